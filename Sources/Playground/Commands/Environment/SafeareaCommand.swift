// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let safearea = Command(
        "safearea", .environment, .edit,
        syntax: ["safearea [top N] [leading N] [bottom N] [trailing N]", "safearea off", "safearea on", "safearea device"],
        summary: "Overrides the safe-area insets, hides them, or brings them back.",
        examples: ["safearea top 59 bottom 34", "safearea off", "safearea device"],
        details: "Edges left out are 0. 'on' brings back what 'off' hid; 'device' brings back the device's own insets.",
        related: ["insets", "notch", "safe area"]
    ) { (context) throws(Diagnostic) in
        var scene = context.scene
        guard let first = context.arguments.peekWord() else { throw context.arguments.missing("an edge, off, on or device") }
        switch first.text {
        case "off": scene.stage.hidesSafeArea = true
        case "on": scene.stage.hidesSafeArea = false
        case "device":
            scene.stage.safeArea = nil
            scene.stage.hidesSafeArea = false
        default:
            do throws(Diagnostic) { scene.stage.safeArea = try context.insets() } catch {
                let edges = Edge.allCases.map(\.word).joined(separator: ", ")
                let choices = "an edge (\(edges)) with a length, or off, on, device"
                throw error.id == .unknownValue ? error.hinting(choices) : error
            }
            scene.stage.hidesSafeArea = false
            return .edit(scene)
        }
        _ = context.arguments.word()
        try context.arguments.expectEnd()
        return .edit(scene)
    }
}

extension CommandContext {
    /// `top 59 leading 0 …`, in any order.
    fileprivate func insets() throws(Diagnostic) -> EdgeInsets {
        var insets = EdgeInsets.zero
        while !arguments.isAtEnd {
            let bounds = 0...ArgumentCursor.lengthLimit
            insets[try edge()] = try arguments.number("a length", in: bounds, "an inset must be between 0 and 100000 points")
        }
        return insets
    }

    /// `top`, also written as a label.
    private func edge() throws(Diagnostic) -> Edge {
        for edge in Edge.allCases where arguments.takeLabel(edge.word) { return edge }
        return try choice("edge", Edge.choices)
    }
}
