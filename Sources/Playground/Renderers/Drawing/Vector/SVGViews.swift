// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// The views as rectangles from back to front, each in its clip, with its name.
struct SVGViews {
    private let shown: CGRect
    private let window: CGRect
    private var clips: [CGRect] = []
    private var clipPlaces: [CGRect: Int] = [:]
    private(set) var elements: [String] = []
    private static let most = 4000
    private static let mostNamed = 1500

    init(_ scene: DrawnScene) {
        shown = scene.shownRect
        window = scene.windowRect
    }

    /// The clip paths that the elements refer to.
    var definitions: String {
        clips.enumerated().map { "<clipPath id=\"clip\($0.offset)\"><rect \(XMLText.rect($0.element))/></clipPath>" }.joined(
            separator: "\n")
    }

    mutating func add(_ views: [DrawnView], labels: inout SVGLabels) {
        let visible = views.filter { visiblePart($0) != nil }.suffix(Self.most)
        for view in visible { addShape(view) }
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
        let place = clipPlace(clip(of: view))
        let title = XMLText.escaped("\(view.name) \(view.kind) \(PointText.point(view.frame.origin)) \(PointText.size(view.frame.size))")
        let figure = view.style == .spacer ? spacer(frame, view) : rectangle(frame, view)
        elements.append("<g clip-path=\"url(#clip\(place))\"><title>\(title)</title>\(figure)</g>")
    }

    private func rectangle(_ frame: CGRect, _ view: DrawnView) -> String {
        let stroke = SVGPalette.stroke(view)
        // A view without thickness would have no border to see.
        let box = CGRect(x: frame.minX, y: frame.minY, width: max(0.6, frame.width), height: max(0.6, frame.height))
        switch view.style {
        case .container: return "<rect \(XMLText.rect(box)) fill=\"none\" stroke=\"\(stroke)\" stroke-dasharray=\"4 3\"/>"
        case .scroll: return "<rect \(XMLText.rect(box)) fill=\"none\" stroke=\"\(stroke)\" stroke-width=\"1.5\"/>"
        default:
            let rect = outline(box, view)
            return rect + " fill=\"\(SVGPalette.screen)\"/>"
                + rect + " fill=\"\(stroke)\" fill-opacity=\"\(SVGPalette.groundOpacity(view))\" stroke=\"\(stroke)\"/>"
        }
    }

    /// The start of the element: round for what is round.
    private func outline(_ box: CGRect, _ view: DrawnView) -> String {
        let n = XMLText.number
        let half = min(box.width, box.height) / 2
        func ellipse(_ rx: Double, _ ry: Double) -> String {
            "<ellipse cx=\"\(n(box.midX))\" cy=\"\(n(box.midY))\" rx=\"\(n(rx))\" ry=\"\(n(ry))\""
        }
        func rectangle(_ radius: Double) -> String { "<rect \(XMLText.rect(box)) rx=\"\(n(radius))\"" }
        switch view.outline {
        case .circle: return ellipse(half, half)
        case .ellipse: return ellipse(box.width / 2, box.height / 2)
        case .capsule: return rectangle(half)
        case .rectangle, nil: return rectangle(min(view.style == .control ? 8 : 2, half))
        }
    }

    /// A dimension line along the longer side.
    private func spacer(_ frame: CGRect, _ view: DrawnView) -> String {
        let stroke = SVGPalette.stroke(view)
        let n = XMLText.number
        let path =
            if frame.width >= frame.height {
                "M\(n(frame.minX)) \(n(frame.midY - 4))v8M\(n(frame.minX)) \(n(frame.midY))H\(n(frame.maxX))M\(n(frame.maxX)) \(n(frame.midY - 4))v8"
            } else {
                "M\(n(frame.midX - 4)) \(n(frame.minY))h8M\(n(frame.midX)) \(n(frame.minY))V\(n(frame.maxY))M\(n(frame.midX - 4)) \(n(frame.maxY))h8"
            }
        return "<path d=\"\(path)\" fill=\"none\" stroke=\"\(stroke)\" stroke-dasharray=\"3 2\"/>"
    }

    private func addLabel(_ view: DrawnView, _ labels: inout SVGLabels) {
        guard let part = visiblePart(view) else { return }
        let color = view.style.isContainer || view.style == .spacer ? SVGPalette.stroke(view) : SVGPalette.words
        let name = sanitized(String(view.name.prefix(80)))
        switch view.style {
        case .container, .scroll: _ = labels.addTitle(name, in: part, color: color)
        case .spacer: _ = labels.addCentered([name], in: widened(part), color: color)
        case .text:
            if part.height < 6 || part.width < 6 { return }
            let text = view.label ?? ""
            if text.isEmpty || !labels.addText(text, in: part, color: color) { _ = labels.addTitle(name, in: part, color: color) }
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

    private mutating func clipPlace(_ rect: CGRect) -> Int {
        if let place = clipPlaces[rect] { return place }
        clipPlaces[rect] = clips.count
        clips.append(rect)
        return clips.count - 1
    }
}
