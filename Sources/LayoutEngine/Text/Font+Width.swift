// SPDX-License-Identifier: GPL-3.0-or-later

extension Font {
    /// How wide the letters are: 0 as the standard face, below it narrower, above it wider (`Font.Width`, L12).
    public struct Width: Hashable, Sendable {
        /// From -1 to 1, as CoreText's width trait. One that is not a number counts as 0.
        public let value: Double

        /// A width by its number: 0 is standard, what is less is narrower.
        public init(_ value: Double) { self.value = value.isNaN ? 0 : max(-1, min(value, 1)) }

        // [C] Recalled: the traits of the system's named widths. No source gives their advances; see `advanceFactor`.
        /// The narrowest.
        public static let compressed = Width(-0.4)
        /// Narrow.
        public static let condensed = Width(-0.2)
        /// As designed.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.2)

        /// What the advances and kerning of the standard face are multiplied by [C]: 0.66 compressed, 0.83 condensed, 1.24 expanded, about
        /// as the specimens of these faces look. Heights stay.
        var advanceFactor: Double { 1 + value * (value < 0 ? 0.85 : 1.2) }
    }

    /// The factor at work: a valid one is positive. Another counts as 1.
    var validScale: Double { scale > 0 && scale.isFinite ? scale : 1 }

    /// Only the default and the rounded design have faces of other widths [C].
    var advanceFactor: Double {
        guard let width, design == nil || design == .default || design == .rounded else { return 1 }
        if case .custom = source { return 1 }
        return width.advanceFactor
    }
}
