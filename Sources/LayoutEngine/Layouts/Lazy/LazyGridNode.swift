// SPDX-License-Identifier: GPL-3.0-or-later

/// LazyVGrid and LazyHGrid (L10.8): lines of cells in tracks across the axis, made line by line (S11.17).
public final class LazyGridNode: LazyNode, @unchecked Sendable {
    package let items: [GridItem]
    /// Moves all tracks together where they leave room, and headers and footers (L10.8.4, L10.12).
    package let alignment: AlignmentKey

    /// A lazy grid: its rows, or columns, are made when they come into sight.
    /// `name` is what layout remembers the grid under among the views of its owner.
    public init(
        _ content: Node, axis: Axis, items: [GridItem], alignment: AlignmentKey, spacing: Double?, pinnedViews: PinnedScrollableViews = [],
        name: String, tag: ViewTag? = nil
    ) {
        self.items = items.count > GridItemTracks.limit ? Array(items.prefix(GridItemTracks.limit)) : items
        self.alignment = alignment
        super.init(content, axis: axis, spacing: spacing, pinnedViews: pinnedViews, name: name, tag: tag)
    }

    override var isGrid: Bool { true }

    /// As wide as proposed, or as its tracks if they need more (L10.8.4, L10.9).
    override func across(_ proposal: Double?, _ source: LazyRowSource, _ view: LayoutSubview) -> Double {
        let length = proposal ?? ideal(source, view)
        return length.isFinite ? max(length, GridItemTracks(items, in: length).total) : length
    }

    /// The sum of the items' ideals: of a flexible one the subview's with the same index (L10.11).
    private func ideal(_ source: LazyRowSource, _ view: LayoutSubview) -> Double {
        var sum = items.dropLast().reduce(0) { $0 + $1.gap }
        for (index, item) in items.enumerated() {
            var own = item.limits.lowerBound
            if !item.isFixed, index < source.count {
                source.keep(sample: index)
                own = source.subview(index, view.pass).sizeThatFits(.unspecified)[axis.other]
            }
            sum += min(max(own, item.limits.lowerBound), item.limits.upperBound)
        }
        return sum
    }

    /// The tracks of a placed grid, before its alignment moves them together.
    package func tracks(in across: Double) -> [GridItemTracks.Track] { across.isFinite ? GridItemTracks(items, in: across).tracks : [] }

    /// Resolved a second time, for the width that the first time gave (L10.9). In an endless one there are no tracks (L10.11).
    override func arrangement(across: Double) -> LazyArrangement? {
        guard across.isFinite else { return nil }
        let resolved = GridItemTracks(items, in: across)
        let shift = max(across - resolved.total, 0) * alignment.fraction
        let tracks = resolved.tracks.map { track in
            LazyArrangement.Track(
                start: track.start + shift, length: track.length,
                acrossFraction: track.alignment?[axis.other].fraction ?? alignment.fraction,
                alongFraction: track.alignment?[axis].fraction ?? 0.5)
        }
        return LazyArrangement(axis: axis, across: across, tracks: tracks, fraction: alignment.fraction, isGrid: true)
    }
}
