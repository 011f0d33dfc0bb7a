// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Testing

/// Trees that edits built, which no text had: parentheses come where precedence needs them.
@Suite struct PrinterTests {
    private static func name(_ text: String) -> Expression { Expression(.identifier(text, genericArguments: [])) }
    private static let sum = Expression(.binary(name("a"), "+", name("b")))
    private static let choice = Expression(.ternary(name("a"), name("b"), name("c")))
    private static let cast = Expression(.as(name("a"), .conditional, .named("T")))
    private static let attempt = Expression(.effect("try", name("a")))
    private static let chain = Expression(.optionalChain(Expression(.member(Expression(.optionalChaining(name("a"))), "b", nameSpan: nil))))
    private static let x = name("x")

    static let built: [(Expression, String)] = [
        (Expression(.binary(sum, "*", x)), "(a + b) * x"), (Expression(.binary(x, "*", sum)), "x * (a + b)"),
        (Expression(.binary(sum, "-", x)), "a + b - x"), (Expression(.binary(x, "-", sum)), "x - (a + b)"),
        (Expression(.binary(Expression(.binary(x, "??", x)), "??", x)), "(x ?? x) ?? x"),
        (Expression(.binary(Expression(.binary(x, "<", x)), "==", x)), "(x < x) == x"),
        (Expression(.binary(choice, "+", x)), "(a ? b : c) + x"),
        (Expression(.ternary(choice, x, choice)), "(a ? b : c) ? x : a ? b : c"), (Expression(.binary(cast, "+", x)), "(a as? T) + x"),
        (Expression(.as(sum, .coerce, .named("T"))), "a + b as T"), (Expression(.is(choice, .named("T"))), "(a ? b : c) is T"),
        (Expression(.member(sum, "m", nameSpan: nil)), "(a + b).m"), (Expression(.member(chain, "m", nameSpan: nil)), "(a?.b).m"),
        (Expression(.call(.init(callee: Expression(.member(attempt, "m", nameSpan: nil))))), "(try a).m()"),
        (Expression(.binary(attempt, "+", x)), "(try a) + x"), (Expression(.assignment(x, "=", attempt)), "x = try a"),
        (Expression(.prefix("-", Expression(.prefix("-", x)))), "-(-x)"), (Expression(.prefix("-", Expression(.integer(-5)))), "-(-5)"),
        (Expression(.prefix("!", sum)), "!(a + b)"),
        (Expression(.binary(Expression(.integer(0)), "...", Expression(.integer(-5)))), "0 ... -5"),
        (Expression(.binary(x, "..<", Expression(.implicitMember("y")))), "x ..< .y"),
        (Expression(.member(Expression(.integer(-5)), "m", nameSpan: nil)), "(-5).m"),
        (Expression(.member(Expression(.type(.any(.named("P")))), "self", nameSpan: nil)), "(any P).self"),
        (Expression(.type(.optional(.function(parameters: [], result: .named("T"))))), "(() -> T)?"),
        (Expression(.subscript(Expression(.keyPath(root: nil, components: [.property("a")])), [])), "(\\.a)[]"),
        (Expression(.string([.text("a\"\\\n\u{7}\u{202E}"), .interpolation([.init(x)])])), "\"a\\\"\\\\\\n\\u{7}\\u{202E}\\(x)\""),
        (name("default"), "`default`"), (Expression(.implicitMember("default")), ".default"),
    ]

    @Test(arguments: built)
    func parenthesesFollowPrecedence(_ row: (Expression, String)) throws {
        #expect(SwiftPrinter.line(row.0) == row.1)
        #expect(outcome { _ = try read(row.1) } == "ok")
    }

    @Test func closuresInConditionsAreEnclosed() throws {
        let call = try read("xs.contains { $0 }")
        let branch = Statement(.if(IfStatement(conditions: [.expression(call)], body: [], elseBody: nil)))
        #expect(SwiftPrinter.line(branch) == "if (xs.contains { $0 }) { }")
    }

    @Test func chainsBreakBeforeTheirDots() throws {
        let view = try read("Text(\"Hello\").font(.title).padding(.horizontal, 8).background(.blue).frame(width: 100)")
        let text = """
            Text("Hello")
                .font(.title)
                .padding(.horizontal, 8)
                .background(.blue)
                .frame(width: 100)
            """
        #expect(SwiftPrinter.pretty(view, width: 40) == text)
        #expect(SwiftPrinter.pretty(view, width: 100) == SwiftPrinter.line(view))
    }

    @Test func containersBreakAroundTheirContent() throws {
        let view = try read("VStack(spacing: 8) { Text(\"a\"); HStack { Text(\"b\") } }.padding()")
        let text = """
            VStack(spacing: 8) {
                Text("a")
                HStack { Text("b") }
            }
            .padding()
            """
        #expect(SwiftPrinter.pretty(view) == text)
    }

    @Test func componentsLookAsInXcode() throws {
        let source = SourceText(
            "struct Row: View { let n: Int; @State private var on = false; "
                + "var body: some View { Toggle(\"\\(n)\", isOn: $on) }; func f() { } }"
        )
        let text = """
            struct Row: View {
                let n: Int
                @State private var on = false

                var body: some View {
                    Toggle("\\(n)", isOn: $on)
                }

                func f() { }
            }
            """
        #expect(try SwiftReader.declarations(source).map { SwiftPrinter.pretty($0) } == [text])
    }

    @Test func indentationCountsForOtherLines() throws {
        let view = try read("VStack { a; b }")
        #expect(SwiftPrinter.pretty(view, indentation: 8) == "VStack {\n            a\n            b\n        }")
    }

    @Test func lineBreaksNeverJoinStatements() throws {
        let closure = try read("f { a; .b; { c }() }")
        #expect(structure(try read(SwiftPrinter.pretty(closure))) == structure(closure))
    }
}
