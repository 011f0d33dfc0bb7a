// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let searchable = ModifierDeclaration(
        "searchable", .layout, observes: .focus, summary: "A search field in the bar of the navigation view inside or around.",
        examples: [
            "NavigationStack { Color.green.searchable(text: $text, prompt: \"Find\") }",
            "NavigationStack { List { Text(\"a\") } }.searchable(text: $text)",
        ],
        overloads: [
            Overload(.searchText, .placement, .prompt) { maker, text, _, prompt in
                Searchable(text: text, prompt: prompt).node(maker)
            },
            Overload(.searchText, .isPresented, .placement, .prompt) { maker, text, isPresented, _, prompt in
                Searchable(text: text, isPresented: isPresented, prompt: prompt).node(maker)
            },
            Overload(.searchText, .placement, .prompt, .late("suggestions")) { maker, text, _, prompt, suggestions in
                Searchable(text: text, prompt: prompt, suggestions: suggestions).node(maker)
            },
        ]
            + overloads(with: .presentTokens) { SearchTokens($0, $1, areEdited: false) }
            + overloads(with: .editableTokens) { SearchTokens($0, $1, areEdited: true) }
            + [
                Overload(.searchText, .presentTokens, .suggestedTokens, .placement, .prompt, .token) {
                    maker, text, tokens, suggested, _, prompt, token in
                    let tokens = SearchTokens(tokens, token, areEdited: false, suggested: suggested)
                    return Searchable(text: text, prompt: prompt, tokens: tokens).node(maker)
                },
                Overload(.searchText, .presentTokens, .suggestedTokens, .isPresented, .placement, .prompt, .token) {
                    maker, text, tokens, suggested, isPresented, _, prompt, token in
                    let tokens = SearchTokens(tokens, token, areEdited: false, suggested: suggested)
                    return Searchable(text: text, isPresented: isPresented, prompt: prompt, tokens: tokens).node(maker)
                },
            ])

    private static func overloads(
        with tokens: Parameter<BindingValue>, _ made: @escaping @Sendable (BindingValue, LateContent) -> SearchTokens
    ) -> [Overload] {
        [
            Overload(.searchText, tokens, .placement, .prompt, .token) { maker, text, tokens, _, prompt, token in
                Searchable(text: text, prompt: prompt, tokens: made(tokens, token)).node(maker)
            },
            Overload(.searchText, tokens, .isPresented, .placement, .prompt, .token) { maker, text, tokens, isPresented, _, prompt, token in
                Searchable(text: text, isPresented: isPresented, prompt: prompt, tokens: made(tokens, token)).node(maker)
            },
        ]
    }
}

/// The arguments of a `searchable`.
private struct Searchable: Sendable {
    let text: BindingValue
    /// nil: it remembers that itself.
    var isPresented: BindingValue?
    let prompt: Value
    var tokens: SearchTokens?
    var suggestions: LateContent?

    func node(_ maker: Maker) -> Node {
        let (content, tag, call) = (maker.content, maker.tag, maker.call)
        return DeferredNode { site in
            let search = search(of: site.owner.appending(tag.name))
            let interface = interface(of: search, call, at: site)
            let searched = EnvironmentNode(content, tag: tag) { environment, origin in
                let inside = environment.setting(CatalogKeys.search, to: search, by: origin)
                    .setting(CatalogKeys.isSearching, to: search.isActive(at: site), by: origin)
                    .setting(CatalogKeys.searchParts, to: SearchParts(), by: origin)
                return environment[CatalogKeys.navigation] == nil
                    ? inside.setting(CatalogKeys.searchField, to: interface, by: origin) : inside
            }
            return interface.around(searched, at: site)
        }
    }

    private func search(of view: ViewPath) -> Search {
        let own = OwnState.binding("isSearching", of: view, initial: .nil)
        let rest = OwnState.binding("isResting", of: view, initial: .nil)
        return Search(text: text, tokens: tokens?.present, isPresented: isPresented ?? own.flag, isResting: rest)
    }

    private func interface(of search: Search, _ call: NativeCall, at site: ViewSite) -> SearchInterface {
        let parts = site.environment[CatalogKeys.searchParts]
        let field = SearchField(prompt: prompt, tokens: tokens?.row(call), focus: parts.focus)
        let (content, tokens, isEmpty) = (parts.suggestions ?? suggestions, tokens, parts.hidesSuggestions)
        return SearchInterface(search: search, field: field, place: call.context.place, scopes: parts.scopes, keepsBar: parts.keepsBar) {
            site in
            let suggested = [content?.node([], at: site), tokens?.suggestions(for: search, call, at: site)].compactMap(\.self)
            return GroupNode(isEmpty ? [] : suggested)
        }
    }
}

extension BindingValue {
    /// Whether there is something.
    fileprivate var flag: BindingValue {
        BindingValue(
            .custom(
                get: { (context) throws(Diagnostic) in .bool(try self.get(in: context) != .nil) },
                set: { (value, context) throws(Diagnostic) in try self.set(value == .bool(true) ? .int(1) : .nil, in: context) }))
    }
}

extension Parameter where T == Value {
    fileprivate static var placement: Parameter<Value> {
        .any("placement", name: "placement", type: "SearchFieldPlacement", defaultText: ".automatic")
    }

    fileprivate static var prompt: Parameter<Value> { .any("prompt", name: "prompt", defaultText: "nil") }
}

extension Parameter where T == BindingValue {
    fileprivate static var searchText: Parameter<BindingValue> { .binding("text", String.self) }
    fileprivate static var isPresented: Parameter<BindingValue> { .binding("isPresented", Bool.self) }
    fileprivate static var presentTokens: Parameter<BindingValue> { .required("tokens", BindingValue.self) }
    fileprivate static var editableTokens: Parameter<BindingValue> { .required("editableTokens", BindingValue.self) }
    fileprivate static var suggestedTokens: Parameter<BindingValue> { .required("suggestedTokens", BindingValue.self) }
}

extension Parameter where T == LateContent {
    fileprivate static var token: Parameter<LateContent> { .late("token", [.named("Any")]) }
}
