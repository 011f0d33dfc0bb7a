// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// What an app says about its windows and menus.
extension OpaqueType {
    static let scenes: [OpaqueType] = [
        OpaqueType(
            name: "CommandGroupPlacement",
            statics: [
                "appInfo", "appSettings", "systemServices", "appVisibility", "appTermination", "newItem", "saveItem", "importExport",
                "printItem", "undoRedo", "pasteboard", "textEditing", "textFormatting", "toolbar", "sidebar", "windowSize",
                "windowArrangement", "windowList", "singleWindowList", "help",
            ]),
        OpaqueType(name: "WindowResizability", statics: ["automatic", "contentMinSize", "contentSize"]),
        OpaqueType(name: "WindowStyle", statics: ["automatic", "hiddenTitleBar", "plain", "titleBar", "volumetric"]),
        OpaqueType(name: "WindowToolbarStyle", statics: ["automatic", "expanded", "unified", "unifiedCompact"]),
    ]
}
