// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// The views that were found in statements, by owner, for as long as the statements stay the same objects.
struct CollectedViews: Sendable {
    private struct Entry: Sendable {
        let expression: Expression
        let owners: [[ViewCollector.Found]]
    }

    private var entries: [Int: Entry] = [:]

    /// Larger statements are put together from those in them, so that a deep tree is not kept once for each level.
    private static let sizeLimit = 64
    /// More statements than a scene of that size has: what is left of earlier scenes goes.
    private static let capacity = 200_000

    subscript(expression: Expression) -> [[ViewCollector.Found]]? {
        guard let entry = entries[expression.id.number], entry.expression === expression else { return nil }
        return entry.owners
    }

    mutating func remember(_ owners: [[ViewCollector.Found]], of expression: Expression) {
        guard owners.reduce(owners.count, { $0 + $1.count }) <= Self.sizeLimit else { return }
        if entries.count >= Self.capacity { entries = [:] }
        entries[expression.id.number] = Entry(expression: expression, owners: owners)
    }
}
