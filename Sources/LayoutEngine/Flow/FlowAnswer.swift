// SPDX-License-Identifier: GPL-3.0-or-later

/// An answer of a flowing view, and the proposals that get the same one. Packed, for texts and containers keep some.
struct FlowAnswer {
    var size: CGSize
    private let lowWidth: Double
    private let highWidth: Double
    private let lowHeight: Double
    private let highHeight: Double
    private let hasNilWidth: Bool
    let hasNilHeight: Bool

    @inline(__always)
    init(_ size: CGSize, widths: FlowRange, heights: FlowRange) {
        self.size = size
        lowWidth = widths.low
        highWidth = widths.high
        lowHeight = heights.low
        highHeight = heights.high
        hasNilWidth = widths.hasNil
        hasNilHeight = heights.hasNil
    }

    /// An answer of which nothing more is known.
    init(_ size: CGSize, only proposal: ProposedViewSize) {
        self.init(size, widths: FlowRange(only: proposal.width), heights: FlowRange(only: proposal.height))
    }

    /// The answer to no proposal.
    static var none: FlowAnswer { FlowAnswer(.zero, only: ProposedViewSize(width: .nan, height: .nan)) }

    var widths: FlowRange {
        @inline(__always) get { FlowRange(low: lowWidth, high: highWidth, hasNil: hasNilWidth) }
    }

    var heights: FlowRange {
        @inline(__always) get { FlowRange(low: lowHeight, high: highHeight, hasNil: hasNilHeight) }
    }

    subscript(_ axis: Axis) -> FlowRange {
        @inline(__always) get { axis == .horizontal ? widths : heights }
    }

    @inline(__always)
    func holds(for proposal: ProposedViewSize) -> Bool { widths.contains(proposal.width) && heights.contains(proposal.height) }

    /// Does the other answer hold wherever this one does?
    func isIn(_ other: FlowAnswer) -> Bool { other.widths.contains(widths) && other.heights.contains(heights) }
}

/// Lengths between which an answer lies; NaN where nothing is known of it.
struct FlowBounds {
    var low: Double
    var high: Double

    static var unknown: FlowBounds { FlowBounds(only: .nan) }

    init(low: Double, high: Double) {
        self.low = low
        self.high = high
    }

    init(only length: Double) { self.init(low: length, high: length) }
}

/// The widths that a flowing view answers to 0, nil and infinity, whatever the height is; NaN where that matters, or is not known.
struct FlowWidths {
    var minimum = Double.nan
    var ideal = Double.nan
    var maximum = Double.nan

    /// The answer to one of the three.
    subscript(_ proposal: Double?) -> Double {
        guard let proposal else { return ideal }
        return proposal == 0 ? minimum : proposal == .infinity ? maximum : .nan
    }

    @inline(__always)
    func map(_ change: (Double) -> Double) -> FlowWidths {
        FlowWidths(minimum: change(minimum), ideal: change(ideal), maximum: change(maximum))
    }
}
