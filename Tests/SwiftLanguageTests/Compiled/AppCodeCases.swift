// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Code as apps hold it: stores and reducers, undo stacks, state machines, parsers, caches, graphs, actors, wrappers and builders.
    static let appCode = reading(
        ###"""
        struct Emp { let name: String; let dept: String; let pay: Double; let year: Int }
        func t() -> String { let es = [Emp(name: "Zed", dept: "ops", pay: 10, year: 2020), Emp(name: "Amy", dept: "dev", pay: 30.5, year: 2019), Emp(name: "Bob", dept: "dev", pay: 30.5, year: 2018), Emp(name: "Cat", dept: "ops", pay: 12, year: 2020)]
         let sorted = es.sorted { ($0.dept, -$0.pay, $0.year) < ($1.dept, -$1.pay, $1.year) }
         let groups = Dictionary(grouping: es, by: \.dept).mapValues { g in (count: g.count, avg: g.map(\.pay).reduce(0, +) / Double(g.count)) }
         let top = groups.max { $0.value.avg < $1.value.avg }!
         return "\(sorted.map(\.name)) \(groups.keys.sorted()) \(top.key) \(top.value) \(groups["ops"]!.avg)" }
        //= ["Bob", "Amy", "Cat", "Zed"] ["dev", "ops"] dev (count: 2, avg: 30.5) 11.0
        ----
        struct Page<T> { let items: [T]; let index: Int; let total: Int; var hasNext: Bool { index + 1 < total }; var isFirst: Bool { index == 0 } }
        struct Pager<C: Collection> where C.Index == Int { let base: C; let size: Int
         var count: Int { (base.count + size - 1) / size }
         subscript(page: Int) -> Page<C.Element>? { guard page >= 0, page < count else { return nil }; let lo = base.startIndex + page * size; let hi = Swift.min(lo + size, base.endIndex); return Page(items: Array(base[lo..<hi]), index: page, total: count) } }
        func t() -> String { let p = Pager(base: Array(1...7), size: 3); var out: [String] = []; var i = 0; while let pg = p[i] { out.append("\(pg.items)\(pg.hasNext ? "+" : ".")"); i += 1 }; let s = Pager(base: [9, 8, 7, 6, 5][1...], size: 2); return out.joined(separator: " ") + " \(s.count) \(s[0]!.items) \(s[1]?.isFirst ?? true) \(p[-1] == nil) \(Pager(base: 0..<5, size: 4)[1]!.items)" }
        //= [1, 2, 3]+ [4, 5, 6]+ [7]. 2 [8, 7] false true [4]
        ----
        struct UndoStack<S> { private(set) var past: [S] = []; private(set) var present: S; private(set) var future: [S] = []
         init(_ s: S) { present = s }
         mutating func apply(_ change: (inout S) throws -> Void) rethrows { var next = present; try change(&next); past.append(present); present = next; future.removeAll(keepingCapacity: true) }
         @discardableResult mutating func undo() -> Bool { guard let last = past.popLast() else { return false }; future.append(present); present = last; return true }
         @discardableResult mutating func redo() -> Bool { guard let n = future.popLast() else { return false }; past += [present]; present = n; return true } }
        func t() -> String { struct E: Error {}; var u = UndoStack(["a"]); u.apply { $0.append("b") }; u.apply { $0 += ["c", "d"] }; u.undo(); let one = u.present; u.undo(); let no = u.undo(); u.redo(); u.apply { $0[0] = "z" }; do { try u.apply { $0 = []; throw E() } } catch {}; return "\(one) \(no) \(u.present) \(u.redo()) \(u.past.count) \(u.future)" }
        //= ["a", "b"] false ["z", "b"] false 2 []
        ----
        enum Load<Value, Failure: Error> { case idle, loading(progress: Double), loaded(Value), failed(Failure)
         var value: Value? { if case .loaded(let v) = self { v } else { nil } }
         mutating func step(_ d: Double, finish: @autoclosure () -> Value) { switch self { case .idle: self = .loading(progress: d); case .loading(let p) where p + d >= 1: self = .loaded(finish()); case .loading(var p): p += d; self = .loading(progress: p); case .loaded, .failed: break } }
         func map<U>(_ f: (Value) -> U) -> Load<U, Failure> { switch self { case .idle: .idle; case .loading(let p): .loading(progress: p); case .loaded(let v): .loaded(f(v)); case .failed(let e): .failed(e) } } }
        extension Load: Equatable where Value: Equatable, Failure: Equatable {}
        enum Bad: String, Error { case net }
        func t() -> String { var l = Load<Int, Bad>.idle; var seen: [String] = []; for _ in 0..<5 { seen.append("\(l)"); l.step(0.5, finish: 42) }; let m = l.map { "v\($0)" }; return seen.joined(separator: ",") + " \(m) \(m == .loaded("v42")) \(Load<Int, Bad>.failed(.net)) \(l.value! + 1)" }
        //= idle,loading(progress: 0.5),loaded(42),loaded(42),loaded(42) loaded("v42") true failed(Bad.net) 43
        ----
        protocol Container { associatedtype Item; associatedtype Iter: IteratorProtocol where Iter.Element == Item; var count: Int { get }; subscript(i: Int) -> Item { get }; func makeIter() -> Iter; mutating func append(_ i: Item) }
        extension Container where Item: Equatable { func indices(of x: Item) -> [Int] { (0..<count).filter { self[$0] == x } } }
        extension Container { func collect() -> [Item] { var it = makeIter(), out: [Item] = []; while let x = it.next() { out.append(x) }; return out } }
        struct Ring<T>: Container { var store: [T] = []; let cap: Int; var head = 0; var count: Int { store.count }; subscript(i: Int) -> T { store[(head + i) % store.count] }; mutating func append(_ i: T) { if store.count < cap { store.append(i) } else { store[head] = i; head = (head + 1) % cap } }; func makeIter() -> AnyIterator<T> { var i = 0; return AnyIterator { guard i < count else { return nil }; defer { i += 1 }; return self[i] } } }
        func matches<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable { a.count == b.count && a.collect() == b.collect() }
        func t() -> String { var r = Ring<Int>(cap: 3); for i in 1...5 { r.append(i) }; var q = Ring<Int>(cap: 5); [3, 4, 5].forEach { q.append($0) }; let full = q; q.append(4); return "\(r.collect()) \(r.indices(of: 4)) \(q.indices(of: 4)) \(matches(r, q)) \(matches(r, full)) \(r[0])" }
        //= [3, 4, 5] [1] [1, 3] false true 3
        ----
        final class Store { private var observers: [Int: (Int, Int) -> Void] = [:]; private var nextID = 0; var value = 0 { willSet { if newValue != value { pending = newValue } } didSet { guard oldValue != value else { return }; observers.sorted { $0.key < $1.key }.forEach { $0.value(oldValue, value) } } }; var pending: Int?; struct Token { let id: Int; weak var store: Store?; func cancel() { store?.observers[id] = nil } }
         func observe(_ f: @escaping (Int, Int) -> Void) -> Token { defer { nextID += 1 }; observers[nextID] = f; return Token(id: nextID, store: self) } }
        func t() -> String { let s = Store(); var log: [String] = []; let a = s.observe { log.append("a\($0)>\($1)") }; let b = s.observe { [weak s] old, new in log.append("b\(new - old)/\(s?.pending ?? -1)") }; s.value = 3; s.value = 3; a.cancel(); s.value += 4; b.cancel(); s.value = 0; return "\(log) \(a.id)\(b.id) \(s.pending!)" }
        //= ["a0>3", "b3/3", "b4/7"] 01 0
        ----
        func process(_ x: Int, _ log: inout [String]) throws -> Int { log.append("in\(x)"); defer { log.append("out\(x)") }; guard x < 3 else { throw Oops.big(x) }; defer { log.append("mid") }; if x == 0 { return -1 }; return try process(x - 1, &log) + x }
        enum Oops: Error, CustomStringConvertible { case big(Int), other; var description: String { if case .big(let n) = self { return "too big: \(n)" }; return "other" } }
        func t() -> String { var log: [String] = []; let a = (try? process(2, &log)) ?? 99; var msg = ""; do { _ = try process(7, &log) } catch let e as Oops { msg = "\(e)" } catch { msg = "?" }; for i in 0..<3 { defer { log.append("d\(i)") }; if i == 1 { continue }; log.append("l\(i)") }; return "\(a) \(msg) \(log.joined(separator: ","))" }
        //= 2 too big: 7 in2,in1,in0,mid,out0,mid,out1,mid,out2,in7,out7,l0,d0,d1,l2,d2
        ----
        actor Bank { private var accounts: [String: Double] = [:]; enum E: Error { case short(by: Double) }; func deposit(_ v: Double, to n: String) { accounts[n, default: 0] += v }; func move(_ v: Double, from a: String, to b: String) throws { let have = accounts[a] ?? 0; guard have >= v else { throw E.short(by: v - have) }; accounts[a] = have - v; deposit(v, to: b) }; var total: Double { accounts.values.reduce(0, +) }; nonisolated let name = "B"; func snapshot() -> [String] { accounts.sorted { $0.key < $1.key }.map { "\($0)=\($1)" } } }
        func t() async -> String { let b = Bank(); await b.deposit(10, to: "x"); await withTaskGroup(of: Void.self) { g in for i in 1...4 { g.addTask { await b.deposit(Double(i), to: "y") } } }; var err = ""; do { try await b.move(4, from: "x", to: "y"); try await b.move(40, from: "x", to: "y") } catch Bank.E.short(let d) { err = "short \(d)" } catch { err = "?" }; async let tot = b.total; let snap = await b.snapshot(); return "\(await tot) \(snap) \(err) \(b.name)" }
        //= 20.0 ["x=6.0", "y=14.0"] short 34.0 B
        ----
        func t() -> String { let a: Int?? = .some(nil), b: Int?? = nil, c: Int?? = 5; let d: [String: Int?] = ["x": nil, "y": 1]; var out: [String] = []; out.append("\(a == nil) \(b == nil) \(c! == 5)"); if let inner = a { out.append("inner \(inner as Any)") }; switch c { case .some(.some(let v)): out.append("v\(v)"); case .some(.none): out.append("sn"); case .none: out.append("n") }; out.append("\(d["x"] == nil) \(d["x"]! == nil) \(d["z"] == nil) \((d["y"] ?? nil) ?? 0)"); let f = c.flatMap { $0 }; let cm = [a, b, c].compactMap { $0 }.compactMap { $0 }; for case let v?? in [a, b, c] { out.append("for\(v)") }; out.append("\(f!) \(cm) \(a ?? 7 as Any)"); return out.joined(separator: "|") }
        //= false true true|inner nil|v5|false true true 1|for5|5 [5] nil
        ----
        func t() -> String { let a = Array(10..<20); let s = a[3..<7]; var m = s; m[4] = 0; m.append(99); let st = Array(stride(from: 1.0, to: 2.0, by: 0.25)); let ev = stride(from: 10, through: 0, by: -5).map { $0 }; var b = a; b.replaceSubrange(1...2, with: [7, 7, 7]); b.removeSubrange(..<1); b.swapAt(0, b.count - 1); b.insert(contentsOf: [1, 2], at: 3); let ch = stride(from: 0, to: a.count, by: 4).map { Array(a[$0..<min($0 + 4, a.count)]) }; return "\(s) \(s.startIndex) \(s.first!) \(m) \(s.dropFirst(2).startIndex) \(st) \(ev) \(b) \(ch) \(a.suffix(2)) \(a.prefix(upTo: 2)) \(a.suffix(from: 8)) \(a[...1]) \(a.firstIndex { $0 > 14 }!) \(s.indices) \(a.partition(5))" }
        extension Array where Element == Int { func partition(_ n: Int) -> ([Int], [Int]) { var c = self; let p = c.partition { $0 % 2 == 0 }; return (c[..<p].sorted(), c[p...].sorted()) } }
        //= [13, 14, 15, 16] 3 13 [13, 0, 15, 16, 99] 5 [1.0, 1.25, 1.5, 1.75] [10, 5, 0] [19, 7, 7, 1, 2, 13, 14, 15, 16, 17, 18, 7] [[10, 11, 12, 13], [14, 15, 16, 17], [18, 19]] [18, 19] [10, 11] [18, 19] [10, 11] 5 3..<7 ([11, 13, 15, 17, 19], [10, 12, 14, 16, 18])
        ----
        func t() -> String { let a: UInt8 = 250; let (v, o) = a.addingReportingOverflow(10); let w = a &+ 10, x = Int8.min &- 1; let y = Int8(truncatingIfNeeded: 300), z = UInt8(clamping: -5), e = UInt8(exactly: 256), f = Int(exactly: 2.5); let sh = 1 << 10, neg = -17 / 5, md = -17 % 5; let q = 17.quotientAndRemainder(dividingBy: -5); let big = Int64.max.multipliedReportingOverflow(by: 2); return "\(v) \(o) \(w) \(x) \(y) \(z) \(e as Any) \(f as Any) \(sh) \(neg) \(md) \(q) \(big.overflow) \(UInt16.max) \(Int32.min) \((0b1011 as UInt8).nonzeroBitCount) \((8 as UInt8).leadingZeroBitCount) \((40).trailingZeroBitCount) \(~(0 as UInt8)) \((-8) >> 1) \(UInt8(0xF0) >> 4) \((6).isMultiple(of: 3)) \((-7).magnitude) \((-7).signum()) \(Int("ff", radix: 16)!) \(String(255, radix: 2)) \(UInt32(1).byteSwapped) \(0x7F as Int8)" }
        //= 4 true 4 127 44 0 nil nil 1024 -3 -2 (quotient: -3, remainder: 2) true 65535 -2147483648 3 4 3 255 -4 15 true 7 -1 255 11111111 16777216 127
        ----
        protocol Shape { var area: Double { get }; func scaled(_ k: Double) -> Self }
        extension Shape { var label: String { "\(Self.self) \(area)" } }
        struct Sq: Shape, Equatable { var s: Double; var area: Double { s * s }; func scaled(_ k: Double) -> Sq { Sq(s: s * k) } }
        struct Ci: Shape { var r: Double; var area: Double { (3 * r * r) }; func scaled(_ k: Double) -> Self { .init(r: r * k) } }
        func biggest(_ a: any Shape, _ b: any Shape) -> any Shape { a.area > b.area ? a : b }
        func double<S: Shape>(_ s: S) -> S { s.scaled(2) }
        func mk(_ f: Bool) -> [any Shape] { f ? [Sq(s: 1), Ci(r: 2)] : [] }
        func hid() -> some Shape { Sq(s: 3) }
        func t() -> String { let all = mk(true); let big = biggest(all[0], all[1]); let dbl = all.map { double($0) as any Shape }; let sq = all.compactMap { $0 as? Sq }; let names = all.map { type(of: $0) }; let any: Any = all[0]; let o = hid().scaled(0.5); return "\(big.label) \(dbl.map(\.area)) \(sq) \(names) \(any is Sq) \(any as? Ci as Any) \(o.label) \((any as! any Shape).area) \(all.contains { $0 is Ci }) \((all[0] as? Sq) == Sq(s: 1))" }
        //= Ci 12.0 [4.0, 48.0] [Sq(s: 1.0)] [Sq, Ci] true nil Sq 2.25 1.0 true true
        ----
        struct Ver: Comparable, Hashable, LosslessStringConvertible { var major, minor, patch: Int; init?(_ d: String) { let p = d.split(separator: ".").compactMap { Int($0) }; guard p.count == 3 else { return nil }; (major, minor, patch) = (p[0], p[1], p[2]) }; var description: String { "\(major).\(minor).\(patch)" }; static func < (a: Ver, b: Ver) -> Bool { (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch) }; func hash(into h: inout Hasher) { h.combine(major) ; h.combine(minor) }; static func == (a: Self, b: Self) -> Bool { a.major == b.major && a.minor == b.minor } }
        func t() -> String { let vs = ["1.2.3", "1.10.0", "bad", "1.2.9", "0.9.9"].compactMap(Ver.init); let u = Set(vs); let range = Ver("1.0.0")!..<Ver("1.9.0")!; return "\(vs.sorted()) \(u.count) \(vs.max()!) \(vs.filter(range.contains)) \(Ver("1.2.3")! == Ver("1.2.4")!) \(Ver("1.2.3")! >= Ver("1.2.4")!) \(vs.sorted(by: >).first!) \(range) \(String(vs[0])) \(vs.firstIndex(of: Ver("1.2.0")!) ?? -1) \(clamp(Ver("3.0.0")!, range.lowerBound...Ver("2.0.0")!))" }
        func clamp<T: Comparable>(_ v: T, _ r: ClosedRange<T>) -> T { min(max(v, r.lowerBound), r.upperBound) }
        //= [0.9.9, 1.2.3, 1.2.9, 1.10.0] 3 1.10.0 [1.2.3, 1.2.9] true false 1.10.0 1.0.0..<1.9.0 1.2.3 0 2.0.0
        ----
        struct Heap<T> { private var a: [T] = []; let before: (T, T) -> Bool; init(_ e: [T] = [], by f: @escaping (T, T) -> Bool) { before = f; a = e; for i in stride(from: a.count / 2 - 1, through: 0, by: -1) { down(i) } }; var isEmpty: Bool { a.isEmpty }; var peek: T? { a.first }; mutating func push(_ x: T) { a.append(x); var c = a.count - 1; while c > 0, case let p = (c - 1) / 2, before(a[c], a[p]) { a.swapAt(c, p); c = p } }; mutating func pop() -> T? { guard !a.isEmpty else { return nil }; a.swapAt(0, a.count - 1); defer { if !a.isEmpty { down(0) } }; return a.removeLast() }; private mutating func down(_ i: Int) { var p = i; while true { let l = 2 * p + 1, r = l + 1; var m = p; if l < a.count && before(a[l], a[m]) { m = l }; if r < a.count && before(a[r], a[m]) { m = r }; if m == p { return }; a.swapAt(p, m); p = m } } }
        extension Heap where T: Comparable { init(min e: [T]) { self.init(e, by: <) } }
        func t() -> String { var h = Heap(min: [5, 2, 8, 1]); h.push(0); var out: [Int] = []; while let x = h.pop() { out.append(x) }; var q = Heap<(String, Int)>(by: { $0.1 > $1.1 }); q.push(("a", 1)); q.push(("b", 9)); q.push(("c", 5)); return "\(out) \(q.pop()!.0) \(q.peek!) \(h.isEmpty)" }
        //= [0, 1, 2, 5, 8] b ("c", 5) true
        ----
        func csv(_ s: String) -> [[String: String]] { var rows: [[String]] = [[]]; var field = "", quoted = false; var it = s.makeIterator(); var peeked: Character?; func next() -> Character? { defer { peeked = nil }; return peeked ?? it.next() }; while let c = next() { switch (c, quoted) { case ("\"", true): if let n = it.next() { if n == "\"" { field.append(n) } else { quoted = false; peeked = n } } else { quoted = false }; case ("\"", false): quoted = true; case (",", false): rows[rows.count - 1].append(field); field = ""; case ("\n", false): rows[rows.endIndex - 1].append(field); field = ""; rows.append([]); default: field.append(c) } }; rows[rows.count - 1].append(field); let head = rows.removeFirst(); return rows.map { Dictionary(uniqueKeysWithValues: zip(head, $0)) } }
        func t() -> String { let r = csv("name,note\nAmy,\"hi, \"\"you\"\"\"\nBob,"); return r.map { d in d.keys.sorted().map { "\($0)=\(d[$0]!)" }.joined(separator: ";") }.joined(separator: "|") }
        //= name=Amy;note=hi, "you"|name=Bob;note=
        ----
        extension Int { var roman: String { let table: KeyValuePairs = [1000: "M", 900: "CM", 500: "D", 400: "CD", 100: "C", 90: "XC", 50: "L", 40: "XL", 10: "X", 9: "IX", 5: "V", 4: "IV", 1: "I"]; var n = self, out = ""; for (v, s) in table { while n >= v { out += s; n -= v } }; return out }; init?(roman s: String) { let v: [Character: Int] = ["I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000]; let ds = s.compactMap { v[$0] }; guard ds.count == s.count, !s.isEmpty else { return nil }; self = zip(ds, ds.dropFirst() + [0]).reduce(0) { $0 + ($1.0 < $1.1 ? -$1.0 : $1.0) } } }
        func t() -> String { "\([1994, 4, 49, 2024].map(\.roman)) \(["MCMXCIV", "IV", "q", ""].map { Int(roman: $0) })" }
        //= ["MCMXCIV", "IV", "XLIX", "MMXXIV"] [Optional(1994), Optional(4), nil, nil]
        ----
        func memo<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V { var cache: [K: V] = [:]; func go(_ k: K) -> V { if let v = cache[k] { return v }; let v = f(go, k); cache[k] = v; return v }; return go }
        func lcs(_ a: String, _ b: String) -> String { let x = Array(a), y = Array(b); var t = Array(repeating: Array(repeating: 0, count: y.count + 1), count: x.count + 1); for i in x.indices { for j in y.indices { t[i + 1][j + 1] = x[i] == y[j] ? t[i][j] + 1 : max(t[i][j + 1], t[i + 1][j]) } }; var (i, j) = (x.count, y.count); var out: [Character] = []; while i > 0 && j > 0 { if x[i - 1] == y[j - 1] { out.append(x[i - 1]); i -= 1; j -= 1 } else if t[i - 1][j] >= t[i][j - 1] { i -= 1 } else { j -= 1 } }; return String(out.reversed()) }
        func t() -> String { var calls = 0; let fib = memo { (rec: (Int) -> Int, n: Int) -> Int in calls += 1; return n < 2 ? n : rec(n - 1) + rec(n - 2) }; let g: (String) -> Int = memo { _, s in s.count }; return "\(fib(50)) \(calls) \(lcs("AGGTAB", "GXTXAYB")) \(g("abc"))" }
        //= 12586269025 51 GTAB 3
        ----
        protocol Event {}
        struct Tap: Event { let x: Int }
        struct Key: Event { let c: Character }
        final class Bus { private var handlers: [ObjectIdentifier: [(any Event) -> Void]] = [:]; func on<E: Event>(_ type: E.Type = E.self, do f: @escaping (E) -> Void) { handlers[ObjectIdentifier(type), default: []].append { f($0 as! E) } }; func emit<E: Event>(_ e: E) { handlers[ObjectIdentifier(E.self)]?.forEach { $0(e) } }; func emitAny(_ e: any Event) { handlers[ObjectIdentifier(type(of: e))]?.forEach { $0(e) } } }
        func t() -> String { let b = Bus(); var log: [String] = []; b.on(Tap.self) { log.append("tap\($0.x)") }; b.on { (k: Key) in log.append("key\(k.c)") }; b.on(Tap.self) { if $0.x > 5 { log.append("far") } }; b.emit(Tap(x: 3)); b.emit(Key(c: "q")); let all: [any Event] = [Tap(x: 9), Key(c: "z")]; all.forEach(b.emitAny); return log.joined(separator: ",") }
        //= tap3,keyq,tap9,far,keyz
        ----
        struct Trie { private final class N { var kids: [Character: N] = [:]; var end = false }; private let root = N(); init(_ ws: some Sequence<String>) { ws.forEach(insert) }; func insert(_ w: String) { var n = root; for c in w { if let k = n.kids[c] { n = k } else { let k = N(); n.kids[c] = k; n = k } }; n.end = true }; func words(_ p: String) -> [String] { var n = root; for c in p { guard let k = n.kids[c] else { return [] }; n = k }; var out: [String] = []; func walk(_ n: N, _ acc: String) { if n.end { out.append(acc) }; for (c, k) in n.kids.sorted(by: { $0.key < $1.key }) { walk(k, acc + String(c)) } }; walk(n, p); return out } }
        func t() -> String { let t = Trie(["car", "cart", "care", "dog"]); return "\(t.words("car")) \(t.words("x")) \(t.words("").count)" }
        //= ["car", "care", "cart"] [] 4
        ----
        indirect enum Tree<T: Comparable> { case leaf, node(Tree, T, Tree); func inserting(_ x: T) -> Tree { switch self { case .leaf: return .node(.leaf, x, .leaf); case let .node(l, v, r): if x < v { return .node(l.inserting(x), v, r) }; if x > v { return .node(l, v, r.inserting(x)) }; return self } }; var depth: Int { if case let .node(l, _, r) = self { return 1 + max(l.depth, r.depth) }; return 0 }; var inorder: [T] { switch self { case .leaf: []; case .node(let l, let v, let r): l.inorder + [v] + r.inorder } }; func fold<R>(_ z: R, _ f: (R, T, R) -> R) -> R { guard case let .node(l, v, r) = self else { return z }; return f(l.fold(z, f), v, r.fold(z, f)) } }
        extension Tree: CustomStringConvertible where T: CustomStringConvertible { var description: String { fold(".") { "(\($0) \($1) \($2))" } } }
        extension Tree: ExpressibleByArrayLiteral { init(arrayLiteral e: T...) { self = e.reduce(.leaf) { $0.inserting($1) } } }
        func t() -> String { let t: Tree = [5, 2, 8, 1, 9, 2]; return "\(t) \(t.depth) \(t.inorder) \(t.fold(0) { $0 + $1 + $2 }) \(Tree<String>.leaf.inserting("q"))" }
        //= (((. 1 .) 2 .) 5 (. 8 (. 9 .))) 3 [1, 2, 5, 8, 9] 25 (. q .)
        ----
        enum Op: String, CaseIterable, Identifiable, Comparable { case add = "+", sub = "-", mul = "×"; var id: Self { self }; static func < (a: Op, b: Op) -> Bool { a.order < b.order }; private var order: Int { Self.allCases.firstIndex(of: self)! }; var f: (Int, Int) -> Int { switch self { case .add: (+); case .sub: (-); case .mul: (*) } }; mutating func next() { self = Self.allCases[(order + 1) % Self.allCases.count] } }
        enum Size: Int, CaseIterable { case s = 1, m, l = 10, xl; static var total: Int { allCases.map(\.rawValue).reduce(0, +) } }
        func t() -> String { var o = Op.mul; o.next(); let r = Op.allCases.map { $0.f(6, 2) }; let s = Size(rawValue: 11), n = Size(rawValue: 3); return "\(o) \(r) \(Op(rawValue: "×")!) \(Op.allCases.sorted(by: >)) \(s!) \(n as Any) \(Size.total) \(Op.add.id) \(Op.allCases.map(\.rawValue)) \(Size.allCases.first!) \([Op.mul, .add].max()!) \(Dictionary(uniqueKeysWithValues: Size.allCases.map { ($0, $0.rawValue) })[.m]!)" }
        //= add [8, 4, 12] mul [Op.mul, Op.sub, Op.add] xl nil 24 add ["+", "-", "×"] s mul 2
        ----
        struct Temp { var c: Double; var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } }; static let zero = Temp(c: 0); static func + (a: Temp, b: Temp) -> Temp { Temp(c: a.c + b.c) }; static prefix func - (t: Temp) -> Temp { Temp(c: -t.c) }; static func += (a: inout Temp, b: Double) { a.c += b } }
        extension Temp: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { init(floatLiteral v: Double) { c = v }; init(integerLiteral v: Int) { c = Double(v) } }
        extension Temp: AdditiveArithmetic { static func - (a: Temp, b: Temp) -> Temp { a + -b } }
        extension Temp: Comparable { static func < (a: Self, b: Self) -> Bool { a.c < b.c } }
        func total<T: AdditiveArithmetic>(_ a: [T]) -> T { a.reduce(.zero, +) }
        func t() -> String { var t: Temp = 20; t.f += 18; t += 0.5; let a: [Temp] = [1, 2.5, t]; return "\(t.c) \(t.f) \(total(a).c) \(a.max()!.c) \((-t).c) \((t - 10).c) \(total([1, 2, 3])) \(total([0.5, 1])) \(a.min() == 1) \(Temp.zero.c)" }
        //= 30.5 86.9 34.0 30.5 -30.5 20.5 6 1.5 true 0.0
        ----
        func apply<T>(_ v: T, _ fs: ((T) -> T)...) -> T { fs.reduce(v) { $1($0) } }
        func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
        func counter() -> (inc: () -> Int, reset: () -> Void) { var n = 0; return ({ n += 1; return n }, { n = 0 }) }
        func lazyOr(_ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool { a ? true : try b() }
        func t() -> String { let c = counter(); _ = c.inc(); _ = c.inc(); let two = c.inc(); c.reset(); let d = counter(); var fs: [() -> Int] = []; for i in 0..<3 { fs.append { i * i } }; var x = 1; let snap = { [x] in x }; let live = { x }; x = 9; let len = compose(String.init(describing:), \.count) as (Int) -> Int; let add = curry(+) as (Int) -> (Int) -> Int; let m = [1, 2, 3].map(add(10)); var hits = 0; func hit() -> Bool { hits += 1; return true }; _ = lazyOr(true, hit()); _ = lazyOr(false, hit()); return "\(two) \(c.inc()) \(d.inc()) \(fs.map { $0() }) \(snap()) \(live()) \(len(12345)) \(m) \(apply(3, { $0 * 2 }, { $0 + 1 })) \(hits) \(["b", "a"].sorted(by: <))" }
        //= 3 1 1 [0, 1, 4] 1 9 5 [11, 12, 13] 7 1 ["a", "b"]
        ----
        class Animal { let name: String; private(set) lazy var tag: String = { "<\(name)>" }(); class var kind: String { "animal" }; init(name: String) { self.name = name }; convenience init() { self.init(name: "anon") }; func speak() -> String { "..." }; final func intro() -> String { "\(type(of: self)).\(name): \(speak())" } }
        class Dog: Animal { var tricks: [String]; override class var kind: String { "dog of \(super.kind)" }; init(name: String, tricks: [String] = []) { self.tricks = tricks; super.init(name: name) }; override func speak() -> String { super.speak() + "woof" } }
        final class Puppy: Dog { override func speak() -> String { tricks.isEmpty ? "yip" : super.speak() }; convenience init(_ n: String) { self.init(name: n, tricks: []) } }
        func t() -> String { let all: [Animal] = [Animal(), Dog(name: "Rex", tricks: ["sit"]), Puppy("Bit"), Puppy(name: "Big", tricks: ["x"])]; return all.map { $0.intro() }.joined(separator: " ") + " \(Dog.kind) \(all.compactMap { $0 as? Dog }.flatMap(\.tricks)) \(all[1].tag) \(all.filter { type(of: $0) == Dog.self }.count) \(all[2] is Dog) \((all[3] as! Puppy).tricks) \(all.map { type(of: $0).kind }.last!)" }
        //= Animal.anon: ... Dog.Rex: ...woof Puppy.Bit: yip Puppy.Big: ...woof dog of animal ["sit", "x"] <Rex> 1 true ["x"] dog of animal
        ----
        func t() -> String { let p: Character = "é"; let a = "A".unicodeScalars.first!.value; let shift: (Character) -> Character = { c in guard c.isLetter, c.isASCII, let v = c.asciiValue else { return c }; let base: UInt8 = c.isUppercase ? 65 : 97; return Character(UnicodeScalar((v - base + 3) % 26 + base)) }; let caesar = String("Hello, xyz!".map(shift)); let vow = "education".filter { "aeiou".contains($0) }; let pal = { (s: String) -> Bool in let c = s.lowercased().filter(\.isLetter); return c == String(c.reversed()) }; let freq = "hello".map { c in (c, "hello".filter { $0 == c }.count) }; let rle = "aaabbc".reduce(into: [(Character, Int)]()) { if $0.last?.0 == $1 { $0[$0.count - 1].1 += 1 } else { $0.append(($1, 1)) } }.map { "\($0.1)\($0.0)" }.joined(); return "\(p.isLetter) \(a) \(caesar) \(vow) \(pal("A man a plan a canal Panama")) \(freq[2]) \(rle) \(Character("7").wholeNumberValue! + 1) \(("a"..."e").contains("c")) \("z" > "a") \(p.utf8.count) \(String(UnicodeScalar(128512)!)) \("ß".uppercased()) \("\u{65}\u{301}" == "é") \("tab\tq".debugDescription) \(#"raw \n"#)" }
        //= true 65 Khoor, abc! euaio true ("l", 2) 3a2b1c 8 true true 2 😀 SS true "tab\tq" raw \n
        ----
        struct AppState: Equatable { var count = 0; var user: User?; var log: [String] = []; struct User: Equatable { var name: String } }
        enum Action { case inc(by: Int = 1), login(String), logout, batch([Action]) }
        typealias Reducer<S, A> = (inout S, A) -> [() -> A?]
        func reducer(_ s: inout AppState, _ a: Action) -> [() -> Action?] { switch a { case .inc(let by): s.count += by; return by > 1 ? [{ .inc() }] : []; case .login(let n) where !n.isEmpty: s.user = .init(name: n); case .login: return [{ .logout }]; case .logout: s.user = nil; case .batch(let all): return all.flatMap { reducer(&s, $0) } }; return [] }
        func logging<S, A>(_ r: @escaping Reducer<S, A>, to kp: WritableKeyPath<S, [String]>) -> Reducer<S, A> { { s, a in let e = r(&s, a); s[keyPath: kp].append("\(a)"); return e } }
        final class Store<S, A> { private(set) var state: S; private let r: Reducer<S, A>; init(_ s: S, _ r: @escaping Reducer<S, A>) { state = s; self.r = r }; func send(_ a: A) { var q = [a]; while !q.isEmpty { let effects = r(&state, q.removeFirst()); q += effects.compactMap { $0() } } } }
        func t() -> String { let st = Store(AppState(), logging(reducer, to: \.log)); st.send(.inc(by: 3)); st.send(.login("")); st.send(.batch([.login("Al"), .inc()])); return "\(st.state.count) \(st.state.user?.name ?? "-") \(st.state.log)" }
        //= 5 Al ["inc(by: 3)", "inc(by: 1)", "login(\"\")", "logout", "batch([Action.login(\"Al\"), Action.inc(by: 1)])"]
        ----
        func t() -> String { let words = "the quick brown fox jumps over the lazy dog the end".split(separator: " ").map(String.init); let freq = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }; let top = freq.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(3).map { "\($0.key):\($0.value)" }; let byLen = Dictionary(grouping: words) { $0.count }; let longest = byLen.max { $0.key < $1.key }!; let idx = words.enumerated().filter { $0.element == "the" }.map(\.offset); let firsts = Set(words.compactMap(\.first)).sorted(); let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "); let acc = words.map(\.count).reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1) }; let (short, long) = words.reduce(into: ([String](), [String]())) { $1.count < 4 ? $0.0.append($1) : $0.1.append($1) }; return "\(top) \(longest.key) \(longest.value) \(idx) \(String(firsts)) \(joined) \(acc.last!) \(short.count) \(long.count) \(words.min { $0.count < $1.count }!) \(zip(words, words.dropFirst()).first { $0.0.count == $0.1.count }.map { "\($0)/\($1)" } ?? "-") \(words.allSatisfy { $0.count > 2 }) \(words.firstIndex(of: "fox")!) \(words.starts(with: ["the"])) \(words.contains { $0.hasSuffix("x") })" }
        //= ["the:3", "brown:1", "dog:1"] 5 ["quick", "brown", "jumps"] [0, 6, 9] bdefjloqt The Quick Brown Fox Jumps Over The Lazy Dog The End 41 6 5 the quick/brown true 3 true true
        ----
        class LRU<K: Hashable, V> { private class Node { let k: K; var v: V; var p: Node?, n: Node?; init(_ k: K, _ v: V) { self.k = k; self.v = v } }; private var d: [K: Node] = [:]; private var h: Node?, t: Node?; let cap: Int; init(_ c: Int) { cap = c }; private func unlink(_ x: Node) { x.p?.n = x.n; x.n?.p = x.p; if h === x { h = x.n }; if t === x { t = x.p }; x.p = nil; x.n = nil }; private func front(_ x: Node) { x.n = h; h?.p = x; h = x; if t == nil { t = x } }; subscript(k: K) -> V? { get { guard let x = d[k] else { return nil }; unlink(x); front(x); return x.v } set { if let x = d[k] { if let newValue { x.v = newValue; unlink(x); front(x) } else { unlink(x); d[k] = nil } } else if let newValue { let x = Node(k, newValue); d[k] = x; front(x); if d.count > cap, let l = t { unlink(l); d[l.k] = nil } } } }; var keys: [K] { sequence(first: h, next: { $0?.n }).prefix { $0 != nil }.compactMap { $0?.k } } }
        func t() -> String { let c = LRU<String, Int>(2); c["a"] = 1; c["b"] = 2; _ = c["a"]; c["c"] = 3; c["a"]? += 5; c["zz"]? += 1; return "\(c.keys) \(c["b"] as Any) \(c["a"]!) \(c["c"] ?? 0)" }
        //= ["a", "c"] nil 6 3
        ----
        struct Graph<V: Hashable> { private(set) var adj: [V: [(to: V, w: Int)]] = [:]; mutating func edge(_ a: V, _ b: V, _ w: Int = 1) { adj[a, default: []].append((b, w)); adj[b, default: []].append((to: a, w: w)) }; func bfs(_ s: V) -> [V] { var seen: Set = [s], q = [s], out: [V] = []; while let v = q.first { q.removeFirst(); out.append(v); for (n, _) in adj[v] ?? [] where seen.insert(n).inserted { q.append(n) } }; return out }; func dijkstra(_ s: V) -> [V: Int] { var dist = [s: 0], done = Set<V>(); while let (v, d) = dist.filter({ !done.contains($0.key) }).min(by: { $0.value < $1.value }) { done.insert(v); for e in adj[v, default: []] { if let old = dist[e.to], old <= d + e.w { continue }; dist[e.to] = d + e.w } }; return dist }; func path(_ a: V, _ b: V) -> [V]? { var prev: [V: V] = [:]; var stack = [a]; while let v = stack.popLast() { if v == b { return sequence(first: b) { prev[$0] }.reversed() }; for (to: n, w: _) in adj[v]! where n != a && prev[n] == nil { prev[n] = v; stack.append(n) } }; return nil } }
        func t() -> String { var g = Graph<String>(); g.edge("a", "b", 4); g.edge("a", "c"); g.edge("c", "b", 2); g.edge("b", "d", 5); g.edge("x", "y"); return "\(g.bfs("a")) \(g.dijkstra("a").sorted { $0.key < $1.key }.map { "\($0)\($1)" }) \(g.path("a", "d")!.count > 2) \(g.path("a", "x") == nil)" }
        //= ["a", "b", "c", "d"] ["a0", "b3", "c1", "d8"] true true
        ----
        func permutations<T>(_ a: [T]) -> [[T]] { guard a.count > 1 else { return [a] }; return a.indices.flatMap { i -> [[T]] in var rest = a; let x = rest.remove(at: i); return permutations(rest).map { [x] + $0 } } }
        func combos<T>(_ a: ArraySlice<T>, _ k: Int) -> [[T]] { if k == 0 { return [[]] }; guard let f = a.first else { return [] }; return combos(a.dropFirst(), k - 1).map { [f] + $0 } + combos(a.dropFirst(), k) }
        func subsets<T>(_ a: [T]) -> [[T]] { (0..<(1 << a.count)).map { m in a.indices.filter { m & (1 << $0) != 0 }.map { a[$0] } } }
        func sieve(_ n: Int) -> [Int] { var p = [Bool](repeating: true, count: n + 1); p[0] = false; p[1] = false; var i = 2; while i * i <= n { if p[i] { for j in stride(from: i * i, through: n, by: i) { p[j] = false } }; i += 1 }; return p.indices.filter { p[$0] } }
        func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : gcd(b, a % b) }
        func search<C: RandomAccessCollection>(_ c: C, _ x: C.Element) -> C.Index? where C.Element: Comparable { var lo = c.startIndex, hi = c.endIndex; while lo < hi { let mid = c.index(lo, offsetBy: c.distance(from: lo, to: hi) / 2); if c[mid] == x { return mid } else if c[mid] < x { lo = c.index(after: mid) } else { hi = mid } }; return nil }
        func hanoi(_ n: Int, _ a: Character = "A", _ b: Character = "B", _ c: Character = "C") -> [String] { n == 0 ? [] : hanoi(n - 1, a, c, b) + ["\(a)\(c)"] + hanoi(n - 1, b, a, c) }
        func collatz(_ n: Int) -> [Int] { Array(sequence(first: n) { $0 == 1 ? nil : $0.isMultiple(of: 2) ? $0 / 2 : 3 * $0 + 1 }) }
        func t() -> String { "\(permutations([1, 2, 3]).count) \(permutations(["a", "b"])) \(combos([1, 2, 3][...], 2)) \(subsets(["x", "y"])) \(sieve(20)) \(gcd(48, -18)) \(search([1, 3, 5, 7], 5)!) \(search(Array("abc")[1...], "c") ?? -1) \(hanoi(2)) \(collatz(6))" }
        //= 6 [["a", "b"], ["b", "a"]] [[1, 2], [1, 3], [2, 3]] [[], ["x"], ["y"], ["x", "y"]] [2, 3, 5, 7, 11, 13, 17, 19] 6 2 2 ["AB", "AC", "BC"] [6, 3, 10, 5, 16, 8, 4, 2, 1]
        ----
        enum State { case idle, dialing(number: String), connected(since: Int, muted: Bool), ended(reason: Reason?); enum Reason: Error { case busy, failed(code: Int) } }
        enum Ev { case dial(String), answer(at: Int), mute, hang, fail(Int) }
        struct Phone { private(set) var state = State.idle; private(set) var trail: [String] = []; mutating func handle(_ e: Ev) { defer { trail.append(name) }; switch (state, e) { case (.idle, .dial(let n)) where n.count > 2, (.ended, .dial(let n)): state = .dialing(number: n); case (.dialing, .answer(let t)): state = .connected(since: t, muted: false); case (.connected(let s, var m), .mute): m.toggle(); state = .connected(since: s, muted: m); case (.connected, .hang), (.dialing, .hang): state = .ended(reason: nil); case (_, .fail(let c)): state = .ended(reason: c == 1 ? .busy : .failed(code: c)); default: break } }; var name: String { switch state { case .idle: "idle"; case .dialing(let n): "d" + n; case .connected(_, true): "muted"; case .connected(since: let s, muted: _): "c\(s)"; case .ended(.failed(code: 400...)?): "fatal"; case .ended(.failed(let c)?): "f\(c)"; case .ended(.some(let r)): "\(r)"; case .ended(nil): "bye" } } }
        func t() -> String { var p = Phone(); for e in [Ev.dial("1"), .dial("123"), .answer(at: 5), .mute, .mute, .hang, .dial("9"), .fail(404), .fail(7), .fail(1)] { p.handle(e) }; return p.trail.joined(separator: ",") }
        //= idle,d123,c5,muted,c5,bye,d9,fatal,f7,busy
        ----
        struct Version { static func parse(_ s: String) -> (Int, Int, Int)? { let p = s.split(separator: ".", maxSplits: 2).map { Int($0) }; guard p.count == 3, case let (a?, b?, c?) = (p[0], p[1], p[2]) else { return nil }; return (a, b, c) } }
        func classify(_ v: Any) -> String { switch v { case is Int8: "i8"; case let i as Int where i < 0: "neg"; case let i as Int: "int\(i)"; case let d as Double: "dbl\(d)"; case let s as String where s.isEmpty: "empty"; case let (a, b) as (Int, String): "t\(a)\(b)"; case let a as [Int]: "ints\(a.count)"; case let a as [Any]: "any\(a.count)"; case let d as [String: Any]: "dict\(d.keys.sorted())"; case Optional<Any>.none: "nil"; case let f as (Int) -> Int: "f\(f(1))"; case is any Error: "err"; case let t as any Any.Type: "\(t)"; default: "other" } }
        struct E1: Error {}
        func t() -> String { let l: [Any] = [Int8(3), -1, 4, 2.5, "", (1, "x"), [1, 2], [1, "a"], ["k": 1], nil as Int? as Any, { (x: Int) in x + 1 } as (Int) -> Int, E1(), Int.self, "zz"]; return l.map(classify).joined(separator: " ") + " \(Version.parse("1.2.3")!) \(Version.parse("1.x.3") == nil)" }
        //= i8 neg int4 dbl2.5 empty t1x ints2 any2 dict["k"] nil f2 err Int other (1, 2, 3) true
        ----
        struct Cell { var v: Int; var note: String? }
        struct Sheet { private var cells: [[Cell]]; init(_ r: Int, _ c: Int) { cells = (0..<r).map { r in (0..<c).map { Cell(v: r * 10 + $0) } } }; subscript(r: Int, c: Int) -> Cell { get { cells[r][c] } set { cells[r][c] = newValue } }; subscript(row r: Int) -> [Int] { cells[r].map(\.v) }; subscript(col c: Int) -> [Int] { get { cells.map { $0[c].v } } set { for (r, v) in newValue.enumerated() { cells[r][c].v = v } } }; subscript<T>(_ kp: KeyPath<Cell, T>) -> [[T]] { cells.map { $0.map { $0[keyPath: kp] } } }; static subscript(name: String) -> Int { name.count }; subscript(safe r: Int, d: Int = 0) -> [Int]? { cells.indices.contains(r) ? self[row: r] : nil } }
        func t() -> String { var s = Sheet(2, 3); s[1, 2].v += 100; s[0, 0].note = "hi"; s[col: 1] = [7, 8]; s[col: 0].swapAt(0, 1); return "\(s[row: 0]) \(s[row: 1]) \(s[col: 2]) \(s[\.note][0][0] ?? "-") \(Sheet["abc"]) \(s[safe: 5] as Any) \(s[safe: 1]!) \(s[\.v].joined().reduce(0, +))" }
        //= [10, 7, 2] [0, 8, 112] [2, 112] hi 3 nil [0, 8, 112] 139
        ----
        protocol Plugin: AnyObject { var id: String { get }; init(); static var priority: Int { get } }
        extension Plugin { static var priority: Int { 0 }; var id: String { String(describing: Self.self).lowercased() }; var tag: String { "\(id)@\(Self.priority)" } }
        final class Alpha: Plugin { init() {} }
        final class Beta: Plugin { static let priority = 5; let id = "BETA"; init() {} }
        final class Registry { private var types: [any Plugin.Type] = []; private var made: [ObjectIdentifier: any Plugin] = [:]; func register<P: Plugin>(_ p: P.Type) { types.append(p) }; func resolve<P: Plugin>(_ p: P.Type = P.self) -> P { let k = ObjectIdentifier(p); if let m = made[k] as? P { return m }; let n = P(); made[k] = n; return n }; var sorted: [String] { types.sorted { $0.priority > $1.priority }.map { "\($0)" } }; func all() -> [any Plugin] { types.map { $0.init() } } }
        func t() -> String { let r = Registry(); r.register(Alpha.self); r.register(Beta.self); let a: Alpha = r.resolve(); let b = r.resolve(Beta.self); return "\(r.sorted) \(a === r.resolve(Alpha.self)) \(b.tag) \(a.tag) \(r.all().map(\.id)) \(r.all().map { $0.tag })" }
        //= ["Beta", "Alpha"] true BETA@5 alpha@0 ["alpha", "BETA"] ["alpha@0", "BETA@5"]
        ----
        final class Observed<T> { typealias Handler = (_ old: T, _ new: T) -> Void; private var hs: [Handler] = []; var value: T { didSet { hs.forEach { $0(oldValue, value) } } }; init(_ v: T) { value = v }; func bind(_ h: @escaping Handler) { hs.append(h); h(value, value) }; subscript<M>(map f: @escaping (T) -> M) -> Observed<M> { let o = Observed<M>(f(value)); hs.append { o.value = f($1) }; return o } }
        struct VM { var a: Int { willSet { log.append("will\(newValue)") } didSet { if a > 10 { a = 10 }; log.append("did\(oldValue)-\(a)") } }; var log: [String] = []; var b: Int { get { a * 2 } set { a = newValue / 2 } }; lazy var c: Int = { log.append("lazy"); return a + 1 }(); var list: [Int] = [] { didSet { log.append("l\(list.count)") } }; init(a: Int) { self.a = a } }
        func t() -> String { let o = Observed(1); var seen: [String] = []; o.bind { seen.append("\($0)>\($1)") }; let m = o[map: { "#\($0)" }]; o.value += 4; var v = VM(a: 1); v.a = 5; v.b = 50; v.list.append(1); v.list += [2, 3]; v.list[0] = 9; let c = v.c + v.c; return "\(seen) \(m.value) \(v.log) \(c)" }
        //= ["1>1", "1>5"] #5 ["will5", "did1-5", "will25", "did5-10", "l1", "l3", "l3", "lazy"] 22
        ----
        struct Song: Hashable { let title: String; let artist: String; let year: Int; let plays: Int }
        func t() -> String { let l = [Song(title: "A", artist: "X", year: 1999, plays: 3), Song(title: "B", artist: "Y", year: 2001, plays: 9), Song(title: "C", artist: "X", year: 2001, plays: 1)]; let byDecade = Dictionary(grouping: l) { $0.year / 10 * 10 }.sorted { $0.key < $1.key }.map { (decade: $0, titles: $1.map(\.title)) }; let best = Dictionary(l.map { ($0.artist, $0.plays) }, uniquingKeysWith: max); let total = l.lazy.filter { $0.year > 2000 }.map(\.plays).reduce(0, +); let s = l.sorted { a, b in a.artist == b.artist ? a.plays > b.plays : a.artist < b.artist }.map { "\($0.artist)\($0.plays)" }; return "\(byDecade.map { "\($0.decade):\($0.titles.joined())" }) \(best.keys.sorted().map { best[$0]! }) \(total) \(s) \(l.max(by: { $0.plays < $1.plays })?.title ?? "") \(Set(l.map(\.year)).count) \(l.first(where: { $0.plays > 100 })?.title as Any)" }
        //= ["1990:A", "2000:BC"] [3, 9] 10 ["X3", "X1", "Y9"] B 2 nil
        ----
        enum Route: Hashable, CustomStringConvertible { case home, detail(id: Int), settings(Section); enum Section: String, CaseIterable { case general, privacy }; var description: String { switch self { case .home: "/"; case .detail(let id): "/item/\(id)"; case .settings(let s): "/settings/\(s.rawValue)" } }; init?(path: String) { let p = path.split(separator: "/").map(String.init); switch (p.first, p.dropFirst().first) { case (nil, _): self = .home; case ("item"?, let id?): guard let n = Int(id) else { return nil }; self = .detail(id: n); case ("settings"?, let s?): guard let sec = Section(rawValue: s) else { return nil }; self = .settings(sec); case ("settings"?, nil): self = .settings(.general); default: return nil } } }
        final class Nav { private(set) var stack: [Route] = []; var onChange: (([Route]) -> Void)?; func push(_ r: Route) { stack.append(r); onChange?(stack) }; @discardableResult func pop(to r: Route? = nil) -> Route? { defer { onChange?(stack) }; if let r { guard let i = stack.lastIndex(of: r) else { return nil }; stack.removeSubrange((i + 1)...); return r }; return stack.popLast() } }
        func t() -> String { let n = Nav(); var sizes: [Int] = []; n.onChange = { sizes.append($0.count) }; ["/", "/item/4", "/item/x", "/settings", "/settings/privacy", "/q"].compactMap(Route.init(path:)).forEach(n.push); n.pop(); n.pop(to: .home); n.pop(to: .detail(id: 9)); return "\(n.stack) \(sizes) \(Route.detail(id: 1) == .detail(id: 1)) \(Route.Section.allCases.map { Route.settings($0) })" }
        //= [/] [1, 2, 3, 4, 3, 1, 1] true [/settings/general, /settings/privacy]
        ----
        struct Poly: ExpressibleByArrayLiteral, CustomStringConvertible { var c: [Int]; init(arrayLiteral e: Int...) { c = e }; init(_ c: [Int]) { self.c = c }; static func + (a: Poly, b: Poly) -> Poly { Poly((0..<max(a.c.count, b.c.count)).map { (a.c.indices.contains($0) ? a.c[$0] : 0) + (b.c.indices.contains($0) ? b.c[$0] : 0) }) }; static func * (a: Poly, b: Poly) -> Poly { var r = [Int](repeating: 0, count: a.c.count + b.c.count - 1); for (i, x) in a.c.enumerated() { for (j, y) in b.c.enumerated() { r[i + j] += x * y } }; return Poly(r) }; static prefix func - (a: Poly) -> Poly { Poly(a.c.map(-)) }; func callAsFunction(_ x: Int) -> Int { c.reversed().reduce(0) { $0 * x + $1 } }; var description: String { c.enumerated().reversed().filter { $0.element != 0 }.map { i, k in i == 0 ? "\(k)" : i == 1 ? "\(k)x" : "\(k)x^\(i)" }.joined(separator: " + ") } }
        func t() -> String { let p: Poly = [1, 2], q: Poly = [0, 1, 3]; return "\(p + q) | \(p * q) | \(-p) | \((p * q)(2)) | \(p + [5])" }
        //= 3x^2 + 3x + 1 | 6x^3 + 5x^2 + 1x | -2x + -1 | 70 | 2x + 6
        ----
        struct Interval<B: Comparable>: Equatable { var lo: B, hi: B; func overlaps(_ o: Self) -> Bool { lo <= o.hi && o.lo <= hi }; func merged(_ o: Self) -> Self { Self(lo: min(lo, o.lo), hi: max(hi, o.hi)) } }
        extension Interval: CustomStringConvertible where B: CustomStringConvertible { var description: String { "[\(lo), \(hi)]" } }
        extension Interval where B: Numeric { var length: B { hi - lo } }
        func merge<B>(_ l: [Interval<B>]) -> [Interval<B>] { l.sorted { $0.lo < $1.lo }.reduce(into: []) { out, i in if let last = out.last, last.overlaps(i) { out[out.count - 1] = last.merged(i) } else { out.append(i) } } }
        func t() -> String { let l = [Interval(lo: 5, hi: 8), Interval(lo: 1, hi: 3), Interval(lo: 2, hi: 4)]; let m = merge(l); let s = merge([Interval(lo: "a", hi: "c"), Interval(lo: "b", hi: "z")]); return "\(m) \(m.map(\.length).reduce(0, +)) \(s) \(Interval(lo: 0.5, hi: 2).length) \(m.contains(Interval(lo: 1, hi: 4)))" }
        //= [[1, 4], [5, 8]] 6 [[a, z]] 1.5 true
        ----
        func t() -> String { var log: [String] = []; func step(_ n: Int) -> Bool { log.append("s\(n)"); return n % 2 == 0 }; outer: for i in 1...4 { for j in 1...3 { if i * j == 4 { continue outer }; if i + j == 7 { break outer }; if j == 2 && i != 3 { break }; log.append("\(i)\(j)") } }; var n = 10; repeat { n -= 3; if n == 4 { continue }; log.append("r\(n)") } while n > 0; let r = step(1) && step(2) || step(4); switch n { case ..<0 where n < -1: log.append("lt"); fallthrough; case 5: log.append("fall"); default: log.append("def") }; var it = [1, 2, 3].makeIterator(); while let x = it.next(), x < 3 { log.append("w\(x)") }; for case .some(let v) in [1, nil, 3] where v > 1 { log.append("c\(v)") }; for (k, v) in zip("ab", 1...) { log.append("\(k)\(v)") }; for i in stride(from: 3, to: 0, by: -2).reversed() { log.append("t\(i)") }; return log.joined(separator: " ") + " \(r)" }
        //= 11 21 31 32 33 r7 r1 r-2 s1 s4 lt fall w1 w2 c3 a1 b2 t1 t3 true
        ----
        struct Player { var hp: Int { didSet { hp = min(max(hp, 0), maxHP); if hp == 0 && oldValue > 0 { deaths += 1 } } }; let maxHP: Int; private(set) var deaths = 0; var inventory: [String: Int] = [:]; init(maxHP: Int) { self.maxHP = maxHP; hp = maxHP }; mutating func use(_ item: String, _ effect: (inout Player) -> Void) -> Bool { guard let n = inventory[item], n > 0 else { return false }; inventory[item] = n == 1 ? nil : n - 1; effect(&self); return true } }
        func t() -> String { var p = Player(maxHP: 10); p.hp -= 25; p.inventory["potion", default: 0] += 2; let a = p.use("potion") { $0.hp += 4 }; let b = p.use("potion") { $0.hp += 100 }; let c = p.use("potion") { _ in }; p.hp = -1; var q = p; q.hp = 7; return "\(a)\(b)\(c) \(p.hp) \(p.deaths) \(q.hp) \(q.deaths) \(p.inventory)" }
        //= truetruefalse 0 2 7 2 [:]
        ----
        enum Json: Equatable { case null, bool(Bool), num(Double), str(String), arr([Json]), obj([String: Json]); struct P { var s: Substring; mutating func ws() { s = s.drop(while: \.isWhitespace) }; mutating func value() throws -> Json { ws(); guard let c = s.first else { throw E.eof }; switch c { case "n": try word("null"); return .null; case "t": try word("true"); return .bool(true); case "f": try word("false"); return .bool(false); case "\"": return .str(try string()); case "[": s.removeFirst(); var a: [Json] = []; ws(); if s.first == "]" { s.removeFirst(); return .arr(a) }; while true { a.append(try value()); ws(); let d = s.popFirst(); if d == "]" { return .arr(a) }; if d != "," { throw E.bad(d) } }; case "{": s.removeFirst(); var o: [String: Json] = [:]; ws(); if s.first == "}" { s.removeFirst(); return .obj(o) }; while true { ws(); let k = try string(); ws(); guard s.popFirst() == ":" else { throw E.bad(s.first) }; o[k] = try value(); ws(); let d = s.popFirst(); if d == "}" { return .obj(o) }; if d != "," { throw E.bad(d) } }; default: let n = s.prefix { "+-.eE0123456789".contains($0) }; guard let d = Double(n) else { throw E.bad(c) }; s.removeFirst(n.count); return .num(d) } }; mutating func word(_ w: String) throws { guard s.hasPrefix(w) else { throw E.bad(s.first) }; s.removeFirst(w.count) }; mutating func string() throws -> String { guard s.popFirst() == "\"" else { throw E.bad(s.first) }; var out = ""; while let c = s.popFirst() { if c == "\"" { return out }; if c == "\\" { guard let e = s.popFirst() else { throw E.eof }; out.append(e == "n" ? "\n" : e) } else { out.append(c) } }; throw E.eof } }; enum E: Error, Equatable { case eof, bad(Character?) }; static func parse(_ t: String) throws -> Json { var p = P(s: t[...]); let v = try p.value(); p.ws(); guard p.s.isEmpty else { throw E.bad(p.s.first) }; return v }; var text: String { switch self { case .null: "null"; case .bool(let b): "\(b)"; case .num(let n): n == n.rounded() ? "\(Int(n))" : "\(n)"; case .str(let s): "\"\(s)\""; case .arr(let a): "[" + a.map(\.text).joined(separator: ",") + "]"; case .obj(let o): "{" + o.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1.text)" }.joined(separator: ",") + "}" } } }
        func t() -> String { let ok = try! Json.parse(#" {"a": [1, -2.5e1, true, null], "b": {"c": "x\"y"}, "d": []} "#); var errs: [String] = []; for bad in ["[1,", "{\"a\" 1}", "tru", "[1] x"] { do { _ = try Json.parse(bad); errs.append("ok") } catch let e as Json.E { errs.append("\(e)") } catch { errs.append("?") } }; if case .obj(let o) = ok, case .arr(let a)? = o["a"], case .num(let n) = a[1] { return "\(ok.text) \(n) \(errs)" }; return "no" }
        //= {"a":[1,-25,true,null],"b":{"c":"x"y"},"d":[]} -25.0 ["eof", "bad(Optional(\"}\"))", "bad(Optional(\"t\"))", "bad(Optional(\"x\"))"]
        ----
        actor Counter { private var n = 0; var history: [Int] { (0..<n).map { $0 } }; func inc(by k: Int = 1) -> Int { n += k; return n }; func with<T>(_ f: (inout Int) throws -> T) rethrows -> T { try f(&n) }; static let shared = Counter() }
        @MainActor final class VM { var items: [String] = []; private(set) var loading = false; var error: String?; let load: @Sendable () async throws -> [String]; init(load: @escaping @Sendable () async throws -> [String]) { self.load = load }; func refresh() async { loading = true; defer { loading = false }; do { items = try await load().sorted() } catch { self.error = "\(error)" } } }
        struct Off: Error {}
        func t() async -> String { let c = Counter(); async let a = c.inc(); async let b = c.inc(by: 2); _ = await (a, b); let d = await c.with { $0 *= 10; return "\($0)!" }; let vm = await VM { ["b", "a"] }; await vm.refresh(); let bad = await VM { throw Off() }; await bad.refresh(); let r = await withTaskGroup(of: Int.self, returning: [Int].self) { g in for i in 0..<3 { g.addTask { i * i } }; return await g.reduce(into: []) { $0.append($1) }.sorted() }; let t1 = Task { await c.inc() }; let h = await t1.value; return "\(d) \(await vm.items) \(await vm.loading) \(await bad.error ?? "-") \(r) \(h) \(await Counter.shared.history)" }
        //= 30! ["a", "b"] false Off() [0, 1, 4] 31 []
        ----
        struct Matrix2<T> { private var rows: [[T]]; init(_ r: [[T]]) { rows = r }; subscript(r: Int, c: Int) -> T { get { rows[r][c] } set { rows[r][c] = newValue } }; subscript(row r: Int) -> [T] { _read { yield rows[r] } _modify { yield &rows[r] } }; func map<U>(_ f: (T) throws -> U) rethrows -> Matrix2<U> { Matrix2<U>(try rows.map { try $0.map(f) }) }; var transposed: Self { guard let f = rows.first else { return self }; return Matrix2(f.indices.map { c in rows.map { $0[c] } }) }; func neighbors(_ r: Int, _ c: Int) -> [T] { [(-1, 0), (1, 0), (0, -1), (0, 1)].compactMap { dr, dc in let (y, x) = (r + dr, c + dc); guard rows.indices ~= y, rows[y].indices ~= x else { return nil }; return rows[y][x] } }; var flat: [T] { rows.flatMap { $0 } } }
        extension Matrix2: Equatable where T: Equatable {}
        extension Matrix2 where T: Numeric { static func + (a: Self, b: Self) -> Self { Matrix2(zip(a.rows, b.rows).map { zip($0, $1).map(+) }) } }
        func life(_ g: Matrix2<Bool>, _ n: Int) -> Matrix2<Bool> { var out = g; for r in 0..<n { for c in 0..<n { let k = g.neighbors(r, c).filter { $0 }.count; out[r, c] = k == 2 || (g[r, c] && k == 1) } }; return out }
        func t() -> String { var m = Matrix2([[1, 2, 3], [4, 5, 6]]); m[0, 1] *= 10; m[row: 1].swapAt(0, 2); m[row: 0].append(9); let d = Matrix2([[1, 2], [3, 4]]); return "\(m.flat) \(d.transposed.flat) \(d.neighbors(0, 0)) \((d + d).flat) \(d.map { "\($0)" }.flat) \(d.transposed.transposed == d) \(life(Matrix2([[true, true, false], [false, true, false], [false, false, true]]), 3).flat.map { $0 ? "#" : "." }.joined())" }
        //= [1, 20, 3, 9, 6, 5, 4] [1, 3, 2, 4] [3, 2] [2, 4, 6, 8] ["1", "2", "3", "4"] true ##.###.#.
        ----
        final class ViewModel { struct State: Equatable { var query = ""; var results: [String] = []; var page = 0; var isEmpty: Bool { results.isEmpty && !query.isEmpty } }; private(set) var state = State() { didSet { if state != oldValue { changes.append(diff(oldValue, state)) } } }; private(set) var changes: [String] = []; private let data: [String]; init(data: [String]) { self.data = data }; enum Intent { case search(String), more, reset }; func send(_ i: Intent) { switch i { case .search(let q): state = State(query: q, results: Array(match(q).prefix(2))); case .more where state.results.count < match(state.query).count: state.page += 1; state.results += match(state.query)[(state.page * 2)...].prefix(2); case .more: break; case .reset: state = .init() } }; private func match(_ q: String) -> [String] { data.filter { $0.lowercased().contains(q.lowercased()) } }; private func diff(_ a: State, _ b: State) -> String { [a.query != b.query ? "q" : nil, a.results != b.results ? "r\(b.results.count)" : nil, a.page != b.page ? "p\(b.page)" : nil].compactMap { $0 }.joined() } }
        func t() -> String { let vm = ViewModel(data: ["Apple", "apricot", "Grape", "Pineapple", "Fig"]); vm.send(.search("ap")); vm.send(.more); vm.send(.more); vm.send(.search("zz")); let e = vm.state.isEmpty; vm.send(.reset); vm.send(.reset); return "\(vm.changes) \(e) \(vm.state)" }
        //= ["qr2", "p1", "r4", "qr0p0", "q"] true State(query: "", results: [], page: 0)
        ----
        struct Parser<Out> { let run: (inout Substring) -> Out?; func map<B>(_ f: @escaping (Out) -> B) -> Parser<B> { .init { self.run(&$0).map(f) } }; func flatMap<B>(_ f: @escaping (Out) -> Parser<B>) -> Parser<B> { .init { s in let o = s; guard let a = self.run(&s), let b = f(a).run(&s) else { s = o; return nil }; return b } }; func many(sep: Parser<Void>? = nil) -> Parser<[Out]> { .init { s in var out: [Out] = []; var rest = s; while let x = self.run(&s) { rest = s; out.append(x); if let sep, sep.run(&s) == nil { break } }; s = rest; return out } }; static func || (a: Self, b: Self) -> Self { .init { s in a.run(&s) ?? b.run(&s) } } }
        extension Parser where Out == Void { static func lit(_ p: String) -> Self { .init { s in guard s.hasPrefix(p) else { return nil }; s.removeFirst(p.count); return () } } }
        let int = Parser<Int> { s in let d = s.prefix { $0.isNumber || $0 == "-" }; guard let n = Int(d) else { return nil }; s = s[d.endIndex...]; return n }
        func zip<A, B>(_ a: Parser<A>, _ b: Parser<B>) -> Parser<(A, B)> { a.flatMap { x in b.map { (x, $0) } } }
        func t() -> String { let pair = zip(zip(int, .lit(",")).map(\.0), int); let list = int.many(sep: .lit(";")); let word = Parser<String> { s in let w = s.prefix(while: \.isLetter); if w.isEmpty { return nil }; s.removeFirst(w.count); return String(w) }; let either = int.map(String.init) || word; var a = "3,-4rest"[...], b = "1;2;3;x"[...], c = "ab12"[...]; let p = pair.run(&a)!; let l = list.run(&b)!; let e = either.many().run(&c)!; var bad = "3x"[...]; return "\(p) \(a) \(l) \(b) \(e) \(pair.run(&bad) == nil) \(bad)" }
        //= (3, -4) rest [1, 2, 3] ;x ["ab", "12"] true 3x
        ----
        func t() -> String { let nums: [Any?] = [1, nil, "a", 2.5]; let s = nums.map { $0.map { "\($0)" } ?? "nil" }; let o: Int? = 5; let p = o.map { $0 > 3 ? "big" : "small" } ?? "none"; let q = o.flatMap { $0 > 10 ? $0 : nil }; let d: [String: [String: Int]?] = ["a": ["x": 1], "b": nil]; let e = d["a"]??["x"] ?? 0; let g = d["b"].map { $0 == nil } ?? false; var arr: [Int]? = [1]; arr?.append(2); arr?[0] = 9; let c = arr?.count ?? 0, f = arr?.first.map { $0 + 1 }; var u: Int! = 3; u += 1; let v = u + 1; let w: String? = nil; let joined = [w, "k", Optional("z")].compactMap { $0 }.joined(); if let a = o, let b = f, a < b, case 1...10 = a { return "\(s) \(p) \(q as Any) \(e) \(g) \(arr!) \(c) \(f!) \(v) \(joined) \(w?.isEmpty ?? true) \(w.map(\.count) as Any) \(o == 5) \(o! > 4) \([o, nil].contains(nil)) \(Int("12") ?? 0 + 1) \((Int("x") ?? 1) * 2)" }; return "?" }
        //= ["1", "nil", "a", "2.5"] big nil 1 true [9, 2] 2 10 5 kz true nil true true true 12 2
        ----
        struct Chess { enum Piece: Character { case king = "K", queen = "Q", rook = "R", pawn = "P" }; struct Sq: Hashable, CustomStringConvertible { let f, r: Int; init?(_ s: String) { let c = Array(s); guard c.count == 2, let f = "abcdefgh".firstIndex(of: c[0]).map({ "abcdefgh".distance(from: "abcdefgh".startIndex, to: $0) }), let r = c[1].wholeNumberValue, 1...8 ~= r else { return nil }; (self.f, self.r) = (f, r - 1) }; init?(_ f: Int, _ r: Int) { guard 0..<8 ~= f, 0..<8 ~= r else { return nil }; (self.f, self.r) = (f, r) }; var description: String { "\("abcdefgh"["abcdefgh".index("abcdefgh".startIndex, offsetBy: f)])\(r + 1)" } }; var board: [Sq: Piece] = [:]; func moves(_ s: Sq) -> [Sq] { guard let p = board[s] else { return [] }; func slide(_ ds: [(Int, Int)], _ n: Int = 8) -> [Sq] { ds.flatMap { d -> [Sq] in var out: [Sq] = []; for k in 1...n { guard let q = Sq(s.f + d.0 * k, s.r + d.1 * k), board[q] == nil else { break }; out.append(q) }; return out } }; let ortho = [(1, 0), (-1, 0), (0, 1), (0, -1)], diag = [(1, 1), (1, -1), (-1, 1), (-1, -1)]; return switch p { case .king: slide(ortho + diag, 1); case .queen: slide(ortho + diag); case .rook: slide(ortho); case .pawn: slide([(0, 1)], s.r == 1 ? 2 : 1) } } }
        func t() -> String { var c = Chess(); c.board[.init("a1")!] = .rook; c.board[Chess.Sq("a4")!] = .pawn; c.board[Chess.Sq("d1")!] = .king; let m = { (s: String) in c.moves(Chess.Sq(s)!).map(\.description).sorted().joined(separator: ",") }; return "\(m("a1")) | \(m("d1")) | \(m("a4")) | \(m("h8")) \(Chess.Sq("z9") == nil) \(Chess.Piece(rawValue: "Q")!)" }
        //= a2,a3,b1,c1 | c1,c2,d2,e1,e2 | a5 |  true queen
        ----
        enum E: Error { case a }
        struct S { var n = 0; mutating func f() throws { n += 1; throw E.a }; mutating func g(_ k: inout Int) throws { n += 1; k += 1; throw E.a }; var p: Int { get { n } set { n = newValue } }; subscript(i: Int) -> Int { get { n } set { n = newValue } } ; init() {} }
        func w(_ x: inout Int) throws { x = 5; throw E.a }
        func t() -> String { var s = S(); try? s.f(); var k = 0; try? s.g(&k); var arr = [S(), S()]; try? arr[1].f(); try? w(&arr[0].n); try? w(&s.p); let a = s.n; try? w(&s[3]); var d = ["a": 1]; try? w(&d["a", default: 0]); var x = 0; try? { (v: inout Int) throws in v = 9; throw E.a }(&x); try? [1, 2].forEach { x += $0; if x > 10 { throw E.a } }; return "\(s.n) \(k) \(arr.map(\.n)) \(a) \(s.n) \(d) \(x)" }
        //= 5 1 [5, 1] 5 5 ["a": 5] 12
        ----
        enum E: Error { case a }
        struct S { var items = [1]; mutating func each(_ f: (inout Int) throws -> Void) rethrows { for i in items.indices { try f(&items[i]) } } }
        extension Array { mutating func upd(_ f: (inout Element) throws -> Void) rethrows { for i in indices { try f(&self[i]) } } }
        func t() -> String { var s = S(); try? s.each { $0 = 7; throw E.a }; var a = [1, 2]; try? a.upd { $0 *= 10; if $0 > 10 { throw E.a } }; var o: S? = S(); try? o?.each { $0 += 3; throw E.a }; let r = try? [1, 2, 3].reduce(into: 0) { $0 += $1; if $1 == 2 { throw E.a } }; var b = [3, 1, 2]; try? b.sort { if $0 == 2 { throw E.a }; return $0 < $1 }; var c = [1, 2, 3]; try? c.removeAll { if $0 == 2 { throw E.a }; return true }; var n = 1; try? withUnsafeMutablePointer(to: &n) { $0.pointee = 4; throw E.a }; return "\(s.items) \(a) \(o!.items) \(r as Any) \(b.count) \(c.count) \(n)" }
        //= [7] [10, 20] [4] nil 3 3 4
        ----
        extension Sequence { func sum<N: AdditiveArithmetic>(of kp: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: kp] } } }
        struct P { var x = 1.0 }
        func t() -> String { "\([P(), P()].sum(of: \.x)) \(["a", "bcd"].sum(of: \.count))" }
        //= 2.0 4
        ----
        struct Q { let c: Int; init(_ make: () -> (String, Int)) { c = make().1 } }
        func t() -> String { let q = Q { ("a", 1) }; let r = Q { let n = 2; return ("b", n) }; return "\(q.c) \(r.c)" }
        //= 1 2
        ----
        @resultBuilder enum B { static func buildBlock(_ c: Int...) -> Int { c.reduce(0, +) }; static func buildExpression(_ s: (String, Int)) -> Int { s.1 } }
        func b(@B _ f: () -> Int) -> Int { f() }
        func t() -> String { let on = true; return "\(b { ("a", 1); ("b", 2) })" }
        //= 3
        ----
        func t() -> String { let a: Int?? = .some(nil); let b: Int?? = 5; return "\(a ?? 7 as Any) \((a ?? 7) as Any) \((b ?? 7) as Any)" }
        //= nil nil Optional(5)
        ----
        func gray(_ n: Int) -> [String] { (0..<(1 << n)).map { let g = $0 ^ ($0 >> 1); return String(g, radix: 2) } }
        func t() -> String { "\(gray(2))" }
        //= ["0", "1", "11", "10"]
        ----
        enum Size: Int, CaseIterable { case s = 1, m }
        func t() -> String { "\(Dictionary(uniqueKeysWithValues: Size.allCases.map { ($0, $0.rawValue) })[.m]!)" }
        //= 2
        ----
        struct Temp { var c: Double; static func + (a: Temp, b: Temp) -> Temp { Temp(c: a.c + b.c) } ; static func += (a: inout Temp, b: Double) { a.c += b } }
        extension Temp: ExpressibleByFloatLiteral { init(floatLiteral v: Double) { c = v } }
        func t() -> String { var t: Temp = 2.0; t += 0.5; return "\(t.c)" }
        //= 2.5
        ----
        struct Temp { var c: Double; static func - (a: Temp, b: Temp) -> Temp { Temp(c: a.c - b.c) }; static prefix func - (t: Temp) -> Temp { Temp(c: -t.c) } }
        func t() -> String { let t = Temp(c: 2); return "\((-t).c) \((t - t).c)" }
        //= -2.0 0.0
        ----
        extension Sequence { func sum<N: AdditiveArithmetic>(of kp: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: kp] } } }
        func t() -> String { "\(["a", "bcd"].sum(of: \.count)) \([1.5].sum(of: \.self))" }
        //= 4 1.5
        ----
        @propertyWrapper final class Lazy<T> { private var f: () -> T; private var v: T?; init(wrappedValue: @autoclosure @escaping () -> T) { f = wrappedValue }; var wrappedValue: T { get { if let v { return v }; v = f(); return v! } set { v = newValue } } }
        struct S { @Lazy var a = 5 + 1 }
        func t() -> String { var made = 0; func mk() -> Int { made += 1; return 7 }; @Lazy var z = mk(); let before = made; let q = z + z; return "\(before) \(q) \(made) \(S().a)" }
        //= 0 14 1 6
        ----
        @resultBuilder enum K { static func buildBlock(_ k: [El]...) -> [El] { k.flatMap { $0 } }; static func buildExpression(_ e: El) -> [El] { [e] }; static func buildExpression(_ s: String) -> [El] { [El(s)] } }
        struct El { let name: String; var kids: [El]; init(_ n: String, @K kids: () -> [El] = { [] }) { name = n; self.kids = kids() } }
        func t() -> String { El("ul") { "hr"; El("li") { "a" } }.kids.map { "\($0.name)\($0.kids.count)" }.joined() }
        //= hr0li1
        ----
        func t() -> String { let l: [Any] = [1, [1, "a"], ["k": [1, "x"]], "z"]; return "\(l.count) \(l)" }
        //= 4 [1, [1, "a"], ["k": [1, "x"]], "z"]
        ----
        struct V { var log: [String] = []; var a = 1; lazy var c: Int = { log.append("lazy"); return a + 1 }(); lazy var d = a * 2 }
        func t() -> String { var v = V(); let x = v.c + v.c; return "\(x) \(v.log) \(v.d)" }
        //= 4 ["lazy"] 2
        ----
        protocol P { associatedtype A = Int; associatedtype B: Sequence where B.Element == A; var b: B { get }; func f(_ a: A) -> A }
        extension P { var total: Int { b.reduce(0) { n, _ in n + 1 } } }
        struct X: P { let b = [1, 2]; func f(_ a: Int) -> Int { a + 1 } }
        struct Y: P { typealias A = String; let b = Set(["q"]); func f(_ a: String) -> String { a + "!" } }
        func go<T: P>(_ t: T) -> [T.A] { t.b.map { t.f($0) } }
        func t() -> String { "\(X().total) \(go(X())) \(go(Y()))" }
        //= 2 [2, 3] ["q!"]
        ----
        func t() -> String { let x: Any = [1, "a"]; return "\(x)" }
        //= [1, "a"]
        ----
        func f(_ a: Any) -> String { "\(a)" }
        func t() -> String { f([1, "a"]) }
        //= [1, "a"]
        ----
        func t() -> String { let d: [String: Any] = ["a": [1, "x"], "b": ["k": 1, "l": "z"]]; return "\((d["a"] as! [Any]).count) \((d["b"] as! [String: Any]).count)" }
        //= 2 2
        ----
        func t() -> String { let d: [String: Any?] = ["a": [1, "x"]]; return "\(d.count)" }
        //= 1
        ----
        extension Array { mutating func mv(_ s: [Int], _ d: Int) { let moved = s.map { self[$0] }; let before = s.filter { $0 < d }.count; for i in s.reversed() { remove(at: i) }; insert(contentsOf: moved, at: d - before) } }
        func t() -> String { var a = ["a", "b", "c"]; a.mv([0], 3); return "\(a)" }
        //= ["b", "c", "a"]
        ----
        enum Size: Int, CaseIterable { case s = 1, m; static var total: Int { allCases.map(\.rawValue).reduce(0, +) }; static func all() -> [Size] { allCases.reversed() }; var i: Int { Self.allCases.firstIndex(of: self)! } }
        func t() -> String { "\(Size.total) \(Size.all()) \(Size.m.i)" }
        //= 3 [Size.m, Size.s] 1
        ----
        func c(_ v: Any) -> String { switch v { case is Int8: "i8"; case is Int: "int"; case is Float: "f"; case is Double: "d"; case is Substring: "sub"; case is String: "s"; case is [Int]: "[int]"; case is [String: Int]: "[s:i]"; case is [String: Any]: "[s:a]"; case is [Any]: "[any]"; case is Set<Int>: "set"; case is (Int, String): "tup"; default: "?" } }
        func t() -> String { let j: [String: Any] = ["a": 1, "b": ["c": [1, 2]]]; return [1, Int8(1), 2.5, Float(1), "a", "abc".prefix(1), [1, 2], [1, "a"] as [Any], ["a": 1], ["a": "b"], Set([1]), Set(["a"]), (1, "a"), (1, 2), [[1]]].map(c).joined(separator: " ") + " \((j["b"] as? [String: [Int]])?["c"]?.count ?? -1) \(j["a"] as? String ?? "no") \(j as? [String: Int] == nil)" }
        //= int i8 d f s sub [int] [any] [s:i] [s:a] set ? tup ? [any] 2 no true
        ----
        enum O { class P {}; struct Q {} }
        func t() -> String { "\(type(of: [O.P()])) \([O.Q].self) \(type(of: ["a": O.Q()])) \(O.Q.self) \(type(of: O.P())) \(String(describing: type(of: (O.P(), 1))))" }
        //= Array<P> Array<Q> Dictionary<String, Q> Q P (P, Int)
        ----
        extension Sequence { func sum<N: AdditiveArithmetic>(of kp: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: kp] } }; func avg(_ kp: KeyPath<Element, Double>) -> Double { sum(of: kp) / Double(Array(self).count) } }
        struct P { let x: Double; var n: Int { 2 } }
        func t() -> String { "\(["a", "bcd"].sum(of: \.count)) \([[1], []].sum(of: \.count)) \([P(x: 1)].sum(of: \.n)) \([P(x: 1), P(x: 2)].avg(\.x)) \(["a"].map(\.utf8.count)) \([1, 2].sum(of: \.magnitude))" }
        //= 4 1 2 1.5 [1] 3
        ----
        @resultBuilder enum K { static func buildBlock(_ k: Int...) -> [Int] { k }; static func buildExpression(_ e: Int) -> Int { e + 1 } }
        func f(@K _ a: () -> [Int] = { [7] }) -> [Int] { a() }
        func t() -> String { "\(f()) \(f { 1; 2 })" }
        //= [7] [2, 3]
        ----
        struct R { var times: [Int] = []; let n: Int, per: Int; mutating func allow(_ t: Int) -> Int { times.append(t); times.removeAll { $0 <= t - per }; return times.count } }
        func t() -> String { var r = R(n: 2, per: 10); return "\(r.allow(0)) \(r.allow(5)) \(r.allow(12))" }
        //= 1 2 2
        ----
        struct R { var times: [Int] = [1, 2, 3]; var k = 2; mutating func go() { times.removeAll { $0 == k } }; mutating func go2() { times = times.filter { $0 != self.k } ; times.sort { ($0 + k) > ($1 + k) } } }
        func t() -> String { var r = R(); r.go(); r.k = 7; r.go2(); return "\(r.times)" }
        //= [3, 1]
        ----
        class S { var a = 1.0 }
        func t() -> String { let s = [S(), S(), S()]; s[1].a = 9; let (big, small) = s.reduce(into: ([S](), [S]())) { $1.a > 4 ? $0.0.append($1) : $0.1.append($1) }; return "\(big.count)\(small.count)" }
        //= 12
        ----
        @propertyWrapper struct W<T> { var wrappedValue: T { didSet { n.append(1) } }; let n = Box(); var projectedValue: Box { n }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
        final class Box { var c = 0; func append(_ k: Int) { c += k } }
        final class L { @W var tries = 0; @W var s = "a"; var plain = 1 }
        func t() -> String { let l = L(); l.tries += 1; l.tries *= 5; l.s += "b"; l.s.removeLast(); return "\(l.tries) \(l.s) \(l.$tries.c) \(l.$s.c)" }
        //= 5 a 2 2
        ----
        struct I<B: Comparable> { var lo: B; func has(_ b: B) -> Bool { b >= lo } }
        func f<B>(_ l: [I<B>]) -> Bool { l[0].lo < l[1].lo }
        func g<K, V>(_ d: [K: V], _ k: K) -> Bool { Set([k]).contains(k) && d.keys.first == k }
        extension Dictionary { func h(_ a: Key, _ b: Key) -> Bool { a == b } }
        extension Set { func all(_ a: Element) -> Bool { first! == a } }
        func t() -> String { "\(f([I(lo: 1), I(lo: 2)])) \(g(["a": 1], "a")) \(["a": 1].h("a", "b")) \(Set([1]).all(1))" }
        //= true true false true
        """###)
}
