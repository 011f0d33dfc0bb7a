// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What edits make is what could be typed, and each edit costs what it changes: linear work for each of many is the square in all.
@Suite struct EditDepthTests {
    @Test(arguments: [("wrap root in VStack", 300, "more than 256 deep"), ("modify root .padding(1)", 1_001, "1000 modifiers")])
    func editsStayWithinWhatCanBeTyped(_ row: (edit: String, count: Int, words: String)) throws {
        let shell = try Shell()
        shell.feed("root Text(\"a\")")
        let failures = (0..<row.count).compactMap { _ in shell.feed(row.edit).lazy.compactMap(\.failure).first }
        #expect(failures.first?.id == .limitExceeded)
        #expect(failures.first?.message.contains(row.words) == true)
        #expect(shell.error("save a.scroll") == nil)
        let other = try Shell()
        #expect(other.error(try #require(shell.files.text("a.scroll"))) == nil, "what was saved can be read")
        #expect(other.text("print root.size") == shell.text("print root.size"))
    }

    /// One more modifier evaluates itself, however many there are.
    @Test func aModifierEvaluatesNoneOfThoseInside() throws {
        let shell = try Shell()
        shell.feed("root Text(\"a\")")
        func cost(of count: Int) -> Int {
            let before = shell.interpreter.evaluatedExpressions
            for _ in 0..<count { shell.feed("modify root .padding(1)") }
            return shell.interpreter.evaluatedExpressions - before
        }
        _ = cost(of: 10)
        let few = cost(of: 10)
        _ = cost(of: 80)
        #expect(cost(of: 10) == few)
    }

    /// A file that sources itself twice through another, level by level: what they run is counted together.
    @Test func filesThatDoubleEnd() throws {
        let shell = try Shell()
        for level in 0..<40 { shell.files.contents["\(level)"] = Array("source \(level + 1)\nsource \(level + 1)\n".utf8) }
        shell.files.contents["40"] = Array("print 1\n".utf8)
        #expect(shell.error("source 0") == "limit-exceeded")
        #expect(shell.error("source 35") == nil)
    }
}
