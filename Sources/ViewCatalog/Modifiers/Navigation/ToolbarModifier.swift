// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let toolbar = ModifierDeclaration(
        "toolbar", .data, summary: "Items in the bars of the enclosing navigation view, or whether the bars are shown.",
        examples: ["NavigationStack { Text(\"a\").toolbar { Text(\"b\") } }", "NavigationStack { Text(\"a\").toolbar(.hidden) }"],
        overloads: [
            Overload(.late()) { maker, content in items(maker, content) },
            Overload(.any("removing", name: "removing", of: .optional(.named("ToolbarDefaultItemKind")))) { maker, _ in
                LayerNode(maker.content, tag: maker.tag)
            },
            Overload(.required("id", String.self), .late()) { maker, _, content in items(maker, content) },
            Overload(.any(nil, name: "visibility", type: "Visibility"), .bars) { maker, visibility, bars in
                visible(maker, visibility, bars)
            },
        ])

    static let toolbarVisibility = ModifierDeclaration(
        "toolbarVisibility", .data,
        summary: "Whether the bars of the enclosing navigation and tab views are shown; hidden bars take no room.",
        examples: ["NavigationStack { Text(\"a\").toolbarVisibility(.hidden, for: .navigationBar) }"],
        overloads: [
            Overload(.any(nil, name: "visibility", type: "Visibility"), .bars) { maker, visibility, bars in
                visible(maker, visibility, bars)
            }
        ])

    /// Without the names of bars the one of the navigation view is meant.
    private static func visible(_ maker: Maker, _ visibility: Value, _ bars: [Value]) -> Node {
        let isHidden = visibility.opaqueText.flatMap { ["hidden": true, "visible": false][$0] }
        let names = bars.isEmpty ? ["automatic"] : bars.compactMap(\.opaqueText)
        let isOfStack = names.contains { ["automatic", "navigationBar"].contains($0) }
        guard let isHidden, names.contains("tabBar") else {
            return maker.attaching(NavigationBarItem(isHidden: isOfStack ? isHidden : nil))
        }
        let marked = AttachmentNode(maker.content, TabBarItem(isHidden: isHidden))
        return AttachmentNode(marked, NavigationBarItem(isHidden: isOfStack ? isHidden : nil), tag: maker.tag)
    }

    /// In the bars of a navigation view, and kept for bars that are not laid out: those of a Mac's window, over a keyboard.
    private static func items(_ maker: Maker, _ content: LateContent) -> Node {
        let owner = maker.context.viewSite?.owner ?? .scene
        // Labels in bars show their icons alone, and toggles their labels, unless a style says otherwise.
        let icons = EnvironmentNode(content.node(ownedBy: owner)) {
            let icons = $0.setting(CatalogKeys.labelStyle, to: .native(NamedStyle(protocolName: "LabelStyle", name: "iconOnly")), by: $1)
                .inList(.none, by: $1)
            guard icons[CatalogKeys.toggleStyle] == .nil else { return icons }
            return icons.setting(
                CatalogKeys.toggleStyle, to: .native(NamedStyle(protocolName: "ToggleStyle", name: ToggleStyles.bar)), by: $1)
        }
        let bar = AttachmentNode(maker.content, NavigationBarItem(items: [icons]))
        return AttachmentNode(bar, ToolbarAttachment(content: content), tag: maker.tag)
    }
}

/// The content of `.toolbar`, made when something in it is tapped that is not laid out.
package struct ToolbarAttachment: Sendable {
    package let content: LateContent
}

extension Value {
    /// The text of a value that is only kept.
    var opaqueText: String? {
        if case .native(let native) = self { return (native as? OpaqueValue)?.text }
        return nil
    }
}
