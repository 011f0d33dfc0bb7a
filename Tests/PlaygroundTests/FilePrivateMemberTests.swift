// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// Members that extensions of a file declare privately are that file's: another may have its own of the same name for the same type.
/// What is expected is what swiftc's programs print (`swiftc a.swift b.swift main.swift`).
@Suite struct FilePrivateMemberTests {
    private static let view = "#Preview { Text(\"a\") }"

    /// The same file twice, with other values: what each finds is its own. The third file has what both see.
    @Test(arguments: [
        (
            "a method", "", "private extension String { func tag() -> String { self + \"VALUE\" } }\nfunc NAME() -> String { \"x\".tag() }",
            "x1 x2"
        ),
        ("a constant of a type", "", "fileprivate extension Int { static let step = VALUE }\nfunc NAME() -> Int { Int.step }", "1 2"),
        (
            "a private member", "", "extension String { fileprivate var size: Int { count * VALUE } }\nfunc NAME() -> Int { \"abc\".size }",
            "3 6"
        ),
        (
            "a use without a base", "",
            "extension String {\n    private func inner() -> Int { count + VALUE }\n    func NAMEOuter() -> Int { inner() + self.inner() }\n}\nfunc NAME() -> Int { \"ab\".NAMEOuter() }",
            "6 8"
        ),
        (
            "a key path", "",
            "private extension String { var size: Int { count * VALUE } }\nfunc NAME() -> [Int] { [\"a\", \"bc\"].map(\\.size) }",
            "[1, 2] [2, 4]"
        ),
        (
            "an implicit member", "struct Tone { var n: Int }",
            "private extension Tone {\n    static let brand = Tone(n: VALUE)\n    static func mix(_ k: Int) -> Tone { Tone(n: k * VALUE) }\n}\nfunc NAME() -> Int { let t: Tone = .brand; let u: Tone = .mix(5); return t.n + u.n }",
            "6 12"
        ),
        (
            "a member of a protocol", "protocol Shaped { var n: Int { get } }",
            "private extension Shaped { func card() -> Int { n * VALUE } }\nstruct NAMEShape: Shaped { var n = 5; func own() -> Int { card() } }\nfunc NAME() -> Int { NAMEShape().own() + NAMEShape(n: 1).card() }",
            "6 12"
        ),
        (
            "other types' members", "",
            "private extension String { func card() -> Int { count * VALUE } }\nprivate struct Other { var card = 7; func own() -> Int { card } }\nfunc NAME() -> Int { Other().card * 100 + Other().own() * 10 + \"x\".card() }",
            "771 772"
        ),
        (
            "a case of the name", "",
            "private extension String { func card() -> Int { count * VALUE } }\nenum NAMEKind { case card, row }\nfunc NAME() -> Int { let k = NAMEKind.card; switch k { case .card: return \"x\".card(); case .row: return 0 } }",
            "1 2"
        ),
        (
            "a case that holds something", "",
            "private extension Int { func card() -> Int { self * VALUE } }\nenum NAMEKind { case card(Int) }\nfunc NAME() -> Int { let k: NAMEKind = .card(4); if case .card(let n) = k { return n.card() }; return 0 }",
            "4 8"
        ),
        (
            "an overload that all have", "extension Int { func scaled(by text: String) -> Int { self * text.count } }",
            "private extension Int { func scaled(by n: Int) -> Int { self * n * VALUE } }\nfunc NAME() -> [Int] { [3.scaled(by: 2), 3.scaled(by: \"abcd\")] }",
            "[6, 12] [12, 12]"
        ),
        (
            "a changing method", "",
            "private extension Array where Element == Int { mutating func push() { append(VALUE) } }\nfunc NAME() -> [Int] { var a = [0]; a.push(); a.push(); return a }",
            "[0, 1, 1] [0, 2, 2]"
        ),
        (
            "a setter", "struct Box { var n = 8 }",
            "private extension Box { var part: Int { get { n / VALUE } set { n = newValue * VALUE } } }\nfunc NAME() -> [Int] { var b = Box(); b.part += 1; return [b.part, b.n] }",
            "[9, 9] [5, 10]"
        ),
        (
            "a variable of a type", "struct Box { }",
            "private extension Box { static var count = VALUE * 10 }\nfunc NAME() -> Int { Box.count += 1; return Box.count }", "11 21"
        ),
        (
            "a local of the name", "",
            "private extension Int { func tag() -> Int { self * VALUE } }\nfunc NAME() -> Int { let tag = 9; return tag + 1.tag() }",
            "10 11"
        ),
        (
            "a closure's parameter", "",
            "extension Int {\n    private var tag: Int { self * VALUE }\n    func NAMEAll() -> [Int] { [5].map { tag in tag } + [6].map { _ in tag } }\n}\nfunc NAME() -> [Int] { 3.NAMEAll() }",
            "[5, 3] [5, 6]"
        ),
        (
            "a function as a value", "",
            "private extension Int { func tag() -> Int { self * VALUE }; static func made(_ n: Int) -> Int { n + VALUE } }\nfunc NAME() -> [Int] { let f = 4.tag; return [f()] + [1].map(Int.made) }",
            "[4, 2] [8, 3]"
        ),
        (
            "a chain", "",
            "private extension String { func a() -> String { self + \"VALUE\" }; var b: String { a().a() } }\nfunc NAME() -> String { \"x\".b.a() }",
            "x111 x222"
        ),
        (
            "a generic extension", "",
            "private extension Array { func second() -> Element? { count > 1 ? self[1] : nil }; var mark: Int { count * VALUE } }\nfunc NAME() -> [Int] { [[4, 5].second() ?? 0, [\"a\"].mark] }",
            "[5, 1] [5, 2]"
        ),
        (
            "an optional chain", "",
            "private extension String { func tag() -> Int { count * VALUE } }\nfunc NAME() -> Int { let s: String? = \"abc\"; return s?.tag() ?? 0 }",
            "3 6"
        ),
    ]) func eachFileHasItsOwn(_ name: String, _ shared: String, _ code: String, _ expected: String) throws {
        func file(_ function: String, _ value: String) -> String { code.replacing("NAME", with: function).replacing("VALUE", with: value) }
        let shell = try AppFiles.shell([
            "A.swift": file("first", "1"), "B.swift": file("second", "2"), "Top.swift": shared + "\n" + Self.view,
        ])
        #expect(shell.text("load App") == "", "\(name)")
        #expect(AppFiles.answer(shell) == expected + "\n", "\(name)")
    }

