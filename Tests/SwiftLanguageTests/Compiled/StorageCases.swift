// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Where code keeps things and how it reaches them: indices of collections, setters that leave a value as it is, overridden
    /// properties, what ends with its holder.
    static let storage = reading(
        ###"""
        struct Ring: Collection {
            struct Index: Comparable { var n: Int; static func < (a: Index, b: Index) -> Bool { a.n < b.n } }
            let items: [String]
            var startIndex: Index { Index(n: 0) }
            var endIndex: Index { Index(n: items.count) }
            func index(after i: Index) -> Index { Index(n: i.n + 1) }
            subscript(i: Index) -> String { items[i.n] }
        }
        func t() -> String {
            let r = Ring(items: ["a", "b", "c", "d"])
            let i = r.firstIndex(of: "c")!
            let s = r[r.startIndex..<i]
            return "\(i.n) \(Array(s)) \(r.prefix(2).map { $0 + "!" }) \(r.indices.map(\.n)) \(r.distance(from: r.startIndex, to: r.endIndex)) \(r[r.index(r.startIndex, offsetBy: 3)]) \(r.first!) \(r.dropFirst().first ?? "-") \(r.isEmpty) \(r.count)"
        }
        //= 2 ["a", "b"] ["a!", "b!"] [0, 1, 2, 3] 4 d a b false 4
        ----
        struct Grid: BidirectionalCollection {
            struct Index: Comparable, Hashable { let row: Int; let col: Int
                static func < (a: Index, b: Index) -> Bool { (a.row, a.col) < (b.row, b.col) } }
            let w: Int, h: Int
            var startIndex: Index { Index(row: 0, col: 0) }
            var endIndex: Index { Index(row: h, col: 0) }
            func index(after i: Index) -> Index { i.col + 1 < w ? Index(row: i.row, col: i.col + 1) : Index(row: i.row + 1, col: 0) }
            func index(before i: Index) -> Index { i.col > 0 ? Index(row: i.row, col: i.col - 1) : Index(row: i.row - 1, col: w - 1) }
            subscript(i: Index) -> Int { i.row * 10 + i.col }
        }
        func t() -> String {
            let g = Grid(w: 3, h: 2)
            let last = g.index(before: g.endIndex)
            var seen: Set<Grid.Index> = []
            for i in g.indices { seen.insert(i) }
            return "\(Array(g)) \(Array(g.reversed())) \(g.last!) \(g[last]) \(seen.count) \(g.suffix(2).map { $0 }) \(g.lastIndex { $0 < 3 }!.col) \(g.firstIndex(of: 11).map { "\($0.row),\($0.col)" } ?? "nil")"
        }
        //= [0, 1, 2, 10, 11, 12] [12, 11, 10, 2, 1, 0] 12 12 6 [11, 12] 2 1,1
        ----
        func t() -> String {
            let d = ["one": 1]
            let i = d.startIndex
            let e = d[i]
            let f = d.index(forKey: "one")
            let g = d.index(forKey: "two")
            var m = d
            let removed = m.remove(at: m.startIndex)
            return "\(e.key) \(e.value) \(f == i) \(g == nil) \(d.index(after: i) == d.endIndex) \(d.keys[i]) \(d.values[i]) \(removed.key) \(m.isEmpty) \(d.firstIndex { $0.value == 1 } == i)"
        }
        //= one 1 true true true one 1 one true true
        ----
        func t() -> String {
            var d = ["a": [1]]
            if let i = d.index(forKey: "a") { d.values[i].append(2) }
            let k = d.firstIndex(where: { $0.key == "a" })!
            let idx: Dictionary<String, [Int]>.Index = k
            let pair: Dictionary<String, [Int]>.Element = d[idx]
            return "\(pair.value) \(d)"
        }
        //= [1, 2] ["a": [1, 2]]
        ----
        func t() -> String {
            let p: KeyValuePairs = ["a": 1, "b": 2, "a": 3]
            let all = p.filter { $0.key == "a" }.map(\.value)
            return "\(p.count) \(all) \(p[2].value) \(p) \(p.first!.key) \(p.map { "\($0)\($1)" }.joined(separator: ","))"
        }
        //= 3 [1, 3] 3 ["a": 1, "b": 2, "a": 3] a a1,b2,a3
        ----
        func show(_ p: KeyValuePairs<String, String>) -> String { p.map { "\($0.key)=\($0.value)" }.joined(separator: "&") }
        func t() -> String { show(["q": "swift", "q": "ui", "page": "2"]) + " " + show([:]) }
        //= q=swift&q=ui&page=2 
        ----
        final class Store { var values = [1, 2, 3] }
        struct Ref {
            let s: Store
            subscript(i: Int) -> Int { get { s.values[i] } nonmutating set { s.values[i] = newValue } }
            var total: Int { get { s.values.reduce(0, +) } nonmutating set { s.values = [newValue] } }
        }
        func t() -> String {
            let st = Store(); let r = Ref(s: st)
            r[1] += 10
            r[0] *= 5
            let before = r.total
            r.total -= 1
            return "\(before) \(st.values)"
        }
        //= 20 [19]
        ----
        protocol Named { var title: String { get } }
        extension Optional: Named where Wrapped: Named { var title: String { self?.title ?? "none" } }
        struct A: Named { let title: String }
        func show<T: Named>(_ t: T) -> String { t.title }
        func any(_ n: any Named) -> String { n.title }
        func t() -> String {
            let a: A? = A(title: "x"); let b: A? = nil
            return "\(show(a)) \(show(b)) \(any(a)) \(b.title) \(any(b))"
        }
        //= x none x none none
        ----
        protocol Empty { var isBlank: Bool { get } }
        extension String: Empty { var isBlank: Bool { allSatisfy { $0 == " " } } }
        extension Array: Empty where Element: Empty { var isBlank: Bool { allSatisfy(\.isBlank) } }
        extension Optional: Empty where Wrapped: Empty { var isBlank: Bool { map(\.isBlank) ?? true } }
        extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
        func t() -> String {
            let s: String? = nil
            let a: [String?] = [" ", nil]
            return "\(s.isBlank) \(a.isBlank) \(["x"].isBlank) \(s.orEmpty.isEmpty) \(Optional("q").orEmpty)"
        }
        //= true true false true q
        ----
        func find(_ s: String) -> Int! { s == "a" ? 1 : nil }
        class V { var label: String!; init() {} }
        func t() -> String {
            let x: Int = find("a")
            let y = find("b")
            let z = find("a") + 1
            let v = V(); v.label = "hi"
            let n: Int? = find("c")
            return "\(x) \(y == nil) \(z) \(v.label.count) \(v.label!) \(String(describing: y)) \(n ?? -1) \(type(of: y))"
        }
        //= 1 true 2 2 hi nil -1 Optional<Int>
        ----
        nonisolated(unsafe) var lines: [String] = []
        class B { let n: String; init(_ n: String) { self.n = n }; deinit { lines.append("\(n) gone") } }
        class A { let b: B; init(_ n: String) { b = B(n) } }
        struct H { var a: A? }
        func t() -> String {
            do { _ = A("1") }
            var h = H(a: A("2"))
            h.a = A("3")
            lines.append("set")
            var arr = [A("4"), A("5")]
            arr.removeFirst()
            lines.append("removed")
            arr = []
            var d = ["k": A("6")]
            d["k"] = nil
            h.a = nil
            return lines.joined(separator: ",")
        }
        //= 1 gone,2 gone,set,4 gone,removed,5 gone,6 gone,3 gone
        ----
        typealias Pair<T> = (T, T)
        typealias Handler = (Int) -> Void
        typealias Table = [String: Pair<Int>]
        struct Q { typealias Item = String; var items: [Item] = [] }
        func t() -> String {
            let p: Pair<Int> = (1, 2)
            let tb: Table = ["a": p]
            var got = 0
            let h: Handler = { got = $0 }
            h(4)
            let i: Q.Item = "z"
            return "\(p) \(tb["a"]!.1) \(got) \(i)"
        }
        //= (1, 2) 2 4 z
        ----
        struct Bits: RandomAccessCollection, MutableCollection {
            var words: [Bool]
            var startIndex: Int { 0 }
            var endIndex: Int { words.count }
            subscript(i: Int) -> Bool { get { words[i] } set { words[i] = newValue } }
        }
        func t() -> String {
            var b = Bits(words: [true, false, true])
            b.swapAt(0, 1); b.reverse()
            b[0].toggle()
            return "\(b.words) \(b.count) \(b.index(after: 0)) \(b.lastIndex(of: true) ?? -1) \(b.partition { $0 })"
        }
        //= [false, true, false] 3 1 1 2
        ----
        struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { n > 0 ? { n -= 1; return n + 1 }() : nil } }
        func t() -> String {
            let c = Countdown(n: 4)
            return "\(Array(c)) \(c.min()!) \(c.sorted()) \(c.contains(3)) \(c.reduce(0, +)) \(c.dropFirst().map { $0 }) \(c.prefix(2).map { $0 }) \(Array(c.lazy.map { $0 + 1 })) \(zip(c, c.dropFirst()).map { $0 - $1 }) \(c.enumerated().map { $0.offset })"
        }
        //= [4, 3, 2, 1] 1 [1, 2, 3, 4] true 10 [3, 2, 1] [4, 3] [5, 4, 3, 2] [1, 1, 1] [0, 1, 2, 3]
        ----
        struct Trie<V> {
            private final class N { var kids: [Character: N] = [:]; var v: V? }
            private let root = N()
            subscript(k: String) -> V? {
                get { var n = root; for c in k { guard let m = n.kids[c] else { return nil }; n = m }; return n.v }
                nonmutating set { var n = root; for c in k { if n.kids[c] == nil { n.kids[c] = N() }; n = n.kids[c]! }; n.v = newValue }
            }
            subscript(k: String, default d: @autoclosure () -> V) -> V { get { self[k] ?? d() } nonmutating set { self[k] = newValue } }
        }
        func t() -> String {
            let tr = Trie<Int>()
            tr["ab"] = 1; tr["ab"]? += 4
            tr["ac", default: 10] += 1
            tr["x"] = nil
            return "\(tr["ab"] ?? 0) \(tr["ac"] ?? 0) \(tr["a"] == nil) \(tr["zz", default: 7])"
        }
        //= 5 11 true 7
        ----
        struct Money: Hashable, Comparable, ExpressibleByIntegerLiteral, CustomStringConvertible {
            var cents: Int
            init(cents: Int) { self.cents = cents }
            init(integerLiteral v: Int) { cents = v * 100 }
            static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }
            static func + (a: Self, b: Self) -> Self { .init(cents: a.cents + b.cents) }
            static func * (a: Self, k: Double) -> Self { .init(cents: Int((Double(a.cents) * k).rounded())) }
            static prefix func - (a: Self) -> Self { .init(cents: -a.cents) }
            static var zero: Self { 0 }
            var description: String { "\(cents < 0 ? "-" : "")$\(abs(cents) / 100).\(abs(cents) % 100 < 10 ? "0" : "")\(abs(cents) % 100)" }
        }
        extension Sequence where Element == Money { func total() -> Money { reduce(.zero, +) } }
        func t() -> String {
            let prices: [Money] = [5, .init(cents: 199), 12]
            let tip = prices.total() * 0.15
            return "\(prices.total()) \(tip) \(-tip) \(prices.max()!) \(prices.sorted(by: >)) \(Set(prices + [5]).count)"
        }
        //= $18.99 $2.85 -$2.85 $12.00 [$12.00, $5.00, $1.99] 3
        ----
        enum Route: Hashable { case home, detail(id: Int), settings(Section)
            enum Section: String, CaseIterable { case account, privacy } }
        struct Router {
            private(set) var path: [Route] = []
            mutating func push(_ r: Route) { if path.last != r { path.append(r) } }
            mutating func pop(_ n: Int = 1) { path.removeLast(min(n, path.count)) }
            var title: String {
                switch path.last {
                case nil: "Root"
                case .home?: "Home"
                case .detail(let id)? where id < 0: "Invalid"
                case let .detail(id: id)?: "Item \(id)"
                case .settings(.account)?: "Account"
                case .some(.settings(let s)): s.rawValue.uppercased()
                }
            }
        }
        func t() -> String {
            var r = Router(); var out = [r.title]
            for x in [Route.home, .home, .detail(id: 3), .detail(id: -1), .settings(.privacy), .settings(.account)] { r.push(x); out.append(r.title) }
            r.pop(2); out.append("\(r.path.count)"); r.pop(10); out.append(r.title)
            return out.joined(separator: "|")
        }
        //= Root|Home|Home|Item 3|Invalid|PRIVACY|Account|3|Root
        ----
        protocol Shape { var area: Double { get }; func scaled(_ k: Double) -> Self }
        extension Shape { func doubled() -> Self { scaled(2) }; var label: String { "\(Self.self)(\(area))" } }
        struct Sq: Shape { var s: Double; var area: Double { s * s }; func scaled(_ k: Double) -> Sq { Sq(s: s * k) } }
        struct Rc: Shape { var w, h: Double; var area: Double { w * h }; func scaled(_ k: Double) -> Rc { Rc(w: w * k, h: h * k) } }
        func biggest(_ shapes: [any Shape]) -> (any Shape)? { shapes.max { $0.area < $1.area } }
        func t() -> String {
            let all: [any Shape] = [Sq(s: 2), Rc(w: 1, h: 5)]
            let d = all.map { $0.doubled() }
            return d.map(\.label).joined(separator: " ") + " " + (biggest(d)?.label ?? "none") + " \(all.compactMap { ($0 as? Sq)?.s })"
        }
        //= Sq(16.0) Rc(20.0) Rc(20.0) [2.0]
        ----
        struct Matrix {
            let rows: Int, cols: Int
            private var grid: [Double]
            init(_ rows: Int, _ cols: Int, fill: Double = 0) { (self.rows, self.cols) = (rows, cols); grid = .init(repeating: fill, count: rows * cols) }
            init(_ a: [[Double]]) { rows = a.count; cols = a[0].count; grid = a.flatMap { $0 } }
            subscript(r: Int, c: Int) -> Double {
                get { precondition(r < rows && c < cols); return grid[r * cols + c] }
                set { grid[r * cols + c] = newValue }
            }
            subscript(row r: Int) -> [Double] { get { Array(grid[r * cols..<(r + 1) * cols]) } set { grid.replaceSubrange(r * cols..<(r + 1) * cols, with: newValue) } }
            static func * (a: Matrix, b: Matrix) -> Matrix {
                var m = Matrix(a.rows, b.cols)
                for i in 0..<a.rows { for j in 0..<b.cols { m[i, j] = (0..<a.cols).reduce(0) { $0 + a[i, $1] * b[$1, j] } } }
                return m
            }
        }
        func t() -> String {
            var m = Matrix([[1, 2], [3, 4]])
            m[0, 1] += 5; m[row: 1].swapAt(0, 1); m[row: 0][0] *= 3
            let p = m * Matrix([[1, 0], [0, 1]])
            return "\(p[row: 0]) \(p[row: 1]) \(m[1, 0])"
        }
        //= [3.0, 7.0] [4.0, 3.0] 4.0
        ----
        @dynamicMemberLookup
        struct Lens<Root, Value> {
            let get: (Root) -> Value
            let set: (inout Root, Value) -> Void
            subscript<V>(dynamicMember k: WritableKeyPath<Value, V>) -> Lens<Root, V> {
                Lens<Root, V>(get: { get($0)[keyPath: k] }, set: { r, v in var x = get(r); x[keyPath: k] = v; set(&r, x) })
            }
        }
        struct Addr { var city: String; var zip: Int }
        struct Person { var name: String; var addr: Addr }
        func t() -> String {
            let id = Lens<Person, Person>(get: { $0 }, set: { $0 = $1 })
            let city = id.addr.city
            var p = Person(name: "A", addr: Addr(city: "B", zip: 1))
            city.set(&p, "Z"); id.addr.zip.set(&p, id.addr.zip.get(p) + 4)
            return "\(city.get(p)) \(p)"
        }
        //= Z Person(name: "A", addr: Addr(city: "Z", zip: 5))
        ----
        @propertyWrapper struct Clamped<V: Comparable> {
            private var v: V; let r: ClosedRange<V>; private(set) var hits = 0
            var projectedValue: Int { hits }
            var wrappedValue: V { get { v } set { let c = min(max(newValue, r.lowerBound), r.upperBound); if c != newValue { hits += 1 }; v = c } }
            init(wrappedValue: V, _ r: ClosedRange<V>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }
        }
        struct Player { @Clamped(0...10) var hp = 12; @Clamped("a"..."f") var grade = "c" }
        func t() -> String {
            var p = Player(); p.hp -= 20; p.hp = 7; p.grade = "z"
            return "\(p.hp) \(p.$hp) \(p.grade) \(p.$grade)"
        }
        //= 7 1 f 1
        ----
        final class Debounce { private var pending: [String: Int] = [:]; private(set) var fired: [String] = []
            func call(_ k: String, at time: Int) { pending[k] = time + 3 }
            func advance(to now: Int) { for (k, due) in pending.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) where due <= now { pending[k] = nil; fired.append("\(k)@\(due)") } } }
        func t() -> String {
            let d = Debounce(); d.call("a", at: 0); d.call("b", at: 1); d.call("a", at: 2); d.advance(to: 4); d.advance(to: 9)
            return d.fired.description
        }
        //= ["b@4", "a@5"]
        ----
        @resultBuilder enum Menu {
            static func buildExpression(_ s: String) -> [String] { [s] }
            static func buildExpression(_ n: Int) -> [String] { Array(repeating: "-", count: n) }
            static func buildBlock(_ c: [String]...) -> [String] { c.flatMap { $0 } }
            static func buildOptional(_ c: [String]?) -> [String] { c ?? ["none"] }
            static func buildEither(first c: [String]) -> [String] { ["1"] + c }
            static func buildEither(second c: [String]) -> [String] { ["2"] + c }
            static func buildArray(_ c: [[String]]) -> [String] { c.reversed().flatMap { $0 } }
            static func buildLimitedAvailability(_ c: [String]) -> [String] { c }
            static func buildFinalResult(_ c: [String]) -> String { c.joined(separator: ",") }
        }
        func menu(@Menu _ b: () -> String) -> String { b() }
        func t() -> String {
            let on = true, n = 3
            return menu { "a"; 2; if !on { "x" }; if n > 2 { "big" } else { "small" }; for i in 0..<3 { "i\(i)" }; if #available(iOS 15, *) { "av" }; switch n { case 3: "three"; default: "other" } }
        }
        //= a,-,-,none,1,big,i2,i1,i0,av,1,three
        ----
        struct Version: Comparable, LosslessStringConvertible {
            let parts: [Int]
            init?(_ s: String) { let p = s.split(separator: ".").map { Int($0) }; guard !p.isEmpty, p.allSatisfy({ $0 != nil }) else { return nil }; parts = p.map { $0! } }
            var description: String { parts.map(String.init).joined(separator: ".") }
            static func < (a: Self, b: Self) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
        }
        func t() -> String {
            let vs = ["1.10", "1.2", "x.1", "1.2.1", ""].compactMap(Version.init)
            return "\(vs.sorted()) \(vs.min()!) \(Version("a") == nil) \(Version("2")! > vs[0]) \(String(vs[1]))"
        }
        //= [1.2, 1.2.1, 1.10] 1.2 true true 1.2
        ----
        func t() -> String {
            let text = "the quick brown the lazy quick the"
            let freq = text.split(separator: " ").reduce(into: [Substring: Int]()) { $0[$1, default: 0] += 1 }
            let top = freq.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(2)
            let byLen = Dictionary(grouping: freq.keys, by: \.count).mapValues { $0.sorted() }
            return "\(top.map { "\($0.key):\($0.value)" }) \(byLen[5]!) \(byLen.keys.sorted())"
        }
        //= ["the:3", "quick:2"] ["brown", "quick"] [3, 4, 5]
        ----
        func t() -> String {
            var log: [String] = []
            func f(_ n: Int) throws -> Int { defer { log.append("d\(n)") }; if n == 2 { struct E: Error {}; throw E() }; log.append("f\(n)"); return n }
            outer: for i in 0..<5 {
                do { let v = try f(i); if v == 3 { break outer } } catch { log.append("c\(i)"); continue outer }
                log.append("e\(i)")
            }
            return log.joined(separator: " ")
        }
        //= f0 d0 e0 f1 d1 e1 d2 c2 f3 d3
        ----
        struct Temperature { var celsius: Double { didSet { history.append(oldValue) } willSet { if newValue > 100 { alerts += 1 } } }
            private(set) var history: [Double] = []; private(set) var alerts = 0
            var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } }
            init(_ c: Double) { celsius = c } }
        func t() -> String {
            var t = Temperature(20); t.fahrenheit = 212; t.celsius += 5; t.fahrenheit -= 9
            return "\(t.celsius) \(t.history) \(t.alerts) \(t.fahrenheit)"
        }
        //= 100.0 [20.0, 100.0, 105.0] 1 212.0
        ----
        func memo<A: Hashable, B>(_ f: @escaping ((A) -> B, A) -> B) -> (A) -> B {
            var cache: [A: B] = [:]
            func g(_ a: A) -> B { if let b = cache[a] { return b }; let b = f(g, a); cache[a] = b; return b }
            return g
        }
        func t() -> String { let fib = memo { (f: (Int) -> Int, n: Int) in n < 2 ? n : f(n - 1) + f(n - 2) }; return "\(fib(60)) \(fib(10))" }
        //= 1548008755920 55
        ----
        actor Counter { private var n = 0; func inc(by k: Int = 1) -> Int { n += k; return n }; var value: Int { n }; nonisolated let id = "c" }
        func t() async -> String {
            let c = Counter()
            let r = await withTaskGroup(of: Int.self) { g in for i in 1...4 { g.addTask { await c.inc(by: i) } }; var s = 0; for await _ in g { s += 1 }; return s }
            async let a = c.inc(by: 10); async let b = c.value
            _ = await (a, b)
            return "\(r) \(await c.value) \(c.id)"
        }
        //= 4 20 c
        """###)
}
