// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// A Text where layout put it: what it says, in how many lines, and whether all of it shows.
struct SetText {
    private let layout: TextLayout
    /// What the text was offered when it was placed.
    let proposal: ProposedViewSize
    /// The answer to that.
    let measurement: TextMeasurement

    /// nil where the layer is not a Text.
    init?(_ placed: PlacedLayer) {
        guard let node = placed.node as? TextNode else { return nil }
        layout = node.layout(in: placed.environment)
        proposal = placed.proposal
        measurement = layout.measure(width: proposal.width, height: proposal.height)
    }

    /// All its characters, after a change of case, shown or not.
    var string: String { layout.string }
    /// Lines shown; 0 for an empty text and where nothing was offered.
    var lineCount: Int { measurement.lineCount }
    /// Is some of it not shown (L12.2)?
    var isTruncated: Bool { measurement.isTruncated }
    /// What the font was shrunk by; 1 where it was not (L12.4).
    var fontScale: Double { measurement.fontScale }
    /// How far the font may be shrunk.
    var minimumScale: Double { layout.attributes.minimumScaleFactor }
    /// The most lines it may have; nil for any number.
    var lineLimit: Int? { layout.attributes.lineLimit }

    /// The answer where the width stays and there is no end to the height.
    var unlimited: TextMeasurement { layout.measure(width: proposal.width, height: nil) }
}
