// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// How a layer is drawn: a style that fills a leaf, a shape, or the space behind a view. Layout never reads it. Views that are painted alike
/// may share it.
package final class PaintAttachment: Sendable {
    /// Where the paint lies: it is the shape inside, or it lies behind or before the view inside.
    package enum Place: Sendable { case shape, behind, before }

    /// What is painted with: a ColorValue or StyleValue; nil for the foreground style.
    package let style: Value?
    package let place: Place
    /// Behind a view: on which edges it bleeds into the safe area (L4.9).
    package let ignoredSafeAreaEdges: Edge.Set
    private let form: Form

    /// Most that is painted has neither outline nor line, and there is much of it.
    private enum Form: Sendable {
        case rectangle
        indirect case drawn(ShapePayload?, StrokeLine?)
    }

    /// The outline; nil for the whole rectangle.
    package var outline: ShapePayload? { if case .drawn(let outline, _) = form { outline } else { nil } }

    /// A line along the outline instead of its inside.
    package var line: StrokeLine? { if case .drawn(_, let line) = form { line } else { nil } }

    package init(
        style: Value?, place: Place = .shape, outline: ShapePayload? = nil, line: StrokeLine? = nil, ignoredSafeAreaEdges: Edge.Set = []
    ) {
        self.style = style
        self.place = place
        form = outline == nil && line == nil ? .rectangle : .drawn(outline, line)
        self.ignoredSafeAreaEdges = ignoredSafeAreaEdges
    }
}

/// A line along an outline.
package struct StrokeLine: Sendable {
    /// In points.
    package var width: Double
    /// Lengths of dashes and gaps in turn; empty: not dashed.
    package var dash: [Double] = []
    package var hasRoundCaps = false
    /// It lies inside of the outline as a whole, not half on either side.
    package var isInside = false

    package init(width: Double, dash: [Double] = [], hasRoundCaps: Bool = false, isInside: Bool = false) {
        self.width = width
        self.dash = dash
        self.hasRoundCaps = hasRoundCaps
        self.isInside = isInside
    }
}
