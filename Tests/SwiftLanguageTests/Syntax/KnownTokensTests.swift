// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// A text is scanned once: what was found of it serves its parser.
@Suite struct KnownTokensTests {
    /// Behind the word of a command they are what the lexer finds there.
    @Test(arguments: [
        "root VStack(spacing: 8) { Text(\"a \\(1 + 2)\"); Color.red.frame(width: 8) }.padding(-1)", "root -x", "root .red", "root !a && b",
        "root { $0 }", "root [1, 2]\n  .map { $0 }", "root \"\"\"\n  a\n  \"\"\"", "root a // b", "root a\n# a comment (\n+ b",
        "root x ? y : z",
        "root #if os(iOS)\na\n#endif", "root a /* b */ * c",
    ]) func areThoseOfThePart(_ text: String) throws {
        let source = SourceText(text)
        #expect(SwiftReader.inputs(source, remembersTokens: true).ranges.count == 1)
        let range = 5..<text.utf8.count
        let known = try #require(source.knownTokens.take(range))
        let scanned = TokenScanner.scan(source, range: range)
        #expect(known.tokens.map { "\($0)" } == scanned.tokens.map { "\($0)" })
        #expect(known.lineComments == scanned.lineComments && known.contentEnd == scanned.contentEnd)
        #expect(source.knownTokens.take(range) == nil, "who takes them has them")
    }

    /// The comments of the lines around an input, which were scanned with it, are none of its parser's.
    @Test(arguments: ["print 1\n# after", "# before\nprint 1\n# after", "# before\n\nprint 1", "print 1\n\n# after\n# after that\n"])
    func commentsAroundAreNotOfIt(_ text: String) throws {
        let source = SourceText(text)
        let range = try #require(SwiftReader.inputs(source, remembersTokens: true).ranges.first)
        #expect(try SwiftReader.expression(source, range: range.upperBound - 1..<range.upperBound).isInteger(1))
    }

    /// Of several inputs the longest is known, the others are not, and asking for them takes nothing away.
    @Test(arguments: [
        "device iPhone15\nroot VStack { Text(\"a\") }\nprint 1",
        "# why (\nroot Text(\"a\").padding() // b\n\n# after\nprint 1",
        "print 1; root f(-1, .b); c",
    ]) func areThoseOfTheLongestInput(_ text: String) throws {
        let source = SourceText(text)
        let inputs = SwiftReader.inputs(source, remembersTokens: true).ranges
        let longest = try #require(inputs.max { $0.count < $1.count })
        for other in inputs where other != longest { #expect(source.knownTokens.take(other) == nil) }
        let range = longest.lowerBound + 5..<longest.upperBound
        let known = try #require(source.knownTokens.take(range))
        #expect(known.tokens.map { "\($0)" } == TokenScanner.scan(source, range: range).tokens.map { "\($0)" })
    }

    /// What a part or a fault leaves in doubt is looked at anew.
    @Test(arguments: [("aa; b", 0, 5), ("root a b", 5, 6), ("root a", 2, 6), ("root f(a)", 7, 9), ("root a )", 5, 8), ("root f(", 5, 7)])
    func othersAreNotKnown(_ text: String, _ start: Int, _ end: Int) {
        let source = SourceText(text)
        _ = SwiftReader.inputs(source, remembersTokens: true)
        #expect(source.knownTokens.take(start..<end) == nil)
    }
}

extension Expression {
    fileprivate func isInteger(_ value: Int) -> Bool { if case .integer(value) = kind { true } else { false } }
}
