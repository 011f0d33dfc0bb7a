// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Makes the picture that a screen would show: each layer of a layout is asked what it draws, from back to front.
///
/// It goes down the tree with a list of what is still to do, not by calling itself: trees may be deep.
struct PreviewMaker {
    let laidOut: LaidOutScene
    /// Views beside the scene, laid out as it is: the words of segments and tab bars.
    let layOut: (Node) -> LayoutResult?
    private(set) var list = DisplayList()
    /// Why the code of a shape or an effect could not be run, the first time.
    private(set) var failure: Diagnostic?
    private var rows = ListRows()
    private var work: [Work] = []
    /// Of the layers that effects move or fade.
    private(set) var placements: [Int: Placement] = [:]

    private enum Work {
        case layer(Int, Brush)
        case item(DisplayList.Item, Int)
    }

    /// What the layers around say about those inside.
    struct Brush {
        var paint: Paintbrush
        /// A modifier outside of a shape paints it instead of the shape itself.
        var isShapePainted = false
        /// What effects outside do to the place and to how much of it is seen.
        var placement = Placement()
        var runEffects: [[DrawingEffect]] = []
    }

    /// Where a layer is drawn, seen from where layout put it.
    struct Placement {
        var transform = CGAffineTransformValue.identity
        var opacity = 1.0
        var isChanged: Bool { opacity != 1 || transform != .identity }
    }

    /// What a layer draws before and after those inside it, and which these are, in the order of painting.
    struct Part {
        var before: [DisplayList.Item] = []
        var children: [(layer: Int, brush: Brush)]
        var after: [DisplayList.Item] = []

        /// Everything of it inside of an effect.
        mutating func wrap(in effect: DisplayList.Effect) {
            before.insert(.begin(effect), at: 0)
            after.append(.end)
            for index in children.indices { children[index].brush.placement.take(effect) }
        }
    }

    init(_ laidOut: LaidOutScene, layOut: @escaping (Node) -> LayoutResult?) {
        self.laidOut = laidOut
        self.layOut = layOut
    }

    var snapshot: LayoutSnapshot { laidOut.snapshot }

    /// The picture of the window, or of one layer and what is inside it.
    mutating func make(_ layer: Int? = nil) {
        let isDark = laidOut.scene.stage.colorScheme == .dark
        let brush = Paintbrush(isDark: isDark)
        list.append(.fill(.rectangle(CGRect(origin: .zero, size: laidOut.scene.stage.size)), .color(brush.ground)))
        guard snapshot.count > 0 else { return }
        draw(layer ?? 0, Brush(paint: brush))
    }

    mutating func draw(_ layer: Int, _ brush: Brush) {
        work = [.layer(layer, brush)]
        while let next = work.popLast() {
            switch next {
            case .item(let item, let layer): list.append(item, layer: layer)
            case .layer(let layer, let brush):
                if brush.placement.isChanged { placements[layer] = brush.placement }
                let part = part(layer, brush)
                for item in part.before { list.append(item, layer: layer) }
                for item in part.after.reversed() { work.append(.item(item, layer)) }
                for child in part.children.reversed() { work.append(.layer(child.layer, child.brush)) }
            }
        }
    }

    /// A part of the picture as a picture of its own: what masks another.
    private func separate(_ layer: Int, _ brush: Brush) -> DisplayList {
        var maker = PreviewMaker(laidOut, layOut: layOut)
        maker.draw(layer, brush)
        return maker.list
    }

    // MARK: a layer

    private mutating func part(_ layer: Int, _ brush: Brush) -> Part {
        let placed = snapshot[layer]
        let node = placed.node
        var part = Part(children: ordered(snapshot.children(of: layer)).map { ($0, brush) })
        switch node {
        case let node as AttachmentNode: add(node.attachment, placed, brush, to: &part)
        case let node as WholeProposalNode: add(node.attachment, placed, brush, to: &part)
        case let node as SecondaryNode: order(node.role, brush, &part)
        case let node as PreferenceReaderNode: if node.isBehind { part.children.reverse() }
        case let node as ScrollNode: add(node, placed, brush, to: &part)
        case let node as ListRowNode: rows.add(node, placed, brush, to: &part)
        default: addLeaf(node, placed, brush, to: &part)
        }
        return part
    }

