// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Rows and texts of lists and tables: a row each, sorted. They are kept and change no frame.
extension ModifierDeclaration {
    static let listRows: [ModifierDeclaration] = [
        row(
            "alternatingRowBackgrounds", "Makes every other row darker, on a Mac.", "List { Text(\"a\") }.alternatingRowBackgrounds()",
            .visual(.any(nil, name: "behavior", type: "AlternatingRowBackgroundBehavior", defaultText: ".enabled"))),
        row(
            "badgeProminence", "How prominent badges are.", "Text(\"a\").badgeProminence(.increased)",
            .visual(.any(nil, name: "value", type: "BadgeProminence"))),
        row(
            "collapsible", "Whether the section can be collapsed.", "Section(\"a\") { Text(\"b\") }.collapsible(false)",
            .visual(.unlabeled("collapsible", Bool.self))),
        row(
            "deleteDisabled", "Keeps rows from being deleted.", "Text(\"a\").deleteDisabled()", .visual(.unlabeledDefault("flag", true))),
        row(
            "headerProminence", "How prominent the headers of sections are.", "Text(\"a\").headerProminence(.increased)",
            .visual(.any(nil, name: "value", type: "Prominence"))),
        row(
            "listItemTint", "The tint of a row.", "Text(\"a\").listItemTint(.red)", .visual(.unlabeled("tint", ColorValue?.self)),
            .visual(.any(nil, name: "tint", of: .optional(.named("ListItemTint"))))),
        row(
            "listRowBackground", "The background of a row.", "Text(\"a\").listRowBackground(Color.red)",
            Overload(.unlabeled("view", Value.self)) { maker, background in maker.attaching(ListRowBackground(background)) }),
        row(
            "listRowHoverEffect", "The effect of a pointer over a row.", "Text(\"a\").listRowHoverEffect(.lift)",
            .visual(.any(nil, name: "value", of: .optional(.named("HoverEffect"))))),
        row(
            "listRowHoverEffectDisabled", "Disables the effects of a pointer over rows.", "Text(\"a\").listRowHoverEffectDisabled()",
            .visual(.unlabeledDefault("disabled", true))),
        row(
            "listRowSeparator", "Whether the lines between rows are shown.", "Text(\"a\").listRowSeparator(.hidden)",
            Overload(.any(nil, name: "visibility", type: "Visibility"), .defaulted("edges", Edge.Set.all)) { maker, visibility, edges in
                maker.attaching(ListRowSeparator(isHidden: visibility.opaqueText == "hidden", edges: edges))
            }),
        row(
            "listRowSeparatorTint", "The colour of the lines between rows.", "Text(\"a\").listRowSeparatorTint(.red)",
            Overload(.unlabeled("color", ColorValue?.self), .defaulted("edges", Edge.Set.all)) { maker, color, edges in
                maker.attaching(ListRowTint(color: color, edges: edges))
            }),
        row(
            "listSectionSeparator", "Whether the lines between sections are shown.", "Text(\"a\").listSectionSeparator(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"), .defaulted("edges", Edge.Set.all))),
        row(
            "listSectionSeparatorTint", "The colour of the lines between sections.", "Text(\"a\").listSectionSeparatorTint(.red)",
            .visual(.unlabeled("color", ColorValue?.self), .defaulted("edges", Edge.Set.all))),
        row(
            "listSectionIndexVisibility", "Whether an index of the sections is shown.",
            "List { Text(\"a\") }.listSectionIndexVisibility(.visible)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
        row("moveDisabled", "Keeps rows from being moved.", "Text(\"a\").moveDisabled()", .visual(.unlabeledDefault("flag", true))),
        row(
            "onDelete", "Lets rows be deleted; no effect here.", "Text(\"a\").onDelete { offsets in }",
            .visual(.optionalClosure("perform", [.named("IndexSet")]))),
        row(
            "onInsert", "Lets rows be dropped in; no effect here.", "Text(\"a\").onInsert(of: []) { index, items in }",
            .visual(.any("of", name: "of", of: .array(.named("UTType"))), .closure("perform", [.named("Int"), .named("Any")])),
            .visual(.required("of", [String].self), .closure("perform", [.named("Int"), .named("Any")]))),
        row(
            "onMove", "Lets rows be moved; no effect here.", "Text(\"a\").onMove { from, to in }",
            .visual(.optionalClosure("perform", [.named("IndexSet"), .named("Int")]))),
        row(
            "scrollContentBackground", "Whether the background under the rows of lists is drawn.",
            "List { Text(\"a\") }.scrollContentBackground(.hidden)",
            Overload(.any(nil, name: "visibility", type: "Visibility")) { maker, visibility in
                EnvironmentNode(maker.content, tag: maker.tag) {
                    $0.setting(CatalogKeys.isScrollContentBackgroundHidden, to: visibility.opaqueText == "hidden", by: $1)
                }
            }),
        row(
            "sectionIndexLabel", "The label of the section in the index.", "Section(\"a\") { Text(\"b\") }.sectionIndexLabel(\"A\")",
            .visual(.any(nil, name: "value", type: "Any"))),
        row(
            "selectionDisabled", "Keeps the view from being selected.", "Text(\"a\").selectionDisabled()",
            .visual(.unlabeledDefault("flag", true))),
        row(
            "swipeActions", "Actions that a swipe on the row shows; 'tap' finds them.", "Text(\"a\").swipeActions { Button(\"x\") { } }",
            Overload(.defaulted("edge", HorizontalEdge.trailing), .defaulted("allowsFullSwipe", true), .late()) { maker, _, _, items in
                maker.hiding(items)
            }),
    ]
}