    /// Modifiers and colours of one's own, as files of apps have them.
    @Test func viewsHaveTheirFilesModifiers() throws {
        let file = """
            private extension View { func card() -> some View { frame(width: VALUE, height: VALUE) } }
            fileprivate extension Color { static let brand = Color(red: 0, green: 0, blue: VALUE / 100) }
            struct NAME: View { var body: some View { Color.brand.card() } }
            """
        func text(_ name: String, _ value: String) -> String { file.replacing("NAME", with: name).replacing("VALUE", with: value) }
        let shell = try AppFiles.shell([
            "A.swift": text("First", "20"), "B.swift": text("Second", "40"),
            "Top.swift": "#Preview { VStack(spacing: 0) { First().id(\"a\"); Second().id(\"b\") } }",
        ])
        #expect(shell.text("load App") == "")
        #expect(shell.text("print view(\"a\").frame.width") == "20.0\n")
        #expect(shell.text("print view(\"b\").frame.width") == "40.0\n")
        #expect(!shell.text("tree").contains("·"))
    }

    /// What no file has is said by the name that was written.
    @Test func errorsNameTheMemberAsItIsWritten() throws {
        let file = "private extension String { func tag() -> Int { VALUE } }\nfunc NAME() -> Int { \"\".tag() }"
        func text(_ name: String, _ value: String) -> String { file.replacing("NAME", with: name).replacing("VALUE", with: value) }
        let shell = try AppFiles.shell([
            "A.swift": text("first", "1") + "\nstruct S { }\nfunc wrong() -> Int { S().tag() }", "B.swift": text("second", "2"),
            "Top.swift": Self.view,
        ])
        let errors = shell.feed("load App strict").compactMap(\.failure)
        #expect(errors.first?.message == "value of type 'S' has no member 'tag'")
    }

    /// Files of one name in two folders keep their own, also where one of them is loaded again.
    @Test func filesOfOneNameStayApart() throws {
        func file(_ name: String, _ width: Int) -> String {
            "private struct Row: View { var body: some View { Color.red.frame(width: \(width), height: 9) } }\nstruct \(name): View { var body: some View { Row() } }"
        }
        let shell = try Shell(
            TestFiles([
                "App/a/A.swift": file("First", 20), "App/b/A.swift": file("Second", 40),
                "App/Top.swift": "#Preview { HStack(spacing: 0) { First().id(\"a\"); Second().id(\"b\") } }",
            ]))
        #expect(shell.text("load App") == "")
        for _ in 0..<2 {
            shell.feed("root HStack(spacing: 0) { First().id(\"a\"); Second().id(\"b\") }")
            #expect(shell.text("print [view(\"a\").frame.width, view(\"b\").frame.width]") == "[20.0, 40.0]\n")
            shell.feed("load App/b/A.swift Second")
        }
    }

    /// The mark of the file is in nothing that code can see.
    @Test func namesAreThoseThatWereWritten() throws {
        let file = """
            private class Helper { var n = VALUE }
            @dynamicMemberLookup struct NAMEBag { subscript(dynamicMember name: String) -> String { name } }
            private extension Int { var tag: Int { self + VALUE } }
            func NAME() -> String { "\\(Helper()) \\(NAMEBag().tag) \\(1.tag)" }
            """
        func text(_ name: String, _ value: String) -> String { file.replacing("NAME", with: name).replacing("VALUE", with: value) }
        let shell = try AppFiles.shell(["A.swift": text("first", "1"), "B.swift": text("second", "2"), "Top.swift": Self.view])
        #expect(shell.text("load App") == "")
        // swiftc names the module, too: App.Helper.
        #expect(AppFiles.answer(shell) == "Helper tag 2 Helper tag 3\n")
    }
}
