// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// What an app says about its windows and menus.
extension OpaqueType {
    static let scenes: [OpaqueType] = [
        OpaqueType(name: "AdaptableTabBarPlacement", statics: ["automatic", "sidebar", "tabBar"]),
        OpaqueType(
            name: "CommandGroupPlacement",
            statics: [
                "appInfo", "appSettings", "systemServices", "appVisibility", "appTermination", "newItem", "saveItem", "importExport",
                "printItem", "undoRedo", "pasteboard", "textEditing", "textFormatting", "toolbar", "sidebar", "windowSize",
                "windowArrangement", "windowList", "singleWindowList", "help",
            ]),
        OpaqueType(name: "MenuBarExtraStyle", statics: ["automatic", "menu", "window"]),
        OpaqueType(name: "SceneLaunchBehavior", statics: ["automatic", "presented", "suppressed"]),
        OpaqueType(name: "SceneRestorationBehavior", statics: ["automatic", "disabled"]),
        OpaqueType(name: "UIWindow.Level", statics: ["normal", "alert", "statusBar"], functions: ["init": ["rawValue": "CGFloat"]]),
        OpaqueType(name: "WindowLevel", statics: ["automatic", "normal", "floating", "desktop"]),
        OpaqueType(
            name: "WindowPlacement",
            functions: [
                "init": ["_": "UnitPoint", "size": "CGSize"], "init": ["_": "CGPoint", "size": "CGSize"], "init": ["size": "CGSize"],
            ]),
        OpaqueType(name: "WindowResizability", statics: ["automatic", "contentMinSize", "contentSize"]),
        OpaqueType(name: "WindowManagerRole", statics: ["automatic", "associated", "principal"]),
        OpaqueType(name: "WindowStyle", statics: ["automatic", "hiddenTitleBar", "plain", "titleBar", "volumetric"]),
        OpaqueType(
            name: "WindowToolbarStyle", statics: ["automatic", "expanded", "unified", "unifiedCompact"],
            functions: ["unified": ["showsTitle": "Bool"], "unifiedCompact": ["showsTitle": "Bool"]]),
    ]
}
