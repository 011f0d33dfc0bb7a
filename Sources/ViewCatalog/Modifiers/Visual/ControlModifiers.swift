// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What buttons, links, menus and sliders do. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let controlRows: [ModifierDeclaration] = [
        row(
            "buttonRepeatBehavior", "Whether a button acts again while it is pressed.", "Text(\"a\").buttonRepeatBehavior(.enabled)",
            .visual(.any(nil, name: "value", type: "ButtonRepeatBehavior"))),
        row(
            "isDetailLink", "Whether a link changes the detail column; no effect here.",
            "NavigationLink(\"a\") { Text(\"b\") }.isDetailLink(false)",
            .visual(.unlabeled("isDetailLink", Bool.self))),
        row(
            "menuActionDismissBehavior", "Whether choosing an item closes the menu.", "Text(\"a\").menuActionDismissBehavior(.disabled)",
            .visual(.any(nil, name: "value", type: "MenuActionDismissBehavior"))),
        row(
            "menuIndicator", "Whether menus show their indicator.", "Text(\"a\").menuIndicator(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
        row("menuOrder", "The order of menu items.", "Text(\"a\").menuOrder(.fixed)", .visual(.any(nil, name: "value", type: "MenuOrder"))),
        row(
            "paletteSelectionEffect", "How a palette marks its selection.", "Text(\"a\").paletteSelectionEffect(.automatic)",
            .visual(.any(nil, name: "value", type: "PaletteSelectionEffect"))),
        row(
            "renameAction", "The action of a RenameButton; no effect here.", "Text(\"a\").renameAction { }", .visual(.closure("action")),
            .visual(.unlabeled("isFocused", Value.self))),
        row(
            "sliderThumbVisibility", "Whether sliders show their thumb.", "Text(\"a\").sliderThumbVisibility(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
    ]
}
