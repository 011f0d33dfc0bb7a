// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What a view asks of the ground of the bars around it: `toolbarBackground` and its kin. nil: nothing.
package struct BarGround: Sendable {
    package var style: Value?
    /// true: also while no content lies under the bar.
    package var isVisible: Bool?
    /// Of what stands in the bar.
    package var colorScheme: ColorScheme?
    /// The bars that are meant, by the names of `ToolbarPlacement`; none: the one that the system chooses, at the top.
    package var bars: [String] = []

    package init() {}

    init(style: Value? = nil, visibility: String? = nil, colorScheme: ColorScheme? = nil, bars: [Value]) {
        self.style = style
        isVisible = visibility == "visible" ? true : visibility == "hidden" ? false : nil
        self.colorScheme = colorScheme
        self.bars = bars.compactMap(\.opaqueText)
    }

    /// What is not asked here is taken from another.
    package func merged(with other: BarGround) -> BarGround {
        var both = self
        both.style = style ?? other.style
        both.isVisible = isVisible ?? other.isVisible
        both.colorScheme = colorScheme ?? other.colorScheme
        return both
    }
}
