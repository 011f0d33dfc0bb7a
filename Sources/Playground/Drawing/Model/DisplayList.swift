// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// A picture as what is painted, one thing over the other: the one drawing of a layout, which every renderer reads.
///
/// All coordinates are points of the window, before the transforms that are in force. What lies between a `begin` and its `end` is drawn
/// with the effect; effects nest.
package struct DisplayList: Sendable {
    package struct Entry: Sendable {
        package let item: Item
        /// The layer of the snapshot that it shows; -1 for what no view draws.
        package let layer: Int
    }

    package enum Item: Sendable {
        case begin(Effect)
        case end
        case fill(DrawnShape, DrawnPaint)
        case stroke(DrawnShape, StrokeLine, DrawnPaint)
        case text(DrawnText)
    }

    package enum Effect: Sendable {
        case clip(DrawnShape)
        case opacity(Double)
        /// The contents as a whole, mixed with what is behind them within the group around.
        case blend(DrawnBlendMode)
        case transform(CGAffineTransformValue)
        /// The contents' own shadow, behind them.
        case shadow(ColorValue.Components, radius: Double, offset: CGSize)
        case blur(Double)
        /// The contents show where this list paints.
        case mask(DisplayList)
    }

    package private(set) var entries: [Entry] = []

    package init() {}

    package mutating func append(_ item: Item, layer: Int = -1) { entries.append(Entry(item: item, layer: layer)) }

    /// Behind all else.
    mutating func insertFirst(_ item: Item) { entries.insert(Entry(item: item, layer: -1), at: 0) }
    package mutating func append(_ other: DisplayList) { entries += other.entries }
}

/// A text as the engine broke and cut it.
package struct DrawnText: Sendable {
    /// The frame, from whose top left the lines count.
    package var frame: CGRect
    package var lines: [TextLine]
    /// How each run looks; the fragments of the lines tell the run by its number.
    package var runs: [Run]

    package struct Run: Sendable {
        /// In points, after all scaling.
        package var size: Double
        package var weight: Font.Weight
        package var isItalic: Bool
        package var design: Font.Design
        package var paint: DrawnPaint
        package var isUnderlined = false
        package var isStruckThrough = false
    }

    /// A label of a picture's own: one line that begins at a place, of about the width that its characters have.
    ///
    /// - Parameter width: nil: that of the font of texts.
    package init(
        label: String, at origin: CGPoint, width given: Double? = nil, size: Double, weight: Font.Weight = .regular,
        color: ColorValue.Components
    ) {
        let width = given ?? Self.width(of: label, size: size, weight: weight)
        frame = CGRect(x: origin.x, y: origin.y, width: width, height: size * 1.2)
        lines = [
            TextLine(
                string: label, x: 0, width: width, y: 0, baseline: size * 0.95, height: size * 1.2,
                fragments: [TextFragment(run: 0, string: label, x: 0, width: width)])
        ]
        runs = [Run(size: size, weight: weight, isItalic: false, design: .default, paint: .color(color))]
    }

    package init(frame: CGRect, lines: [TextLine], runs: [Run]) {
        self.frame = frame
        self.lines = lines
        self.runs = runs
    }

    /// What the font of texts gives a label.
    package static func width(of label: String, size: Double, weight: Font.Weight = .regular) -> Double {
        let font = Font(.system(size: size), weight: weight)
        return TextLayout(runs: [TextRun(label, font: font)], attributes: TextAttributes(), context: FontContext(displayScale: 3))
            .idealMeasurement.width
    }
}
