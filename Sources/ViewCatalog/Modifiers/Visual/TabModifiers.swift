// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Tabs in bars and sidebars: a row each, sorted. They are kept and change no frame.
extension ModifierDeclaration {
    static let tabRows: [ModifierDeclaration] = [
        row(
            "customizationBehavior", "Whether the user may move the tab.",
            "TabView { Tab(\"A\", systemImage: \"star\") { Text(\"a\") }.customizationBehavior(.disabled, for: .sidebar) }",
            .visual(.any(nil, name: "value", type: "TabCustomizationBehavior"), .any("for", name: "for", type: "AdaptableTabBarPlacement")),
            .visual(.any(nil, name: "behavior", type: "ToolbarCustomizationBehavior"))),
        row(
            "defaultAdaptableTabBarPlacement", "Whether tabs are in a bar or a sidebar at first, where they may be in either.",
            "TabView { Text(\"a\") }.defaultAdaptableTabBarPlacement(.sidebar)",
            .visual(.any(nil, name: "defaultPlacement", type: "AdaptableTabBarPlacement", defaultText: ".automatic"))),
        row(
            "defaultCustomization", "Whether a toolbar item is shown before the user customizes the toolbar.",
            "NavigationStack { Text(\"a\").toolbar(id: \"a\") { ToolbarItem(id: \"b\") { Text(\"c\") }.defaultCustomization(.hidden) } }",
            .visual(
                .any(nil, name: "defaultVisibility", type: "Visibility", defaultText: ".automatic"),
                .any("options", name: "options", type: "ToolbarCustomizationOptions", defaultText: "[]"))),
        row(
            "customizationID", "The id under which the user's changes to the tabs are remembered.",
            "TabView { Tab(\"A\", systemImage: \"star\") { Text(\"a\") }.customizationID(\"a\") }",
            .visual(.unlabeled("id", String.self))),
        row(
            "defaultVisibility", "Whether the tab is visible by default.",
            "TabView { Tab(\"A\", systemImage: \"star\") { Text(\"a\") }.defaultVisibility(.hidden, for: .tabBar) }",
            .visual(.any(nil, name: "value", type: "Visibility"), .any("for", name: "for", type: "AdaptableTabBarPlacement"))),
        row(
            "sectionActions", "Buttons in the header of a section; no effect here.",
            "Section(\"a\") { Text(\"b\") }.sectionActions { Button(\"x\") { } }",
            .visual(.late())),
        row(
            "tabPlacement", "Where the tab appears in the bar and the sidebar.",
            "TabView { Tab(\"A\", systemImage: \"star\") { Text(\"a\") }.tabPlacement(.pinned) }",
            .visual(.any(nil, name: "value", type: "TabPlacement"))),
    ]
}
