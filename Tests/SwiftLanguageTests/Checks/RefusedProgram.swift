// SPDX-License-Identifier: GPL-3.0-or-later

/// Small programs that swiftc 6.3 refuses, each with its words.
enum RefusedProgram {
    static let all =
        usual + changes + calls + declarations + types + ownership + expressions + flow + uses + contexts + closures + models + effects
        + access + values + numbers + members + libraryCalls + conformances + operands + optionals + overrides + defaults + forms + kinds
        + bindings + operators + slips + parameters + names + genericValues

    /// Programs as they are written in a file: each ends with a line `//= WORDS`, and `----` stands between two.
    static func reading(_ text: String) -> [(source: String, words: String)] {
        CompiledCase.reading(text).map { ($0.source, $0.answer) }
    }

    private static let usual: [(source: String, words: String)] = [
        (
            #"""
            func f() -> String { return 1 }
            """#, #"cannot convert return expression of type 'Int' to return type 'String'"#
        ),
        (
            #"""
            enum E { case a, b, c }
            func f() -> String { let e = E.a; return switch e { case .a: "a"; case .b: "b" } }
            """#, #"switch must be exhaustive"#
        ),
        (
            #"""
            func f() -> String { let b = true; switch b { case true: return "t" } }
            """#, #"switch must be exhaustive"#
        ),
        (
            #"""
            func f() -> String { switch "a" { case "a": return "x" } }
            """#, #"switch must be exhaustive"#
        ),
        (
            #"""
            enum E { case a, b }
            func f() -> String { let e = E.a; switch e { case .a: return ""; case .b: return ""; case .z: return "" } }
            """#, #"type 'E' has no member 'z'"#
        ),
        (
            #"""
            enum E { case a(Int) }
            func f() -> String { let e = E.a("x"); return "\(e)" }
            """#, #"cannot convert value of type 'String' to expected argument type 'Int'"#
        ),
        (
            #"""
            func g(_ a: inout Int) { a += 1 }
            func f() -> String { var x = 1; g(x); return "\(x)" }
            """#, #"passing value of type 'Int' to an inout parameter requires explicit '&'"#
        ),
        (
            #"""
            func g(_ a: Int) { }
            func f() -> String { var x = 1; g(&x); x += 1; return "\(x)" }
            """#, #"'&' used with non-inout argument of type 'Int'"#
        ),
        (
            #"""
            protocol P { func m(_ x: Int) -> String }
            struct S: P { func m(_ x: String) -> String { x } }
            func f() -> String { S().m("") }
            """#, #"type 'S' does not conform to protocol 'P'"#
        ),
        (
            #"""
            protocol P { var x: Int { get set } }
            struct S: P { let x = 1 }
            func f() -> String { "\(S().x)" }
            """#, #"type 'S' does not conform to protocol 'P'"#
        ),
        (
            #"""
            protocol P { static var n: Int { get } }
            struct S: P { var n = 1 }
            func f() -> String { "\(S().n)" }
            """#, #"type 'S' does not conform to protocol 'P'"#
        ),
        (
            #"""
            class A {}
            class B: A { override func m() {} }
            func f() -> String { B().m(); return "" }
            """#, #"method does not override any method from its superclass"#
        ),
        (
            #"""
            class A { func m() {} }
            class B: A { func m() {} }
            func f() -> String { B().m(); return "" }
            """#, #"overriding declaration requires an 'override' keyword"#
        ),
        (
            #"""
            final class A {}
            class B: A {}
            func f() -> String { "\(B())" }
            """#, #"inheritance from a final class 'A'"#
        ),
        (
            #"""
            struct A {}
            struct B: A {}
            func f() -> String { "\(B())" }
            """#, #"inheritance from non-protocol type 'A'"#
        ),
        (
            #"""
            class A { var x: Int; init() {} }
            func f() -> String { "\(A().x)" }
            """#, #"return from initializer without initializing all stored properties"#
        ),
        (
            #"""
            class A { var x: Int }
            func f() -> String { "\(A())" }
            """#, #"class 'A' has no initializers"#
        ),
        (
            #"""
            enum E { case a, a }
            func f() -> String { "\(E.a)" }
            """#, #"invalid redeclaration of 'a'"#
        ),
        (
            #"""
            enum E: Int { case a = 1, b = 1 }
            func f() -> String { "\(E.a)" }
            """#, #"raw value for enum case is not unique"#
        ),
        (
            #"""
            func g() -> Int { 1 }
            func g() -> Int { 2 }
            func f() -> String { "\(g())" }
            """#, #"invalid redeclaration of 'g()'"#
        ),
        (
            #"""
            func f() -> String { let a = 1; let a = 2; return "\(a)" }
            """#, #"invalid redeclaration of 'a'"#
        ),
        (
            #"""
            func g(a: Int, a: Int) -> Int { a }
            func f() -> String { "\(g(a: 1, a: 2))" }
            """#, #"invalid redeclaration of 'a'"#
        ),
        (
            #"""
            func f() -> String { "\(undefinedThing)" }
            """#, #"cannot find 'undefinedThing' in scope"#
        ),
        (
            #"""
            func f() -> String { let c = { missingName + 1 }; return "" }
            """#, #"cannot find 'missingName' in scope"#
        ),
        (
            #"""
            struct S { var n: Int }
            func f() -> String { "\([S(n: 1)].sorted().count)" }
            """#, #"referencing instance method 'sorted()' on 'Sequence' requires that 'S' conform to 'Comparable'"#
        ),
        (
            #"""
            struct S { var n: Int }
            func f() -> String { "\([S(n: 1)].contains(S(n: 1)))" }
            """#, #"referencing instance method 'contains' on 'Sequence' requires that 'S' conform to 'Equatable'"#
        ),
        (
            #"""
            struct S { var n: Int }
            func f() -> String { let d = [S(n: 1): 2]; return "\(d.count)" }
            """#, #"generic struct 'Dictionary' requires that 'S' conform to 'Hashable'"#
        ),
        (
            #"""
            func f() -> String { let d = ["a": 1]; return "\(d["a"] + 1)" }
            """#, #"value of optional type 'Int?' must be unwrapped to a value of type 'Int'"#
        ),
        (
            #"""
            func f() -> String { let a: [Int] = [1, "b"]; return "\(a)" }
            """#, #"cannot convert value of type 'String' to expected element type 'Int'"#
        ),
        (
            #"""
            func f() -> String { let a = [1, 2]; let s: Set<Int> = a; return "\(s)" }
            """#, #"cannot convert value of type '[Int]' to specified type 'Set<Int>'"#
        ),
        (
            #"""
            func f() -> String { let s: String? = "a"; let t: String = s; return t }
            """#, #"value of optional type 'String?' must be unwrapped to a value of type 'String'"#
        ),
        (
            #"""
            func f() -> String { let s: String? = "a"; let n: Int = s?.count; return "\(n)" }
            """#, #"value of optional type 'Int?' must be unwrapped to a value of type 'Int'"#
        ),
        (
            #"""
            func f() -> String { let s: String? = "a"; return "\(s.count)" }
            """#, #"value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'"#
        ),
        (
            #"""
            func f() -> String { let n = nil; return "\(n)" }
            """#, #"'nil' requires a contextual type"#
        ),
        (
            #"""
            struct S {}
            func g() throws { throw S() }
            func f() -> String { try? g(); return "" }
            """#, #"thrown expression type 'S' does not conform to 'Error'"#
        ),
        (
            #"""
            func g() async -> Int { 1 }
            func f() -> String { "\(await g())" }
            """#, #"'async' call in a function that does not support concurrency"#
        ),
        (
            #"""
            func g() async -> Int { 1 }
            func f() async -> String { "\(g())" }
            """#, #"expression is 'async' but is not marked with 'await'"#
        ),
        (
            #"""
            func f() -> String { if true { continue }; return "" }
            """#, #"'continue' is only allowed inside a loop"#
        ),
        (
            #"""
            func f() -> String { let c: (Int) -> Int = { x in let y = x + 1 }; return "\(c(1))" }
            """#, #"missing return in closure expected to return 'Int'"#
        ),
        (
            #"""
            func g<T: Comparable>(_ a: T, _ b: T) -> Bool { a < b }
            struct S {}
            func f() -> String { "\(g(S(), S()))" }
            """#, #"global function 'g' requires that 'S' conform to 'Comparable'"#
        ),
        (
            #"""
            func g<T>(_ a: T, _ b: T) -> Bool { a == b }
            func f() -> String { "\(g(1, 1))" }
            """#, #"binary operator '==' cannot be applied to two 'T' operands"#
        ),
        (
            #"""
            struct S { private func m() -> Int { 1 } }
            func f() -> String { "\(S().m())" }
            """#, #"'m' is inaccessible due to 'private' protection level"#
        ),
        (
            #"""
            struct S { private init() {} }
            func f() -> String { "\(S())" }
            """#, #"'S' initializer is inaccessible due to 'private' protection level"#
        ),
        (
            #"""
            enum E: Error { case a, b }
            func g() throws(E) { throw .c }
            func f() -> String { try? g(); return "" }
            """#, #"type 'E' has no member 'c'"#
        ),
        (
            #"""
            func f() -> String { let a: Float = 1; let b = 2.0; return "\(a + b)" }
            """#, #"binary operator '+' cannot be applied to operands of type 'Float' and 'Double'"#
        ),
        (
            #"""
            func g(_ n: Int) -> Int { n }
            func f() -> String { let u: UInt8 = 1; return "\(g(u))" }
            """#, #"cannot convert value of type 'UInt8' to expected argument type 'Int'"#
        ),
        (
            #"""
            struct S {}
            class C { weak var s: S? }
            func f() -> String { "\(C())" }
            """#, #"'weak' may only be applied to class and class-bound protocol types, not 'S'"#
        ),
        (
            #"""
            struct S { lazy let a = 1 }
            func f() -> String { "\(S())" }
            """#, #"'lazy' cannot be used on a let"#
        ),
        (
            #"""
            class C { mutating func m() {} }
            func f() -> String { C().m(); return "" }
            """#, #"'mutating' is not valid on instance methods in classes"#
        ),
        (
            #"""
            struct S {}
            extension S { var x = 1 }
            func f() -> String { "\(S())" }
            """#, #"extensions must not contain stored properties"#
        ),
        (
            #"""
            enum E { case a; var x = 1 }
            func f() -> String { "\(E.a)" }
            """#, #"enums must not contain stored properties"#
        ),
        (
            #"""
            struct S { let x: Int { 1 } }
            func f() -> String { "\(S().x)" }
            """#, #"'let' declarations cannot be computed properties"#
        ),
        (
            #"""
            protocol P { func m() { } }
            func f() -> String { "" }
            """#, #"protocol methods must not have bodies"#
        ),
        (
            #"""
            struct S { var s: S? }
            func f() -> String { "\(S(s: nil))" }
            """#, #"value type 'S' cannot have a stored property that recursively contains it"#
        ),
        (
            #"""
            func f() -> String { let n: Int?? = 1; let m: Int = n!; return "\(m)" }
            """#, #"value of optional type 'Int?' must be unwrapped to a value of type 'Int'"#
        ),
    ]
}
