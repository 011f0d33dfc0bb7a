// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// The static phase keeps what it has sorted while declarations only come in beside the others: a thousand inputs would sort a thousand
/// declarations each.
@Suite struct IndexTablesTests {
    private static let first = "struct Card { var title = \"\" }; protocol Named { }; let count = 1; func show(_ card: Card) { }"

    private func program(_ source: String, after earlier: Program = Program()) throws -> Program {
        try earlier.adding(try SwiftReader.declarations(SourceText(source)))
    }

    /// - Returns: the index of a program, made after that of an earlier one, and whether it took over what that had sorted.
    private func index(_ added: String) throws -> (index: StaticIndex, isTakenOver: Bool) {
        let earlier = StaticIndex(program: try program(Self.first))
        let later = StaticIndex(program: try program(added, after: earlier.program), after: earlier.tables)
        return (later, later.types["Card"] === earlier.types["Card"])
    }

    @Test(arguments: [
        "let other = 2", "var a = 1, b = 2", "struct Other: Named { var card: Card }", "enum Kind { case a }", "func other() { }", "",
    ])
    func additionsComeInBesideTheRest(_ added: String) throws {
        let (index, isTakenOver) = try index(added)
        #expect(isTakenOver)
        let whole = StaticIndex(program: try program(Self.first + "\n" + added))
        #expect(Set(index.types.keys) == Set(whole.types.keys) && Set(index.functions.keys) == Set(whole.functions.keys))
        #expect(Set(index.variables.keys) == Set(whole.variables.keys) && Set(index.aliases.keys) == Set(whole.aliases.keys))
    }

    /// What is there may mean something else afterwards.
    @Test(arguments: [
        "extension Card { var long: String { title } }", "protocol Other { }", "class Other { }", "struct Card { }", "let count = 2",
        "func show(_ number: Int) { }", "typealias Deck = [Card]", "struct Result { }",
        "@propertyWrapper struct W { var wrappedValue = 1 }",
    ])
    func otherChangesAreSortedAnew(_ added: String) throws {
        #expect(try index(added).isTakenOver == false)
    }

    @Test func onlyTheLatestAreLookedAt() throws {
        let names = try index("struct Other { struct Inner { } }; let a = 1; func f() { }").index.tables.latest
        #expect(names.types == ["Other", "Other.Inner"] && names.variables == ["a"] && names.functions == ["f"])
    }
}
