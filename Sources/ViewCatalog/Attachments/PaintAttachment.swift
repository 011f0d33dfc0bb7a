// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// How a layer is drawn: a style that fills a leaf, a shape, or the space behind a view. Layout never reads it.
package struct PaintAttachment: Sendable {
    /// What is painted with: a ColorValue or StyleValue; nil for the foreground style.
    package var style: Value?
    /// The outline; nil for the whole rectangle.
    package var outline: ShapePayload?
    /// A line of this width along the outline instead of its inside.
    package var lineWidth: Double?
    /// Behind a view: on which edges it bleeds into the safe area (L4.9).
    package var ignoredSafeAreaEdges: Edge.Set

    package init(style: Value?, outline: ShapePayload? = nil, lineWidth: Double? = nil, ignoredSafeAreaEdges: Edge.Set = []) {
        self.style = style
        self.outline = outline
        self.lineWidth = lineWidth
        self.ignoredSafeAreaEdges = ignoredSafeAreaEdges
    }
}

/// A modifier that only draws, with its arguments as they were given.
package struct VisualAttachment: Sendable {
    package let name: String
    package let arguments: [Value?]

    package init(name: String, arguments: [Value?]) {
        self.name = name
        self.arguments = arguments
    }
}
