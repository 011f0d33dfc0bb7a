// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What only the place of a call tells, or the code of its closure: whether a generic result is an optional, and which overload is meant.
    static let context = reading(
        ##"""
        func a(_ v: String?) -> [String] { v.map { [$0] } ?? [] }
        func b(_ v: [Int]?) -> [String]? { v.map { ["\($0)"] } }
        func c(_ v: Int?) -> [Double] { v.map { [Double($0), 2] } ?? [1] }
        func d(_ v: Int?) -> Set<Int>? { v.map { [$0, 2] } }
        func e(_ v: Int?) -> [String: Int]? { v.map { ["a": $0] } }
        func t() -> String { "\(a("ab")) \(a(nil)) \(b([3])!) \(c(3)) \(c(nil)) \(d(3)!.count) \(e(3)!)" }
        //= ["ab"] [] ["[3]"] [3.0, 2.0] [1.0] 2 ["a": 3]
        ----
        final class Folder {
            let name: String; var kids: [Folder]
            init(_ n: String, _ k: [Folder] = []) { name = n; kids = k }
            func find(_ p: [String]) -> Folder? { p.reduce(self) { n, s in n?.kids.first { $0.name == s } } }
            func last(_ p: [String]) -> Folder? { p.reduce(self) { n, s in n.kids.last ?? n } }
        }
        func sum(_ p: [Int]) -> Int? { p.reduce(0) { a, x in x < 0 ? nil : a! + x } }
        func digits(_ s: String) -> Int? { s.reduce(0) { a, c in guard let a, let d = c.wholeNumberValue else { return nil }; return a * 10 + d } }
        func t() -> String {
            var x: Int?; x = [1, 2].reduce(0) { a, n in a.map { $0 + n } }
            let y: Int? = [1, 2, 3].reduce(0) { acc, n in guard let acc else { return nil }; return acc + n }
            let a: [String]? = ["a", "1"].reduce([]) { a, s in Int(s) == nil ? a.map { $0 + [s] } : a }
            let n = Folder("a", [Folder("b", [Folder("c")])])
            return "\(x ?? -1) \(sum([1, -2]) as Any) \(sum([1, 2]) as Any) \(y ?? -1) \(a ?? []) \(n.find(["b", "c"])?.name ?? "-") \(n.find(["x"])?.name ?? "-") \(n.last(["b"])?.name ?? "-") \(digits("12")!) \(digits("1x") as Any)"
        }
        //= 3 nil Optional(3) 6 ["a"] c - b 12 nil
        ----
        func k<T>(_ x: T) -> String { "\(T.self)" }
        func id<R>(_ r: R, _ f: (R) -> R) -> R { f(r) }
        func most() -> Int? { [1, 2].reduce(0) { max($0, $1) } }
        func all() -> Int? { [1, 2].reduce(0, +) }
        func t() -> String {
            var l = ""; let v = 3
            let a: Int? = [1].reduce(0) { a, n in l += k(a) + " "; return n }
            let c: Int? = [1].reduce(0) { a, n in k(a).count }
            let d: Int? = [1].reduce(0) { a, n in n > 5 ? nil : k(a).count }
            let e: Int? = id(v) { a in k(a).count }
            let f: Int? = id(v) { a in a.map { $0 + 1 } }
            let g: Int? = id(v) { a in l += k(a) + " "; return 3 }
            return "\(l)\(a!) \(c!) \(d!) \(e!) \(f!) \(g!) \(most()!) \(all()!)"
        }
        //= Optional<Int> Int 1 3 13 3 4 3 2 3
        ----
        func t() -> String {
            let a: [String: Int]? = ["a", "b"].reduce(into: [:]) { a, n in a?[n, default: 0] += 1 }
            let b: [String: Int]? = ["a", "b"].reduce(into: [:]) { a, n in a[n, default: 0] += 1 }
            let c: Int? = ["4", "5"].reduce(0) { a, n in a.flatMap { b in Int(n).map { b + $0 } } }
            let d: [Int]? = ["4", "5"].reduce([]) { a, n in guard let a, let i = Int(n) else { return nil }; return a + [i] }
            let e: Int? = try? ["4"].reduce(0) { a, n in if n.isEmpty { throw CancellationError() }; return a + n.count }
            let f: Double? = [1.5, 2].reduce(1) { a, n in n == 0 ? nil : a.map { $0 * n } }
            return "\(a!.count) \(b!.count) \(c as Any) \(d as Any) \(e as Any) \(f ?? -1)"
        }
        //= 2 2 Optional(9) Optional([4, 5]) Optional(1) 3.0
        ----
        func f(_ g: (Int) -> Int) -> String { "i" }
        func f(_ g: (Int) -> String) -> String { "s" }
        func f(_ g: (Int, Int) -> Int) -> String { "ii" }
        func h<T>(_ g: (Int) -> T) -> String { "one \(T.self)" }
        func h<T>(_ g: (Int, String) -> T) -> String { "two \(T.self)" }
        struct V { func on(_ a: () -> Void) -> String { "v" }; func on(_ a: (Int) -> Void) -> String { "i" }; func on(_ a: (Int, Int) -> Void) -> String { "ii" } }
        func t() -> String {
            var n = 0
            let all = f { $0 + 1 } + f { "\($0)" } + f { $0 + $1 } + f { a in a } + f { a, _ in a } + f { _ in "" }
            let ons = V().on { } + V().on { _ in } + V().on { n += $0 } + V().on { n += $0 + $1 } + V().on { a, b in }
            return "\(all) \(h { $0 }) \(h { "\($0)\($1)" }) \(h { a, b in a }) \(ons)"
        }
        //= isiiiiis one Int two String two Int viiiiii
        ----
        struct B<E: Hashable> { var d: [E: Int] = [:]; typealias Index = Dictionary<E, Int>.Index; subscript(i: Index) -> (E, Int) { (d[i].key, d[i].value) }; subscript(e: E) -> Int { get { d[e] ?? 0 } set { d[e] = newValue } } }
        struct Bag<E: Hashable>: Collection {
            private var d: [E: Int] = [:]
            typealias Index = Dictionary<E, Int>.Index
            var startIndex: Index { d.startIndex }; var endIndex: Index { d.endIndex }
            func index(after i: Index) -> Index { d.index(after: i) }
            subscript(i: Index) -> (key: E, n: Int) { (d[i].key, d[i].value) }
            subscript(e: E) -> Int { get { d[e] ?? 0 } set { d[e] = newValue == 0 ? nil : newValue } }
            mutating func add(_ e: E) { self[e] += 1 }
        }
        func t() -> String {
            var b = B<String>(); b["m"] = 4; b["m"] += 2
            var g = Bag<Character>(); for c in "mam" { g.add(c) }; g["x"] = 3; g["x"] = 0
            return "\(b["m"]) \(b[b.d.startIndex]) \(g["m"]) \(g["a"]) \(g.count) \(g.map { $0.n }.sorted()) \(g.first { $0.n == 2 }!.key)"
        }
        //= 6 ("m", 6) 2 1 2 [1, 2] m
        ----
        struct Ordered<K: Hashable, V> {
            var keys: [K] = []; var vals: [K: V] = [:]
            subscript(k: K) -> V? { get { vals[k] } set { if vals[k] == nil { keys.append(k) }; vals[k] = newValue } }
            subscript(i: Int) -> (K, V) { (keys[i], vals[keys[i]]!) }
        }
        struct Grid<T> {
            var c: [T]
            subscript(i: Int) -> T { get { c[i] } set { c[i] = newValue } }
            subscript(r: Range<Int>) -> [T] { Array(c[r]) }
            subscript(x: Int, y: Int) -> T { get { c[x * 2 + y] } set { c[x * 2 + y] = newValue } }
            subscript(w: (T) -> Bool) -> [T] { c.filter(w) }
        }
        struct Tag<T>: Hashable { let raw: Int }
        struct Store<T> { var items: [Tag<T>: T] = [:]; var order: [Tag<T>] = []; subscript(id: Tag<T>) -> T? { get { items[id] } set { items[id] = newValue; order.append(id) } }; subscript(p: Int) -> T? { items[order[p]] } }
        struct Tree<N: Hashable> {
            typealias Edge = Set<N>
            var w: [Edge: Int] = [:]
            subscript(e: Edge) -> Int { get { w[e] ?? 0 } set { w[e] = newValue } }
            subscript(a: N, b: N) -> Int { get { self[[a, b]] } set { self[[a, b]] = newValue } }
            subscript(n: N) -> [N] { w.keys.filter { $0.contains(n) }.flatMap { $0.subtracting([n]) } }
        }
        struct Matrix<E> { struct P: Hashable { var r, c: Int }; var a: [E]; subscript(p: P) -> E { get { a[p.r * 2 + p.c] } set { a[p.r * 2 + p.c] = newValue } }; subscript(i: Int) -> [E] { [a[i * 2], a[i * 2 + 1]] } }
        struct Row<E> { typealias Index = Array<E>.Index; var a: [E]; subscript(i: Index) -> E { get { a[i] } set { a[i] = newValue } }; subscript(s: String) -> E? { Int(s).map { a[$0] } } }
        func t() -> String {
            var o = Ordered<String, Double>(); o["a"] = 1; o["b"] = 2; o["a"]? += 5
            var g = Grid(c: [1, 2, 3, 4]); g[0] += 5; g[1, 1] *= 2
            var s = Store<String>(); s[Tag(raw: 3)] = "q"; s[.init(raw: 4)] = "r"
            var t = Tree<String>(); t["a", "b"] = 2; t["b", "c"] += 3; t[["a", "b"]] += 1
            var m = Matrix(a: [1, 2, 3, 4]); m[.init(r: 1, c: 0)] += 6; m[Matrix.P(r: 0, c: 0)] = 0
            var r = Row(a: [1, 2]); r[0] += 6
            return "\(o[0]) \(o["b"]!) \(o[1].1) \(g[0]) \(g[1..<3]) \(g[1, 1]) \(g[{ $0 > 3 }]) \(s[0]!) \(s[Tag(raw: 4)]!) \(t["a", "b"]) \(t[["c", "b"]]) \(t["c"]) \(m[1]) \(m[0]) \(r[0]) \(r["1"]!)"
        }
        //= ("a", 6.0) 2.0 2.0 6 [2, 3] 8 [6, 8] q r 3 3 ["b"] [9, 4] [0, 2] 7 2
        ----
        struct V<I> { let run: (I) -> [String] }
        extension V where I: Comparable { static func range(_ r: ClosedRange<I>) -> Self { .init { r ~= $0 ? [] : ["\($0) not in \(r)"] } } }
        extension V {
            static func one(_ r: I) -> Self { .init { ["\($0) \(r)"] } }
            static func list(_ r: [I]) -> V<I> { V { ["\($0) \(r)"] } }
            func go(_ i: I) -> [String] { run(i) }
            init(like x: I) { run = { ["\($0) like \(x)"] } }
        }
        struct P<A, B> { var a: A, b: B; func f(_ x: A) -> String { "\(x)" }; func g(_ x: B) -> String { "\(x)" }; static func mk(_ a: A, _ b: B) -> P { P(a: a, b: b) } }
        func mk<T>(_ x: T) -> V<T> { V { ["\($0) \(x)"] } }
        func pick<T>(_ r: ClosedRange<T>, _ x: T) -> String { "\(x)" }
        func echo<T>(_ r: T) -> (T) -> String { { "\($0)" } }
        func t() -> String {
            let v = V.range(0.5...1)
            let made = "\(V.range(0.5...1).run(2)) \(V.one(0.5).run(2)) \(V.list([0.5, 1]).run(2)) \(V.list([1, 0.5]).go(2)) \(v.run(2)) \(V.one(0.5).go(2)) \(V(like: 0.5).go(1)) \(V(like: 0.5).run(1))"
            let told = "\(V<Double>.one(1).run(2)) \(V.range(0...1.5).go(2)) \(V.range(1...2).run(3)) \(P(a: 0.5, b: 1).f(2)) \(P(a: 0.5, b: 1).g(2)) \(P.mk(1, 0.5).g(3)) \(P.mk(1.5, 0.5).f(3))"
            return "\(made) \(told) \(mk(0.5).run(2)) \(mk(0.5).go(2)) \(pick(0.5...1, 2)) \(pick(0...1, 2.5)) \(echo(0.5)(2)) \(echo([0.5])([1]))"
        }
        //= ["2.0 not in 0.5...1.0"] ["2.0 0.5"] ["2.0 [0.5, 1.0]"] ["2.0 [1.0, 0.5]"] ["2.0 not in 0.5...1.0"] ["2.0 0.5"] ["1.0 like 0.5"] ["1.0 like 0.5"] ["2.0 1.0"] ["2.0 not in 0.0...1.5"] ["3 not in 1...2"] 2.0 2 3.0 3.0 ["2.0 0.5"] ["2.0 0.5"] 2.0 2.5 2.0 [1.0]
        ----
        protocol Store<I> { associatedtype I: Identifiable; var all: [I] { get } }
        extension Store {
            func f(_ xs: I...) -> [I.ID] { xs.map { $0.id } }
            func g(_ xs: [I]) -> [I.ID] { xs.map(\.id) }
            func h(_ x: I?...) -> Int { x.compactMap { $0?.id }.count }
            func k(_ xs: [I]...) -> [I.ID] { xs.flatMap { $0.map { $0.id } } }
            func l(_ x: I) -> I.ID { x.id }
            func m(_ d: [I.ID: I]) -> [I.ID] { d.values.map { $0.id } }
            func n(_ f: (I) -> I.ID) -> [I.ID] { all.map { f($0) } }
            func o(_ x: I, _ rest: I...) -> [I.ID] { ([x] + rest).map { $0.id } }
            func p(_ xs: [I]) -> [I.ID] { var r: [I.ID] = []; for y in xs { r.append(y.id) }; return r }
        }
        struct N: Identifiable { let id: Int }
        struct Memory: Store { var all: [N] = [] }
        func t() -> String {
            let s = Memory(all: [N(id: 7)])
            return "\(s.f(N(id: 2))) \(s.g([N(id: 2)])) \(s.h(N(id: 1), nil)) \(s.k([N(id: 2)], [N(id: 3)])) \(s.l(N(id: 5))) \(s.m([4: N(id: 4)])) \(s.n { $0.id }) \(s.o(N(id: 1), N(id: 2))) \(s.p(s.all))"
        }
        //= [2] [2] 1 [2, 3] 5 [4] [7] [1, 2] [7]
        ----
        extension Sequence {
            func sorted<V: Comparable>(by k: (Element) -> V) -> [Element] { sorted { k($0) < k($1) } }
            func max<V: Comparable>(by k: (Element) -> V) -> Element? { self.max { k($0) < k($1) } }
            func reduce<K: Hashable>(_ k: (Element) -> K) -> [K: Int] { reduce(into: [:]) { $0[k($1), default: 0] += 1 } }
            func map<T>(_ f: (Int, Element) -> T) -> [T] { enumerated().map { f($0.offset, $0.element) } }
            func forEach(_ f: (Int, Element) -> Void) { enumerated().forEach { f($0.offset, $0.element) } }
            func filter(_ keep: (Element, Int) -> Bool) -> [Element] { enumerated().filter { keep($0.element, $0.offset) }.map(\.element) }
        }
        extension Array {
            mutating func sort<V: Comparable>(by k: (Element) -> V) { sort { k($0) < k($1) } }
            func first(where p: (Int, Element) -> Bool) -> Element? { for (i, x) in enumerated() where p(i, x) { return x }; return nil }
        }
        extension Dictionary { func mapValues<T>(_ f: (Key, Value) -> T) -> [Key: T] { Dictionary<Key, T>(uniqueKeysWithValues: self.map { ($0.key, f($0.key, $0.value)) }) } }
        extension Optional { func map<T>(_ f: (Wrapped, Int) -> T) -> T? { self.map { f($0, 7) } } }
        func t() -> String {
            var o = ""; ["x", "y"].forEach { i, s in o += "\(i)\(s)" }; ["z"].forEach { o += $0 }
            var a = ["bbb", "a"]; a.sort { $0.count }; var b = [1, 2]; b.sort { $0 > $1 }
            let n: Int? = 1
            let sorts = "\(["bbb", "a"].sorted { $0.count }) \([1, 2].sorted { $0 > $1 }) \(["bbb", "a"].sorted(by: { s in s.count })) \([1, 2].sorted(by: >))"
            let ends = "\(["bbb", "a"].max { $0.count }!) \([1, 2].max { $0 > $1 }!) \([4, 5].first { i, x in i == 1 }!) \([4, 5].first { $0 > 4 }!)"
            let maps = "\(["x", "y"].map { i, s in "\(i)\(s)" }) \(["x", "y"].map { $0 + "!" }) \([1, 2].map { $0 * $1 }) \(["a": 1].mapValues { k, v in k + "\(v)" }) \(["a": 1].mapValues { $0 + 1 })"
            return "\(sorts) \(ends) \(maps) \(o) \(a) \(b) \(["bbb", "a", "ccc"].reduce { $0.count }[3]!) \([5, 6, 7].filter { $1 != 1 && $0 > 0 }) \([5, 6].filter { $0 > 5 }) \(n.map { $0 + $1 }!) \(n.map { $0 + 1 }!)"
        }
        //= ["a", "bbb"] [2, 1] ["a", "bbb"] [2, 1] bbb 1 5 5 ["0x", "1y"] ["x!", "y!"] [0, 2] ["a": "a1"] ["a": 2] 0x1yz ["a", "bbb"] [2, 1] 2 [5, 7] [6] 8 2
        ----
        extension Sequence {
            func contains(where p: (Element) -> Int) -> Int { var n = 0; for x in self { n += p(x) }; return n }
            func filter(_ p: (Element) -> Bool?) -> [Element] { var r: [Element] = []; for x in self { if p(x) ?? true { r.append(x) } }; return r }
            func first<T>(where f: (Element) -> T?) -> T? { for x in self { if let y = f(x) { return y } }; return nil }
            func sorted(by k: (Element) -> Int) -> [Element] { sorted { k($0) < k($1) } }
        }
        extension Array {
            func allSatisfy(_ f: (Element) -> String) -> String { map(f).joined() }
            mutating func removeAll(where f: (Element) -> Int) -> Int { let n = count; removeAll { f($0) > 1 }; return n - count }
        }
        func t() -> String {
            let d = [1: true, 2: false]
            var a = [1, 2, 3]; let n = a.removeAll { $0 * 1 }; var b = [1, 2, 3]; b.removeAll { $0 > 2 }
            let kept = "\([1, 2, 3].filter { d[$0] }) \([1, 2].filter { $0 > 1 }) \(["x", "3"].first { Int($0) }!) \(["x", "3"].first { $0 == "3" }!)"
            return "\([1, 2].contains { $0 * 2 }) \([1, 2].contains { $0 == 2 }) \(kept) \(["xx", "3"].sorted { $0.count }) \(["xx", "3"].sorted { $0 < $1 }) \([1, 2].allSatisfy { "\($0)" }) \([1, 2].allSatisfy { $0 > 0 }) \(n) \(a) \(b)"
        }
        //= 6 true [1, 3] [2] 3 3 ["3", "xx"] ["3", "xx"] 12 true 2 [1] [1, 2]
        ----
        func h(_ g: (Int) -> Int) -> String { "i" }
        func h(_ g: (String) -> Int) -> String { "s" }
        func v(_ g: () -> Void) -> String { g(); return "v" }
        func v(_ g: () -> Int) -> String { "n\(g())" }
        extension Array { mutating func sort<V: Comparable>(by k: (Element) -> V) { sort { k($0) < k($1) } } }
        func t() -> String {
            var n = 0; var a = ["bbb", "a"], b = [1, 2]; a.sort { $0.count }; b.sort { $0 > $1 }
            return "\(h { $0.count }) \(h { $0 + 1 }) \(v { 3 })\(v { n += 1 })\(v { n })\(v { })\(v { let y = 1; return y }) \(a) \(b)"
        }
        //= s i n3vn1vn1 ["a", "bbb"] [2, 1]
        """##)
}
