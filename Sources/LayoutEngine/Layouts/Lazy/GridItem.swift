// SPDX-License-Identifier: GPL-3.0-or-later

/// GridItem: one or more tracks of a lazy grid (L10.8).
public struct GridItem: Hashable, Sendable {
    /// How the tracks of an item get their length, in points.
    public enum Size: Hashable, Sendable {
        /// One track of this length.
        case fixed(Double)
        /// One track that shares what is left, within bounds.
        case flexible(minimum: Double = 10, maximum: Double = .infinity)
        /// As many tracks as have room at this length.
        case adaptive(minimum: Double, maximum: Double = .infinity)
    }

    /// How long its tracks are.
    public var size: Size
    /// The distance to the next track; nil means 8.
    public var spacing: Double?
    /// Where cells stand in the track and in their line; nil: the grid's across, the centre along.
    public var alignment: Alignment?

    /// An item; `spacing` is the distance to the next one, nil for the default.
    public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// The distance after each of its tracks.
    var gap: Double { spacing.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.standard }

    var isFixed: Bool { if case .fixed = size { true } else { false } }

    /// The lengths its tracks may have. A maximum below the minimum counts as the minimum (C).
    var limits: ClosedRange<Double> {
        let (low, high) =
            switch size {
            case .fixed(let length): (length, length)
            case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum): (minimum, maximum)
            }
        let valid = low.isFinite ? max(low, 0) : 0
        return valid...max(valid, high.isNaN ? valid : high)
    }
}

/// The tracks of a lazy grid for a length across (L10.8): items in order, each an even part of what is left for those not fixed.
package struct GridItemTracks {
    package struct Track {
        package let start: Double
        package let length: Double
        /// The place of its GridItem in the list.
        package let item: Int
        /// What its item's even part of the rest was, by how many items it was divided, and how many tracks it became.
        package let share: Double
        package let sharers: Int
        package let siblings: Int
        let alignment: Alignment?
    }

    private(set) var tracks: [Track] = []
    /// The tracks with the gaps between them.
    private(set) var total = 0.0

    /// A grid with more tracks than this could not be seen: items and tracks after them are left out.
    static let limit = 10_000

    init(_ items: [GridItem], in length: Double) {
        let items = items.isEmpty ? [GridItem()] : items
        var rest = length - items.dropLast().reduce(0) { $0 + $1.gap }
        for item in items where item.isFixed { rest -= item.limits.lowerBound }
        var flexible = items.count { !$0.isFixed }
        var position = 0.0
        for (number, item) in items.enumerated() {
            let share = max(rest, 0) / Double(max(flexible, 1))
            let (count, each) = Self.tracks(of: item, share)
            for _ in 0..<min(count, Self.limit - tracks.count) {
                tracks.append(
                    Track(
                        start: position, length: each, item: number, share: share, sharers: flexible, siblings: count,
                        alignment: item.alignment))
                total = position + each
                position += each + item.gap
            }
            guard !item.isFixed else { continue }
            // What a bounded item leaves goes to later ones.
            rest -= Double(count) * each + Double(count - 1) * item.gap
            flexible -= 1
        }
    }

    private static func tracks(of item: GridItem, _ share: Double) -> (count: Int, each: Double) {
        let limits = item.limits
        switch item.size {
        case .fixed: return (1, limits.lowerBound)
        case .flexible: return (1, min(max(share, limits.lowerBound), limits.upperBound))
        case .adaptive:
            let fitting = ((share + item.gap) / (limits.lowerBound + item.gap)).rounded(.down)
            let count = fitting >= 1 ? Int(min(fitting, Double(limit))) : 1
            let each = (share - Double(count - 1) * item.gap) / Double(count)
            return (count, max(min(each, limits.upperBound), 0))
        }
    }
}
