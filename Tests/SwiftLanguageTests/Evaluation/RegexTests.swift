// SPDX-License-Identifier: GPL-3.0-or-later

import Testing
import _StringProcessing

@testable import SwiftLanguage

/// Regular expressions are matched by our own machine; what it finds is what Swift's engine finds.
struct RegexTests {
    static let cases: [(pattern: String, text: String)] = [
        ("a*", "baac"), ("a|", "ab"), ("(a)?b", "b ab"), ("(?:(a)|b)*", "ab"), ("(a*)*", "aab"), ("(a*)+", "aab"), ("a{,2}", "aaa{,2}"),
        ("a{", "a{"), ("a{2}", "aaaaa"), ("a{2,}?", "aaaaa"), ("a}]", "a}]"), ("(a|ab)(c|bcd)(d*)", "abcd"), ("x++x", "xxx"),
        ("x*+y", "xxy"),
        ("^a$", "a\n"), ("(?m)^a$", "a\na\r\nb"), ("(?m)^", "a\nb\n"), ("(?m)$", "a\nb\n"), ("$", "a\n"), ("a\\Z", "a\n"), ("a\\z", "a\n"),
        ("\\Ga", "aab"), ("\\A.", "ab"), (".", "\n\r\na"), ("(?s).", "\n\r\na"), ("\\R", "\r\n\n"), ("\\X", "e\u{301}👨‍👩‍👧"),
        ("(?i)ß", "ß ẞ SS"), ("(?i:a)b", "Ab AB"), ("a(?i)b|c", "aB aC"), ("(?i)[a-c]+", "aBCd"), ("(?^i)a", "A"), ("(?-i)a", "Aa"),
        ("(a)\\1", "aab"), ("(?i)(a)\\1", "aA"), ("(?<n>a)\\k<n>", "aa"), ("(?P<q>a)(?P=q)", "aa"), ("(?'q'a)\\k'q'\\k{q}", "aaa"),
        ("(a)?\\1b", "b aab"), ("(?>a|b)c", "bc"), ("(?>a*)a", "aaa"), ("(?=ab)a", "acab"), ("a(?!b)", "abac"), ("(?=(a+))a", "aa"),
        ("(?!(a)b)a\\1?", "aac"), ("[a-c&&b]", "abc"), ("[a-z--[aeiou]]+", "hello"), ("[^a\\]]+", "ba]c"), ("[\\Q]\\E]", "]"),
        ("[[:alpha:]]+", "ab1"),
        ("a\\Qb*\\Ec", "ab*c"), ("(?i)\\QA*\\E", "a*"), ("(?x) a b # c\n c", "abc"), ("(?xx)[a b]", "b "), ("(?x)a +", "aa"),
        ("(?#note)a", "a"),
        ("(?U)a+", "aa"), ("(?U)a+?", "aa"), ("(?n)(a)(?<b>b)", "ab"), ("\\p{Lu}\\p{L}", "AbcDe"), ("\\P{L}+", "a12b"),
        ("\\x41\\x{42}", "AB"),
        ("\\u0041", "A"), ("\\N{LATIN SMALL LETTER A}", "a"), ("\\012", "\n"), ("\\t\\.\\$", "\t.$"),
        ("(?W)\\w+", "aéb"),
        ("\\b\\w", "don't 3.14 a_b c-d"), ("\\B.", "ab cd"), ("\\d+", "12 ३४ ½"), ("\\s+", "a \u{a0}\tb"), ("é", "e\u{301}"),
        ("e", "e\u{301}"),
        ("(\\w+)@(\\w+)\\.com", "ann@example.com, bob@test.com"), ("(?:(\\d+)-)*(\\d+)", "1-22-333"), ("(a(b)?)+", "aba"),
        ("(?:a?)*?b", "aab"), ("", "ab"),
        ("(?:)*", "ab"), ("(|a)+", "aaa"), ("(a|b|){3}", "ab"), ("((a)|(b))+?$", "abab"), ("#/a", "#/a"),
    ]

    @Test(arguments: cases)
    func matchesAreThoseOfSwift(_ row: (pattern: String, text: String)) throws {
        #expect(try ours(row.pattern, row.text) == (try swifts(row.pattern, row.text)), "\(row.pattern) in \(row.text.debugDescription)")
    }

    /// Small patterns over three letters, put together by chance: each case of going back occurs. (Not possessive groups: Swift's engine keeps
    /// the choices inside of one, against its own documentation.)
    @Test func matchesOfGeneratedPatternsAreThoseOfSwift() throws {
        var random = SeededRandom(seed: 17)
        for _ in 0..<3_000 {
            let pattern = Self.pattern(&random, depth: 3)
            let text = String((0..<Int.random(in: 0...6, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" })
            #expect(try ours(pattern, text) == (try swifts(pattern, text)), "\(pattern) in \(text)")
        }
    }

    /// A part that Swift takes and that is not matched here is refused, with its name.
    @Test(arguments: ["\\ya", "\\u{41 42}+"])
    func whatIsNotMatchedIsRefused(_ pattern: String) {
        #expect(throws: RegexReader.Unsupported.self) { try ours(pattern, "a") }
    }

    @Test func groupsInsideOneAnotherAreLimited() {
        let pattern = String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000)
        #expect(throws: RegexReader.Unsupported.self) { try ours(pattern, "a") }
    }

    private static func pattern(_ random: inout SeededRandom, depth: Int) -> String {
        let atoms = ["a", "b", "c", ".", "[ab]", "[^a]", "^", "$", "\\b"]
        guard depth > 0 else { return atoms.randomElement(using: &random) ?? "a" }
        let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            let inside = pattern(&random, depth: depth - 1)
            return switch Int.random(in: 0..<9, using: &random) {
            case 0: "(\(inside))"
            case 1: "(?:\(inside))" + (["*", "+", "?", "*?", "+?", "{1,2}"].randomElement(using: &random) ?? "")
            case 2: "(\(inside)|\(pattern(&random, depth: depth - 1)))"
            case 3: "(?=\(inside))"
            case 4: "(?!\(inside))"
            case 5: "(?>\(inside))"
            case 6: "[ac]" + (["*", "+", "?", "*?", "{2}", "++"].randomElement(using: &random) ?? "")
            default: inside
            }
        }
        return parts.joined()
    }

    private func ours(_ pattern: String, _ text: String) throws -> [[String?]] {
        var reader = RegexReader(pattern, flags: "")
        let node = try reader.read()
        var matcher = RegexMatcher(RegexProgram(node, groups: reader.names.count), text[...], Budget(), Caches(), at: nil)
        return try matcher.all().map { found in
            (0..<reader.names.count).map { group in
                guard found[group * 2] >= 0 else { return nil }
                return String(text[matcher.index(found[group * 2])..<matcher.index(found[group * 2 + 1])])
            }
        }
    }

    private func swifts(_ pattern: String, _ text: String) throws -> [[String?]] {
        text.matches(of: try Regex(pattern)).map { match in match.output.map { $0.substring.map(String.init) } }
    }
}
