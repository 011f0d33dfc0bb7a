// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine

/// The layout of the actions of an alert or a dialog (L16.3): below one another, each as wide as all, fields first; two buttons that fit
/// stand side by side in an alert.
struct MessageActionsLayout: LayoutAlgorithm {
    /// Do two stand side by side?
    let allowsRow: Bool
    /// Which of them only leave: such a one comes last, first in a row.
    let cancels: [Bool]
    /// Which of them are fields of text.
    let fields: [Bool]

    private static let gap = 8.0

    /// Actions that are a list of views.
    /// - Parameter missing: what the system adds; nil: nothing.
    static func node(
        _ actions: Node, allowsRow: Bool, missing: @escaping (_ actions: Int, _ hasCancel: Bool) -> (node: Node, isCancel: Bool)?
    ) -> Node {
        SubviewsReaderNode(actions) { sections, _ in
            let given = sections.flatMap { $0.header + $0.rows + $0.footer }
            let cancels = given.map { $0.element.mark(MessageAction.self)?.role == .cancel }
            let fields = given.map { $0.element.mark(FieldAttachment.self) != nil }
            let added = missing(fields.count { !$0 }, cancels.contains(true)).map { [$0] } ?? []
            return CustomLayoutNode(
                GroupNode(given + added.map(\.node)),
                algorithm: MessageActionsLayout(
                    allowsRow: allowsRow, cancels: cancels + added.map(\.isCancel), fields: fields + added.map { _ in false }))
        }
    }

    private func isRow(_ width: Double, _ subviews: LayoutSubviews) -> Bool {
        let buttons = subviews.indices.filter { !fields[$0] }
        return allowsRow && buttons.count == 2
            && buttons.allSatisfy { subviews[$0].sizeThatFits(.unspecified).width <= (width - Self.gap) / 2 }
    }

    /// By the place of each action.
    private func frames(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [CGRect] {
        let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let isRow = isRow(width, subviews)
        let part = isRow ? (width - Self.gap) / 2 : width
        let heights = subviews.indices.map { index in
            subviews[index].sizeThatFits(ProposedViewSize(width: fields[index] ? width : part, height: nil)).height
        }
        let buttons = subviews.indices.filter { !fields[$0] }
        let order = buttons.filter { cancels[$0] == isRow } + buttons.filter { cancels[$0] != isRow }
        var frames = [CGRect](repeating: .zero, count: subviews.count)
        var (x, y) = (0.0, 0.0)
        for index in subviews.indices.filter({ fields[$0] }) + order {
            let isBeside = isRow && !fields[index]
            let height = isBeside ? buttons.map { heights[$0] }.max() ?? 0 : heights[index]
            frames[index] = CGRect(x: x, y: y, width: isBeside ? part : width, height: height)
            if isBeside { x += part + Self.gap } else { y += height + Self.gap }
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
