// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Styles that change no frame here: a row each, sorted. They are kept and change no frame.
extension ModifierDeclaration {
    static let styleRows: [ModifierDeclaration] = [
        row(
            "controlGroupStyle", "The style of control groups; no effect here.", "Text(\"a\").controlGroupStyle(.automatic)",
            .visual(.any(nil, name: "value", type: "ControlGroupStyle"))),
        row(
            "menuStyle", "The style of menus; no effect here.", "Text(\"a\").menuStyle(.button)",
            .visual(.any(nil, name: "value", type: "MenuStyle"))
        ),
        row(
            "tableStyle", "The style of tables; no effect here.", "Text(\"a\").tableStyle(.automatic)",
            .visual(.any(nil, name: "value", type: "TableStyle"))),
        row(
            "textEditorStyle", "The style of text editors; no effect here.", "Text(\"a\").textEditorStyle(.plain)",
            .visual(.any(nil, name: "value", type: "TextEditorStyle"))),
        row(
            "widgetAccentable", "Whether the view takes the accent of a tinted widget.", "Text(\"a\").widgetAccentable()",
            .visual(.unlabeledDefault("accentable", true))),
        row(
            "widgetLabel", "A label beside a widget on a watch face.", "Text(\"a\").widgetLabel(\"x\")",
            .visual(.any(nil, name: "value", type: "Any")), .visual(.late("label"))),
        row(
            "widgetURL", "The URL that a tap on a widget opens.", "Text(\"a\").widgetURL(nil)",
            .visual(.any(nil, name: "value", type: "Any"))),
    ]
}
