// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let navigationLink = ViewDeclaration(
        "NavigationLink", summary: "A label that leads to another view; in a list a sign stands at its end.",
        examples: [
            "NavigationLink(\"Next\") { Text(\"b\") }", "NavigationLink { Text(\"b\") } label: { Text(\"Next\") }",
            "NavigationLink(value: 1) { Text(\"Next\") }",
        ],
        overloads: [
            Overload(.unlabeled("title", String.self), .late("destination")) { maker, title, _ in link(maker, TextNode(title)) },
            Overload(.late("destination"), .builder("label")) { maker, _, label in link(maker, label) },
            Overload(.required("value", Value.self), .builder("label")) { maker, _, label in link(maker, label) },
            Overload(.unlabeled("title", String.self), .required("value", Value.self)) { maker, title, _ in link(maker, TextNode(title)) },
            Overload(.any("destination", name: "destination", type: "View"), .builder("label"), isDeprecated: true) { maker, _, label in
                link(maker, label)
            },
            Overload(.unlabeled("title", String.self), .any("destination", name: "destination", type: "View"), isDeprecated: true) {
                maker, title, _ in
                link(maker, TextNode(title))
            },
        ])

    private static func link(_ maker: Maker, _ label: Node) -> Node {
        let body = DeferredNode { site in
            site.environment[CatalogKeys.listKind] == .none ? label : ControlMaker.ends(label, SymbolMaker.node("chevron.right"))
        }
        return GroupMaker.layer(body, maker)
    }
}
