// SPDX-License-Identifier: GPL-3.0-or-later

/// Where a line may break between two characters: the pair rules of UAX #14, as one bit a pair.
final class LineBreakTable: Sendable {
    private static let standard = LineBreakTable()

    /// By class: bit b of row a is set if a break is allowed between a and b that touch; with spaces between them, of row a + 32.
    /// In place as long as the table is there.
    // Unsafe: written once, before anybody has the pointer.
    nonisolated(unsafe) private let rows: UnsafePointer<UInt32>

    private static let spacedRows = 32

    private init() {
        let rows = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * Self.spacedRows)
        rows.initialize(repeating: 0, count: 2 * Self.spacedRows)
        for first in LineBreakClass.allCases {
            for second in LineBreakClass.allCases {
                let bit = UInt32(1) << UInt32(second.rawValue)
                if Self.allowsBreak(first, second) { rows[Int(first.rawValue)] |= bit }
                if Self.allowsBreakAfterSpaces(first, second) { rows[Int(first.rawValue) + Self.spacedRows] |= bit }
            }
        }
        self.rows = UnsafePointer(rows)
    }

    deinit { rows.deallocate() }

    @inline(__always)
    static func allowsBreak(between first: LineBreakClass, and second: LineBreakClass, spaced hasSpaces: Bool) -> Bool {
        // Most characters are letters: nothing has to be looked up for them.
        if first == .alphabetic, second == .alphabetic { return hasSpaces }
        return standard.rows[Int(first.rawValue) &+ (hasSpaces ? spacedRows : 0)] &>> UInt32(second.rawValue) & 1 != 0
    }

    /// LB7 to LB18 across spaces.
    private static func allowsBreakAfterSpaces(_ first: LineBreakClass, _ second: LineBreakClass) -> Bool {
        if first == .zeroWidthSpace { return true }
        if neverStart.contains(second) || second == .zeroWidthSpace || second == .wordJoiner { return false }
        if first == .open { return false }
        if second == .nonstarter, first == .close || first == .closeParenthesis { return false }
        return !(first == .breakBoth && second == .breakBoth)
    }

    private static let neverStart: [LineBreakClass] = [.close, .closeParenthesis, .exclamation, .infix, .slash]

    /// LB7 to LB31 for characters that touch; the first rule that knows the pair decides.
    private static func allowsBreak(_ first: LineBreakClass, _ second: LineBreakClass) -> Bool {
        breakByPunctuation(first, second) ?? breakByNumbersAndWords(first, second) ?? true
    }

    /// LB7 to LB22.
    private static func breakByPunctuation(_ first: LineBreakClass, _ second: LineBreakClass) -> Bool? {
        if first == .start { return false }
        if second == .zeroWidthSpace { return false }
        if first == .zeroWidthSpace { return true }
        if first == .wordJoiner || second == .wordJoiner || first == .glue { return false }
        if second == .glue { return first == .breakAfter || first == .hyphen || first == .tab }
        if neverStart.contains(second) || first == .open { return false }
        if first == .quotation || second == .quotation { return false }
        if first == .breakBoth || second == .breakBoth { return first != second }
        if [.breakAfter, .hyphen, .nonstarter, .tab, .inseparable].contains(second) || first == .breakBefore { return false }
        if first == .hebrew, second == .hyphen { return false }
        return nil
    }

    /// LB21b to LB30.
    private static func breakByNumbersAndWords(_ first: LineBreakClass, _ second: LineBreakClass) -> Bool? {
        let words: [LineBreakClass] = [.alphabetic, .hebrew]
        let affixes: [LineBreakClass] = [.prefix, .postfix]
        let ideographs: [LineBreakClass] = [.ideographic, .emoji]
        switch (first, second) {
        case (.slash, .hebrew): return false
        case (_, .numeric) where words.contains(first), (.numeric, _) where words.contains(second): return false
        case (.prefix, _) where ideographs.contains(second), (_, .postfix) where ideographs.contains(first): return false
        case (_, _) where affixes.contains(first) && words.contains(second): return false
        case (_, _) where words.contains(first) && affixes.contains(second): return false
        case (.close, _) where affixes.contains(second), (.closeParenthesis, _) where affixes.contains(second): return false
        case (.numeric, _) where affixes.contains(second): return false
        case (_, .open) where affixes.contains(first), (_, .numeric) where affixes.contains(first): return false
        case (.hyphen, .numeric), (.infix, .numeric), (.slash, .numeric), (.numeric, .numeric): return false
        // Korean breaks between words only, as the system's standard strategy does [C].
        case (.hangul, .hangul): return false
        case (_, _) where words.contains(first) && words.contains(second): return false
        case (.infix, _) where words.contains(second): return false
        case (_, .open) where words.contains(first) || first == .numeric: return false
        case (.closeParenthesis, _) where words.contains(second) || second == .numeric: return false
        default: return nil
        }
    }
}
