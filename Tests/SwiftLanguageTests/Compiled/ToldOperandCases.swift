// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What the other operand tells: overloads that differ in their result, lists of optionals beside lists, and values made by `init!`.
    static let toldOperands = reading(
        ##"""
        struct P { let n: Int; init!(_ n: Int) { if n < 0 { return nil }; self.n = n } }
        class K { let s: String; init!(s: String?) { guard let s else { return nil }; self.s = s } }
        func t() -> String {
            let p: P = P(3); let q = P(-1); let r: P? = P(-2); let n = P(5).n
            let k = K(s: "a"); let l: K = K(s: "b")
            return "\(p.n) \(q == nil) \(r == nil) \(n) \(k!.s) \(l.s) \(K(s: nil) == nil) \(K(s: "q").s)"
        }
        //= 3 true true 5 a b true q
        ----
        func g() -> Int { 1 }
        func g() -> String { "s" }
        func t() -> String { let d = g() + 1, e = g() + "x"; let f = "a" + g(); return "\(d) \(e) \(f)" }
        //= 2 sx as
        ----
        struct Z { func v() -> Int { 3 }; func v() -> Double { 0.5 }; static func make() -> Int { 1 }; static func make() -> String { "m" } }
        func take(_ s: String) -> String { s }
        func g() -> Int { 1 }
        func g() -> String { "s" }
        func t() -> String { let z = Z(); let x: Double = z.v(), y = z.v() + 0.25, i: Int = z.v(); let m: String = Z.make(); return "\(x) \(y) \(i) \(m) \(take(g())) \(g() as String)" }
        //= 0.5 0.75 3 m s s
        ----
        struct Bag { subscript(i: Int) -> Int { i * 2 }; subscript(i: Int) -> String { "s\(i)" } }
        func t() -> String { let g = Bag(); let c = g[0] + 1; let d = g[1] + "x"; return "\(c) \(d)" }
        //= 1 s1x
        ----
        func t() -> String {
            let c: [[Int?]] = [[1, nil], [nil, 2]]
            let x = c[0] + c.map { $0[1] }
            let y = Set(1...4).subtracting((c[0] + c.map { $0[1] } + c[1]).compactMap { $0 })
            let z: [[Int]?] = [[1]]
            return "\(x.count) \(y.sorted()) \(z + [[2]].map { $0.isEmpty ? nil : $0 }) \([Optional(1)] + [2, 3].map { $0 > 2 ? nil : $0 })"
        }
        //= 4 [3, 4] [Optional([1]), Optional([2])] [Optional(1), Optional(2), nil]
        ----
        final class Tag: RawRepresentable, Equatable, Hashable { let rawValue: String; required init(rawValue: String) { self.rawValue = rawValue } }
        class Un: RawRepresentable { let rawValue: Int; required init?(rawValue: Int) { if rawValue < 0 { return nil }; self.rawValue = rawValue } }
        func t() -> String {
            let a = Tag(rawValue: "x"), b = Tag(rawValue: "x")
            let u = Un(rawValue: 1)!, v = Un(rawValue: 1)!
            return "\(a == b) \(a != b) \(a === b) \(Set([a, b]).count) \(u == v) \(u != v) \([a].contains(b)) \([a: 1][b] ?? 0) \(a.hashValue == b.hashValue)"
        }
        //= true false false 1 true false true 1 true
        ----
        func kind(_ x: Any) -> String { switch x { case is Void: return "void"; case is Int: return "int"; case let f as () -> Int: return "f\(f())"; default: return "?" } }
        func made<T>(_ f: () -> T) -> String { let r = f(); if r is Void { return "nothing" }; if let v = r as? Void { return "\(v)" }; return "\(r)" }
        func t() -> String { "\(kind(())) \(kind(1)) \(kind("a")) \(made { }) \(made { 3 }) \(kind({ 4 } as () -> Int))" }
        //= void int ? nothing 3 f4
        ----
        struct Ledger {
            enum Entry: Equatable { case deposit(Int), fee(percent: Int), none; static var big: Entry { .deposit(1000) } }
            private(set) var entries: [Entry] = []
            static func += (l: inout Ledger, e: Entry) { l.entries.append(e) }
            var balance: Int { entries.reduce(into: 0) { b, e in switch e { case .deposit(let x): b += x; case .fee(let p): b -= b * p / 100; case .none: break } } }
        }
        func t() -> String { var l = Ledger(); l += .deposit(100); l += .fee(percent: 10); l += .none; l += .big; return "\(l.balance) \(l.entries.contains(.fee(percent: 10))) \(l.entries.count)" }
        //= 1090 true 4
        ----
        final class List<T>: ExpressibleByArrayLiteral {
            private(set) var items: [T] = []
            func push(_ v: T) -> Self { items.insert(v, at: 0); return self }
            convenience init(arrayLiteral e: T...) { self.init(); e.reversed().forEach { _ = push($0) } }
        }
        func t() -> String { let l: List = [1, 2, 3]; return "\(l.items) \(l.push(9).items.count) \(List<Int>().items)" }
        //= [1, 2, 3] 4 []
        ----
        struct M: Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { let c: Int; init(floatLiteral v: Double) { c = Int(v * 100) }; init(integerLiteral v: Int) { c = v * 100 }; static func < (a: M, b: M) -> Bool { a.c < b.c } }
        func t() -> String { let m: M = 1.25; let a = [m, 2, 0.05].sorted().map(\.c); let b = max(m, 5).c; let c = Set<M>([1, 1.0, 2]).count; let d = (1 as M)...(3 as M) ~= 2.5; let e = [m, 3].max()!.c; let f: [M] = [1, 2.5]; return "\(a) \(b) \(c) \(d) \(e) \(f.map(\.c)) \(m > 4) \(min(3, m).c) \([0.5, m].count)" }
        extension M: Hashable {}
        //= [5, 125, 200] 500 2 true 300 [100, 250] false 125 2
        ----
        func g() -> Int { 1 }
        func g() -> String { "s" }
        func h() -> Double { 2.5 }
        func h() -> [Int] { [7] }
        func t() -> String { let d = g() + 1, e = g() + "x"; let f = "a" + g(), k = h() + [1], l = h() * 2, m = (g()) + "z" + g(); let q: Double = h() + 1; return "\(d) \(e) \(f) \(k) \(l) \(m) \(q)" }
        //= 2 sx as [7, 1] 5.0 szs 3.5
        ----
        struct Z { func v() -> Int { 3 }; func v() -> Double { 0.5 }; static func make() -> Int { 1 }; static func make() -> String { "m" }; subscript(i: Int) -> Int { i * 2 }; subscript(i: Int) -> String { "s\(i)" } }
        func t() -> String { let z = Z(); let x: Double = z.v(), y = z.v() + 0.25, i: Int = z.v(); let m: String = Z.make(); let c = z[0] + 1; let d = z[1] + "x"; let n = Z.make() + 4; var s = "q"; s += z[2]; return "\(x) \(y) \(i) \(m) \(c) \(d) \(n) \(s) \(z[3] + "!") \(z.v() * 1.5)" }
        //= 0.5 0.75 3 m 1 s1x 5 qs2 s3! 0.75
        """##)
}
