// SPDX-License-Identifier: GPL-3.0-or-later

extension AcceptedProgram {
    /// Close to what is refused for names that patterns bind, for an early `self`, for types that nothing declares, and for what is thrown.
    static let bindings = reading(
        ##"""
        enum E { case a(Int), b(Int, Int), c }
        func f(_ e: E) -> Int { switch e { case .a(let x), .b(let x, _): x; case .c: 0 } }
        func g(_ t: (Int, Int)) -> Int { switch t { case (let x, 0), (0, let x): x; case (_, _): 1 } }
        ----
        class A { var n: Int; init(n: Int) { self.n = n }
            convenience init?(_ d: [String: Int]) { guard let n = d["n"] else { return nil }; guard n > 0 else { return nil }; self.init(n: n) }
            convenience init(a: Int, b: Int) { let n = a + b; print(n); self.init(n: n); self.n += 1 }
            convenience init(c: Int) { if c > 1 { self.init(n: c) } else { self.init(n: 0) }; print(n) }
            static func make() -> Int { 1 }
            convenience init(d: Int) { print(A.make(), type(of: self)); self.init(n: d) } }
        ----
        enum Side { case left, right; init(_ n: Int) { let isLeft = n < 0; self = isLeft ? .left : .right }; init() { self = .left; print(self) } }
        ----
        class A { init() {} }
        class B: A { override init() { super.init() } }
        class C: A { init(n: Int) { super.init() } }
        class D: C { init(s: String) { super.init(n: 1) } }
        class E {}
        class F: E { override init() { super.init() } }
        ----
        class M: Codable { let n: Int; var s: String? }
        class K: Decodable { var list: [Int] }
        ----
        extension String: Error {}
        struct F: Error {}
        func f() throws { defer { do { throw F() } catch { print(error) } }; throw "a" }
        ----
        typealias Handler = (Int) -> Void
        struct Box<T> { typealias Row = [T]; enum Kind { case a }; var kind: Kind = .a; func rows(_ r: Row) -> Self.Row { r } }
        func f<T, U: Equatable>(_ x: T, _ y: U, _ h: Handler?) -> (any Error)? { let b: Box<Int>.Kind? = nil; print(b as Any, x is U); return nil }
        func local() -> Int { struct Local { var n = 1 }; typealias Number = Int; let a: Local? = nil; let b: [Number] = [1]; return (a?.n ?? 0) + b[0] }
        protocol P { associatedtype Item; func take(_ i: Item) -> Self? }
        func g(_ a: Any, _ s: some Sequence<Int>) -> (Double, StaticString, Float, UInt8, Substring.Index?) { print(a as? any P ?? a); return (1, "a", 2, 3, nil) }
        """##)
}
