// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
import SwiftLanguage

extension Command {
    static let keyboard = Command(
        "keyboard", .environment, .edit, syntax: ["keyboard HEIGHT", "keyboard show", "keyboard hide"],
        summary: "Shows the software keyboard at a height, or hides it.", examples: ["keyboard 336", "keyboard hide"],
        details: "The height includes the bottom inset.", related: ["ignoresSafeArea"]
    ) { (context) throws(Diagnostic) in
        var scene = context.scene
        if context.arguments.take("hide") {
            scene.stage.keyboard = nil
        } else if context.arguments.take("show") {
            guard let height = scene.stage.device.assumedKeyboardHeight(orientation: scene.stage.orientation) else {
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
