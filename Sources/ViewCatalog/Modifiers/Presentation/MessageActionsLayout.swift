// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine

/// The layout of the actions of an alert or a dialog (L16.3): below one another, each as wide as all; two that fit stand side by side in an
/// alert.
struct MessageActionsLayout: LayoutAlgorithm {
    /// Do two stand side by side?
    let allowsRow: Bool
    /// Which of them only leave: such a one comes last, first in a row.
    let cancels: [Bool]

    private static let gap = 8.0

    /// Actions that are a list of views.
    /// - Parameter missing: what the system adds; nil: nothing.
    static func node(
        _ actions: Node, allowsRow: Bool, missing: @escaping (_ actions: Int, _ hasCancel: Bool) -> (node: Node, isCancel: Bool)?
    ) -> Node {
        SubviewsReaderNode(actions) { sections, _ in
            let given = sections.flatMap { $0.header + $0.rows + $0.footer }
            let cancels = given.map { $0.element.mark(MessageAction.self)?.role == .cancel }
            let added = missing(given.count, cancels.contains(true)).map { [$0] } ?? []
            return CustomLayoutNode(
                GroupNode(given + added.map(\.node)),
                algorithm: MessageActionsLayout(allowsRow: allowsRow, cancels: cancels + added.map(\.isCancel)))
        }
    }

    private func isRow(_ width: Double, _ subviews: LayoutSubviews) -> Bool {
        allowsRow && subviews.count == 2 && subviews.allSatisfy { $0.sizeThatFits(.unspecified).width <= (width - Self.gap) / 2 }
    }

    /// By the place of each action.
    private func frames(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [CGRect] {
        let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let isRow = isRow(width, subviews)
        let part = isRow ? (width - Self.gap) / 2 : width
        let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: part, height: nil)).height }
        let order = subviews.indices.filter { cancels[$0] == isRow } + subviews.indices.filter { cancels[$0] != isRow }
        var frames = [CGRect](repeating: .zero, count: subviews.count)
        var position = 0.0
        for index in order {
            frames[index] =
                isRow
                ? CGRect(x: position, y: 0, width: part, height: heights.max() ?? 0)
                : CGRect(x: 0, y: position, width: part, height: heights[index])
            position += Self.gap + (isRow ? part : heights[index])
        }
        return frames
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> CGSize {
        let frames = frames(proposal, view.subviews)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func places(in bounds: CGRect, _ proposal: ProposedViewSize, _ view: LayoutSubview, _ cache: LayoutCache) -> [LayoutPlace?] {
        frames(ProposedViewSize(width: bounds.width, height: nil), view.subviews).map {
            LayoutPlace(point: $0.origin, anchor: .topLeading, proposal: ProposedViewSize($0.size))
        }
    }

    func spacing(_ view: LayoutSubview, _ cache: LayoutCache) -> ViewSpacing? { .plain }
}
