// SPDX-License-Identifier: GPL-3.0-or-later

/// A child of a stack with what decides its turn.
struct StackTurn {
    let index: Int
    let priority: Double
    /// NaN where it was not asked: a child alone in its priority, or one that no offer changes.
    private(set) var minimum = Double.nan
    private(set) var maximum = Double.nan
    private(set) var flexibility = 0.0

    var wasAsked: Bool { !minimum.isNaN }

    /// What it was found to take at least and at most; NaN is taken for endlessly flexible.
    mutating func know(minimum: Double, maximum: Double) {
        self.minimum = minimum
        self.maximum = maximum
        flexibility = maximum - minimum
        if flexibility.isNaN { flexibility = .infinity }
    }

    /// Priority descending, then flexibility ascending; of two endless ones the larger minimum first; else as written (L8).
    func precedes(_ other: StackTurn) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
        return index < other.index
    }

    static func sort(_ turns: UnsafeMutableBufferPointer<StackTurn>) {
        // Most stacks are in order already.
        guard turns.indices.dropFirst().contains(where: { turns[$0].precedes(turns[$0 - 1]) }) else { return }
        var sortable = turns
        sortable.sort { $0.precedes($1) }
    }
}
