// SPDX-License-Identifier: GPL-3.0-or-later

/// How the subviews of a line stand in a lazy container of a length across: one over all of it in a stack, one a track in a grid.
struct LazyArrangement {
    /// A column of a vertical container, with where a smaller subview stands in it and in its line.
    struct Track {
        var start: Double
        var length: Double
        var acrossFraction: Double
        var alongFraction: Double
    }

    let axis: Axis
    let across: Double
    let tracks: [Track]
    /// Where a line of one subview stands: the rows of a stack, headers and footers.
    let fraction: Double
    /// Is the basis of the grid's cells: their track and, once it is known, the length of their line (L10.10)?
    let isGrid: Bool

    private func isInTracks(_ segment: LazyLines.Segment) -> Bool { isGrid && segment.part == .row }

    private func proposal(_ position: Int, _ segment: LazyLines.Segment, along: Double?) -> ProposedViewSize {
        guard isInTracks(segment) else { return ProposedViewSize(axis, along: nil, across: across) }
        return ProposedViewSize(axis, along: along, across: tracks[position].length)
    }

    /// How long a line is: as its longest subview.
    func length(of line: Int, _ lines: LazyLines, _ source: LazyRowSource, _ pass: LayoutPass) -> Double {
        let segment = lines.segment(of: line)
        var length = 0.0
        for (position, index) in segment.subviews(of: line).enumerated() {
            let size = source.subview(index, pass).sizeThatFits(proposal(position, segment, along: nil))
            length = max(length, size[axis])
        }
        return length.isFinite ? length : 0
    }

    /// The subviews of a line with their places in the container.
    func each(
        in line: Int, at start: Double, length: Double, _ lines: LazyLines, _ source: LazyRowSource, _ pass: LayoutPass,
        _ body: (Int, LayoutSubview, CGRect, ProposedViewSize) -> Void
    ) {
        let segment = lines.segment(of: line)
        for (position, index) in segment.subviews(of: line).enumerated() {
            let subview = source.subview(index, pass)
            let inner = proposal(position, segment, along: length)
            let size = subview.sizeThatFits(inner)
            var along = start
            var offset = (across - size[axis.other]) * fraction
            if isInTracks(segment) {
                let track = tracks[position]
                along += (length - size[axis]) * track.alongFraction
                offset = track.start + (track.length - size[axis.other]) * track.acrossFraction
            }
            body(index, subview, CGRect(origin: CGPoint(axis, along: along, across: offset), size: size), inner)
        }
    }
}
