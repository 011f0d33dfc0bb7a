// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let sizeclass = Command(
        "sizeclass", .environment, .edit,
        syntax: ["sizeclass horizontal/vertical compact/regular/device", "sizeclass toggle horizontal/vertical"],
        summary: "Overrides a size class, toggles it, or ends the override.",
        examples: ["sizeclass horizontal regular", "sizeclass toggle horizontal", "sizeclass vertical device"],
        related: ["horizontalSizeClass", "verticalSizeClass", "compact", "regular"]
    ) { (context) throws(Diagnostic) in
        var scene = context.scene
        if context.arguments.take("toggle") {
            let axis = try context.axis()
            let current =
                axis == .horizontal
                ? scene.stage.horizontalClass ?? scene.stage.deviceClasses.horizontal
                : scene.stage.verticalClass ?? scene.stage.deviceClasses.vertical
            scene.stage.override(axis, current == .compact ? .regular : .compact)
        } else {
            let axis = try context.axis()
            let value: UserInterfaceSizeClass? = try context.choice(
                "size class", [("compact", .compact), ("regular", .regular), ("device", nil)] as [(String, UserInterfaceSizeClass?)])
            scene.stage.override(axis, value)
        }
        try context.arguments.expectEnd()
        return .edit(scene)
    }
}

extension Stage {
    fileprivate mutating func override(_ axis: Axis, _ value: UserInterfaceSizeClass?) {
        if axis == .horizontal { horizontalClass = value } else { verticalClass = value }
    }
}

extension CommandContext {
    fileprivate func axis() throws(Diagnostic) -> Axis {
        if let word = arguments.peekWord(), UserInterfaceSizeClass(rawValue: word.text) != nil {
            throw Diagnostic(
                .missingArgument, "the axis comes first", at: word.span,
                hint: "write 'sizeclass horizontal \(word.text)' or 'sizeclass vertical \(word.text)'")
        }
        return try choice("axis", [("horizontal", .horizontal), ("vertical", .vertical)])
    }
}
