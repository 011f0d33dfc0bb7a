// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Rows and texts of lists and tables: a row each, sorted. They are kept and change no frame.
extension ModifierDeclaration {
    static let listRows: [ModifierDeclaration] = [
        row(
            "alternatingRowBackgrounds", "Every other row is darker, on a Mac.", "List { Text(\"a\") }.alternatingRowBackgrounds()",
            .visual(.any(nil, name: "behavior", type: "AlternatingRowBackgroundBehavior", defaultText: ".enabled"))),
        row(
            "badgeProminence", "How prominent a badge is.", "Text(\"a\").badgeProminence(.increased)",
            .visual(.any(nil, name: "value", type: "BadgeProminence"))),
        row(
            "collapsible", "Can the section be closed?", "Section(\"a\") { Text(\"b\") }.collapsible(false)",
            .visual(.unlabeled("collapsible", Bool.self))),
        row("deleteDisabled", "Rows cannot be deleted.", "Text(\"a\").deleteDisabled()", .visual(.unlabeledDefault("flag", true))),
        row(
            "headerProminence", "How prominent headers are.", "Text(\"a\").headerProminence(.increased)",
            .visual(.any(nil, name: "value", type: "Prominence"))),
        row(
            "listItemTint", "The accent of a row.", "Text(\"a\").listItemTint(.red)", .visual(.unlabeled("tint", ColorValue?.self)),
            .visual(.any(nil, name: "tint", of: .optional(.named("ListItemTint"))))),
        row(
            "listRowBackground", "The background of a row.", "Text(\"a\").listRowBackground(Color.red)",
            Overload(.unlabeled("view", Value.self)) { maker, background in maker.attaching(ListRowBackground(background)) }),
        row(
            "listRowHoverEffect", "What a pointer does to a row.", "Text(\"a\").listRowHoverEffect(.lift)",
            .visual(.any(nil, name: "value", type: "HoverEffect"))),
        row(
            "listRowHoverEffectDisabled", "No effects of a pointer on a row.", "Text(\"a\").listRowHoverEffectDisabled()",
            .visual(.unlabeledDefault("disabled", true))),
        row(
            "listRowSeparator", "Lines between rows.", "Text(\"a\").listRowSeparator(.hidden)",
            Overload(.any(nil, name: "visibility", type: "Visibility"), .defaulted("edges", Edge.Set.all)) { maker, visibility, edges in
                maker.attaching(ListRowSeparator(isHidden: visibility.opaqueText == "hidden", edges: edges))
            }),
        row(
            "listRowSeparatorTint", "The colour of lines between rows.", "Text(\"a\").listRowSeparatorTint(.red)",
            Overload(.unlabeled("color", ColorValue?.self), .defaulted("edges", Edge.Set.all)) { maker, color, edges in
                maker.attaching(ListRowTint(color: color, edges: edges))
            }),
        row(
            "listSectionSeparator", "Lines between sections.", "Text(\"a\").listSectionSeparator(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"), .defaulted("edges", Edge.Set.all))),
        row(
            "listSectionSeparatorTint", "The colour of lines between sections.", "Text(\"a\").listSectionSeparatorTint(.red)",
            .visual(.unlabeled("color", ColorValue?.self), .defaulted("edges", Edge.Set.all))),
        row(
            "listSectionIndexVisibility", "Is an index of the sections shown?", "List { Text(\"a\") }.listSectionIndexVisibility(.visible)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
        row("moveDisabled", "Rows cannot be moved.", "Text(\"a\").moveDisabled()", .visual(.unlabeledDefault("flag", true))),
        row(
            "onDelete", "Rows may be deleted; kept.", "Text(\"a\").onDelete { offsets in }",
            .visual(.optionalClosure("perform", [.named("IndexSet")]))),
        row(
            "onInsert", "Rows may be dropped in; kept.", "Text(\"a\").onInsert(of: []) { index, items in }",
            .visual(.any("of", name: "of", of: .array(.named("UTType"))), .closure("perform", [.named("Int"), .named("Any")])),
            .visual(.required("of", [String].self), .closure("perform", [.named("Int"), .named("Any")]))),
        row(
            "onMove", "Rows may be moved; kept.", "Text(\"a\").onMove { from, to in }",
            .visual(.optionalClosure("perform", [.named("IndexSet"), .named("Int")]))),
        row(
            "scrollContentBackground", "Is the ground under the rows of lists drawn?",
            "List { Text(\"a\") }.scrollContentBackground(.hidden)",
            Overload(.any(nil, name: "visibility", type: "Visibility")) { maker, visibility in
                EnvironmentNode(maker.content, tag: maker.tag) {
                    $0.setting(CatalogKeys.isScrollContentBackgroundHidden, to: visibility.opaqueText == "hidden", by: $1)
                }
            }),
        row(
            "sectionIndexLabel", "The section's entry in the index.", "Section(\"a\") { Text(\"b\") }.sectionIndexLabel(\"A\")",
            .visual(.any(nil, name: "value", type: "Any"))),
        row("selectionDisabled", "It cannot be selected.", "Text(\"a\").selectionDisabled()", .visual(.unlabeledDefault("flag", true))),
        row(
            "swipeActions", "Actions behind a row; 'tap' finds them.", "Text(\"a\").swipeActions { Button(\"x\") { } }",
            Overload(.defaulted("edge", HorizontalEdge.trailing), .defaulted("allowsFullSwipe", true), .late()) { maker, _, _, items in
                maker.hiding(items)
            }),
    ]
}
