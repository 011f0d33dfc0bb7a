// SPDX-License-Identifier: GPL-3.0-or-later
import Playground
import Testing

/// Each kind of mistake in Swift has its id (language.md §6), and none leaves a trace in the scene.
@Suite struct ErrorTableTests {
    static let table: [(id: String, inputs: [String])] = [
        ("syntax", ["root VStack { Text(\"a\" }", "struct { }", "func () { }", "let = 3", "root a..padding()"]),
        ("incomplete-input", ["print 1 +", "root VStack {", "print (1", "print \"a", "struct A {"]),
        (
            "unsupported",
            [
                "print #isolation", "print #selector(x)", "func f() { @State var x = 1 }\nprint f()",

            ]
        ),
        ("unknown-view", ["root Vstack { }", "root Txt(\"a\")", "root VStack { Buton(\"a\") { } }"]),
        ("unknown-modifier", ["root Text(\"a\").paddin()", "root Text(\"a\").foo()"]),
        (
            "unknown-member",
            [
                "print \"a\".lenght", "struct S { var a = 1 }\nprint S().b", "print Color.redd", "enum E { case a }\nprint E.b",
                "print [1].frist",
            ]
        ),
        ("unknown-name", ["print nothing", "func f() -> Int { y }\nprint f()", "print sqroot(2)"]),
        ("unknown-type", ["let x: Strng = \"a\"", "func f(_ a: Foo) { }\nf(1)"]),
        ("unknown-argument", ["root Text(\"a\").padding(wrong: 3)", "func f(a: Int) { }\nprint f(b: 1)", "print max(1, 2, by: 3)"]),
        ("missing-argument", ["func f(a: Int, b: Int) { }\nprint f(a: 1)", "struct S { let a: Int }\nprint S()", "root Image()"]),
        (
            "type-mismatch",
            [
                "root Text(\"a\").padding(\"b\")", "print 1 + \"a\"", "let x: Int = \"a\"", "func f(a: Int) { }\nprint f(a: \"x\")",
                "print !3", "struct S { let a: Int }\nprint S(a: \"x\")", "print [1].map(3)", "print .leading",
            ]
        ),
        (
            "missing-requirement",
            [
                "struct V: View { }", "struct M: ViewModifier { }", "struct K: PreferenceKey { static let defaultValue = 1 }",
                "struct L: Layout { }",
                "struct K: PreferenceKey { static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } }",
            ]
        ),
        (
            "immutable",
            [
                "let x = 1\nfunc f() { x = 2 }", "struct S { let a = 1 }\nfunc f() { var s = S(); s.a = 2 }",
                "struct S { var a = 1; func f() { a = 2 } }", "func f() { let a = 1; a += 1 }",
            ]
        ),
        ("out-of-range", ["print 3...1", "print String(repeating: \"a\", count: -1)", "print Int.random(in: 1..<1)"]),
        (
            "index-out-of-range",
            ["print [1][3]", "print [Int]()[0]", "print [1, 2, 3][1...5]", "func f() { var a = [1]; a.remove(at: 4) }\nprint f()"]
        ),
        ("overflow", ["print Int.max + 1", "print Int.min - 1", "print Int.max * 2", "print Int(1e30)", "print -Int.min"]),
        ("division-by-zero", ["print 1 / 0", "print 5 % 0", "func f(_ n: Int) -> Int { 1 / n }\nprint f(0)"]),
        (
            "nil-unwrapped",
            ["let a: Int? = nil\nprint a!", "print [Int]().first!", "print Int(\"x\")!", "let s: String? = nil\nprint s!.count"]
        ),
        (
            "limit-exceeded",
            [
                "func f(_ n: Int) -> Int { f(n + 1) }\nprint f(0)",
                "print Array(repeating: 0, count: 1_000_000_000)", "print String(repeating: \"abc\", count: 1_000_000_000)",
                "print (0..<1_000_000_000_000).map { $0 }",
                "func f() -> Int { var s = \"ab\"; for _ in 0..<60 { s += s }; return s.count }\nprint f()",
                "func f() -> Int { var a = [1]; for _ in 0..<60 { a += a }; return a.count }\nprint f()",
                "struct V: View { var body: some View { V() } }\nroot V()", "struct S { var s: Int { s } }\nprint S().s",
                "print Array(0..<1_000_000_000)", "print Set(0..<1_000_000_000)",
                "root VStack { ForEach(0..<100_000_000) { Text(\"\\($0)\") } }",
            ]
        ),
        (
            "unknown-key",
            [
                "root Text(\"a\").environment(\\.nothing, 3)",
                "struct V: View { @Environment(\\.nope) var n; var body: some View { Text(\"\\(n)\") } }\nroot V()",
            ]
        ),
    ]

    @Test(arguments: table) func hasItsID(_ row: (id: String, inputs: [String])) throws {
        for text in row.inputs {
            let shell = try Shell()
            let before = shell.lasting
            let steps = shell.feed(text)
            let last = try #require(steps.last, "\(text)")
            #expect(last.failure?.id.rawValue == row.id, "\(text): \(last.failure.map(\.message) ?? "no error")")
            #expect(last.failure?.span != nil, "\(text): no place")
            if steps.count == 1 { #expect(shell.lasting == before, "\(text)") }
            #expect(shell.error("print 1 + 1") == nil, "\(text)")
        }
    }

    /// What is declared by the user is shown where it stands.
    @Test func saysWhereThingsAreDeclared() throws {
        for (text, note) in [
            ("func area(of r: Int) -> Int { r }\nprint area(at: 3)", "1:1: 'area' is declared here"),
            ("struct Card { let title: String }\nprint Card(titel: \"a\")", "'Card' is declared here"),
            ("struct Card { let title = \"\" }\nprint Card().titel", "'Card' is declared here"),
            ("enum Kind { case a }\nprint Kind.b", "'Kind' is declared here"),
            ("let size = 3\nfunc f() { size = 4 }\nprint f()", "'size' is declared here"),
        ] {
            let answer = try Shell().text(text)
            #expect(answer.contains("note: ") && answer.contains(note), "\(answer)")
        }
    }
}
