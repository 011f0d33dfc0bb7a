// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Slips of view models: overrides without the word, defaults that name what is not there yet, parts that cannot be changed or compared.
    static let slips = reading(
        ##"""
        class A { var n = 1 }
        class B: A { init() { super.init() } }
        //= overriding declaration requires an 'override' keyword
        ----
        class A { var n: Int; init(n: Int) { self.n = n } }
        class B: A { init(n: Int) { super.init(n: n) } }
        //= overriding declaration requires an 'override' keyword
        ----
        class A { required init() {} }
        class B: A { init() {} }
        //= 'required' modifier must be present on all overrides of a required initializer
        ----
        class A { init(n: Int) {} }
        class B: A { }
        class C: B { init(n: Int) { super.init(n: n) } }
        //= overriding declaration requires an 'override' keyword
        ----
        class A { init(n: Int) {} }
        class B: A { convenience init(n: Int) { self.init(k: n) }; init(k: Int) { super.init(n: k) } }
        //= overriding declaration requires an 'override' keyword
        ----
        class A {}
        class B: A { init() {} }
        //= overriding declaration requires an 'override' keyword
        ----
        class A { private init(n: Int) {} }
        class B: A { init() { super.init(n: 1) } }
        //= 'A' initializer is inaccessible due to 'private' protection level
        ----
        class A { init(n: Int) {} }
        class B: A { private init(n: Int) { super.init(n: n) } }
        //= overriding declaration requires an 'override' keyword
        ----
        func f(_ a: Int, _ b: Int = a) {}
        //= cannot find 'a' in scope
        ----
        struct V { var w = 1; func pad(_ n: Int, by m: Int = w) -> Int { n + m } }
        //= cannot use instance member 'w' as a default parameter
        ----
        func f(_ a: Int, _ b: Int = a + 1) {}
        //= cannot find 'a' in scope
        ----
        struct S { func go(at i: Int, to j: Int = i) {} }
        //= cannot find 'i' in scope
        ----
        struct S { init(a: Int, b: Int = a) {} }
        //= cannot find 'a' in scope
        ----
        struct S { let d = 1; init(a: Int = d) {} }
        //= cannot use instance member 'd' as a default parameter
        ----
        struct S { func one() -> Int { 1 }; func g(_ a: Int = one()) {} }
        //= cannot use instance member 'one' as a default parameter
        ----
        struct S { let d = 1; func g(_ a: Int = self.d) {} }
        //= cannot find 'self' in scope; did you mean to use it in a type or extension context?
        ----
        class VM { var n = 0; func go(_ f: (Int) -> Void = { _ in n += 1 }) {} }
        //= cannot use instance member 'n' as a default parameter
        ----
        func f() { "a".count = 2 }
        //= cannot assign to property: 'count' is a get-only property
        ----
        func f() { var s = "a"; s.count = 2; print(s) }
        //= cannot assign to property: 'count' is a get-only property
        ----
        func f() { var xs = [1]; xs.first = 2; print(xs) }
        //= cannot assign to property: 'first' is a get-only property
        ----
        func f() { var xs = [1]; xs.isEmpty = true; print(xs) }
        //= cannot assign to property: 'isEmpty' is a get-only property
        ----
        struct N { var a = 1 }
        func f() { print(max(N(), N())) }
        //= global function 'max' requires that 'N' conform to 'Comparable'
        ----
        struct N { var a = 1 }
        func f() { print(min(N(), N())) }
        //= global function 'min' requires that 'N' conform to 'Comparable'
        ----
        struct N { var a = 1 }
        func f() { print([N()] == [N()]) }
        //= operator function '==' requires that 'N' conform to 'Equatable'
        ----
        struct N { var a = 1 }
        func f() { let x: N? = N(), y: N? = N(); print(x == y) }
        //= operator function '==' requires that 'N' conform to 'Equatable'
        ----
        struct N { var a = 1 }
        func f() { let x: N? = N(); print(x == N()) }
        //= operator function '==' requires that 'N' conform to 'Equatable'
        ----
        struct N { var a = 1 }
        func f() { let d = ["a": N()]; print(d == ["a": N()]) }
        //= operator function '==' requires that 'N' conform to 'Equatable'
        ----
        actor Store { var items = [Int]() }
        func f(_ s: Store) async { await s.items.append(1) }
        //= actor-isolated property 'items' can not be mutated from a nonisolated context
        ----
        actor Store { var items = [Int](); var d = [String: Int](); var n = 0 }
        func f(_ s: Store) async { await s.items.removeAll() }
        //= actor-isolated property 'items' can not be mutated from a nonisolated context
        ----
        actor Store { var d = [String: Int]() }
        func f(_ s: Store) async { await s.d["a"] = 2 }
        //= actor-isolated property 'd' can not be mutated from a nonisolated context
        ----
        actor Store { var p = P() }
        struct P { var n = 1; mutating func up() { n += 1 } }
        func f(_ s: Store) async { await s.p.up() }
        //= actor-isolated property 'p' can not be mutated from a nonisolated context
        ----
        func f() { print([1, 2].map { a, b in a }) }
        //= contextual closure type '(Int) -> T' expects 1 argument, but 2 were used in closure body
        ----
        func f() { print([1, 2].reduce(0) { a in a }) }
        //= contextual closure type '(Int, Int) throws -> Int' expects 2 arguments, but 1 was used in closure body
        ----
        func f() { print([1, 2].sorted { $0 < 3 }) }
        //= contextual closure type '(Int, Int) throws -> Bool' expects 2 arguments, but 1 was used in closure body
        ----
        func f() { print([1, 2].filter { a, b in a > b }) }
        //= contextual closure type '(Int) throws -> Bool' expects 1 argument, but 2 were used in closure body
        ----
        func f() { print([1, 2].sorted { $0 == $0 }) }
        //= contextual closure type '(Int, Int) throws -> Bool' expects 2 arguments, but 1 was used in closure body
        ----
        func g(_ f: (Int, Int) -> Bool) {}
        func f() { g { $0 < 3 } }
        //= contextual closure type '(Int, Int) -> Bool' expects 2 arguments, but 1 was used in closure body
        ----
        func g(_ f: (Int, Int) -> Bool) {}
        func f() { g { print($0); return true } }
        //= contextual closure type '(Int, Int) -> Bool' expects 2 arguments, but 1 was used in closure body
        ----
        func f() { let d = ["a": 1]; print(d.mapValues { k, v in v }) }
        //= contextual closure type '(Int) throws -> T' expects 1 argument, but 2 were used in closure body
        ----
        func f() { print([1, 2].reduce(0) { $0 + 1 }) }
        //= contextual closure type '(Int, Int) throws -> Int' expects 2 arguments, but 1 was used in closure body
        ----
        func f() { print([1, 2].reduce(0) { a, b, c in a + b }) }
        //= contextual closure type '(Int, Int) throws -> Int' expects 2 arguments, but 3 were used in closure body
        ----
        enum E: String { case a, b }
        func f() -> E? { E(rawValue: 1) }
        //= cannot convert value of type 'Int' to expected argument type 'String'
        ----
        final class VM { func load() async -> [Int] { [] }; func go() { async let x = load() } }
        //= 'async let' in a function that does not support concurrency
        ----
        final class VM { var onTap: () -> Void = {}; func go() { onTap(1) } }
        //= argument passed to call that takes no arguments
        ----
        final class VM { var onTap: ((Int) -> Void)?; func go() { onTap(1) } }
        //= value of optional type '((Int) -> Void)?' must be unwrapped to a value of type '(Int) -> Void'
        ----
        func f(_ n: Int) -> String { if n > 1 { "a" } }
        //= missing return in global function expected to return 'String'
        ----
        func f(_ s: String) -> String { s.prefix(3) }
        //= no 'prefix' candidates produce the expected contextual result type 'String'
        ----
        func f(_ s: String) -> [String] { s.split(separator: ",") }
        //= no 'split' candidates produce the expected contextual result type '[String]'
        ----
        func f(_ xs: [Int]) -> [Int] { xs.dropFirst() }
        //= no 'dropFirst' candidates produce the expected contextual result type '[Int]'
        ----
        func f(_ xs: [Int]) -> [Int] { xs.filter { $0 = 2 } }
        //= cannot assign to value: '$0' is immutable
        ----
        func f<T: Comparable>(_ a: [T]) -> T { a.max() }
        //= value of optional type 'T?' must be unwrapped to a value of type 'T'
        ----
        func f() { let xs = [3]; print(xs.first.description) }
        //= value of optional type 'Int?' must be unwrapped to refer to member 'description' of wrapped base type 'Int'
        ----
        func f() { if 3 { print(1) } }
        //= cannot convert value of type 'Int' to expected condition type 'Bool'
        ----
        func load() throws -> Int { 1 }
        func f() { let x = 1 + try load(); print(x) }
        //= 'try' cannot appear to the right of a non-assignment operator
        ----
        func f() -> Int { if true && true { return 1 } }
        //= missing return in global function expected to return 'Int'
        ----
        func f(_ n: Int) { guard true, n > 1 else {} ; print(n) }
        //= 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
        ----
        func f(_ n: Int) { guard let m = Optional(n) else {} ; print(m) }
        //= 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
        ----
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
        func f() -> string { "" }
        //= cannot find type 'string' in scope
        ----
        func f() { let x: int = 5; print(x) }
        //= cannot find type 'int' in scope
        ----
        struct S { var w: double = 1 }
        //= cannot find type 'double' in scope
        ----
        func f() -> String { ["a"].joined(",") }
        //= missing argument label 'separator:' in call
        ----
        func f() -> String { "abc".count().description }
        //= cannot call value of non-function type 'Int'
        """##)
}
