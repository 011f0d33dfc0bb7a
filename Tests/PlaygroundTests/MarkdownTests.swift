// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// Markdown in the literals of texts: the words without their signs, in the styles that they name.
@Suite struct MarkdownTests {
    static let texts: [(source: String, text: String)] = [
        ("**bold**", "bold"), ("*italic*", "italic"), ("a `code` b", "a code b"), ("[link](https://a.b)", "link"), ("~~gone~~", "gone"),
        ("***both***", "both"), ("2 * 3 * 4", "2 * 3 * 4"), ("a_b_c", "a_b_c"), ("**open", "**open"), ("", ""),
    ]

    @Test(arguments: texts) func signsAreNotShown(_ source: String, _ text: String) throws {
        let shell = try Shell()
        shell.feed("root Text(\"\(source)\")")
        #expect(shell.error("expect text1.text == \"\(text)\"") == nil, "\(shell.text("tree"))")
    }

    /// What is bold or italic is as wide as the same words with the modifier; what is no literal is shown as it stands.
    @Test(arguments: [("Text(\"**Words**\")", "Text(\"Words\").bold()"), ("Text(\"`Words`\")", "Text(\"Words\").monospaced()")])
    func aStyleMeasuresAsItsModifier(_ marked: String, _ modified: String) throws {
        let shell = try Shell()
        shell.feed("root VStack { \(marked); \(modified) }")
        #expect(shell.error("expect text1.size == text2.size") == nil, "\(shell.text("frames"))")
    }

    @Test(arguments: ["let s = \"**a**\"\nroot Text(s)", "root Text(verbatim: \"**a**\")"]) func onlyLiteralsAreMarkdown(_ source: String)
        throws
    {
        let shell = try Shell()
        shell.feed(source)
        #expect(shell.error("expect text1.text == \"**a**\"") == nil)
    }
}
