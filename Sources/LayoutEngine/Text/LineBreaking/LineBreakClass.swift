// SPDX-License-Identifier: GPL-3.0-or-later

/// What a character does to line breaking: the classes of UAX #14 that texts here need.
///
/// Combining marks and joiners have none: they belong to the cluster of their base (LB9).
enum LineBreakClass: UInt8, CaseIterable, Sendable {
    /// Letters, and everything without a rule of its own.
    case alphabetic
    /// A space hangs at the end of a line.
    case space
    /// Ends the paragraph: a newline in any of its forms.
    case mandatory
    /// Its width depends on where it stands; a break may follow.
    case tab
    case breakAfter, breakBefore, breakBoth, hyphen, zeroWidthSpace, wordJoiner, glue
    case open, close, closeParenthesis, quotation, exclamation, infix, slash, inseparable, nonstarter
    case numeric, prefix, postfix, ideographic, emoji, hangul, hebrew
    /// Before the first character of a line.
    case start
}

extension LineBreakClass {
    /// The classes of all ASCII characters, which stay where they are. Controls other than tab and newlines count as letters of no width.
    // Unsafe: written once, before anybody has the pointer.
    nonisolated(unsafe) static let ofASCII: UnsafePointer<LineBreakClass> = {
        let classes = UnsafeMutablePointer<LineBreakClass>.allocate(capacity: 128)
        for byte in 0..<128 { (classes + byte).initialize(to: ofASCII(UInt8(byte))) }
        return UnsafePointer(classes)
    }()

    private static func ofASCII(_ byte: UInt8) -> LineBreakClass {
        switch byte {
        case UInt8(ascii: " "): .space
        case 9: .tab
        case 10, 11, 12, 13: .mandatory
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .numeric
        case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
        case UInt8(ascii: "\""), UInt8(ascii: "'"): .quotation
        case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
        case UInt8(ascii: "%"): .postfix
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
        case UInt8(ascii: ")"), UInt8(ascii: "]"): .closeParenthesis
        case UInt8(ascii: "}"): .close
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .infix
        case UInt8(ascii: "-"): .hyphen
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "|"): .breakAfter
        default: .alphabetic
        }
    }
}
