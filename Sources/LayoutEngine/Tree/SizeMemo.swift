// SPDX-License-Identifier: GPL-3.0-or-later

/// What an element answered, by proposal (L1.6). Independent elements remember lengths by axis, others whole sizes.
struct SizeMemo {
    /// Answers on one axis. NaN means unknown; no answer is NaN, because lengths are sanitized before they are kept.
    struct AxisMemo {
        var minimum = Double.nan
        var ideal = Double.nan
        var maximum = Double.nan
        var offer0 = Double.nan
        var answer0 = Double.nan
        var offer1 = Double.nan
        var answer1 = Double.nan

        func answer(to proposal: Double?) -> Double? {
            guard let proposal else { return ideal.isNaN ? nil : ideal }
            if proposal == 0 { return minimum.isNaN ? nil : minimum }
            if proposal == .infinity { return maximum.isNaN ? nil : maximum }
            if proposal == offer0 { return answer0 }
            if proposal == offer1 { return answer1 }
            return nil
        }

        mutating func remember(_ answer: Double, for proposal: Double?) {
            guard let proposal else {
                ideal = answer
                return
            }
            if proposal == 0 {
                minimum = answer
                return
            }
            if proposal == .infinity {
                maximum = answer
                return
            }
            (offer1, answer1) = (offer0, answer0)
            (offer0, answer0) = (proposal, answer)
        }
    }

    var horizontal = AxisMemo()
    var vertical = AxisMemo()
    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var next = 0
    /// The pass in which `sizes` was filled, for elements whose size may change from pass to pass.
    var generation = 0

    /// More than SwiftUI's three (L1.6): a stack asks 0, infinity and its offer for two cross proposals.
    private static let capacity = 12

    func size(for proposal: ProposedViewSize) -> CGSize? {
        for entry in sizes where entry.proposal == proposal { return entry.size }
        return nil
    }

    mutating func remember(_ size: CGSize, for proposal: ProposedViewSize) {
        if sizes.count < Self.capacity {
            sizes.append((proposal, size))
        } else {
            sizes[next] = (proposal, size)
            next = (next + 1) % Self.capacity
        }
    }

    mutating func forget() {
        horizontal = AxisMemo()
        vertical = AxisMemo()
        sizes.removeAll(keepingCapacity: true)
        next = 0
    }
}
