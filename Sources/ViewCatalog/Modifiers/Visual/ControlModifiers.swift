// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What buttons, links, menus and sliders do. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let controlRows: [ModifierDeclaration] = [
        row(
            "buttonRepeatBehavior", "Does holding a button repeat it?", "Text(\"a\").buttonRepeatBehavior(.enabled)",
            .visual(.any(nil, name: "value", type: "ButtonRepeatBehavior"))),
        row(
            "isDetailLink", "Does a link change the detail column? Kept.", "NavigationLink(\"a\") { Text(\"b\") }.isDetailLink(false)",
            .visual(.unlabeled("isDetailLink", Bool.self))),
        row(
            "labelsVisibility", "Are labels of controls visible?", "Text(\"a\").labelsVisibility(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
        row(
            "menuActionDismissBehavior", "Does an action close the menu?", "Text(\"a\").menuActionDismissBehavior(.disabled)",
            .visual(.any(nil, name: "value", type: "MenuActionDismissBehavior"))),
        row(
            "menuIndicator", "The arrow of menus.", "Text(\"a\").menuIndicator(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
        row("menuOrder", "The order of menu items.", "Text(\"a\").menuOrder(.fixed)", .visual(.any(nil, name: "value", type: "MenuOrder"))),
        row(
            "paletteSelectionEffect", "How a palette marks its choice.", "Text(\"a\").paletteSelectionEffect(.automatic)",
            .visual(.any(nil, name: "value", type: "PaletteSelectionEffect"))),
        row(
            "renameAction", "Runs when renamed; kept.", "Text(\"a\").renameAction { }", .visual(.closure("action")),
            .visual(.unlabeled("isFocused", Value.self))),
        row(
            "sliderThumbVisibility", "The knob of sliders.", "Text(\"a\").sliderThumbVisibility(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
    ]
}
