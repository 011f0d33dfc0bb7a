// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// Nothing that is answered is wider than the window: help, trees, tables, explanations, errors (language.md §4).
@Suite struct AnswerWidthTests {
    private static let scene = """
        root vStack1 = VStack { Text("A rather long text, which wraps in a narrow place").id("row-3"); HStack { Image(systemName: "star"); Spacer() }; ScrollView { LazyVStack { ForEach(0..<40) { i in Text("Row number \\(i) of this list").id(i) } } }; Button("more") {} }
        """

    private static let questions = [
        "lint", "why-changed text1", "explain text1", "explain scrollView1 scroll", "inspect text1", "geometry scrollView1",
        "targets scrollView1",
        "visible scrollView1", "env text1", "tree layers", "frames", "history", "locale", "lesson", "help", "help examples",
        "help concepts",
        "root Text(\"a\").nothingOfThatName(\"with a long argument behind it\")", "inspect aViewThatIsNotThereAndHasALongName",
        "lesson frames", "solution",
    ]

    @Test(arguments: [40, 60, 80, 120]) func nothingIsWiderThanTheWindow(_ width: Int) throws {
        var style = OutputStyle(width: width)
        style.wrapsErrors = true
        let shell = try Shell()
        shell.feed(Self.scene)
        for input in Self.questions + Command.all.flatMap({ ["help " + $0.name] + $0.examples }) {
            let wide = shell.text(input, style: style).split(separator: "\n").filter { displayWidth(String($0)) > width }
            #expect(wide.isEmpty, "\(input): \(wide.prefix(2))")
        }
    }

    /// However narrow the window, the mark is in it, under the words that it means.
    @Test(arguments: [("root Text(\"a\").nothingOfThatName()", "nothingO"), ("lint", "Button(\"")])
    func theMarkIsInTheWindow(_ input: String, _ words: String) throws {
        var style = OutputStyle(width: 20)
        style.wrapsErrors = true
        let shell = try Shell()
        shell.feed("root VStack { Text(\"A rather long text\"); Button(\"OK\") {} }")
        let lines = shell.text(input, style: style).split(separator: "\n").map { String($0) }
        let mark = try #require(lines.firstIndex { $0.contains("^") })
        #expect(displayWidth(lines[mark]) <= 20)
        #expect(lines[mark - 1].dropFirst(lines[mark].prefix { $0 == " " }.count).hasPrefix(words), "\(lines)")
    }
}
