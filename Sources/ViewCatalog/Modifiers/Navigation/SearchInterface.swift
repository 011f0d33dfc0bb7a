// SPDX-License-Identifier: GPL-3.0-or-later
import Devices
import LayoutEngine
import SwiftLanguage

/// What a `searchable` shows: the field in the bar and, during a search, a button that ends it, scopes below the field and suggestions over
/// the content. On a phone the field then has the bar for itself (L11.9).
struct SearchInterface: Hashable, Sendable {
    let search: Search
    let field: SearchField
    /// Of the code that made it.
    let place: CodePlace
    let scopes: SearchScopes?
    /// Do the title and the items of the bar stay during a search?
    let keepsBar: Bool
    /// What is suggested, at a place inside the view; empty where nothing is.
    let suggestions: @Sendable (ViewSite) -> Node

    /// The view that is searched, with all of it.
    func around(_ content: Node, at site: ViewSite) -> Node {
        let isActive = search.isActive(at: site)
        let isAlone = isActive && !keepsBar && site.environment[EnvironmentKeys.horizontalSizeClass] == .compact
        let scopes = isActive ? scopes?.row(for: search, at: site) : nil
        let parts = [placed(isActive ? inUse(searching(at: site)) : searching(at: site)), scopes].compactMap(\.self)
        let bar = StackNode(GroupNode(parts), axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0)
        let height = Self.metrics.height + Self.metrics.insets.vertical + (scopes == nil ? 0 : SearchScopes.height)
        let item = NavigationBarItem(searchField: (AttachmentNode(bar, NavigationBarMark.searchField), height, isAlone))
        return AttachmentNode(isActive ? ZStackNode(GroupNode([content, DeferredNode(make: list)])) : content, item)
    }

    /// On the page to search of a tab view a search may begin with the field.
    private func searching(at site: ViewSite) -> Node {
        let node = field.node(for: search)
        guard site.environment[CatalogKeys.searchesOnAppearance] else { return node }
        let focus = search.focus
        let begin = FunctionValue { (_, context) throws(Diagnostic) in
            try focus.set(.bool(true), in: context)
            return .void
        }
        let tag = ViewTag(name: SearchField.name, kind: "onAppear", layer: field.layers, source: 0)
        return AttachmentNode(node, ActionAttachment(kind: .appear, action: LateCall(function: begin, place: place)), tag: tag)
    }

    private static let metrics = NavigationBarMetrics.searchField

    private func placed(_ field: Node) -> Node {
        let width = FlexibleFrameNode.Bounds(min: nil, ideal: nil, max: .infinity)
        let height = FlexibleFrameNode.Bounds(min: Self.metrics.height, ideal: nil, max: Self.metrics.height)
        return PaddingNode(FlexibleFrameNode(field, horizontal: width, vertical: height), insets: Self.metrics.insets)
    }

    /// A field with the button that ends the search: "Cancel", or a cross since OS 26.
    private func inUse(_ field: Node) -> Node {
        let label = DeferredNode { site in
            let isSymbol = site.environment.traits.os >= .v26
            return isSymbol ? SymbolMaker.node("xmark") : ButtonStyles.colored(TextNode("Cancel"), role: nil)
        }
        let tag = ViewTag(name: "cancelSearch", kind: "Button", layer: 0, source: 0)
        let button = AttachmentNode(label, SearchCancel(search: search), tag: tag)
        return StackNode(
            GroupNode([field, button]), axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 12)
    }

    /// The suggestions, below each other over all of the content, while the field has the focus.
    private func list(at site: ViewSite) -> Node {
        // A navigation view inside has the field, and with it the suggestions.
        guard site.environment[CatalogKeys.navigation] != nil, search.isFocused(at: site) else { return GroupNode.empty }
        let rows = EnvironmentNode(DeferredNode(make: suggestions)) { environment, origin in
            let place = OpaqueValue(kind: "SearchSuggestionsPlacement", text: "content").encode()
            return environment.setting(CatalogKeys.suggestionsPlacement, to: place, by: origin)
                .setting(CatalogKeys.search, to: search, by: origin)
        }
        guard !AttachmentNode(rows, Suggestion()).marks(Suggestion.self, at: site).isEmpty else { return GroupNode.empty }
        return ListMaker.plain(rows, tag: ViewTag(name: "searchSuggestions", kind: "List", layer: 0, source: 0))
    }

    /// Marks each view that is suggested.
    private struct Suggestion: Sendable {}

    static func == (a: SearchInterface, b: SearchInterface) -> Bool { a.search == b.search }
    func hash(into hasher: inout Hasher) { hasher.combine(search) }
}
