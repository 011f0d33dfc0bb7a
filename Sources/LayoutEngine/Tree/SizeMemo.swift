// SPDX-License-Identifier: GPL-3.0-or-later

/// What a view answered, by proposal (L1.6). Independent views remember lengths by axis, others whole sizes.
struct SizeMemo {
    /// Answers on one axis. NaN means unknown; no answer is NaN, because lengths are sanitized before they are kept.
    struct AxisMemo {
        private var (minimum, ideal, maximum) = (Double.nan, Double.nan, Double.nan)
        private var (offer0, answer0) = (Double.nan, Double.nan)
        private var (offer1, answer1) = (Double.nan, Double.nan)

        /// NaN where the answer is not known.
        @inline(__always)
        func answer(to proposal: Double?) -> Double {
            guard let proposal else { return ideal }
            if proposal == offer0 { return answer0 }
            if proposal == 0 { return minimum }
            if proposal == .infinity { return maximum }
            return proposal == offer1 ? answer1 : .nan
        }

        @inline(__always)
        mutating func remember(_ answer: Double, for proposal: Double?) {
            switch proposal {
            case nil: ideal = answer
            case 0?: minimum = answer
            case Double.infinity?: maximum = answer
            case let offer?:
                (offer1, answer1) = (offer0, answer0)
                (offer0, answer0) = (offer, answer)
            }
        }
    }

    /// The lengths of an independent view; made when there is one to keep.
    private final class Axes {
        @exclusivity(unchecked) var horizontal = AxisMemo()
        @exclusivity(unchecked) var vertical = AxisMemo()
    }

    private var axes: Axes?
    private var sizes: [(proposal: StoredProposal, size: CGSize)] = []
    private var next: UInt8 = 0
    /// Did a guide read heights when one of the sizes was worked out (`LayoutPass.heightReads`)?
    var readsHeights = false
    /// What the answers hold for: how texts are set, or the pass of a view whose size may change from pass to pass.
    private var key: UInt32 = 0

    /// More than SwiftUI's three (L1.6): a stack asks 0, infinity and its offer for two cross proposals.
    private static let capacity = 12

    /// Forgets what held for another key.
    @inline(__always)
    mutating func hold(for key: UInt32) {
        if self.key != key { self = SizeMemo(key: key) }
    }

    // MARK: lengths

    @inline(__always)
    func length(_ axis: Axis, for proposal: Double?) -> Double {
        guard let axes else { return .nan }
        return axis == .horizontal ? axes.horizontal.answer(to: proposal) : axes.vertical.answer(to: proposal)
    }

    @inline(__always)
    mutating func remember(_ length: Double, _ axis: Axis, for proposal: Double?) {
        if axes == nil { axes = Axes() }
        if axis == .horizontal { axes?.horizontal.remember(length, for: proposal) } else { axes?.vertical.remember(length, for: proposal) }
    }

    // MARK: sizes

    @inline(__always)
    func size(for proposal: ProposedViewSize) -> CGSize? {
        let stored = StoredProposal(proposal)
        for entry in sizes where entry.proposal == stored && stored.proposal == proposal { return entry.size }
        return nil
    }

    mutating func remember(_ size: CGSize, for proposal: ProposedViewSize) {
        let entry = (proposal: StoredProposal(proposal), size: size)
        // NaN stands for nil there, so what is asked with a NaN is asked again.
        guard entry.proposal.proposal == proposal else { return }
        if sizes.count < Self.capacity {
            if sizes.isEmpty { sizes.reserveCapacity(4) }
            sizes.append(entry)
        } else {
            sizes[Int(next)] = entry
            next = (next + 1) % UInt8(Self.capacity)
        }
    }
}

/// A place where answers are remembered: an element, or a self-contained node.
protocol MemoKeeper: AnyObject {
    var memo: SizeMemo { get set }
    var inquiries: InquiryMemo? { get set }
}

extension MemoKeeper {
    /// What was answered beside sizes, as far as it holds for a key.
    func inquiries(for key: UInt32) -> InquiryMemo {
        let memo = inquiries.flatMap { $0.key == key ? $0 : nil } ?? InquiryMemo(for: key)
        inquiries = memo
        return memo
    }
}

extension Element: MemoKeeper {}
extension RememberingNode: MemoKeeper {}
