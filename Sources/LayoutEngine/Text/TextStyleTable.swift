// SPDX-License-Identifier: GPL-3.0-or-later

/// Sizes, line heights and weights of the text styles (L14.3; macOS L12.7), in points.
enum TextStyleTable {
    /// One style at one text size.
    struct Entry: Hashable, Sendable {
        let size: Double
        let lineHeight: Double
    }

    static func entry(_ style: Font.TextStyle, in context: FontContext) -> Entry {
        switch context.platform {
        case .macOS: entry(macOS, style.index)
        case .tvOS: entry(tvOS, style.index)
        case .iOS, .iPadOS, .visionOS: entry(iOS, context.dynamicTypeSize.rawValue * 11 + style.index)
        // The table of watchOS is not known: its default body is 16, which is the next smaller row [C].
        case .watchOS: entry(iOS, max(0, context.dynamicTypeSize.rawValue - 1) * 11 + style.index)
        }
    }

    private static func entry(_ table: [UInt8], _ index: Int) -> Entry {
        Entry(size: Double(table[index * 2]), lineHeight: Double(table[index * 2 + 1]))
    }

    /// One row a text size from xSmall; size and line height of the styles in the order of `Font.TextStyle`.
    private static let iOS: [UInt8] = [
        31, 38, 25, 31, 19, 24, 17, 22, 14, 19, 12, 16, 14, 19, 13, 18, 12, 16, 11, 13, 11, 13,
        32, 39, 26, 32, 20, 25, 18, 23, 15, 20, 13, 18, 15, 20, 14, 19, 12, 16, 11, 13, 11, 13,
        33, 40, 27, 33, 21, 26, 19, 24, 16, 21, 14, 19, 16, 21, 15, 20, 12, 16, 11, 13, 11, 13,
        34, 41, 28, 34, 22, 28, 20, 25, 17, 22, 15, 20, 17, 22, 16, 21, 13, 18, 12, 16, 11, 13,
        36, 43, 30, 37, 24, 30, 22, 28, 19, 24, 17, 22, 19, 24, 18, 23, 15, 20, 14, 19, 13, 18,
        38, 46, 32, 39, 26, 32, 24, 30, 21, 26, 19, 24, 21, 26, 20, 25, 17, 22, 16, 21, 15, 20,
        40, 48, 34, 41, 28, 34, 26, 32, 23, 29, 21, 28, 23, 29, 22, 28, 19, 24, 18, 23, 17, 22,
        44, 52, 38, 46, 34, 41, 31, 38, 28, 34, 25, 31, 28, 34, 26, 32, 23, 29, 22, 28, 20, 25,
        48, 57, 43, 51, 39, 47, 37, 44, 33, 40, 30, 37, 33, 40, 32, 39, 27, 33, 26, 32, 24, 30,
        52, 61, 48, 57, 44, 52, 43, 51, 40, 48, 36, 43, 40, 48, 38, 46, 33, 40, 32, 39, 29, 35,
        56, 66, 53, 62, 50, 59, 49, 58, 47, 56, 42, 50, 47, 56, 44, 52, 38, 46, 37, 44, 34, 41,
        60, 70, 58, 68, 56, 66, 55, 65, 53, 62, 49, 58, 53, 62, 51, 60, 44, 52, 43, 51, 40, 48,
    ]

    private static let macOS: [UInt8] = [
        26, 32, 22, 26, 17, 22, 15, 20, 13, 16, 11, 14, 13, 16, 12, 15, 10, 13, 10, 13, 10, 13,
    ]

    /// tvOS has no largeTitle and no footnote: they are set as title and caption [C].
    private static let tvOS: [UInt8] = [
        76, 96, 76, 96, 57, 66, 48, 56, 38, 46, 38, 46, 29, 36, 31, 38, 25, 32, 25, 32, 23, 30,
    ]
}

extension Font.TextStyle {
    /// The position in the tables: that of the case.
    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The weight of the style where nothing else is asked for.
    func weight(on platform: Platform) -> Font.Weight {
        switch platform {
        case .tvOS: return self == .subheadline ? .regular : .medium
        case .macOS: return self == .headline ? .bold : self == .caption2 ? .medium : .regular
        default: return self == .headline ? .semibold : .regular
        }
    }

    /// The weight of the style in bold.
    func emphasizedWeight(on platform: Platform) -> Font.Weight {
        switch self {
        case .largeTitle, .title, .title2: return .bold
        case .headline where platform == .macOS: return .heavy
        case .caption where platform == .macOS: return .medium
        default: return platform == .tvOS ? .bold : .semibold
        }
    }

    /// The ratio that scales a length with the reader's text size: of line heights, not of point sizes (L14.2).
    func scaleFactor(in context: FontContext) -> Double {
        guard context.platform.hasDynamicType, context.dynamicTypeSize != .large else { return 1 }
        var standard = context
        standard.dynamicTypeSize = .large
        return TextStyleTable.entry(self, in: context).lineHeight / TextStyleTable.entry(self, in: standard).lineHeight
    }
}
