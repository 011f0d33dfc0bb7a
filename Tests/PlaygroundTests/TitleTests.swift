// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// Titles are keys of translations where they are literals: their markdown styles them, and views may stand in them.
@Suite struct TitleTests {
    /// A title, the texts that it is set as, and what it says. The pairs follow CommonMark's rules of emphasis, code and links, and those
    /// of GitHub for strikethrough.
    static let markdown: [(title: String, joined: String, says: String)] = [
        ("a **b** c", #"Text(verbatim: "a ") + Text(verbatim: "b").bold() + Text(verbatim: " c")"#, "a b c"),
        ("a *b* c", #"Text(verbatim: "a ") + Text(verbatim: "b").italic() + Text(verbatim: " c")"#, "a b c"),
        ("__b__ _c_", #"Text(verbatim: "b").bold() + Text(verbatim: " ") + Text(verbatim: "c").italic()"#, "b c"),
        ("***b***", #"Text(verbatim: "b").bold().italic()"#, "b"),
        ("**a *b* c**", #"Text(verbatim: "a ").bold() + Text(verbatim: "b").bold().italic() + Text(verbatim: " c").bold()"#, "a b c"),
        ("`x + *y*`", #"Text(verbatim: "x + *y*").monospaced()"#, "x + *y*"),
        ("``a`b``", #"Text(verbatim: "a`b").monospaced()"#, "a`b"),
        ("[more](https://a.b/(c)) x", #"Text(verbatim: "more x")"#, "more x"),
        ("<https://a.b>", #"Text(verbatim: "https://a.b")"#, "https://a.b"),
        ("<<https://a.b>", #"Text(verbatim: "<https://a.b")"#, "<https://a.b"),
        ("a ] b] [c] d]", #"Text(verbatim: "a ] b] [c] d]")"#, "a ] b] [c] d]"), ("[a [b](c)", #"Text(verbatim: "[a b")"#, "[a b"),
        ("*a *b* c", #"Text(verbatim: "*a ") + Text(verbatim: "b").italic() + Text(verbatim: " c")"#, "*a b c"),
        ("~~a~~ ~b~", #"Text(verbatim: "a b")"#, "a b"),
        ("snake_case_name", #"Text(verbatim: "snake_case_name")"#, "snake_case_name"),
        ("2 * 3 * 4", #"Text(verbatim: "2 * 3 * 4")"#, "2 * 3 * 4"),
        ("**a", #"Text(verbatim: "**a")"#, "**a"),
        ("*a **b*", #"Text(verbatim: "*a *") + Text(verbatim: "b").italic()"#, "*a *b"),
        (#"\\*a\\*"#, #"Text(verbatim: "*a*")"#, "*a*"),
        ("a [b] (c)", #"Text(verbatim: "a [b] (c)")"#, "a [b] (c)"),
        ("f(x) < g(y)", #"Text(verbatim: "f(x) < g(y)")"#, "f(x) < g(y)"),
        ("# a", ##"Text(verbatim: "# a")"##, "# a"),
        ("", #"Text(verbatim: "")"#, ""),
    ]

    @Test(arguments: markdown) func markdownStyles(_ title: String, _ joined: String, _ says: String) throws {
        let shell = try Shell()
        #expect(shell.error("root VStack { Text(\"\(title)\"); \(joined) }") == nil)
        #expect(shell.error("expect text1.size == text2.size") == nil, "\(shell.text("frames"))")
        #expect(shell.json("inspect text1")[0].contains("\"text\": \(says.debugDescription)"), "\(shell.json("inspect text1")[0])")
    }

    /// Strings that are no literals, and `verbatim:`, are taken as they are.
    @Test(arguments: [
        #"Text(verbatim: "**a**")"#, #"Text(String("**a**"))"#, #"Text("*" + "*a**")"#, #"Text("*" + "*a" + "**")"#,
        #"Text(true ? "*" + "*a**" : "b")"#, #"Text(word)"#, #"Text("\(word)")"#,
        #"Text("\(word as String)")"#,
    ]) func stringsAreNoMarkdown(_ text: String) throws {
        let shell = try Shell()
        _ = shell.text("let word = \"**a**\"")
        #expect(shell.error("root \(text)") == nil)
        #expect(shell.json("inspect text1")[0].contains("\"text\": \"**a**\""), "\(shell.json("inspect text1")[0])")
    }

    /// Wherever a literal is a title, on its way through a parameter, too.
    static let titles = [
        #"Button("**a**") { }"#, #"Label("**a**", systemImage: "star").labelStyle(.titleOnly)"#, #"Row(title: "**a**")"#,
        #"Text(key)"#, #"Text(LocalizedStringKey("**a**"))"#, #"Text(true ? "**a**" : "b")"#, #"Text("**a**", comment: "c")"#,
    ]

    @Test(arguments: titles) func titlesAreBold(_ view: String) throws {
        let shell = try Shell()
        _ = shell.text("let key: LocalizedStringKey = \"**a**\"")
        _ = shell.text("struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }")
        #expect(shell.error("root VStack { \(view); Text(verbatim: \"a\").bold() }") == nil)
        #expect(shell.error("expect vStack1.children[0].size.width == text\(view.hasPrefix("Text") ? 2 : 1).size.width") == nil)
    }

    /// A symbol in a text is as wide as it is alone (L3.4); a text keeps its font.
    static let inlines: [(text: String, width: String)] = [
        (#"Text(Image(systemName: "star"))"#, "symbol"), (#"Text("\(Image(systemName: "star"))")"#, "symbol"),
        (#"Text("a\(Image(systemName: "star"))a")"#, "symbol + 2 * a"),
        (#"Text("a\(Image(systemName: "star").renderingMode(.original))")"#, "symbol + a"),
        (#"Text("a\(Text("a").bold())")"#, "a + bold"), (#"Text("**a**\(Text("a"))")"#, "a + bold"),
        (#"Text("**\(Text(verbatim: "a"))**")"#, "bold"),
    ]

    @Test(arguments: inlines) func viewsStandInTexts(_ text: String, _ width: String) throws {
        let shell = try Shell()
        #expect(
            shell.error(
                #"root VStack { \#(text).fixedSize(); HStack { Image(systemName: "star"); Text(verbatim: "a"); Text(verbatim: "a").bold() } }"#
            )
                == nil)
        _ = shell.text("let (symbol, a, bold) = (image1.size.width, text2.size.width, text3.size.width)")
        // Each is rounded up to the pixel by itself.
        #expect(shell.error("expect text1.size.width == \(width) within 0.7") == nil, "\(shell.text("frames"))")
    }

    @Test func interpolationsWithLabelsAreTexts() throws {
        let shell = try Shell()
        _ = shell.text(#"root VStack { Text("\(0.25, format: .percent)"); Text("\(1.5, specifier: "%.2f")"); Text("\(3)%") }"#)
        for (name, says) in [("text1", "25%"), ("text2", "1.50"), ("text3", "3%")] {
            #expect(shell.json("inspect \(name)")[0].contains("\"text\": \"\(says)\""), "\(shell.json("inspect \(name)")[0])")
        }
    }

    /// Marks that find no other take time, but not its square.
    @Test func longTextsAreRead() throws {
        let shell = try Shell()
        let title = String(repeating: "a_ *b ", count: 3_000)
        #expect(shell.error("root Text(\"\(title)\")") == nil)
    }
}
