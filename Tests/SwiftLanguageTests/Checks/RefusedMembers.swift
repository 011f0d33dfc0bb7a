// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Members that cannot stand where they stand, ways out that lead nowhere, and what getters cannot wait for.
    static let members = reading(
        ##"""
        struct S { var n: Int { get } }
        //= expected '{' to start getter definition
        ----
        class C { var n: Int { get { 1 } set } }
        //= expected '{' to start setter definition
        ----
        struct S { var n: Int = 1 { get { 1 } } }
        //= variable with getter/setter cannot have an initial value
        ----
        struct S { var n: Int = 1 { 2 } }
        //= variable with getter/setter cannot have an initial value
        ----
        struct S { var (a, b): (Int, Int) { (1, 2) } }
        //= getter/setter can only be defined for a single variable
        ----
        func f() { var (a, b): (Int, Int) { (1, 2) } }
        //= getter/setter can only be defined for a single variable
        ----
        struct S { case a }
        //= enum 'case' is not allowed outside of an enum
        ----
        struct S { let a: Int { didSet {} } }
        //= 'let' declarations cannot be observing properties
        ----
        struct S { var a: some Equatable }
        //= property declares an opaque return type, but has no initializer expression from which to infer an underlying type
        ----
        struct S { static lazy var a = 1 }
        //= 'lazy' cannot be used on an already-lazy global
        ----
        struct S { mutating var a = 1 }
        //= 'mutating' may only be used on 'func' declarations
        ----
        class C { final class var a = 1 }
        //= class stored properties not supported in classes; did you mean 'static'?
        ----
        protocol P { init() {} }
        //= protocol initializers must not have bodies
        ----
        struct S { var a = 1; func a() {} }
        //= invalid redeclaration of 'a()'
        ----
        struct S { func a() {}; static func a() {}; static var a = 2 }
        //= invalid redeclaration of 'a'
        ----
        func f() { break }
        //= 'break' is only allowed inside a loop, if, do, or switch
        ----
        func f() { for i in 0..<3 { func g() { break }; g(); print(i) } }
        //= 'break' is only allowed inside a loop, if, do, or switch
        ----
        func f(_ n: Int) { switch n { case 0: print(1); default: fallthrough } }
        //= 'fallthrough' without a following 'case' or 'default' block
        ----
        func g() throws -> Int { 1 }
        func f() -> Int { try? g() }
        //= value of optional type 'Int?' not unwrapped; did you mean to use 'try!' or chain with '?'?
        ----
        func g() throws -> Int { 1 }
        func f() -> Int { (try? g()) + 1 }
        //= value of optional type 'Int?' not unwrapped; did you mean to use 'try!' or chain with '?'?
        ----
        func g() async -> Int { 1 }
        struct S { var a: Int { await g() } }
        //= 'async' call in a function that does not support concurrency
        ----
        func f() { let c = { print(x) }; let x = 1; c() }
        //= closure captures 'x' before it is declared
        ----
        func f() { if true { print(x) }; let x = 1; print(x) }
        //= use of local variable 'x' before its declaration
        ----
        func f(_ n: Int?) { guard let n = n, n > x else { return }; let x = 1; print(x) }
        //= use of local variable 'x' before its declaration
        ----
        func f() { let a = b, b = 1; print(a) }
        //= use of local variable 'b' before its declaration
        ----
        func f() { let x = { x + 1 }(); print(x) }
        //= closure captures 'x' before it is declared
        ----
        func f() { var x: Int = x; x += 1 }
        //= use of local variable 'x' before its declaration
        ----
        protocol P { func f() }
        struct S: P { private func f() {} }
        //= method 'f()' must be declared internal because it matches a requirement in internal protocol 'P'
        ----
        func f() { var s: Set<Int> = [1]; s.append(2); print(s) }
        //= value of type 'Set<Int>' has no member 'append'
        ----
        func f() { var s: Set<Int> = [1]; s.sort(); print(s) }
        //= value of type 'Set<Int>' has no member 'sort'
        ----
        func f() { var d = ["a": 1]; d.append(2); print(d) }
        //= value of type '[String : Int]' has no member 'append'
        ----
        func f() { var s = "abc"; s.sort(); print(s) }
        //= value of type 'String' has no member 'sort'
        ----
        func f() { let xs: [Any] = [1]; print(xs.sorted()) }
        //= type 'Any' cannot conform to 'Comparable'
        ----
        func f() { let x = Int; print(x) }
        //= expected member name or initializer call after type name
        ----
        struct V { var n = 1 }
        func f() { var a = [V](); a.append(V); print(a) }
        //= cannot convert value of type 'V.Type' to expected argument type 'V'
        ----
        struct S { var n = 1 }
        func f() { let x = S; print(x) }
        //= expected member name or initializer call after type name
        ----
        enum E { case a }
        func f() { let x = E; print(x) }
        //= expected member name or initializer call after type name
        ----
        struct S { var n = 1 }
        func f() { print(S) }
        //= expected member name or initializer call after type name
        ----
        func f() { var xs = [Int](); xs.append(Int); print(xs) }
        //= cannot convert value of type 'Int.Type' to expected argument type 'Int'
        ----
        final class VM { func load() async -> [Int] { [] }; func go() async { async let x = load(); print(x) } }
        //= expression is 'async' but is not marked with 'await'
        ----
        enum E: Character { case a = "x", b }
        //= enum cases require explicit raw values when the raw type is not expressible by integer or string literal
        ----
        enum E: Double { case a = 1.5, b }
        //= enum case must declare a raw value when the preceding raw value is not an integer
        ----
        enum E: Character { case a }
        //= enum cases require explicit raw values when the raw type is not expressible by integer or string literal
        ----
        struct A: Int {}
        //= inheritance from non-protocol type 'Int'
        ----
        struct A: String {}
        //= inheritance from non-protocol type 'String'
        ----
        actor A: Int {}
        //= inheritance from non-protocol, non-class type 'Int'
        ----
        enum E: Bool { case a }
        //= raw type 'Bool' is not expressible by a string, integer, or floating-point literal
        ----
        struct S: Equatable, Codable, Int {}
        //= inheritance from non-protocol type 'Int'
        ----
        struct S { var a = "x"; func a() -> Int { 1 } }
        //= invalid redeclaration of 'a()'
        ----
        struct S { func a() -> Int { 1 }; var a: String { "x" } }
        //= invalid redeclaration of 'a'
        ----
        struct S { var a: Int { 1 }; func a() throws -> Int { 1 } }
        //= invalid redeclaration of 'a()'
        ----
        class C { var a: () -> Int = { 1 }; func a() -> Int { 1 } }
        //= invalid redeclaration of 'a()'
        ----
        struct S { var n = 1 }
        func f() { print(S.n) }
        //= instance member 'n' cannot be used on type 'S'; did you mean to use a value of this type instead?
        ----
        struct S { var n = 1 }
        func f() { S.n = 2 }
        //= instance member 'n' cannot be used on type 'S'; did you mean to use a value of this type instead?
        ----
        class S { var n = 1 }
        func f() -> Int { S.n }
        //= instance member 'n' cannot be used on type 'S'; did you mean to use a value of this type instead?
        ----
        struct S { var n = 1; static func f() -> Int { S.n } }
        //= instance member 'n' cannot be used on type 'S'; did you mean to use a value of this type instead?
        ----
        struct S { var n = 1; static func f() -> Int { n } }
        //= instance member 'n' cannot be used on type 'S'
        ----
        struct S { var n = 1; static func f() -> Int { self.n } }
        //= instance member 'n' cannot be used on type 'S'
        ----
        struct S { var n = 1; func g() -> Int { S.n } }
        //= instance member 'n' cannot be used on type 'S'; did you mean to use a value of this type instead?
        ----
        func f() { super.f() }
        //= 'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript
        ----
        struct A { func + (a: A, b: A) -> A { a } }
        //= operator '+' declared in type 'A' must be 'static'
        ----
        protocol P { func == (a: Self, b: Self) -> Bool }
        //= operator '==' declared in protocol must be 'static'
        """##)
}