    private func addLeaf(_ node: Node, _ placed: PlacedLayer, _ brush: Brush, to part: inout Part) {
        switch node {
        case let node as TextNode: part.before += text(node, placed, brush)
        case let node as PaintNode:
            if let paint = node.paint as? PaintAttachment {
                if !brush.isShapePainted || paint.style != nil { part.before += painted(paint, placed, brush) }
            } else if let face = node.paint as? ControlFace {
                part.before += drawn(face, placed, brush)
            }
        case let node as FixedContentNode: part.before += (node.face as? ControlFace).map { drawn($0, placed, brush) } ?? []
        case let node as ImageNode: part.before += (node.face as? ControlFace).map { drawn($0, placed, brush) } ?? []
        case is DividerNode: part.before.append(.fill(.rectangle(placed.frame), .color(colored(brush, placed).separator)))
        case is PlaceholderNode: part.before += placeholder(placed, brush)
        default: break
        }
    }

    /// The children by what `.zIndex` says of them; the order of the tree among equals.
    private func ordered(_ children: [Int]) -> [Int] {
        if children.count < 2 { return children }
        let heights = children.map { height(of: $0) }
        if heights.allSatisfy({ $0 == heights[0] }) { return children }
        return children.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { children[$0] }
    }

    private func height(of layer: Int) -> Double {
        snapshot[layer].firstLayer { node in
            if case .zIndex(let height)? = ((node as? AttachmentNode)?.attachment as? DrawingAttachment)?.effect { height } else { nil }
        } ?? 0
    }

    private func order(_ role: SecondaryNode.Role, _ brush: Brush, _ part: inout Part) {
        guard part.children.count > 1 else { return }
        switch role {
        case .before: break
        case .behind: part.children.reverse()
        case .mask:
            let mask = separate(part.children[1].layer, Brush(paint: Paintbrush(isDark: brush.paint.isDark)))
            part.children.removeLast()
            part.wrap(in: .mask(mask))
        }
    }

    // MARK: modifiers

    private mutating func add(_ attachment: any Sendable, _ placed: PlacedLayer, _ brush: Brush, to part: inout Part) {
        switch attachment {
        case let drawing as DrawingAttachment: add(drawing.effect, placed, brush, to: &part)
        case let paint as PaintAttachment:
            switch paint.place {
            case .shape:
                for index in part.children.indices { part.children[index].brush.isShapePainted = true }
                // A trimmed or inset shape is painted by what is around it, where something is.
                let isChangeOnly = paint.style == nil && paint.line == nil
                if !(isChangeOnly && brush.isShapePainted) { part.after += painted(paint, placed, brush) }
            case .behind: part.before += painted(paint, placed, brush)
            case .before: part.after += painted(paint, placed, brush)
            }
        case let effects as TextRunEffects:
            for index in part.children.indices { part.children[index].brush.runEffects = effects.effects }
        case is NavigationBarMark: if let ground = barGround(placed, brush) { part.before.insert(ground, at: 0) }
        case is ScrollTransitionAttachment, is VisualEffectAttachment: addScrollEffect(placed, brush, to: &part)
        default: break
        }
    }

