// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// A call takes the defaults of the declaration that the static type has, and runs what the instance overrides it with.
    static let overriddenDefaults = reading(
        ##"""
        class A { func f(_ x: Int = 1) -> String { "A\(x)" } }
        class B: A { override func f(_ x: Int = 2) -> String { "B\(x)" } }
        func t() -> String { let b = B(); let a: A = b; return "\(a.f()) \(b.f()) \(A().f()) \(a.f(7))" }
        //= B1 B2 A1 B7
        ----
        class A { func f(_ x: Int = 1, y: String = "a") -> String { "A\(x)\(y)" }; func g() -> String { f() } }
        class B: A { override func f(_ x: Int = 2, y: String = "b") -> String { "B\(x)\(y)" + super.f() } }
        class C: B { }
        func t() -> String { let a: A = C(); let c = C(); return "\(a.f()) \(c.f(y: "q")) \(a.g()) \(a.f(3))" }
        //= B1aA1a B2qA1a B1aA1a B3aA1a
        ----
        protocol P { func f(_ x: Int) -> String }
        extension P { func f() -> String { f(5) } }
        struct S: P { func f(_ x: Int = 3) -> String { "S\(x)" } }
        func t() -> String { let p: any P = S(); return S().f() + p.f() }
        //= S3S5
        ----
        class A { init(x: Int = 1) { v = x }; var v: Int; func make(n: Int = 10) -> Int { n + v } }
        class B: A { override init(x: Int = 2) { super.init() ; v += x }; override func make(n: Int = 20) -> Int { n * v } }
        func t() -> String { let b = B(); let a: A = b; return "\(b.v) \(a.make()) \(b.make())" }
        //= 3 30 60
        ----
        class A { class func s(_ x: String = "a") -> String { "A" + x } ; func call() -> String { Self.s() + type(of: self).s() } }
        class B: A { override class func s(_ x: String = "b") -> String { "B" + x } }
        func t() -> String { let m: A.Type = B.self; return m.s() + " " + B.s() + " " + (B() as A).call() + " " + B().call() }
        //= Ba Bb BaBa BaBa
        ----
        class A { func f(_ x: Int = 1) -> String { "A\(x)" } }
        class B: A { override func f(_ x: Int) -> String { "B\(x)" } }
        func t() -> String { let a: A = B(); let g: (A) -> String = { $0.f() }; return a.f() + g(B()) + [B() as A, A()].map { $0.f() }.joined() }
        //= B1B1B1A1
        ----
        class V { var w = 1; func layout(_ n: Int = 1, in s: String = "v") -> String { "V\(n)\(s)" }; final func run() -> String { layout() + layout(2) + layout(in: "z") } }
        class B: V { override func layout(_ n: Int = 9, in s: String = "b") -> String { "B\(n)\(s)" } }
        class L: B { override func layout(_ n: Int, in s: String) -> String { "Z\(n)\(s)<" + super.layout() + ">" } }
        func t() -> String { let l = L(); let b: B = l, v: V = l; return [l.run(), b.layout(), v.layout(5), B().run(), (b as V).layout(in: "q"), l.layout(1, in: "w")].joined(separator: " ") }
        //= Z1v<B9b>Z2v<B9b>Z1z<B9b> Z9b<B9b> Z5v<B9b> B1vB2vB1z Z1q<B9b> Z1w<B9b>
        ----
        class Req { class func make(_ n: Int = 1) -> String { "R\(n)" }; static func go() -> String { make() + Self.make(3) }; func viaSelf() -> String { Self.make() } }
        class Req2: Req { override class func make(_ n: Int = 5) -> String { "R2_\(n)" } }
        func t() -> String { Req.go() + Req2.go() + Req2.make() + Req2().viaSelf() + (Req2.self as Req.Type).make() }
        //= R1R3R2_1R2_3R2_5R2_1R2_1
        """##)
}
