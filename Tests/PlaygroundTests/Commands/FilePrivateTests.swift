// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground
@testable import SwiftLanguage

/// Swift keeps a private declaration of the top level to its file: files of one app may use a name each for something of its own.
/// What is expected is what swiftc's programs print.
@Suite struct FilePrivateTests {
    private static let main = "struct Top: View { var body: some View { Text(\"\\(first()) \\(second())\") } }\n#Preview { Top() }"

    /// The same file twice, with other values: what each finds is its own.
    @Test(arguments: [
        ("a constant", "private let gap = VALUE\nfunc NAME() -> Int { gap }", "1 2"),
        ("a variable", "fileprivate var count = VALUE\nfunc NAME() -> Int { count }", "1 2"),
        ("a computed variable", "private var size: Int { VALUE * 3 }\nfunc NAME() -> Int { size }", "3 6"),
        ("a function", "private func scaled(_ x: Int) -> Int { x * VALUE }\nfunc NAME() -> Int { scaled(5) }", "5 10"),
        (
            "a function as a value", "private func scaled(_ x: Int) -> Int { x * VALUE }\nfunc NAME() -> [Int] { [3].map(scaled) }",
            "[3] [6]"
        ),
        ("a struct", "private struct Row { var n = VALUE }\nfunc NAME() -> Int { Row().n }", "1 2"),
        (
            "a struct in types",
            "private struct Row { var n = VALUE }\nprivate func one(_ rows: [Row]) -> Row? { rows.first }\n"
                + "func NAME() -> Int { let all: [Row] = [Row()]; return one(all)?.n ?? 0 }", "1 2"
        ),
        (
            "a struct as it prints itself", "private struct Row { var n = VALUE }\nfunc NAME() -> String { \"\\(Row())\" }",
            "Row(n: 1) Row(n: 2)"
        ),
        ("a type's name", "private struct Row { }\nfunc NAME() -> String { String(describing: Row.self) + \"VALUE\" }", "Row1 Row2"),
        ("an enum", "private enum Kind: Int { case only = VALUE }\nfunc NAME() -> Int { let k: Kind = .only; return k.rawValue }", "1 2"),
        (
            "a class and a subclass",
            "private class Base { var n: Int { VALUE } }\nprivate final class Sub: Base { }\n"
                + "func NAME() -> Int { Sub().n }", "1 2"
        ),
        (
            "a protocol",
            "private protocol Sized { }\nextension Sized { var n: Int { VALUE } }\nprivate struct Box: Sized { }\n"
                + "func NAME() -> Int { Box().n }", "1 2"
        ),
        ("an alias", "private typealias Pair = (Int, Int)\nfunc NAME() -> Int { let p: Pair = (VALUE, 7); return p.0 }", "1 2"),
        (
            "a generic type", "private struct Box<T> { let value: T; var n = VALUE }\nfunc NAME() -> Int { Box<String>(value: \"a\").n }",
            "1 2"
        ),
        (
            "a wrapper",
            "@propertyWrapper private struct Twice { var wrappedValue: Int { didSet { } }\n init(wrappedValue: Int) { self.wrappedValue = wrappedValue * VALUE } }\n"
                + "private struct Holder { @Twice var n = 4 }\nfunc NAME() -> Int { Holder().n }", "4 8"
        ),
        (
            "an extension of a private type",
            "private struct Row { }\nextension Row { var n: Int { VALUE } }\nfunc NAME() -> Int { Row().n }",
            "1 2"
        ),
        ("a name in a key path", "private struct Row { var n = VALUE }\nfunc NAME() -> [Int] { [Row()].map(\\Row.n) }", "[1] [2]"),
        ("if let", "private let note: Int? = VALUE\nfunc NAME() -> Int { if let note { note } else { 0 } }", "1 2"),
        ("inside of #if", "#if os(iOS)\nprivate let gap = VALUE\n#endif\nfunc NAME() -> Int { gap }", "1 2"),
    ]) func eachFileHasItsOwn(_ name: String, _ code: String, _ expected: String) throws {
        func file(_ function: String, _ value: String) -> String { code.replacing("NAME", with: function).replacing("VALUE", with: value) }
        let shell = try AppFiles.shell(["A.swift": file("first", "1"), "B.swift": file("second", "2"), "Top.swift": Self.main])
        #expect(shell.text("load App") == "", "\(name)")
        #expect(AppFiles.answer(shell).contains(expected), "\(name): \(AppFiles.answer(shell))")
    }

