// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let focus = Command(
        "focus", .build, .edit, syntax: ["focus [TARGET]"],
        summary: "Chooses the view to which 'add' appends; without a target, the root.",
        examples: ["focus hStack1", "focus"], related: ["cursor", "select"]
    ) { (context) throws(Diagnostic) in
        var scene = context.scene
        if context.arguments.isAtEnd {
            scene.focus = nil
        } else {
            let target = try context.target()
            try context.arguments.expectEnd()
            scene.focus = try context.authored(target).id
        }
        return .edit(scene)
    }
}
