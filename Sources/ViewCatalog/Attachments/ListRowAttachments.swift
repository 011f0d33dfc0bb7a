// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `listRowSeparator(_:edges:)`: are the lines above and below a row shown? Only drawing reads it.
package struct ListRowSeparator: Sendable {
    package let isHidden: Bool
    package let edges: Edge.Set
}

/// `listRowSeparatorTint(_:edges:)`: the colour of those lines; nil: the system's.
package struct ListRowTint: Sendable {
    package let color: ColorValue?
    package let edges: Edge.Set
}

/// `listRowBackground(_:)`: what fills a row in place of the cell.
package struct ListRowBackground: Sendable {
    /// A colour, a gradient or another style; nil where the view is something else, which is not drawn.
    package let style: Value?
    /// What of the row it fills; nil: all of it.
    package let outline: ShapePayload?

    init(_ view: Value) {
        var paint: PaintAttachment?
        if case .native(let native) = view { paint = ((native as? ViewValue)?.node as? PaintNode)?.paint as? PaintAttachment }
        style = ColorValue.decode(view) != nil || StyleValue.decode(view) != nil ? view : paint?.style
        outline = paint?.outline
    }
}
