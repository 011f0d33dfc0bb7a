// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Code of the kind that stands in view models and services, in one style after the other.
    static let modelCode = ###"""
        struct Habit: Identifiable, Codable, Equatable { let id: UUID; var name: String; var streak: [Bool]; var goal: Int?
            init(id: UUID = UUID(), name: String, streak: [Bool] = [], goal: Int? = nil) { self.id = id; self.name = name; self.streak = streak; self.goal = goal }
            var current: Int { streak.reversed().prefix(while: { $0 }).count }
            var best: Int { streak.split(separator: false).map(\.count).max() ?? 0 }
            var progress: Double { guard let goal, goal > 0 else { return 0 }; return min(1, Double(current) / Double(goal)) } }
        final class HabitStore { private(set) var habits: [Habit] = []; var onChange: (([Habit]) -> Void)?
            func upsert(_ h: Habit) { if let i = habits.firstIndex(where: { $0.id == h.id }) { habits[i] = h } else { habits.append(h) }; onChange?(habits) }
            subscript(id: Habit.ID) -> Habit? { get { habits.first { $0.id == id } } set { if let newValue { upsert(newValue) } else { habits.removeAll { $0.id == id } } } } }
        func t() -> String { let s = HabitStore(); var n = 0; s.onChange = { n += $0.count }; let a = Habit(name: "run", streak: [true, true, false, true], goal: 2); s.upsert(a); s.upsert(.init(name: "read", goal: 0)); s[a.id]?.streak.append(true); let p = s[a.id]!.progress; s[a.id] = nil; return "\(n) \(p) \(s.habits.map(\.name)) \(a.best) \(a.current) \(s.habits[0].progress)" }
        //= 5 1.0 ["read"] 2 1 0.0
        ----
        enum Filter<T> { case all, predicate((T) -> Bool), not(Indirect<Filter>), and([Filter])
            func matches(_ x: T) -> Bool { switch self { case .all: true; case .predicate(let p): p(x); case .not(let b): !b.value.matches(x); case .and(let fs): fs.allSatisfy { $0.matches(x) } } }
            static prefix func ! (f: Filter) -> Filter { .not(Indirect(f)) }; static func && (l: Filter, r: Filter) -> Filter { .and([l, r]) } }
        final class Indirect<T> { let value: T; init(_ v: T) { value = v } }
        extension Filter where T: Comparable { static func greater(than x: T) -> Filter { .predicate { $0 > x } } }
        extension Filter where T: StringProtocol { static func has(_ s: String) -> Filter { .predicate { $0.contains(s) } } }
        extension Sequence { func filter(_ f: Filter<Element>) -> [Element] { filter(f.matches) } }
        func t() -> String { "\([1, 5, 9].filter(.greater(than: 3) && !.greater(than: 8))) \(["apple", "pear"].filter(.has("pp"))) \((1...3).filter(.all)) \(["a"].filter(!.has("a")).isEmpty)" }
        //= [5] ["apple"] [1, 2, 3] true
        ----
        protocol Endpoint { associatedtype Response: Decodable; var path: String { get }; var query: [String: String?] { get }; static var method: Method { get } }
        enum Method: String { case get = "GET", post = "POST" }
        extension Endpoint { var query: [String: String?] { [:] }; static var method: Method { .get }
            func url(base: String) -> URL? { var c = URLComponents(string: base); c?.path += path; let items = query.sorted { $0.key < $1.key }.compactMap { k, v in v.map { URLQueryItem(name: k, value: $0) } }; if !items.isEmpty { c?.queryItems = items }; return c?.url }
            func parse(_ d: Data) throws -> Response { try JSONDecoder().decode(Response.self, from: d) } }
        struct ListUsers: Endpoint { typealias Response = [String: Int]; let page: Int; var filter: String?; var path: String { "/users" }; var query: [String: String?] { ["page": "\(page)", "filter": filter] } }
        struct Login: Endpoint { struct Response: Decodable { let token: String }; let path = "/login"; static let method = Method.post }
        func describe<E: Endpoint>(_ e: E) -> String { "\(E.method.rawValue) \(e.url(base: "https://api.x.com/v1")?.absoluteString ?? "-")" }
        func t() -> String { let r = try? ListUsers(page: 1).parse(Data(#"{"a":1}"#.utf8)); let tok = try? Login().parse(Data(#"{"token":"t"}"#.utf8)); return [describe(ListUsers(page: 2, filter: "x y")), describe(ListUsers(page: 1)), describe(Login()), "\(r!["a"]!)", tok?.token ?? "nil"].joined(separator: " | ") }
        //= GET https://api.x.com/v1/users?filter=x%20y&page=2 | GET https://api.x.com/v1/users?page=1 | POST https://api.x.com/v1/login | 1 | t
        ----
        struct Undo<State> { private(set) var state: State; private var past: [State] = [], future: [State] = []; let limit: Int
            init(_ s: State, limit: Int = 10) { state = s; self.limit = limit }
            mutating func apply(_ f: (inout State) throws -> Void) rethrows { var n = state; try f(&n); past.append(state); if past.count > limit { past.removeFirst() }; future.removeAll(); state = n }
            @discardableResult mutating func undo() -> Bool { guard let p = past.popLast() else { return false }; future.append(state); state = p; return true }
            mutating func redo() -> Bool { guard !future.isEmpty else { return false }; past.append(state); state = future.removeLast(); return true }
            var canUndo: Bool { !past.isEmpty } }
        extension Undo: Sendable where State: Sendable {}
        func t() -> String { struct Doc { var lines = [String](); var cursor = (row: 0, col: 0) }; var u = Undo(Doc(), limit: 2); struct Bad: Error {}
            u.apply { $0.lines.append("a"); $0.cursor.col = 1 }; u.apply { $0.lines += ["b", "c"] }; u.apply { d in d.lines.reverse(); d.cursor = (2, 0) }
            do { try u.apply { _ in throw Bad() } } catch { u.undo() }
            let a = u.state.lines.joined(); let r = (u.redo(), u.redo()); u.undo(); u.undo(); let more = u.undo(); return "\(a) \(r) \(u.state.lines) \(u.state.cursor) \(more) \(u.canUndo)" }
        //= abc (true, false) ["a"] (row: 0, col: 1) false false
        ----
        func fmt(_ n: Double, _ style: NumberFormatter.Style = .decimal, digits: ClosedRange<Int> = 0...2) -> String { let f = NumberFormatter(); f.numberStyle = style; f.locale = Locale(identifier: "en_US"); f.minimumFractionDigits = digits.lowerBound; f.maximumFractionDigits = digits.upperBound; return f.string(from: NSNumber(value: n)) ?? "?" }
        func ago(_ s: TimeInterval) -> String { switch abs(s) { case ..<60: "now"; case 60..<3600: "\(Int(s / 60))m"; case 3600..<86400: "\(Int(s / 3600))h"; case let d: "\(Int(d / 86400))d" } }
        func t() -> String { let d = Date(timeIntervalSince1970: 1_700_000_000); let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd'T'HH:mm"; f.timeZone = .gmt; f.locale = Locale(identifier: "en_US_POSIX"); let back = f.date(from: "2024-02-29T10:30"); var c = Calendar(identifier: .iso8601); c.timeZone = .gmt; let comps = c.dateComponents([.year, .weekOfYear, .weekday], from: d); let next = c.nextDate(after: d, matching: DateComponents(hour: 9, minute: 0), matchingPolicy: .nextTime)
            return "\(fmt(1234.567)) \(fmt(0.5, .percent)) \(fmt(3, digits: 2...2)) \([30, 150, 7300, 200_000].map(ago)) \(f.string(from: d)) \(back.map { Int($0.timeIntervalSince(d)) } ?? 0) \(comps.year!) \(comps.weekOfYear!) \(comps.weekday!) \(next.map(f.string(from:)) ?? "-") \(d.formatted(.iso8601)) \(c.isDate(d, equalTo: d + 60, toGranularity: .hour))" }
        //= 1,234.57 50% 3.00 ["now", "2m", "2h", "2d"] 2023-11-14T22:13 9202600 2023 46 3 2023-11-15T09:00 2023-11-14T22:13:20Z true
        ----
        class Base { let id: Int; var tags: Set<String> { didSet { log.append("\(oldValue.count)->\(tags.count)") } }; fileprivate(set) var log: [String] = []; init(id: Int, tags: Set<String> = []) { self.id = id; self.tags = tags }; convenience init?(_ s: String) { guard let n = Int(s) else { return nil }; self.init(id: n) }; subscript(t: String) -> Bool { get { tags.contains(t) } set { if newValue { tags.insert(t) } else { tags.remove(t) } } }; func describe() -> String { "Base \(id)" } }
        class Derived: Base { let extra: String; init(extra: String) { self.extra = extra; super.init(id: extra.count, tags: ["d"]); tags.insert("late") }; override func describe() -> String { "\(super.describe())+\(extra)" }; override subscript(t: String) -> Bool { get { t == "magic" || super[t] } set { super[t] = newValue } } }
        extension Base: Equatable, Hashable { static func == (a: Base, b: Base) -> Bool { a.id == b.id }; func hash(into h: inout Hasher) { h.combine(id) } }
        func t() -> String { let b = Base("3")!, d = Derived(extra: "abc"); b["x"] = true; b["x"] = true; d["d"] = false; let s: Set<Base> = [b, d, Base(id: 9)]; let xs: [Base] = [d, b]; return "\(b == d) \(s.count) \(b.log) \(d.log) \(d["magic"]) \(xs.map { $0.describe() }) \(Base("q") == nil) \(xs.first is Derived) \(d.tags.sorted())" }
        //= true 2 ["0->1", "1->1"] ["1->2", "2->1"] true ["Base 3+abc", "Base 3"] true true ["late"]
        ----
        struct Interval<Bound: Comparable>: Equatable { var lo, hi: Bound; init?(_ lo: Bound, _ hi: Bound) { guard lo <= hi else { return nil }; (self.lo, self.hi) = (lo, hi) }; init(_ r: ClosedRange<Bound>) { lo = r.lowerBound; hi = r.upperBound }
            func overlaps(_ o: Self) -> Bool { lo <= o.hi && o.lo <= hi }; func union(_ o: Self) -> Self { Self(min(lo, o.lo)...max(hi, o.hi)) }; func contains(_ x: Bound) -> Bool { lo...hi ~= x } }
        extension Interval where Bound: Strideable, Bound.Stride: SignedInteger { var count: Int { Int(lo.distance(to: hi)) + 1 }; var values: [Bound] { Array(lo...hi) } }
        extension Interval: CustomStringConvertible { var description: String { "[\(lo), \(hi)]" } }
        extension Sequence { func merged<B>() -> [Interval<B>] where Element == Interval<B> { sorted { $0.lo < $1.lo }.reduce(into: []) { acc, x in if let l = acc.last, l.overlaps(x) { acc[acc.endIndex - 1] = l.union(x) } else { acc.append(x) } } } }
        func t() -> String { let xs = [Interval(5...8), Interval(1...3), Interval(2...4), Interval(10...10)]; let cs = Interval("a", "c")!; return "\(xs.merged()) \(xs[0].count) \(xs[1].values) \(cs.contains("b")) \(Interval(3, 1) as Any) \([Interval(0.5...1), .init(0.9...2)].merged()) \(xs.merged().map(\.count).reduce(0, +))" }
        //= [[1, 4], [5, 8], [10, 10]] 4 [1, 2, 3] true nil [[0.5, 2.0]] 9
        ----
        final class Signal<T> { typealias Token = Int; private var subs: [Token: (T) -> Void] = [:]; private var next = 0; private(set) var last: T?
            func subscribe(replay: Bool = false, _ f: @escaping (T) -> Void) -> Token { defer { next += 1 }; subs[next] = f; if replay, let last { f(last) }; return next }
            func unsubscribe(_ t: Token...) { t.forEach { subs[$0] = nil } }
            func send(_ v: T) { last = v; subs.sorted { $0.key < $1.key }.forEach { $1(v) } }
            func map<U>(_ f: @escaping (T) -> U) -> Signal<U> { let s = Signal<U>(); _ = subscribe { s.send(f($0)) }; return s }
            func filter(_ p: @escaping (T) -> Bool) -> Signal { let s = Signal(); _ = subscribe { if p($0) { s.send($0) } }; return s }
            static func combine<A, B>(_ a: Signal<A>, _ b: Signal<B>) -> Signal<(A, B)> where T == (A, B) { let s = Signal<(A, B)>(); _ = a.subscribe { x in if let y = b.last { s.send((x, y)) } }; _ = b.subscribe { y in if let x = a.last { s.send((x, y)) } }; return s } }
        func t() -> String { let a = Signal<Int>(), b = Signal<String>(); var out: [String] = []; let tok = a.subscribe { out.append("a\($0)") }; let even = a.filter { $0 % 2 == 0 }.map { "e\($0)" }; _ = even.subscribe { out.append($0) }; let both = Signal.combine(a, b); _ = both.subscribe { out.append("\($0)\($1)") }; a.send(1); b.send("x"); a.unsubscribe(tok); a.send(2); _ = a.subscribe(replay: true) { out.append("r\($0)") }; return out.joined(separator: ",") }
        //= a1,1x,e2,2x,r2
        ----
        extension String { var camelToSnake: String { reduce(into: "") { r, c in if c.isUppercase { if !r.isEmpty { r += "_" }; r += c.lowercased() } else { r.append(c) } } }
            var snakeToCamel: String { let p = split(separator: "_"); return ([p.first.map(String.init) ?? ""] + p.dropFirst().map(\.capitalized)).joined() }
            func truncated(to n: Int, trailing: String = "…") -> String { count <= n ? self : prefix(n) + trailing }
            var initials: String { components(separatedBy: .whitespaces).compactMap(\.first).map { String($0).uppercased() }.joined(separator: ".") }
            subscript(_ r: Range<Int>) -> Substring { self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)] }
            subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
            func occurrences(of s: String) -> Int { components(separatedBy: s).count - 1 }
            mutating func capitalizeFirst() { self = prefix(1).uppercased() + dropFirst() }
            static func random(_ n: Int, from cs: String = "ab", using g: inout some RandomNumberGenerator) -> String { String((0..<n).compactMap { _ in cs.randomElement(using: &g) }) }
            func levels(of open: Character = "(", _ close: Character = ")") -> Int? { var d = 0, m = 0; for c in self { if c == open { d += 1; m = max(m, d) } else if c == close { d -= 1; if d < 0 { return nil } } }; return d == 0 ? m : nil } }
        func t() -> String { var s = "hello world"; s.capitalizeFirst(); struct Z: RandomNumberGenerator { func next() -> UInt64 { 0 } }; var z = Z(); return "\("userIDName".camelToSnake) \("some_long_name".snakeToCamel) \("abcdef".truncated(to: 3)) \("ada lovelace".initials) \("hello"[1..<3]) \("hello"[4]) \("banana".occurrences(of: "an")) \(s) \(String.random(3, using: &z)) \("(()())".levels() ?? -1) \(")(".levels() as Any)" }
        //= user_i_d_name someLongName abc… A.L el o 2 Hello world aaa 2 nil
        ----
        struct Rect: Equatable { var x = 0.0, y = 0.0, w = 0.0, h = 0.0; var area: Double { w * h }; var center: (x: Double, y: Double) { get { (x + w / 2, y + h / 2) } set { x = newValue.x - w / 2; y = newValue.y - h / 2 } }
            func inset(by d: Double) -> Rect? { let r = Rect(x: x + d, y: y + d, w: w - 2 * d, h: h - 2 * d); return r.w > 0 && r.h > 0 ? r : nil }
            func intersection(_ o: Rect) -> Rect? { let (l, r) = (max(x, o.x), min(x + w, o.x + o.w)), (t, b) = (max(y, o.y), min(y + h, o.y + o.h)); return l < r && t < b ? Rect(x: l, y: t, w: r - l, h: b - t) : nil }
            static func & (a: Rect, b: Rect) -> Rect? { a.intersection(b) }
            func split(_ n: Int, axis: Axis) -> [Rect] { (0..<n).map { i in let f = Double(i) / Double(n); return axis == .h ? Rect(x: x + w * f, y: y, w: w / Double(n), h: h) : Rect(x: x, y: y + h * f, w: w, h: h / Double(n)) } }; enum Axis { case h, v } }
        func t() -> String { var r = Rect(w: 10, h: 4); r.center = (20, 20); let s = r.split(2, axis: .h); let i = r & Rect(x: 0, y: 0, w: 17, h: 30); return "\(r.x) \(r.center) \(s.map(\.x)) \(i.map { "\($0.w)x\($0.h)" } ?? "-") \(r.inset(by: 3) as Any) \((r & s[1]) == s[1]) \(r.inset(by: 1)?.area ?? 0) \(s.reduce(0) { $0 + $1.area } == r.area)" }
        //= 15.0 (x: 20.0, y: 20.0) [15.0, 20.0] 2.0x4.0 nil true 16.0 true
        ----
        func t() -> String {
            var inventory = ["apple": 3, "pear": 0]; let prices: [String: Double?] = ["apple": 1.5, "pear": nil]
            func price(_ k: String) -> String { switch prices[k] { case .some(.some(let p)): "\(p)"; case .some(nil): "unpriced"; case nil: "unknown" } }
            inventory["kiwi", default: 10] -= 1; inventory["apple"]? *= 2
            if let i = inventory.index(forKey: "pear") { inventory.remove(at: i) }
            let swapped = Dictionary(uniqueKeysWithValues: inventory.map { ($1, $0) })
            let (low, high) = (inventory.values.min()!, inventory.values.max()!)
            var copy = inventory; copy.merge(["kiwi": 1, "fig": 2]) { old, new in old * 10 + new }
            let filtered = copy.filter { $0.key.count == 4 && $0.value < 100 }.keys.sorted()
            let nested: [String: [String: Int]] = ["a": ["x": 1]]; var m = nested; m["a", default: [:]]["y"] = 2; m["b", default: [:]]["z", default: 5] += 1
            let flat = m.flatMap { k, v in v.map { "\(k).\($0.key)=\($0.value)" } }.sorted()
            let compact = ["1": "one", "x": "ex"].compactMapValues { $0.count > 2 ? $0.count : nil }
            let reduced = copy.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.reduce("") { $0 + $1.key.prefix(1) + "\($1.value)" }
            return "\(price("apple")) \(price("pear")) \(price("zz")) \(swapped[6]!) \(low) \(high) \(copy["kiwi"]!) \(filtered) \(flat) \(compact) \(reduced) \(inventory.isEmpty) \(copy == inventory) \(inventory.contains { $0.value > 8 })" }
        //= 1.5 unpriced unknown apple 6 9 91 ["kiwi"] ["a.x=1", "a.y=2", "b.z=6"] ["1": 3] f2a6k91 false false true
        ----
        struct Weather: Decodable { let city: String; let temps: [Temp]; struct Temp: Decodable { let min, max: Double; let at: String
                enum CodingKeys: String, CodingKey { case range, at }; enum RangeKeys: CodingKey { case min, max }
                init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self); at = try c.decode(String.self, forKey: .at); if let r = try? c.nestedContainer(keyedBy: RangeKeys.self, forKey: .range) { min = try r.decode(Double.self, forKey: .min); max = try r.decode(Double.self, forKey: .max) } else { var u = try c.nestedUnkeyedContainer(forKey: .range); min = try u.decode(Double.self); max = u.isAtEnd ? min : try u.decode(Double.self) } } } }
        struct AnyKey: CodingKey { var stringValue: String; var intValue: Int?; init?(stringValue s: String) { stringValue = s }; init?(intValue i: Int) { stringValue = "\(i)"; intValue = i } }
        struct Loose: Decodable { var values: [String: String] = [:]; init(from d: any Decoder) throws { let c = try d.container(keyedBy: AnyKey.self); for k in c.allKeys { if let s = try? c.decode(String.self, forKey: k) { values[k.stringValue] = s } else if let i = try? c.decode(Int.self, forKey: k) { values[k.stringValue] = "#\(i)" } else if try c.decodeNil(forKey: k) { values[k.stringValue] = "null" } } } }
        func t() -> String { do { let w = try JSONDecoder().decode(Weather.self, from: Data(#"{"city":"X","temps":[{"at":"am","range":{"min":1,"max":2.5}},{"at":"pm","range":[3]}]}"#.utf8)); let l = try JSONDecoder().decode(Loose.self, from: Data(#"{"a":"x","b":5,"c":null,"d":[1]}"#.utf8)); return "\(w.city) \(w.temps.map { "\($0.at):\($0.min)-\($0.max)" }) \(l.values.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })" } catch { return "\(error)" } }
        //= X ["am:1.0-2.5", "pm:3.0-3.0"] ["a=x", "b=#5", "c=null"]
        ----
        struct Task2: Comparable, CustomStringConvertible { enum Priority: Int, CaseIterable, Codable { case low = 1, medium, high }; var title: String; var priority: Priority = .medium; var due: Date?; var description: String { title }
            static func < (a: Self, b: Self) -> Bool { switch (a.due, b.due) { case let (x?, y?) where x != y: x < y; case (_?, nil): true; case (nil, _?): false; default: (a.priority.rawValue, b.title) > (b.priority.rawValue, a.title) } } }
        struct Heap<T: Comparable> { private var a: [T] = []; var isEmpty: Bool { a.isEmpty }; mutating func push(_ x: T) { a.append(x); var i = a.count - 1; while i > 0, case let p = (i - 1) / 2, a[i] < a[p] { a.swapAt(i, p); i = p } }
            mutating func pop() -> T? { guard let f = a.first else { return nil }; let l = a.removeLast(); if !a.isEmpty { a[0] = l; var i = 0; while true { let c = [2 * i + 1, 2 * i + 2].filter { $0 < a.count }.min { a[$0] < a[$1] }; guard let c, a[c] < a[i] else { break }; a.swapAt(c, i); i = c } }; return f } }
        func t() -> String { let d = Date(timeIntervalSince1970: 0); var h = Heap<Task2>(); for x in [Task2(title: "c", priority: .low), Task2(title: "a", priority: .high), Task2(title: "b", due: d + 10), Task2(title: "d", due: d), Task2(title: "e", priority: .high)] { h.push(x) }; var out = ""; while let x = h.pop() { switch x.priority { case .high: out += "!\(x)"; case Task2.Priority.low: out += "_\(x)"; default: out += "\(x)" } }; return out + " \(h.isEmpty) \(Task2.Priority.allCases.map(\.rawValue))" }
        //= db!a!e_c true [1, 2, 3]
        ----
        actor RateLimiter { private let max: Int; private var running = 0; private(set) var peak = 0; private var order: [Int] = []; init(max: Int) { self.max = max }
            func enter(_ id: Int) -> Bool { guard running < max else { return false }; running += 1; peak = Swift.max(peak, running); order.append(id); return true }
            func leave() { running -= 1 }
            func summary() -> (Int, [Int]) { (peak, order.sorted()) } }
        func retry<T>(_ n: Int, _ op: (Int) async throws -> T) async throws -> T { var last: (any Error)?; for i in 1...n { do { return try await op(i) } catch is CancellationError { throw CancellationError() } catch { last = error } }; throw last! }
        struct Flaky: Error, Equatable { let attempt: Int }
        func t() async -> String { let l = RateLimiter(max: 2); let done = await withTaskGroup(of: (Int, Bool).self, returning: [Int: Bool].self) { g in for i in 0..<3 { g.addTask { let ok = await l.enter(i); if ok { await l.leave() }; return (i, ok) } }; return await g.reduce(into: [:]) { $0[$1.0] = $1.1 } }
            let ok = try? await retry(3) { i in if i < 3 { throw Flaky(attempt: i) }; return "ok\(i)" }; var err: Flaky?; do { _ = try await retry(2) { throw Flaky(attempt: $0) } as Int } catch { err = error as? Flaky }
            let sum = try? await withThrowingTaskGroup(of: Int.self) { g in for i in 1...3 { g.addTask { i } }; var s = 0; while let v = try await g.next() { s += v }; return s }
            let cancelled = Task { () -> String in do { try await Task.sleep(for: .seconds(5)); return "slept" } catch { return Task.isCancelled ? "cancelled" : "?" } }; cancelled.cancel()
            return "\(done.count) \(await l.summary().1.count > 0) \(ok ?? "-") \(err!.attempt) \(sum ?? 0) \(await cancelled.value)" }
        //= 3 true ok3 2 6 cancelled
        ----
        enum Token { case num(Int), op(Op), lparen, rparen; enum Op: Character, CaseIterable { case add = "+", sub = "-", mul = "*", div = "/"; var prec: Int { switch self { case .add, .sub: 1; case .mul, .div: 2 } }; func callAsFunction(_ a: Int, _ b: Int) throws -> Int { switch self { case .add: return a + b; case .sub: return a - b; case .mul: return a * b; case .div: guard b != 0 else { throw CalcError.divByZero }; return a / b } } } }
        enum CalcError: Error, CustomStringConvertible { case unexpected(Character, at: Int), divByZero, unbalanced; var description: String { switch self { case let .unexpected(c, i): "unexpected '\(c)' at \(i)"; case .divByZero: "division by zero"; case .unbalanced: "unbalanced" } } }
        func tokenize(_ s: String) throws -> [Token] { var out: [Token] = []; var it = s.enumerated().makeIterator(); var pending: (Int, Character)?; while let (i, c) = pending ?? it.next() { pending = nil; switch c { case " ": continue; case "0"..."9": var n = c.wholeNumberValue!; while let (j, d) = it.next() { guard let v = d.wholeNumberValue else { pending = (j, d); break }; n = n * 10 + v }; out.append(.num(n)); case "(": out.append(.lparen); case ")": out.append(.rparen); default: guard let op = Token.Op(rawValue: c) else { throw CalcError.unexpected(c, at: i) }; out.append(.op(op)) } }; return out }
        func evaluate(_ s: String) throws -> Int { var nums: [Int] = [], ops: [Token] = []; func reduce() throws { guard case .op(let o)? = ops.popLast(), nums.count >= 2 else { throw CalcError.unbalanced }; let b = nums.removeLast(), a = nums.removeLast(); nums.append(try o(a, b)) }
            for t in try tokenize(s) { switch t { case .num(let n): nums.append(n); case .op(let o): while case .op(let p)? = ops.last, p.prec >= o.prec { try reduce() }; ops.append(t); case .lparen: ops.append(t); case .rparen: while let l = ops.last { if case .lparen = l { break }; try reduce() }; guard case .lparen? = ops.popLast() else { throw CalcError.unbalanced } } }
            while !ops.isEmpty { try reduce() }; return nums[0] }
        func t() -> String { ["1+2*3", "(1 + 2) * 3 - 4", "8/0", "2 $ 3", "(1", "100/(2+3)/4"].map { s in do { return "\(try evaluate(s))" } catch { return "\(error)" } }.joined(separator: "; ") }
        //= 7; 5; division by zero; unexpected '$' at 2; unbalanced; 5
        ----
        protocol Drawable { func draw(into canvas: inout [String]) ; var z: Int { get } }; extension Drawable { var z: Int { 0 } }
        struct Line: Drawable { var s: String; func draw(into c: inout [String]) { c.append("line \(s)") } }; struct Layer: Drawable { var items: [any Drawable]; var z: Int; func draw(into c: inout [String]) { c.append("{"); for i in items.sorted(by: { $0.z < $1.z }) { i.draw(into: &c) }; c.append("}") } }
        extension Array: Drawable where Element == any Drawable { func draw(into c: inout [String]) { forEach { $0.draw(into: &c) } } }
        extension Optional: Drawable where Wrapped: Drawable { func draw(into c: inout [String]) { if let self { self.draw(into: &c) } else { c.append("nothing") } } }
        func render(_ d: some Drawable) -> String { var c: [String] = []; d.draw(into: &c); return c.joined(separator: " ") }
        func t() -> String { let l = Layer(items: [Layer(items: [Line(s: "deep")], z: 5), Line(s: "a")], z: 1); let opt: Line? = nil; return [render(l), render([Line(s: "x"), l] as [any Drawable]), render(opt), render(Optional(Line(s: "y"))), "\(l.z) \(Line(s: "").z)"].joined(separator: " | ") }
        //= { line a { line deep } } | line x { line a { line deep } } | nothing | line y | 1 0
        ----
        struct Lazy2<T> { private enum Storage { case pending(() -> T), ready(T) }; private var s: Storage; init(_ f: @escaping @autoclosure () -> T) { s = .pending(f) }; var value: T { mutating get { switch s { case .ready(let v): return v; case .pending(let f): let v = f(); s = .ready(v); return v } } }; var isReady: Bool { if case .ready = s { true } else { false } } }
        @propertyWrapper final class Atomic<V> { private var v: V; private let q = NSLock(); init(wrappedValue: V) { v = wrappedValue }; var wrappedValue: V { get { q.withLock { v } } set { q.withLock { v = newValue } } }; func mutate<R>(_ f: (inout V) throws -> R) rethrows -> R { q.lock(); defer { q.unlock() }; return try f(&v) }; var projectedValue: Atomic { self } }
        @propertyWrapper struct Once<V> { private var v: V?; var wrappedValue: V { get { v! } set { precondition(v == nil); v = newValue } }; init() {} }
        final class Counter { @Atomic var n = 0; @Atomic var names: [String] = []; @Once var id: Int; static var made = 0; init() { Self.made += 1; id = Self.made * 100 }; func bump() -> Int { $n.mutate { $0 += 1; return $0 } } }
        func t() -> String { var calls = 0; func make() -> Int { calls += 1; return 7 }; var l = Lazy2(make()); let before = l.isReady; _ = l.value; _ = l.value; let c = Counter(); _ = c.bump(); c.n += 5; c.$names.mutate { $0.append("x") }; c.names.append("y"); return "\(before) \(l.value) \(calls) \(l.isReady) \(c.bump()) \(c.names) \(c.id) \(Counter.made)" }
        //= false 7 1 true 7 ["x", "y"] 100 1
        """###
}
