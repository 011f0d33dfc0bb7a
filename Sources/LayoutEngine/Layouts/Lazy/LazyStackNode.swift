// SPDX-License-Identifier: GPL-3.0-or-later

/// LazyVStack and LazyHStack (L10.13): takes its proposal across, and gives it to every row.
public final class LazyStackNode: LazyNode, @unchecked Sendable {
    /// The fraction of the free length across at which rows stand (L10.13).
    let alignment: AlignmentKey

    /// A lazy stack: its rows are made when they come into sight.
    /// `name` is what layout remembers the stack under among the views of its owner.
    public init(
        _ content: Node, axis: Axis, alignment: AlignmentKey, spacing: Double?, pinnedViews: PinnedScrollableViews = [], name: String,
        tag: ViewTag? = nil
    ) {
        self.alignment = alignment
        super.init(content, axis: axis, spacing: spacing, pinnedViews: pinnedViews, name: name, tag: tag)
    }

    /// The ideal across is the first subview's alone (L10.13, S11.3).
    override func across(_ proposal: Double?, _ source: LazyRowSource, _ view: LayoutSubview) -> Double {
        if let proposal { return proposal }
        guard source.count > 0 else { return 0 }
        source.keep(sample: 0)
        return source.subview(0, view.pass).sizeThatFits(.unspecified)[axis.other]
    }

    /// Rows are proposed the whole length across; without one nothing is measured (L10.13).
    override func arrangement(across: Double) -> LazyArrangement? {
        guard across > 0 else { return nil }
        let track = LazyArrangement.Track(start: 0, length: across, acrossFraction: alignment.fraction, alongFraction: 0)
        return LazyArrangement(axis: axis, across: across, tracks: [track], fraction: alignment.fraction, isGrid: false)
    }
}
