// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Types nested in generic ones, calls that mean another member for another type, subscripts and projections that are changed, and
    /// initializers as functions, mathematics of Floats, branches of `#if`, and what observers write.
    static let callSites = reading(
        ##"""
        func f(_ a: Int = 1, b: Int..., c: String = #function) -> String { "\(a)\(b)\(c)" }
        func g(_ xs: Int..., sep: String = ",") -> String { xs.map(String.init).joined(separator: sep) }
        func h(x: @autoclosure () -> Bool, _ f: () -> Int = { 5 }) -> Int { x() ? f() : 0 }
        func t() -> String { "\(f()) \(f(2, b: 3, 4, c: "z")) \(g()) \(g(1, 2, sep: "-")) \(h(x: 1 < 2)) \(h(x: true) { 9 }) \(max(1, 5, 3)) \(min("b", "a"))" }
        //= 1[]t() 2[3, 4]z  1-2 5 9 5 a
        ----
        struct St { static func f(_ x: Int) -> String { "sInt" }; static func f(_ x: Float) -> String { "sFl" }; subscript(i: Int) -> String { "int" }; subscript(i: String) -> String { "str" }; subscript<T>(i: T) -> String { "gen" } }
        func t() -> String { "\(St.f(1)) \(St.f(1.0)) \(St()[1]) \(St()["a"]) \(St()[1.5])" }
        //= sInt sFl int str gen
        ----
        func f(_ x: Int) -> String { "int" }; func f(_ x: Double) -> String { "double" }; func f<T>(_ x: T) -> String { "T" }; func f<T: Numeric>(_ x: T) -> String { "num" }; func f(_ x: Any?) -> String { "any?" }
        func t() -> String { let u: UInt8 = 1; let o: Int? = 2; return [f(1), f(1.5), f("s"), f(u), f(o as Any?), f([1])].joined(separator: " ") }
        //= int double T num any? T
        ----
        func g(_ a: Int...) -> String { "v\(a.count)" }; func g(_ a: Int) -> String { "one" }; func h(x: Int = 1, y: Int) -> Int { x * 10 + y }; func h(y: Int) -> Int { y }
        func t() -> String { "\(g(1)) \(g(1, 2)) \(g()) \(h(y: 2)) \(h(x: 3, y: 2))" }
        //= one v2 v0 2 32
        ----
        func t() -> String { var log: [String] = []; struct R { let n: String; init(_ n: String, _ l: inout [String]) { self.n = n; l.append("+\(n)") } }; func f(_ a: Int = { 3 }(), _ b: @autoclosure () -> Int = 4, c: Int...) -> Int { a + b() + c.reduce(0, +) }; let x = f(), y = f(1), z = f(1, 2, c: 3, 4), w = f(c: 9); let r = R("a", &log); guard case let n = r.n, n.count == 1 else { return "?" }; var i = 0; repeat { i += 2; if i == 4 { continue } } while i < 5; outer: while true { for k in 0... where k % 3 == 2 { if k > 6 { break outer }; log.append("\(k)") } }; let t = i > 5 ? "big" : i > 3 ? "mid" : "low"; let (a, b): (Int, Double) = (1, 2); let sw: String = switch (i, t) { case (6, let s) where s.hasPrefix("b"): s; case (..<6, _): "lt"; default: "def" }; let v = if b > 1 { a * 2 } else { 0 }; return "\(x) \(y) \(z) \(w) \(log) \(t) \(sw) \(v) \(b / 4)" }
        //= 7 5 10 16 ["+a", "2", "5"] big big 2 0.5
        ----
        func t() -> String { struct R { let n: String; init(_ n: String, _ l: inout [String]) { self.n = n; l.append("+\(n)") } }; final class C { let k: Int; init?(_ k: Int, count: inout Int) { count += 1; guard k > 0 else { return nil }; self.k = k } }; var log: [String] = []; var n = 0; let a = R("a", &log), b = R("b", &log); let c = C(3, count: &n), d = C(-1, count: &n); return "\(log) \(a.n)\(b.n) \(n) \(c?.k ?? 0) \(d == nil)" }
        //= ["+a", "+b"] ab 2 3 true
        ----
        struct Acc2 { var total = 0; mutating func add(_ x: Int, to s: inout [Int], _ k: inout Int) { total += x; s.append(x); k *= 2 } }
        enum Op2 { case a; init(_ s: inout Substring) throws { guard s.first == "a" else { throw E2.bad(String(s)) }; s.removeFirst(); self = .a } }
        enum E2: Error, Equatable { case bad(String) }
        func t() -> String { var acc = Acc2(), s: [Int] = [], k = 1; acc.add(2, to: &s, &k); acc.add(3, to: &s, &k); var t = "aab"[...]; var ops = 0; do { while true { _ = try Op2(&t); ops += 1 } } catch { return "\(acc.total) \(s) \(k) \(ops) \(t) \(error as? E2 == .bad("b"))" } }
        //= 5 [2, 3] 4 2 b true
        ----
        struct LinkedList<T> {
            final class Node { var value: T; var next: Node?; init(_ v: T) { value = v } }
            private(set) var head: Node?
            mutating func push(_ v: T) { let n = Node(v); n.next = head; head = n }
            var values: [T] { var r: [T] = []; var c = head; while let n = c { r.append(n.value); c = n.next }; return r }
        }
        struct Tree<Key: Comparable, Value> {
            indirect enum Node { case leaf, node(Node, Key, Value, Node)
                func insert(_ k: Key, _ v: Value) -> Node { switch self { case .leaf: return .node(.leaf, k, v, .leaf); case let .node(l, kk, vv, r): return k < kk ? .node(l.insert(k, v), kk, vv, r) : k > kk ? .node(l, kk, vv, r.insert(k, v)) : .node(l, k, v, r) } }
            }
            var root = Node.leaf
            mutating func set(_ k: Key, _ v: Value) { root = root.insert(k, v) }
            struct Entry { var key: Key; var value: Value }
            var entries: [Entry] { func walk(_ n: Node) -> [Entry] { if case let .node(l, k, v, r) = n { return walk(l) + [Entry(key: k, value: v)] + walk(r) }; return [] }; return walk(root) }
        }
        func t() -> String {
            var l = LinkedList<Double>(); l.push(1); l.push(2); l.head?.next?.value /= 2
            let n = LinkedList<Double>.Node(4); let nodes: [LinkedList<Double>.Node] = [.init(1), .init(2)]
            typealias N = LinkedList<Float>.Node
            var t = Tree<String, Double>(); t.set("b", 2); t.set("a", 1)
            let e = Tree<String, Double>.Entry(key: "z", value: 3)
            return "\(l.values) \(n.value) \(nodes.map(\.value).reduce(0, +)) \(N(3).value / 2) \(t.entries.map(\.value)) \(e) \(type(of: e)) \(type(of: n))"
        }
        //= [2.0, 0.5] 4.0 3.0 1.5 [1.0, 2.0] Entry(key: "z", value: 3.0) Entry Node
        ----
        struct Cache<Key: Hashable, Value> {
            struct Entry { var value: Value; var hits = 0 }
            enum Policy { case lru, keep(Value) }
            private var d: [Key: Entry] = [:]
            var policy: Policy = .lru
            mutating func set(_ v: Value, for k: Key) { d[k] = Entry(value: v) }
            mutating func get(_ k: Key) -> Value? { guard var e = d[k] else { if case .keep(let v) = policy { return v }; return nil }; e.hits += 1; d[k] = e; return e.value }
            func entry(_ k: Key) -> Entry? { d[k] }
        }
        struct Graph<Node: Hashable> { struct Edge: Hashable { let from: Node, to: Node; var weight: Double = 1 }; typealias Path = [Node]; var edges: Set<Edge> = [] }
        extension Graph { struct Visitor { var seen: Set<Node> = []; mutating func visit(_ n: Node) -> Bool { seen.insert(n).inserted }; struct Inner<W> { var n: Node; var w: W } }; func visitor() -> Visitor { Visitor() } }
        class Box<T> { class Item { var t: T; init(_ t: T) { self.t = t } }; var items: [Item] = []; func add(_ t: T) -> Item { let i = Item(t); items.append(i); return i } }
        func t() -> String {
            var c = Cache<String, Double>(); c.set(3, for: "a"); _ = c.get("a"); c.policy = .keep(5)
            let one = Cache<Int, Float>.Entry(value: 2), p: Graph<Double>.Path = [1, 2], edge: Graph<Double>.Edge = .init(from: 1, to: 2)
            var v = Graph<Int>().visitor()
            let i = Graph<Double>.Visitor.Inner<Float>(n: 1, w: 2), j = Graph<Float>.Visitor.Inner(n: 1, w: 2.5 as Double)
            let b = Box<Double>(); let it = b.add(3); it.t /= 2
            let list = [Cache<Int, Double>.Entry(value: 1), .init(value: 2, hits: 3)]
            return "\(c.entry("a")!) \(c.get("zz") ?? 0) \(one.value / 4) \(p) \(edge.from / 2) \(v.visit(1)) \(v.visit(1)) \(i.n / 2) \(i.w / 4) \(j.n / 2) \(it.t) \(b.items.map(\.t)) \(list.map(\.value)) \(i)"
        }
        //= Entry(value: 3.0, hits: 1) 5.0 0.5 [1.0, 2.0] 0.5 true false 0.5 0.5 0.5 1.5 [1.5] [1.0, 2.0] Inner<Float>(n: 1.0, w: 2.0)
        ----
        protocol C { mutating func go() -> Int }
        struct A: C { var n = 0; mutating func go() -> Int { n += 1; return n } }
        struct B: C { func go() -> Int { 9 } }
        func two<X: C>(_ x: X) -> Int { var y = x; _ = y.go(); return y.go() }
        func count<I: IteratorProtocol>(_ i: I) -> Int { var it = i; var k = 0; while it.next() != nil { k += 1 }; return k }
        struct R<B: LosslessStringConvertible> { var b: [B]; init(_ s: [String]) { b = s.compactMap { B($0) } } }
        func t() -> String { "\(two(B())) \(two(A())) \(two(B())) \(count(AnyIterator<Int> { nil })) \(count([1].makeIterator())) \(R<Int>(["1", "x"]).b) \(R<Double>(["1.5"]).b) \(R<Bool>(["true", "1"]).b)" }
        //= 9 2 9 0 1 [1] [1.5] [true]
        ----
        struct Row: Identifiable { let id: Int; var n = 0 }
        extension Array { subscript(at i: Int) -> Element { get { self[i / 10] } set { self[i / 10] = newValue } } }
        extension Array where Element: Identifiable { subscript(id id: Element.ID) -> Element? { get { first { $0.id == id } } set { if let i = firstIndex(where: { $0.id == id }) { if let newValue { self[i] = newValue } else { remove(at: i) } } } } }
        extension Array { subscript(i: Int, or d: Element) -> Element { get { indices.contains(i) ? self[i] : d } set { if indices.contains(i) { self[i] = newValue } } } }
        extension Dictionary where Value == Int { subscript(counting key: Key) -> Int { get { self[key] ?? 100 } set { self[key] = newValue } } }
        func t() -> String {
            var x = [1], rows = [Row(id: 1), Row(id: 0), Row(id: 7)], d = ["a": 1]
            x[at: 5] += 1; x[10, or: 0] += 1; x[0, or: 0] += 5; rows[id: 0]?.n += 3; rows[id: 7]?.n = 2; rows[id: 1] = nil; d[counting: "b"] += 1; d[counting: "a"] += 1; d["c", default: 0] += 1
            return "\(x) \(rows.map(\.n)) \(d.sorted { $0.key < $1.key }.map(\.value))"
        }
        //= [7] [3, 2] [2, 101, 1]
        ----
        final class R { lazy var s: [Int] = [1]; lazy var d = ["a": 1]; lazy var t = 5; func set() { s[0] += 5; d["b"] = 2 } }
        func t() -> String { let r = R(); r.s[0] = 2; r.d["a"]! += 1; r.t += 1; let q = R(); q.set(); q.t = 2; return "\(r.s) \(r.d) \(r.t) \(q.s) \(q.d.count) \(q.t)" }
        //= [2] ["a": 2] 6 [6] 2 2
        ----
        struct P { func callAsFunction(_ i: Int) -> Int { i * 2 }; func two(_ x: Int) -> Int { self(x) }; func all(_ xs: [Int]) -> [Int] { xs.map { self($0) } } }
        struct Counter { var n = 0; mutating func callAsFunction() { n += 1 }; mutating func twice() { self(); self() } }
        final class Q { var f = 3; func callAsFunction(by x: Double) -> Double { x * Double(f) }; func half() -> Double { self(by: 1) / 2 } }
        func t() -> String { var c = Counter(); c.twice(); return "\(P().two(3)) \(P().all([1])) \(c.n) \(Q().half())" }
        //= 6 [2] 2 1.5
        ----
        enum K: String { case a, b }
        func t() -> String { let xs = ["1", "x"]; let a = xs.map(Int.init), b = xs.compactMap(Int.init), c = xs.map(Double.init), d = ["a", "z"].map(K.init), e = ["b"].map(K.init(rawValue:)), f = [1, 2].map(Double.init), g = [1.5].map(Int.init), h = [1, 2].map(String.init); return "\(a) \(a[0] as Any) \(b) \(c) \(d.count) \(d[1] == nil) \(e[0] == .b) \(f) \(g) \(h) \(xs.first.map(Int.init) as Any)" }
        //= [Optional(1), nil] Optional(1) [1] [Optional(1.0), nil] 2 true true [1.0, 2.0] [1] ["1", "2"] Optional(Optional(1))
        ----
        @propertyWrapper struct P { var wrappedValue: Int; var projectedValue: P { get { self } set { self = newValue } }; mutating func up() { wrappedValue += 1 } }
        final class M { @P var n = 1; func f() { $n.up() } }
        struct S { @P var n = 1; mutating func f() { $n.up() } }
        func t() -> String { let m = M(); m.f(); m.$n.up(); m.$n.wrappedValue += 5; m.$n = P(wrappedValue: m.n * 2); var s = S(); s.f(); s.$n.up(); return "\(m.n) \(s.n)" }
        //= 16 3
        ----
        func t() -> String { let h: UInt64 = 14695981039346656037; var x: UInt = 18446744073709551615; x -= 1; let d: Double = 10000000000000000000; func fnv(_ s: String) -> UInt64 { var h: UInt64 = 14695981039346656037; for b in s.utf8 { h ^= UInt64(b); h = h &* 1099511628211 }; return h }; return "\(h) \(x) \(d) \(fnv("abc")) \(h > 10000000000000000000) \(UInt64(14695981039346656037) == h) \(9223372036854775808 as UInt64)" }
        //= 14695981039346656037 18446744073709551614 1e+19 16654208175385433931 true true 9223372036854775808
        ----
        func t() -> String { "\([true, false].map(!)) \([true, false, true].filter(!).count)" + " \(max(1.5, .nan)) \(max(Double.nan, 1)) \(min(1.5, .nan)) \(max(1, 2.5, 2.5))" }
        //= [false, true] 1 1.5 nan 1.5 2.5
        ----
        func t() -> String { let s = "a1b2"; var out = "x"; "b".write(to: &out); Character("c").write(to: &out); return "\(s.rangeOfCharacter(from: .decimalDigits).map { String(s[$0]) } ?? "none") \(s.rangeOfCharacter(from: .decimalDigits, options: .backwards).map { String(s[$0]) } ?? "none") \(s.rangeOfCharacter(from: .whitespaces) == nil) \(out) \((try? Regex("(")) == nil)" }
        //= 1 2 true xbc true
        ----
        func w(_ x: Float) -> Float { sin(2 * x) }
        func t() -> String { let x: Float = 2, y: Double = 2; return "\(w(0.5)) \(sqrt(x)) \(pow(x, 3)) \(atan2(x, 1)) \(floor(2.5 as Float)) \(x.truncatingRemainder(dividingBy: 1.5)) \(hypot(3.0, 4.0 as Double)) \(pow(y, 0.5)) \(abs(-x)) \(sin(1.0 as Double)) \([1.0, 4].map { (d: Double) in sqrt(d) })" }
        //= 0.84147096 1.4142135 8.0 1.1071488 2.0 0.5 5.0 1.4142135623730951 2.0 0.8414709848078965 [1.0, 2.0]
        ----
        func f() -> String {
            #if os(macOS)
            return "mac"
            #else
            "other"
            #endif
        }
        func g(_ n: Int) -> String {
            #if os(macOS)
            let a = "mac"
            return a
            #else
            if n > 1 { "many" } else { "one" }
            #endif
        }
        func t() -> String { "\(f()) \(g(2))" }
        //= other many
        ----
        struct Broken: Error {}
        func pair(_ fails: Bool) throws -> (Int, String) { if fails { throw Broken() }; return (1, "a") }
        func t() -> String {
            func one(_ fails: Bool) -> String { let (n, s): (Int, String); do { (n, s) = try pair(fails) } catch { return "failed" }; return "\(n) \(s)" }
            return "\(one(false)) \(one(true))"
        }
        //= 1 a failed
        ----
        protocol P { typealias N = Double; associatedtype M; typealias Ms = [M] }
        struct S: P { typealias M = Int; var a: N = 1; var ms: Ms = [2]; func half(_ n: N) -> N { n / 2 } }
        func t() -> String { "\(S().a) \(S().half(3)) \(S(a: 4).a / 8) \(S().ms)" }
        //= 1.0 1.5 0.5 [2]
        ----
        nonisolated(unsafe) var x = 0 { didSet { x += 1; log.append(x) } }
        nonisolated(unsafe) var log: [Int] = []
        enum E { nonisolated(unsafe) static var n = 1 { willSet { log.append(newValue) } didSet { n = min(n, 5) } } }
        func bump() { x += 10 }
        func t() -> String { x = 1; bump(); E.n = 9; E.n += 1; return "\(x) \(E.n) \(log)" }
        //= 13 5 [2, 13, 9, 6]
        """##)
}
