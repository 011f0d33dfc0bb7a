// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What the code of a Canvas draws: it runs now, and what it gives is laid out beside the scene and drawn where the canvas is.
extension PreviewMaker {
    mutating func drawn(_ canvas: CanvasAttachment, _ placed: PlacedLayer, _ brush: Brush) -> [DisplayList.Item] {
        let (size, layOut) = (placed.frame.size, layOut)
        guard size.width > 0, size.height > 0, DrawnScene.drawable(placed.frame) != nil else { return [] }
        do throws(Diagnostic) {
            let nodes = try canvas.drawn(size: size, symbols: Self.symbols(of: canvas, layOut), on: laidOut.machine) {
                Self.size(of: $0, $1, layOut)
            }
            let stack = ZStackNode(GroupNode(nodes), alignment: .topLeading)
            guard !nodes.isEmpty, let result = layOut(FrameNode(stack, width: size.width, height: size.height, alignment: .topLeading)),
                result.snapshot.count > 0
            else { return [] }
            let origin = result.snapshot[0].frame.origin
            let move = CGAffineTransformValue.translation(placed.frame.minX - origin.x, placed.frame.minY - origin.y)
            var inside = brush
            inside.isShapePainted = false
            let items = separate(result, inside).entries.map(\.item)
            var around: [DisplayList.Effect] = [.clip(.rectangle(placed.frame)), .transform(move)]
            if Self.blends(items) { around.append(.blend(.normal)) }
            return around.map { .begin($0) } + items + around.map { _ in .end }
        } catch {
            // What ends the input ends the picture; in place of other code that fails stands what stands for the unknown.
            guard [.limitExceeded, .interrupted].contains(error.id) else { return placeholder(placed, brush) }
            failure = failure ?? error
            return []
        }
    }

    /// Is something mixed with what the code has drawn before? Then a Canvas is a picture of its own: what is behind it has no part in that.
    private static func blends(_ items: [DisplayList.Item]) -> Bool {
        items.contains { if case .begin(.blend) = $0 { true } else { false } }
    }

    /// The views that the code may draw by their tags.
    private static func symbols(of canvas: CanvasAttachment, _ layOut: (Node) -> LayoutResult?) -> [(id: Value, node: Node)] {
        guard let views = canvas.symbols,
            let snapshot = layOut(StackNode(views, axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))?.snapshot,
            snapshot.count > 0
        else { return [] }
        return snapshot.children(of: 0).compactMap { layer in
            snapshot[layer].mark(TagAttachment.self).map { (id: $0.value, node: snapshot[layer].node) }
        }
    }

    private static func size(of node: Node, _ proposal: ProposedViewSize, _ layOut: (Node) -> LayoutResult?) -> CGSize {
        let measured = LayerNode(proposal == .unspecified ? FixedSizeNode(node) : node, tag: nil)
        let frame = FrameNode(measured, width: proposal.width, height: proposal.height, alignment: .topLeading)
        guard let snapshot = layOut(frame)?.snapshot else { return .zero }
        return (0..<snapshot.count).first { snapshot[$0].node === measured }.map { snapshot[$0].frame.size } ?? .zero
    }
}
