// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Testing

/// The two laws of a printer: reading what was printed gives the tree back, printing what was read gives canonical text back.
@Suite struct RoundTripTests {
    @Test(arguments: Snippets.expressions + Snippets.views)
    func canonicalExpressionPrintsAsItWasWritten(_ text: String) throws {
        #expect(SwiftPrinter.line(try read(text)) == text)
    }

    @Test(arguments: Snippets.declarations)
    func canonicalDeclarationPrintsAsItWasWritten(_ text: String) throws {
        let items = try SwiftReader.declarations(SourceText(text))
        #expect(items.map { SwiftPrinter.line($0) } == [text])
    }

    /// Widths that fit nothing, something and everything.
    @Test(arguments: Snippets.expressions + Snippets.views + Snippets.declarations, [1, 30, 60, 100, 400])
    func prettyTextReadsAsTheSameTree(_ text: String, width: Int) throws {
        for item in try SwiftReader.declarations(SourceText(text)) {
            let pretty = SwiftPrinter.pretty(item, width: width)
            let again = try SwiftReader.declarations(SourceText(pretty))
            #expect(again.map { structure($0) } == [structure(item)], "\(pretty)")
            #expect(again.map { SwiftPrinter.pretty($0, width: width) } == [pretty])
        }
    }

    @Test(arguments: [
        ("case let .some(x)", "case .some(let x)"), ("case let (a, b)", "case (let a, let b)"), ("case let .a(x, _)", "case .a(let x, _)"),
    ])
    func patternsAreNormalised(_ written: String, printed: String) throws {
        let expression = try read("f { switch v { \(written): 1; default: 2 } }")
        #expect(SwiftPrinter.line(expression) == "f { switch v { \(printed): 1; default: 2 } }")
    }

    @Test(arguments: [
        ("x.map { (a, b) in a }", "x.map { a, b in a }"), ("HStack {  }", "HStack { }"), ("1_000 + 0xFF", "1000 + 255"),
        ("f(a: 1,\n  b: 2,\n)", "f(a: 1, b: 2)"), ("#\"a\\n\"#", "\"a\\\\n\""), ("a  +\n  b // c", "a + b"),
        ("\"\"\"\n    a\n      \"b\" \\(c)\\\n    d\n    \"\"\"", "\"a\\n  \\\"b\\\" \\(c)d\""), ("\"\\u{1F600}\\u{7}\"", "\"😀\\u{7}\""),
        ("{ () in 1 }", "{ () in 1 }"), ("[ 1 , 2 , ]", "[1, 2]"), ("(x: Int) -> Int", ""),
    ])
    func otherSpellingsBecomeCanonical(_ written: String, canonical: String) {
        #expect((try? SwiftPrinter.line(read(written))) ?? "" == canonical)
    }

    static let directives = [
        "let v = Text(\"a\")\n#if os(iOS)\n.padding()\n#elseif os(macOS) || DEBUG\n.frame(width: 1).bold()\n#else\n#endif\n.blur()",
        "f { a\n#if os(iOS) && !targetEnvironment(simulator)\nb; c()\n#elseif canImport(UIKit)\n#else\nd\n#endif\ne }",
        "#if DEBUG\nstruct P: PreviewProvider { static var previews: some View { A() } }\n#endif",
        "struct A {\n#if os(iOS)\nlet x = 1\n#else\nlet x = 2\n#endif\n}",
        "VStack { Text(\"a\")\n#if swift(>=5.9)\n.bold()\n#endif\n}",
        "f(x\n#if A\n.b\n#endif\n, y)",
        "func f() {\n#if A\nreturn\n#endif\n}",
        "switch x { case .a:\n#if A\nb\n#endif\ncase .c: d }",
    ]

    @Test(arguments: directives, [0, 40, 100])
    func directivesKeepTheirLines(_ text: String, width: Int) throws {
        let items = try SwiftReader.declarations(SourceText(text))
        let printed = items.map { width == 0 ? SwiftPrinter.line($0) : SwiftPrinter.pretty($0, width: width) }.joined(separator: "\n")
        let again = try SwiftReader.declarations(SourceText(printed))
        #expect(again.map { structure($0) } == items.map { structure($0) }, "\(printed)")
    }
}
