// SPDX-License-Identifier: GPL-3.0-or-later

/// What a view says about the bar of the tab view around it: of several views the outermost that says something counts.
package struct TabBarItem: Sendable {
    let isHidden: Bool

    package init(isHidden: Bool) { self.isHidden = isHidden }
}

/// A page of a tab view over the bar at the bottom (L11.9), which is not there while a view in the page hides it.
package final class TabBarNode: ScreenNode, @unchecked Sendable {
    private let page: Node
    private let bar: @Sendable (_ windowInsets: EdgeInsets) -> Node

    /// - Parameter bar: over the bottom inset of the window.
    package init(_ page: Node, bar: @escaping @Sendable (_ windowInsets: EdgeInsets) -> Node) {
        self.page = page
        self.bar = bar
        super.init(tag: nil)
    }

    override func makeChildren(_ site: ViewSite, of element: Element) -> ViewList {
        guard let inside = Element.single(page, site: site) else { return ViewList() }
        let items = BuiltContent(element: inside, pass: site.pass).attachments(TabBarItem.self, entersNavigation: true)
        return ViewList([items.first?.isHidden == true ? inside : inside.inset(by: bar(site.pass.window.insets), at: .bottom, site)])
    }
}
