// SPDX-License-Identifier: GPL-3.0-or-later

extension Font {
    /// The system's text styles, largest first.
    public enum TextStyle: String, CaseIterable, Sendable {
        /// From the largest to the smallest.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The thickness of the strokes, thinnest first.
    public enum Weight: String, CaseIterable, Sendable, Comparable {
        /// From the thinnest to the thickest.
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// 100 for `ultraLight` to 900 for `black`.
        package var value: Int { 100 * (1 + (Self.allCases.firstIndex(of: self) ?? 0)) }

        /// The thinner one comes first.
        public static func < (first: Weight, second: Weight) -> Bool { first.value < second.value }
    }

    /// The shape of the characters.
    public enum Design: String, CaseIterable, Sendable {
        /// The system's own, with serifs, round, or of one width.
        case `default`, serif, rounded, monospaced
    }
}
