// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Values that are shared, observed and formatted, and whole small programs: parsers, trees, stores, state machines.
    static let sharedUses = reading(
        ##"""
        struct Gauge<T: CVarArg> { let value: T; var text: String { String(format: "%@|%.2f|%5.1f", "g", value, value) } }
        struct Tally<T> { let count: T }
        extension Tally where T == Int { var text: String { String(format: "%03d", count) } }
        func shown<T: BinaryInteger & CVarArg>(_ xs: [T]) -> String { xs.map { String(format: "%d", $0) }.joined(separator: "+") }
        func t() -> String { "\(Gauge(value: 2.5).text) \(Tally(count: 7).text) \(shown([1, 2])) \(String(describing: Tally(count: Optional(3)).count))" }
        //= g|2.50|  2.5 007 1+2 Optional(3)
        ----
        func t() -> String {
            let counts = Mutex<[String: Int]>([:])
            for word in "a b a c a b".split(separator: " ") { counts.withLock { $0[String(word), default: 0] += 1 } }
            let sorted = counts.withLock { all in all.sorted { ($1.value, $0.key) < ($0.value, $1.key) } }
            return sorted.map { "\($0.key)\($0.value)" }.joined() + " \(counts.withLockIfAvailable { $0.count } ?? 0)"
        }
        //= a3b2c1 3
        ----
        func t() -> String {
            let n = Atomic(5)
            n.store(7, ordering: .relaxed)
            let (old, new) = n.add(3, ordering: .relaxed)
            let c = n.compareExchange(expected: 10, desired: 1, ordering: .sequentiallyConsistent)
            let small = Atomic<UInt8>(250)
            return "\(old) \(new) \(c) \(n.load(ordering: .relaxed)) \(small.wrappingAdd(10, ordering: .relaxed).newValue) \(n.exchange(9, ordering: .relaxed))"
        }
        //= 7 10 (exchanged: true, original: 10) 1 4 1
        ----
        @Observable final class Model { var count = 0; var name = "n"; @ObservationIgnored var ignored = 0; var double: Int { count * 2 } }
        func t() -> String {
            nonisolated(unsafe) let m = Model(); nonisolated(unsafe) var log: [String] = []
            func watch() { withObservationTracking { _ = m.double } onChange: { log.append("change from \(m.count)") } }
            watch(); m.name = "x"; m.ignored = 4; log.append("-"); m.count = 5; m.count = 6; watch(); m.count = 6; m.count += 1
            return "\(log) \(m.count)"
        }
        //= ["-", "change from 0", "change from 6"] 7
        ----
        @Observable final class Cart { struct Line { var qty: Int; let price: Double }; var lines: [Line] = []; var coupon: String?; var total: Double { lines.reduce(0) { $0 + Double($1.qty) * $1.price } * (coupon == nil ? 1 : 0.5) } }
        func t() -> String {
            nonisolated(unsafe) let c = Cart(); nonisolated(unsafe) var n = 0
            let e = withObservationTracking { c.lines.isEmpty } onChange: { n += 1 }
            c.coupon = "x"; c.lines.append(.init(qty: 2, price: 1.5)); c.lines[0].qty += 1
            let total = withObservationTracking { c.total } onChange: { n += 10 }
            c.coupon = nil; c.coupon = "b"
            return "\(e) \(total) \(n)"
        }
        //= true 2.25 11
        ----
        @Observable class Shelf { var books = 1 }
        final class Attic: Shelf { var dust = 1 }
        @Observable final class House { var attic = Attic(); weak var guest: Attic?; private(set) var visits = 0 { didSet { log.append("did \(visits)") } }; @ObservationIgnored var log: [String] = []; func visit() { visits += 1 } }
        func t() -> String {
            nonisolated(unsafe) let h = House()
            func watch(_ name: String, _ read: () -> Void) { withObservationTracking(read) { h.log.append(name) } }
            watch("books") { _ = h.attic.books }; h.attic.dust = 5; h.attic.books = 2
            watch("attic") { _ = h.attic }; h.attic = h.attic; h.attic = Attic()
            watch("outer") { withObservationTracking { _ = h.guest } onChange: {}; _ = h.visits }; h.guest = h.attic; h.visit()
            return h.log.joined(separator: " ")
        }
        //= books attic outer did 1
        ----
        protocol Repository { associatedtype Item: Identifiable; associatedtype Failure: Error; func fetch(_ id: Item.ID) throws(Failure) -> Item; var all: [Item] { get } }
        struct User: Identifiable, Equatable { let id: Int; var name: String }
        enum RepoError: Error, Equatable { case missing(Int), empty }
        struct UserRepo: Repository {
            var all: [User] = []
            func fetch(_ id: Int) throws(RepoError) -> User {
                guard !all.isEmpty else { throw .empty }
                guard let u = all.first(where: { $0.id == id }) else { throw .missing(id) }
                return u
            }
        }
        extension Repository {
            func fetchAll<S: Sequence>(_ ids: S) throws(Failure) -> [Item] where S.Element == Item.ID {
                var r: [Item] = []
                for i in ids { r.append(try fetch(i)) }
                return r
            }
        }
        func t() -> String {
            var r = UserRepo(); var out: [String] = []
            do { _ = try r.fetch(1) } catch { switch error { case .empty: out.append("empty"); case .missing(let n): out.append("m\(n)") } }
            r.all = [User(id: 1, name: "a"), User(id: 2, name: "b")]
            do { out.append(try r.fetchAll(1...2).map(\.name).joined()); _ = try r.fetchAll([2, 7]) } catch { out.append("\(error) \(error == .missing(7))") }
            return out.joined(separator: "|")
        }
        //= empty|ab|missing(7) true
        ----
        indirect enum Json: Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByFloatLiteral {
            case null, bool(Bool), number(Double), string(String), array([Json]), object([String: Json])
            init(stringLiteral v: String) { self = .string(v) }
            init(integerLiteral v: Int) { self = .number(Double(v)) }
            init(floatLiteral v: Double) { self = .number(v) }
            init(booleanLiteral v: Bool) { self = .bool(v) }
            init(nilLiteral: ()) { self = .null }
            init(arrayLiteral e: Json...) { self = .array(e) }
            init(dictionaryLiteral e: (String, Json)...) { self = .object(Dictionary(e, uniquingKeysWith: { $1 })) }
            subscript(key: String) -> Json? { get { if case .object(let o) = self { o[key] } else { nil } } set { if case .object(var o) = self { o[key] = newValue; self = .object(o) } } }
            subscript(i: Int) -> Json? { guard case .array(let a) = self, a.indices ~= i else { return nil }; return a[i] }
            var text: String {
                switch self {
                case .null: "null"
                case .bool(let b): b ? "true" : "false"
                case .number(let n) where n == n.rounded(): String(Int(n))
                case .number(let n): "\(n)"
                case .string(let s): "\"\(s)\""
                case .array(let a): "[" + a.map(\.text).joined(separator: ",") + "]"
                case .object(let o): "{" + o.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1.text)" }.joined(separator: ",") + "}"
                }
            }
        }
        func t() -> String {
            var j: Json = ["name": "x", "tags": ["a", 1, 2.5, nil, true], "nested": ["deep": [1, [2, 3]]]]
            j["extra"] = ["k": false]
            j["name"] = nil
            return j.text + " \(j["nested"]?["deep"]?[1]?[0] == 2) \(j["tags"]?[9] as Any)"
        }
        //= {"extra":{"k":false},"nested":{"deep":[1,[2,3]]},"tags":["a",1,2.5,null,true]} true nil
        ----
        @propertyWrapper struct Clamped<V: Comparable> {
            private var value: V; let range: ClosedRange<V>; private(set) var projectedValue: Int = 0
            init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
            var wrappedValue: V { get { value } set { let c = min(max(newValue, range.lowerBound), range.upperBound); if c != newValue { projectedValue += 1 }; value = c } }
        }
        @propertyWrapper struct History<V> { var wrappedValue: V { didSet { past.append(oldValue) } }; var past: [V] = []; var projectedValue: Self { get { self } set { self = newValue } }
            init(wrappedValue: V) { self.wrappedValue = wrappedValue }
            mutating func undo() { if let l = past.popLast() { wrappedValue = l; past.removeLast() } } }
        struct Settings { @Clamped(0...100) var volume = 250; @Clamped(0.5...2) var speed = 1.0; @History var title = "a" }
        func t() -> String {
            var s = Settings(); let v0 = s.volume
            s.volume -= 200; s.volume = 101; s.speed = 9; s.speed /= 8
            s.title = "b"; s.title += "c"; let p = s.$title.past; s.$title.undo()
            return "\(v0) \(s.volume) \(s.$volume) \(s.speed) \(s.$speed) \(p) \(s.title) \(s.$title.past)"
        }
        //= 100 100 2 0.5 2 ["a", "b"] b ["a"]
        ----
        struct Person { var name: String; var address: Address; var tags: [String: [Int]] = [:] }
        struct Address { var street: String; var zip: String? }
        func sorted<T, K: Comparable>(_ xs: [T], by k: KeyPath<T, K>, desc: Bool = false) -> [T] { xs.sorted { desc ? $0[keyPath: k] > $1[keyPath: k] : $0[keyPath: k] < $1[keyPath: k] } }
        extension Sequence { func grouped<K: Hashable>(_ k: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: k] } } }
        func set<R, V>(_ r: inout R, _ k: WritableKeyPath<R, V>, _ v: V) { r[keyPath: k] = v }
        func t() -> String {
            var p = [Person(name: "Zoe", address: .init(street: "B", zip: nil)), Person(name: "Al", address: .init(street: "C", zip: "10")), Person(name: "Mo", address: .init(street: "A", zip: "2"))]
            set(&p[0], \.address.zip, "7"); set(&p[1], \.tags["x"], [4])
            let ks: [PartialKeyPath<Person>] = [\.name, \.address.street, \.name.count]
            let line = ks.map { "\(p[1][keyPath: $0])" }.joined(separator: "/")
            return sorted(p, by: \.address.street).map(\.name).joined(separator: ",") + " " + sorted(p, by: \.name.count, desc: true)[0].name + " \(p[0].address.zip!) \(p[1].tags) \(line) \(p.grouped(\.name.count).mapValues { $0.map(\.name) }.sorted { $0.key < $1.key })"
        }
        //= Mo,Zoe,Al Zoe 7 ["x": [4]] Al/C/2 [(key: 2, value: ["Al", "Mo"]), (key: 3, value: ["Zoe"])]
        ----
        enum Loading<T> { case idle, loading(progress: Double), loaded(T), failed(any Error)
            func map<U>(_ f: (T) throws -> U) rethrows -> Loading<U> { switch self { case .idle: .idle; case let .loading(p): .loading(progress: p); case .loaded(let t): .loaded(try f(t)); case .failed(let e): .failed(e) } }
            var value: T? { if case let .loaded(v) = self { v } else { nil } }
        }
        extension Loading: CustomStringConvertible where T: CustomStringConvertible { var description: String { switch self { case .idle: "idle"; case .loading(let p): "loading \(Int(p * 100))%"; case .loaded(let v): "loaded(\(v.description))"; case .failed(let e): "failed \(e)" } } }
        struct Oops: Error { var code = 3 }
        func t() -> String {
            let states: [Loading<Int>] = [.idle, .loading(progress: 0.456), .loaded(4), .failed(Oops())]
            let m = states.map { $0.map { "<\($0 * 2)>" } }
            let r = (try? states[2].map { _ -> Int in throw Oops(code: 1) })
            return "\(states) \(m) \(states.compactMap(\.value)) \(r as Any)"
        }
        //= [idle, loading 45%, loaded(4), failed Oops(code: 3)] [idle, loading 45%, loaded(<8>), failed Oops(code: 3)] [4] nil
        ----
        struct Matrix: Equatable { let r: Int, c: Int; private var d: [Double]
            init(_ r: Int, _ c: Int, _ f: (Int, Int) -> Double = { _, _ in 0 }) { self.r = r; self.c = c; d = (0..<r).flatMap { i in (0..<c).map { j in f(i, j) } } }
            subscript(i: Int, j: Int) -> Double { get { d[i * c + j] } set { d[i * c + j] = newValue } }
            subscript(row i: Int) -> ArraySlice<Double> { get { d[i * c..<(i + 1) * c] } set { d.replaceSubrange(i * c..<(i + 1) * c, with: newValue) } }
            static func * (a: Matrix, b: Matrix) -> Matrix { Matrix(a.r, b.c) { i, j in (0..<a.c).reduce(0) { $0 + a[i, $1] * b[$1, j] } } }
            static func *= (a: inout Matrix, k: Double) { a.d = a.d.map { $0 * k } }
            static prefix func - (a: Matrix) -> Matrix { Matrix(a.r, a.c) { -a[$0, $1] } } }
        infix operator **: MultiplicationPrecedence
        func ** (a: Matrix, n: Int) -> Matrix { n == 1 ? a : a * (a ** (n - 1)) }
        func t() -> String {
            var m = Matrix(2, 2) { Double($0 * 2 + $1 + 1) }
            let p = m ** 3
            m[row: 0] = [9, 8]; m[1, 1] += 0.5; m *= 2
            return "\(p[0, 0]) \(p[1, 1]) \(Array(m[row: 0])) \(m[row: 1].startIndex) \((-m)[1, 1]) \(m == m) \(m[row: 1].map { $0 / 4 })"
        }
        //= 37.0 118.0 [18.0, 16.0] 2 -9.0 true [1.5, 2.25]
        ----
        struct Perm: OptionSet, CustomStringConvertible { let rawValue: UInt8
            static let read = Perm(rawValue: 1 << 0), write = Perm(rawValue: 1 << 1), exec = Perm(rawValue: 1 << 2)
            static let all: Perm = [.read, .write, .exec]
            var description: String { [(Perm.read, "r"), (.write, "w"), (.exec, "x")].map { contains($0.0) ? $0.1 : "-" }.joined() } }
        func t() -> String {
            var p: Perm = [.read, .exec]; var out = ["\(p)"]
            let (ins, after) = p.insert(.read); out.append("\(ins) \(after)")
            out.append("\(p.remove(.exec) as Any) \(p.update(with: .write) as Any)")
            p.formSymmetricDifference([.read, .exec]); out.append("\(p) \(p.rawValue) \(p.isSubset(of: .all)) \(p.isDisjoint(with: .read)) \(Perm.all.subtracting(p)) \(p.union(.read) == .all)")
            p = []; out.append("\(p.isEmpty) \(p) \(~(0 as UInt8) & Perm.all.rawValue)")
            return out.joined(separator: "|")
        }
        //= r-x|false r--|Optional(--x) nil|-wx 6 true true r-- true|true --- 7
        ----
        class Base { var log: [String]; var value: Int { didSet { log.append("base \(oldValue)->\(value)") } }; init(v: Int) { log = []; value = v; setup() }; func setup() { log.append("Base.setup") }; convenience init() { self.init(v: 1); log.append("conv") }; class var kind: String { "base" }; static func make() -> Self? { nil }; deinit { trace.append("B") } ; func describe() -> String { "\(Self.kind) \(type(of: self)) \(value)" } }
        nonisolated(unsafe) var trace: [String] = []
        class Derived: Base { var extra = 5 { willSet { log.append("will \(newValue)") } }; override var value: Int { didSet { log.append("derived \(value)"); if value > 10 { value = 10 } } }; override init(v: Int) { super.init(v: v * 2); log.append("Derived.init") }; override func setup() { super.setup(); log.append("Derived.setup \(extra)") }; override class var kind: String { "derived:" + super.kind }; deinit { trace.append("D") } }
        func t() -> String {
            trace = []
            var out = ""
            do { let d = Derived(); d.value = 50; d.extra = 6; let b: Base = d; out = "\(b.log) \(b.describe()) \(b is Derived) \((b as? Derived)?.extra ?? 0)" }
            return out + " \(trace)"
        }
        //= ["Base.setup", "Derived.setup 5", "Derived.init", "conv", "base 2->50", "derived 50", "base 50->10", "derived 10", "will 6"] derived:base Derived 10 true 6 ["D", "B"]
        ----
        struct Tree<Element: Comparable>: Sequence, ExpressibleByArrayLiteral { indirect enum N { case leaf, node(N, Element, N) }; var root: N = .leaf; private(set) var count = 0
            init(arrayLiteral e: Element...) { e.forEach { insert($0) } }
            mutating func insert(_ e: Element) { func go(_ n: N) -> N { switch n { case .leaf: count += 1; return .node(.leaf, e, .leaf); case let .node(l, v, r) where e < v: return .node(go(l), v, r); case let .node(l, v, r) where e > v: return .node(l, v, go(r)); default: return n } }; root = go(root) }
            func makeIterator() -> AnyIterator<Element> { var stack: [N] = []; var cur = root; return AnyIterator { while case .node(let l, _, _) = cur { stack.append(cur); cur = l }; guard let n = stack.popLast(), case let .node(_, v, r) = n else { return nil }; cur = r; return v } }
            var height: Int { func h(_ n: N) -> Int { if case let .node(l, _, r) = n { return 1 + Swift.max(h(l), h(r)) }; return 0 }; return h(root) } }
        func t() -> String { var x: Tree = [5, 2, 8, 2, 9, 1]; x.insert(7); let w: Tree<String> = ["m", "c", "x"]; return "\(Array(x)) \(x.count) \(x.height) \(w.joined()) \(x.contains(9)) \(x.reversed().prefix(2).map { $0 }) \(x.dropFirst(2).first { $0 > 5 } ?? 0) \(zip(w, x).map { "\($0)\($1)" })" }
        //= [1, 2, 5, 7, 8, 9] 6 3 cmx true [9, 8] 7 ["c1", "m2", "x5"]
        ----
        final class Counter { var n = 0; lazy var text: String = { n += 1; return "t\(n)" }(); func tick() -> Int { n += 1; return n } }
        func t() -> String { var fs: [() -> Int] = []; for i in 0..<3 { var k = i * 10; fs.append { k += 1; return k } }; let a = fs.map { $0() }, b = fs.map { $0() }; let c = Counter(); let m = c.tick; _ = m(); var x = 1; let snap = { [x] in x }; let live = { x }; x = 5; let w = { [weak c] in c?.n ?? -1 }; return "\(a) \(b) \(m()) \(c.text) \(c.text) \(snap()) \(live()) \(w())" }
        //= [1, 11, 21] [2, 12, 22] 2 t3 t3 1 5 3
        ----
        struct Grid<T> { var cells: [[T]]; init(_ w: Int, _ h: Int, fill: T) { cells = .init(repeating: .init(repeating: fill, count: w), count: h) }
          subscript(x: Int, y: Int) -> T? { get { cells.indices.contains(y) && cells[y].indices.contains(x) ? cells[y][x] : nil } set { if let v = newValue, self[x, y] != nil { cells[y][x] = v } } }
          subscript(safe p: (Int, Int), default d: @autoclosure () -> T) -> T { self[p.0, p.1] ?? d() }
          func neighbours(_ x: Int, _ y: Int) -> [T] { [(-1, 0), (1, 0), (0, -1), (0, 1)].compactMap { self[x + $0.0, y + $0.1] } } }
        func life(_ g: Grid<Bool>) -> Grid<Bool> { var n = g; for y in g.cells.indices { for x in g.cells[y].indices { var k = 0; for dy in -1...1 { for dx in -1...1 where (dx, dy) != (0, 0) { if g[x + dx, y + dy] == true { k += 1 } } }; n[x, y] = k == 3 || (k == 2 && g[x, y]!) } }; return n }
        func t() -> String { var g = Grid(5, 5, fill: false); for p in [(1, 2), (2, 2), (3, 2)] { g[p.0, p.1] = true }; g[9, 9] = true; let n = life(g); return n.cells.map { $0.map { $0 ? "#" : "." }.joined() }.joined(separator: "/") + " \(life(n).cells == g.cells) \(g.neighbours(0, 0)) \(g[safe: (7, 7), default: true])" }
        //= ...../..#../..#../..#../..... true [false, false] true
        ----
        struct Graph { var edges: [String: [(to: String, w: Int)]] = [:]
          mutating func link(_ a: String, _ b: String, _ w: Int) { edges[a, default: []].append((b, w)); edges[b, default: []].append((a, w)) }
          func shortest(_ s: String, _ e: String) -> (cost: Int, path: [String])? { var dist = [s: 0], prev: [String: String] = [:], todo: Set = [s]; while let u = todo.min(by: { (dist[$0]!, $0) < (dist[$1]!, $1) }) { todo.remove(u); if u == e { break }; for (v, w) in edges[u] ?? [] { let d = dist[u]! + w; if d < dist[v, default: .max] { dist[v] = d; prev[v] = u; todo.insert(v) } } }; guard let c = dist[e] else { return nil }; return (c, Array(sequence(first: e) { prev[$0] }).reversed()) }
          func bfs(_ s: String) -> [String] { var seen: Set<String> = [s], q = [s], i = 0; while i < q.count { defer { i += 1 }; for n in (edges[q[i]] ?? []).map(\.to).sorted() where seen.insert(n).inserted { q.append(n) } }; return q } }
        func t() -> String { var g = Graph(); g.link("a", "b", 7); g.link("a", "c", 3); g.link("c", "b", 1); g.link("b", "d", 2); let r = g.shortest("a", "d")!; return "\(r) \(r.path) \(g.shortest("a", "z") == nil) \(g.bfs("a"))" }
        //= (cost: 6, path: ["a", "c", "b", "d"]) ["a", "c", "b", "d"] true ["a", "b", "c", "d"]
        ----
        protocol Visitor { associatedtype R; func num(_ n: Int) -> R; func add(_ a: R, _ b: R) -> R }
        struct Show: Visitor { func num(_ n: Int) -> String { "\(n)" }; func add(_ a: String, _ b: String) -> String { "(\(a)+\(b))" } }
        struct Eval: Visitor { func num(_ n: Int) -> Int { n }; func add(_ a: Int, _ b: Int) -> Int { a + b } }
        struct Depth: Visitor { typealias R = Int; func num(_: Int) -> R { 1 }; func add(_ a: R, _ b: R) -> R { max(a, b) + 1 } }
        indirect enum Ex { case n(Int), plus(Ex, Ex); func accept<V: Visitor>(_ v: V) -> V.R { switch self { case .n(let i): v.num(i); case .plus(let a, let b): v.add(a.accept(v), b.accept(v)) } }; static func + (l: Ex, r: Ex) -> Ex { .plus(l, r) } }
        extension Ex: ExpressibleByIntegerLiteral { init(integerLiteral i: Int) { self = .n(i) } }
        func t() -> String { let e: Ex = 1 + 2 + (3 + 4); func all(_ v: any Visitor) -> String { "\(e.accept(v))" }; return "\(e.accept(Show())) \(e.accept(Eval())) \(e.accept(Depth())) " + ([Show(), Eval()] as [any Visitor]).map(all).joined(separator: ",") }
        //= ((1+2)+(3+4)) 10 3 ((1+2)+(3+4)),10
        ----
        protocol Plugin: AnyObject { static var name: String { get }; init(); func run(_ s: String) -> String }
        final class Up: Plugin { static let name = "up"; init() {}; func run(_ s: String) -> String { s.uppercased() } }
        final class Rev: Plugin { static var name: String { "rev" }; var n = 0; init() {}; func run(_ s: String) -> String { n += 1; return String(s.reversed()) + "\(n)" } }
        struct Registry { private var types: [String: any Plugin.Type] = [:]; private var live: [ObjectIdentifier: any Plugin] = [:]; mutating func register(_ ts: (any Plugin.Type)...) { for t in ts { types[t.name] = t } }; mutating func make(_ n: String) -> (any Plugin)? { guard let t = types[n] else { return nil }; if let p = live[ObjectIdentifier(t)] { return p }; let p = t.init(); live[ObjectIdentifier(t)] = p; return p }; mutating func of<P: Plugin>(_: P.Type) -> P? { make(P.name) as? P } }
        func t() -> String { var r = Registry(); r.register(Up.self, Rev.self); let a = r.make("rev"), b = r.make("rev"); return "\(a!.run("abc")) \(b!.run("xy")) \(a === b) \(r.make("no") == nil) \(r.of(Up.self)!.run("q")) \(r.of(Rev.self)!.n) \(type(of: a!))" }
        //= cba1 yx2 true true Q 2 Rev
        ----
        protocol State { mutating func on(_ e: Ev) -> (any State)? }
        enum Ev { case coin, push }
        struct Locked: State { var coins = 0; mutating func on(_ e: Ev) -> (any State)? { switch e { case .coin: coins += 1; return coins >= 2 ? Unlocked(since: coins) : nil; case .push: return nil } } }
        struct Unlocked: State, CustomStringConvertible { let since: Int; func on(_ e: Ev) -> (any State)? { e == .push ? Locked() : nil }; var description: String { "Unlocked!" } }
        struct Machine { var s: any State = Locked(); mutating func send(_ e: Ev) -> String { if let n = s.on(e) { s = n }; return "\(s)" } }
        func t() -> String { var m = Machine(); return [Ev.push, .coin, .coin, .coin, .push].map { m.send($0) }.joined(separator: " ") }
        //= Locked(coins: 0) Locked(coins: 1) Unlocked! Unlocked! Locked(coins: 0)
        ----
        enum Route: Hashable { case home, detail(id: Int), settings(Section?); enum Section: String { case audio, video } }
        extension Route { init?(path: String) { let p = path.split(separator: "/").map(String.init); switch (p.first, p.dropFirst().first, p.count) { case (nil, _, _): self = .home; case ("item"?, let id?, 2): guard let n = Int(id) else { return nil }; self = .detail(id: n); case ("settings", nil, 1): self = .settings(nil); case ("settings", .some(let s), 2): guard let sec = Section(rawValue: s) else { return nil }; self = .settings(sec); default: return nil } }; var path: String { switch self { case .home: "/"; case .detail(let id): "/item/\(id)"; case .settings(.none): "/settings"; case .settings(.some(let s)): "/settings/\(s.rawValue)" } }; var isSettings: Bool { if case .settings = self { true } else { false } } }
        func t() -> String { let ps = ["/", "/item/4", "/item/x", "/settings", "/settings/audio", "/settings/none", "/q"]; let rs = ps.map(Route.init(path:)); return rs.map { $0?.path ?? "nil" }.joined(separator: " ") + " \(rs.compactMap { $0 }.filter(\.isSettings).count) \(Set(rs.compactMap { $0 } + [.home]).count) \(rs[1]!) \(rs[4]!) \(rs[3]!)" }
        //= / /item/4 nil /settings /settings/audio nil nil 2 4 detail(id: 4) settings(Optional(Route.Section.audio)) settings(nil)
        ----
        func t() -> String { let a = [3, 1, 2]; var log: [String] = []; func f(_ s: String, _ v: Bool) -> Bool { log.append(s); return v }; _ = f("a", false) && f("b", true) || f("c", true); _ = (f("d", true) ? [1] : [2])[0]; var i = 0; func n() -> Int { i += 1; return i }; var arr = [0, 0, 0, 0]; arr[n()] += n(); (arr[0], arr[3]) = (n(), n()); let r = [n(), n()].map { $0 * n() }; let x = a.sorted().first.map { $0 + n() }; switch n() { case 9...: log.append("big"); fallthrough; case 0: log.append("fell"); default: log.append("def") }; outer: for p in 0... { for q in 0..<5 { if p * q == 6 { log.append("\(p),\(q)"); break outer }; if q > p { continue outer } } }; repeat { i -= 4 } while i > 0; return "\(log) \(arr) \(r) \(x!) \(i)" }
        //= ["a", "c", "d", "big", "fell", "2,3"] [3, 2, 0, 4] [35, 48] 10 -2
        ----
        struct Token: ExpressibleByStringInterpolation, CustomStringConvertible { var parts: [String]; struct StringInterpolation: StringInterpolationProtocol { var parts: [String] = []; init(literalCapacity: Int, interpolationCount: Int) { parts.append("[\(interpolationCount)]") }; mutating func appendLiteral(_ s: String) { if !s.isEmpty { parts.append("L:" + s) } }; mutating func appendInterpolation<T>(_ v: T) { parts.append("V:\(v)") }; mutating func appendInterpolation(secret s: String) { parts.append(String(repeating: "*", count: s.count)) }; mutating func appendInterpolation(_ d: Double, digits: Int = 1) { parts.append(String(format: "%.\(digits)f", d)) }; mutating func appendInterpolation(if c: Bool, _ s: @autoclosure () -> String) { if c { parts.append(s()) } } }; init(stringInterpolation s: StringInterpolation) { parts = s.parts }; init(stringLiteral s: String) { parts = [s] }; var description: String { parts.joined(separator: "|") } }
        extension String.StringInterpolation { mutating func appendInterpolation(_ n: Int, pad: Int) { appendLiteral(String(n).leftPad(pad)) }; mutating func appendInterpolation<T>(maybe v: T?) { if let v { appendInterpolation(v) } else { appendLiteral("∅") } } }
        extension String { func leftPad(_ n: Int) -> String { String(repeating: "0", count: max(0, n - count)) + self } }
        func t() -> String { let a: Token = "x \(1) \(2.5) \(2.55, digits: 2) \(secret: "abc") \(if: false, "no")\(if: true, "yes")", b: Token = "plain"; return "\(a) \(b) \(7, pad: 3) \(maybe: Int?.none) \(maybe: 4)" }
        //= [6]|L:x |V:1|L: |2.5|L: |2.55|L: |***|L: |yes plain 007 ∅ 4
        """##)
}
