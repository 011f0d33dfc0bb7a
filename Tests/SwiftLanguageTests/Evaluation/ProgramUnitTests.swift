// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// Which declarations of files are taken over, with what was found of them, when some of the files are read again.
@Suite struct ProgramUnitTests {
    private static let files = [
        "Kind": "enum Kind { case small, large }",
        "Model": "struct Model { var kind = Kind.small\n  func size() -> Int { scale() } }",
        "Store": "final class Store { var models: [Model] = [] }",
        "Row": "struct Row { var title = \"\"\n  func text() -> String { title.framed } }",
        "Screen": "struct Screen { let store = Store()\n  func count() -> Int { store.models.count } }",
        "Frames": "extension String { var framed: String { self + \"|\" } }",
        "Scale": "func scale() -> Int { 2 }",
        "Order": "struct Rank { var n = 0\n  static func < (a: Rank, b: Rank) -> Bool { a.n < b.n } }",
    ]

    private static func declarations(_ text: String, _ name: String) throws -> [Declaration] {
        try SwiftReader.declarations(SourceText(text, name: name + ".swift")).compactMap(\.declaration)
    }

    /// What is looked at again where one file says something else.
    @Test(arguments: [
        // Nothing mentions it.
        ("Screen", "struct Screen { }", ["Screen"]),
        // A function is mentioned by a body: nothing comes to know it through that.
        ("Scale", "func scale() -> Int { 3 }", ["Model", "scale"]),
        // A property's type is known to whatever has the property.
        ("Kind", "enum Kind { case small, large, huge }", ["Kind", "Model", "Screen", "Store"]),
        ("Store", "final class Store { }", ["Screen", "Store"]),
        // A member of a type that everybody knows is known by its name.
        ("Frames", "extension String { var framed: String { self } }", ["Row", "String"]),
        ("Frames", "extension String { var boxed: String { self } }", ["Row", "String"]),
        // An operator is known by its sign.
        ("Order", "struct Rank { }", ["Rank"]),
        ("Row", "struct Row { func less() -> Bool { 1 < 2 } }", ["Row"]),
        // A type that takes the name of a known one, a conformance, an operator that is not written and new syntax may be meant anywhere.
        ("Row", "struct Result { }", ["Kind", "Model", "Rank", "Result", "Screen", "Store", "String", "scale"]),
        ("Row", "extension Int: Error { }", ["Int", "Kind", "Model", "Rank", "Screen", "Store", "String", "scale"]),
        (
            "Row", "func ~= (a: Kind, b: Int) -> Bool { true }",
            ["Kind", "Model", "Rank", "Screen", "Store", "String", "scale", "~="]
        ),
        (
            "Row", "infix operator <->",
            ["Kind", "Model", "Rank", "Screen", "Store", "String", "operator <->", "scale"]
        ),
    ]) func reaches(_ file: String, _ text: String, _ again: [String]) throws {
        let names = Self.files.keys.sorted()
        let first = try names.flatMap { try Self.declarations(Self.files[$0] ?? "", $0) }
        let earlier = try Program().adding(first).checking(first)
        #expect(Program().checked.isEmpty && earlier.checked.count == 8)
        let kept = first.filter { $0.span?.source.name != file + ".swift" }
        let new = try Self.declarations(text, file)
        let program = try earlier.adding(kept + new, replacing: Set(names.map { $0 + ".swift" }))
        #expect(program.checking(program.declarations).checked.subtracting(program.checked).sorted() == again)
        // What is taken over is the same object, with the types that were found of it.
        for name in program.checked { #expect(program.types[name] === earlier.types[name], "\(name)") }
        #expect(again.allSatisfy { program.types[$0] == nil || program.types[$0] !== earlier.types[$0] })
    }

    /// Where nothing was checked, nothing is taken over; and a name that is declared at the prompt may mean something for all code.
    @Test func onlyCheckedCodeIsTakenOver() throws {
        let first = try Self.files.sorted { $0.key < $1.key }.flatMap { try Self.declarations($1, $0) }
        let program = try Program().adding(first)
        let files = Set(Self.files.keys.map { $0 + ".swift" })
        #expect(try program.adding(first, replacing: files).checked.isEmpty)
        let typed = try SwiftReader.declarations(SourceText("let scaled = 3")).compactMap(\.declaration)
        #expect(try program.checking(first).adding(typed).checked.isEmpty)
        #expect(try program.checking(first).adding(first, replacing: files).checked.count == 8)
    }
}
