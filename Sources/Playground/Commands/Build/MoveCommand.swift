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

    static let copy = Command(
        "copy", synonyms: ["duplicate"], .build, .edit, syntax: ["copy TARGET in/before/after TARGET"],
        summary: "Copies a view into or beside another.",
        examples: ["copy text1 after text1"], details: "The copy's views get names of their own.", related: ["duplicate", "clone"]
    ) { (context) throws(Diagnostic) in
        let target = try context.target()
        let view = try context.authored(target)
        let place = try context.placement()
        return .edit(try context.putting(view.outer.copyWithFreshIDs(), place, in: context.scene))
    }
}

extension CommandContext {
    fileprivate enum Relation { case inside, before, after }

    fileprivate func placement() throws(Diagnostic) -> (relation: Relation, target: Target) {
        let relation = try choice("place", [("in", Relation.inside), ("before", .before), ("after", .after)])
        let target = try target()
        try arguments.expectEnd()
        return (relation, target)
    }

    fileprivate func putting(_ view: Expression, _ place: (relation: Relation, target: Target), in scene: Scene) throws(Diagnostic) -> Scene
    {
        switch place.relation {
        case .inside: return try appending(view, to: place.target, in: scene)
        case .before, .after:
            let sibling = try authored(place.target)
            return try inserting(view, beside: sibling, place.target, goesBefore: place.relation == .before, in: scene)
        }
    }
}
