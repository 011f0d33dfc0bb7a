// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Functions whose answer depends on type arguments that values do not show, and on operators of the user's own.
    static let typeArguments = reading(
        ##"""
        func twice<T: Numeric>(_ x: T) -> T { x + x }
        func twice(_ x: Double) -> Double { x * 3 }
        func show<T: BinaryInteger>(_ x: T) -> String { "i\(x)" }
        func show<T: BinaryFloatingPoint>(_ x: T) -> String { "f\(x)" }
        func show(_ x: Int) -> String { "Int\(x)" }
        func t() -> String { "\(twice(2)) \(twice(2.5)) \(twice(2 as Float)) \(show(3)) \(show(3 as UInt8)) \(show(2.5)) \(show(CGFloat(2)))" }
        //= 4 7.5 4.0 Int3 i3 f2.5 f2.0
        ----
        func one<N: BinaryFloatingPoint>(_ x: N) -> String { "\(N.self) \(x)" }
        func list<N: BinaryFloatingPoint>(_ x: [N]) -> String { "\(N.self) \(x)" }
        func named<N: FloatingPoint>(_ x: [(String, N)]) -> String { "\(N.self)" }
        class Line { let sum: Double; init<N: BinaryFloatingPoint>(points: [N]) { sum = points.reduce(0) { $0 + Double($1) } } }
        func t() -> String { "\(one(1)) \(list([1, 2])) \(named([("a", 1)])) \(Line(points: [3, 4]).sum)" }
        //= Double 1.0 Double [1.0, 2.0] Double 7.0
        ----
        func largest<T>(_ xs: T...) -> T? where T: Comparable { xs.max() }
        func merge<S1: Sequence, S2: Sequence>(_ a: S1, _ b: S2) -> [S1.Element] where S1.Element == S2.Element, S1.Element: Comparable { (Array(a) + Array(b)).sorted() }
        func allEq<C: Collection>(_ c: C) -> Bool where C.Element: Equatable { guard let f = c.first else { return true }; return c.dropFirst().allSatisfy { $0 == f } }
        func t() -> String { "\(largest(3, 9, 2)!) \(largest("b", "a")!) \(merge([3, 1], Set([2]))) \(merge(1...2, [0])) \(allEq("aaa")) \(allEq([1, 2])) \(largest() as Int? as Any)" }
        //= 9 b [1, 2, 3] [0, 1, 2] true false nil
        ----
        func avg401<T: BinaryInteger>(_ x: [T]) -> Double { x.isEmpty ? 0 : Double(x.reduce(0, +)) / Double(x.count) }
        func avg401<T: BinaryFloatingPoint>(_ x: [T]) -> T { x.isEmpty ? 0 : x.reduce(0, +) / T(x.count) }
        func lerp401<T: FloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }
        func clamp401<T: Comparable>(_ x: T, _ r: ClosedRange<T>) -> T { min(max(x, r.lowerBound), r.upperBound) }
        func norm401<T: BinaryFloatingPoint>(_ x: T, in r: Range<T>) -> T { let s = r.upperBound - r.lowerBound; let m = (x - r.lowerBound).truncatingRemainder(dividingBy: s); return (m < 0 ? m + s : m) + r.lowerBound }
        func t() -> String { "\(avg401([1, 2])) \(avg401([1.5, 2])) \(avg401([Float(1), 2])) \(lerp401(0, 10, 0.25)) \(lerp401(1, 2, 0.5)) \(clamp401(15, 0...10)) \(clamp401(-0.5, 0...1)) \(norm401(370, in: 0..<360)) \(norm401(-10, in: 0..<360)) \(avg401([UInt8(3), 4]))" }
        //= 1.5 1.75 1.5 2.5 1.5 10 0.0 10.0 350.0 3.5
        ----
        protocol Api {}; struct Live: Api {}
        func nm<T>() -> T? { n = "\(T.self)"; return nil }
        func nm2<T>(_ t: T.Type = T.self) -> T? { n = "\(T.self) \(t)"; return nil }
        nonisolated(unsafe) var n = ""
        func t() -> String { let a: (any Api)? = nm(); var s = n; let b: Int? = nm(); s += n; let c: Int? = nm2(); s += n; let d: (any Api)? = nm2(); s += n; return "\(s) \(a == nil) \(b ?? 0) \(c ?? 0) \(d == nil)" }
        //= ApiIntInt IntApi Api true 0 0 true
        ----
        struct Quantity<U> { var v: Double }
        enum Metre {}
        enum Second {}
        func + <U>(a: Quantity<U>, b: Quantity<U>) -> Quantity<U> { Quantity<U>(v: a.v + b.v) }
        func / (a: Quantity<Metre>, b: Quantity<Second>) -> String { "\(a.v / b.v) m/s" }
        func / <U>(a: Quantity<U>, b: Quantity<U>) -> Double { a.v / b.v }
        func t() -> String { let m = Quantity<Metre>(v: 10), s = Quantity<Second>(v: 4); return "\(m / s) \((m + m) / m) \(s / s)" }
        //= 2.5 m/s 2.0 1.0
        ----
        protocol Unit { static var symbol: String { get }; static var factor: Double { get } }
        enum Km: Unit { static let symbol = "km", factor = 1000.0 }
        enum M: Unit { static let symbol = "m"; static let factor = 1.0 }
        struct Length<U: Unit>: CustomStringConvertible {
            var v: Double
            init(_ v: Double) { self.v = v }
            init<O>(_ o: Length<O>) { v = o.v * O.factor / U.factor }
            var description: String { "\(v)\(U.symbol)" }
            static func + <O>(a: Self, b: Length<O>) -> Self { .init(a.v + Self(b).v) }
        }
        func t() -> String { let a = Length<Km>(1.5), b = Length<M>(a); return "\(a) \(b) \(a + b) \(Length<M>(500) + a)" }
        //= 1.5km 1500.0m 3.0km 2000.0m
        ----
        protocol Key { associatedtype V; static var def: V { get } }
        enum A: Key { static let def = 3 }
        enum B: Key { static var def: [String] { ["x"] } }
        struct Store {
            var d: [ObjectIdentifier: Any] = [:]
            subscript<K: Key>(k: K.Type) -> K.V { get { d[ObjectIdentifier(k)] as? K.V ?? K.def } set { d[ObjectIdentifier(k)] = newValue } }
        }
        extension Store { var a: Int { get { self[A.self] } set { self[A.self] = newValue } } }
        func t() -> String { var e = Store(); e.a += 4; e[B.self].append("y"); return "\(e.a) \(e[B.self])" }
        //= 7 ["x", "y"]
        ----
        struct Rule { var f: (Int) -> Bool; static func && (a: Rule, b: Rule) -> Rule { Rule { a.f($0) && b.f($0) } }; static func || (a: Rule, b: Rule) -> Rule { Rule { a.f($0) || b.f($0) } }; static prefix func ! (a: Rule) -> Rule { Rule { !a.f($0) } } }
        struct Day { var n: Int; static func ..< (a: Day, b: Day) -> [Int] { Array(a.n..<b.n) }; static func ... (a: Day, b: Day) -> Int { b.n - a.n }; static func ~= (a: Day, b: Int) -> Bool { a.n == b } }
        func t() -> String { let e = Rule { $0 % 2 == 0 }, p = Rule { $0 > 0 }; let b = e && !p || Rule { $0 == 7 }; var s = "\([-2, 7, 4].map(b.f)) \(Day(n: 1)..<Day(n: 4)) \(Day(n: 2)...Day(n: 9)) \(1..<4)"; switch 5 { case Day(n: 5): s += "m"; default: s += "n" }; return s }
        //= [true, true, false] [1, 2, 3] 7 1..<4m
        ----
        struct Opt: OptionSet, Hashable { let rawValue: Int; static let a = Opt(rawValue: 1), b = Opt(rawValue: 2) }
        func t() -> String { let d = [Opt.a: "x", [.a, .b]: "y"]; let l = [Opt.a, [.a, .b], []]; return "\(d[[.b, .a]] ?? "-") \(l.map(\.rawValue))" }
        //= y [1, 3, 0]
        ----
        extension FixedWidthInteger { func digits() -> [Int] { String(magnitude).compactMap(\.wholeNumberValue) } }
        func t() -> String { "\((-305).digits()) \(UInt8(42).digits())" }
        //= [3, 0, 5] [4, 2]
        ----
        protocol Vec { var x: Double { get set }; var y: Double { get set }; init(x: Double, y: Double) }
        extension Vec { static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y) }; static func * (a: Self, k: Double) -> Self { Self(x: a.x * k, y: a.y * k) }; static prefix func - (a: Self) -> Self { a * -1 } }
        struct P: Vec { var x, y: Double }
        struct Sz: Vec { var x, y: Double }
        func + (a: P, b: Sz) -> P { P(x: a.x + b.x, y: a.y + b.y) }
        func sum<V: Vec>(_ v: [V]) -> V { v.reduce(V(x: 0, y: 0), +) }
        func t() -> String { let p = P(x: 1, y: 2) + P(x: 1, y: 1) * 2 + Sz(x: 10, y: 0); return "\(p) \(sum([Sz(x: 1, y: 1), -Sz(x: 3, y: 0)]))" }
        //= P(x: 13.0, y: 4.0) Sz(x: -2.0, y: 1.0)
        ----
        enum Tm: Equatable { case never, at(Int); var mins: Int? { if case .at(let m) = self { m } else { nil } }; static func ~= (r: Range<Int>, t: Tm) -> Bool { t.mins.map(r.contains) ?? false } }
        func t() -> String { [Tm.never, .at(30), .at(125)].map { t in switch t { case 0..<60: "a"; case 60..<200: "b"; default: "c" } }.joined() }
        //= cab
        """##)

    /// Functions of the standard library that were answered wrongly before.
    static let libraryUses = reading(
        ##"""
        class N { var next: N?; var n = 0; var vals: [String: Int]?; init(_ n: N? = nil) { next = n } }
        func t() -> String { let c = N(N()); let r: Void? = c.next?.next?.vals = [:]; let q: Void? = c.next?.n = 4; if (c.next?.next?.n += 1) == nil { return "\(r == nil) \(q == nil) \(c.next?.n ?? -1) none" }; return "some" }
        //= true false 4 none
        ----
        func t() -> String { let d: [Character: Int] = ["a": 1, "b": 2]; var e = d; e.merge([("b", 5), ("c", 1)]) { $0 + $1 }; let m = d.merging([("b", 5)]) { _, n in n }; return "\(m.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }) \(e["b"]!) \(e.count)" }
        //= ["a1", "b5"] 7 3
        ----
        func t() -> String { let k = [1, 2, 3].difference(from: [10, 21, 3]) { $0 % 10 == $1 % 10 }; return "\(k.insertions.count) \(k.removals.count) \([10, 21, 3].applying(k) ?? [])" }
        //= 1 1 [21, 2, 3]
        ----
        func t() -> String { "\(Optional("q").debugDescription) \(Optional(3).debugDescription)" }
        //= Optional("q") Optional(3)
        ----
        func t() -> String { var i = 0; let it = AnyIterator<(index: Int, name: String)> { i += 1; return i < 4 ? (i, "n\(i)") : nil }; var s = ""; for e in it { s += "\(e.index)\(e.name)" }; return s }
        //= 1n12n23n3
        ----
        class A { let w: Int; var log = ""; init(w: Int) { self.w = w; log += "a"; setup() }; func setup() { log += "v" } }
        class B: A { init(c: String) { super.init(w: c.count); log += "i" }; override func setup() { super.setup(); log += "2" } }
        class C: B { override var log: String { get { "<" + super.log + ">" } set { super.log = newValue } } }
        func t() -> String { "\(B(c: "ab").log) \(C(c: "ab").log)" }
        //= av2i <<<<a>v>2>i>
        ----
        func f(_ x: Any) -> String { switch x { case let i as Int: "i\(i)"; case is String?: "s?"; default: "?" } }
        func t() -> String { let a: Any = Optional<Int>.none as Any; let b: Any = Optional(5) as Any; let d: [Any] = [a, b, 5, Optional("x") as Any]; let n: Any? = nil; let dd: Any? = Optional<Int>.none as Any; let m: [String: Any] = ["k": Optional(2) as Any]; return "\(a) \(b) \(d.map(f)) \(n == nil) \(dd == nil) \(type(of: a)) \(type(of: b)) \(d) \(m) \(m["k"] as? Int ?? 0) \((a as? Int) == nil) \(b as! Int + 1) \(b as? Int? == 5)" }
        //= nil Optional(5) ["s?", "i5", "i5", "s?"] true false Optional<Int> Optional<Int> [nil, Optional(5), 5, Optional("x")] ["k": Optional(2)] 2 true 6 true
        ----
        struct M { var a = 1; var b: String? = "x"; var d: Int? = nil }
        func t() -> String { let m = Mirror(reflecting: M()); let o = Mirror(reflecting: Optional(3) as Any); return m.children.map { "\($0.label ?? "-")=\($0.value)" }.joined(separator: ",") + " \(o.children.map { $0.label ?? "nil" }) \(o.displayStyle == .optional) \(m.children.count { Mirror(reflecting: $0.value).displayStyle == .optional }) \(m.children.compactMap { $0.value as? String })" }
        //= a=1,b=Optional("x"),d=nil ["some"] true 2 ["x"]
        ----
        func t() -> String { var d: [AnyHashable: Int] = [:]; d[1] = 2; d["x"] = 4; d["x"]! += 1; d[1.5, default: 0] += 3; let s: AnyHashable = "y"; d[s] = 9; return "\(d["x"]!) \(d[s]!) \(d[1]!) \(d[1.5]!) \(d[2] == nil)" }
        //= 5 9 2 3 true
        """##)
}
