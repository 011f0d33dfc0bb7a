// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Closures that outlive a call, exclusive access, actors, and what initializers and overrides owe.
    static let ownership = reading(
        ##"""
        nonisolated(unsafe) var later: () -> Void = {}
        func run(_ f: () -> Void) { later = f }
        //= assigning non-escaping parameter 'f' to an '@escaping' closure
        ----
        func run(_ f: () -> Void) -> () -> Void { { f() } }
        //= escaping closure captures non-escaping parameter 'f'
        ----
        func run(_ f: () -> Void) -> () -> Void { return f }
        //= using non-escaping parameter 'f' in a context expecting an '@escaping' closure
        ----
        func run(_ f: () -> Void) { let g = { f() }; g() }
        //= escaping closure captures non-escaping parameter 'f'
        ----
        func run(_ f: () -> Void) { Task { f() } }
        //= escaping closure captures non-escaping parameter 'f'
        ----
        func take(_ f: @escaping () -> Void) {}
        func run(_ f: () -> Void) { take(f) }
        //= passing non-escaping parameter 'f' to function expecting an '@escaping' closure
        ----
        func run(_ f: () -> Void) { let a = [f]; _ = a }
        //= using non-escaping parameter 'f' in a context expecting an '@escaping' closure
        ----
        func run(_ n: inout Int) -> () -> Void { { n += 1 } }
        //= escaping closure captures 'inout' parameter 'n'
        ----
        func inc(_ n: inout Int) { n += 1 }
        func t() { inc(&5) }
        //= cannot pass immutable value as inout argument: literals are not mutable
        ----
        func both(_ a: inout Int, _ b: inout Int) {}
        func t() { var n = 1; both(&n, &n) }
        //= inout arguments are not allowed to alias each other
        ----
        func both(_ a: inout Int, _ b: inout Int) {}
        func t() { var a = [1, 2]; both(&a[0], &a[1]) }
        //= overlapping accesses to 'a', but modification requires exclusive access; consider copying to a local variable
        ----
        func t() { var a = [1, 2]; swap(&a[0], &a[1]) }
        //= overlapping accesses to 'a', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
        ----
        actor A { var n = 0 }
        func t() -> Int { let a = A(); return a.n }
        //= actor-isolated property 'n' can not be referenced from a nonisolated context
        ----
        actor A { var n = 0 }
        func t() async -> Int { let a = A(); return a.n }
        //= actor-isolated property 'n' cannot be accessed from outside of the actor
        ----
        actor A { func f() -> Int { 1 } }
        func t() async -> Int { let a = A(); return a.f() }
        //= actor-isolated instance method 'f()' cannot be called from outside of the actor
        ----
        actor A { func f() -> Int { 1 } }
        func t() -> Int { let a = A(); return a.f() }
        //= call to actor-isolated instance method 'f()' in a synchronous nonisolated context
        ----
        actor A { var n = 0 }
        func t() async { let a = A(); await a.n = 5 }
        //= actor-isolated property 'n' can not be mutated from a nonisolated context
        ----
        class A { init(n: Int) {}; convenience init() { print(1) } }
        //= 'self.init' isn't called on all paths before returning from initializer
        ----
        enum E { case a, b; init(_ n: Int) { if n == 0 { self = .a } } }
        //= 'self.init' isn't called on all paths before returning from initializer
        ----
        class A { let n = 1 }
        class B: A { override var n: Int { 2 } }
        //= cannot override immutable 'let' property 'n' with the getter of a 'var'
        ----
        class A { var n = 1 }
        class B: A { override var n = 3 }
        //= cannot override with a stored property 'n'
        ----
        class A { func f() { super.f() } }
        //= 'super' cannot be used in class 'A' because it has no superclass
        ----
        struct A { func f() { super.f() } }
        //= 'super' cannot be used in non-class type 'A'
        ----
        @resultBuilder struct B { static func buildBlock(_ s: String...) -> String { s.joined() } }
        @B func m() -> String { if true { "a" }; "b" }
        //= closure containing control flow statement cannot be used with result builder 'B'
        ----
        @propertyWrapper struct W { var wrappedValue: Int }
        struct S { @W var n: String = "a" }
        //= property type 'String' does not match 'wrappedValue' type 'Int'
        ----
        @propertyWrapper struct W { var wrappedValue: Int }
        struct S { @W(wrappedValue: 1) var n: Int; func m() -> Int { $n } }
        //= cannot find '$n' in scope
        ----
        struct S { var n = 0; mutating func later() -> () -> Void { return { n += 1 } } }
        //= escaping closure captures mutating 'self' parameter
        ----
        struct S { var n = 0; mutating func run() { let f = { self.n += 1 }; f() } }
        //= escaping closure captures mutating 'self' parameter
        ----
        class K {}
        class C { weak var k: K = K() }
        //= 'weak' variable should have optional type 'K?'
        ----
        enum A: Error { case x }
        enum B: Error { case y }
        func f() throws(A) { throw B.y }
        //= thrown expression type 'B' cannot be converted to error type 'A'
        """##)
}
