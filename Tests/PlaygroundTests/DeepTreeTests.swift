// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Trees that are deep rather than wide end soon: what a level asks of the next may not double with each level.
@Suite struct DeepTreeTests {
    @Test(.timeLimit(.minutes(30))) func stacksInStacksAroundAText() throws {
        let levels = 35
        let open = String(repeating: "HStack { Color.red; VStack { Color.blue; ", count: levels)
        let shell = try Shell()
        shell.feed("root " + open + "Text(\"a b c\")" + String(repeating: " } }", count: levels))
        #expect(shell.text("print root.size") == "(393.0, 759.0)\n")
    }

    /// Ten levels more are as much more work, however many there are already.
    @Test(.timeLimit(.minutes(30))) func tenLevelsMoreAreAsMuchWorkAtEachDepth() throws {
        func solves(_ levels: Int) throws -> Int {
            let open = String(repeating: "HStack { Color.red; VStack { Color.blue; ", count: levels)
            let told = try Shell().text("time root " + open + "Text(\"a b c\")" + String(repeating: " } }", count: levels))
            let count = try #require(told.firstMatch(of: /(\d+) solves/)).output.1
            return try #require(Int(count))
        }
        let counts = try [10, 20, 30].map(solves)
        #expect(counts[0] > 0 && counts[2] - counts[1] == counts[1] - counts[0], "\(counts)")
    }

    /// Nor may it where user code sets guides, on which the rows' heights depend, but no width.
    @Test(
        .timeLimit(.minutes(30)),
        arguments: ["d[VerticalAlignment.center] + 1", "d[.bottom]", "(d[VerticalAlignment.center] + d[.firstTextBaseline]) / 2"])
    func theWorkOfColumnsWithGuidesInRowsGrowsWithTheirDepth(_ guide: String) throws {
        let close = "Text(\"b\") }.alignmentGuide(VerticalAlignment.center) { d in \(guide) }; Text(\"c\") }"
        let counts = try [5, 10, 20].map { try solves($0, open: "HStack { VStack { ", close: close) }
        #expect(counts[0] > 0 && counts[2] <= 5 * counts[0], "\(counts)")
    }

    /// - Returns: how many answers levels around a text are, one in another.
    private func solves(_ levels: Int, open: String, close: String) throws -> Int {
        let shell = try Shell()
        shell.feed("viewport 4000x4000")
        let closes = [String](repeating: close, count: levels).joined(separator: "; ")
        let told = shell.text("time root " + String(repeating: open, count: levels) + "Text(\"a\"); " + closes)
        let count = try #require(told.firstMatch(of: /(\d+) solves/)).output.1
        return try #require(Int(count))
    }

    /// The same the other way round: what moves rows from side to side makes columns wider, but as long as no guide reads a height, the
    /// widths of 0, nil and infinity depend on nothing else.
    @Test(
        .timeLimit(.minutes(30)),
        arguments: ["d[HorizontalAlignment.center] + 1", "d.width / 3", "d[explicit: .leading] ?? d[.trailing]", "7"])
    func theWorkOfRowsWithGuidesInColumnsGrowsWithTheirDepth(_ guide: String) throws {
        let close = "Text(\"b\") }.alignmentGuide(HorizontalAlignment.center) { d in \(guide) }; Text(\"c\") }"
        let counts = try [5, 10, 20].map { try solves($0, open: "VStack { HStack { ", close: close) }
        #expect(counts[0] > 0 && counts[2] <= 5 * counts[0], "\(counts)")
    }

    /// Where each link leads to a stack of its own, the places of the views are parts of parts: telling two apart may not double with each.
    @Test(.timeLimit(.minutes(30))) func linksLeadFromStackToStack() throws {
        let shell = try Shell()
        shell.feed("struct V: View { var body: some View { NavigationStack { NavigationLink(\"a\") { V() } } } }\nroot V()")
        #expect(shell.error("repeat 30 tap \"a\"") == nil)
        #expect(shell.text("print 1 + 1") == "2\n")
    }

    /// And so may giving them another name.
    @Test(.timeLimit(.minutes(30))) func aViewInStacksInStacksGetsAnotherName() throws {
        let shell = try Shell()
        shell.feed("struct V: View { var body: some View { NavigationStack { NavigationLink(\"a\") { V() } } } }\nroot V()")
        #expect(shell.error("repeat 20 tap \"a\"; rename v1 first; rename first v1") == nil)
    }

    /// Each effect runs once, not once for each around it.
    @Test(.timeLimit(.minutes(30))) func effectsInEffects() throws {
        let effects = String(repeating: ".visualEffect { content, _ in content.opacity(0.99) }", count: 900)
        #expect(try Shell().error("root Text(\"a\")" + effects) == nil)
    }

    @Test(.timeLimit(.minutes(30))) func aComponentInAStackThatContainsItself() throws {
        let shell = try Shell()
        shell.feed("struct R: View { var body: some View { VStack { R() } } }")
        #expect(shell.error("root R()") == "limit-exceeded")
        shell.feed("struct N: View { var n: Int; var body: some View { if n > 0 { VStack { N(n: n - 1) } } else { Text(\"a\") } } }")
        #expect(shell.error("root N(n: 300)") == nil)
    }
}
