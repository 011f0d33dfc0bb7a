// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What stands in view models: grouping, paging, state machines, wrappers, builders, undo.
    static let viewModels = reading(
        ##"""
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
