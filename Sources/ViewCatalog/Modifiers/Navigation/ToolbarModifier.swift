// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let toolbar = ModifierDeclaration(
        "toolbar", .data, summary: "What stands in bars; not laid out, but 'tap' reaches it. Hidden, there is no bar.",
        examples: ["NavigationStack { Text(\"a\").toolbar { Text(\"b\") } }", "NavigationStack { Text(\"a\").toolbar(.hidden) }"],
        overloads: [
            Overload(.late()) { maker, content in maker.attaching(ToolbarAttachment(content: content)) },
            Overload(.any("removing", name: "removing", of: .optional(.named("ToolbarDefaultItemKind")))) { maker, _ in
                LayerNode(maker.content, tag: maker.tag)
            },
            Overload(.required("id", String.self), .late()) { maker, _, content in maker.attaching(ToolbarAttachment(content: content)) },
            Overload(
                .any(nil, name: "visibility", type: "Visibility"),
                .any("for", name: "for", type: "ToolbarPlacement", defaultText: ".automatic")
            ) { maker, visibility, bar in
                let isForBar = ["automatic", "navigationBar"].contains(bar.opaqueText ?? "automatic")
                let item = NavigationBarItem(isHidden: isForBar ? visibility.opaqueText.map { $0 == "hidden" } : nil)
                return maker.attaching(item)
            },
        ])
}

/// The content of `.toolbar`, made when something in it is tapped.
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
