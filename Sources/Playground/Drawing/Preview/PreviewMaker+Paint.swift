// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What leaves and grounds draw: paint, texts, bars, and what stands for the unknown.
extension PreviewMaker {
    /// The colours of a layer: a part of the screen may be dark.
    func colored(_ brush: Brush, _ placed: PlacedLayer) -> Paintbrush {
        var paint = brush.paint
        paint.isDark = brush.barScheme.map { $0 == .dark } ?? isDark(placed)
        return paint
    }

    /// What a style covers: the frame, and where it lies behind a view also the safe area that the frame touches (L4.9).
    mutating func painted(_ paint: PaintAttachment, _ placed: PlacedLayer, _ brush: Brush) -> [DisplayList.Item] {
        var frame = placed.frame
        if paint.outline == nil, !paint.ignoredSafeAreaEdges.isEmpty { frame = extended(placed, paint.ignoredSafeAreaEdges) }
        let paintbrush = colored(brush, placed)
        let style = paintbrush.paint(paint.style, in: frame)
        let shape = if let shape = paint.outline { outline(shape, frame, placed) } else { DrawnShape.rectangle(frame) }
        if let line = paint.line { return [.stroke(shape, line, style)] }
        if brush.paint.isRedacted, paint.place == .shape { return [.fill(shape, style.faded(0.2))] }
        return [.fill(shape, style)] + mesh(paintbrush.patches(paint.style, in: frame), in: shape)
    }

    /// The patches of a mesh within what it fills.
    private func mesh(_ patches: [(outline: DrawnShape, color: ColorValue.Components)], in shape: DrawnShape) -> [DisplayList.Item] {
        guard !patches.isEmpty else { return [] }
        var items: [DisplayList.Item] = [.begin(.clip(shape))]
        for patch in patches { items.append(.fill(patch.outline, .color(patch.color))) }
        items.append(.end)
        return items
    }

    func extended(_ placed: PlacedLayer, _ edges: Edge.Set) -> CGRect {
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

    /// The outline of a shape in a frame; an empty one where it cannot be made, which `failure` tells of then.
    mutating func outline(_ shape: ShapePayload, _ frame: CGRect, _ placed: PlacedLayer) -> DrawnShape {
        let machine = laidOut.machine
        let isRightToLeft = placed.environment.traits.layoutDirection == .rightToLeft
        do throws(Diagnostic) {
            return try shape.drawn(
                in: DrawnScene.drawable(frame) ?? .zero, rightToLeft: isRightToLeft, charge: ShapeCharge(machine.budget, at: nil)
            ) { (shape, rect) throws(Diagnostic) in try Self.path(of: shape, in: rect, machine) }
        } catch {
            failure = failure ?? error
            return .path([])
        }
    }

    /// A path whose code fails has been an error of the input that showed it, or draws nothing; what ends the input ends the picture.
    private static func path(of shape: StructValue, in rect: CGRect, _ machine: Machine) throws(Diagnostic) -> PathValue? {
        do throws(Diagnostic) {
            let arguments: [(label: String?, value: Value)] = [("in", rect.encode())]
            return PathValue.decode(
                try machine.callMethod("path", on: .structure(shape), arguments: arguments, in: machine.context()).result)
        } catch {
            if [.limitExceeded, .interrupted].contains(error.id) { throw error }
            return PathValue()
        }
    }

    // MARK: texts

    func text(_ node: TextNode, _ placed: PlacedLayer, _ brush: Brush) -> [DisplayList.Item] {
        guard let text = Self.text(node, placed, colored(brush, placed), brush.runEffects) else { return [] }
        guard brush.paint.isRedacted else { return [.text(text)] + images(in: text, node, placed, brush) }
        let grey = DrawnPaint.color(colored(brush, placed).label.faded(0.15))
        return text.lines.map { line in
            let bar = CGRect(
                x: text.frame.minX + line.x, y: text.frame.minY + line.y + line.height * 0.15, width: line.width, height: line.height * 0.7)
            return .fill(.rounded(bar, radius: 3), grey)
        }
    }

    /// The images that stand among the characters of a text.
    private func images(in text: DrawnText, _ node: TextNode, _ placed: PlacedLayer, _ brush: Brush) -> [DisplayList.Item] {
        guard node.runs.contains(where: { $0.image != nil }) else { return [] }
        var items: [DisplayList.Item] = []
        for line in text.lines {
            for fragment in line.fragments {
                guard let image = node.runs[fragment.run].image else { continue }
                var paint = colored(brush, placed)
                for effect in fragment.run < brush.runEffects.count ? brush.runEffects[fragment.run].reversed() : [] { paint.take(effect) }
                let x = text.frame.minX + fragment.x
                switch image {
                case .symbol(let name):
                    let place = CGRect(
                        x: x, y: text.frame.minY + line.y + (line.height - fragment.width) / 2, width: fragment.width,
                        height: fragment.width)
                    items += DrawnControl(frame: place, paint: paint).symbol(name, in: place, color: paint.paint(nil, in: place).color)
                case .picture(let name, let size):
                    let place = CGRect(x: x, y: text.frame.minY + line.baseline - size.height, width: size.width, height: size.height)
                    items += DrawnControl(frame: place, paint: paint).picture(sanitized(name))
                }
            }
        }
        return items
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
        return DrawnText(
            frame: placed.frame, lines: node.runs.contains { $0.image != nil } ? lines.map(\.withoutImages) : lines, runs: runs)
    }

    /// A view of which nothing is known: its name in a dashed box.
    func placeholder(_ placed: PlacedLayer, _ brush: Brush) -> [DisplayList.Item] {
        let paint = colored(brush, placed)
        let color = paint.label.faded(0.45)
        let box = placed.frame.insetBy(0.5)
        let label = DrawnText.fitted(sanitized(placed.tag?.name ?? ""), in: box, size: 11, color: color)
        return [.stroke(.rounded(box, radius: 6), StrokeLine(width: 1, dash: [4, 3]), .color(color))] + (label.map { [.text($0)] } ?? [])
    }
}

extension TextLine {
    /// The line without the characters that images take the place of.
    fileprivate var withoutImages: TextLine {
        var line = self
        for index in line.fragments.indices where line.fragments[index].string == InlineImage.character {
            line.fragments[index].string = ""
        }
        line.string = line.string.replacing(InlineImage.character, with: "")
        return line
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
