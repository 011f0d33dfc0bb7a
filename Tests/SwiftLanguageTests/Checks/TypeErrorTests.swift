// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// Programs whose types do not go together, with swiftc's words: they are refused before any of their code runs.
struct TypeErrorTests {
    static let table: [(String, String)] = [
        (
            #"""
            struct V { var w: Double = 1 }
            func f(_ v: V) -> String { v.width }
            """#, #"value of type 'V' has no member 'width'"#
        ),
        (
            #"""
            func f(_ s: String, n: Int) -> Int { n }
            func g() -> Int { f("a", n: "b") }
            """#, #"cannot convert value of type 'String' to expected argument type 'Int'"#
        ),
        (
            #"""
            func f() -> String { let n = 3; return n }
            """#, #"cannot convert return expression of type 'Int' to return type 'String'"#
        ),
        (
            #"""
            func f(_ flag: Bool) -> String { flag ? "a" : 1 }
            """#, #"cannot convert return expression of type 'Int' to return type 'String'"#
        ),
        (
            #"""
            func f() { let a: Int? = 1; let b = a + 1; print(b) }
            """#, #"value of optional type 'Int?' must be unwrapped to a value of type 'Int'"#
        ),
        (
            #"""
            func f() { let n = 1; if let m = n { print(m) } }
            """#, #"initializer for conditional binding must have Optional type, not 'Int'"#
        ),
        (
            #"""
            func f() { let n = 1; print(n!) }
            """#, #"cannot force unwrap value of non-optional type 'Int'"#
        ),
        (
            #"""
            func f() { let a = 1, b = 2.5; print(a * b) }
            """#, #"binary operator '*' cannot be applied to operands of type 'Int' and 'Double'"#
        ),
        (
            #"""
            func f() { if false { missingFunction() } }
            """#, #"cannot find 'missingFunction' in scope"#
        ),
        (
            #"""
            func f() -> Int { countt }
            var count = 1
            """#, #"cannot find 'countt' in scope"#
        ),
        (
            #"""
            struct A { private var secret = 1 }
            func f() -> Int { A().secret }
            """#, #"'secret' is inaccessible due to 'private' protection level"#
        ),
        (
            #"""
            struct A { private(set) var n = 1 }
            func f() { var a = A(); a.n = 2; print(a) }
            """#, #"cannot assign to property: 'n' setter is inaccessible"#
        ),
        (
            #"""
            func f() { let list = [1, "a"]; print(list) }
            """#,
            #"heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional"#
        ),
        (
            #"""
            func f() { let list = []; print(list) }
            """#, #"empty collection literal requires an explicit type"#
        ),
        (
            #"""
            func f() { let s = "abc"; print(s[1]) }
            """#, #"'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead."#
        ),
        (
            #"""
            struct P {}
            func top<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? b : a }
            func f() { print(top(P(), P())) }
            """#, #"global function 'top' requires that 'P' conform to 'Comparable'"#
        ),
        (
            #"""
            func v() -> Int { 1 }
            func v() -> String { "a" }
            func f() { let x = v(); print(x) }
            """#, #"ambiguous use of 'v()'"#
        ),
        (
            #"""
            enum E { case a, b }
            func f() -> E { .c }
            """#, #"type 'E' has no member 'c'"#
        ),
        (
            #"""
            class C { let n = 1 }
            func f() { let c = C(); print(c.m) }
            """#, #"value of type 'C' has no member 'm'"#
        ),
        (
            #"""
            func f() { var s = "a"; s = 3; print(s) }
            """#, #"cannot assign value of type 'Int' to type 'String'"#
        ),
        (
            #"""
            func f() { let d: [String: Int] = ["a": "b"]; print(d) }
            """#, #"cannot convert value of type 'String' to expected dictionary value type 'Int'"#
        ),
        (
            #"""
            func f() { let x: Int = "a"; print(x) }
            """#, #"cannot convert value of type 'String' to specified type 'Int'"#
        ),
    ]

    @Test(arguments: table)
    func refuses(source: String, words: String) async {
        let error = await onBigStack { Self.error(in: source) }
        #expect(error?.message == words, "\(source)")
    }

    @Test func refusesAsTheCompiler() async {
        let wrong = await onBigStack {
            RefusedProgram.all.compactMap { program -> String? in
                let words = Self.error(in: program.source)?.message
                return words == program.words ? nil : "\(program.source)\n\(words ?? "accepted"), not \(program.words)"
            }
        }
        #expect(wrong == [])
    }

    @Test func tellsAllErrorsAtOnce() async {
        let source = """
            func a() -> Int { "a" }
            func b() { missing() }
            func c() -> String { 1 + 1 }
            """
        let error = await onBigStack { Self.error(in: source) }
        #expect(
            error?.notes.map(\.message) == [
                "cannot find 'missing' in scope", "cannot convert return expression of type 'Int' to return type 'String'",
            ])
    }

    /// What is right is never refused.
    @Test func acceptsWhatTheCompilerAccepts() async {
        let wrong = await onBigStack {
            AcceptedProgram.all.compactMap { source in Self.error(in: source).map { "\($0.message) in:\n\(source)" } }
        }
        #expect(wrong == [])
    }

    /// The first error is that of the first source, in whatever order the program keeps its declarations.
    @Test func errorsComeInTheOrderOfTheSources() async {
        let names = (0..<12).map { "file\($0).swift" }
        let found = await onBigStack { () -> [String?] in
            do throws(Diagnostic) {
                var program = Program()
                for (index, name) in names.enumerated() {
                    let source = SourceText("func f\(index)(_ n: Int = \"x\") {}", name: name)
                    program = try program.adding(try SwiftReader.declarations(source))
                }
                let machine = Machine(program: program, state: StateStore(), host: TestHost())
                try machine.initialize(program.declarations, in: machine.context())
                return []
            } catch {
                return [error.span?.source.name] + error.notes.map { $0.span?.source.name }
            }
        }
        #expect(found == names)
    }

    /// A type that only an extension names is unknown, and says so where it is needed.
    @Test func namesWhatOnlyAnExtensionTellsOf() async {
        let source = "extension Gadget { func twin() -> Gadget { self } }\nfunc t() -> Gadget? { nil }"
        let error = await onBigStack { () -> Diagnostic? in
            do throws(Diagnostic) {
                let program = try Program().adding(try SwiftReader.declarations(SourceText(source)))
                let machine = Machine(program: program, state: StateStore(), host: TestHost())
                _ = try machine.evaluate(try SwiftReader.expression(SourceText("t()")), in: machine.context())
                return nil
            } catch {
                return error
            }
        }
        #expect(error?.id == .unknownType)
    }

    /// What makes the compiler give up ends here too: after a bounded amount of work the types are left to run time.
    @Test(.timeLimit(.minutes(30))) func endsInTime() async {
        let sum = (1...400).map { "Double(\($0)) * 0.5" }.joined(separator: " + ")
        let nested = String(repeating: "max(1, ", count: 60) + "2" + String(repeating: ")", count: 60)
        let source = "func f() -> Double { \(sum) }\nfunc g() -> Int { \(nested) }"
        #expect(await onBigStack { Self.error(in: source) } == nil)
    }

    /// What is said of declarations before any of their code runs; nil of what is accepted.
    static func error(in source: String, budget: Budget = Budget()) -> Diagnostic? {
        do {
            let program = try Program().adding(try SwiftReader.declarations(SourceText(source, name: "Test.swift")))
            let machine = Machine(program: program, state: StateStore(), host: TestHost(), budget: budget)
            try machine.initialize(program.declarations, in: machine.context())
            return nil
        } catch {
            return error
        }
    }
}
