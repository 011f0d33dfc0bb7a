// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// `in hStack1`, `before text1`: where a view goes.
extension CommandContext {
    enum Relation { case inside, before, after }

    func placement() throws(Diagnostic) -> (relation: Relation, target: Target) {
        let relation = try choice("place", [("in", Relation.inside), ("before", .before), ("after", .after)])
        let target = try target()
        try arguments.expectEnd()
        return (relation, target)
    }

    func putting(_ view: Expression, _ place: (relation: Relation, target: Target), in scene: Scene) throws(Diagnostic) -> Scene {
        switch place.relation {
        case .inside: return try appending(view, to: place.target, in: scene)
        case .before, .after:
            let sibling = try authored(place.target)
            return try inserting(view, beside: sibling, place.target, goesBefore: place.relation == .before, in: scene)
        }
    }
}
