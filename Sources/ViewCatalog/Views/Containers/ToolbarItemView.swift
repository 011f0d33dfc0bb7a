// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What `.toolbar` holds.
extension ViewDeclaration {
    static let toolbarItem = ViewDeclaration(
        "ToolbarItem", summary: "A view in a bar, at a place that the app chooses.",
        examples: ["NavigationStack { Text(\"a\").toolbar { ToolbarItem(placement: .topBarTrailing) { Text(\"b\") } } }"],
        conformances: ["ToolbarContent", "CustomizableToolbarContent"], traits: .part,
        overloads: [
            Overload(placement, .builder()) { maker, placement, content in item(maker, placement, content) },
            Overload(.required("id", String.self), placement, .defaulted("showsByDefault", true), .builder()) {
                maker, _, placement, _, content in
                item(maker, placement, content)
            },
        ])

    static let toolbarItemGroup = ViewDeclaration(
        "ToolbarItemGroup", summary: "Several views in a bar.",
        examples: ["NavigationStack { Text(\"a\").toolbar { ToolbarItemGroup { Text(\"b\"); Text(\"c\") } } }"],
        conformances: ["ToolbarContent", "CustomizableToolbarContent"], traits: .part,
        overloads: [
            Overload(placement, .builder()) { maker, placement, content in item(maker, placement, content) },
            // The label stands for the group only where a bar has no room for it.
            Overload(placement, .builder(), .late("label")) { maker, placement, content, _ in item(maker, placement, content) },
        ])

    static let toolbarTitleMenu = ViewDeclaration(
        "ToolbarTitleMenu", summary: "The menu that opens from the title of the screen; no effect here.",
        examples: ["NavigationStack { Text(\"a\").toolbar { ToolbarTitleMenu { Button(\"b\") { } } } }"],
        conformances: ["ToolbarContent", "CustomizableToolbarContent"], traits: .part,
        overloads: [Overload { maker in GroupNode([], tag: maker.tag) }, Overload(.late()) { maker, _ in GroupNode([], tag: maker.tag) }])

    private static func item(_ maker: Maker, _ placement: Value, _ content: Node) -> Node {
        AttachmentNode(GroupNode([content], tag: maker.tag), BarPlacement(placement.opaqueText ?? "automatic"))
    }

    static let toolbarSpacer = ViewDeclaration(
        "ToolbarSpacer", summary: "A gap between the items of a toolbar.",
        examples: ["NavigationStack { Text(\"a\").toolbar { ToolbarSpacer(.fixed) } }"],
        conformances: ["ToolbarContent", "CustomizableToolbarContent"], traits: .part,
        overloads: [
            // At the top every item has its end of the bar, so a gap only parts their grounds.
            Overload(.any(nil, name: "sizing", type: "SpacerSizing", defaultText: ".flexible"), placement) {
                maker, sizing, placement -> Node in
                let bar = BarPlacement(placement.opaqueText ?? "automatic")
                guard bar == .bottom, sizing.opaqueText != "fixed" else { return GroupNode([], tag: maker.tag) }
                return AttachmentNode(SpacerNode(minLength: 0, tag: maker.tag), bar)
            }
        ])

    static let defaultToolbarItem = ViewDeclaration(
        "DefaultToolbarItem", summary: "An item that the system puts in toolbars, at a place that the app chooses.",
        examples: ["NavigationStack { Text(\"a\").toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) } }"],
        conformances: ["ToolbarContent", "CustomizableToolbarContent"], traits: .part,
        overloads: [
            Overload(.any("kind", name: "kind", type: "ToolbarDefaultItemKind"), placement) { maker, _, _ in GroupNode([], tag: maker.tag) }
        ])

    private static var placement: Parameter<Value> {
        .any("placement", name: "placement", type: "ToolbarItemPlacement", defaultText: ".automatic")
    }
}

extension BarPlacement {
    /// By the name of a `ToolbarItemPlacement`, as phones and tablets read it.
    fileprivate init(_ name: String) {
        switch name {
        case "cancellationAction", "navigation", "navigationBarLeading", "topBarLeading": self = .leading
        case "principal", "title", "largeTitle": self = .principal
        case "bottomBar", "status": self = .bottom
        case "keyboard", "subtitle", "largeSubtitle", "bottomOrnament", "accessoryBar", "sidebarToggle": self = .elsewhere
        default: self = .trailing
        }
    }
}
