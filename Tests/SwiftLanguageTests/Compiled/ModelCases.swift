// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Models and their helpers, each with several things at once.
    static let models = reading(
        ##"""
        struct Cart { struct Line: Identifiable { let id: Int; var name: String; var price: Double; var qty = 1; var total: Double { price * Double(qty) } }; var lines: [Line] = []; var subtotal: Double { lines.map(\.total).reduce(0, +) }; var tax: Double { (subtotal * 0.19 * 100).rounded() / 100 }; mutating func add(_ name: String, _ price: Double) { if let i = lines.firstIndex(where: { $0.name == name }) { lines[i].qty += 1 } else { lines.append(Line(id: lines.count, name: name, price: price)) } } }
        func t() -> String { var c = Cart(); c.add("a", 2.5); c.add("b", 10); c.add("a", 2.5); return "\(c.lines.count) \(c.subtotal) \(c.tax) \(c.lines.map { "\($0.qty)x\($0.name)" }.joined(separator: ","))" }
        //= 2 15.0 2.85 2xa,1xb
        ----
        enum LoadState<T> { case idle, loading(progress: Double), loaded(T), failed(any Error); var value: T? { if case .loaded(let v) = self { v } else { nil } }; var isLoading: Bool { if case .loading = self { return true }; return false } }
        struct Oops: Error { let code: Int }
        func t() -> String { let all: [LoadState<[Int]>] = [.idle, .loading(progress: 0.5), .loaded([1, 2]), .failed(Oops(code: 3))]; return all.map { s in switch s { case .idle: return "idle"; case .loading(let p) where p > 0.4: return "half"; case .loading: return "start"; case .loaded(let v): return "\(v.count)"; case .failed(let e as Oops): return "e\(e.code)"; case .failed: return "?" } }.joined(separator: " ") + " \(all[2].value ?? []) \(all[1].isLoading)" }
        //= idle half 2 e3 [1, 2] true
        ----
        final class Counter { private(set) var n = 0 { didSet { log.append("\(oldValue)->\(n)") } }; var log: [String] = []; lazy var name: String = "c\(n)"; func inc(by k: Int = 1) -> Self { n += k; return self } }
        func t() -> String { let c = Counter(); _ = c.inc().inc(by: 4); let s = c.name; c.inc(); return "\(c.n) \(s) \(c.name) \(c.log)" }
        //= 6 c5 c5 ["0->1", "1->5", "5->6"]
        ----
        func group<K: Hashable, V>(_ items: [V], by key: KeyPath<V, K>) -> [K: [V]] { Dictionary(grouping: items) { $0[keyPath: key] } }
        struct P { let name: String; let team: String; let age: Int }
        func t() -> String { let ps = [P(name: "a", team: "x", age: 3), P(name: "b", team: "y", age: 5), P(name: "c", team: "x", age: 9)]; let g = group(ps, by: \.team); return g.keys.sorted().map { k in "\(k):\(g[k]!.map(\.name).joined()) \(g[k]!.map(\.age).reduce(0, +) / g[k]!.count)" }.joined(separator: "|") }
        //= x:ac 6|y:b 5
        ----
        protocol Describable { var title: String { get }; func detail() -> String }
        extension Describable { func detail() -> String { "<\(title)>" }; var loud: String { title.uppercased() } }
        struct A: Describable { var title = "a" }
        struct B: Describable { var title = "b"; func detail() -> String { "B!" } }
        func show(_ d: some Describable) -> String { d.detail() + d.loud }
        func t() -> String { let xs: [any Describable] = [A(), B()]; return xs.map { $0.detail() + $0.loud }.joined(separator: " ") + " " + show(A()) + show(B()) }
        //= <a>A B!B <a>AB!B
        ----
        @resultBuilder struct Lines { static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }; static func buildExpression(_ s: String) -> [String] { [s] }; static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }; static func buildOptional(_ p: [String]?) -> [String] { p ?? ["-"] }; static func buildEither(first p: [String]) -> [String] { p }; static func buildEither(second p: [String]) -> [String] { p.map { "else " + $0 } }; static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } } }
        func doc(@Lines _ f: () -> [String]) -> String { f().joined(separator: ";") }
        func t() -> String { let on = true, n = 2; return doc { "title"; 5; if on { "on" }; if n > 3 { "big" } else { "small" }; for i in 0..<n { "i\(i)"; i }; if !on { "off" } } }
        //= title;#5;on;else small;i0;#0;i1;#1;-
        ----
        @propertyWrapper struct Trimmed { private var v = ""; var wrappedValue: String { get { v } set { v = newValue.trimmingCharacters(in: .whitespaces) } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
        @propertyWrapper struct Logged<T> { var wrappedValue: T { didSet { count += 1 } }; private(set) var count = 0; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: Int { count } }
        struct Form { @Trimmed var name: String = "  x "; @Logged var age = 3; @Logged var tags: [String] = [] }
        func t() -> String { var f = Form(); f.name = " Bob  "; f.age += 1; f.age = 9; f.tags.append("q"); return "[\(f.name)] \(f.age) \(f.$age) \(f.tags) \(f.$tags)" }
        //= [Bob] 9 2 ["q"] 1
        ----
        func t() -> String { let words = "the quick brown fox jumps over the lazy dog the end".split(separator: " ").map(String.init); var f: [String: Int] = [:]; for w in words { f[w, default: 0] += 1 }; let top = f.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.prefix(3); return top.map { "\($0.key)=\($0.value)" }.joined(separator: " ") + " \(Set(words).count) \(words.max { $0.count < $1.count }!)" }
        //= the=3 brown=1 dog=1 9 quick
        ----
        func t() -> String { let n: Int? = 5; let m: Int? = nil; let s: String? = "7"; let a = n.map { $0 * 2 }; let b = s.flatMap(Int.init); let c = (n ?? 0) + (m ?? 10); guard let n, let b else { return "none" }; if let m { return "m\(m)" } else if n > 3, case let k? = a { return "\(k) \(b) \(c) \(m as Any) \([n, nil, b].compactMap { $0 }) \(a == 10) \(m == nil)" }; return "" }
        //= 10 7 15 nil [5, 7] true true
        ----
        struct Matrix { let rows: Int, cols: Int; private var g: [Double]; init(_ r: Int, _ c: Int) { rows = r; cols = c; g = Array(repeating: 0, count: r * c) }; subscript(r: Int, c: Int) -> Double { get { precondition(r < rows && c < cols); return g[r * cols + c] } set { g[r * cols + c] = newValue } }; static func * (a: Matrix, k: Double) -> Matrix { var m = a; for i in m.g.indices { m.g[i] *= k }; return m } }
        func t() -> String { var m = Matrix(2, 3); m[0, 1] = 2; m[1, 2] += 1.5; let d = m * 2; return "\(d[0, 1]) \(d[1, 2]) \(m[1, 2]) \(m.rows)x\(m.cols)" }
        //= 4.0 3.0 1.5 2x3
        ----
        func debounce(_ xs: [(t: Int, v: String)], _ gap: Int) -> [String] { var out: [String] = []; for (i, x) in xs.enumerated() { let next = i + 1 < xs.count ? xs[i + 1].t : Int.max; if next - x.t >= gap { out.append(x.v) } }; return out }
        func t() -> String { "\(debounce([(0, "a"), (50, "ab"), (400, "abc"), (450, "abcd")], 300))" }
        //= ["ab", "abcd"]
        ----
        enum Direction: String, CaseIterable, Codable { case north, east, south, west; var turned: Direction { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }; init?(letter: Character) { guard let m = Self.allCases.first(where: { $0.rawValue.first == letter }) else { return nil }; self = m } }
        func t() -> String { let d = Direction(rawValue: "west")!; return "\(d.turned) \(Direction(letter: "s")?.rawValue ?? "-") \(Direction(letter: "q") as Any) \(Direction.allCases.map(\.turned.rawValue))" }
        //= north south nil ["east", "south", "west", "north"]
        ----
        struct Version: Comparable, CustomStringConvertible, ExpressibleByStringLiteral { var parts: [Int]; init(_ s: String) { parts = s.split(separator: ".").compactMap { Int($0) } }; init(stringLiteral s: String) { self.init(s) }; static func < (a: Version, b: Version) -> Bool { for (x, y) in zip(a.parts, b.parts) where x != y { return x < y }; return a.parts.count < b.parts.count }; var description: String { parts.map(String.init).joined(separator: ".") } }
        func t() -> String { let vs: [Version] = ["1.10", "1.9.3", "1.9", "2.0"]; return "\(vs.sorted()) \(vs.max()!) \(Version("1.2") < "1.10") \(("1.0" as Version) == "1.0")" }
        //= [1.9, 1.9.3, 1.10, 2.0] 2.0 true true
        ----
        class Animal { var name: String; init(name: String) { self.name = name }; func sound() -> String { "..." }; func intro() -> String { "\(name) says \(sound())" }; class var kind: String { "animal" } }
        final class Dog: Animal { var tricks: [String]; init(name: String, tricks: [String] = []) { self.tricks = tricks; super.init(name: name) }; override func sound() -> String { "woof" }; override func intro() -> String { super.intro() + " (\(tricks.count))" }; override class var kind: String { "dog" }; convenience init() { self.init(name: "Rex", tricks: ["sit"]) } }
        func t() -> String { let all: [Animal] = [Animal(name: "Bo"), Dog(), Dog(name: "Fi")]; return all.map { "\($0.intro()) \(type(of: $0).kind)" }.joined(separator: "; ") + " \(all.compactMap { $0 as? Dog }.count) \(all[1] is Dog)" }
        //= Bo says ... animal; Rex says woof (1) dog; Fi says woof (0) dog 2 true
        ----
        func t() -> String { let a = [5, 3, 8, 1]; let (lo, hi) = a.reduce((Int.max, Int.min)) { (min($0.0, $1), max($0.1, $1)) }; let pairs = zip(a, a.dropFirst()).map { $1 - $0 }; let run = a.indices.map { a[...$0].reduce(0, +) }; let chunks = stride(from: 0, to: a.count, by: 3).map { Array(a[$0..<min($0 + 3, a.count)]) }; return "\(lo) \(hi) \(pairs) \(run) \(chunks) \(a.sorted(by: >)) \(a.partitioned { $0 > 4 })" }
        extension Array { func partitioned(_ f: (Element) -> Bool) -> ([Element], [Element]) { (filter(f), filter { !f($0) }) } }
        //= 1 8 [-2, 5, -7] [5, 8, 16, 17] [[5, 3, 8], [1]] [8, 5, 3, 1] ([5, 8], [3, 1])
        ----
        struct Stack<T> { private var s: [T] = []; var isEmpty: Bool { s.isEmpty }; var top: T? { s.last }; mutating func push(_ x: T) { s.append(x) }; @discardableResult mutating func pop() -> T? { s.popLast() } }
        extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: T...) { s = e } }
        extension Stack: Equatable where T: Equatable {}
        extension Stack where T: Numeric { func sum() -> T { s.reduce(0, +) } }
        func t() -> String { var s: Stack = [1.5, 2]; s.push(3); s.pop(); var q = Stack<String>(); q.push("a"); return "\(s.sum()) \(s.top ?? 0) \(q.top!) \(s == [1.5, 2]) \(q.isEmpty)" }
        //= 3.5 2.0 a true false
        ----
        func t() -> String { func fib(_ n: Int, _ memo: inout [Int: Int]) -> Int { if n < 2 { return n }; if let m = memo[n] { return m }; let v = fib(n - 1, &memo) + fib(n - 2, &memo); memo[n] = v; return v }; var memo: [Int: Int] = [:]; let f = fib(40, &memo); let isPrime = { (n: Int) in n > 1 && !(2..<n).contains { n % $0 == 0 } }; return "\(f) \(memo.count) \((1...20).filter(isPrime))" }
        //= 102334155 39 [2, 3, 5, 7, 11, 13, 17, 19]
        ----
        struct Theme { var primary = "blue"; var size: CGFloat = 12; static let dark = Theme(primary: "black"); static var all: [Theme] { [.dark, .init(size: 20)] } }
        extension Theme { func with<V>(_ p: WritableKeyPath<Theme, V>, _ v: V) -> Theme { var c = self; c[keyPath: p] = v; return c } }
        func t() -> String { let b = Theme.dark.with(\.size, 3).with(\.primary, "red"); return "\(b.primary) \(b.size) \(Theme.all.map(\.size)) \(Theme.all[1].primary)" }
        //= red 3.0 [12.0, 20.0] blue
        ----
        func t() -> String { var s = "Hello, Wörld! 👋🏽"; s.insert("¡", at: s.startIndex); let i = s.firstIndex(of: ",")!; let vowels = s.filter { "aeiouö".contains($0) }; s.removeSubrange(i...); return "\(s) \(vowels) \("👋🏽".count) \("abc".reversed().map(String.init).joined()) \(String("level".reversed()) == "level") \("a-b_c".split { $0 == "-" || $0 == "_" }) \("x=1".components(separatedBy: "=")) \("swift".prefix(1).uppercased() + "swift".dropFirst())" }
        //= ¡Hello eoö 1 cba true ["a", "b", "c"] ["x", "1"] Swift
        ----
        protocol Store { associatedtype Item: Identifiable; var items: [Item] { get set }; mutating func upsert(_ i: Item) }
        extension Store { mutating func upsert(_ i: Item) { if let k = items.firstIndex(where: { $0.id == i.id }) { items[k] = i } else { items.append(i) } }; subscript(id: Item.ID) -> Item? { items.first { $0.id == id } } }
        struct Note: Identifiable { var id: String; var text: String }
        struct Notes: Store { var items: [Note] = [] }
        func t() -> String { var n = Notes(); n.upsert(Note(id: "a", text: "1")); n.upsert(Note(id: "b", text: "2")); n.upsert(Note(id: "a", text: "3")); return "\(n.items.map(\.text)) \(n["a"]?.text ?? "-") \(n["z"] == nil)" }
        //= ["3", "2"] 3 true
        ----
        func t() -> String { var undo: [() -> Void] = []; var v = 1 { didSet { let o = oldValue; undo.append { [o] in v = o; undo.removeLast() } } }; v = 2; v = 5; let a = v; undo.removeLast()(); return "\(a) \(v) \(undo.count)" }
        //= 5 2 1
        ----
        struct Box<T> { var v: T; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(v: f(v)) } }
        func t() -> String { let a = Box(v: 3).map { $0 + 0.5 }; let b = Box(v: 1).map { Double($0) / 2 }.v; let c = [1, 2].map { $0 * 1.5 }; let e = [3, 4].reduce(0) { $0 + Double($1) }; return "\(a.v) \(b) \(c) \(e)" }
        //= 3.5 0.5 [1.5, 3.0] 7.0
        ----
        func area(width: Double = 2, height: Double = 3, scale: CGFloat = 1) -> Double { width * height * scale / 4 }
        struct Opt { var gap: CGFloat = 4; var max: Double? = 8; var names: Set<String> = ["a", "a"]; var f: (Int) -> Double = { Double($0) / 2 }; func half(of x: Double = 7) -> Double { x / 2 }; init(gap: CGFloat = 5, max: Double? = 9) { self.gap = gap; self.max = max } }
        func t() -> String { let o = Opt(); return "\(area()) \(area(height: 5)) \(o.half()) \(o.gap / 2) \(o.max! / 2) \(o.names) \(o.f(3)) \(Opt(gap: 1).gap / 2)" }
        //= 1.5 2.5 3.5 2.5 4.5 ["a"] 1.5 0.5
        ----
        struct Pt: Hashable, Codable { var x = 0.0, y = 0.0; static let zero = Pt(); var length: Double { (x * x + y * y).squareRoot() }; func moved(dx: Double = 0, dy: Double = 0) -> Pt { Pt(x: x + dx, y: y + dy) }; mutating func scale(by k: Double) { x *= k; y *= k } }
        func t() -> String { var p = Pt(x: 3, y: 4); let q = p.moved(dx: 1); p.scale(by: 2); let ps: Set = [p, q, Pt(x: 6, y: 8)]; return "\(p.length) \(q) \(ps.count) \([Pt.zero, .init(x: 1)].map(\.x)) \(p == Pt(x: 6, y: 8))" }
        //= 10.0 Pt(x: 4.0, y: 4.0) 2 [0.0, 1.0] true
        ----
        func t() -> String { let items = ["b": 2, "a": 1, "c": 3]; let s = items.sorted(by: { $0.value > $1.value }).map(\.key); let inv = Dictionary(uniqueKeysWithValues: items.map { ($0.value, $0.key) }); let m = items.mapValues { $0 * 10 }.filter { $0.value > 10 }; let merged = items.merging(["a": 9, "z": 0]) { old, new in old + new }; let g = Dictionary(grouping: 1...6) { $0 % 3 }; return "\(s) \(inv[3]!) \(m.keys.sorted()) \(merged["a"]!) \(merged.count) \(g[0]!) \(items.min { $0.value < $1.value }!.key) \(items.contains { $0.key == "a" }) \(items.first { $0.value == 2 }?.key ?? "")" }
        //= ["c", "b", "a"] c ["b", "c"] 10 4 [3, 6] a true b
        ----
        final class Node<T> { var value: T; var next: Node?; weak var prev: Node?; init(_ v: T) { value = v } }
        struct List<T>: Sequence { private(set) var head: Node<T>?; mutating func push(_ v: T) { let n = Node(v); n.next = head; head?.prev = n; head = n }; func makeIterator() -> AnyIterator<T> { var c = head; return AnyIterator { defer { c = c?.next }; return c?.value } } }
        func t() -> String { var l = List<Int>(); for i in 1...4 { l.push(i * i) }; return "\(Array(l)) \(l.reduce(0, +)) \(l.contains(9)) \(l.map { $0 + 1 }.max()!) \(l.head?.next?.prev === l.head) \(l.first { $0 < 5 }!)" }
        //= [16, 9, 4, 1] 30 true 17 true 4
        ----
        enum Route: Hashable { case home, detail(id: Int), settings(section: String, Int?) }
        func t() -> String { var path: [Route] = [.home, .detail(id: 3)]; path.append(.settings(section: "a", nil)); let ids = path.compactMap { if case .detail(let id) = $0 { id } else { nil } }; let has = path.contains(.detail(id: 3)); let last = switch path.last { case .settings(let s, let n?): "\(s)\(n)"; case .settings(let s, nil): s + "!"; case .some: "other"; case nil: "empty" }; return "\(ids) \(has) \(last) \(Set(path + path).count) \(path.firstIndex(of: .home)!) \(path[1])" }
        //= [3] true a! 3 0 detail(id: 3)
        ----
        func apply<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
        func t() -> String { let h = apply({ (n: Int) in n + 1 }, { "<\($0)>" }); let add = curry { (a: Int, b: Int) in a + b }; let fs: [(Int) -> Int] = [{ $0 * 2 }, { -$0 }, add(10)]; var makeN = 0; let counter: () -> Int = { makeN += 1; return makeN }; return "\(h(4)) \(add(1)(2)) \(fs.map { $0(3) }) \(counter() + counter()) \(fs.reduce(5) { $1($0) }) \([1, 2, 3].map(add(1)))" }
        //= <5> 3 [6, -3, 13] 3 0 [2, 3, 4]
        ----
        extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil } }
        extension Sequence { func sum<N: Numeric>(_ f: (Element) -> N) -> N { reduce(0) { $0 + f($1) } } ; func sorted<K: Comparable>(by k: KeyPath<Element, K>, desc: Bool = false) -> [Element] { sorted { desc ? $0[keyPath: k] > $1[keyPath: k] : $0[keyPath: k] < $1[keyPath: k] } } }
        extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
        extension Int { var isEven: Bool { self % 2 == 0 }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } } }
        func t() -> String { let a = ["bb", "a", "ccc"]; var s = ""; 3.times { s += "\($0)" }; return "\(a[safe: 1] ?? "-") \(a[safe: 9] ?? "-") \(a.sum(\.count)) \(a.sum { Double($0.count) / 2 }) \(a.sorted(by: \.count, desc: true)) \((nil as String?).orEmpty)\(Optional("x").orEmpty) \(4.isEven) \(s)" }
        //= a - 6 3.0 ["ccc", "bb", "a"] x true 012
        ----
        struct Settings { var volume = 0.5 { willSet { if newValue > 1 { warned = true } } didSet { volume = min(max(volume, 0), 1) } }; var warned = false; static var shared = Settings(); @available(*, deprecated) var old: Int { 1 } }
        func t() -> String { Settings.shared.volume = 3; var s = Settings.shared; s.volume -= 2; let f = \Settings.volume; return "\(Settings.shared.volume) \(s.volume) \(s.warned) \(s[keyPath: f])" }
        //= 1.0 0.0 true 0.0
        ----
        struct Pt { var x = 0.0, y = 0.0 }
        struct Bx<T> { var v: T }
        func f(_ a: [Double] = [1, 2], p: Pt = .init(x: 1), b: Bx<Double> = Bx(v: 3), s: Set<Int> = [1, 1], d: [String: Double] = ["a": 1], o: Double? = 5, c: CGFloat = 7) -> String { "\(a[0] / 2) \(p.x / 2) \(b.v / 2) \(s.count) \(d["a"]! / 2) \(o! / 2) \(c / 2)" }
        func t() -> String { f() + " " + f([3], c: 1) }
        //= 0.5 0.5 1.5 1 0.5 2.5 3.5 1.5 0.5 1.5 1 0.5 2.5 0.5
        ----
        struct W { var f: (Double) -> Double; init(_ f: @escaping (Double) -> Double = { $0 / 2 }, k: Double = 1, all: [Bx<Double>] = [Bx(v: 1), .init(v: 2)]) { self.f = { f($0) * k + all[0].v / 2 } } }
        struct Bx<T> { var v: T }
        func t() -> String { "\(W().f(3)) \(W(k: 3).f(1))" }
        //= 2.0 2.0
        ----
        struct Stack<T>: ExpressibleByArrayLiteral { var s: [T]; init(arrayLiteral e: T...) { s = e } ; var top: T { s.last! } }
        func t() -> String { let a: Stack = [1, 2.5]; let b: Stack<Double> = [1]; let c: Set = [1, 2.5]; let d: Array = [1, 2]; let e: Dictionary = ["a": 1.5, "b": 2]; return "\(a.top) \(b.top) \(a.s[0]) \(c.count) \(d) \(e["b"]!)" }
        //= 2.5 1.0 1.0 2 [1, 2] 2.0
        ----
        func t() -> String { let x = 3; struct L { var n: Int; static let k = 4; func twice() -> Int { n * 2 } }; enum E: CaseIterable { case a, b }; func make() -> L { L(n: x + L.k) }; let g = { () -> [E] in E.allCases }; return "\(make().twice()) \(g().count)" }
        //= 14 2
        ----
        func t() -> String { let a: Any = 5; let xs: [Any] = [1, "a", 2.5, nil as Int? as Any, [1, 2]]; let d = xs.map { x -> String in switch x { case let i as Int: "i\(i)"; case let s as String: "s\(s)"; case is Double: "d"; case let a as [Int]: "a\(a.count)"; default: "?" } }; return "\(d) \((a as? Int).map { $0 + 1 } ?? 0) \(a is String)" }
        //= ["i1", "sa", "d", "?", "a2"] 6 false
        ----
        @dynamicMemberLookup struct Bag { var d: [String: Int] = [:]; subscript(dynamicMember k: String) -> Int { get { d[k] ?? -1 } set { d[k] = newValue } } }
        @dynamicMemberLookup struct Ref<T> { let v: T; subscript<U>(dynamicMember k: KeyPath<T, U>) -> U { v[keyPath: k] } }
        struct Q { var w = 1.5; var name = "q" }
        func t() -> String { var b = Bag(); b.x = 4; b.x += 1; return "\(b.x) \(b.y) \(Ref(v: Q()).w / 2) \(Ref(v: Q()).name.count)" }
        //= 5 -1 0.75 1
        ----
        struct Temp { var c: Double; var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } } }
        func bump(_ x: inout Double, by k: Double = 1) { x += k }
        func t() -> String { var t = Temp(c: 100); bump(&t.f, by: 18); var a = [1.0, 2]; bump(&a[1]); var tup = (x: 1, y: 2.5); tup.y += 1; (tup.x, a[0]) = (9, 8); return "\(t.c) \(a) \(tup) \(tup.x)" }
        //= 110.0 [8.0, 3.0] (x: 9, y: 3.5) 9
        ----
        func t() -> String { let text = "a=1;b=two;c=3"; let d = text.split(separator: ";").reduce(into: [String: Int]()) { acc, part in let kv = part.split(separator: "="); guard kv.count == 2, let n = Int(kv[1]) else { return }; acc[String(kv[0])] = n }; return d.sorted { $0.key < $1.key }.map { "\($0)\($1)" }.joined() + " \(text.firstIndex(of: "b").map { text.distance(from: text.startIndex, to: $0) } ?? -1) \(text.range(of: "two") != nil) \(text.replacingOccurrences(of: "=", with: ":"))" }
        //= a1c3 4 true a:1;b:two;c:3
        ----
        protocol Event {}
        struct Tap: Event { var n: Int }
        struct Key: Event { var c: Character }
        final class Bus { private var handlers: [ObjectIdentifier: [(any Event) -> Void]] = [:]; func on<E: Event>(_ t: E.Type, _ f: @escaping (E) -> Void) { handlers[ObjectIdentifier(t), default: []].append { if let e = $0 as? E { f(e) } } }; func send<E: Event>(_ e: E) { handlers[ObjectIdentifier(E.self)]?.forEach { $0(e) } } }
        func t() -> String { let b = Bus(); var s = ""; b.on(Tap.self) { s += "t\($0.n)" }; b.on(Key.self) { s += "k\($0.c)" }; b.on(Tap.self) { e in s += "(\(e.n + 1))" }; b.send(Tap(n: 1)); b.send(Key(c: "z")); return s }
        //= t1(2)kz
        ----
        struct Money: AdditiveArithmetic, Hashable { var cents: Int; static let zero = Money(cents: 0); static func + (a: Money, b: Money) -> Money { .init(cents: a.cents + b.cents) }; static func - (a: Money, b: Money) -> Money { .init(cents: a.cents - b.cents) } }
        extension Sequence where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) } }
        extension Money: ExpressibleByFloatLiteral { init(floatLiteral v: Double) { cents = Int((v * 100).rounded()) } }
        func t() -> String { let a: [Money] = [1.5, 2.25]; return "\(a.total().cents) \([1, 2, 3].total()) \([0.5, 1].total()) \((a[0] - 0.5).cents) \(a.total() == 3.75)" }
        //= 375 6 1.5 100 true
        ----
        func t() -> String { let ks: [PartialKeyPath<S>] = [\S.a, \.b]; let wk: [WritableKeyPath<S, Int>] = [\.a, \.c]; var s = S(); for k in wk { s[keyPath: k] += 5 }; let sorted = [S(a: 3), S(a: 1)].sorted(using: KeyPathComparator(\.a)); return "\(ks.count) \(s.a) \(s.c) \(s[keyPath: ks[1]]) \(sorted.map(\.a)) \([S(b: "x"), S(b: "yy")].map(\.b.count)) \((\S.a == \S.c))" }
        struct S { var a = 1; var b = "q"; var c = 2 }
        //= 2 6 7 q [1, 3] [1, 2] false
        """##)
}
