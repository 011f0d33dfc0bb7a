// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What modifiers around a `searchable` say of it.
struct SearchParts: Hashable, Sendable {
    var focus: FocusAttachment?
    var suggestions: LateContent?
    var scopes: SearchScopes?
    /// Are the suggestions not shown over the content?
    var hidesSuggestions = false
    /// Do the title and the items of the bar stay during a search?
    var keepsBar = false

    static func == (a: SearchParts, b: SearchParts) -> Bool { a.isEmpty && b.isEmpty }
    func hash(into hasher: inout Hasher) { hasher.combine(isEmpty) }
    private var isEmpty: Bool { focus == nil && suggestions == nil && scopes == nil && !keepsBar && !hidesSuggestions }
}

extension CatalogKeys {
    static let searchParts = EnvironmentKey("searchParts", default: SearchParts())
    /// Where the suggestions are shown in which the view stands.
    static let suggestionsPlacement = EnvironmentKey("searchSuggestionsPlacement", default: Value?.none)
}

extension ModifierDeclaration {
    static let searchCompletion = ModifierDeclaration(
        "searchCompletion", .action, summary: "What a tap on the view, a search suggestion, enters in the search field.",
        examples: ["Text(\"a\").searchCompletion(\"x\")"],
        overloads: [
            Overload(.unlabeled("text", Value.self)) { maker, value in
                let (content, tag) = (maker.content, maker.tag)
                return DeferredNode { site in
                    guard let search = site.environment[CatalogKeys.search] else { return LayerNode(content, tag: tag) }
                    return AttachmentNode(content, SearchCompletion(search: search, value: value), tag: tag)
                }
            }
        ])

    static let searchFocused = ModifierDeclaration(
        "searchFocused", .environment, observes: .focus, summary: "Binds whether the search field inside has the focus.",
        examples: ["NavigationStack { Color.green.searchable(text: $text).searchFocused($on) }"],
        overloads: [
            Overload(.unlabeled("binding", Value.self)) { maker, binding in focus(maker, binding, nil) },
            Overload(.unlabeled("binding", Value.self), .any("equals", name: "equals", type: "BoundValue")) { maker, binding, value in
                focus(maker, binding, value)
            },
        ])

    static let searchPresentationToolbarBehavior = ModifierDeclaration(
        "searchPresentationToolbarBehavior", .layout, summary: "Whether the title and the items of the bar stay during a search.",
        examples: ["NavigationStack { Color.green.searchable(text: $text).searchPresentationToolbarBehavior(.avoidHidingContent) }"],
        overloads: [
            Overload(.any(nil, name: "behavior", type: "SearchPresentationToolbarBehavior")) { maker, behavior in
                setting(maker) { $0.keepsBar = behavior.opaqueText == "avoidHidingContent" }
            }
        ])

    static let searchScopes = ModifierDeclaration(
        "searchScopes", .layout, summary: "A choice below the search field during a search: where to search.",
        examples: ["NavigationStack { Color.green.searchable(text: $text).searchScopes($text) { Text(\"b\").tag(\"b\") } }"],
        overloads: [
            Overload(
                .unlabeled("scope", BindingValue.self),
                .any("activation", name: "activation", type: "SearchScopeActivation", defaultText: ".automatic"), .late("scopes")
            ) { maker, scope, activation, scopes in
                setting(maker) { $0.scopes = SearchScopes(selection: scope, activation: activation.opaqueText, options: scopes) }
            }
        ])

    static let searchSuggestions = ModifierDeclaration(
        "searchSuggestions", .layout, summary: "A list over the content while the search field has the focus.",
        examples: ["NavigationStack { Color.green.searchable(text: $text).searchSuggestions { Text(\"b\").searchCompletion(\"b\") } }"],
        overloads: [
            Overload(.late("suggestions")) { maker, suggestions in setting(maker) { $0.suggestions = suggestions } },
            Overload(
                .any(nil, name: "visibility", type: "Visibility"), .any("for", name: "placements", type: "SearchSuggestionsPlacement.Set")
            ) { maker, visibility, placements in
                let isHidden = visibility.opaqueText == "hidden" && placements.opaqueText?.contains("content") == true
                let content = maker.content
                // It stands around the searchable view, or around the suggestions themselves.
                let shown = DeferredNode { isHidden && $0.environment[CatalogKeys.suggestionsPlacement] != nil ? GroupNode.empty : content }
                return setting(maker, shown) { $0.hidesSuggestions = isHidden }
            },
        ])

    private static func focus(_ maker: Maker, _ binding: Value, _ value: Value?) -> Node {
        guard case .binding(let binding) = binding else { return LayerNode(maker.content, tag: maker.tag) }
        return setting(maker) { $0.focus = FocusAttachment(binding: binding, value: value) }
    }

    /// - Parameter content: nil: the view inside.
    private static func setting(
        _ maker: Maker, _ content: Node? = nil, _ change: @escaping @Sendable (inout SearchParts) -> Void
    ) -> Node {
        EnvironmentNode(content ?? maker.content, tag: maker.tag) { environment, origin in
            var parts = environment[CatalogKeys.searchParts]
            change(&parts)
            return environment.setting(CatalogKeys.searchParts, to: parts, by: origin)
        }
    }
}