    private mutating func add(_ effect: DrawingEffect, _ placed: PlacedLayer, _ brush: Brush, to part: inout Part) {
        let frame = placed.frame
        switch effect {
        case .opacity(let opacity): part.wrap(in: .opacity(min(max(opacity, 0), 1)))
        case .blur(let radius): if radius > 0 { part.wrap(in: .blur(radius)) }
        case .clip(let shape): part.wrap(in: .clip(shape.map { self.outline($0, frame, placed) } ?? .rectangle(frame)))
        case .border(let style, let width):
            let line = StrokeLine(width: width, isInside: true)
            part.after.append(.stroke(.rectangle(frame), line, colored(brush, placed).paint(style, in: frame)))
        case .shadow(let color, let radius, let offset):
            let components = color.components(isDark: colored(brush, placed).isDark)
            part.wrap(in: .shadow(components, radius: max(0, radius), offset: offset))
        case .scale(let scale, let anchor): turn(.scale(scale.width, scale.height), anchor, placed, &part)
        case .rotation(let angle, let anchor): turn(.rotation(angle.radians), anchor, placed, &part)
        case .rotation3D(let angle, let axis, let anchor): turn(.rotation(angle, about: axis), anchor, placed, &part)
        case .transform(let transform): turn(transform, .topLeading, placed, &part)
        case .hidden:
            for layer in snapshot.subtree(of: placed.index) { placements[layer] = Placement(opacity: 0) }
            part = Part(children: [])
        case .glass(let shape):
            let outline: DrawnShape = shape.map { self.outline($0, frame, placed) } ?? .capsule(frame)
            let isDark = colored(brush, placed).isDark
            part.before.append(.fill(outline, .color(.init(hex: isDark ? 0x3A3A3C : 0xFFFFFF, opacity: 0.72))))
            part.before.append(.stroke(outline, StrokeLine(width: 0.5, isInside: true), .color(.init(hex: 0xFFFFFF, opacity: 0.6))))
        case .foreground, .tint, .background, .color, .underline, .strikethrough, .redacted:
            for index in part.children.indices { part.children[index].brush.paint.take(effect) }
        case .none, .zIndex: break
        }
    }

    private func turn(_ transform: CGAffineTransformValue, _ anchor: UnitPoint, _ placed: PlacedLayer, _ part: inout Part) {
        part.wrap(in: .transform(transform.around(anchor.flipped(placed), of: placed.frame)))
    }

    /// A scroll transition or a visual effect, as far as it has come.
    private mutating func addScrollEffect(_ placed: PlacedLayer, _ brush: Brush, to part: inout Part) {
        let effect: VisualEffectValue
        do throws(Diagnostic) {
            effect = try ScrollEffects(index: laidOut.index).effect(at: placed.index, on: laidOut.machine) ?? .identity
        } catch {
            failure = failure ?? error
            return
        }
        let filters: [(DrawingEffect.ColorFilter, Bool)] = [
            (.brightness(effect.brightness), effect.brightness != 0), (.contrast(effect.contrast), effect.contrast != 1),
            (.saturation(effect.saturation), effect.saturation != 1), (.grayscale(effect.grayscale), effect.grayscale != 0),
            (.hueRotation(effect.hueRotation), effect.hueRotation.radians != 0),
        ]
        for (filter, isSet) in filters where isSet {
            for index in part.children.indices { part.children[index].brush.paint.take(.color(filter)) }
        }
        let turned = CGAffineTransformValue.scale(effect.scale.width, effect.scale.height).then(.rotation(effect.rotation.radians))
        let moved = turned.around(.center, of: placed.frame).then(.translation(effect.offset.width, effect.offset.height))
        if moved != .identity { part.wrap(in: .transform(moved)) }
        if effect.blur > 0 { part.wrap(in: .blur(effect.blur)) }
        if effect.opacity != 1 { part.wrap(in: .opacity(min(max(effect.opacity, 0), 1))) }
    }

    /// The content is cut at the bounds; grouped rows stand on a ground of their own.
    private func add(_ node: ScrollNode, _ placed: PlacedLayer, _ brush: Brush, to part: inout Part) {
        let inner = part.children.first.map { snapshot[$0.layer] }
        let bounds = inner?.context.scroll?.bounds ?? placed.frame
        if ListRows.areGrouped(in: placed.index, snapshot) {
            part.before.append(.fill(.rectangle(bounds), .color(ListRows.ground(isDark: colored(brush, placed).isDark))))
        }
        guard !placed.environment[CatalogKeys.isScrollClipDisabled] else { return }
        part.before.append(.begin(.clip(.rectangle(bounds))))
        part.after.insert(.end, at: 0)
    }

    // MARK: paint

