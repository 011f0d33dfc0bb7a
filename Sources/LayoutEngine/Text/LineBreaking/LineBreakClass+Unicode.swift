// SPDX-License-Identifier: GPL-3.0-or-later

extension LineBreakClass {
    /// The class of a character by its first scalar.
    static func of(_ scalar: Unicode.Scalar) -> LineBreakClass {
        let value = scalar.value
        if value < 0x80 { return ofASCII[Int(value)] }
        if value < 0x3000 { return ofPunctuation(value) ?? ofScript(value) }
        return ofEastAsian(value) ?? ofScript(value)
    }

    private static func ofPunctuation(_ value: UInt32) -> LineBreakClass? {
        switch value {
        case 0x85, 0x2028, 0x2029: .mandatory
        case 0xA0, 0x202F, 0x2007, 0x2011: .glue
        case 0xAD, 0x2010, 0x2012, 0x2013, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x1680: .breakAfter
        case 0xB4: .breakBefore
        case 0x2014: .breakBoth
        case 0x200B: .zeroWidthSpace
        case 0x2060, 0xFEFF: .wordJoiner
        case 0xA1, 0xBF, 0x201A, 0x201E, 0x2045, 0x207D, 0x208D, 0x2329: .open
        case 0x2046, 0x207E, 0x208E, 0x232A: .close
        case 0xAB, 0xBB, 0x2018...0x2019, 0x201B...0x201D, 0x201F, 0x2039, 0x203A: .quotation
        case 0x2024...0x2026: .inseparable
        case 0x203C, 0x203D, 0x2047...0x2049: .nonstarter
        case 0x2044: .infix
        case 0xA3...0xA5, 0xB1, 0x20A0...0x20CF, 0x2116: .prefix
        case 0xA2, 0xB0, 0x2030...0x2037, 0x2103, 0x2109: .postfix
        default: nil
        }
    }

    /// Japanese and Chinese punctuation: what never starts or ends a line (kinsoku).
    private static func ofEastAsian(_ value: UInt32) -> LineBreakClass? {
        switch value {
        case 0x3000: .breakAfter
        case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64: .close
        // Pairs of brackets: the opening ones are even.
        case 0x3008...0x3011, 0x3014...0x301B: value % 2 == 0 ? .open : .close
        case 0x301D, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62: .open
        case 0x301E, 0x301F, 0xFF09, 0xFF3D, 0xFF5D, 0xFF60, 0xFF63: .close
        case 0xFF01, 0xFF1F: .exclamation
        case 0x3005, 0x301C, 0x303B, 0x303C, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0xFF1A, 0xFF1B, 0xFF65: .nonstarter
        case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096: .nonstarter
        case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6: .nonstarter
        case 0x31F0...0x31FF, 0xFF67...0xFF70: .nonstarter
        case 0xFF04, 0xFFE1, 0xFFE5: .prefix
        case 0xFF05, 0xFFE0: .postfix
        default: nil
        }
    }

    private static func ofScript(_ value: UInt32) -> LineBreakClass {
        if (0x1100...0x11FF).contains(value) || (0xAC00...0xD7FB).contains(value) { return .hangul }
        if (0x05D0...0x05F2).contains(value) { return .hebrew }
        if EastAsianWidth.isWide(value) { return value >= 0x1F000 && value < 0x20000 ? .emoji : .ideographic }
        return .alphabetic
    }
}
