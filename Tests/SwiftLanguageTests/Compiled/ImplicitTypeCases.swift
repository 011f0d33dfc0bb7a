// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Members that extensions of a protocol have for one type: `where Self == Compact`.
    static let implicitTypes = reading(
        ##"""
        protocol P { var n: Int { get } }
        enum T1 { struct A: P { var n = 1 }; struct B: P { var n = 2 } }
        enum U1 { struct A: P { var n = 3 } }
        extension P where Self == T1.A { static var std: T1.A { T1.A(n: 10) }; static func of(_ k: Int) -> T1.A { T1.A(n: k) } }
        extension P where Self == T1.B { static var std: T1.B { T1.B(n: 20) }; static func of(_ k: Int) -> T1.B { T1.B(n: k * 2) } }
        extension P where Self == U1.A { static var std: U1.A { U1.A(n: 30) }; static func of(_ k: Int) -> U1.A { U1.A(n: k * 3) } }
        func t() -> String {
            let a: T1.A = .std, b: T1.B = .std, c: U1.A = .std
            return "\(a.n) \(b.n) \(c.n) \((.of(4) as T1.A).n) \((.of(4) as T1.B).n) \((.of(4) as U1.A).n)"
        }
        //= 10 20 30 4 8 12
        ----
        @_disfavoredOverload func title(_ n: Int) -> String { "s" }
        func title(_ n: Int) -> Int { n }
        func t() -> String { let z = title(3); let s: String = title(1); return "\(z + 1) \(s)" }
        //= 4 s
        ----
        protocol P { var n: String { get } }
        struct SW: P { var n = "sw" }
        struct SX: P { var n = "sx" }
        extension P where Self == SW { static var sw: SW { SW() } }
        extension P where Self == SX { static var sx: SX { SX() } }
        func style(_ p: some P) -> String { "some " + p.n }
        func style(_ p: SX) -> String { "SX " + p.n }
        func t() -> String { "\(style(.sw)) \(style(.sx)) \(style(SW())) \(style(SX()))" }
        //= some sw SX sx some sw SX sx
        ----
        protocol P { var n: String { get } }
        struct A: P { var n = "a" }
        struct B: P { var n = "b"; static let bb = B() }
        extension P where Self == A { static var aa: A { A() }; static func make(_ k: Int) -> A { A(n: "a\(k)") } }
        func f<T: P>(_ p: T) -> String { "T " + p.n }
        func f(_ p: B) -> String { "B " + p.n }
        struct V { func s(_ p: some P) -> String { "some " + p.n }; func s(_ b: B) -> String { "B " + b.n } }
        func t() -> String { "\(f(.aa)) \(f(.bb)) \(f(.make(3))) \(V().s(.aa)) \(V().s(.make(2))) \(V().s(.bb))" }
        //= T a B b T a3 some a some a2 B b
        ----
        protocol P { var n: String { get } }
        struct A: P { var n = "a"; func twice() -> A { A(n: n + n) } }
        extension P where Self == A { static var aa: A { A() }; static func make(_ k: Int) -> Self { A(n: "a\(k)") } }
        func f<T: P>(_ p: T) -> T { p }
        func h<T: P>(_ p: T, _ o: some P) -> String { "\(T.self) \(o.n)" }
        struct V<S: P> { let s: S; init(_ s: S) { self.s = s }; var d: String { "\(S.self) \(s.n)" } }
        func list<T: P>(_ xs: T...) -> String { xs.map(\.n).joined() }
        func t() -> String { "\(f(.aa).twice().n) \(f(.make(3)).n) \(h(.aa, .make(1))) \(V(.aa).d) \(f(.aa.twice()).n) \(V(.make(2)).s.twice().n) \(list(A.aa, .make(1)))" }
        //= aa a3 A a1 A a aa a2a2 aa1
        ----
        protocol P { var n: String { get } }
        struct A: P { var n = "a" }
        struct B: P { var n = "b" }
        extension P where Self == A { static var std: A { A() }; static func of(_ k: Int) -> A { A(n: "a\(k)") }; func only() -> String { "A only" } }
        extension P where Self == B { static var std: B { B() }; static func of(_ k: Int) -> B { B(n: "b\(k)") }; func only() -> String { "B only" } }
        func t() -> String { let a: A = .std; let b: B = .std; let c: B = .of(2); return "\(a.n) \(b.n) \(A.std.n) \(B.std.n) \(A().only()) \(B().only()) \(c.n) \(A.of(1).n)" }
        //= a b a b A only B only b2 a1
        """##)
}
