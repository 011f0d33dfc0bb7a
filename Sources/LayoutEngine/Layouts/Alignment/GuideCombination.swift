// SPDX-License-Identifier: GPL-3.0-or-later

/// Children's explicit guides as the container's own (L6.2): the mean of custom ones, the first baseline's minimum, the last one's maximum.
struct GuideCombination {
    private let key: AlignmentKey
    private var sum = 0.0
    private var count = 0.0
    private var low = Double.infinity
    private var high = -Double.infinity

    init(_ key: AlignmentKey) { self.key = key }

    /// A child's value counts from the container's start: its origin is added (L6.4).
    mutating func add(_ value: Double?, origin: CGPoint) {
        guard let value else { return }
        let shifted = value + origin[key.axis]
        sum += shifted
        count += 1
        low = min(low, shifted)
        high = max(high, shifted)
    }

    var value: Double? {
        guard count > 0 else { return nil }
        switch key.kind {
        case .firstTextBaseline: return low
        // The last baseline is the greatest (L6.2).
        case .lastTextBaseline: return high
        case .custom: return sum / count
        case .start, .center, .end: return nil
        }
    }
}
