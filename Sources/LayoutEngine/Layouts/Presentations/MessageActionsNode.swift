// SPDX-License-Identifier: GPL-3.0-or-later

/// The actions of an alert or a dialog (L16.3): below one another, each as wide as all; two that fit stand side by side in an alert.
package final class MessageActionsNode: Node, @unchecked Sendable {
    private let content: Node
    private let allowsRow: Bool
    private let isCancel: (BuiltContent) -> Bool
    private let missing: (_ actions: Int, _ hasCancel: Bool) -> Node?

    /// Actions that are a list of views.
    /// - Parameters:
    ///   - allowsRow: do two stand side by side?
    ///   - isCancel: does an action only leave? Such a one comes last, first in a row.
    ///   - missing: what the system adds; nil: nothing.
    package init(
        _ content: Node, allowsRow: Bool, isCancel: @escaping (BuiltContent) -> Bool,
        missing: @escaping (_ actions: Int, _ hasCancel: Bool) -> Node?
    ) {
        self.content = content
        self.allowsRow = allowsRow
        self.isCancel = isCancel
        self.missing = missing
        super.init(tag: nil)
    }

    private static let gap = 8.0

    override var isVolatile: Bool { true }
    override func stackAxis(inherited: Axis?) -> Axis? { nil }

    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        let given = content.list(at: site).elements
        var cancels = given.map { isCancel(BuiltContent(element: $0, pass: site.pass)) }
        var elements = given
        if let node = missing(given.count, cancels.contains(true)), let added = Element.single(node, site: site) {
            elements.append(added)
            cancels.append(true)
        }
        element.storage = Storage(cancels: cancels)
        var list = ViewList()
        for element in elements { list.append(element) }
        return list
    }

    /// Do two actions stand side by side?
    private func isRow(_ width: Double, _ view: LayoutSubview) -> Bool {
        let subviews = view.subviews
        guard allowsRow, subviews.count == 2 else { return false }
        return subviews.allSatisfy { $0.sizeThatFits(.unspecified).width <= (width - Self.gap) / 2 }
    }

    private func frames(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> [(index: Int, frame: CGRect)] {
        let subviews = view.subviews
        let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let cancels = (view.element.storage as? Storage)?.cancels ?? []
        let (leaving, others) = (cancels.indices.filter { cancels[$0] }, cancels.indices.filter { !cancels[$0] })
        if isRow(width, view) {
            let part = (width - Self.gap) / 2
            let height = subviews.map { $0.sizeThatFits(ProposedViewSize(width: part, height: nil)).height }.max() ?? 0
            return (leaving + others).enumerated().map { position, index in
                (index, CGRect(x: Double(position) * (part + Self.gap), y: 0, width: part, height: height))
            }
        }
        var y = 0.0
        return (others + leaving).map { index in
            let height = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            defer { y += height + Self.gap }
            return (index, CGRect(x: 0, y: y, width: width, height: height))
        }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ view: LayoutSubview) -> CGSize {
        let frames = frames(proposal, view)
        return CGSize(width: frames.map(\.frame.maxX).max() ?? 0, height: frames.map(\.frame.maxY).max() ?? 0)
    }

    override func placeSubviews(in size: CGSize, proposal: ProposedViewSize, _ view: LayoutSubview, _ context: PlacementContext) {
        for (index, frame) in frames(ProposedViewSize(width: size.width, height: nil), view) {
            view.subviews[index].place(at: frame.origin, size: frame.size, proposal: ProposedViewSize(frame.size))
        }
    }

    private final class Storage {
        /// Which of them only leave.
        let cancels: [Bool]
        init(cancels: [Bool]) { self.cancels = cancels }
    }
}
