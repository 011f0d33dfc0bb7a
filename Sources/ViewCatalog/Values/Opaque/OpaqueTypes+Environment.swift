// SPDX-License-Identifier: GPL-3.0-or-later

extension OpaqueType {
    /// The types of environment keys that layout does not read.
    static let environment: [OpaqueType] =
        [
            OpaqueType(name: "BackgroundProminence", statics: ["standard", "increased"]),
            OpaqueType(name: "ColorSchemeContrast", statics: ["standard", "increased"]),
            OpaqueType(name: "ControlActiveState", statics: ["key", "active", "inactive"]),
            OpaqueType(name: "LegibilityWeight", statics: ["regular", "bold"]),
            OpaqueType(name: "SidebarRowSize", statics: ["small", "medium", "large"]),
            OpaqueType(name: "TabBarPlacement", statics: ["topBar", "bottomBar", "sidebar", "pageIndicator", "ornament"]),
            OpaqueType(name: "ToolbarLabelStyle", statics: ["automatic", "titleAndIcon", "titleOnly", "iconOnly"]),
            OpaqueType(name: "WidgetRenderingMode", statics: ["fullColor", "accented", "vibrant"]),
            OpaqueType(name: "TabViewBottomAccessoryPlacement", statics: ["inline", "expanded"]),
            OpaqueType(
                name: "WidgetFamily",
                statics: [
                    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular", "accessoryRectangular",
                    "accessoryInline",
                ]),
            OpaqueType(
                name: "OpenURLAction", functions: ["init": ["handler": "Any"]],
                methods: ["callAsFunction": ["_": "Any", "completion": "Any"]]),
            OpaqueType(
                name: "OpenURLAction.Result", statics: ["handled", "discarded", "systemAction"], functions: ["systemAction": ["_": "Any"]]),
        ]
        + [
            "DismissImmersiveSpaceAction", "DismissWindowAction", "NewDocumentAction", "OpenDocumentAction",
            "OpenImmersiveSpaceAction", "OpenSettingsAction", "OpenWindowAction", "PurchaseAction", "PushWindowAction", "RenameAction",
            "RequestReviewAction", "ResetFocusAction",
        ].map { OpaqueType(name: $0, methods: ["callAsFunction": ["_": "Any", "id": "Any", "value": "Any", "in": "Any"]]) }
}