    /// The colours of a layer: a part of the screen may be dark.
    func colored(_ brush: Brush, _ placed: PlacedLayer) -> Paintbrush {
        var paint = brush.paint
        paint.isDark = placed.environment[EnvironmentKeys.colorScheme] == .dark
        return paint
    }

    /// What a style covers: the frame, and where it lies behind a view also the safe area that the frame touches (L4.9).
    private func painted(_ paint: PaintAttachment, _ placed: PlacedLayer, _ brush: Brush) -> [DisplayList.Item] {
        var frame = placed.frame
        if paint.outline == nil, !paint.ignoredSafeAreaEdges.isEmpty { frame = extended(placed, paint.ignoredSafeAreaEdges) }
        let style = colored(brush, placed).paint(paint.style, in: frame)
        let shape: DrawnShape = paint.outline.map { outline($0, frame, placed) } ?? .rectangle(frame)
        if let line = paint.line { return [.stroke(shape, line, style)] }
        if brush.paint.isRedacted, paint.place == .shape { return [.fill(shape, style.faded(0.2))] }
        return [.fill(shape, style)]
    }

    private func extended(_ placed: PlacedLayer, _ edges: Edge.Set) -> CGRect {
        let insets = placed.safeAreaInsets
        let flips = placed.environment.traits.layoutDirection == .rightToLeft
        func length(_ edge: Edge, _ value: Double) -> Double { edges.contains(Edge.Set(edge)) ? max(0, value) : 0 }
        let (leading, trailing) = (length(.leading, insets.leading), length(.trailing, insets.trailing))
        let (left, right) = flips ? (trailing, leading) : (leading, trailing)
        let (top, bottom) = (length(.top, insets.top), length(.bottom, insets.bottom))
        let frame = placed.frame
        return CGRect(
            x: frame.minX - left, y: frame.minY - top, width: frame.width + left + right, height: frame.height + top + bottom)
    }

    func outline(_ shape: ShapePayload, _ frame: CGRect, _ placed: PlacedLayer) -> DrawnShape {
        let machine = laidOut.machine
        let drawable = DrawnScene.drawable(frame) ?? .zero
        return shape.drawn(in: drawable, rightToLeft: placed.environment.traits.layoutDirection == .rightToLeft) { shape, rect in
            let arguments: [(label: String?, value: Value)] = [("in", rect.encode())]
            // A path that cannot be made has been an error of the input that showed it, or draws nothing.
            let answer = try? machine.callMethod("path", on: .structure(shape), arguments: arguments, in: machine.context()).result
            guard case .native(let native)? = answer else { return PathValue() }
            return native as? PathValue ?? PathValue()
        }
    }

    /// The ground of a bar, which is only seen while content lies under it.
    private func barGround(_ placed: PlacedLayer, _ brush: Brush) -> DisplayList.Item? {
        let frame = placed.frame
        let isOverContent = laidOut.index.scrolls.contains { scroll in
            guard let geometry = laidOut.scene.layout.scrolls[scroll.path]?.geometry,
                let content = snapshot.children(of: scroll.layer).first.map({ snapshot[$0] }),
                content.context.scroll?.bounds.overlaps(frame) == true
            else { return false }
            return geometry.contentOffset.y > geometry.range(.vertical).lowerBound + 0.5
        }
        guard isOverContent else { return nil }
        let color =
            colored(brush, placed).isDark ? ColorValue.Components(hex: 0x161618, opacity: 0.94) : .init(hex: 0xF9F9F9, opacity: 0.94)
        // Up to the edge of the screen, under the status bar.
        let ground = CGRect(x: frame.minX, y: 0, width: frame.width, height: max(0, frame.maxY))
        return .fill(.rectangle(ground), .color(color))
    }

    // MARK: texts

    func text(_ node: TextNode, _ placed: PlacedLayer, _ brush: Brush) -> [DisplayList.Item] {
        guard let text = Self.text(node, placed, colored(brush, placed), brush.runEffects) else { return [] }
        guard brush.paint.isRedacted else { return [.text(text)] }
        let grey = DrawnPaint.color(colored(brush, placed).label.faded(0.15))
        return text.lines.map { line in
            let bar = CGRect(
                x: text.frame.minX + line.x, y: text.frame.minY + line.y + line.height * 0.15, width: line.width, height: line.height * 0.7)
            return .fill(.rounded(bar, radius: 3), grey)
        }
    }

