// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Helpers, models and algorithms as several authors write them, a dozen constructs in each.
    static let helperCode = ###"""
        struct Transaction: Identifiable, Hashable { let id: Int; let amount: Decimal; let category: Category; let note: String?
            enum Category: String, CaseIterable, Hashable { case food, rent, fun; var emoji: String { switch self { case .food: "🍕"; case .rent: "🏠"; case .fun: "🎉" } } } }
        struct Summary { var byCategory: [Transaction.Category: Decimal] = [:]
            mutating func add(_ tx: Transaction) { byCategory[tx.category, default: 0] += tx.amount }
            var top: (Transaction.Category, Decimal)? { byCategory.max { $0.value < $1.value }.map { ($0.key, $0.value) } } }
        func t() -> String {
            let txs = [Transaction(id: 1, amount: 12.5, category: .food, note: nil), Transaction(id: 2, amount: 900, category: .rent, note: "May"), Transaction(id: 3, amount: 7.25, category: .food, note: "lunch")]
            var s = Summary(); txs.forEach { s.add($0) }
            let notes = txs.compactMap(\.note).map { $0.capitalized }.sorted(by: >)
            let grouped = Dictionary(grouping: txs, by: \.category).mapValues(\.count)
            guard let (cat, amt) = s.top else { return "none" }
            return "\(cat.emoji)\(amt) \(notes) \(grouped[.food] ?? 0) \(s.byCategory[.food]!) \(grouped[.fun].map(String.init) ?? "-")"
        }
        //= 🏠900 ["May", "Lunch"] 2 19.75 -
        ----
        protocol Repository { associatedtype Item: Identifiable; func all() -> [Item]; func find(_ id: Item.ID) -> Item? }
        extension Repository { func find(_ id: Item.ID) -> Item? { all().first { $0.id == id } } ; var count: Int { all().count } }
        struct User: Identifiable, Equatable { let id: UUID; var name: String }
        final class MemoryRepo<T: Identifiable>: Repository { private var items: [T]; init(_ items: [T]) { self.items = items }; func all() -> [T] { items } }
        struct AnyRepo<Item: Identifiable>: Repository { private let _all: () -> [Item]; init<R: Repository>(_ r: R) where R.Item == Item { _all = r.all }; func all() -> [Item] { _all() } }
        func t() -> String {
            let a = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
            let repo = MemoryRepo([User(id: a, name: "Ann"), User(id: UUID(), name: "Bob")])
            let any = AnyRepo(repo)
            let e: any Repository = repo
            return [any.find(a)?.name ?? "?", String(repo.count), "\(e.count)", "\(any.find(UUID()) == nil)"].joined(separator: "|")
        }
        //= Ann|2|2|true
        ----
        enum LoadState<Value> { case idle, loading(progress: Double), loaded(Value), failed(any Error)
            var value: Value? { if case .loaded(let v) = self { v } else { nil } }
            func map<U>(_ f: (Value) throws -> U) rethrows -> LoadState<U> {
                switch self { case .idle: return .idle; case .loading(let p): return .loading(progress: p); case .loaded(let v): return .loaded(try f(v)); case .failed(let e): return .failed(e) } } }
        extension LoadState: Equatable where Value: Equatable { static func == (l: Self, r: Self) -> Bool { switch (l, r) { case (.idle, .idle): true; case let (.loading(a), .loading(b)): a == b; case let (.loaded(a), .loaded(b)): a == b; default: false } } }
        struct Oops: LocalizedError { let code: Int; var errorDescription: String? { "Oops #\(code)" } }
        func t() -> String {
            let states: [LoadState<Int>] = [.idle, .loading(progress: 0.5), .loaded(3), .failed(Oops(code: 7))]
            let texts = states.map { s -> String in switch s { case .idle: "idle"; case .loading(let p) where p > 0.9: "almost"; case .loading(let p): "\(Int(p * 100))%"; case .loaded(let v): "v\(v)"; case .failed(let e): e.localizedDescription } }
            let m = states.map { $0.map { "\($0 * 2)" } }.compactMap(\.value)
            return texts.joined(separator: ",") + " \(m) \(states[1] == .loading(progress: 0.5)) \(states[3] == states[3])"
        }
        //= idle,50%,v3,Oops #7 ["6"] true false
        ----
        struct Matrix: Equatable, CustomStringConvertible { let rows, cols: Int; private var grid: [Double]
            init(rows: Int, cols: Int, fill: (Int, Int) -> Double = { _, _ in 0 }) { self.rows = rows; self.cols = cols; grid = (0..<rows).flatMap { r in (0..<cols).map { fill(r, $0) } } }
            subscript(_ r: Int, _ c: Int) -> Double { get { precondition(r < rows && c < cols); return grid[r * cols + c] } set { grid[r * cols + c] = newValue } }
            static func * (a: Matrix, b: Matrix) -> Matrix? { guard a.cols == b.rows else { return nil }; return Matrix(rows: a.rows, cols: b.cols) { i, j in (0..<a.cols).reduce(0) { $0 + a[i, $1] * b[$1, j] } } }
            var transposed: Matrix { .init(rows: cols, cols: rows) { self[$1, $0] } }
            var description: String { (0..<rows).map { r in (0..<cols).map { c in String(format: "%.1f", self[r, c]) }.joined(separator: " ") }.joined(separator: "/") } }
        infix operator **: MultiplicationPrecedence
        func ** (m: Matrix, p: Int) -> Matrix? { guard p > 0, m.rows == m.cols else { return nil }; var r: Matrix? = m; for _ in 1..<p { r = r.flatMap { $0 * m } }; return r }
        func t() -> String { var m = Matrix(rows: 2, cols: 2) { Double($0 + $1) }; m[0, 0] += 1; let w = Matrix(rows: 2, cols: 3); return "\(m) | \((m * m)!) | \((m ** 3)!) | \(w * m == nil) \(w.transposed.rows) \(m.transposed == m)" }
        //= 1.0 1.0/1.0 2.0 | 2.0 3.0/3.0 5.0 | 5.0 8.0/8.0 13.0 | true 3 true
        ----
        @propertyWrapper struct Clamped<V: Comparable> { private var value: V; let range: ClosedRange<V>
            init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
            var wrappedValue: V { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
        }
        extension Clamped where V == Double { var fraction: Double { (value - range.lowerBound) / (range.upperBound - range.lowerBound) } }
        struct Settings { @Clamped(0...100) var volume = 120; @Clamped(-1...1) var balance: Double = -0.5; @Clamped("a"..."m") var letter = "z"; var f: Double { _balance.fraction } }
        func t() -> String { var s = Settings(); let first = "\(s.volume) \(s.balance) \(s.letter)"; s.volume -= 150; s.balance = 3; s.letter = "c"; return first + " \(s.volume) \(s.balance) \(s.letter) \(s.f)" }
        //= 100 -0.5 m 0 1.0 c 1.0
        ----
        @propertyWrapper struct UserDefault<T> { let key: String; let defaultValue: T; nonisolated(unsafe) static var store: [String: Any] { get { Store.shared.d } set { Store.shared.d = newValue } }
            init(_ key: String, default d: T) { self.key = key; defaultValue = d }
            var wrappedValue: T { get { Self.store[key] as? T ?? defaultValue } nonmutating set { Self.store[key] = newValue } }
            var projectedValue: Self { self }
            func reset() { Self.store.removeValue(forKey: key) } }
        final class Store: @unchecked Sendable { static let shared = Store(); var d: [String: Any] = [:] }
        struct Prefs { @UserDefault("name", default: "anon") var name; @UserDefault("launches", default: 0) var launches: Int; @UserDefault("flags", default: []) var flags: [String] }
        func t() -> String { let p = Prefs(); p.launches += 3; p.name = "Zoe"; p.flags.append("x"); let a = "\(p.name) \(p.launches) \(p.flags)"; p.$name.reset(); return a + " \(p.name) \(p.$launches.key) \(Store.shared.d.keys.sorted())" }
        //= Zoe 3 ["x"] anon launches ["flags", "launches"]
        ----
        struct Article: Codable, Equatable { var title: String; var tags: [String]; var published: Date?; var meta: Meta
            struct Meta: Codable, Equatable { var views: Int; var rating: Double? }
            enum CodingKeys: String, CodingKey { case title, tags = "labels", published = "published_at", meta } }
        func t() -> String {
            let json = #"[{"title":"Hi","labels":["a","b"],"meta":{"views":3,"rating":4.5}},{"title":"Yo","labels":[],"published_at":"2024-03-01T12:00:00Z","meta":{"views":0}}]"#
            let dec = JSONDecoder(); dec.dateDecodingStrategy = .iso8601
            do {
                let list = try dec.decode([Article].self, from: Data(json.utf8))
                let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]; enc.dateEncodingStrategy = .secondsSince1970
                let back = String(data: try enc.encode(list[1]), encoding: .utf8)!
                let bad = Result { try dec.decode(Article.self, from: #"{"title":1}"#.data(using: .utf8)!) }
                var why = ""
                if case .failure(let e as DecodingError) = bad { switch e { case .typeMismatch(let t, let c): why = "\(t) \(c.codingPath.map(\.stringValue))"; case .keyNotFound(let k, _): why = k.stringValue; default: why = "other" } }
                return "\(list.map(\.title)) \(list[0].meta.rating ?? 0) \(back) \(why)"
            } catch { return "\(error)" }
        }
        //= ["Hi", "Yo"] 4.5 {"labels":[],"meta":{"views":0},"published_at":1709294400,"title":"Yo"} String ["title"]
        ----
        actor Counter { private var counts: [String: Int] = [:]; private(set) var log: [String] = []
            func bump(_ k: String, by n: Int = 1) -> Int { counts[k, default: 0] += n; log.append(k); return counts[k]! }
            var total: Int { counts.values.reduce(0, +) }
            nonisolated let name = "counter"
            func merge(_ o: [String: Int]) { counts.merge(o, uniquingKeysWith: +) } }
        func t() async -> String { let c = Counter(); async let a = c.bump("x"); async let b = c.bump("y", by: 5); let s = await a + b; await c.merge(["x": 10, "z": 1])
            let sums = await withTaskGroup(of: Int.self) { g in for i in 1...4 { g.addTask { i * i } }; var acc = 0; for await v in g { acc += v }; return acc }
            return "\(s) \(await c.total) \(sums) \(c.name) \(await c.log.sorted())" }
        //= 6 17 30 counter ["x", "y"]
        ----
        struct Countdown: AsyncSequence { typealias Element = Int; let from: Int
            struct AsyncIterator: AsyncIteratorProtocol { var n: Int; mutating func next() async -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; return n } }
            func makeAsyncIterator() -> AsyncIterator { .init(n: from) } }
        enum NetErr: Error, Equatable { case timeout, status(Int) }
        func fetch(_ n: Int) async throws -> String { try await Task.sleep(nanoseconds: 1000); if n == 3 { throw NetErr.status(404) }; return "page\(n)" }
        func t() async -> String { var out: [String] = []
            for await i in Countdown(from: 4) where i != 2 { do { out.append(try await fetch(i)) } catch NetErr.status(let c) where c == 404 { out.append("missing") } catch { out.append("\(error)") } }
            let doubled = await Countdown(from: 3).map { $0 * 2 }.reduce(into: []) { $0.append($1) }
            let stream = AsyncStream<String> { c in for w in ["a", "b"] { c.yield(w) }; c.finish() }
            for await w in stream { out.append(w) }
            let r = await Task { try await fetch(3) }.result
            return "\(out) \(doubled) \((try? r.get()) ?? "nil")" }
        //= ["page4", "missing", "page1", "a", "b"] [6, 4, 2] nil
        ----
        struct Ring<T>: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral { private var buf: [T]; private var head = 0
            init(arrayLiteral e: T...) { buf = e }
            var startIndex: Int { 0 }; var endIndex: Int { buf.count }
            subscript(i: Int) -> T { get { buf[(head + i) % buf.count] } set { buf[(head + i) % buf.count] = newValue } }
            mutating func rotate(_ n: Int = 1) { head = ((head + n) % buf.count + buf.count) % buf.count } }
        func t() -> String { var r: Ring = [1, 2, 3, 4, 5]; r.rotate(2); let a = Array(r); r[0] = 30; r.rotate(-1); r.swapAt(0, 4); r.sort(by: >)
            return "\(a) \(Array(r)) \(r.first!) \(r.last!) \(r.dropFirst(2).map { $0 }) \(r.firstIndex(of: 2) ?? -1) \(r[1...2].reduce(0, +)) \(r.reversed().prefix(2).map(String.init)) \(r.indices.count) \(r.isEmpty)" }
        //= [3, 4, 5, 1, 2] [30, 5, 4, 2, 1] 30 1 [4, 2, 1] 3 9 ["1", "2"] 5 false
        ----
        struct Fib: Sequence, IteratorProtocol { private var (a, b) = (0, 1); mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a > 100 ? nil : a } }
        func t() -> String { let evens = Fib().lazy.filter { $0.isMultiple(of: 2) }.map { $0 * 10 }.prefix(3)
            let (small, big) = Fib().reduce(into: ([Int](), [Int]())) { acc, n in if n < 10 { acc.0.append(n) } else { acc.1.append(n) } }
            let z = zip(Fib(), "abcd").map { "\($1)\($0)" }
            var it = Fib().makeIterator(); _ = it.next(); _ = it.next()
            return "\(Array(evens)) \(small.count) \(big) \(z) \(it.next()!) \(Fib().contains(55)) \(Fib().max() ?? 0) \(Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil })) \(Fib().dropFirst(5).first { $0 > 9 } ?? 0) \(Fib().enumerated().filter { $0.offset % 4 == 0 }.map(\.element))" }
        //= [0, 20, 80] 7 [13, 21, 34, 55, 89] ["a0", "b1", "c1", "d2"] 1 true 89 [1, 3, 9, 27, 81] 13 [0, 3, 21]
        ----
        func slug(_ s: String) -> String { s.lowercased().folding(options: .diacriticInsensitive, locale: nil).split { !($0.isLetter || $0.isNumber) }.joined(separator: "-") }
        func isPal<S: StringProtocol>(_ s: S) -> Bool { let c = s.lowercased().filter(\.isLetter); return c == String(c.reversed()) }
        func caesar(_ s: String, by k: Int) -> String { String(s.unicodeScalars.map { u -> Character in switch u { case "a"..."z": return Character(UnicodeScalar((Int(u.value) - 97 + k + 26) % 26 + 97).map { $0 }!); case "A"..."Z": return Character(UnicodeScalar(UInt8((Int(u.value) - 65 + k + 26) % 26 + 65))); default: return Character(u) } }) }
        func t() -> String { let w = "The quick brown fox jumps over the lazy dog the end"
            let freq = w.lowercased().split(separator: " ").reduce(into: [:]) { $0[$1, default: 0] += 1 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(2)
            let i = w.index(w.startIndex, offsetBy: 4); let j = w[i...].firstIndex(of: " ")!
            return "\(slug("Crème Brûlée: 2 ways!")) \(isPal("A man, a plan, a canal: Panama")) \(caesar("Hello, xyz", by: 3)) \(freq.map { "\($0.key)=\($0.value)" }) \(w[i..<j]) \(w.distance(from: i, to: j))" }
        //= creme-brulee-2-ways true Khoor, abc ["the=3", "brown=1"] quick 5
        ----
        struct Stack<Element> { private(set) var items: [Element] = []; var top: Element? { items.last }
            mutating func push(_ e: Element...) { items += e }
            @discardableResult mutating func pop() -> Element? { items.popLast() } }
        extension Stack: Sequence { func makeIterator() -> AnyIterator<Element> { var c = items; return AnyIterator { c.popLast() } } }
        extension Stack: CustomStringConvertible where Element: CustomStringConvertible { var description: String { "[" + items.map(\.description).joined(separator: "<") + "]" } }
        func eval(_ rpn: String) throws -> Double { enum E: Error { case underflow(String), bad }
            var st = Stack<Double>(); let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": { $0 * $1 }, "/": { $0 / $1 }]
            for tok in rpn.split(separator: " ").map(String.init) { if let v = Double(tok) { st.push(v) } else if let op = ops[tok] { guard let b = st.pop(), let a = st.pop() else { throw E.underflow(tok) }; st.push(op(a, b)) } else { throw E.bad } }
            return st.top ?? .nan }
        func t() -> String { var s = Stack<Int>(); s.push(1, 2, 3); s.pop(); let r = (try? eval("3 4 + 2 *")) ?? 0; var e = ""; do { _ = try eval("1 +") } catch { e = "\(error)" }; return "\(s) \(Array(s)) \(r) \(e) \(s.contains(2)) \(s.map { $0 * 2 })" }
        //= [1<2] [2, 1] 14.0 underflow("+") true [4, 2]
        ----
        final class Node<K: Hashable, V> { let key: K; var value: V; weak var prev: Node?; var next: Node?; init(_ k: K, _ v: V) { key = k; value = v } }
        final class LRU<K: Hashable, V> { private var map: [K: Node<K, V>] = [:]; private var head: Node<K, V>?, tail: Node<K, V>?; let cap: Int; var onEvict: ((K) -> Void)?
            init(capacity: Int) { cap = capacity }
            subscript(k: K) -> V? { get { guard let n = map[k] else { return nil }; move(n); return n.value } set { if let v = newValue { if let n = map[k] { n.value = v; move(n) } else { let n = Node(k, v); map[k] = n; insert(n); if map.count > cap, let t = tail { remove(t); map[t.key] = nil; onEvict?(t.key) } } } else if let n = map.removeValue(forKey: k) { remove(n) } } }
            private func insert(_ n: Node<K, V>) { n.next = head; head?.prev = n; head = n; if tail == nil { tail = n } }
            private func remove(_ n: Node<K, V>) { n.prev?.next = n.next; n.next?.prev = n.prev; if head === n { head = n.next }; if tail === n { tail = n.prev }; n.next = nil; n.prev = nil }
            private func move(_ n: Node<K, V>) { guard head !== n else { return }; remove(n); insert(n) }
            var keys: [K] { var r: [K] = []; var c = head; while let n = c { r.append(n.key); c = n.next }; return r } }
        func t() -> String { let c = LRU<String, Int>(capacity: 2); var gone: [String] = []; c.onEvict = { gone.append($0) }; c["a"] = 1; c["b"] = 2; _ = c["a"]; c["c"] = 3; c["a"]? += 10; return "\(c.keys) \(gone) \(c["b"] as Any) \(c["a"]!)" }
        //= ["a", "c"] ["b"] nil 11
        ----
        protocol Visitor { associatedtype R; func visit(_ n: Double) -> R; func visit(_ op: Character, _ l: Expr, _ r: Expr) -> R }
        indirect enum Expr: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { case num(Double), bin(Character, Expr, Expr)
            init(floatLiteral v: Double) { self = .num(v) }; init(integerLiteral v: Int) { self = .num(Double(v)) }
            func accept<V: Visitor>(_ v: V) -> V.R { switch self { case .num(let n): v.visit(n); case let .bin(o, l, r): v.visit(o, l, r) } }
            static func + (l: Expr, r: Expr) -> Expr { .bin("+", l, r) }; static func * (l: Expr, r: Expr) -> Expr { .bin("*", l, r) } ; static prefix func - (e: Expr) -> Expr { -1 * e } }
        struct Eval: Visitor { func visit(_ n: Double) -> Double { n }; func visit(_ op: Character, _ l: Expr, _ r: Expr) -> Double { let (a, b) = (l.accept(self), r.accept(self)); return op == "+" ? a + b : a * b } }
        struct Show: Visitor { func visit(_ n: Double) -> String { n == n.rounded() ? "\(Int(n))" : "\(n)" }; func visit(_ op: Character, _ l: Expr, _ r: Expr) -> String { "(\(l.accept(self)) \(op) \(r.accept(self)))" } }
        func t() -> String { let e: Expr = 2 + 3.5 * -4; return "\(e.accept(Show())) = \(e.accept(Eval()))" }
        //= (2 + (3.5 * -4)) = -12.0
        ----
        func parse(_ line: String) throws -> (name: String, qty: Int, price: Double) {
            enum ParseError: Error, CustomStringConvertible { case fields(Int), number(field: String, value: Substring); var description: String { switch self { case .fields(let n): "expected 3 fields, got \(n)"; case .number(let f, let v): "\(f): '\(v)' is no number" } } }
            let p = line.split(separator: ",", omittingEmptySubsequences: false).map { $0.drop(while: \.isWhitespace) }
            guard p.count == 3 else { throw ParseError.fields(p.count) }
            guard let q = Int(p[1]) else { throw ParseError.number(field: "qty", value: p[1]) }
            guard let c = Double(p[2]) else { throw ParseError.number(field: "price", value: p[2]) }
            return (String(p[0]), q, c)
        }
        func t() -> String { let lines = ["tea, 2, 3.5", "milk,x,1", "bread, 1", " jam,4,2.25"]
            var ok: [(name: String, qty: Int, price: Double)] = [], errs: [Int: String] = [:]
            for (n, l) in lines.enumerated() { do { ok.append(try parse(l)) } catch { errs[n + 1] = String(describing: error) } }
            let sum = ok.reduce(0.0) { $0 + Double($1.qty) * $1.price }
            return "\(ok.map(\.name)) \(sum) \(errs.sorted(by: { $0.key < $1.key }).map { "\($0): \($1)" }.joined(separator: "; "))" }
        //= ["tea", "jam"] 16.0 2: qty: 'x' is no number; 3: expected 3 fields, got 2
        ----
        func t() -> String {
            let log = "2024-01-05 ERROR disk full\n2024-01-06 INFO ok\n2024-02-01 ERROR net down"
            let re = /(?<year>\d{4})-(?<month>\d\d)-(\d\d) (ERROR|WARN) (?<msg>.+)/
            let hits = log.split(separator: "\n").compactMap { try? re.wholeMatch(in: $0) }.map { "\($0.month)/\($0.3):\($0.msg)" }
            let n = log.matches(of: /\b[a-z]+\b/).map { String($0.output) }
            let red = log.replacing(/\d+/) { m in String(repeating: "#", count: m.output.count) }.prefix(22)
            let parts = "a1b22c".split(separator: /\d+/)
            let first = log.firstMatch(of: /ERROR (?<what>\w+)/)?.what ?? ""
            return "\(hits) \(n.count) \(red) \(parts) \(first) \("x=1".contains(/=\d/)) \("hello".starts(with: /h.l/)) \("  pad".trimmingPrefix(/\s+/)) \(log.ranges(of: "ERROR").count)" }
        //= ["01/05:disk full", "02/01:net down"] 5 ####-##-## ERROR disk  ["a", "b", "c"] disk true true pad 2
        ----
        struct Money: Comparable, Hashable, CustomStringConvertible, AdditiveArithmetic { var cents: Int; static let zero = Money(cents: 0)
            static func < (l: Self, r: Self) -> Bool { l.cents < r.cents }
            static func + (l: Self, r: Self) -> Self { .init(cents: l.cents + r.cents) }; static func - (l: Self, r: Self) -> Self { .init(cents: l.cents - r.cents) }
            var description: String { let (q, r) = abs(cents).quotientAndRemainder(dividingBy: 100); return (cents < 0 ? "-" : "") + "$\(q).\(r < 10 ? "0" : "")\(r)" } }
        extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
        extension Int { var cents: Money { Money(cents: self) }; var dollars: Money { (self * 100).cents } }
        func t() -> String { let ms = [5.dollars, 250.cents, 99.cents]; var total = ms.sum(); total -= 10.dollars; total += 1.cents; return "\(ms.sum()) \(total) \(ms.max()!) \(ms.sorted().map(\.description)) \(ms.min()! ..< ms.max()! ~= 3.dollars) \([1.5, 2].sum()) \(Set(ms + [99.cents]).count) \(max(.zero, total))" }
        //= $8.49 -$1.50 $5.00 ["$0.99", "$2.50", "$5.00"] true 3.5 3 $0.00
        ----
        class Vehicle { var speed = 0.0 { didSet { if speed != oldValue { history.append(speed) } } }; private(set) var history: [Double] = []; class var kind: String { "vehicle" }; var desc: String { "\(Self.kind)@\(speed)" }; required init() {}; func copy() -> Self { let c = Self(); c.speed = speed; return c } }
        class Car: Vehicle { override class var kind: String { "car" }; var gear = 1; override var speed: Double { willSet { gear = Int(newValue / 20) + 1 } }; override var desc: String { super.desc + " g\(gear)" } ; convenience init(at s: Double) { self.init(); defer { speed = s }; speed = 1 } }
        final class Auto: Car { override var desc: String { "auto " + super.desc } }
        func t() -> String { let vs: [Vehicle] = [Vehicle(), Car(at: 45), Auto(at: 10)]; vs[0].speed = 5; vs[0].speed = 5; let c = vs[1].copy(); c.speed += 30; return vs.map(\.desc).joined(separator: "; ") + " | \(c.desc) \(vs[1].history) \(c === vs[1]) \(type(of: c)) \(vs.filter { $0 is Car }.count) \((vs[2] as? Car)?.gear ?? 0) \(vs.compactMap { $0 as? Auto }.count)" }
        //= vehicle@5.0; car@45.0 g3; auto car@10.0 g1 | car@75.0 g4 [1.0, 45.0] false Car 2 1 1
        ----
        @dynamicMemberLookup struct Observed<T> { private var value: T; var changes: [String] = []; init(_ v: T) { value = v }
            subscript<U>(dynamicMember kp: WritableKeyPath<T, U>) -> U { get { value[keyPath: kp] } set { value[keyPath: kp] = newValue; changes.append("\(newValue)") } }
            mutating func update<U>(_ kp: WritableKeyPath<T, U>, _ f: (inout U) -> Void) { f(&value[keyPath: kp]) } }
        struct Form { var name = ""; var ages: [Int] = []; var nested = Inner(); struct Inner { var on = false } }
        func sorted<T, V: Comparable>(_ xs: [T], by kp: KeyPath<T, V>, desc: Bool = false) -> [T] { xs.sorted { desc ? $0[keyPath: kp] > $1[keyPath: kp] : $0[keyPath: kp] < $1[keyPath: kp] } }
        func t() -> String { var o = Observed(Form()); o.name = "Al"; o.ages.append(3); o.nested.on.toggle(); o.update(\.ages) { $0 += [9, 1] }
            let kps: [PartialKeyPath<Form>] = [\.name, \.ages, \.nested.on]; let f = Form(name: "q")
            return "\(o.name) \(o.ages) \(o.nested.on) \(o.changes) \(kps.map { "\(f[keyPath: $0])" }) \(sorted(["ccc", "a", "bb"], by: \.count, desc: true))" }
        //= Al [3, 9, 1] true ["Al", "[3]", "Inner(on: true)"] ["q", "[]", "false"] ["ccc", "bb", "a"]
        ----
        @resultBuilder enum MenuBuilder { static func buildBlock(_ c: [Item]...) -> [Item] { c.flatMap { $0 } }; static func buildExpression(_ i: Item) -> [Item] { [i] }; static func buildExpression(_ i: Item?) -> [Item] { i.map { [$0] } ?? [] } ; static func buildOptional(_ c: [Item]?) -> [Item] { c ?? [] }; static func buildEither(first c: [Item]) -> [Item] { c }; static func buildEither(second c: [Item]) -> [Item] { c }; static func buildArray(_ c: [[Item]]) -> [Item] { Array(c.joined()) }; static func buildLimitedAvailability(_ c: [Item]) -> [Item] { c } }
        struct Item { var title: String; var children: [Item] = []; init(_ t: String) { title = t }; init(_ t: String, @MenuBuilder _ c: () -> [Item]) { title = t; children = c() }
            func lines(_ depth: Int = 0) -> [String] { [String(repeating: ".", count: depth) + title] + children.flatMap { $0.lines(depth + 1) } } }
        func t() -> String { let admin = true; let recent = ["x", "y"]; let none: Item? = nil
            let m = Item("File") { Item("New"); if !recent.isEmpty { Item("Recent") { for (i, r) in recent.enumerated() { Item("\(i):\(r)") } } }; none; switch recent.count { case 0: Item("zero"); case 1, 2: Item("few"); default: Item("many") }; if admin { let t = "Adm" + "in"; Item(t) } else { Item("Login") } }
            return m.lines().joined(separator: " ") }
        //= File .New .Recent ..0:x ..1:y .few .Admin
        ----
        func t() -> String {
            var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(secondsFromGMT: 0)!
            let d = cal.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 22))!
            let next = (0..<3).compactMap { cal.date(byAdding: .day, value: $0, to: d) }
            let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = cal.timeZone; f.dateFormat = "EEE d MMM yyyy HH:mm"
            let diff = cal.dateComponents([.month, .day], from: d, to: cal.date(from: DateComponents(year: 2024, month: 4, day: 1))!)
            let iso = ISO8601DateFormatter().string(from: d)
            let grouped = Dictionary(grouping: next) { cal.component(.month, from: $0) }.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.count)" }
            return next.map(f.string(from:)).joined(separator: ",") + " \(diff.month!)m\(diff.day!)d \(iso) \(grouped) \(cal.isDate(d, inSameDayAs: next[1])) \(cal.startOfDay(for: d).timeIntervalSince1970) \(cal.range(of: .day, in: .month, for: d)!.count) \(d.addingTimeInterval(7200) == next[1]) \(cal.isDateInWeekend(d))" }
        //= Wed 28 Feb 2024 22:00,Thu 29 Feb 2024 22:00,Fri 1 Mar 2024 22:00 1m3d 2024-02-28T22:00:00Z ["2:2", "3:1"] false 1709078400.0 29 false false
        ----
        struct Graph<V: Hashable & Comparable> { private var adj: [V: Set<V>] = [:]
            mutating func edge(_ a: V, _ b: V) { adj[a, default: []].insert(b); adj[b, default: []].insert(a) }
            func bfs(from s: V) -> [V] { var seen: Set = [s], queue = [s], out: [V] = []; while !queue.isEmpty { let v = queue.removeFirst(); out.append(v); for n in adj[v]?.sorted() ?? [] where seen.insert(n).inserted { queue.append(n) } }; return out }
            func path(_ a: V, _ b: V) -> [V]? { var prev: [V: V] = [:]; var frontier: [V] = [a]; var seen = Set([a])
                search: while let v = frontier.first { frontier.removeFirst(); for n in adj[v, default: []].sorted() { guard !seen.contains(n) else { continue }; seen.insert(n); prev[n] = v; if n == b { break search }; frontier.append(n) } }
                guard prev[b] != nil else { return nil }
                return sequence(first: b, next: { prev[$0] }).reversed() }
            var degrees: [(key: V, value: Int)] { adj.mapValues(\.count).sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key } } }
        func t() -> String { var g = Graph<String>(); for (a, b) in [("a", "b"), ("b", "c"), ("a", "d"), ("d", "e"), ("e", "c"), ("x", "y")] { g.edge(a, b) }; return "\(g.bfs(from: "a")) \(g.path("a", "e")!) \(g.path("a", "x") == nil) \(g.degrees.first!.key) \(g.degrees.map { "\($0)\($1)" }.joined())" }
        //= ["a", "b", "d", "c", "e"] ["a", "d", "e"] true a a2b2c2d2e2x1y1
        ----
        enum Route: Hashable { case home, detail(id: Int), search(query: String, page: Int = 1), settings(Section?); enum Section: String { case account, privacy } }
        struct Router { private(set) var stack: [Route] = [.home]; var current: Route { stack[stack.endIndex - 1] }
            mutating func handle(_ url: String) -> Bool { guard let c = URLComponents(string: url), c.scheme == "app" else { return false }
                let path = c.path.split(separator: "/"); let q = Dictionary(uniqueKeysWithValues: (c.queryItems ?? []).map { ($0.name, $0.value ?? "") })
                switch (c.host, path.first.map(String.init)) { case ("item", let id?) where Int(id) != nil: stack.append(.detail(id: Int(id)!)); case ("search", _): stack.append(.search(query: q["q"] ?? "", page: q["page"].flatMap { Int($0) } ?? 1)); case ("settings", let s): stack.append(.settings(s.flatMap(Route.Section.init(rawValue:)))); case (nil, _), (_?, _): return false }
                return true } }
        func t() -> String { var r = Router(); let res = ["app://item/42", "app://search?q=hi%20you&page=3", "http://item/1", "app://settings/privacy", "app://settings/zzz", "app://nope"].map { r.handle($0) }
            let titles = r.stack.map { (r: Route) -> String in switch r { case .home: return "home"; case .detail(let id): return "#\(id)"; case .search(let q, page: 1): return q; case .search(let q, let p): return "\(q)/\(p)"; case .settings(.some(let s)): return s.rawValue; case .settings(nil): return "all" } }
            return "\(res) \(titles) \(r.current == .settings(nil)) \(Set(r.stack).count)" }
        //= [true, true, false, true, true, false] ["home", "#42", "hi you/3", "privacy", "all"] true 5
        ----
        func memo<A: Hashable, R>(_ f: @escaping ((A) -> R, A) -> R) -> (A) -> R { var cache: [A: R] = [:]; func g(_ a: A) -> R { if let r = cache[a] { return r }; let r = f(g, a); cache[a] = r; return r }; return g }
        func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        precedencegroup Pipe { associativity: left
         higherThan: AssignmentPrecedence }
        infix operator |>: Pipe
        func |> <A, B>(a: A, f: @escaping (A) -> B) -> B { f(a) }
        func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
        func t() -> String { var calls = 0; let fib = memo { (rec: (Int) -> Int, n: Int) -> Int in calls += 1; return n < 2 ? n : rec(n - 1) + rec(n - 2) }
            let inc = curry { (a: Int, b: Int) in a + b }(1); let len: (Int) -> Int = compose({ "\($0)" }, { $0.count })
            let r = 5 |> inc |> { $0 * $0 } |> len
            return "\(fib(50)) \(calls) \(r) \([1, 2, 3].map(inc)) \([3, 1, 2] |> { $0.sorted() } |> { $0.map(String.init) } |> { $0.joined() })" }
        //= 12586269025 51 2 [2, 3, 4] 123
        ----
        struct Cell: Hashable { var x, y: Int; var neighbours: [Cell] { [-1, 0, 1].flatMap { dx in [-1, 0, 1].compactMap { dy in dx == 0 && dy == 0 ? nil : Cell(x: x + dx, y: y + dy) } } } }
        struct Life { var alive: Set<Cell>; init(_ s: String) { alive = Set(s.split(separator: "\n").enumerated().flatMap { y, row in row.enumerated().filter { $0.element == "#" }.map { Cell(x: $0.offset, y: y) } }) }
            mutating func step() { let counts = alive.flatMap(\.neighbours).reduce(into: [Cell: Int]()) { $0[$1, default: 0] += 1 }; alive = Set(counts.filter { c, n in n == 3 || (n == 2 && alive.contains(c)) }.keys) }
            func render(_ w: Int, _ h: Int) -> String { (0..<h).map { y in String((0..<w).map { x in alive.contains(.init(x: x, y: y)) ? "#" : "." }) }.joined(separator: "\n") } }
        func t() -> String { var g = Life("""
            .#.
            .#.
            .#.
            """); g.step(); let a = g.render(3, 3).replacingOccurrences(of: "\n", with: "/"); g.step(); return a + " " + g.render(3, 3).split(separator: "\n").joined(separator: "/") + " \(g.alive.count)" }
        //= .../###/... .#./.#./.#. 3
        ----
        protocol Plugin: AnyObject { var name: String { get }; init(config: [String: String]); func run(_ input: inout String) }
        extension Plugin { init() { self.init(config: [:]) } ; static func make() -> Self { Self() } }
        final class Upper: Plugin { let name = "upper"; init(config: [String: String]) {}; func run(_ i: inout String) { i = i.uppercased() } }
        final class Suffix: Plugin { let name: String; private let s: String; init(config: [String: String]) { s = config["s"] ?? "!"; name = "suffix(\(s))" }; func run(_ i: inout String) { i += s } }
        final class Host { private var types: [String: any Plugin.Type] = [:]; private(set) weak var last: (any Plugin)?
            func register(_ t: any Plugin.Type...) { for x in t { types[String(describing: x)] = x } }
            func run(_ names: [String], on s: String) -> String { names.compactMap { types[$0] }.map { $0.init() }.reduce(into: s) { acc, p in p.run(&acc); last = p } } }
        func t() -> String { let h = Host(); h.register(Upper.self, Suffix.self); let r = h.run(["Upper", "Nope", "Suffix"], on: "hi"); return "\(r) \(h.last == nil) \(Suffix(config: ["s": "?"]).name) \(Upper.make().name)" }
        //= HI! true suffix(?) upper
        """###
}
