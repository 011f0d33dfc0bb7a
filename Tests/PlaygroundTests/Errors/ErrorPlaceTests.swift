// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// The caret stands under the exact words at fault (language.md §4): each input has them between « and ».
@Suite struct ErrorPlaceTests {
    static let inputs = [
        "scroll to «999»", "scroll to \"a\" anchor: «.nope»", "scroll to y: «inf»", "scroll to «z»: 3",
        "scale «0»", "safearea top «-5»", "safearea top: «x»", "keyboard «-5»", "type «huge»", "viewport «10»",
        "device iphone-15-pro split «1/2»", "tick 5ms x«»", "quit «now»", "env «horizontalSizeClas»",
        "expect «1 == \"a\"»", "print 1.0 + «view(90)».frame.minY", "add «2nd» = Text(\"a\")", "rename text1 «2nd»",
        "set text1 «gap»: 3", "measure root 10 «wide»",
    ]

    @Test(arguments: inputs) func standsUnderTheWords(_ marked: String) throws {
        let shell = try Shell()
        shell.feed("root ScrollView { LazyVStack { Text(\"a\"); ForEach(0..<100) { i in Color.red.frame(height: 50).id(i) } } }")
        let input = marked.replacing("«", with: "").replacing("»", with: "")
        let start = try #require(marked.firstIndex(of: "«"))
        let end = try #require(marked.firstIndex(of: "»"))
        let column = marked.distance(from: marked.startIndex, to: start) + 1
        let length = marked.distance(from: start, to: end) - 1
        let json = try #require(shell.json(input).first)
        #expect(json.contains("\"column\": \(column), \"length\": \(length)"), "\(json)")
    }

    /// What is missing at the end of a text is told there; a note says where it was opened, many lines above.
    @Test func whatStaysOpenIsToldWhereItBegins() throws {
        let shown = try Shell().text("root VStack {\n  HStack { Text(\"a\")\n}\nframes")
        #expect(shown.contains("4:7: error: the input ends inside '{' [incomplete-input]"))
        #expect(shown.contains("note: 1:13: '{' is opened here"))
    }

    /// The name of a view that an element or a component owns leads to its whole path.
    @Test func aNameInsideAnOwnerSuggestsItsPath() throws {
        let shell = try Shell()
        shell.feed("root VStack { ForEach([\"a\", \"b\"], id: \\.self) { Text($0) } }")
        #expect(shell.text("inspect text1").contains("did you mean 'forEach1[\"a\"].text1'?"))
    }
}
