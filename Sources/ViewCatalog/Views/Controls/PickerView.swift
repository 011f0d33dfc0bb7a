// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let picker = ViewDeclaration(
        "Picker", summary: "A choice of several; as its style says a bar, a wheel, or the chosen one alone.",
        examples: [
            "Picker(\"Kind\", selection: $count) { Text(\"a\").tag(1); Text(\"b\").tag(2) }",
            "Picker(\"Kind\", selection: $count) { Text(\"a\").tag(1) }.pickerStyle(.segmented)",
        ],
        overloads: [
            Overload(.unlabeled("title", String.self), .required("selection", BindingValue.self), .builder()) {
                maker, title, selection, content in
                PickerMaker.node(maker, label: TextNode(title), selection, content)
            },
            Overload(
                .unlabeled("title", String.self), .required("systemImage", String.self), .required("selection", BindingValue.self),
                .builder()
            ) { maker, title, image, selection, content in
                let label = LabelMaker.node(title: TextNode(title), icon: SymbolMaker.node(image))
                return PickerMaker.node(maker, label: label, selection, content)
            },
            Overload(.required("selection", BindingValue.self), .builder(), .builder("label")) { maker, selection, content, label in
                PickerMaker.node(maker, label: label, selection, content)
            },
            Overload(
                .required("selection", BindingValue.self), .view("label", name: "label"), .builder(), isDeprecated: true
            ) { maker, selection, label, content in
                PickerMaker.node(maker, label: label, selection, content)
            },
        ])
}

/// Sizes are the data's (ControlMetrics); the chosen option is a button's label beside a sign.
enum PickerMaker {
    static func node(_ maker: Maker, label: Node, _ selection: BindingValue, _ content: Node) -> Node {
        let body = DeferredNode { site in
            switch site.environment[CatalogKeys.pickerStyle].styleName {
            case "segmented"?, "palette"?:
                return FixedContentNode {
                    CGSize(width: .infinity, height: ControlMetrics(platform: $0.platform, os: $0.os).segmentedPickerHeight)
                }
            case "wheel"?: return FixedContentNode { ControlMetrics(platform: $0.platform, os: $0.os).wheelPickerSize }
            case "inline"?: return GroupMaker.column(site.environment[CatalogKeys.labelsHidden] ? nil : label, [content])
            default: return menu(label, selection, content, site)
            }
        }
        return GroupMaker.layer(AttachmentNode(body, SelectionAttachment(selection, options: content)), maker)
    }

    /// Label and choice in a list and on a Mac; elsewhere the choice alone, a button without a border but with its room (recalled).
    private static func menu(_ label: Node, _ selection: BindingValue, _ content: Node, _ site: ViewSite) -> Node {
        let parts = GroupNode([ControlMaker.selected(content, by: selection), SymbolMaker.node("chevron.up.chevron.down")])
        let choice = StackNode(parts, axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
        if site.environment[CatalogKeys.listKind] != .none || site.environment.traits.platform == .macOS {
            return ControlMaker.labelledEnds(label, choice)
        }
        return PaddingNode(choice, insets: ControlMaker.metrics(site).borderedButtonPadding())
    }
}
