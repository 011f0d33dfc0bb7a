// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let searchable = ModifierDeclaration(
        "searchable", .data, summary: "A search field below the title of the navigation view around or inside.",
        examples: [
            "NavigationStack { List { Text(\"a\") }.searchable(text: $text) }",
            "NavigationStack { List { Text(\"a\") } }.searchable(text: $text)",
        ],
        overloads: [
            Overload(.binding("text", String.self), .placement, .prompt) { maker, text, _, prompt in
                SearchField.node(maker, text, prompt)
            },
            Overload(.binding("text", String.self), .binding("isPresented", Bool.self), .placement, .prompt) {
                maker, text, _, _, prompt in
                SearchField.node(maker, text, prompt)
            },
            Overload(.binding("text", String.self), .placement, .prompt, .late("suggestions")) { maker, text, _, prompt, _ in
                SearchField.node(maker, text, prompt)
            },
            Overload(
                .binding("text", String.self), .required("tokens", BindingValue.self), .placement, .prompt,
                .late("token", [.named("Any")])
            ) { maker, text, _, _, prompt, _ in SearchField.node(maker, text, prompt) },
            Overload(
                .binding("text", String.self), .required("tokens", BindingValue.self), .required("suggestedTokens", Value.self),
                .placement, .prompt, .late("token", [.named("Any")])
            ) { maker, text, _, _, _, prompt, _ in SearchField.node(maker, text, prompt) },
            Overload(
                .binding("text", String.self), .required("editableTokens", BindingValue.self), .placement, .prompt,
                .late("token", [.named("Any")])
            ) { maker, text, _, _, prompt, _ in SearchField.node(maker, text, prompt) },
        ])
}

/// The search field in a navigation bar: a magnifying glass, then the text or the prompt.
enum SearchField {
    static func node(_ maker: Maker, _ text: BindingValue, _ prompt: Value) -> Node {
        let field = field(text, prompt)
        let lending = EnvironmentNode(maker.content) { environment, origin in
            environment[CatalogKeys.navigation] == nil
                ? environment.setting(CatalogKeys.searchField, to: field, by: origin) : environment
        }
        return AttachmentNode(lending, NavigationBarItem(searchField: field), tag: maker.tag)
    }

    /// The first view of a navigation view, under the field of a `searchable` that stands around that (L11.9).
    static func under(_ content: Node, at site: ViewSite) -> Node {
        guard let field = site.environment[CatalogKeys.searchField] else { return content }
        return AttachmentNode(content, NavigationBarItem(searchField: field))
    }

    /// Views whose navigation views have no part in a `searchable` around.
    static func alone(_ content: Node) -> Node { EnvironmentNode(content) { $0.setting(CatalogKeys.searchField, to: nil, by: $1) } }

    private static func field(_ text: BindingValue, _ prompt: Value) -> Node {
        let words = DeferredNode { site in
            let typed = ControlMaker.value(of: text, at: site).flatMap(String.decode) ?? ""
            return typed.isEmpty ? ControlMaker.faint(TextNode([TextRun(shown(prompt))])) : TextNode([TextRun(typed)])
        }
        let parts = StackNode(
            GroupNode([ControlMaker.faint(SymbolMaker.node("magnifyingglass")), words]), axis: .horizontal,
            alignment: VerticalAlignment.center.key, spacing: 6)
        let all = FlexibleFrameNode.Bounds(min: 0, ideal: nil, max: .infinity)
        let inner = PaddingNode(
            FlexibleFrameNode(parts, horizontal: all, vertical: all, alignment: .leading),
            insets: EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
        let ground = StyleValue(kind: "FillShapeStyle", name: "fill")
        let painted = AttachmentNode(
            inner,
            PaintAttachment(style: .native(ground), place: .behind, outline: ShapePayload(kind: "RoundedRectangle", cornerRadii: [10])))
        return AttachmentNode(painted, FieldAttachment(text), tag: ViewTag(name: "searchField", kind: "SearchField", layer: 0, source: 0))
    }

    private static func shown(_ prompt: Value) -> String {
        guard case .native(let native) = prompt, let view = native as? ViewValue else { return String.decode(prompt) ?? "Search" }
        return (view.payload as? TextPayload)?.runs.map(\.string).joined() ?? "Search"
    }
}

extension Parameter where T == Value {
    fileprivate static var placement: Parameter<Value> {
        .any("placement", name: "placement", type: "SearchFieldPlacement", defaultText: ".automatic")
    }

    fileprivate static var prompt: Parameter<Value> { .any("prompt", name: "prompt", defaultText: "nil") }
}
