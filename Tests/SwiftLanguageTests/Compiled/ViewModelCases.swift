// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What stands in view models: grouping, paging, state machines, wrappers, builders, undo.
    static let viewModels = reading(
        ##"""
        func t() -> String { var a = [3, 1, 2]; let b = a; a.sort(); a.reverse(); a.shuffle(); return "\(a.count) \(b) \(a.sorted() == b.sorted()) \(a.isEmpty) \(Set(a).count)" }
        //= 3 [3, 1, 2] true false 3
        ----
        func t() -> String { let a = ["x": [1, 2], "y": [3]]; let total = a.reduce(0) { $0 + $1.value.count }; let inv = Dictionary(uniqueKeysWithValues: ["a": 1, "b": 2].map { ($1, $0) }); return "\(total) \(inv[1]!) \(inv.keys.sorted())" }
        //= 3 a [1, 2]
        ----
        func t() -> String { var cart: [String: Int] = [:]; cart["apple", default: 0] += 2; cart["pear", default: 0] += 1; cart["apple"]! -= 1; let k = cart.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }; return "\(k) \(cart.values.reduce(0, +)) \(cart["none"] ?? -1)" }
        //= ["apple:1", "pear:1"] 2 -1
        ----
        struct Money: Equatable, Hashable { var cents: Int; static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }; static prefix func - (a: Money) -> Money { Money(cents: -a.cents) }; static func += (a: inout Money, b: Money) { a = a + b } }
        extension Money: CustomStringConvertible { var description: String { String(format: "$%d.%02d", cents / 100, abs(cents % 100)) } }
        func t() -> String { var m = Money(cents: 150); m += Money(cents: 275); return "\(m) \(-m) \([m]) \([m, Money(cents: 425)].firstIndex(of: m)!) \(Set([m, Money(cents: 425)]).count)" }
        //= $4.25 $-4.25 [$4.25] 0 1
        ----
        final class Store { private(set) var items: [String] = [] { didSet { changes.append(items.count) } }; var changes: [Int] = []; func add(_ s: String) { items.append(s) }; subscript(i: Int) -> String { get { items[i] } set { items[i] = newValue } } }
        func t() -> String { let s = Store(); s.add("a"); s.add("b"); s[0] = "z"; return "\(s.items) \(s.changes)" }
        //= ["z", "b"] [1, 2, 2]
        ----
        func t() -> String { let opt: Int? = 5; let none: Int? = nil; return "\(opt.map { $0 * 2 } ?? 0) \(none.map { $0 * 2 } ?? 0) \(opt.flatMap { $0 > 3 ? "big" : nil } ?? "-") \(opt == 5) \(none == nil) \([opt, none].compactMap { $0 }) \(opt ?? 1 + 2)" }
        //= 10 0 big true true [5] 5
        ----
        func t() -> String { let text = "name,age\nBo,30\nAl,25"; let rows = text.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }; let people = rows.map { (name: String($0[0]), age: Int($0[1])!) }; return people.sorted { $0.age < $1.age }.map { "\($0.name)(\($0.age))" }.joined(separator: " ") }
        //= Al(25) Bo(30)
        ----
        func fmt(_ s: Int) -> String { let h = s / 3600, m = s % 3600 / 60, sec = s % 60; return h > 0 ? String(format: "%d:%02d:%02d", h, m, sec) : String(format: "%02d:%02d", m, sec) }
        func t() -> String { "\(fmt(59)) \(fmt(3601)) \(fmt(600))" }
        //= 00:59 1:00:01 10:00
        ----
        protocol Shape { var area: Double { get }; var name: String { get } }
        extension Shape { var label: String { "\(name): \(String(format: "%.1f", area))" } }
        struct Sq: Shape { let s: Double; var area: Double { s * s }; var name: String { "sq" } }
        struct Ci: Shape { let r: Double; var area: Double { .pi * r * r }; var name: String { "ci" } }
        func t() -> String { let xs: [any Shape] = [Sq(s: 2), Ci(r: 1)]; return "\(xs.map(\.label)) \(String(format: "%.2f", xs.map(\.area).reduce(0, +))) \(xs.max { $0.area < $1.area }!.name)" }
        //= ["sq: 4.0", "ci: 3.1"] 7.14 sq
        ----
        func t() -> String { let m = (1...3).flatMap { a in (a...3).map { b in (a, b) } }; return "\(m.count) \(m.map { $0 * $1 }) \(m.filter { $0.0 == $0.1 }.map { $0.0 })" }
        //= 6 [1, 2, 3, 4, 6, 9] [1, 2, 3]
        ----
        func binary(_ a: [Int], _ x: Int) -> Int? { var lo = a.startIndex, hi = a.endIndex; while lo < hi { let mid = lo + (hi - lo) / 2; if a[mid] == x { return mid }; if a[mid] < x { lo = mid + 1 } else { hi = mid } }; return nil }
        func quick<T: Comparable>(_ a: [T]) -> [T] { guard let p = a.first else { return [] }; let r = a.dropFirst(); return quick(r.filter { $0 < p }) + [p] + quick(r.filter { $0 >= p }) }
        func t() -> String { "\(binary([1, 3, 5, 7], 5)!) \(binary([1], 2) == nil) \(quick([3, 1, 2, 3])) \(quick(["b", "a"]))" }
        //= 2 true [1, 2, 3, 3] ["a", "b"]
        ----
        func t() -> String { var q = [1, 2, 3][...]; var o: [Int] = []; while let x = q.popFirst() { o.append(x * 10) }; var st = [1]; st.append(2); let top = st.removeLast(); return "\(o) \(q.isEmpty) \(top) \(st)" }
        //= [10, 20, 30] true 2 [1]
        ----
        func t() -> String { let g = [0: [1, 2], 1: [3], 2: [3], 3: []]; var seen: Set<Int> = [], order: [Int] = [], queue = [0]; while !queue.isEmpty { let n = queue.removeFirst(); guard seen.insert(n).inserted else { continue }; order.append(n); queue += g[n, default: []] }; return "\(order)" }
        //= [0, 1, 2, 3]
        ----
        struct Matrix { var rows: Int, cols: Int; private var d: [Double]; init(_ r: Int, _ c: Int) { rows = r; cols = c; d = Array(repeating: 0, count: r * c) }; subscript(r: Int, c: Int) -> Double { get { d[r * cols + c] } set { d[r * cols + c] = newValue } } }
        func t() -> String { var m = Matrix(2, 2); m[0, 1] = 3; m[1, 0] += 2.5; return "\(m[0, 1]) \(m[1, 0]) \(m[1, 1])" }
        //= 3.0 2.5 0.0
        ----
        @propertyWrapper struct Clamped { private var v: Int; let r: ClosedRange<Int>; var wrappedValue: Int { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: String { "\(r)" }; init(wrappedValue: Int, _ r: ClosedRange<Int>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) } }
        struct Vol { @Clamped(0...10) var level = 20 }
        func t() -> String { var v = Vol(); let a = v.level; v.level = -5; return "\(a) \(v.level) \(v.$level)" }
        //= 10 0 0...10
        ----
        enum Fetch<T> { case idle, loading, ok(T), failed(String); var value: T? { if case .ok(let v) = self { return v }; return nil } }
        func t() -> String { let s: [Fetch<Int>] = [.idle, .ok(3), .failed("x")]; return s.map { f in switch f { case .idle: "i"; case .loading: "l"; case .ok(let v) where v > 2: "big\(v)"; case .ok(let v): "\(v)"; case .failed(let m): m } }.joined(separator: ",") + "\(s[1].value!)" }
        //= i,big3,x3
        ----
        func t() -> String { let xs = [1.5, 2.25, 3.0]; let avg = xs.reduce(0, +) / Double(xs.count); let v = xs.map { ($0 - avg) * ($0 - avg) }.reduce(0, +) / Double(xs.count); return "\(avg) \(String(format: "%.4f", v.squareRoot())) \(xs.map { Int($0.rounded()) }) \(xs.min()!)...\(xs.max()!)" }
        //= 2.25 0.6124 [2, 2, 3] 1.5...3.0
        ----
        func t() -> String { let r = 1...10; let (e, o) = r.reduce(into: ([Int](), [Int]())) { $1 % 2 == 0 ? $0.0.append($1) : $0.1.append($1) }; return "\(e) \(o) \(r.lowerBound) \(r.upperBound) \(Array(r.dropFirst(8))) \(r.first { $0 > 4 }!) \(r.last!) \(r.randomElement()! > 0)" }
        //= [2, 4, 6, 8, 10] [1, 3, 5, 7, 9] 1 10 [9, 10] 5 10 true
        ----
        func t() -> String { let a: [Any] = [1, "s", 2.5, [1, 2], nil as Int? as Any]; return a.map { x in switch x { case let i as Int: "i\(i)"; case let s as String: "s\(s)"; case is Double: "d"; case let l as [Int]: "l\(l.count)"; default: "?" } }.joined() }
        //= i1ssdl2?
        ----
        extension Int { var ordinal: String { switch (self % 10, self % 100) { case (_, 11...13): "\(self)th"; case (1, _): "\(self)st"; case (2, _): "\(self)nd"; case (3, _): "\(self)rd"; default: "\(self)th" } }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } } }
        func t() -> String { var s = 0; 4.times { s += $0 }; return "\(1.ordinal) \(12.ordinal) \(23.ordinal) \(s)" }
        //= 1st 12th 23rd 6
        ----
        extension Collection where Element: Numeric { var total: Element { reduce(0, +) } }
        extension Sequence { func group<K: Hashable>(by f: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: f) } }
        func t() -> String { "\([1, 2, 3].total) \([1.5, 2].total) \((1...4).group { $0 % 2 }[0]!) \(Array([1: 2].keys).total)" }
        //= 6 3.5 [2, 4] 1
        ----
        func t() -> String { var s = ""; print("a", "b", separator: "-", terminator: "", to: &s); print(1, 2, to: &s); return s.trimmingCharacters(in: .newlines) }
        //= a-b1 2
        ----
        func t() -> String { let d: [String: Any] = ["n": 1, "s": "x", "l": [1, 2]]; return "\(d["n"] as? Int ?? 0) \(d["s"] as? String ?? "") \((d["l"] as? [Int])?.count ?? 0) \(d["z"] == nil) \(d["n"] as? String ?? "no")" }
        //= 1 x 2 true no
        ----
        func t() -> String { let s: StaticString = "x"; let c = "abc".map { $0 }; let t: [Character] = ["a", "b"]; return "\(s) \(c) \(String(t)) \(t.contains("a")) \(c == ["a", "b", "c"]) \(Character("a") < "b") \(t.map(String.init).joined(separator: "|"))" }
        //= x ["a", "b", "c"] ab true true true a|b
        ----
        func t() -> String { let n: Double? = Double("3.5"), b = Double("x"), c = Bool("true"), i = Int("  4"); return "\(n ?? 0) \(b == nil) \(c!) \(i == nil) \(Int("4".trimmingCharacters(in: .whitespaces))!) \(Double("1e3")!) \(Int(3.99)) \(Int(-3.99))" }
        //= 3.5 true true true 4 1000.0 3 -3
        ----
        struct Item: Hashable { let name: String; let price: Double; let tag: String; let qty: Int }
        func t() -> String { let items = [Item(name: "b", price: 2, tag: "x", qty: 1), Item(name: "a", price: 2, tag: "y", qty: 3), Item(name: "c", price: 1, tag: "x", qty: 2)]; let g = Dictionary(grouping: items, by: \.tag); let s = items.sorted { ($0.price, $0.name) < ($1.price, $1.name) }; let totals = g.mapValues { $0.reduce(0) { $0 + $1.price * Double($1.qty) } }; return "\(s.map(\.name)) \(totals.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }) \(g["x"]!.count)" }
        //= ["c", "a", "b"] ["x=4.0", "y=6.0"] 2
        ----
        enum Phase: Equatable { case idle, loading(page: Int), loaded([Int], next: Int?), failed(String) }
        struct Pager { private(set) var phase = Phase.idle; mutating func send(_ e: Event) { switch (phase, e) { case (.idle, .start): phase = .loading(page: 1); case (.loading(let p), .got(let xs)): phase = .loaded(xs, next: xs.count == 3 ? p + 1 : nil); case (.loaded(_, let next?), .more): phase = .loading(page: next); case (_, .fail(let m)): phase = .failed(m); default: break } }; enum Event { case start, got([Int]), more, fail(String) } }
        func t() -> String { var p = Pager(); var out: [String] = []; for e in [Pager.Event.start, .got([1, 2, 3]), .more, .got([4]), .more, .fail("x")] { p.send(e); out.append("\(p.phase)") }; return out.joined(separator: ";") }
        //= loading(page: 1);loaded([1, 2, 3], next: Optional(2));loading(page: 2);loaded([4], next: nil);loaded([4], next: nil);failed("x")
        ----
        struct Page<T> { let items: [T]; let next: Int? }
        func page<T>(_ all: [T], _ n: Int, size: Int) -> Page<T> { let s = min(n * size, all.count); let e = min(s + size, all.count); return Page(items: Array(all[s..<e]), next: e < all.count ? n + 1 : nil) }
        func t() -> String { let all = Array(1...7); var n: Int? = 0; var out: [[Int]] = []; while let c = n { let p = page(all, c, size: 3); out.append(p.items); n = p.next }; return "\(out)" }
        //= [[1, 2, 3], [4, 5, 6], [7]]
        ----
        @propertyWrapper struct Clamped<V: Comparable> { private var v: V; let r: ClosedRange<V>; init(wrappedValue: V, _ r: ClosedRange<V>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }; var wrappedValue: V { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: ClosedRange<V> { r } }
        struct S { @Clamped(0...10) var n = 50; @Clamped(0.0...1.0) var a = 0.5 }
        func t() -> String { var s = S(); s.a += 3; s.n -= 4; return "\(s.n) \(s.a) \(s.$n)" }
        //= 6 1.0 0...10
        ----
        @resultBuilder struct Lines { static func buildBlock(_ p: [String]...) -> [String] { p.flatMap { $0 } }; static func buildExpression(_ s: String) -> [String] { [s] }; static func buildOptional(_ p: [String]?) -> [String] { p ?? [] }; static func buildEither(first p: [String]) -> [String] { p }; static func buildEither(second p: [String]) -> [String] { p }; static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } } }
        func doc(@Lines _ b: () -> [String]) -> String { b().joined(separator: "|") }
        func t() -> String { let n = 2; return doc { "a"; if n > 1 { "b" } else { "c" }; for i in 0..<n { "i\(i)" }; if n > 5 { "z" }; switch n { case 2: "two"; default: "many" } } }
        //= a|b|i0|i1|two
        ----
        func memo<A: Hashable, B>(_ f: @escaping ((A) -> B, A) -> B) -> (A) -> B { var c: [A: B] = [:]; func g(_ a: A) -> B { if let v = c[a] { return v }; let v = f(g, a); c[a] = v; return v }; return g }
        func t() -> String { let fib = memo { (f: (Int) -> Int, n: Int) -> Int in n < 2 ? n : f(n - 1) + f(n - 2) }; return "\(fib(40))" }
        //= 102334155
        ----
        struct Stack<E> { private var a: [E] = []; var isEmpty: Bool { a.isEmpty }; mutating func push(_ e: E) { a.append(e) }; mutating func pop() -> E? { a.popLast() }; func peek() -> E? { a.last } }
        extension Stack where E: Numeric { func total() -> E { var c = self; var s: E = 0; while let x = c.pop() { s += x }; return s } }
        func t() -> String { var s = Stack<Double>(); [1, 2.5, 3].forEach { s.push($0) }; let x = s.pop()!; return "\(x) \(s.total()) \(s.peek()!) \(s.isEmpty)" }
        //= 3.0 3.5 2.5 false
        ----
        func t() -> String { let kp: WritableKeyPath<(a: Int, b: Int), Int> = \.a; var v = (a: 1, b: 2); v[keyPath: kp] += 5; struct S { var n = 1; var list = [1, 2] }; func upd<R, V>(_ r: R, _ k: WritableKeyPath<R, V>, _ f: (inout V) -> Void) -> R { var r = r; f(&r[keyPath: k]); return r }; let s = upd(upd(S(), \.n) { $0 += 4 }, \.list) { $0.append(9) }; return "\(v) \(s.n) \(s.list)" }
        //= (a: 6, b: 2) 5 [1, 2, 9]
        ----
        func t() -> String { let words = "the quick brown the lazy dog the end".split(separator: " ").map(String.init); var c: [String: Int] = [:]; for w in words { c[w, default: 0] += 1 }; let top = c.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(3).map { "\($0.key):\($0.value)" }; return top.joined(separator: ",") }
        //= the:3,brown:1,dog:1
        ----
        final class Debouncer { var pending: (() -> Void)?; var fired: [String] = []; func call(_ s: String) { pending = { [weak self] in self?.fired.append(s) } }; func flush() { pending?(); pending = nil } }
        func t() -> String { let d = Debouncer(); d.call("a"); d.call("b"); d.flush(); d.flush(); d.call("c"); d.flush(); return d.fired.joined() }
        //= bc
        ----
        protocol Repo { associatedtype Item: Identifiable; var items: [Item] { get } }
        extension Repo { func find(_ id: Item.ID) -> Item? { items.first { $0.id == id } }; var byID: [Item.ID: Item] { Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0) }) } }
        struct Note: Identifiable { let id: String; var text: String }
        struct Notes: Repo { var items: [Note] }
        func t() -> String { let r = Notes(items: [Note(id: "a", text: "x"), Note(id: "b", text: "y")]); return "\(r.find("b")!.text) \(r.find("c") == nil) \(r.byID.keys.sorted())" }
        //= y true ["a", "b"]
        ----
        enum Op: String, CaseIterable { case add = "+", sub = "-", mul = "*"; func apply(_ a: Int, _ b: Int) -> Int { switch self { case .add: a + b; case .sub: a - b; case .mul: a * b } }; var priority: Int { self == .mul ? 2 : 1 } }
        func eval(_ s: String) -> Int { var nums: [Int] = [], ops: [Op] = []; func red() { let b = nums.removeLast(), a = nums.removeLast(); nums.append(ops.removeLast().apply(a, b)) }; for tok in s.split(separator: " ") { if let n = Int(tok) { nums.append(n) } else if let o = Op(rawValue: String(tok)) { while let l = ops.last, l.priority >= o.priority { red() }; ops.append(o) } }; while !ops.isEmpty { red() }; return nums[0] }
        func t() -> String { "\(eval("2 + 3 * 4 - 5")) \(eval("2 * 3 * 4")) \(Op.allCases.map(\.rawValue))" }
        //= 9 24 ["+", "-", "*"]
        ----
        struct Undo<S> { private(set) var s: S; private var past: [S] = [], future: [S] = []; init(_ s: S) { self.s = s }; mutating func set(_ f: (inout S) -> Void) { past.append(s); future = []; f(&s) }; mutating func undo() { guard let p = past.popLast() else { return }; future.append(s); s = p }; mutating func redo() { guard let n = future.popLast() else { return }; past.append(s); s = n } }
        func t() -> String { var u = Undo([1]); u.set { $0.append(2) }; u.set { $0[0] = 9 }; u.undo(); let a = u.s; u.undo(); u.undo(); let b = u.s; u.redo(); return "\(a) \(b) \(u.s)" }
        //= [1, 2] [1] [1, 2]
        ----
        func t() -> String { var grid = Array(repeating: Array(repeating: 0, count: 4), count: 3); for r in 0..<3 { for c in 0..<4 { grid[r][c] = r * 4 + c } }; let tr = (0..<4).map { c in grid.map { $0[c] } }; var diag = 0; for i in 0..<min(3, 4) { diag += grid[i][i] }; return "\(tr) \(diag) \(grid.flatMap { $0 }.reduce(0, +))" }
        //= [[0, 4, 8], [1, 5, 9], [2, 6, 10], [3, 7, 11]] 15 66
        ----
        struct Money: Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral, AdditiveArithmetic { var cents: Int; init(cents: Int) { self.cents = cents }; init(integerLiteral v: Int) { cents = v * 100 }; static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }; static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }; static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }; static var zero: Money { 0 }; var description: String { "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" } }
        extension Sequence where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) } }
        func t() -> String { let all: [Money] = [5, Money(cents: 250), 1]; return "\(all.total()) \(all.max()!) \(all.sorted()) \(all[0] - 2 > 1)" }
        //= $8.50 $5.00 [$1.00, $2.50, $5.00] true
        ----
        func t() -> String { var q = [(p: Int, n: String)](); func push(_ p: Int, _ n: String) { q.append((p, n)); var i = q.count - 1; while i > 0, q[(i - 1) / 2].p > q[i].p { q.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }; func pop() -> String { let r = q[0].n; let l = q.removeLast(); if !q.isEmpty { q[0] = l; var i = 0; while true { let a = 2 * i + 1, b = a + 1; var m = i; if a < q.count, q[a].p < q[m].p { m = a }; if b < q.count, q[b].p < q[m].p { m = b }; if m == i { break }; q.swapAt(i, m); i = m } }; return r }; push(5, "e"); push(1, "a"); push(3, "c"); push(2, "b"); return pop() + pop() + pop() + pop() }
        //= abce
        ----
        struct Weak<T: AnyObject> { weak var v: T? }
        final class Node { let id: Int; weak var parent: Node?; var kids: [Node] = []; init(_ i: Int) { id = i }; func add(_ n: Node) -> Self { n.parent = self; kids.append(n); return self }; var depth: Int { var d = 0; var c = parent; while let p = c { d += 1; c = p.parent }; return d }; func walk(_ f: (Node) -> Void) { f(self); kids.forEach { $0.walk(f) } } }
        func t() -> String { let leaf = Node(3); let root = Node(1).add(Node(2).add(leaf)); var ids: [Int] = []; root.walk { ids.append($0.id) }; var w = Weak<Node>(); do { let n = Node(9); w.v = n }; return "\(ids) \(leaf.depth) \(w.v == nil)" }
        //= [1, 2, 3] 2 true
        ----
        func t() -> String { func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }; var sieve = Array(repeating: true, count: 30); sieve[0] = false; sieve[1] = false; var i = 2; while i * i < 30 { if sieve[i] { var j = i * i; while j < 30 { sieve[j] = false; j += i } }; i += 1 }; let primes = sieve.indices.filter { sieve[$0] }; var x = 1.0; for _ in 0..<20 { x = (x + 2 / x) / 2 }; return "\(gcd(84, 36)) \(primes) \(x)" }
        //= 12 [2, 3, 5, 7, 11, 13, 17, 19, 23, 29] 1.414213562373095
        """##)
}
