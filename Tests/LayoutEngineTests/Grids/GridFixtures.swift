// SPDX-License-Identifier: GPL-3.0-or-later

@testable import LayoutEngine

/// A view that answers its proposal within bounds, and the lower bounds to nil.
final class TileNode: Node, @unchecked Sendable {
    private let widths: ClosedRange<Double>
    private let heights: ClosedRange<Double>

    init(_ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>) {
        self.widths = widths
        self.heights = heights
        super.init()
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        func length(_ proposal: Double?, _ range: ClosedRange<Double>) -> Double {
            min(max(proposal ?? range.lowerBound, range.lowerBound), range.upperBound)
        }
        return CGSize(width: length(proposal.width, widths), height: length(proposal.height, heights))
    }
}

/// Half as wide as proposed, 10 high.
final class HalfNode: Node, @unchecked Sendable {
    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        CGSize(width: (proposal.width ?? 40) / 2, height: 10)
    }
}

func tile(_ id: String, _ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>) -> Node { marked(id, TileNode(widths, heights)) }

func half(_ id: String) -> Node { marked(id, HalfNode()) }

/// A grid without spacing.
func tight(_ rows: Node...) -> Node { GridNode(GroupNode(rows), horizontalSpacing: 0, verticalSpacing: 0) }

extension LayoutResult {
    /// The account of the first grid.
    var gridAccount: GridAccount? {
        for layer in snapshot.layers { if let grid = layer.node as? GridNode { return grid.account(layer.proposal, layer.view) } }
        return nil
    }
}