    /// What stands nearer than the file means something else by the name.
    @Test(arguments: [
        ("a parameter", "func first(_ gap: Int = 5) -> Int { gap }"), ("a local", "func first() -> Int { let gap = 5; return gap }"),
        ("a closure's parameter", "func first() -> Int { [5].map { gap in gap }[0] }"),
        ("a member", "struct S { var gap = 5; func f() -> Int { gap } }\nfunc first() -> Int { S().f() }"),
        (
            "a member of an extension",
            "struct S { func f() -> Int { gap } }\nextension S { var gap: Int { 5 } }\nfunc first() -> Int { S().f() }"
        ),
        (
            "a member of a protocol",
            "protocol P { }\nextension P { var gap: Int { 5 } }\nstruct S: P { func f() -> Int { gap } }\nfunc first() -> Int { S().f() }"
        ),
        ("a member by its base", "struct S { var gap = 5 }\nfunc first() -> Int { S().gap }"),
        ("if let", "func first() -> Int { let x: Int? = 5; if let gap = x { return gap }; return gap }"),
        ("guard let", "func first() -> Int { let x: Int? = 5; guard let gap = x else { return gap }; return gap }"),
        ("a loop", "func first() -> Int { for gap in [5] { return gap }; return gap }"),
        ("a pattern", "func first() -> Int { switch Optional(5) { case .some(let gap): return gap; case nil: return gap } }"),
        ("a case", "enum E: Int { case gap = 5 }\nfunc first() -> Int { E.gap.rawValue }"),
        ("a label", "func f(gap: Int) -> Int { gap }\nfunc first() -> Int { f(gap: 5) }"),
        ("a nested function", "func first() -> Int { func gap() -> Int { 5 }; return gap() }"),
    ]) func nearerNamesComeFirst(_ name: String, _ code: String) throws {
        let shell = try AppFiles.shell([
            "A.swift": "private let gap = 1\n" + code, "B.swift": "private let gap = 2\nfunc second() -> Int { gap }",
            "Top.swift": Self.main,
        ])
        #expect(shell.text("load App") == "", "\(name)")
        #expect(AppFiles.answer(shell).contains("5 2"), "\(name): \(AppFiles.answer(shell))")
    }

    /// A private type that takes the name of a known one takes it in its own file alone.
    @Test func otherFilesKeepWhatIsKnown() throws {
        let shell = try AppFiles.shell([
            "A.swift":
                "private struct Divider: View { var body: some View { Color.red.frame(width: 30, height: 30) } }\nstruct Own: View { var body: some View { Divider() } }",
            "Top.swift":
                "struct Top: View { var body: some View { VStack(spacing: 0) { Own(); Divider() }.frame(width: 50) } }\n#Preview { Top() }",
        ])
        shell.feed("load App")
        #expect(shell.text("tree").contains("30 × 30"))
        #expect(shell.text("tree").contains("divider1  Divider"), "\(shell.text("tree"))")
    }

    /// Names in the tree are those that are written.
    @Test func viewsAreCalledAsTheyAreWritten() throws {
        let file =
            "private struct Row: View { var body: some View { Text(\"WORD\") } }\nstruct WORD: View { var body: some View { Row() } }"
        let shell = try AppFiles.shell([
            "A.swift": file.replacing("WORD", with: "First"), "B.swift": file.replacing("WORD", with: "Second"),
            "Top.swift": "#Preview { VStack { First(); Second() } }",
        ])
        shell.feed("load App")
        #expect(!shell.text("tree").contains("·"), "\(shell.text("tree"))")
        #expect(shell.text("tree").contains("row1  Row"))
    }

    /// A change of what is private reaches the code of its file, and its declaration in another file, or its end there, is noticed.
    @Test(arguments: [
        "private struct Row { var n = VALUE }\nfunc NAME() -> Int { Row().n }",
        "private extension String { func tag() -> Int { VALUE } }\nfunc NAME() -> Int { \"\".tag() }",
    ])
    func changesReachTheirFile(_ code: String) throws {
        func file(_ function: String, _ value: String) -> String { code.replacing("NAME", with: function).replacing("VALUE", with: value) }
        let files = TestFiles(["App/A.swift": file("first", "1"), "App/B.swift": "func second() -> Int { 0 }", "App/Top.swift": Self.main])
        let shell = try Shell(files)
        var answers: [String] = []
        for (name, text) in [
            ("A.swift", file("first", "1")), ("B.swift", file("second", "2")), ("A.swift", file("first", "3")),
            ("B.swift", "func second() -> Int { 4 }"),
        ] {
            files.contents["App/" + name] = Array(text.utf8)
            shell.feed("load App")
            answers.append(AppFiles.answer(shell))
        }
        #expect(answers == ["1 0\n", "1 2\n", "3 2\n", "3 4\n"])
    }
}
