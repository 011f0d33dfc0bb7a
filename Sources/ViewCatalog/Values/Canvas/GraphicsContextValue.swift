// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `GraphicsContext`: where and how the code of a Canvas draws. Copies draw on the same canvas, each with a state of its own.
struct GraphicsContextValue: CatalogNative {
    static var typeName: String { "GraphicsContext" }
    let recording: CanvasRecording
    var transform = CGAffineTransformValue.identity
    var opacity = 1.0
    private(set) var blendMode = DrawnBlendMode.normal
    /// Clips and filters in the order in which they were added, the last the innermost.
    var effects: [DrawingEffect] = []

    init(_ recording: CanvasRecording) { self.recording = recording }

    var swiftDescription: String { "GraphicsContext" }

    static func == (one: Self, other: Self) -> Bool {
        one.recording === other.recording && one.transform == other.transform && one.opacity == other.opacity
            && one.blendMode == other.blendMode && one.effects.count == other.effects.count
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(recording))
        hasher.combine(transform)
    }

    // MARK: drawing

    /// A path as an outline in the coordinates of the canvas.
    private func outline(_ path: PathValue) -> ShapePayload {
        var shape = ShapePayload(kind: "Path")
        shape.path = transform == .identity ? path : PathValue(path.drawn(at: .zero).applying(transform))
        return shape
    }

    /// By how much the transform makes lines wider.
    private var scale: Double { abs(transform.a * transform.d - transform.b * transform.c).squareRoot() }

    private func add(_ node: Node, at span: SourceSpan?) throws(Diagnostic) {
        try recording.append(effects: effects.count, at: span) {
            var shown = node
            if opacity < 1 { shown = AttachmentNode(shown, DrawingAttachment(.opacity(opacity))) }
            for effect in effects.reversed() { shown = AttachmentNode(shown, DrawingAttachment(effect)) }
            // Around the filters, which draw what is inside them as a whole.
            if blendMode != .normal { shown = AttachmentNode(shown, DrawingAttachment(.blend(blendMode))) }
            return shown
        }
    }

    func fill(_ path: PathValue, _ shading: GraphicsShading, at span: SourceSpan?) throws(Diagnostic) {
        let style = shading.style(in: recording.size, transform, scale)
        try add(PaintNode(PaintAttachment(style: style, outline: outline(path))), at: span)
    }

    func stroke(_ path: PathValue, _ shading: GraphicsShading, _ line: StrokeLine, at span: SourceSpan?) throws(Diagnostic) {
        var line = line
        line.width *= scale
        line.dash = line.dash.map { $0 * scale }
        let style = shading.style(in: recording.size, transform, scale)
        try add(PaintNode(PaintAttachment(style: style, outline: outline(path), line: line)), at: span)
    }

    /// A view in a rectangle.
    func draw(_ content: GraphicsContent, in rect: CGRect, at span: SourceSpan?) throws(Diagnostic) {
        let sized = FrameNode(content.filling, width: rect.width, height: rect.height, alignment: .topLeading)
        try place(sized, at: rect.origin, span)
    }

    /// A view of its own size, with its anchor at a point.
    func draw(_ content: GraphicsContent, at point: CGPoint, anchor: UnitPoint, at span: SourceSpan?) throws(Diagnostic) {
        let size = recording.measure(content.node, .unspecified)
        let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        try place(FixedSizeNode(content.node), at: origin, span)
    }

    private func place(_ node: Node, at origin: CGPoint, _ span: SourceSpan?) throws(Diagnostic) {
        let moved = OffsetNode(node, by: CGSize(width: origin.x, height: origin.y))
        let whole = FrameNode(moved, width: recording.size.width, height: recording.size.height, alignment: .topLeading)
        try add(transform == .identity ? whole : AttachmentNode(whole, DrawingAttachment(.transform(transform))), at: span)
    }

    func adding(_ effect: DrawingEffect) -> Self {
        var copy = self
        copy.effects.append(effect)
        return copy
    }

    func blended(_ mode: DrawnBlendMode) -> Self {
        var copy = self
        copy.blendMode = mode
        return copy
    }

    func clipped(to path: PathValue) -> Self { adding(.clip(outline(path))) }

    /// What comes now is drawn in coordinates that are changed so.
    func transformed(by change: CGAffineTransformValue) -> Self {
        var copy = self
        copy.transform = change.then(transform)
        return copy
    }
}
