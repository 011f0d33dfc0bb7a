// SPDX-License-Identifier: GPL-3.0-or-later

extension AcceptedProgram {
    /// Close to what is refused for its operands, its coercions, its patterns, its generic arguments and its ways out.
    static let uses = reading(
        ##"""
        func die(_ m: String) -> Never { fatalError(m) }
        struct Z { static func stop() -> Never { die("x") }; func x(_ n: Int) -> Int { if n > 0 { return n }; Z.stop() } }
        func g(_ n: Int?) -> Int { guard let n else { die("no") }; return n }
        func h(_ n: Int) -> String { switch n { case 0: return "a"; default: die("b") } }
        ----
        extension Array { func joined(_ s: String) -> String { s } }
        func called(_ a: [Int], _ s: String) -> String { "\(a.trimmingPrefix([1])) \(a.joined(",")) \(s.count) \(s.split(separator: " ").count) \(a.sorted().first ?? 0)" }
        ----
        typealias string = String
        struct point { var x = 1 }
        func lower<array>(_ a: string, _ p: point, _ e: array) -> array { e }
        ----
        protocol Q { var id: Int { get } }
        func == (a: any Q, b: any Q) -> Bool { a.id == b.id }
        func u(_ a: any Q, _ b: any Q) -> Bool { a == b }
        func w(_ a: AnyObject, _ b: AnyObject) -> Bool { a === b }
        ----
        enum Op { case add(Int, Int), neg(x: Int), none, pair((Int, Int)) }
        func r(_ o: Op) -> Int { switch o { case let .add(a, b): a + b; case .neg(x: let v): v; case .none: 0; case .pair(let (a, b)): a + b } }
        func s(_ o: Op) -> Int { switch o { case .add(let t): t.0; case .neg: 1; case .pair((let a, _)): a; default: 0 } }
        func m() -> [Op] { [1, 2].map(Op.neg(x:)) + zip([1], [2]).map(Op.add) }
        func o(_ x: Op?) -> Bool { if case .add? = x { return true }; if case .some(.neg(let n)) = x, n > 1 { return true }; return x == nil }
        ----
        struct D<K: Hashable, V> { var d: [K: V] = [:]; struct Entry { var k: K; var more: [K: Int] = [:] }; func g<T>(_ x: [T: Int]) -> Set<T> { Set(x.keys) } }
        extension D where V: Hashable { var keys: Set<V> { Set(d.values) } }
        class Cache<Key, Val> where Key: Hashable { private var d: [Key: Val] = [:]; subscript(k: Key) -> Val? { get { d[k] } set { d[k] = newValue } } }
        ----
        func cast(_ n: Int, _ s: String?) -> [Any] { let d = n as Int?; let e = 3 as Double; let x = [1, 2] as [Any]; let z = s as Any; let w = { $0 } as (Int) -> Int; return [d as Any, e, x, z, w(1)] }
        class A {}
        class B: A {}
        func up(_ b: B) -> A { b as A }
        ----
        func va(_ xs: Int...) -> Int { xs.count }
        func vb(_ xs: Any...) -> Int { xs.count }
        func vc() -> Int { va(1, 2) + vb([1, 2]) + vb([1], "a") }
        ----
        func f(_ w: Double, _ n: Int) -> Double { let x: Double = w * 2 + Double(n) / 3; return x - 1 }
        func g(_ xs: [Int]) -> Double { Double(xs.reduce(0, +)) / Double(xs.count) }
        func h(_ a: Int?, _ b: Int?) -> Bool { a == b && !(a == nil || b != nil) }
        ----
        struct Box<T> { var items: [T] = [] }
        func f() -> Int { let b: Box<Int> = Box(); let c = Box(items: ["a"]); let d = Box<Double>(); return b.items.count + c.items.count + d.items.count }
        ----
        private struct Hid { func f() -> Hid { self }; var m: [Hid] { [] } }
        extension Hid { func g() -> Hid { self } }
        private func mk() -> Hid { Hid() }
        struct S { private var m = Hid(); fileprivate func f(_ h: Hid) {}; private enum Mode { case a }; private func g(_ m: Mode) {} }
        struct Q { struct Hid {}; var m = Hid(); func f() -> Hid { m } }
        extension Q { func h(_ x: Hid) -> [Hid] { [x] } }
        extension Array where Element == Hid { func all() -> [Hid] { self } }
        private extension Q { func k(_ m: S.Type) {} }
        struct G<Hid> { var m: Hid; func f(_ h: Hid) -> Hid { h }; func g<Mode>(_ m: Mode) -> Mode { m } }
        private protocol Named {}
        extension S: Named {}
        struct C: Codable { var a: Int; var b = 2; var c: Int?; enum CodingKeys: String, CodingKey { case a } }
        func sw(_ p: (Int, Int)) -> Int { switch p { case (1, let a), (let a, 1): if a > 3 { fallthrough }; return a; case (2, _): return 2; case (3, _): fallthrough; default: return 0 } }
        ----
        enum E { case a, b; static func + (l: E, r: Int) -> Int { r } }
        enum F: Int { case a, b; static func == (l: F, r: Int) -> Bool { l.rawValue == r } }
        enum G: String { case a, b }
        func == (l: G, r: String) -> Bool { l.rawValue == r }
        extension Int { static func + (l: Int, r: F) -> Int { l } }
        func f(_ g: G) -> Bool { E.a + 1 > 2 + F.a && F.b == 1 && g == "a" }
        ----
        struct W: ExpressibleByIntegerLiteral, Equatable { var v: Int; init(integerLiteral: Int) { v = integerLiteral } }
        struct T: ExpressibleByStringLiteral, Hashable { var v: String; init(stringLiteral: String) { v = stringLiteral } }
        func f(_ w: W, _ t: T) -> Bool { w == 1 && t == "a" && 2 != w }
        ----
        @propertyWrapper struct Clamp { var wrappedValue: Int; var projectedValue: Bool { wrappedValue > 1 } }
        struct S { @Clamp var n = 1; func go() -> Bool { $n } }
        """##)
}
