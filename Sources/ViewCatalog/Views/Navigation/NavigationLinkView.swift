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
            ) { maker, view, isActive, label in link(maker, label, NavigationMaker.destination(view, maker), while: .flag(isActive)) },
            Overload(
                .binding("isActive", Bool.self), .late("destination"), .builder("label"), isDeprecated: true
            ) { maker, isActive, view, label in link(maker, label, NavigationMaker.destination(view), while: .flag(isActive)) },
            Overload(
                .title, .binding("isActive", Bool.self), .late("destination"), isDeprecated: true
            ) { maker, title, isActive, view in link(maker, title.node, NavigationMaker.destination(view), while: .flag(isActive)) },
            Overload(
                .view("destination", name: "destination"), .any("tag", name: "tag"), .required("selection", BindingValue.self),
                .builder("label"), isDeprecated: true
            ) { maker, view, tag, selection, label in
                link(maker, label, NavigationMaker.destination(view, maker), while: .tag(selection, tag))
            },
            Overload(
                .any("tag", name: "tag"), .required("selection", BindingValue.self), .late("destination"), .builder("label"),
                isDeprecated: true
            ) { maker, tag, selection, view, label in
                link(maker, label, NavigationMaker.destination(view), while: .tag(selection, tag))
            },
            Overload(
                .title, .any("tag", name: "tag"), .required("selection", BindingValue.self), .late("destination"), isDeprecated: true
            ) { maker, title, tag, selection, view in
                link(maker, title.node, NavigationMaker.destination(view), while: .tag(selection, tag))
            },
            Overload(
                .title, .view("destination", name: "destination"), .any("tag", name: "tag"), .required("selection", BindingValue.self),
                isDeprecated: true
            ) { maker, title, view, tag, selection in
                link(maker, title.node, NavigationMaker.destination(view, maker), while: .tag(selection, tag))
            },
            Overload(
                .title, .view("destination", name: "destination"), .binding("isActive", Bool.self),
                isDeprecated: true
            ) { maker, title, view, isActive in
                link(maker, title.node, NavigationMaker.destination(view, maker), while: .flag(isActive))
            },
            Overload(.view("destination", name: "destination"), .builder("label"), isDeprecated: true) { maker, view, label in
                link(maker, label, .view(NavigationMaker.destination(view, maker)))
            },
            Overload(.title, .view("destination", name: "destination"), isDeprecated: true) {
                maker, title, view in
                link(maker, title.node, .view(NavigationMaker.destination(view, maker)))
            },
        ])

    /// The label of a row with its badge and its chevron.
    private static func row(_ label: Node, _ environment: EnvironmentValues) -> Node {
        let badge = environment[CatalogKeys.rowBadge].map { ControlMaker.faint($0, level: 1) }
        let isHidden = environment[CatalogKeys.linkIndicators]?.opaqueText == "hidden"
        let chevron = isHidden ? nil : ControlMaker.faint(SymbolMaker.node("chevron.right"))
        if let badge, let chevron { return ControlMaker.ends(label, ControlMaker.beside(badge, chevron)) }
        if let end = badge ?? chevron { return ControlMaker.ends(label, end) }
        let free = FlexibleFrameNode.Bounds(min: nil, ideal: nil, max: nil)
        let width = FlexibleFrameNode.Bounds(min: nil, ideal: nil, max: .infinity)
        return FlexibleFrameNode(label, horizontal: width, vertical: free, alignment: .leading)
    }

    /// A link of the older form that state follows, too: what it leads to is shown while that says so, and a tap makes it say so.
    private static func link(_ maker: Maker, _ label: Node, _ view: FunctionValue, while trigger: PresentationTrigger) -> Node {
        AttachmentNode(link(maker, label, .view(view), trigger), NavigationDestination(trigger: trigger, view: view))
    }

    private static func link(_ maker: Maker, _ label: Node, _ target: NavigationTarget, _ trigger: PresentationTrigger? = nil) -> Node {
        let name = maker.name
        let label = ControlLabel.row(label)
        let body = DeferredNode { site in
            let shown =
                site.environment[CatalogKeys.listKind] == .none
                ? ButtonStyles.styled(name, label)
                : row(ButtonStyles.faintIfDisabled(label, at: site), site.environment)
            return AttachmentNode(
                shown,
                NavigationLinkAttachment(
                    stack: site.environment[CatalogKeys.navigation], target: target, link: site.owner.appending(name), trigger: trigger))
        }
        return GroupMaker.layer(body, maker)
    }
}
