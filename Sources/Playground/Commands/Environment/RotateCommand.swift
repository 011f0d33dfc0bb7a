// SPDX-License-Identifier: GPL-3.0-or-later

import Devices
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
}
