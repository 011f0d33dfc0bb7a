// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// The views as boxes from back to front, each in its clip, with its name.
struct BlueprintViews {
    private let shown: CGRect
    /// Are the boxes filled, so that what is in front hides what is behind? Not over a preview.
    private let isFilled: Bool
    private(set) var list = DisplayList()
    private static let most = 4000
    private static let mostNamed = 1500

    init(_ scene: DrawnScene, isFilled: Bool) {
        shown = scene.shownRect
        self.isFilled = isFilled
    }

    mutating func add(_ views: [DrawnView], labels: inout BlueprintLabels) {
        let visible = views.filter { visiblePart($0) != nil }.suffix(Self.most)
        let overflowed = OverflowedContainers(Array(visible), shown: shown)
        for (index, view) in zip(0..., visible) {
            addShape(view)
            for container in overflowed.endingAt[index] ?? [] { addShape(visible[visible.startIndex + container]) }
        }
        for view in visible.suffix(Self.mostNamed) { if let text = view.text { labels.reserve(text.frame) } }
        // From front to back, so that what is in front is known. Leaves have fewer places to choose from than containers.
        for view in visible.suffix(Self.mostNamed).reversed() where !labels.isFull && !view.style.isContainer {
            addLabel(view, &labels)
            if view.style.isOpaque, let part = visiblePart(view) { labels.addObstacle(part) }
        }
        for view in visible.suffix(Self.mostNamed) where view.style.isContainer { addLabel(view, &labels) }
    }

    private func clip(of view: DrawnView) -> CGRect {
        guard let clip = view.clip.flatMap(DrawnScene.drawable) else { return shown }
        return clip.intersection(shown)
    }

    private func visiblePart(_ view: DrawnView) -> CGRect? {
        guard let frame = DrawnScene.drawable(view.frame) else { return nil }
        let clip = clip(of: view)
        let part = frame.intersection(clip)
        if view.clip != nil && clip.isEmpty { return nil }
        let meets = frame.maxX >= clip.minX && frame.minX <= clip.maxX && frame.maxY >= clip.minY && frame.minY <= clip.maxY
        return meets ? part : nil
    }

    private mutating func addShape(_ view: DrawnView) {
        guard let whole = DrawnScene.drawable(view.frame) else { return }
        // Far edges lie just outside the picture: no renderer likes a rectangle a million points high.
        let near = CGRect(x: shown.minX - 50, y: shown.minY - 50, width: shown.width + 100, height: shown.height + 100)
        let frame = whole.intersection(near)
        list.append(.begin(.clip(.rectangle(clip(of: view)))), layer: view.layer)
        if view.style == .spacer { addSpacer(frame, view) } else { addBox(frame, view) }
        if isFilled, let text = view.text { list.append(.text(text.colored(BlueprintPalette.words)), layer: view.layer) }
        list.append(.end, layer: view.layer)
    }

    private mutating func addBox(_ frame: CGRect, _ view: DrawnView) {
        let stroke = BlueprintPalette.stroke(view.style)
        // A view without thickness would have no border to see.
        let box = CGRect(x: frame.minX, y: frame.minY, width: max(0.6, frame.width), height: max(0.6, frame.height))
        func line(_ width: Double, dash: [Double] = []) -> StrokeLine { StrokeLine(width: width, dash: dash) }
        switch view.style {
        case .container: list.append(.stroke(.rectangle(box), line(1, dash: [4, 3]), .color(stroke)), layer: view.layer)
        case .scroll: list.append(.stroke(.rectangle(box), line(1.5), .color(stroke)), layer: view.layer)
        default:
            let shape = outline(box, view)
            if isFilled {
                list.append(.fill(shape, .color(BlueprintPalette.screen)), layer: view.layer)
                let ground = view.fill ?? .color(stroke.faded(view.style == .text ? 0.07 : 0.16))
                list.append(.fill(shape, ground), layer: view.layer)
            }
            list.append(.stroke(shape, line(1), .color(stroke)), layer: view.layer)
        }
    }

    private func outline(_ box: CGRect, _ view: DrawnView) -> DrawnShape {
        let half = min(box.width, box.height) / 2
        switch view.outline {
        case .circle: return .ellipse(CGRect(x: box.midX - half, y: box.midY - half, width: 2 * half, height: 2 * half))
        case .ellipse: return .ellipse(box)
        case .capsule: return .capsule(box)
        case .rectangle, nil: return .rounded(box, radius: min(view.style == .control ? 8 : 2, half))
        }
    }

    /// A dimension line along the longer side.
    private mutating func addSpacer(_ frame: CGRect, _ view: DrawnView) {
        let color = DrawnPaint.color(BlueprintPalette.stroke(.spacer))
        func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
        let lines: [(CGPoint, CGPoint)] =
            frame.width >= frame.height
            ? [
                (point(frame.minX, frame.midY - 4), point(frame.minX, frame.midY + 4)),
                (point(frame.minX, frame.midY), point(frame.maxX, frame.midY)),
                (point(frame.maxX, frame.midY - 4), point(frame.maxX, frame.midY + 4)),
            ]
            : [
                (point(frame.midX - 4, frame.minY), point(frame.midX + 4, frame.minY)),
                (point(frame.midX, frame.minY), point(frame.midX, frame.maxY)),
                (point(frame.midX - 4, frame.maxY), point(frame.midX + 4, frame.maxY)),
            ]
        for (start, end) in lines {
            list.append(.stroke(.path([.move(start), .line(end)]), StrokeLine(width: 1, dash: [3, 2]), color), layer: view.layer)
        }
    }

    private func addLabel(_ view: DrawnView, _ labels: inout BlueprintLabels) {
        guard let part = visiblePart(view) else { return }
        let color = view.style.isContainer || view.style == .spacer ? BlueprintPalette.stroke(view.style) : BlueprintPalette.words
        let name = sanitized(String(view.name.prefix(80)))
        switch view.style {
        case .container, .scroll: _ = labels.addTitle(name, in: part, color: color)
        case .spacer: _ = labels.addCentered([name], in: widened(part), color: color)
        case .text: if view.text == nil { _ = labels.addTitle(name, in: part, color: color) }
        default:
            let label = view.label.map { sanitized(String($0.prefix(80))) }
            let short = name.split(separator: ".").last.map(String.init) ?? name
            let texts = [label.map { "\(name) \($0)" }, label, name, short].compactMap(\.self)
            if !labels.addCentered(texts, in: part, color: color) { _ = labels.addTitle(short, in: part, color: color) }
        }
    }

    /// Beside a line there is room enough for a name.
    private func widened(_ part: CGRect) -> CGRect {
        let width = max(part.width, 60)
        let height = max(part.height, 12)
        let besides = part.width < part.height ? 34.0 : 0
        let above = part.width < part.height ? 0 : -8.0
        return CGRect(x: part.midX - width / 2 + besides, y: part.midY - height / 2 + above, width: width, height: height)
    }
}

extension DrawnText {
    /// The same in one colour.
    fileprivate func colored(_ color: ColorValue.Components) -> DrawnText {
        var copy = self
        for index in copy.runs.indices { copy.runs[index].paint = .color(color) }
        return copy
    }
}
