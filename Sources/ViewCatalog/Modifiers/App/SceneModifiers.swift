// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What an app says about its windows: a row each, sorted. The window's size is the shell's (`window`, `device`).
extension ModifierDeclaration {
    static let sceneRows: [ModifierDeclaration] = [
        row("commandsRemoved", "Removes the standard menus.", "WindowGroup { Text(\"a\") }.commandsRemoved()", .visual()),
        row(
            "defaultLaunchBehavior", "Whether the window opens at launch.",
            "WindowGroup { Text(\"a\") }.defaultLaunchBehavior(.presented)",
            .visual(.any(nil, name: "value", type: "SceneLaunchBehavior"))),
        row(
            "defaultPosition", "The initial position of a window.", "WindowGroup { Text(\"a\") }.defaultPosition(.center)",
            .visual(.unlabeled("position", UnitPoint.self))),
        row(
            "defaultSize", "The initial size of a window.", "WindowGroup { Text(\"a\") }.defaultSize(width: 9, height: 9)",
            .visual(.required("width", Double.self), .required("height", Double.self)), .visual(.unlabeled("size", CGSize.self))),
        row(
            "handlesExternalEvents", "Which external events open a window.",
            "WindowGroup { Text(\"a\") }.handlesExternalEvents(matching: [])",
            .visual(.required("matching", Value.self))),
        row(
            "defaultWindowPlacement", "The initial position and size of a window.",
            "WindowGroup { Text(\"a\") }.defaultWindowPlacement { content, context in WindowPlacement(.center) }",
            .visual(.closure(nil, name: "action", [.named("Any"), .named("Any")], result: .named("WindowPlacement")))),
        row(
            "menuBarExtraStyle", "The style of a menu bar extra.", "WindowGroup { Text(\"a\") }.menuBarExtraStyle(.window)",
            .visual(.any(nil, name: "value", type: "MenuBarExtraStyle"))),
        row(
            "restorationBehavior", "Whether the window is restored at launch.",
            "WindowGroup { Text(\"a\") }.restorationBehavior(.disabled)",
            .visual(.any(nil, name: "value", type: "SceneRestorationBehavior"))),
        row(
            "windowIdealPlacement", "The position and size of a window when it is zoomed.",
            "WindowGroup { Text(\"a\") }.windowIdealPlacement { content, context in WindowPlacement(.center) }",
            .visual(.closure(nil, name: "action", [.named("Any"), .named("Any")], result: .named("WindowPlacement")))),
        row(
            "windowLevel", "The level of a window.", "WindowGroup { Text(\"a\") }.windowLevel(.floating)",
            .visual(.any(nil, name: "value", type: "WindowLevel"))),
        row(
            "windowManagerRole", "How the system manages the window.", "WindowGroup { Text(\"a\") }.windowManagerRole(.associated)",
            .visual(.any(nil, name: "value", type: "WindowManagerRole"))),
        row(
            "windowResizability", "How a window may be resized.", "WindowGroup { Text(\"a\") }.windowResizability(.contentSize)",
            .visual(.any(nil, name: "value", type: "WindowResizability"))),
        row(
            "windowStyle", "The style of a window.", "WindowGroup { Text(\"a\") }.windowStyle(.hiddenTitleBar)",
            .visual(.any(nil, name: "value", type: "WindowStyle"))),
        row(
            "windowToolbarStyle", "The style of a window's toolbar.", "WindowGroup { Text(\"a\") }.windowToolbarStyle(.unified)",
            .visual(.any(nil, name: "value", type: "WindowToolbarStyle"))),
    ]
}
