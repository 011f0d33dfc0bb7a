// SPDX-License-Identifier: GPL-3.0-or-later

/// The width of a grapheme cluster in a font.
enum ClusterAdvance {
    // Ems. The fonts that stand in for these characters are not the system's, so they have no tracking.
    static let wideEm = 1.019
    static let emojiEm = 1.25
    static let unknownEm = 0.6

    static func points(_ scalars: Substring.UnicodeScalarView, face: SizedFace) -> Double {
        if isEmoji(scalars) { return emojiEm * face.pointSize }
        var width = 0.0
        for scalar in scalars { width += points(scalar, face: face) }
        return width
    }

    private static func points(_ scalar: Unicode.Scalar, face: SizedFace) -> Double {
        let value = scalar.value
        if value < 0x80 { return value >= 32 && value < 127 ? face.advance(ascii: UInt8(value)) : 0 }
        if isZeroWidth(scalar) { return 0 }
        if let advance = face.advance(of: scalar) { return advance }
        return (EastAsianWidth.isWide(value) ? wideEm : unknownEm) * face.pointSize
    }

    /// Marks, format characters and controls join the cluster before them and take no room.
    private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x80...0x9F, 0xAD, 0x1160...0x11FF, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF,
            0xE0000...0xE01EF, 0x3099, 0x309A:
            return true
        case 0...0x2FF, 0x3040...0x9FFF, 0xAC00...0xD7A3:
            return false
        default:
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: return true
            default: return false
            }
        }
    }

    /// One picture: an emoji by default, one with the emoji selector, a keycap, or two regional indicators.
    static func isEmoji(_ scalars: Substring.UnicodeScalarView) -> Bool {
        guard let first = scalars.first else { return false }
        let value = first.value
        // Below U+231A only keycaps, ©, ®, ‼, ™, ℹ and arrows can become emoji, all with a selector.
        if value >= 0x231A, value < 0x3000 || value >= 0x1F000, first.properties.isEmojiPresentation { return true }
        guard scalars.index(after: scalars.startIndex) < scalars.endIndex else { return false }
        return scalars.dropFirst().prefix(2).contains { $0.value == 0xFE0F || $0.value == 0x20E3 } && first.properties.isEmoji
    }
}
