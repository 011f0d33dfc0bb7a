// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Literals that are changed, or stand for a generic parameter; closures of another shape than is returned; labels of patterns.
    static let values = reading(
        ##"""
        func f() -> Int { [3, 1].sort(); return 1 }
        //= cannot use mutating member on immutable value of type '[Int]'
        ----
        func f() { 1 = 2 }
        //= cannot assign to value: literals are not mutable
        ----
        func f() { "a".append("b") }
        //= cannot use mutating member on immutable value: literals are not mutable
        ----
        enum E { case a(n: Int), b }
        func f(_ e: E) -> Int { if case .a(m: let x) = e { return x }; return 0 }
        //= tuple pattern element label 'm' must be 'n'
        ----
        enum E { case a(x: Int, y: Int) }
        func f(_ e: E) -> Int { switch e { case .a(x: let p, z: let q): return p + q } }
        //= tuple pattern element label 'z' must be 'y'
        ----
        func g<T>(_ x: T) -> T { 3 }
        //= cannot convert return expression of type 'Int' to return type 'T'
        ----
        struct Box<T> { var value: T; mutating func reset() { value = 0 } }
        //= cannot assign value of type 'Int' to type 'T'
        ----
        func g<T: Equatable>(_ x: T) -> Bool { let y: T = "a"; return x == y }
        //= cannot convert value of type 'String' to specified type 'T'
        ----
        struct S { lazy var a = 1; func f() -> Int { a } }
        //= cannot use mutating getter on immutable value: 'self' is immutable
        ----
        struct S { lazy var a = [1]; var sum: Int { a.count } }
        //= cannot use mutating getter on immutable value: 'self' is immutable
        ----
        func run(_ f: (inout Int) -> Void) { var x = 1; f(x) }
        //= passing value of type 'Int' to an inout parameter requires explicit '&'
        ----
        func run(_ f: (Int) -> Void) { var x = 1; f(&x) }
        //= '&' used with non-inout argument of type 'Int'
        ----
        func f(_ a: Int..., _ b: Int) {}
        //= a parameter following a variadic parameter requires a label
        ----
        struct S { func f(_ a: String..., _ b: () -> Void) {} }
        //= a parameter following a variadic parameter requires a label
        ----
        func f() -> Never { }
        //= global function with uninhabited return type 'Never' is missing call to another never-returning function on all paths
        ----
        func f() -> (Int) -> Int { { x, y in x } }
        //= contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body
        ----
        func f() -> (Int, Int) -> Int { return { x in x } }
        //= contextual closure type '(Int, Int) -> Int' expects 2 arguments, but 1 was used in closure body
        ----
        func f() { let x = .red; print(x) }
        //= reference to member 'red' cannot be resolved without a contextual type
        ----
        enum C { case red(Int) }
        func f() { var c = .red(1); c = C.red(2); print(c) }
        //= reference to member 'red' cannot be resolved without a contextual type
        ----
        func f(_ n: String?) { if n?.isEmpty { print(1) } }
        //= optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead
        ----
        func f(_ n: String?) -> Bool { n?.isEmpty }
        //= optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead
        ----
        func g(_ b: Bool) {}
        func f(_ n: String?) { g(n?.isEmpty) }
        //= optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead
        ----
        func f(_ n: String?) { if !n?.isEmpty { print(1) } }
        //= optional type 'Bool?' cannot be used as a boolean; test for '== nil' instead
        ----
        func f(_ n: String?) { if !n?.hasPrefix("a") { print(1) } }
        //= value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
        ----
        let c: Character = ""
        //= cannot convert value of type 'String' to specified type 'Character'
        ----
        let c: Character = "ab"
        //= cannot convert value of type 'String' to specified type 'Character'
        ----
        func f() -> Character { "ab" }
        //= cannot convert return expression of type 'String' to return type 'Character'
        ----
        func g(_ c: Character) {}
        func f(_ n: Int) { g("\(n)") }
        //= cannot convert value of type 'String' to expected argument type 'Character'
        ----
        struct A {}
        struct B {}
        func f(_ b: Bool) { let x = b ? A() : B(); print(x) }
        //= result values in '? :' expression have mismatching types 'A' and 'B'
        ----
        protocol P {}
        struct A: P {}
        struct B: P {}
        func f(_ b: Bool) -> some P { b ? A() : B() }
        //= result values in '? :' expression have mismatching types 'A' and 'B'
        """##)
}

extension AcceptedProgram {
    static let values = reading(
        ##"""
        func zero<T: BinaryInteger>(_ x: T) -> T { x == 0 ? 0 : 1 }
        func half<T: BinaryFloatingPoint>(_ x: T) -> T { let h: T = 0.5; return x * h }
        func text<T: ExpressibleByStringLiteral>() -> T { "a" }
        func num<T: SignedNumeric & Comparable>(_ x: T) -> T { x < 0 ? -1 : 1 }
        func prim<T>(_ x: T) -> T where T: FixedWidthInteger { 1 }
        func flag<T: ExpressibleByBooleanLiteral>(_ x: T) -> T { true }
        protocol Num: ExpressibleByIntegerLiteral { }
        func own<T: Num>(_ x: T) -> T { 4 }
        struct Box<T: Numeric> { var v: T = 0; mutating func reset() { v = 1 } }
        extension Box where T == Int { func seven() -> T { 7 } }
        func opt<T>(_ x: T?) -> T? { nil }
        func some(_ n: some Numeric) -> Bool { n == 0 }
        ----
        struct S { lazy var a = 1; mutating func f() -> Int { a }; mutating func g() { a += 1 }; init() {} }
        final class C { lazy var a = 1; func f() -> Int { a } }
        struct W { lazy var items = [1]; init() { items = [2]; items.append(3) } }
        ----
        func f() -> (Int, Int) -> Int { { $0 + $1 } }
        func h() -> ((Int, Int)) -> Int { return { $0.0 } }
        func i() -> () -> Void { {} }
        func j() -> (Int) -> Void { { _ in } }
        func k() -> ((Int) -> Int)? { { $0 } }
        func l(_ n: Int) -> (String) -> String { return { s in s + "\(n)" } }
        ----
        enum E { case a(n: Int), b(Int, label: String), c }
        func f(_ e: E) -> Int { switch e { case .a(n: let x): x; case .b(let y, label: _): y; case .c: 0 } }
        func g(_ e: E) -> Int { if case let .a(x) = e { return x }; if case .b(let y, let s) = e { return y + s.count }; return 0 }
        ----
        func run(_ f: (inout Int) -> Void) -> Int { var x = 1; f(&x); return x }
        func go(_ f: (inout [Int], Int) throws -> Void) rethrows -> [Int] { var a = [1]; try f(&a, 2); return a }
        func v(_ a: Int..., b: Int = 1, c: String...) {}
        func w(_ a: String, _ b: Int...) {}
        struct S { var act: (inout Int) -> Void = { $0 += 1 }; func go() -> Int { var n = 0; act(&n); return n } }
        ----
        func stop() -> Never { fatalError("x") }
        func wait() -> Never { while true {} }
        func pick(_ b: Bool) -> Never { if b { fatalError("a") } else { stop() } }
        ----
        @propertyWrapper struct Clamp { var wrappedValue: Double; init(wrappedValue: Double) { self.wrappedValue = wrappedValue } }
        struct S { @Clamp var level = .pi; @Clamp var zero = .zero }
        ----
        func f() -> [Int] { var a = [3, 1]; a.sort(); let b = [2, 1].sorted(); return a + b }
        func g() -> String { var s = "a"; s.append("b"); return s + "c".uppercased() }
        func h() -> Int { (1, 2).0 + [4, 5].count }
        """##)
}
