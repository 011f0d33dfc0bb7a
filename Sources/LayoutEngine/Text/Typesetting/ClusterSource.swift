// SPDX-License-Identifier: GPL-3.0-or-later

/// The characters of a text as line breaking sees them: user-perceived characters (grapheme clusters), by position.
///
/// Two kinds exist: `ASCIISource` reads bytes and needs no preparation, `ClusterText` is prepared once for everything else.
protocol ClusterSource {
    var count: Int { get }

    /// The width of one cluster with its tracking, without kerning; never negative. A tab's is `Tab`'s business.
    func advance(_ index: Int) -> Double

    /// What kerning adds between a cluster and the next one.
    func kern(after index: Int) -> Double

    func breakClass(_ index: Int) -> LineBreakClass

    /// The run a cluster belongs to.
    func run(_ index: Int) -> Int

    /// The width of "…" in the font of a run.
    func ellipsis(run: Int) -> Double

    /// The characters of a range.
    func string(_ range: Range<Int>) -> String
}

/// Tab stops (the default interval of a paragraph).
enum Tab {
    static let interval = 28.0

    /// From a position in the line to the next stop.
    static func advance(at position: Double) -> Double {
        let next = ((position + TextPixelGrid.tolerance) / interval).rounded(.down) * interval + interval
        return max(0, next - position)
    }
}
