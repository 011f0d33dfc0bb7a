// SPDX-License-Identifier: GPL-3.0-or-later

extension RefusedProgram {
    /// Constants, `self` and values that are changed though they cannot be, and what is used before it has a value or by code that may not name it.
    static let changes = reading(
        ##"""
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
        func f(_ xs: [Int]) -> [Int] { xs.filter { $0 = 2 } }
        //= cannot assign to value: '$0' is immutable
        ----
        func t() -> String { let a = [1, 2]; a.append(3); return "\(a)" }
        //= cannot use mutating member on immutable value: 'a' is a 'let' constant
        ----
        func t() -> String { let d = ["a": 1]; d["b"] = 2; return "\(d)" }
        //= cannot assign through subscript: 'd' is a 'let' constant
        ----
        struct S { let items: [Int] }
        func t() -> String { var s = S(items: [1]); s.items.append(2); return "\(s)" }
        //= cannot use mutating member on immutable value: 'items' is a 'let' constant
        ----
        func f(_ n: Int) -> Int { n += 1; return n }
        func t() -> String { "\(f(1))" }
        //= left side of mutating operator isn't mutable: 'n' is a 'let' constant
        ----
        struct S { var n = 0; func inc() { n = n + 1 } }
        func t() -> String { "\(S().n)" }
        //= cannot assign to property: 'self' is immutable
        ----
        struct S { var a: [Int] = []; func add(_ x: Int) { a.append(x) } }
        func t() -> String { "\(S().a)" }
        //= cannot use mutating member on immutable value: 'self' is immutable
        ----
        struct S { var n = 0; mutating func inc() { n += 1 } }
        func t() -> String { S().inc(); return "" }
        //= cannot use mutating member on immutable value: function call returns immutable value
        ----
        struct S { static let shared = S(); var n = 0; mutating func inc() { n += 1 } }
        func t() -> String { S.shared.inc(); return "" }
        //= cannot use mutating member on immutable value: 'shared' is a 'let' constant
        ----
        func t() -> String { for i in 0..<3 { i = 4 }; return "" }
        //= cannot assign to value: 'i' is a 'let' constant
        ----
        func t() -> String { let o: Int? = 3; if let o { o += 1 }; return "" }
        //= left side of mutating operator isn't mutable: 'o' is a 'let' constant
        ----
        func t() -> String { let t = (1, 2); t.0 = 5; return "\(t)" }
        //= cannot assign to property: 't' is a 'let' constant
        ----
        enum E { case a(Int) }
        func t() -> String { let e = E.a(1); if case .a(let n) = e { n = 2 }; return "" }
        //= cannot assign to value: 'n' is a 'let' constant
        ----
        struct S { var c: Int { 1 } }
        func t() -> String { var s = S(); s.c = 3; return "\(s)" }
        //= cannot assign to property: 'c' is a get-only property
        ----
        func t() -> String { let s = "abc"; s.removeLast(); return s }
        //= cannot use mutating member on immutable value: 's' is a 'let' constant
        ----
        struct S { private var secret = 1 }
        func t() -> String { "\(S().secret)" }
        //= 'secret' is inaccessible due to 'private' protection level
        ----
        struct S { private(set) var n = 1 }
        func t() -> String { var s = S(); s.n += 1; return "" }
        //= left side of mutating operator isn't mutable: 'n' setter is inaccessible
        ----
        class S { private func hid() {} }
        class T: S { func go() { hid() } }
        func t() -> String { "" }
        //= 'hid' is inaccessible due to 'private' protection level
        ----
        class S { fileprivate init() {}; private static let k = 1 }
        func t() -> String { "\(S.k)" }
        //= 'k' is inaccessible due to 'private' protection level
        ----
        struct S { private var n: Int; var m: Int }
        func t() -> String { "\(S(n: 1, m: 2))" }
        //= 'S' initializer is inaccessible due to 'private' protection level
        ----
        func t() -> String { let n: Int; return "\(n)" }
        //= constant 'n' used before being initialized
        ----
        func t() -> String { let n: Int; if Bool.random() { n = 1 }; return "\(n)" }
        //= constant 'n' used before being initialized
        ----
        func t() -> String { var s: String; s += "a"; return s }
        //= variable 's' passed by reference before being initialized
        ----
        func t() -> String { let n: Int; n = 1; n = 2; return "\(n)" }
        //= immutable value 'n' may only be initialized once
        ----
        struct S { var a: Int; var b: Int; init(a: Int) { self.a = a } }
        func t() -> String { "" }
        //= return from initializer without initializing all stored properties
        ----
        struct S { let a: Int; init() { a = 1; a = 2 } }
        func t() -> String { "" }
        //= immutable value 'self.a' may only be initialized once
        ----
        struct S { var a: Int; init() { print(a); a = 1 } }
        func t() -> String { "" }
        //= 'self' used before all stored properties are initialized
        ----
        struct S { var a: Int; init() { setup(); a = 1 }; func setup() {} }
        func t() -> String { "" }
        //= 'self' used before all stored properties are initialized
        ----
        class C { let a: Int; init(_ f: Bool) { if f { a = 1 } } }
        func t() -> String { "" }
        //= return from initializer without initializing all stored properties
        ----
        class C { var a: Int; var f: () -> Int; init() { f = { self.a }; a = 1 } }
        func t() -> String { "" }
        //= 'self' captured by a closure before all members were initialized
        ----
        func t() -> String { let x: Int; let f = { x + 1 }; x = 2; return "\(f())" }
        //= constant 'x' captured by a closure before being initialized
        ----
        func t() -> String { let s: String = nil; return s }
        //= 'nil' cannot initialize specified type 'String'
        ----
        func t() -> String { guard let n = 5 else { return "" }; return "\(n)" }
        //= initializer for conditional binding must have Optional type, not 'Int'
        ----
        struct S { var n = 1; static let k = n + 1 }
        func t() -> String { "\(S.k)" }
        //= cannot use instance member 'n' within property initializer; property initializers run before 'self' is available
        ----
        struct S { var a = 1; var b = a + 1 }
        func t() -> String { "\(S().b)" }
        //= cannot use instance member 'a' within property initializer; property initializers run before 'self' is available
        ----
        class A { init(n: Int) {} }
        class B: A { var k: Int; init() { k = 1 } }
        func t() -> String { "" }
        //= 'super.init' isn't called on all paths before returning from initializer
        ----
        class A { var n: Int; init(n: Int) { self.n = n } }
        class B: A { var k: Int; init(k: Int) { super.init(n: 1); self.k = k } }
        func t() -> String { "" }
        //= property 'self.k' not initialized at super.init call
        ----
        class A { required init() {} }
        class B: A { init(n: Int) { super.init() } }
        func t() -> String { "" }
        //= 'required' initializer 'init()' must be provided by subclass of 'A'
        ----
        struct S { convenience init(n: Int) { self.init() } }
        func t() -> String { "" }
        //= initializers in structs are not marked with 'convenience'
        ----
        struct S { deinit { print(1) } }
        func t() -> String { "" }
        //= deinitializer cannot be declared in struct 'S' that conforms to 'Copyable'
        ----
        struct S { subscript(i: Int) -> Int { i } }
        func t() -> String { var s = S(); s[0] = 1; return "\(s["a"])" }
        //= cannot assign through subscript: subscript is get-only
        ----
        struct S { lazy var x: Int }
        func t() -> String { "" }
        //= lazy properties must have an initializer
        ----
        struct S { init() {} ; init(a: Int) { } ; let b: Int }
        func t() -> String { "" }
        //= return from initializer without initializing all stored properties
        ----
        func t() -> String { let s = "a"; s = s + "b"; return s }
        //= cannot assign to value: 's' is a 'let' constant
        """##)
}
