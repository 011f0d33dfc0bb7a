// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// The library's types are read once in a process, and programs run on several threads: no program changes what others see.
struct SharedLibraryTests {
    private func index(_ source: String) throws -> StaticIndex {
        StaticIndex(program: try Program().adding(try SwiftReader.declarations(SourceText(source))))
    }

    @Test func extensionsOfOneProgramAreNotTheLibrarys() throws {
        var extended = 0
        for name in Library.names.types.keys.sorted() where !name.contains(".") {
            // Not every type of the library can be extended; those that can are changed for their program alone.
            guard let own = try? index("extension \(name) { func addedByOne() {} }") else { continue }
            #expect(own.types[name]?.members["addedByOne"]?.count == 1, "\(name)")
            #expect(Library.names.types[name]?.members["addedByOne"] == nil, "\(name)")
            extended += 1
        }
        #expect(extended > 30)
    }

    @Test func whatAProgramAsksForIsNotTheLibrarys() throws {
        for _ in 1...2 {
            let own = try index("let timer = DispatchQueue.main\nlet start = \"ab\".commonPrefix(with: \"ac\")")
            #expect(own.types["StringProtocol"]?.members["commonPrefix"]?.count == 1)
        }
        #expect(Library.names.types["StringProtocol"]?.members["commonPrefix"] == nil)
    }

    // MARK: One program after the other

    private func program(_ source: String, after earlier: Program = Program()) throws -> Program {
        try earlier.adding(try SwiftReader.declarations(SourceText(source)))
    }

    /// Each declaration that is typed anew made a program of 1.5 MB, and `undo` keeps thousands of them.
    @Test func programsShareWhatTheirCodeLeavesAsItIs() throws {
        let first = try program("func f() -> IndexSet { IndexSet(integer: 1) }\nstruct S { }")
        let second = try program("func f() -> IndexSet { IndexSet(integer: 2) }", after: first)
        let shared = first.types.filter(\.value.isOfLibrary)
        #expect(shared.count > 100)
        for (name, type) in shared { #expect(second.types[name] === type, "\(name)") }
        #expect(second.types["S"] !== first.types["S"])
    }

    @Test func whatCodeExtendsIsMadeAnew() throws {
        let first = try program("func f() -> IndexSet { IndexSet(integer: 1) }\nextension IndexSet { var size: Int { count } }")
        let second = try program(
            "func f() -> IndexSet { IndexSet(integer: 2) }\nextension IndexSet { var double: Int { 2 * count } }", after: first)
        #expect(Set(["size", "double"]).isSubset(of: Set(second.types["IndexSet"]?.members.computed.keys.map { $0 } ?? [])))
        let aliased = try program("typealias Places = IndexSet", after: second)
        let third = try program("extension Places { var first3: Int { 3 } }", after: aliased)
        #expect(third.types["IndexSet"]?.members.computed["first3"] != nil)
        #expect(second.types["IndexSet"]?.members.computed["first3"] == nil)
    }

    @Test func whatCodeTakesOverIsTheCodes() throws {
        let first = try program("func f() -> Data { Data([1]) }\nfunc g() { }")
        let second = try program("struct IndexSet { var mine = 1 }\nfunc g() { print(1) }", after: first)
        #expect(second.types["IndexSet"]?.isOfLibrary == false)
    }
}
