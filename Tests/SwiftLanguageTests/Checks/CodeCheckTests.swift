// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// Programs that swiftc refuses, with its words: they are refused before anything runs.
struct CodeCheckTests {
    static let table: [(String, String)] = [
        (
            #"""
            func sign(_ n: Int) -> String { if n < 0 { return "-" } else if n > 0 { return "+" } }
            """#, #"missing return in global function expected to return 'String'"#
        ),
        (
            #"""
            struct Box { var w = 1; var size: Int { let d = w * 2; print(d) } }
            """#, #"missing return in getter expected to return 'Int'"#
        ),
        (
            #"""
            func find(_ list: [Int]) -> Int { for n in list { if n > 3 { return n } } }
            """#, #"missing return in global function expected to return 'Int'"#
        ),
        (
            #"""
            func first(_ s: String?) -> String { guard let s else { print("none") }; return s }
            """#, #"'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"#
        ),
        (
            #"""
            func f() { let n = 3; if n > 2 { continue } }
            """#, #"'continue' is only allowed inside a loop"#
        ),
        (
            #"""
            func f() { abc: for i in 0..<3 { if i > 1 { break xyz } } }
            """#, #"cannot find label 'xyz' in scope"#
        ),
        (
            #"""
            func f() { for _ in 0..<1 { x: if true { continue x } } }
            """#, #"'continue' cannot be used with if statements"#
        ),
        (
            #"""
            func f() { let items = [1, 2]; items.forEach { n in if n > 1 { break } } }
            """#, #"unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do"#
        ),
        (
            #"""
            struct Bad: Error {}
            func f(_ n: Int) -> Int { if n > 1 { throw Bad() }; return n }
            """#, #"error is not handled because the enclosing function is not declared 'throws'"#
        ),
        (
            #"""
            func load() throws -> Int { 1 }
            func f() -> Int { load() + 1 }
            """#, #"call can throw, but it is not marked with 'try' and the error is not handled"#
        ),
        (
            #"""
            enum Bad: Error { case a, b }
            func f() { do { throw Bad.a } catch Bad.a { } }
            """#, #"error is not handled because the enclosing catch is not exhaustive"#
        ),
        (
            #"""
            enum Side { case left, right, top }
            func f(_ s: Side) -> Int { switch s { case .left: 1; case .right: 2 } }
            """#, #"switch must be exhaustive"#
        ),
        (
            #"""
            enum Item { case text(String), pair(Int, Bool) }
            func f(_ i: Item) -> Int { switch i { case .text: return 0; case .pair(_, true): return 1 } }
            """#, #"switch must be exhaustive"#
        ),
        (
            #"""
            func f(_ s: String) -> Int { switch s { case "a": return 1; case "b": return 2 } }
            """#, #"switch must be exhaustive"#
        ),
        (
            #"""
            func f(_ a: Bool, _ b: Bool) -> Int { switch (a, b) { case (true, _): return 1; case (false, true): return 2 } }
            """#, #"switch must be exhaustive"#
        ),
        (
            #"""
            enum Side { case left, right }
            func f(_ s: Side?) -> Int { switch s { case .left: return 1; case .right: return 2 } }
            """#, #"switch must be exhaustive"#
        ),
        (
            #"""
            struct Card { var title = ""; func title2() {}; var title = "x" }
            """#, #"invalid redeclaration of 'title'"#
        ),
        (
            #"""
            struct Card { func go(_ n: Int) {}; func go(_ m: Int) {} }
            """#, #"invalid redeclaration of 'go'"#
        ),
        (
            #"""
            struct Size { var w: Int; let h: Int; init(w: Int) { self.w = w } }
            """#, #"return from initializer without initializing all stored properties"#
        ),
        (
            #"""
            class Node { var name: String; init() { print("made") } }
            """#, #"return from initializer without initializing all stored properties"#
        ),
        (
            #"""
            func f() { let level: UInt8 = 256; print(level) }
            """#, #"integer literal '256' overflows when stored into 'UInt8'"#
        ),
        (
            #"""
            struct Meter { var n: Int8 = -200 }
            """#, #"integer literal '-200' overflows when stored into 'Int8'"#
        ),
        (
            #"""
            func f() { let a = 2; let b = 0.5; print(a * b) }
            """#, #"binary operator '*' cannot be applied to operands of type 'Int' and 'Double'"#
        ),
        (
            #"""
            func f(_ n: Int?) -> Int { n + 1 }
            """#, #"value of optional type 'Int?' must be unwrapped to a value of type 'Int'"#
        ),
        (
            #"""
            func f(_ n: Int) -> Int { if let m = n { return m }; return 0 }
            """#, #"initializer for conditional binding must have Optional type, not 'Int'"#
        ),
        (
            #"""
            func f() -> Int { let n = 4; return n! }
            """#, #"cannot force unwrap value of non-optional type 'Int'"#
        ),
        (
            #"""
            func twice(_ n: Int) -> Int { n * 2 }
            func f(_ n: Int?) -> Int { twice(n) }
            """#, #"value of optional type 'Int?' must be unwrapped to a value of type 'Int'"#
        ),
        (
            #"""
            enum Kind: CaseIterable { case a, b(Int) }
            """#, #"type 'Kind' does not conform to protocol 'CaseIterable'"#
        ),
    ]

    @Test(arguments: table)
    func refuses(source: String, words: String) throws {
        do {
            let program = try Program().adding(try SwiftReader.declarations(SourceText(source)))
            let machine = Machine(program: program, state: StateStore(), host: TestHost())
            try machine.initialize(program.declarations, in: machine.context())
            Issue.record("accepted: \(source)")
        } catch {
            #expect(error.message == words, "\(source)")
        }
    }
}
