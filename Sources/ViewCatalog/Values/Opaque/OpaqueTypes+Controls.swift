// SPDX-License-Identifier: GPL-3.0-or-later

/// What controls, lists and bars would look at.
extension OpaqueType {
    static let controls: [OpaqueType] = [
        OpaqueType(name: "AlternatingRowBackgroundBehavior", statics: ["automatic", "enabled", "disabled"]),
        OpaqueType(name: "BadgeProminence", statics: ["standard", "increased", "decreased"]),
        OpaqueType(name: "ButtonSizing", statics: ["automatic", "fitted", "flexible"]),
        OpaqueType(name: "DialogSeverity", statics: ["automatic", "standard", "critical"]),
        OpaqueType(name: "ListItemTint", statics: ["monochrome"], functions: ["fixed": ["_": "Color"], "preferred": ["_": "Color"]]),
        OpaqueType(name: "MenuActionDismissBehavior", statics: ["automatic", "enabled", "disabled"]),
        OpaqueType(name: "MenuOrder", statics: ["automatic", "fixed", "priority"]),
        OpaqueType(
            name: "PaletteSelectionEffect", statics: ["automatic", "custom"], functions: ["symbolVariant": ["_": "SymbolVariants"]]),
    ]

    static let bars: [OpaqueType] = [
        OpaqueType(name: "BackgroundDisplayMode", statics: ["automatic", "always", "interactive", "never"]),
        OpaqueType(name: "NavigationBarItem"),
        OpaqueType(name: "NavigationBarItem.TitleDisplayMode", statics: ["automatic", "inline", "large"]),
        OpaqueType(name: "IndexDisplayMode", statics: ["automatic", "always", "never"]),
        OpaqueType(
            name: "SearchFieldPlacement", statics: ["automatic", "navigationBarDrawer", "sidebar", "toolbar", "toolbarPrincipal"],
            functions: ["navigationBarDrawer": ["displayMode": "IndexDisplayMode"]]),
        OpaqueType(name: "SearchPresentationToolbarBehavior", statics: ["automatic", "avoidHidingContent"]),
        OpaqueType(name: "SearchScopeActivation", statics: ["automatic", "onSearchPresentation", "onTextEntry"]),
        OpaqueType(name: "TextVariantPreference", statics: ["fixed", "sizeDependent"]),
        OpaqueType(name: "UIImage.RenderingMode", statics: ["automatic", "alwaysOriginal", "alwaysTemplate"]),
        OpaqueType(
            name: "UIImage.SymbolConfiguration", statics: ["unspecified"],
            functions: [
                "init": ["pointSize": "Double", "weight": "UIImage.SymbolWeight", "scale": "UIImage.SymbolScale"],
                "init": ["textStyle": "UIFont.TextStyle", "scale": "UIImage.SymbolScale"], "init": ["scale": "UIImage.SymbolScale"],
                "init": ["weight": "UIImage.SymbolWeight"], "init": ["font": "UIFont", "scale": "UIImage.SymbolScale"],
                "init": ["hierarchicalColor": "UIColor"], "init": ["paletteColors": "[UIColor]"],
            ]),
        OpaqueType(name: "UIImage.SymbolScale", statics: ["default", "unspecified", "small", "medium", "large"]),
        OpaqueType(
            name: "UIImage.SymbolWeight",
            statics: ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]),
        OpaqueType(name: "SearchToolbarBehavior", statics: ["automatic", "minimize"]),
        OpaqueType(name: "TabBarMinimizeBehavior", statics: ["automatic", "never", "onScrollDown", "onScrollUp"]),
        OpaqueType(name: "TabRole", statics: ["search"]),
        OpaqueType(name: "TextInputDictationActivation", statics: ["onLook", "onSelect"]),
        OpaqueType(
            name: "TextInputDictationBehavior", statics: ["automatic"],
            functions: ["inline": ["activation": "TextInputDictationActivation"]]),
        OpaqueType(name: "ToolbarCustomizationBehavior", statics: ["default", "disabled", "reorderable"]),
        OpaqueType(name: "ToolbarCustomizationOptions", statics: ["alwaysAvailable"]),
        OpaqueType(name: "ToolbarDefaultItemKind", statics: ["search", "sidebarToggle", "title"]),
        OpaqueType(
            name: "ToolbarItemPlacement",
            statics: [
                "automatic", "bottomBar", "bottomOrnament", "cancellationAction", "confirmationAction", "destructiveAction", "keyboard",
                "largeSubtitle", "largeTitle", "navigation", "navigationBarLeading", "navigationBarTrailing", "primaryAction", "principal",
                "secondaryAction", "status", "subtitle", "title", "topBarLeading", "topBarTrailing",
            ]),
        OpaqueType(name: "SpacerSizing", statics: ["fixed", "flexible"]),
        OpaqueType(
            name: "ToolbarPlacement",
            statics: ["automatic", "bottomBar", "navigationBar", "tabBar", "windowToolbar", "accessoryBar"],
            functions: ["accessoryBar": ["id": "Any"]]),
        OpaqueType(name: "ToolbarTitleDisplayMode", statics: ["automatic", "inline", "inlineLarge", "large"]),
        OpaqueType(name: "ToolbarRole", statics: ["automatic", "browser", "editor", "navigationStack"]),
    ]
}
