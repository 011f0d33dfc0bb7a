// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let move = Command(
        "move", .build, .edit, syntax: ["move TARGET in/before/after TARGET"], summary: "Moves a view into or beside another.",
        examples: ["move text1 before image1", "move text1 in hStack1"], related: ["reorder", "drag"]
    ) { (context) throws(Diagnostic) in
        let target = try context.target()
        let view = try context.authored(target)
        let place = try context.placement()
        try context.checkDestination(target, place.target)
        guard view.id != (try context.authored(place.target)).id else {
            throw Diagnostic(.invalidEdit, "a view cannot be placed next to itself", at: place.target.span)
        }
        let without = try context.removing(view, target)
        guard without.root != nil else { throw Diagnostic(.invalidEdit, "the root cannot be moved", at: target.span) }
        return .edit(try context.putting(view.outer, place, in: without))
    }
}
