// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Code of models and of the helpers around them, as it stands in files: state machines, caches, parsers, reducers, generic containers.
    static let modelCode = reading(
        ###"""
        struct Person: Hashable { let name: String; let age: Int; let city: String }
        func t() -> String {
            let people = [Person(name: "Zoe", age: 30, city: "Rome"), Person(name: "Al", age: 25, city: "Oslo"), Person(name: "Bo", age: 30, city: "Oslo"), Person(name: "Cy", age: 25, city: "Rome")]
            let sorted = people.sorted { ($0.city, -$0.age, $0.name) < ($1.city, -$1.age, $1.name) }
            let groups = Dictionary(grouping: people, by: \.city).mapValues { $0.map(\.name).sorted() }
            let byAge = Dictionary(grouping: people) { $0.age >= 30 }.sorted { a, b in !a.key && b.key }
            return "\(sorted.map(\.name)) \(groups.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.joined(separator: "+"))" }) \(byAge.map { $0.value.count })"
        }
        //= ["Bo", "Al", "Zoe", "Cy"] ["Oslo=Al+Bo", "Rome=Cy+Zoe"] [2, 2]
        ----
        struct Page<Item> { let items: [Item]; let next: Int? }
        struct Pager<Item> {
            let all: [Item]; let size: Int
            func page(_ cursor: Int?) -> Page<Item> {
                let start = cursor ?? all.startIndex
                let end = all.index(start, offsetBy: size, limitedBy: all.endIndex) ?? all.endIndex
                return Page(items: Array(all[start..<end]), next: end == all.endIndex ? nil : end)
            }
        }
        func t() -> String {
            let p = Pager(all: Array("abcdefg"), size: 3); var out: [String] = []; var c: Int? = nil
            repeat { let page = p.page(c); out.append(String(page.items)); c = page.next } while c != nil
            return out.joined(separator: "|")
        }
        //= abc|def|g
        ----
        enum LoadState<Value: Equatable>: Equatable {
            case idle, loading(progress: Double), loaded(Value), failed(message: String, retry: Int)
            var isBusy: Bool { if case .loading = self { true } else { false } }
            mutating func advance(_ v: Value) {
                switch self {
                case .idle: self = .loading(progress: 0)
                case .loading(let p) where p < 0.5: self = .loading(progress: p + 0.25)
                case .loading: self = .loaded(v)
                case let .failed(_, n) where n > 0: self = .idle
                case .loaded, .failed: break
                }
            }
        }
        func t() -> String {
            var s = LoadState<[Int]>.idle; var log: [String] = []
            for _ in 0..<5 { s.advance([1, 2]); log.append("\(s)") }
            var f: LoadState<String> = .failed(message: "no", retry: 1); f.advance("x")
            return log.joined(separator: "; ") + " \(f) \(s == .loaded([1, 2])) \(s.isBusy)"
        }
        //= loading(progress: 0.0); loading(progress: 0.25); loading(progress: 0.5); loaded([1, 2]); loaded([1, 2]) idle true false
        ----
        infix operator |>: AdditionPrecedence
        infix operator ??=: AssignmentPrecedence
        prefix operator √
        postfix operator %%
        func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
        func ??= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
        prefix func √ (x: Double) -> Double { x.squareRoot() }
        postfix func %% (x: Int) -> Double { Double(x) / 100 }
        func t() -> String { var o: Int?; o ??= 4; o ??= { fatalError() }(); let s = 5 |> { $0 + 1 } |> String.init |> \.count; return "\(o!) \(s) \(√16.0 + 1) \(25%%) \([3, 1] |> { $0.sorted() })" }
        //= 4 1 5.0 0.25 [1, 3]
        ----
        actor Cache { private var store: [String: Int] = [:]; private(set) var hits = 0
            func value(_ k: String, _ make: @Sendable () async -> Int) async -> Int { if let v = store[k] { hits += 1; return v }; let v = await make(); store[k] = v; return v } }
        func t() async -> String {
            let c = Cache(); let a = await c.value("a") { 1 }; let b = await c.value("a") { 2 }
            let sum = await withTaskGroup(of: Int.self, returning: Int.self) { g in for i in 1...4 { g.addTask { await c.value("k\(i % 2)") { i } * 0 + i } }; var s = 0; for await v in g { s += v }; return s }
            async let x = c.value("x") { 5 }; async let y = c.value("y") { 6 }
            let both = await [x, y]; return "\(a) \(b) \(sum) \(both) \(await c.hits > 0)"
        }
        //= 1 1 10 [5, 6] true
        ----
        @MainActor final class VM { private(set) var items: [String] = []; private(set) var isLoading = false; var error: String?; let fetch: @Sendable (Int) async throws -> [String]; init(fetch: @escaping @Sendable (Int) async throws -> [String]) { self.fetch = fetch }
            func load(_ p: Int) async { isLoading = true; defer { isLoading = false }; do { items += try await fetch(p) } catch { self.error = "\(error)" } } }
        struct NetErr: Error {}
        func t() async -> String { let vm = await VM { p in if p == 2 { throw NetErr() }; await Task.yield(); return ["a\(p)", "b\(p)"] }; await vm.load(1); await vm.load(2); let r = await MainActor.run { "\(vm.items) \(vm.isLoading) \(vm.error ?? "-")" }; let xs = try! await withThrowingTaskGroup(of: (Int, String).self) { g in for i in 0..<3 { g.addTask { (i, "v\(i)") } }; var d = [Int: String](); for try await (i, s) in g { d[i] = s }; return d }; let d = Task.detached { await vm.items.count }; return "\(r) \(xs.sorted { $0.key < $1.key }.map(\.value)) \(await d.value)" }
        //= ["a1", "b1"] false NetErr() ["v0", "v1", "v2"] 2
        ----
        struct User { var name: String; var email: String?; var manager: Box?; final class Box { let u: User; init(_ u: User) { self.u = u } } }
        func greet(_ u: User?) -> String { guard let u, let e = u.email, case let d = e.split(separator: "@").last.map(String.init), let d, !d.isEmpty else { return "anon" }; return "\(u.name)@\(d)" }
        func t() -> String { let boss = User(name: "B", email: "b@x.org"); let u = User(name: "U", email: nil, manager: .init(boss)); let us: [User?] = [u, nil, boss]; let n: Int? = us.compactMap { $0?.email?.count }.max(); let chain = u.manager?.u.manager?.u.name; var s: String? = "a"; s?.append("b"); let up = s.map { $0 + "!" } ?? "none"; let z = zip(us, 1...).compactMap { a, i in a.map { ($0.name, i) } }; let cmp = (nil as Int?) == nil, e: [Int?] = [1, nil]; let first = us.first??.name; let k = us.last.flatMap { $0 }?.name ?? "?"; if let x = n, x > 3, let y = s { return "\(us.map(greet)) \(x) \(y) \(chain as Any) \(up) \(z) \(cmp) \(e == [1, nil]) \(e.contains(nil)) \(first!) \(k) \(us.count { $0 == nil })" }; return "no" }
        //= ["anon", "anon", "B@x.org"] 7 ab nil ab! [("U", 1), ("B", 3)] true true true U B 1
        ----
        func permutations<T>(_ a: [T]) -> [[T]] { guard let f = a.first else { return [[]] }; return permutations(Array(a.dropFirst())).flatMap { p in (0...p.count).map { i in var q = p; q.insert(f, at: i); return q } } }
        func bfs(_ g: [String: [String]], from s: String, to e: String) -> [String]? { var q = [[s]], seen: Set = [s]; while !q.isEmpty { let p = q.removeFirst(); guard let l = p.last, l != e else { return p }; for n in g[l] ?? [] where seen.insert(n).inserted { q.append(p + [n]) } }; return nil }
        func lcs(_ a: String, _ b: String) -> Int { let x = Array(a), y = Array(b); var d = Array(repeating: Array(repeating: 0, count: y.count + 1), count: x.count + 1); for i in 1...x.count { for j in 1...y.count { d[i][j] = x[i - 1] == y[j - 1] ? d[i - 1][j - 1] + 1 : max(d[i - 1][j], d[i][j - 1]) } }; return d.last!.last! }
        extension RandomAccessCollection where Element: Comparable { func bsearch(_ e: Element) -> Index? { var lo = startIndex, hi = endIndex; while lo < hi { let m = index(lo, offsetBy: distance(from: lo, to: hi) / 2); if self[m] == e { return m }; if self[m] < e { lo = index(after: m) } else { hi = m } }; return nil } }
        func t() -> String { let d = [1, 2, 3].difference(from: [1, 4, 3]); return "\(permutations([1, 2, 3]).count) \(permutations(["a", "b"])) \(bfs(["a": ["b", "c"], "c": ["d"]], from: "a", to: "d")!) \(lcs("abcde", "axcye")) \([1, 3, 5, 7].bsearch(5)!) \([1, 3, 5, 7][1...].bsearch(7)!) \(d.count) \([1, 4, 3].applying(d)!)" }
        //= 6 [["a", "b"], ["b", "a"]] ["a", "c", "d"] 3 2 3 2 [1, 2, 3]
        ----
        enum Op: Character, CaseIterable { case add = "+", sub = "-", mul = "*", div = "/"; var prec: Int { self == .add || self == .sub ? 1 : 2 }; func apply(_ a: Double, _ b: Double) -> Double? { switch self { case .add: a + b; case .sub: a - b; case .mul: a * b; case .div: b == 0 ? nil : a / b } } }
        enum Token: Equatable { case num(Double), op(Op), open, close }
        struct Lexer: Sequence, IteratorProtocol { var s: Substring; init(_ s: String) { self.s = s[...] }; mutating func next() -> Token? { while let c = s.first { if c.isWhitespace { s.removeFirst(); continue }; if c.isNumber { let n = s.prefix { $0.isNumber || $0 == "." }; s.removeFirst(n.count); return .num(Double(n)!) }; s.removeFirst(); switch c { case "(": return .open; case ")": return .close; default: return Op(rawValue: c).map(Token.op) } }; return nil } }
        struct Parser { var ts: [Token]; var i = 0; var cur: Token? { i < ts.count ? ts[i] : nil }; mutating func expr(_ p: Int = 1) -> Double? { guard var l = atom() else { return nil }; while case .op(let o)? = cur, o.prec >= p { i += 1; guard let r = expr(o.prec + 1), let v = o.apply(l, r) else { return nil }; l = v }; return l }; mutating func atom() -> Double? { switch cur { case .num(let n)?: i += 1; return n; case .open?: i += 1; defer { i += 1 }; return expr(); case .op(.sub): i += 1; return atom().map { -$0 }; default: return nil } } }
        func t() -> String { ["1 + 2 * 3", "(1+2)*3", "8/(4-4)", "-2*-3.5", "2 *", "10/4-1"].map { s in var p = Parser(ts: Array(Lexer(s))); return p.expr().map { String($0) } ?? "nil" }.joined(separator: " ") }
        //= 7.0 9.0 nil 7.0 nil 1.5
        ----
        struct AppState: Equatable { var count = 0; var name = ""; var nested = Nested(); struct Nested: Equatable { var on = false } }
        enum Action { case inc(by: Int = 1), rename(String), nested(NestedAction); enum NestedAction { case toggle } }
        typealias Reducer<S, A> = (inout S, A) -> [() -> A?]
        func pullback<S, L, A, LA>(_ r: @escaping Reducer<L, LA>, state: WritableKeyPath<S, L>, action: @escaping (A) -> LA?, embed: @escaping (LA) -> A) -> Reducer<S, A> { { s, a in guard let l = action(a) else { return [] }; return r(&s[keyPath: state], l).map { e in { e().map(embed) } } } }
        let nestedReducer: Reducer<AppState.Nested, Action.NestedAction> = { s, a in switch a { case .toggle: s.on.toggle(); return s.on ? [{ .toggle }] : [] } }
        let appReducer: Reducer<AppState, Action> = { s, a in switch a { case .inc(let n): s.count += n; return n > 1 ? [{ .rename("big") }] : []; case .rename(let n): s.name = n; return []; case .nested: return [] } }
        final class Store<S: Equatable, A> { private(set) var state: S; let r: [Reducer<S, A>]; var log: [S] = []; init(_ s: S, _ r: Reducer<S, A>...) { state = s; self.r = r }; func send(_ a: A) { let old = state; let fx = r.flatMap { $0(&state, a) }; if old != state { log.append(state) }; fx.compactMap { $0() }.forEach(send) } }
        func t() -> String { let s = Store(AppState(), appReducer, pullback(nestedReducer, state: \.nested, action: { if case .nested(let n) = $0 { return n }; return nil }, embed: Action.nested)); s.send(.inc()); s.send(.inc(by: 5)); s.send(.nested(.toggle)); s.send(.rename("big")); return "\(s.state.count) \(s.state.name) \(s.log.map(\.nested.on)) \(s.log.last!)" }
        //= 6 big [false, false, false, true, false] AppState(count: 6, name: "big", nested: AppState.Nested(on: false))
        ----
        struct Pt: Hashable { var x, y: Int; static let dirs = [(0, 1), (1, 0), (0, -1), (-1, 0)].map(Pt.init); static func + (a: Self, b: Self) -> Self { .init(x: a.x + b.x, y: a.y + b.y) }; static func += (a: inout Self, b: Self) { a = a + b }; var manhattan: Int { abs(x) + abs(y) } }
        func spiral(_ n: Int) -> [[Int]] { var g = [[Int]](repeating: [Int](repeating: 0, count: n), count: n); var p = Pt(x: 0, y: 0), d = 0; for k in 1...n * n { g[p.x][p.y] = k; let q = p + Pt.dirs[d]; if !(g.indices ~= q.x && g.indices ~= q.y) || g[q.x][q.y] != 0 { d = (d + 1) % 4 }; p += Pt.dirs[d] }; return g }
        func t() -> String { let visited = Set("RRULLD".reduce(into: [Pt(x: 0, y: 0)]) { a, c in let i = ["R": 0, "U": 3, "L": 2, "D": 1][c]!; a.append(a.last! + Pt.dirs[i]) }); return "\(spiral(3)) \(visited.count) \(visited.map(\.manhattan).max()!) \(visited.contains(.init(x: 0, y: 1)))" }
        //= [[1, 2, 3], [8, 9, 4], [7, 6, 5]] 6 3 true
        ----
        class Observable1<T> { private var subs: [Int: (T) -> Void] = [:], next = 0; var value: T { didSet { subs.sorted { $0.key < $1.key }.forEach { $0.value(value) } } }; init(_ v: T) { value = v }; func bind(_ f: @escaping (T) -> Void) -> Token { defer { next += 1 }; let id = next; subs[id] = f; f(value); return Token { [weak self] in self?.subs[id] = nil } }; func map<U>(_ f: @escaping (T) -> U) -> (Observable1<U>, Token) { let o = Observable1<U>(f(value)); return (o, bind { [unowned o] in o.value = f($0) }) } }
        final class Token { private let stop: () -> Void; init(_ s: @escaping () -> Void) { stop = s }; deinit { stop() } }
        func t() -> String { let o = Observable1(1); var log: [String] = []; var t: Token? = o.bind { log.append("v\($0)") }; let (m, mt) = o.map { "\($0 * 10)" }; o.value = 2; t = nil; o.value += 5; withExtendedLifetime(mt) {}; _ = t; return "\(log) \(m.value)" }
        //= ["v1", "v2"] 70
        ----
        struct Inventory { private(set) var stock: [String: Int]; enum Problem: Error, CustomStringConvertible { case missing(String), short(String, need: Int, have: Int); var description: String { switch self { case .missing(let s): "no \(s)"; case let .short(s, need, have): "\(s) \(have)/\(need)" } } }
            mutating func take(_ items: [String: Int]) throws(Problem) { for (k, n) in items.sorted(by: { $0.key < $1.key }) { guard let h = stock[k] else { throw .missing(k) }; guard h >= n else { throw .short(k, need: n, have: h) } }; for (k, n) in items { stock[k]! -= n; if stock[k] == 0 { stock.removeValue(forKey: k) } } } }
        func t() -> String { var i = Inventory(stock: ["a": 3, "b": 1]); var out: [String] = []; for o in [["a": 1], ["a": 5], ["z": 1], ["a": 2, "b": 1]] { do { try i.take(o); out.append("ok") } catch { out.append("\(error)") } }; let r = Result { () throws(Inventory.Problem) in try i.take(["q": 1]) }; switch r { case .success: out.append("s"); case .failure(.missing(let m)): out.append("m" + m); case .failure(let e): out.append("\(e)") }; return "\(out) \(i.stock.isEmpty)" }
        //= ["ok", "a 2/5", "no z", "ok", "mq"] true
        """###)
}
