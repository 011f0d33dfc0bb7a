// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Closures that outlive a call, exclusive access, actors, and what initializers and overrides owe.
    static let ownership = reading(
        ##"""
        struct T: ~Copyable { var n = 1 }
        func use(_ t: consuming T) {}
        func f() { let t = T(); use(t); use(t) }
        //= 't' consumed more than once
        ----
        func f() { let s = "a"; let t = consume s; print(s, t) }
        //= 's' used after consume
        ----
        final class M { var items = [1] }
        func f() { let m = M(); let n = consume m; print(m.items, n) }
        //= 'm' used after consume
        ----
        struct T: ~Copyable { var n = 1 }
        func f() { let t = T(); let u = t; print(u.n, t.n) }
        //= 't' used after consume
        ----
        struct T: ~Copyable { var n = 1 }
        func f(_ t: T) { print(t.n) }
        //= parameter of noncopyable type 'T' must specify ownership
        ----
        func f() { let s = "a"; let t = consume s; let u = consume s; print(t, u) }
        //= 's' used after consume
        ----
        func f(_ s: consuming String) { let t = consume s; print(t, s) }
        //= 's' used after consume
        ----
        func take(_ s: String) {}
        func f() { let s = "a"; take(consume s); print(s) }
        //= 's' used after consume
        ----
        func f(_ b: Bool) { let s = "a"; if b { let t = consume s; print(t, s) } }
        //= 's' used after consume
        ----
        struct T: ~Copyable { var n = 1; consuming func close() -> Int { n } }
        func f() { let t = T(); _ = t.close(); print(t.n) }
        //= 't' used after consume
        ----
        struct T: ~Copyable { var n = 1; consuming func close() -> Int { n } }
        func f() { let t = T(); _ = t.close(); _ = t.close() }
        //= 't' consumed more than once
        ----
        struct T: ~Copyable { var n = 1 }
        func f(_ t: consuming T) { let u = t; print(u.n, t.n) }
        //= 't' used after consume
        ----
        struct T: ~Copyable { var n = 1; init(_ t: T) { n = t.n } }
        //= parameter of noncopyable type 'T' must specify ownership
        ----
        struct T: ~Copyable { var n = 1; func eq(_ t: T) -> Bool { n == t.n } }
        //= parameter of noncopyable type 'T' must specify ownership
        ----
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
