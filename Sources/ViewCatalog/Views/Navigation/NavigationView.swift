// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let navigationView = ViewDeclaration(
        "NavigationView", summary: "A bar at the top and the content below it; of several views, columns in regular width, else the first.",
        examples: ["NavigationView { Text(\"a\").navigationTitle(\"Title\") }"],
        traits: .keepsState,
        overloads: [Overload(.builder()) { maker, content in node(maker, content.listed) ?? NavigationMaker.stack(maker, nil, content) }])

    /// Of several views (L3.13); nil for one.
    private static func node(_ maker: Maker, _ views: [Node]) -> Node? {
        guard views.count > 1 else { return nil }
        let stack = NavigationMaker.stack(maker, nil, views[0])
        let columns = SplitViewMaker(
            visibility: nil, preferred: nil, sidebar: views[0], content: views.count > 2 ? views[1] : nil, detail: views[views.count - 1]
        ).node(maker)
        return DeferredNode { $0.environment[EnvironmentKeys.horizontalSizeClass] == .regular ? columns : stack }
    }
}
