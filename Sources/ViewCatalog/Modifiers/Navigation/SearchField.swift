// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// The search field in a navigation bar: a magnifying glass, the tokens, then the text or the prompt.
package struct SearchField: Sendable {
    package static let kind = "SearchField"
    static let name = "searchField"

    let prompt: Value
    let tokens: Node?
    /// What a `searchFocused` around binds.
    let focus: FocusAttachment?

    /// How many layers the field has.
    var layers: Int { focus == nil ? 2 : 3 }

    func node(for search: Search) -> Node {
        let content = StackNode(
            GroupNode([ControlMaker.faint(SymbolMaker.node("magnifyingglass")), tokens, words(search)].compactMap(\.self)),
            axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 6)
        let all = FlexibleFrameNode.Bounds(min: 0, ideal: nil, max: .infinity)
        let inner = PaddingNode(
            FlexibleFrameNode(content, horizontal: all, vertical: all, alignment: .leading),
            insets: EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
        let ground = StyleValue(kind: "FillShapeStyle", name: "fill")
        let painted = AttachmentNode(
            inner,
            PaintAttachment(style: .native(ground), place: .behind, outline: ShapePayload(kind: "RoundedRectangle", cornerRadii: [10])))
        let field = AttachmentNode(
            painted, FieldAttachment(search.text), tag: ViewTag(name: Self.name, kind: Self.kind, layer: 0, source: 0))
        return focusable(field, search)
    }

    private func focusable(_ field: Node, _ search: Search) -> Node {
        let bound = [FocusAttachment(binding: search.focus, value: nil), focus].compactMap(\.self)
        return bound.enumerated().reduce(field) { field, given in
            AttachmentNode(field, given.element, tag: ViewTag(name: Self.name, kind: "focused", layer: given.offset + 1, source: 0))
        }
    }

    private func words(_ search: Search) -> Node {
        DeferredNode { site in
            let typed = ControlMaker.value(of: search.text, at: site).flatMap(String.decode) ?? ""
            if !typed.isEmpty { return TextNode([TextRun(typed)]) }
            return search.isEmpty(at: site) ? ControlMaker.faint(TextNode([TextRun(shownPrompt)])) : GroupNode.empty
        }
    }

    private var shownPrompt: String {
        guard case .native(let native) = prompt, let view = native as? ViewValue else { return String.decode(prompt) ?? "Search" }
        return (view.payload as? TextPayload)?.runs.map(\.string).joined() ?? "Search"
    }

    /// The first view of a navigation view, under the field of a `searchable` that stands around that (L11.9).
    static func under(_ content: Node, at site: ViewSite) -> Node {
        site.environment[CatalogKeys.searchField]?.around(content, at: site) ?? content
    }

    /// Views whose navigation views have no part in a `searchable` around.
    static func alone(_ content: Node) -> Node { EnvironmentNode(content) { $0.setting(CatalogKeys.searchField, to: nil, by: $1) } }
}
