// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// Scenes that are kept under a name, and what is different between two.
@Suite struct MarkTests {
    private let rows = "root feed = ScrollView { VStack { ForEach(0..<20) { i in HStack { Text(\"Row \\(i)\"); Spacer() }.padding() } } }"

    @Test func aMarkOutlastsUndo() throws {
        let shell = try Shell()
        shell.feed("root a = Text(\"a\")\nmark before\nadd Text(\"b\") in root\nroot b = Text(\"bb\")")
        #expect(shell.error("show before") == nil)
        shell.feed("undo 1\nundo 1")
        #expect(shell.text("mark") == "before\n")
        #expect(shell.error("show before now") == nil)
    }

    struct Refusal: Sendable, CustomTestStringConvertible {
        let input: String
        let id: String
        var testDescription: String { input }
    }

    static let refusals = [
        Refusal(input: "compare scene befor", id: "unknown-name"), Refusal(input: "compare scene", id: "missing-argument"),
        Refusal(input: "mark now", id: "invalid-name"), Refusal(input: "mark a.b", id: "invalid-name"),
        Refusal(input: "show before elsewhere", id: "unknown-argument"), Refusal(input: "mark a b", id: "unknown-argument"),
    ]

    @Test(arguments: refusals) func refuses(_ test: Refusal) throws {
        let shell = try Shell()
        shell.feed("root a = Text(\"a\")\nmark before")
        #expect(shell.error(test.input) == test.id)
    }

    @Test func thereIsALimit() throws {
        let shell = try Shell()
        shell.feed((0..<100).map { "mark m\($0)" }.joined(separator: "\n"))
        #expect(shell.error("mark m100") == "limit-exceeded")
        #expect(shell.error("mark m99") == nil, "one that is kept already may be kept anew")
    }

    @Test func whatTheyHoldIsLimitedToo() throws {
        let shell = try Shell()
        shell.feed("var q = Array(0..<4_500_000)\nmark a\nq[0] = 5\nmark b\nq[0] = 6")
        #expect(shell.error("mark c") == "limit-exceeded")
        #expect(shell.error("mark b") == nil, "it takes the place of the other")
    }

    /// A view that is called as a mark is meant before that.
    @Test func aViewOfThatNameComesFirst() throws {
        let shell = try Shell()
        shell.feed("root a = VStack { Text(\"one\") }\nmark a\nroot a = VStack { Text(\"two\") }")
        #expect(shell.text("show a").contains("two"))
    }

    /// The screen comes first; rows that changed alike are one line.
    @Test func rowsThatChangeAlikeAreTold() throws {
        let shell = try Shell()
        shell.feed(rows + "\nmark before\nrotate")
        let lines = shell.text("compare scene before").split(separator: "\n").map { String($0) }
        let screen = try #require(lines.firstIndex { $0.hasPrefix("the window") && $0.contains("393 × 852") && $0.contains("852 × 393") })
        let rows = try #require(lines.firstIndex { $0.contains("20 × forEach1[…].hStack1") && $0.contains("width +341") })
        #expect(screen < rows)
        #expect(lines.contains { $0.hasPrefix("vertical size class") && $0.contains("compact") })
        #expect(lines.contains { $0.contains("≠ feed") }, "what differs is marked in the drawings")
        #expect(!lines.contains { $0.contains("forEach1[3].hStack1") && $0.hasPrefix("moved") })
    }

    /// Two scenes that are alike differ in nothing.
    @Test func alikeIsNothing() throws {
        let shell = try Shell()
        shell.feed(rows + "\nmark before")
        let text = shell.text("compare scene before")
        #expect(text.contains("nothing moved") && !text.contains("≠"))
        #expect(!shell.text("diff", style: OutputStyle()).isEmpty)
    }

    @Test(arguments: [60, 80, 200]) func bothFitBesideEachOther(width: Int) throws {
        let shell = try Shell()
        shell.feed(rows + "\nmark before\ndevice ipad-pro-11")
        for color in [false, true] {
            let text = shell.text("show before now", style: OutputStyle(width: width, color: color, height: 24))
            let drawn = text.split(separator: "\n").prefix(20)
            #expect(drawn.allSatisfy { StyledWidth.of(String($0)) <= width })
        }
    }
}
