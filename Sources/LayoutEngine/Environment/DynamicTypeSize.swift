// SPDX-License-Identifier: GPL-3.0-or-later

/// The reader's preferred text size (L14.1). `large` is the default; the last five are the accessibility sizes.
public enum DynamicTypeSize: Int, Sendable, CaseIterable, Comparable {
    /// The seven sizes that everybody may choose; `large` is the default.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The five larger ones of the accessibility settings.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether this is one of the five sizes for accessibility.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The name of the case, such as `xxLarge`.
    package var name: String { "\(self)" }

    /// A smaller text size comes first.
    public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool { first.rawValue < second.rawValue }
}
