// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// How errors look.
@Suite struct DiagnosticTextTests {
    @Test func hasTheLineTheCaretAndOneSuggestion() throws {
        let text = try Shell().text("root VStack { Rectangel() }")
        #expect(
            text == """
                1:15: error: there is no view or type 'Rectangel' [unknown-view]
                  root VStack { Rectangel() }
                                ^~~~~~~~~
                  did you mean 'Rectangle'?

                """)
    }

    @Test func theCaretStandsUnderWideCharacters() throws {
        let lines = try Shell().text("print \"日本\" + nothing").split(separator: "\n")
        // Two cells for each of the two characters.
        #expect(lines.dropFirst(2).first == "                 ^~~~~~~")
    }

    @Test func controlCharactersDoNotReachTheTerminal() throws {
        let text = try Shell().text("echo a\u{1B}[31mb")
        #expect(!text.contains("\u{1B}"))
    }

    @Test func jsonHasThePlace() throws {
        let json = try #require(try Shell().json("print nothing").first)
        #expect(json.hasPrefix("{\"input\": \"print nothing\", \"line\": 1, \"ok\": false, \"error\": {\"id\": \"unknown-name\""))
        #expect(json.contains("\"line\": 1, \"column\": 7, \"length\": 7, \"file\": null, "))
    }

    /// At a terminal no word is broken, and the mark stays under what it is about; a script's errors have a line each.
    @Test(arguments: [40, 60, 80]) func aTerminalBreaksLongLinesBetweenWords(_ width: Int) throws {
        let input = "device a phone that nobody has ever made and that nobody will ever make"
        var style = OutputStyle(width: width)
        let whole = try Shell().text(input, style: style)
        style.wrapsErrors = true
        let lines = try Shell().text(input, style: style).split(separator: "\n")
        #expect(lines.allSatisfy { displayWidth(String($0)) <= width }, "\(lines)")
        // The line of the source is cut at the edge of the window, and has no words of ours.
        let own = whole.split(separator: "\n").filter { $0.contains("error: ") || $0.contains("hint: ") }
        let words = Set(own.joined(separator: " ").split(separator: " "))
        #expect(words.isSubset(of: Set(lines.joined(separator: " ").split(separator: " "))), "\(lines)")
        #expect(whole.split(separator: "\n").count { $0.contains("error: ") && $0.hasSuffix("[unknown-device]") } == 1)
    }
}
