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
    /// What the system draws over it.
    private(set) var systemBars = DisplayList()
    /// Why the code of a shape or an effect could not be run, the first time.
    var failure: Diagnostic?
    private var rows = ListRows()
    /// What modifiers say of the signs that the system draws over the screen.
    var hidesStatusBar = false
    var hidesHomeIndicator = false
    /// What `preferredColorScheme` says of the window; nil: it is as the device is.
    private let windowScheme: ColorScheme?
    private var work: [Work] = []
    /// Of the layers that effects move or fade.
    var placements: [Int: Placement] = [:]

    private enum Work {
        case layer(Int, Brush)
        case item(DisplayList.Item, Int)
    }

    /// What the layers around say about those inside.
    struct Brush {
        var paint: Paintbrush
        /// A modifier outside of a shape paints it instead of the shape itself.
        var isShapePainted = false
        /// What a view asks of the bar that is drawn; nil outside of bars.
        var barScheme: ColorScheme?
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
        self.init(laidOut, windowScheme: Self.windowScheme(of: laidOut.snapshot), layOut: layOut)
    }

    private init(_ laidOut: LaidOutScene, windowScheme: ColorScheme?, layOut: @escaping (Node) -> LayoutResult?) {
        self.laidOut = laidOut
        self.windowScheme = windowScheme
        self.layOut = layOut
    }

    /// The outermost view that prefers a scheme counts, which comes first.
    private static func windowScheme(of snapshot: LayoutSnapshot) -> ColorScheme? {
        (0..<snapshot.count).lazy.compactMap { layer in
            ((snapshot[layer].node as? AttachmentNode)?.attachment as? DrawingAttachment)?.windowScheme
        }.first
    }

    /// Is a layer dark? What the window is holds where no view around the layer says otherwise.
    func isDark(_ placed: PlacedLayer) -> Bool {
        let own = placed.environment[CatalogKeys.colorScheme]
        if case .view? = placed.environment.find(CatalogKeys.colorScheme.name)?.origin { return own == .dark }
        return (windowScheme ?? own) == .dark
    }

    var snapshot: LayoutSnapshot { laidOut.snapshot }

    /// The picture of the window, or of one layer and what is inside it.
    mutating func make(_ layer: Int? = nil) {
        let isDark = (windowScheme ?? laidOut.scene.stage.colorScheme) == .dark
        let brush = Paintbrush(isDark: isDark, resources: laidOut.scene.resources)
        for root in layer.map({ [$0] }) ?? snapshot.roots { draw(root, Brush(paint: brush)) }
        list.insertFirst(.fill(.rectangle(CGRect(origin: .zero, size: laidOut.scene.stage.size)), .color(brush.ground)))
        // What is not a view covers a screen, but not a view that is shown alone.
        guard layer == nil else { return }
        let stage = laidOut.scene.stage
        if let height = stage.keyboard {
            for item in DrawnKeyboard(screen: stage.size, height: height, isDark: isDark).items { list.append(item) }
        }
        let bars = DrawnSystemBars(stage: stage, scheme: windowScheme ?? stage.colorScheme, time: laidOut.scene.clock.time)
        for item in hidesStatusBar ? [] : bars.statusBar { systemBars.append(item) }
        for item in hidesHomeIndicator ? [] : bars.homeIndicator { systemBars.append(item) }
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
    func separate(_ layer: Int, _ brush: Brush) -> DisplayList {
        var maker = PreviewMaker(laidOut, windowScheme: windowScheme, layOut: layOut)
        maker.draw(layer, brush)
        return maker.list
    }

    /// Views beside the scene as a picture of their own.
    func separate(_ result: LayoutResult, _ brush: Brush) -> DisplayList {
        var maker = PreviewMaker(laidOut.beside(result), windowScheme: windowScheme, layOut: layOut)
        for root in result.snapshot.roots { maker.draw(root, brush) }
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
        case let node as ListRowNode:
            let shape = placed.mark(ListRowBackground.self)?.outline.map { outline($0, ListRows.box(of: node, placed), placed) }
            rows.add(node, placed, colored(brush, placed), outline: shape, to: &part)
        case let node as PresentedNode: add(node, placed, brush, to: &part)
        case is NavigationNode, is TabBarNode: addScreenGround(placed, brush, to: &part)
        default: addLeaf(node, placed, brush, to: &part)
        }
        return part
    }

    private mutating func addLeaf(_ node: Node, _ placed: PlacedLayer, _ brush: Brush, to part: inout Part) {
        switch node {
        case let node as TextNode: part.before += text(node, placed, brush)
        case let node as PaintNode:
            if let paint = node.paint as? PaintAttachment {
                if !brush.isShapePainted || paint.style != nil { part.before += painted(paint, placed, brush) }
            } else if let canvas = node.paint as? CanvasAttachment {
                part.before += drawn(canvas, placed, brush)
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
}

extension PreviewMaker.Placement {
    /// An effect further inside comes first.
    mutating func take(_ effect: DisplayList.Effect) {
        switch effect {
        case .opacity(let factor): opacity *= factor
        case .transform(let inner): transform = inner.then(transform)
        case .blend, .clip, .shadow, .blur, .mask: break
        }
    }
}
