// SPDX-License-Identifier: GPL-3.0-or-later

/// Children's explicit guides as the container's own (L6.2): the mean of custom ones, the first baseline's minimum, the last one's maximum.
struct GuideCombination {
    /// What is done with each child at its place: the child, its origin, its size, and the proposal that it was placed with.
    typealias EachPlace = (LayoutSubview, CGPoint, CGSize, ProposedViewSize) -> Void

    private let key: AlignmentKey
    private var sum = 0.0
    private var count = 0.0
    private var low = Double.infinity
    private var high = -Double.infinity

    /// The container's own value of a guide; nil where guides of that kind stay inside, or no child sets it.
    /// - Parameter places: goes through the children at their places.
    static func value(of key: AlignmentKey, _ places: (EachPlace) -> Void) -> Double? {
        guard key.propagatesThroughContainers else { return nil }
        var combined = GuideCombination(key: key)
        places { child, origin, size, proposal in
            combined.add(child.explicitGuide(key, in: size, proposal: proposal), origin: origin)
        }
        return combined.value
    }

    /// A child's value counts from the container's start: its origin is added (L6.4).
    private mutating func add(_ value: Double?, origin: CGPoint) {
        guard let value else { return }
        let shifted = value + origin[key.axis]
        sum += shifted
        count += 1
        low = min(low, shifted)
        high = max(high, shifted)
    }

    private var value: Double? {
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
