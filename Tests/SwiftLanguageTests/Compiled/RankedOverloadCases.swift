// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Which of several overloads is meant: a generic parameter comes before an optional, and `Any` too; what the library has stands beside
    /// what an extension adds.
    static let rankedOverloads = reading(
        ##"""
        func f(_ x: Int?) -> String { "opt" }
        func f<T>(_ x: T) -> String { "gen" }
        func t() -> String { let i = 3, o: Int? = 3; return "\(f(3)) \(f(i)) \(f(o)) \(f("a"))" }
        //= gen gen opt gen
        ----
        func f(_ a: Int?, _ b: Int?) -> String { "opt" }
        func f<T: Comparable>(_ a: T, _ b: T) -> String { "gen" }
        func t() -> String { let i = 3, n: Int? = nil; return "\(f(3, 4)) \(f(i, 2)) \(f(n, 2)) \(f("a", "b")) \(f(2.5, 1))" }
        //= gen gen opt gen gen
        ----
        struct V { static func make(_ x: String?) -> String { "opt" }; static func make<T: StringProtocol>(_ x: T) -> String { "gen" }; func on(_ x: String?) -> String { "opt" }; func on<T>(_ x: T) -> String { "gen" } }
        func t() -> String { let s = "a", n: String? = "b"; return "\(V.make("x")) \(V.make(s)) \(V.make(n)) \(V().on(s)) \(V().on(n)) \(V().on("z"))" }
        //= gen gen opt gen opt gen
        ----
        struct V { var s: String; init(_ x: Int?) { s = "opt" }; init<T>(_ x: T) { s = "gen" }; init(_ x: Double) { s = "dbl" } }
        func t() -> String { let s = "a", n: Int? = 2; return "\(V(3).s) \(V(s).s) \(V(n).s) \(V(2.5).s) \(V(s.count).s)" }
        //= gen gen opt dbl gen
        ----
        class A {}
        class B: A {}
        class C: B {}
        func f(_ a: A) -> String { "A" }
        func f(_ b: B) -> String { "B" }
        func g(_ a: A?) -> String { "A?" }
        func g<T: A>(_ a: T) -> String { "T" }
        func t() -> String { let c = C(); let x: A = c; return "\(f(c)) \(f(x)) \(g(c)) \(g(x)) \(g(nil))" }
        //= B A T T A?
        ----
        func f(_ x: Int?) -> String { "opt" }
        func f(_ x: Any) -> String { "any" }
        func g(_ x: Int?) -> String { "opt" }
        func g(_ x: any Equatable) -> String { "eq" }
        func h(_ x: Double?) -> String { "opt" }
        func h(_ x: Int) -> String { "int" }
        func i(_ x: Double?) -> String { "opt" }
        func i<T>(_ x: T) -> String { "gen" }
        func t() -> String { "\(f(3)) \(g(3)) \(h(3)) \(i(3)) \(i(2.5))" }
        //= any eq int gen gen
        ----
        func clamp<T: Comparable>(_ x: T, _ lo: T, _ hi: T) -> T { min(max(x, lo), hi) }
        func max(_ a: Int?, _ b: Int?) -> Int? { guard let a, let b else { return a ?? b }; return max(a, b) }
        func t() -> String { let n: Int? = nil; return "\(clamp(5, 1, 3)) \(max(n, 2) as Any) \(max(3, 2)) \(clamp(2.5, 1, 3))" }
        //= 3 Optional(2) 3 2.5
        ----
        extension Int { init?(_ s: String?) { guard let s else { return nil }; self.init(s) } }
        func t() -> String { let a: String? = "12", b: String? = nil; return "\(Int(a) as Any) \(Int(b) as Any)" }
        //= Optional(12) nil
        ----
        extension Double { init?(_ s: String?) { guard let s, let d = Double(s) else { return nil }; self = d } }
        func t() -> String { let a: String? = "12.5", b: String? = nil; return "\(Double(a) as Any) \(Double(b) as Any) \(Double("7") as Any) \(Double(3))" }
        //= Optional(12.5) nil Optional(7.0) 3.0
        ----
        extension String { init(_ x: Int?) { self = x.map { String($0) } ?? "-" } }
        func t() -> String { let a: Int? = 3, n: Int? = nil; return "\(String(a)) \(String(n)) \(String(5)) \(String(2.5))" }
        //= 3 - 5 2.5
        ----
        protocol P { var name: String { get } }
        struct A: P { var name = "a" }
        extension String { init(_ p: P) { self.init(p.name) } }
        extension String { init(_ p: P?) { self = p.map { String($0) } ?? "none" } }
        func t() -> String { let o: P? = nil; let p: P = A(); return "\(String(A())) \(String(o)) \(String(p)) \(String(7))" }
        //= a none a 7
        ----
        extension BinaryInteger { init(_ b: Bool?) { self = (b ?? false) ? 1 : 0 } }
        func t() -> String { let b: Bool? = true; return "\(Int(b) + 1) \(UInt8(nil as Bool?)) \(Int(3.7)) \(Int("5")!)" }
        //= 2 0 3 5
        ----
        extension BinaryInteger { init(flag b: Bool) { self = b ? 1 : 0 }; init(sum xs: [Self]) { self = xs.reduce(0, +) } }
        extension BinaryFloatingPoint { init(percent p: Int) { self = Self(p) / 100 }; init(_ s: String, or d: Self) { self = Double(s).map { Self($0) } ?? d } }
        func t() -> String { "\(Int(flag: true)) \(UInt8(flag: false)) \(Int(sum: [1, 2])) \(Double(percent: 50)) \(Float(percent: 25)) \(Double("x", or: 2))" }
        //= 1 0 3 0.5 0.25 2.0
        ----
        protocol Z { init(); static var z: Self { get } }
        extension Z { init(flag: Bool) { self = Self.z } }
        extension Int: Z { static var z: Int { 7 } }
        func t() -> String { "\(Int(flag: true) + 1)" }
        //= 8
        ----
        extension Int { init(_ s: Substring) { self = (Int(String(s)) ?? -1) * 10 } }
        extension Double { init(_ s: String) { self = 9 } }
        func t() -> String { let x: Double = Double("1"); return "\(Int("5x".prefix(1)) + 1) \(Int("7")!) \(Int(2.5)) \(x)" }
        //= 51 7 2 9.0
        ----
        extension Array { func first(where p: (Element) -> Bool) -> String { "own" } }
        extension Sequence { func map<T>(_ f: (Element) -> T) -> String { "ownmap" } }
        func t() -> String { let s: String = [1].first(where: { $0 > 0 }); let m: [Int] = [1].map { $0 }; let n: String = [1].map { $0 }; return "\(s) \(m) \(n)" }
        //= own [1] ownmap
        ----
        struct S { let f: (Int) -> String; func f(_ s: String) -> String { "m" + s }; func g() -> String { f(1) + f("z") } }
        protocol P { var run: (Int) -> Int { get } }
        extension P { func run(_ f: (Int) -> Int) -> Int { f(run(1)) } }
        struct Q: P { var run: (Int) -> Int }
        func t() -> String { let s = S(f: { "p\($0)" }), q = Q(run: { $0 + 5 }); return "\(s.f(1)) \(s.f("q")) \(s.g()) \(q.run { $0 * 2 }) \(q.run(3)) \(q.run(q.run(q.run(1))))" }
        //= p1 mq p1mz 12 8 16
        ----
        extension Character { init(_ n: Int) { self = Character(String(n)) } }
        final class C { var n: Int! = 3 }
        func t() -> String { let c = C(), x = c.n << 1, u = Unicode.Scalar(UInt8(65)); return "\(Character(u)) \(Character(7)) \(Character("x")) \(x)" }
        //= A 7 x 6
        """##)
}
