// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

extension Command {
    /// A command of one word that sets one trait.
    private static func trait<T: Sendable>(
        _ name: String, _ what: String, _ choices: [(String, T)], summary: String, details: String = "", related: [String] = [],
        set: @escaping @Sendable (inout Stage, T) -> Void
    ) -> Command {
        Command(
            name, .environment, .edit, syntax: [name + " " + choices.map(\.0).joined(separator: "/")],
            summary: summary, examples: choices.prefix(2).map { name + " " + $0.0 }, details: details, related: related
        ) { (context) throws(Diagnostic) in
            let value = try context.choice(what, choices)
            try context.arguments.expectEnd()
            var scene = context.scene
            set(&scene.stage, value)
            return .edit(scene)
        }
    }

    static let direction = trait(
        "direction", "layout direction", LayoutDirection.choices, summary: "Sets the layout direction.",
        related: ["right to left", "arabic", "layoutDirection"]
    ) { $0.direction = $1 }

    static let platform = trait(
        "platform", "platform", Platform.allCases.map { ($0.rawValue, $0) },
        summary: "Chooses the platform whose rules and defaults apply.",
        details:
            "The window keeps its size; text and controls take that platform's sizes. A Mac's size classes are regular unless overridden.",
        related: ["macOS", "watchOS"]
    ) { $0.platform = $1 }

    static let os = trait(
        "os", "OS generation", OSGeneration.choices,
        summary: "Chooses the OS generation by its iOS version.",
        details: "macOS 14, 15 and 26 are 17, 18 and 26.", related: ["version", "available"]
    ) { $0.os = $1 }

    static let mouse = trait(
        "mouse", "choice", [("on", true), ("off", false)], summary: "Attaches or detaches a mouse, which changes a Mac's scroll bars."
    ) { $0.hasMouse = $1 }

    static let scenePhase = trait(
        "scene", "scene phase", ScenePhase.allCases.map { ($0.rawValue, $0) }, summary: "Sets the phase of the app's scene.",
        related: ["scenePhase", "background"]
    ) { $0.scenePhase = $1 }

    static let colorscheme = trait(
        "colorscheme", "colour scheme", ColorScheme.allCases.map { ($0.rawValue, $0) }, summary: "Sets light or dark appearance.",
        related: ["dark mode"]
    ) { $0.colorScheme = $1 }
}
