// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What the code of a Canvas draws while it runs, as views one over the other, each as large as the canvas.
///
/// A picture runs the code when it is drawn and lays these views out beside the scene: texts, images and paths look as they do elsewhere.
// Unchecked: it is used on the interpreter's thread only.
final class CanvasRecording: @unchecked Sendable {
    let size: CGSize
    /// What `resolveSymbol(id:)` finds.
    let symbols: [(id: Value, node: Node)]
    /// How large a view is for a proposal.
    let measure: (Node, ProposedViewSize) -> CGSize
    private(set) var nodes: [Node] = []

    init(size: CGSize, symbols: [(id: Value, node: Node)], measure: @escaping (Node, ProposedViewSize) -> CGSize) {
        self.size = size
        self.symbols = symbols
        self.measure = measure
    }

    /// The most things that one picture draws, and the most effects around all of them: each is a view.
    private static let limit = 20_000
    private var effectCount = 0

    /// - Parameter effects: how many are around the view: asked before they are made.
    func append(effects: Int, at span: SourceSpan?, _ make: () -> Node) throws(Diagnostic) {
        guard nodes.count < Self.limit else {
            throw Diagnostic(.limitExceeded, "a Canvas can draw at most \(Self.limit) shapes, texts and images", at: span)
        }
        effectCount += effects
        guard effectCount <= Self.limit else {
            throw Diagnostic(.limitExceeded, "a Canvas can apply at most \(Self.limit) clips and filters", at: span)
        }
        nodes.append(make())
    }
}

/// The code of a Canvas.
package struct CanvasAttachment: Sendable {
    let renderer: LateCall
    /// The views that it may draw by their tags.
    package let symbols: Node?

    /// Runs the code: what it draws, from back to front.
    ///
    /// - Parameters:
    ///   - symbols: the views of `symbols` with their tags.
    ///   - measure: how large a view is for a proposal.
    package func drawn(
        size: CGSize, symbols: [(id: Value, node: Node)], on machine: Machine, measure: @escaping (Node, ProposedViewSize) -> CGSize
    ) throws(Diagnostic) -> [Node] {
        let recording = CanvasRecording(size: size, symbols: symbols, measure: measure)
        _ = try renderer.changing(GraphicsContextValue(recording).encode(), [size.encode()], on: machine)
        return recording.nodes
    }
}
