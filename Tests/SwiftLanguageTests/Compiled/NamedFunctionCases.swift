// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Functions as values by their names: labels that are written, and the type that is wanted, tell which of several is meant.
    static let namedFunctions = reading(
        ##"""
        func k(a: Int) -> String { "a" }; func k(b: Int) -> String { "b" }
        func t() -> String { let u: (Int) -> String = k(b:); return u(3) }
        //= b
        ----
        struct S { func k(a: Int) -> String { "a" }; func k(b: Int) -> String { "b" }; func go() -> String { let f = k(b:); return f(1) + [1, 2].map(k(a:)).joined() + [1].map(self.k(b:)).joined() } }
        func t() -> String { let s = S(); let f = s.k(b:); let g = S.k(b:); return s.go() + f(1) + g(s)(2) }
        //= baabbb
        ----
        struct S { let v: String; init(a: Int) { v = "a" }; init(b: Int) { v = "b" }; static func m(x: Int) -> String { "x" }; static func m(y: Int) -> String { "y" } }
        func t() -> String { let f = S.init(b:); let g: (Int) -> String = S.m(y:); return f(1).v + g(2) + [1].map(S.init(b:)).map(\.v).joined() + [1].map(S.m(y:)).joined() }
        //= byby
        ----
        func k(_ a: Int, with b: Int) -> String { "w" }
        func k(_ a: Int, on b: Int) -> String { "o" }
        func k(_ a: Int, on b: String) -> String { "os" }
        func t() -> String { let f: (Int, String) -> String = k(_:on:); let g: (Int, Int) -> String = k(_:on:); let h = k(_:with:); func loc(p: Int) -> String { "p" }; func loc(q: Int) -> String { "q" }; let l = loc(q:); return f(1, "") + g(1, 2) + h(1, 2) + l(3) }
        //= osowq
        ----
        enum E { case a(x: Int), b(Int, Int) }
        class C { func d(one: Int) -> Int { one }; func d(two: Int) -> Int { two * 2 } }
        func t() -> String { let f = E.a(x:), g = E.b(_:_:); let c = C(); let h = c.d(two:); return "\(f(1)) \(g(1, 2)) \(h(4)) \([1, 2].map(c.d(two:)))" }
        //= a(x: 1) b(1, 2) 8 [2, 4]
        ----
        struct S { func f(_ x: Int) -> String { "i" }; func f(_ x: Double) -> String { "d" }; func f(_ x: String) -> String { "s" }; func f() -> Int { 1 }; func f() -> String { "v" }; static func g(_ x: Int) -> String { "gi" }; static func g(_ x: Bool) -> String { "gb" }; init() {}; init(_ x: Int) {} }
        func t() -> String { let s = S(); let a: (Double) -> String = s.f; let b: (String) -> String = s.f; let c: () -> String = s.f; let d: (Bool) -> String = S.g; let e: (S) -> (Int) -> String = S.f; let n: Int = s.f(); let v: String = s.f(); return "\(a(1)) \(b("")) \(c()) \(d(true)) \(e(s)(1)) \(n) \(v) \([1.5].map(s.f)) \(["x"].map(s.f)) \([true].map(S.g))" }
        //= d s v gb i 1 v ["d"] ["s"] ["gb"]
        ----
        func f(_ x: Int) -> String { "i" }
        func f(_ x: Double) -> String { "d" }
        func f(_ x: [Int]) -> String { "ai" }
        func f<T>(_ x: [T]) -> String { "aT" }
        func f<T: Hashable>(_ x: T) -> String { "h" }
        func ap<A>(_ a: A, _ g: (A) -> String) -> String { g(a) }
        func t() -> String { let g: (Double) -> String = f; let h: ([Int]) -> String = f; return "\(g(1)) \(h([1])) \([1].map(f)) \([1.5].map(f)) \([[1]].map(f)) \(["a"].map(f)) \(ap(2.0, f)) \(ap([true], f)) \(f([1])) \(f("a"))" }
        //= d ai ["i"] ["d"] ["ai"] ["h"] d h ai h
        ----
        class A { func m(_ x: Int) -> String { "Ai" }; func m(_ x: Any) -> String { "Aa" }; func m(_ x: String) -> String { "As" } }
        class B: A { override func m(_ x: Int) -> String { "Bi" }; func m(_ x: Double) -> String { "Bd" } }
        func t() -> String { let b = B(), a: A = b; let f: (Int) -> String = a.m; let g: (Double) -> String = b.m; return "\(b.m(1)) \(b.m(1.5)) \(b.m("x")) \(a.m(1)) \(a.m(1.5)) \(a.m([1])) \(f(1)) \(g(2))" }
        //= Bi Bd As Bi Aa Aa Bi Bd
        """##)
}
