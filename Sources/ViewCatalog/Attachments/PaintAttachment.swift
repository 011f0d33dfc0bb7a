// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// How a layer is drawn: a style that fills a leaf, a shape, or the space behind a view. Layout never reads it.
package struct PaintAttachment: Sendable {
    /// What is painted with: a ColorValue or StyleValue; nil for the foreground style.
    package let style: Value?
    private let storedOutline: Outline?
    /// A line of this width along the outline instead of its inside.
    package let lineWidth: Double?
    /// Behind a view: on which edges it bleeds into the safe area (L4.9).
    package let ignoredSafeAreaEdges: Edge.Set

    /// Most that is painted has none, and there is much of it.
    private indirect enum Outline: Sendable { case shape(ShapePayload) }

    /// The outline; nil for the whole rectangle.
    package var outline: ShapePayload? {
        guard case .shape(let payload)? = storedOutline else { return nil }
        return payload
    }

    package init(style: Value?, outline: ShapePayload? = nil, lineWidth: Double? = nil, ignoredSafeAreaEdges: Edge.Set = []) {
        self.style = style
        storedOutline = outline.map { .shape($0) }
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