    /// The lines as the engine set them for the place; nil where there are none.
    static func text(_ node: TextNode, _ placed: PlacedLayer, _ paint: Paintbrush, _ effects: [[DrawingEffect]] = []) -> DrawnText? {
        let environment = placed.environment
        let layout = node.layout(in: environment)
        let (width, height) = (placed.proposal.width, placed.proposal.height)
        let lines = layout.lines(width: width, height: height, rightToLeft: environment.traits.layoutDirection == .rightToLeft)
        if lines.isEmpty { return nil }
        let scale = layout.measure(width: width, height: height).fontScale
        let runs = layout.runFonts.enumerated().map { index, run in
            var own = paint
            for effect in index < effects.count ? effects[index].reversed() : [] { own.take(effect) }
            return DrawnText.Run(
                size: run.metrics.pointSize * scale, weight: run.metrics.weight, isItalic: run.font.isItalic,
                design: run.font.design ?? .default, paint: own.paint(nil, in: placed.frame),
                isUnderlined: own.isUnderlined, isStruckThrough: own.isStruckThrough)
        }
        return DrawnText(frame: placed.frame, lines: lines, runs: runs)
    }

    /// A view of which nothing is known: its name in a dashed box.
    private func placeholder(_ placed: PlacedLayer, _ brush: Brush) -> [DisplayList.Item] {
        let paint = colored(brush, placed)
        let color = paint.label.faded(0.45)
        let box = placed.frame.insetBy(0.5)
        let label = DrawnText.fitted(sanitized(placed.tag?.name ?? ""), in: box, size: 11, color: color)
        return [.stroke(.rounded(box, radius: 6), StrokeLine(width: 1, dash: [4, 3]), .color(color))] + (label.map { [.text($0)] } ?? [])
    }
}

extension PreviewMaker.Placement {
    /// An effect further inside comes first.
    fileprivate mutating func take(_ effect: DisplayList.Effect) {
        switch effect {
        case .opacity(let factor): opacity *= factor
        case .transform(let inner): transform = inner.then(transform)
        case .clip, .shadow, .blur, .mask: break
        }
    }
}

extension DrawnPaint {
    func faded(_ factor: Double) -> DrawnPaint {
        switch self {
        case .color(let color): .color(color.faded(factor))
        case .hatch(let color): .hatch(color.faded(factor))
        case .gradient: .color(color.faded(factor))
        }
    }
}

extension DrawnText {
    /// A label in the middle of a frame, smaller where it has to be; nil where there is no room for it.
    static func fitted(
        _ label: String, in frame: CGRect, size: Double, weight: Font.Weight = .regular, color: ColorValue.Components
    ) -> DrawnText? {
        guard !label.isEmpty, frame.width > 4, frame.height > 4 else { return nil }
        let width = width(of: label, size: size, weight: weight)
        let fitting = min(size, size * frame.width / max(width, 1), frame.height / 1.2)
        guard fitting >= 4 else { return nil }
        let scaled = width * fitting / size
        let origin = CGPoint(x: frame.midX - scaled / 2, y: frame.midY - fitting * 0.6)
        return DrawnText(label: label, at: origin, size: fitting, weight: weight, color: color)
    }
}

extension CGAffineTransformValue {
    /// A turn about an axis of space, seen from straight ahead without perspective.
    static func rotation(_ angle: Angle, about axis: DrawingEffect.Axis3D) -> Self {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite else { return .identity }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let plane = rotation(angle.radians)
        let (c, s) = (plane.a, plane.b)
        return Self(
            a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c), tx: 0, ty: 0)
    }
}

extension UnitPoint {
    /// As seen on the screen: leading is right where the layout runs to the left.
    fileprivate func flipped(_ placed: PlacedLayer) -> UnitPoint {
        placed.environment.traits.layoutDirection == .rightToLeft ? UnitPoint(x: 1 - x, y: y) : self
    }
}
