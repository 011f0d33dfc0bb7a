// SPDX-License-Identifier: GPL-3.0-or-later

extension AcceptedProgram {
    /// Conditions and numbers that are known before anything runs, and what is close to the slips that are refused.
    static let constants = reading(
        ##"""
        func f() -> Int { if true { return 1 } }
        ----
        func f() -> Int { if false { } else { return 1 } }
        ----
        func f() -> Int { guard false else { return 1 } }
        ----
        func f() -> Int { if 1 == 1 { return 1 } }
        ----
        func f() -> Int { if !false { return 1 } }
        ----
        func f() -> Int { while 1 < 2 { } }
        ----
        func f(_ n: Int) { guard 1 == 1 else {} ; print(n) }
        ----
        func f(_ n: Int) { guard !false else {} ; print(n) }
        ----
        func f(_ n: Int) { guard true, true else {} ; print(n) }
        ----
        func f(_ n: Int) { guard (true) else {} ; print(n) }
        ----
        func f() -> Int { while (true) { } }
        ----
        func f(_ n: Int?) -> Int { guard let n, true else { return 2 }; return n }
        ----
        func f(_ n: Int) { guard case _ = n else {} ; print(n) }
        ----
        func f() -> Int { let x: Int; if true { x = 1 }; return x }
        ----
        func f() -> Int { let x: Int; while true { x = 1; break }; return x }
        ----
        func f(n: UInt8) -> Int { n > 3 ? Int(n) + 256 : max(Int(n), 300) }
        ----
        func f(n: Int) -> Double { 5.0 / 0 }
        ----
        func f() -> Int8 { -128 }
        ----
        func f() -> UInt8 { 255 &+ 1 }
        ----
        func f() -> Int32 { 1 << 40 }
        ----
        func f() -> Int { Int(3.7) + Int(-2.5) }
        ----
        class A { private init() {} ; private init(n: Int) {} }
        ----
        class A { var n: Int; init(n: Int) { self.n = n } }
        class B: A { init(m: Int) { super.init(n: m) } }
        ----
        class A { init() {}; convenience init(n: Int) { self.init() } }
        class B: A { init(n: Int) { super.init() } }
        ----
        class A { private init(n: Int) {}; init() {} }
        class B: A { init(n: Int) { super.init() } }
        ----
        class A { init(n: Int) {} }
        class B: A { init(n: String) { super.init(n: 1) } }
        ----
        let base = 3
        func f(_ a: Int, _ b: Int = base) {}
        struct S { static let d = 1; func g(_ a: Int = d) {}; func h(_ a: Int = S.d) {}; func i(_ a: Int = Self.d) {} }
        ----
        actor Store { var items = [3, 1] }
        func f(_ s: Store) async -> Int { await s.items.sorted().count }
        ----
        func f() { let d = ["a": 1]; print(d.map { $0 }, d.sorted { $0.value < $1.value }, d.mapValues { $0 }, d.reduce(0) { $0 + $1.value }) }
        ----
        func f() { let d = ["a": 1]; print(d.map { k, v in k }, d.filter { k, v in v > 1 }, d.first { k, v in v > 1 } as Any) }
        ----
        func f() { print([1, 2].enumerated().map { i, x in i + x }, zip([1], [2]).map { a, b in a + b }) }
        ----
        struct N { var a = 1 }
        func f() { let x: N? = N(); print(x == nil, x != nil, nil == x) }
        ----
        func f() { var s = "a"; let t = consume s; s = "b"; print(s, t) }
        ----
        struct T: ~Copyable { var n = 1 }
        func use(_ t: borrowing T) -> Int { t.n }
        func f() -> Int { let t = T(); return use(t) + use(t) }
        ----
        struct T: ~Copyable { var n = 1 }
        func f() -> T { let t = T(); return t }
        ----
        struct T: ~Copyable { var n = 1 }
        func f() { let t = T(); let c = { print(t.n) }; c() }
        ----
        struct T: ~Copyable { var n = 1 }
        func f() { var t = T(); t = T(); let u = consume t; t = T(); print(u.n, t.n) }
        ----
        enum E { case a; static func a() {} }
        ----
        class C { class func a() {}; func a() {} }
        ----
        struct S { var a = 1; func a(_ n: Int) {} }
        ----
        struct S { func a(n: Int) {}; var a = 1; static func a() {} }
        ----
        class C { class var a: Int { 1 }; func a() {} }
        ----
        struct S { func a() -> Int { 1 }; func a() -> String { "" } }
        ----
        class C { class var a: Int { 1 }; static let b = 2; class var c: Int { get { 1 } set { } } }
        ----
        struct S { var a: Int { get async { await g() } }; var b: Int { get async throws { try await h() } } }
        func g() async -> Int { 1 }
        func h() async throws -> Int { 1 }
        ----
        struct S { subscript(i: Int) -> Int { get async { await g() } } }
        func g() async -> Int { 1 }
        ----
        func f(_ n: Int) { switch n { case 0: print(1); fallthrough; default: break } }
        ----
        func f(_ n: Int) { a: if n > 1 { break a }; b: do { break b } }
        ----
        func f() { func g() { print(x) }; let x = 1; g() }
        ----
        func f() { func g() -> Int { x + 1 }; let x = 1; print(g()) }
        ----
        func f() { func g() { h() }; func h() { print(y) }; let y = 2; g() }
        ----
        struct S { var x = 3; func f() { print(x); let x = 1; print(x) } }
        ----
        let x = 5
        func f() { print(x); let x = 1; print(x) }
        ----
        func f(_ s: String?) { let s = s ?? ""; print(s) }
        ----
        func f() { let count = [1].count; let max = max(1, 2); print(count, max) }
        ----
        func f() { let max = Swift.max(1, 2); let min = min(1, 2); print(max, min) }
        ----
        struct S { var name = "a"; func f() { let name = name; print(name) } }
        ----
        func f() { var s: Set<Int> = [1]; s.insert(2); s.remove(1); s.removeAll(); s.removeFirst(); s.reserveCapacity(2); _ = s.popFirst(); s.removeAll(keepingCapacity: true); _ = s.shuffled().sorted(); _ = s.remove(at: s.startIndex); s.update(with: 3) }
        ----
        func f() { var d = ["a": 1]; d.reserveCapacity(3); d.remove(at: d.startIndex); _ = d.popFirst(); d.removeAll(keepingCapacity: true); d.removeAll(); d.merge(["b": 2]) { $1 }; _ = d.removeValue(forKey: "a") }
        ----
        func f() { var s = "abc"; s.append("d"); s.insert("e", at: s.startIndex); s.removeLast(); s.removeFirst(2); _ = s.popLast(); s.removeAll { $0 == "a" }; s.reserveCapacity(3); s.remove(at: s.startIndex); s.append(contentsOf: "xyz"); s.insert(contentsOf: "q", at: s.endIndex); _ = String(s.reversed()) + s.sorted() + s.shuffled() }
        ----
        func f(_ xs: [Int]) -> [Int] { xs.dropFirst() + [3] }
        ----
        func f(_ xs: [Int]) -> [Int] { [3] + xs.dropFirst() }
        ----
        func f(_ xs: [Int]) -> [Int] { xs.dropFirst().map { $0 } + xs.prefix(2) }
        ----
        func f(_ xs: [Int]) -> Int { xs.dropFirst().reduce(0, +) + xs.prefix(2).count + (xs.dropFirst().first ?? 0) }
        ----
        func f(_ xs: Set<Int>) -> Int { xs.dropFirst().count + xs.prefix(2).count }
        ----
        func f(_ xs: [String: Int]) -> Int { xs.dropFirst().count + (xs.prefix(2).first?.value ?? 0) }
        ----
        func f(_ xs: [Int]) -> [Int] { Array(zip(xs, xs.dropFirst()).map { $1 - $0 }.prefix(3)) + Array((1...5).dropFirst()) + (1...9).prefix(2) }
        ----
        func f(_ xs: [Int]) -> [Int] { xs.dropLast() + xs.suffix(2) }
        ----
        func f(_ xs: [Int]) -> [Int] { let a: [Int] = xs.dropLast(); let b: [Int] = xs.suffix(2); let c: [Int] = xs.prefix { $0 > 1 }; return a + b + c }
        ----
        func f(_ xs: [Int]) -> ArraySlice<Int> { xs.isEmpty ? [] : xs.dropFirst() }
        ----
        func f(_ xs: [Int]) -> [Int]? { xs.count > 1 ? Array(xs.dropFirst()) : nil }
        ----
        func g(_ xs: some Sequence<Int>) -> Int { xs.reduce(0, +) }
        func f(_ xs: [Int]) -> Int { g(xs.dropFirst()) + g(xs.prefix(1)) + g(Set(xs).dropFirst()) }
        ----
        func g<C: Collection>(_ xs: C) -> Int where C.Element == Int { xs.count }
        func f(_ xs: [Int]) -> Int { g(xs.dropFirst()) + g(xs.prefix(1)) }
        ----
        func f(_ s: String) -> String { s.prefix(1).uppercased() + s.dropFirst() }
        ----
        func f(_ s: String) -> Substring { s.dropFirst().prefix(3) }
        ----
        struct Count: Sequence, IteratorProtocol { var n = 0; mutating func next() -> Int? { n += 1; return n } }
        func f() -> [Int] { Array(Count().prefix(3)) + Count().dropFirst(2).prefix(2).map { $0 } + Array(Count().lazy.filter { $0 > 2 }.prefix(2)) }
        func g() -> Int { var t = 0; for x in Count().prefix(4) { t += x }; return t + Count().drop { $0 < 4 }.first { $0 > 5 }! }
        func h() -> Bool { Count().prefix(3).contains(2) && Count().prefix(5).allSatisfy { $0 > 0 } && Count().prefix(3).elementsEqual([1, 2, 3]) }
        ----
        func g() async -> Int { 1 }
        func f() async -> Int { async let a = g(); async let b = g(); let (x, y) = await (a, b); let z = await [a, b].reduce(0, +); return await a + b + x + y + z }
        ----
        func g() async throws -> Int { 1 }
        func f() async throws -> String { async let a = g(); let a2 = try await a; do { async let a = g(); print(try await a) }; let b = 2; return "\(a2) \(b) \(try await a)" }
        ----
        func f(_ t: Any.Type) -> Bool { t == Int.self }
        struct S { static let Kind = 3; var T: Int { 1 }; func g() -> Int { print(S.Kind, T, Self.Kind); return T } }
        func g<T>(_ t: T.Type) -> [T] { [] }
        func h() -> Int { let t = Int.self; print(t, f(t), type(of: 3) == t); let A = 3; print(A); return g(Int.self).count + g(S.self).count }
        enum Sort: String { case Name, Age }
        func k(_ s: Sort) -> String { print(s, Sort.Name, [Sort.Age].map(\.rawValue)); return s.rawValue }
        ----
        func f(_ xs: [Any]) -> Int { xs.count + xs.compactMap { $0 as? Int }.sorted().count + (xs.first as? Int ?? 0) + xs.map { "\($0)" }.max()!.count }
        ----
        func f() -> Int { [1, 2].max()! + [1.5, 2].max().map { Int($0) }! + ["a", "b"].sorted().count }
        ----
        enum E: String { case a = "x", b }
        ----
        enum E: Double { case a = 1, b }
        ----
        enum E: Double { case a, b }
        ----
        enum E: Float { case a = -1.5, b = 2 }
        ----
        struct S { var a: Int { 1 }; func a() async -> Int { 1 } }
        ----
        struct S { static let shared = S(); func shared() {} }
        ----
        struct Token: ~Copyable { let id: Int; init(_ id: Int) { self.id = id }; consuming func redeem() -> Int { id }; borrowing func peek() -> Int { id }; deinit {} }
        func use(_ t: consuming Token) -> Int { t.redeem() }
        func look(_ t: borrowing Token) -> Int { t.peek() + t.id }
        func both(_ flag: Bool) -> Int { let t = Token(3); if flag { return use(t) }; return look(t) + t.id }
        func loop() -> Int { var sum = 0; for i in 0..<3 { let t = Token(i); sum += use(t) }; var t = Token(1); sum += look(t); t = Token(5); sum += use(t); t = Token(2); return sum + t.peek() }
        func moved(_ s: consuming String) -> Int { let t = consume s; s = "new"; return t.count + s.count }
        func swapIn(_ t: inout Token) { t = Token(9) }
        func opt() -> Int { var t: Token? = Token(4); let n = t?.peek() ?? 0; t = nil; return n }
        ----
        final class Clock { var now = 0; func tick() { now += 1 } }
        class Base { let name: String; var n: Int; init(name: String, n: Int = 0) { self.name = name; self.n = n }; convenience init() { self.init(name: "x") }; required init(copy other: Base) { name = other.name; n = other.n }; class var kind: String { "base" }; class func make() -> Base { Base() }; func make() -> Int { n }; func describe() -> String { "\(Self.kind) \(name) \(n)" } }
        class Mid: Base { var extra = 1; override init(name: String, n: Int) { super.init(name: name, n: n * 2) }; required init(copy other: Base) { super.init(copy: other); extra = 5 }; override class var kind: String { "mid" }; init(extra: Int) { self.extra = extra; super.init(name: "e", n: extra) } }
        final class Leaf: Mid { let leaf: Bool; init(leaf: Bool) { self.leaf = leaf; super.init(extra: leaf ? 1 : 2) }; required init(copy other: Base) { leaf = (other as? Leaf)?.leaf ?? false; super.init(copy: other) }; convenience override init(name: String, n: Int) { self.init(leaf: n > 0) }; override func describe() -> String { super.describe() + (leaf ? "!" : "?") } }
        class Other: Base { override init(name: String, n: Int = 3) { super.init(name: name, n: n) }; required init(copy other: Base) { super.init(copy: other) }; init(_ a: Int) { super.init(name: "o", n: a) } }
        func all() -> [Base] { [Base(), Mid(extra: 3), Leaf(leaf: true), Leaf(name: "a", n: 1), Other(4), Mid(copy: Base(name: "z"))] }
        ----
        func steps(_ n: Int, by step: Int = defaultStep, label: String = "n" + String(defaultStep), then done: (Int) -> Bool = { $0 > limit }) -> String { var i = n; while !done(i) { i += step }; return "\(label)\(i)" }
        let defaultStep = 3, limit = 10
        struct Chart { static let width = 40.0; static func scale(_ x: Double) -> Double { x * 2 }; enum Mode { case line, bar; static let fallback = Mode.bar }; var w: Double; var mode: Mode
          init(w: Double = Chart.width, mode: Mode = .fallback) { self.w = w; self.mode = mode }
          func size(times k: Double = scale(1.5), max: Double = .infinity, insets: (Double, Double) = (0, 0), names: [String] = [], mode: Mode? = nil) -> Double { min(w * k, max) - insets.0 - insets.1 + Double(names.count) }
          mutating func set(_ w: Double = Self.width / 2) { self.w = w }
          subscript(i: Int, or d: Int = 7) -> Int { i > 0 ? i : d } }
        extension Chart { func copy(w: Double? = nil, mode: Mode? = nil) -> Chart { Chart(w: w ?? self.w, mode: mode ?? self.mode) } }
        func make<T>(_ x: T, _ ys: [T] = [], by same: (T, T) -> Bool = { _, _ in false }) -> Int { ys.filter { same($0, x) }.count }
        ----
        actor Counter { private(set) var counts: [String: Int] = [:]; var log: [String] = []; let name: String; init(name: String) { self.name = name }
          func add(_ k: String, _ n: Int = 1) { counts[k, default: 0] += n; log.append(k); trim() }
          private func trim() { if log.count > 3 { log.removeFirst(log.count - 3) } }
          func merge(_ other: Counter) async { let theirs = await other.counts; for (k, v) in theirs { counts[k, default: 0] += v }; let l = await other.log; log += l.suffix(1) }
          nonisolated func title() -> String { "counter \(name)" }
          func update(_ f: (inout [String: Int]) -> Void) { f(&counts) }
          var total: Int { counts.values.reduce(0, +) } }
        extension Counter { func reset() { counts = [:]; log.removeAll(); Task { await self.add("reset"); self.log.append("x") } } }
        func run() async -> String { let a = Counter(name: "a"), b = Counter(name: "b"); await a.add("x"); async let r: Void = b.add("y", 4); async let t = a.total; await r; await a.merge(b); let n = await (a.total, b.total); await a.update { $0["z"] = 9 }; await withTaskGroup(of: Void.self) { g in for i in 0..<3 { g.addTask { await a.add("k\(i)") } } }; return "\(await t) \(n) \(await a.counts.keys.sorted()) \(a.title()) \(await a.log.count)" }
        func iso(_ c: isolated Counter) -> Int { c.log.append("i"); c.log[0] = "q"; return c.log.count }
        ----
        struct Rgba: Hashable { var r, g, b: UInt8; var a: UInt8 = 255
          init(r: UInt8, g: UInt8, b: UInt8, a: UInt8 = 0xFF) { (self.r, self.g, self.b, self.a) = (r, g, b, a) }
          init?(hex: String) { let s = hex.drop { $0 == "#" }; guard s.count == 6, let n = UInt32(s, radix: 16) else { return nil }; self.init(r: UInt8((n >> 16) & 0xFF), g: UInt8((n >> 8) & 0xFF), b: UInt8(truncatingIfNeeded: n)) }
          var luma: Double { (0.299 * Double(r) + 0.587 * Double(g) + 0.114 * Double(b)) / 255 }
          func mixed(_ o: Rgba, _ t: Double) -> Rgba { func m(_ x: UInt8, _ y: UInt8) -> UInt8 { UInt8((Double(x) * (1 - t) + Double(y) * t).rounded()) }; return Rgba(r: m(r, o.r), g: m(g, o.g), b: m(b, o.b)) }
          var inverted: Rgba { .init(r: 255 - r, g: ~g, b: .max - b) }; var word: UInt32 { UInt32(a) << 24 | UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b) } }
        func hash(_ bytes: [UInt8]) -> UInt32 { var h: UInt32 = 2_166_136_261; for b in bytes { h ^= UInt32(b); h = h &* 16_777_619 }; return h }
        func signed(_ n: Int) -> [Int8] { [-128, 127, Int8(clamping: n), Int8(truncatingIfNeeded: 300), -1 &- 1] }
        func bits() -> (Int16, UInt16, Int32, Int64) { (Int16.min, 0xFFFF, Int32.max - 1, -9_223_372_036_854_775_808) }
        func crc(_ xs: [UInt8]) -> UInt8 { xs.reduce(0xFF) { $0 ^ $1 } & ~0x0F | (1 << 7) }
        func ramp() -> [UInt8] { stride(from: 0, to: 256, by: 64).map { UInt8($0) } + (250...255).map { UInt8($0) } + [UInt8](repeating: 1, count: 300).prefix(1) }
        ----
        func outer(_ xs: [Int]) -> String { func visit(_ i: Int) { guard i < xs.count else { return }; if seen.insert(xs[i]).inserted { order.append(xs[i]) }; visit(i + 1) }; var seen: Set<Int> = [], order: [Int] = []; visit(0); func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }; func odd(_ n: Int) -> Bool { n != 0 && even(n - 1) }; let f = { (n: Int) -> String in let s = order.map(String.init); return s.joined(separator: n == 0 ? "," : ";") }; return f(0) + " \(even(4))" }
        func late() -> Int { func total() -> Int { items.reduce(base) { $0 + $1 } }; let base = 10; let items = [1, 2, 3]; return total() }
        func shadow(_ n: Int) -> Int { let n = n + 1; do { let n = n * 2; if n > 10 { return n } }; for n in 0..<n where n == 3 { return n }; switch n { case let n where n > 5: return n; default: break }; let f = { n in n + 1 }; return f(n) }
        ----
        enum Weekday: Int, CaseIterable, Comparable { case mon = 1, tue, wed; static func < (a: Weekday, b: Weekday) -> Bool { a.rawValue < b.rawValue }; var next: Weekday { Weekday(rawValue: rawValue % 3 + 1)! }; static let first = Weekday.mon; init?(name: String) { guard let d = Self.allCases.first(where: { "\($0)" == name }) else { return nil }; self = d } }
        enum Size: Double { case small = 0.5, large = 2, huge = -1.5, other = 7 }
        enum Key: String, CodingKey { case id, name = "full_name", kind }
        enum Mark: Character { case dot = ".", dash = "-" }
        enum Tree<T> { case leaf; indirect case node(Tree, T, Tree); var count: Int { switch self { case .leaf: 0; case let .node(l, _, r): l.count + 1 + r.count } }; static func leaf(_ x: T) -> Tree { .node(.leaf, x, .leaf) } }
        func days(_ s: String, _ n: Int?) -> String { let d = Weekday(name: s) ?? .first; let e = Weekday(rawValue: n ?? 2); return "\(d.next) \(e == .tue) \(e == nil) \(e.map { $0 > d } ?? false) \(Size(rawValue: 2) == .large) \(Key(rawValue: "full_name") == .name) \(Mark(rawValue: "-")?.rawValue ?? "?") \(Tree.leaf(3).count)" }
        ----
        struct Plain { var a = 1 }
        struct Row: Equatable { var id = 1; var tags: [String] = []; var extra: [String: Int]? }
        func same(_ x: Row?, _ y: Row?, _ p: Plain?, _ ps: [Plain], _ d: [String: Row]) -> Bool { x == y && [x] == [y] && p == nil && nil != p && ps.isEmpty && ps.map(\.a) == [1] && d == [:] && d["a"] == x && x?.extra == nil && x?.tags == ["a"] && (x, 1) == (y, 2) }
        func first(_ ps: [Plain]) -> Bool { ps.first?.a == 1 && ps.contains { $0.a == 2 } && ps.firstIndex { $0.a == 3 } == nil && ps.elementsEqual(ps) { $0.a == $1.a } && ps.max { $0.a < $1.a }?.a == 1 }
        func cond(_ on: Bool) -> Int { while true { if on { break }; return 1 }; repeat { if !on { return 2 } } while false; guard on else { return 3 }; if on { return 4 } else { return 5 } }
        func lists(_ xs: [Int]) -> [Int] { let a: [Int] = xs.dropLast() + [1]; let b = xs.prefix(2) + xs.suffix(1); let c: [Int] = xs.suffix(2) + xs.filter { $0 > 1 }; let d: ArraySlice = xs.dropFirst(); return a + b + c + d + Array(xs.prefix(1)) + xs.reversed() }
        func tuples(_ d: [String: Int]) -> [String] { d.map { $0.key }.sorted() + d.map { "\($0)\($1)" } + d.sorted { $0.value < $1.value }.map { $0.0 } + zip(d.keys, d.values).map { $0.0 + String($0.1) } + d.filter { $0.value > 1 }.map(\.key) + d.reduce(into: []) { $0.append($1.key) } }
        """##)
}
