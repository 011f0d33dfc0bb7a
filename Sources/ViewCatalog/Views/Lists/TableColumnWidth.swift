// SPDX-License-Identifier: GPL-3.0-or-later

/// How wide a column of a table may be, in points (L3.14).
struct TableColumnWidth: Hashable, Sendable {
    var min: Double?
    /// What the column takes where there is room; nil: an equal share of what the others leave.
    var ideal: Double?
    var max: Double?

    /// Negative lengths and those that are not numbers count as none, as does an infinite least or ideal width.
    init(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
        self.min = min.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        self.ideal = ideal.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        self.max = max.flatMap { $0.isNaN || $0 < 0 ? nil : $0 }
    }

    /// A column that is never wider or narrower.
    init(fixed width: Double?) { self.init(min: width, ideal: width, max: width) }

    /// Where the bounds contradict each other the least width holds.
    fileprivate func clamped(_ width: Double) -> Double { Swift.max(Swift.min(width, max ?? .infinity), min ?? 0) }

    fileprivate var flexibility: Double { (max ?? .infinity) - (min ?? 0) }
}

extension [TableColumnWidth] {
    /// The widths of columns beside each other in a room: those that bend least choose first, and each is offered an equal share of
    /// what is left.
    func widths(in room: Double) -> [Double] {
        var result = [Double](repeating: 0, count: count)
        var left = room
        let order = indices.sorted { (self[$0].flexibility, $0) < (self[$1].flexibility, $1) }
        for (turn, index) in order.enumerated() {
            let share = Swift.max(0, left) / Double(count - turn)
            // Only the last may take more than its share for an ideal width: no other column could use the room.
            let wanted = self[index].ideal.map { turn == count - 1 || hasRoom(for: order[turn...], in: left) ? $0 : Swift.min($0, share) }
            result[index] = self[index].clamped(wanted ?? share)
            left -= result[index]
        }
        return result
    }

    /// Do the ideal and least widths of the columns fit?
    private func hasRoom(for columns: ArraySlice<Int>, in room: Double) -> Bool {
        columns.reduce(0) { $0 + self[$1].clamped(self[$1].ideal ?? 0) } <= room
    }
}
