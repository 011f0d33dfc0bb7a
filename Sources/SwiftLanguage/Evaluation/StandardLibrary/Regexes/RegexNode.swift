// SPDX-License-Identifier: GPL-3.0-or-later

internal import _StringProcessing

/// A regular expression as it is written. Matching it is ours, so that it can be counted and interrupted; what a single character has to be is
/// asked of Swift's own engine (`RegexAtom`).
indirect enum RegexNode {
    enum Greed { case greedy, lazy, possessive }

    enum Anchor: Equatable {
        case start, end
        case lineStart, lineEnd
        /// The end, or before a newline that ends the text: `\Z`.
        case endOrLastNewline
        /// Where this match was first looked for: `\G`.
        case searchStart
        case wordBoundary(flags: String, isInverted: Bool)
    }

    case atom(RegexAtom)
    case sequence([RegexNode])
    case alternation([RegexNode])
    case capture(Int, RegexNode)
    case quantified(RegexNode, least: Int, most: Int?, Greed)
    case anchor(Anchor)
    case look(RegexNode, isInverted: Bool)
    case atomic(RegexNode)
    /// What a group has matched, letter by letter, whatever the options say.
    case backreference(Int)
}

extension RegexNode {
    /// The groups that take no part in some matches: those in one of several branches, and in what may be left out.
    var optionalGroups: Set<Int> {
        var found: Set<Int> = []
        addGroups(to: &found, isOptional: false)
        return found
    }

    private func addGroups(to found: inout Set<Int>, isOptional: Bool) {
        switch self {
        case .atom, .anchor, .backreference: break
        case .sequence(let parts): for part in parts { part.addGroups(to: &found, isOptional: isOptional) }
        case .alternation(let branches): for branch in branches { branch.addGroups(to: &found, isOptional: true) }
        case .capture(let number, let inside):
            if isOptional { found.insert(number) }
            inside.addGroups(to: &found, isOptional: isOptional)
        case .quantified(let inside, let least, _, _): inside.addGroups(to: &found, isOptional: isOptional || least == 0)
        case .look(let inside, _), .atomic(let inside): inside.addGroups(to: &found, isOptional: isOptional)
        }
    }
}

/// What one character of a text has to be: a character, or what a piece of pattern (`\d`, `[a-z--[aeiou]]`, `\p{Lu}`, `.`) says of it.
// Unchecked: what was found out is kept; only the thread that evaluates matches.
final class RegexAtom: @unchecked Sendable {
    private let character: Character?
    private let regex: Regex<AnyRegexOutput>?
    private var ascii = [Bool?](repeating: nil, count: 128)
    private var others: [Character: Bool] = [:]

    /// As many characters beyond ASCII are remembered; then they are asked for anew.
    private static let remembered = 4096

    init(_ character: Character) { (self.character, regex) = (character, nil) }

    /// Nil for what Swift's engine does not take.
    init?(_ source: String, flags: String) {
        guard let regex = try? Regex(flags.isEmpty ? source : "(?\(flags))" + source) else { return nil }
        (character, self.regex) = (nil, regex)
    }

    func matches(_ other: Character) -> Bool {
        guard let regex else { return character == other }
        if let byte = other.utf8.first, byte < 128, other.utf8.count == 1 {
            if let known = ascii[Int(byte)] { return known }
            let result = Self.matches(regex, other)
            ascii[Int(byte)] = result
            return result
        }
        if let known = others[other] { return known }
        if others.count >= Self.remembered { others = [:] }
        let result = Self.matches(regex, other)
        others[other] = result
        return result
    }

    private static func matches(_ regex: Regex<AnyRegexOutput>, _ character: Character) -> Bool {
        (try? regex.wholeMatch(in: String(character))) != nil
    }
}
