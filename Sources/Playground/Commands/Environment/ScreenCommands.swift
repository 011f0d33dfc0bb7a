// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import LayoutEngine
import SwiftLanguage

extension Command {
    static let rotate = Command(
        "rotate", .environment, .edit, syntax: ["rotate"], summary: "Rotates the device to its other orientation.", examples: ["rotate"],
        related: ["orientation", "landscape", "portrait"]
    ) { (context) throws(Diagnostic) in
        try context.arguments.expectEnd()
        guard context.scene.stage.device.canRotate else {
            throw Diagnostic(.unknownValue, "\(context.scene.stage.device.name) has one orientation", at: context.word.span)
        }
        var scene = context.scene
        scene.stage.rotate()
        return .edit(scene)
    }

    static let viewport = Command(
        "viewport", .environment, .edit, syntax: ["viewport WxH"], summary: "Changes the size of the screen only.",
        examples: ["viewport 320x480"], details: "Insets, scale and size classes stay as they are.", related: ["size", "resize"]
    ) { (context) throws(Diagnostic) in
        var scene = context.scene
        scene.stage.viewport = try context.arguments.size()
        try context.arguments.expectEnd()
        return .edit(scene)
    }

    static let window = Command(
        "window", .environment, .edit, syntax: ["window WxH [anchor: UNITPOINT]"],
        summary: "Shows the scene in a resizable window that the root fills.",
        examples: ["window 700x500", "window 600x400 anchor: .topLeading"],
        details: """
            The anchor is the point of the window that stays in place; it does not move the content. Safe areas and size classes stay those \
            of the device. 'device' ends the window.
            """, related: ["resize", "split"]
    ) { (context) throws(Diagnostic) in
        let size = try context.arguments.size()
        let anchor = try context.arguments.takeLabel("anchor") ? context.unitPoint() : nil
        try context.arguments.expectEnd()
        var scene = context.scene
        scene.stage.window = size
        scene.stage.viewport = nil
        if let anchor { scene.stage.windowAnchor = anchor }
        return .edit(scene)
    }

    static let scale = Command(
        "scale", .environment, .edit, syntax: ["scale N"], summary: "Sets the number of pixels per point.",
        examples: ["scale 2"],
        related: ["displayScale", "pixel", "retina"]
    ) { (context) throws(Diagnostic) in
        var scene = context.scene
        let bounds = Double.leastNormalMagnitude...16
        scene.stage.scale = try context.arguments.number("a scale", in: bounds, "a scale must be above 0 and at most 16")
        try context.arguments.expectEnd()
        return .edit(scene)
    }

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
                let choices = "an edge (top, leading, bottom, trailing) with a length, or off, on, device"
                throw error.id == .unknownValue ? error.hinting(choices) : error
            }
            scene.stage.hidesSafeArea = false
            return .edit(scene)
        }
        _ = context.arguments.word()
        try context.arguments.expectEnd()
        return .edit(scene)
    }

    static let keyboard = Command(
        "keyboard", .environment, .edit, syntax: ["keyboard HEIGHT", "keyboard show", "keyboard hide"],
        summary: "Shows the software keyboard at a height, or hides it.", examples: ["keyboard 336", "keyboard hide"],
        details: "The height includes the bottom inset.", related: ["ignoresSafeArea"]
    ) { (context) throws(Diagnostic) in
        var scene = context.scene
        if context.arguments.take("hide") {
            scene.stage.keyboard = nil
        } else if context.arguments.take("show") {
            guard let height = scene.stage.device.keyboardHeight(orientation: scene.stage.orientation) else {
                throw Diagnostic(
                    .missingArgument, "the height of this device's keyboard is unknown", at: context.word.span,
                    hint: "give it: keyboard 336")
            }
            scene.stage.keyboard = height
        } else {
            if let word = context.arguments.peekWord(), !context.arguments.isAtNumber {
                throw Diagnostic(
                    .typeMismatch, "'\(word.text)' is not a height", at: word.span,
                    hint: "write a number of points, 'keyboard show' or 'keyboard hide'")
            }
            let bounds = 0...ArgumentCursor.lengthLimit
            scene.stage.keyboard = try context.arguments.number("a height", in: bounds, "a height must be between 0 and 100000 points")
        }
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
        let edges: [(String, Edge)] = [("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing)]
        for (word, edge) in edges where arguments.takeLabel(word) { return edge }
        return try choice("edge", edges)
    }
}
