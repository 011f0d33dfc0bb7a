// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let badge = ModifierDeclaration(
        "badge", .data,
        summary: "A number or a word at the end of this row of a list, or over this item of a tab bar; 0 and nil show none.",
        examples: ["List { Text(\"a\").badge(3) }", "TabView { Text(\"a\").badge(\"new\").tabItem { Text(\"A\") } }"],
        overloads: [
            Overload(.unlabeled("count", Int.self)) { maker, count in maker.badged(count == 0 ? nil : StyledText(String(count)).node) },
            Overload(.title(nil, name: "label")) { maker, label in maker.badged(label.node) },
            Overload(.any(nil, name: "label", of: .optional(.named("Text")))) { maker, label in
                maker.badged(label.viewNode)
            },
            Overload(.optionalTitle(name: "label")) { maker, label in maker.badged(label?.node) },
        ])
}

/// What stands over the item of a page in the bar of a tab view.
package struct BadgeAttachment: Sendable {
    package let label: Node
}

extension Parameter where T == StyledText? {
    /// Words that may be nil. What is nil alone is no Text.
    fileprivate static func optionalTitle(name: String) -> Parameter<StyledText?> {
        Parameter(ParameterInfo(label: nil, name: name, type: .optional(LocalizedText.swiftType))) { (call, index) throws(Diagnostic) in
            let text: LocalizedText? = try call.decoded(index, name: name)
            return text?.styled(in: call.context)
        }
    }
}

extension Maker {
    fileprivate func badged(_ label: Node?) -> Node {
        guard let label else { return LayerNode(content, tag: tag) }
        let content = content
        let row = DeferredNode { site in
            guard site.environment[CatalogKeys.listKind] != .none else { return content }
            // A link has it before its chevron.
            return content.isLink
                ? EnvironmentNode(content) { $0.setting(CatalogKeys.rowBadge, to: label, by: $1) }
                : ControlMaker.ends(content, ControlMaker.faint(label, level: 1))
        }
        return AttachmentNode(row, BadgeAttachment(label: label), tag: tag)
    }
}

extension Value {
    fileprivate var viewNode: Node? { if case .native(let view) = self { (view as? ViewValue)?.node } else { nil } }
}

extension Node {
    /// Is it a link, with or without modifiers?
    fileprivate var isLink: Bool {
        tag?.kind == ViewDeclaration.navigationLink.name || (self as? UnaryNode).map(\.content.isLink) ?? false
    }
}
