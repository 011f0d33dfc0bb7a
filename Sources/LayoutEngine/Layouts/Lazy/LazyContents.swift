// SPDX-License-Identifier: GPL-3.0-or-later

/// What a lazy container shows: its subviews, the lines that they fall into, and how they stand in these.
struct LazyContents {
    let source: LazyRowSource
    let lines: LazyLines
    let arrangement: LazyArrangement

    private func isInTracks(_ segment: LazyLines.Segment) -> Bool { arrangement.isGrid && segment.part == .row }

    private func proposal(_ position: Int, _ segment: LazyLines.Segment, along: Double?) -> ProposedViewSize {
        let across = isInTracks(segment) ? arrangement.tracks[position].length : arrangement.across
        return ProposedViewSize(arrangement.axis, along: isInTracks(segment) ? along : nil, across: across)
    }

    /// How long a line is: as its longest subview.
    func length(of line: Int, _ pass: LayoutPass) -> Double {
        let segment = lines.segment(of: line)
        var length = 0.0
        for (position, index) in segment.subviews(of: line).enumerated() {
            let size = source.subview(index, pass).sizeThatFits(proposal(position, segment, along: nil))
            length = max(length, size[arrangement.axis])
        }
        return length.isFinite ? length : 0
    }

    /// The subviews of a line with their places in the container.
    func each(
        in line: Int, at start: Double, length: Double, _ pass: LayoutPass,
        _ body: (Int, LayoutSubview, CGRect, ProposedViewSize) -> Void
    ) {
        let (segment, axis) = (lines.segment(of: line), arrangement.axis)
        for (position, index) in segment.subviews(of: line).enumerated() {
            let subview = source.subview(index, pass)
            let inner = proposal(position, segment, along: length)
            let size = subview.sizeThatFits(inner)
            var along = start
            var offset = (arrangement.across - size[axis.other]) * arrangement.fraction
            if isInTracks(segment) {
                let track = arrangement.tracks[position]
                along += (length - size[axis]) * track.alongFraction
                offset = track.start + (track.length - size[axis.other]) * track.acrossFraction
            }
            body(index, subview, CGRect(origin: CGPoint(axis, along: along, across: offset), size: size), inner)
        }
    }
}
