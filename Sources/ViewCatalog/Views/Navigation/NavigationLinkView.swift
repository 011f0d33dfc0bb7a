// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let navigationLink = ViewDeclaration(
        "NavigationLink", summary: "A label that leads to another view; in a list it ends with a chevron.",
        examples: [
            "NavigationLink(\"Next\") { Text(\"b\") }", "NavigationLink { Text(\"b\") } label: { Text(\"Next\") }",
            "NavigationLink(value: 1) { Text(\"Next\") }",
        ],
        overloads: [
            Overload(.title, .late("destination")) { maker, title, view in
                link(maker, title.node, .view(NavigationMaker.destination(view)))
            },
            Overload(.late("destination"), .builder("label")) { maker, view, label in
                link(maker, label, .view(NavigationMaker.destination(view)))
            },
            Overload(.required("value", Value.self), .builder("label")) { maker, value, label in link(maker, label, .value(value)) },
            Overload(.title, .required("value", Value.self)) { maker, title, value in
                link(maker, title.node, .value(value))
            },
            Overload(
                .view("destination", name: "destination"), .binding("isActive", Bool.self), .builder("label"), isDeprecated: true
            ) { maker, view, _, label in link(maker, label, .view(NavigationMaker.destination(view, maker))) },
            Overload(
                .binding("isActive", Bool.self), .late("destination"), .builder("label"), isDeprecated: true
            ) { maker, _, view, label in link(maker, label, .view(NavigationMaker.destination(view))) },
            Overload(
                .title, .binding("isActive", Bool.self), .late("destination"), isDeprecated: true
            ) { maker, title, _, view in link(maker, title.node, .view(NavigationMaker.destination(view))) },
            Overload(
                .view("destination", name: "destination"), .any("tag", name: "tag"), .required("selection", BindingValue.self),
                .builder("label"), isDeprecated: true
            ) { maker, view, _, _, label in link(maker, label, .view(NavigationMaker.destination(view, maker))) },
            Overload(
                .any("tag", name: "tag"), .required("selection", BindingValue.self), .late("destination"), .builder("label"),
                isDeprecated: true
            ) { maker, _, _, view, label in link(maker, label, .view(NavigationMaker.destination(view))) },
            Overload(
                .title, .any("tag", name: "tag"), .required("selection", BindingValue.self), .late("destination"), isDeprecated: true
            ) { maker, title, _, _, view in link(maker, title.node, .view(NavigationMaker.destination(view))) },
            Overload(
                .title, .view("destination", name: "destination"), .any("tag", name: "tag"), .required("selection", BindingValue.self),
                isDeprecated: true
            ) { maker, title, view, _, _ in link(maker, title.node, .view(NavigationMaker.destination(view, maker))) },
            Overload(
                .title, .view("destination", name: "destination"), .binding("isActive", Bool.self),
                isDeprecated: true
            ) { maker, title, view, _ in link(maker, title.node, .view(NavigationMaker.destination(view, maker))) },
            Overload(.view("destination", name: "destination"), .builder("label"), isDeprecated: true) { maker, view, label in
                link(maker, label, .view(NavigationMaker.destination(view, maker)))
            },
            Overload(.title, .view("destination", name: "destination"), isDeprecated: true) {
                maker, title, view in
                link(maker, title.node, .view(NavigationMaker.destination(view, maker)))
            },
        ])

    /// The chevron of a row, behind its badge.
    private static func end(_ badge: Node?) -> Node {
        let chevron = ControlMaker.faint(SymbolMaker.node("chevron.right"))
        return badge.map { ControlMaker.beside(ControlMaker.faint($0, level: 1), chevron) } ?? chevron
    }

    private static func link(_ maker: Maker, _ label: Node, _ target: NavigationTarget) -> Node {
        let name = maker.name
        let label = ControlLabel.row(label)
        let body = DeferredNode { site in
            let shown =
                site.environment[CatalogKeys.listKind] == .none
                ? ButtonStyles.styled(name, label) : ControlMaker.ends(label, end(site.environment[CatalogKeys.rowBadge]))
            return AttachmentNode(
                shown,
                NavigationLinkAttachment(stack: site.environment[CatalogKeys.navigation], target: target, link: site.owner.appending(name)))
        }
        return GroupMaker.layer(body, maker)
    }
}
