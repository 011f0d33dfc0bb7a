// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Orders, caches, stores, tokenizers, units and the like.
    static let serviceCode = ###"""
        struct Order: Hashable { enum Status: Comparable { case draft, placed(Date), shipped(tracking: String), cancelled }
            struct Line: Hashable { var sku: String; var qty = 1; var unit: Decimal; var total: Decimal { unit * Decimal(qty) } }
            let number: Int; var lines: [Line]; var status: Status = .draft
            var total: Decimal { lines.lazy.map(\.total).reduce(0, +) }
            mutating func advance(now: Date) throws { switch status { case .draft where lines.isEmpty: throw Failure.empty(number); case .draft: status = .placed(now); case .placed: status = .shipped(tracking: "T\(number)"); case .shipped, .cancelled: throw Failure.done } }
            enum Failure: Error, Equatable { case empty(Int), done } }
        extension Order.Status: Hashable {}
        func t() -> String { var o = Order(number: 7, lines: [.init(sku: "A", qty: 2, unit: 1.25), .init(sku: "B", unit: 3)]); var log: [String] = []
            for _ in 0..<3 { do { try o.advance(now: Date(timeIntervalSince1970: 0)); if case .placed(let d) = o.status { log.append("placed \(Int(d.timeIntervalSince1970))") } else { log.append("\(o.status)") } } catch Order.Failure.done { log.append("done") } catch { log.append("\(error)") } }
            var e = Order(number: 1, lines: []); let r = Result { try e.advance(now: .distantPast) }; if case .failure(let x as Order.Failure) = r { log.append(x == .empty(1) ? "empty" : "?") }
            return "\(log) \(o.total) \(Order.Status.draft < .cancelled) \(Order.Status.shipped(tracking: "a") < .shipped(tracking: "b")) \(Set([o, o]).count)" }
        //= ["placed 0", "shipped(tracking: \"T7\")", "done", "empty"] 5.5 true true 1
        ----
        protocol Cacheable { associatedtype Key: Hashable & Sendable; static var namespace: String { get }; var cacheKey: Key { get } }
        extension Cacheable { static var namespace: String { "\(Self.self)".lowercased() }; var fullKey: String { "\(Self.namespace)/\(cacheKey)" } }
        struct Photo: Cacheable { let id: Int; var cacheKey: Int { id } }
        struct Song: Cacheable { static let namespace = "music"; let artist, title: String; var cacheKey: [String] { [artist, title] } }
        struct TypedCache { private var store: [String: Any] = [:]; mutating func put<T: Cacheable>(_ x: T) { store[x.fullKey] = x }; func get<T: Cacheable>(_ k: T.Key, as type: T.Type = T.self) -> T? { store["\(T.namespace)/\(k)"] as? T }; func all<T>(of: T.Type) -> [T] { store.values.compactMap { $0 as? T } }; subscript<T: Cacheable>(k: T.Key) -> T? { self.get(k) } }
        func t() -> String { var c = TypedCache(); c.put(Photo(id: 3)); c.put(Song(artist: "X", title: "Y")); c.put(Photo(id: 4)); let p: Photo? = c[3]; let none: Photo? = c.get(9); return "\(p?.fullKey ?? "") \(none == nil) \((c.get(["X", "Y"], as: Song.self))!.title) \(c.all(of: Photo.self).map(\.id).sorted()) \(Song.namespace) \(Photo.namespace)" }
        //= photo/3 true Y [3, 4] music photo
        ----
        class Employee: Codable { let name: String; private(set) var salary: Double; init(name: String, salary: Double) { self.name = name; self.salary = salary }; func raise(by pct: Double) { salary *= 1 + pct / 100 }; var title: String { "Employee" } }
        final class Manager: Employee { var reports: [Employee] = []; enum K: String, CodingKey { case reports }
            override init(name: String, salary: Double) { super.init(name: name, salary: salary) }
            required init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); reports = try c.decodeIfPresent([Employee].self, forKey: .reports) ?? []; try super.init(from: d) }
            override func encode(to e: Encoder) throws { try super.encode(to: e); var c = e.container(keyedBy: K.self); try c.encode(reports, forKey: .reports) }
            override var title: String { "Manager of \(reports.count)" } ; override func raise(by pct: Double) { super.raise(by: pct * 2); reports.forEach { $0.raise(by: pct) } } }
        func t() -> String { let m = Manager(name: "M", salary: 100); m.reports = [Employee(name: "E", salary: 50)]; m.raise(by: 10); let e = JSONEncoder(); e.outputFormatting = .sortedKeys; let s = String(data: try! e.encode(m), encoding: .utf8)!; let back = try! JSONDecoder().decode(Manager.self, from: Data(s.utf8)); let all: [Employee] = [back] + back.reports; return "\(s) \(all.map(\.title)) \(all.map { Int($0.salary) }) \((all[0] as? Manager)?.reports.first?.name ?? "")" }
        //= {"name":"M","reports":[{"name":"E","salary":55.00000000000001}],"salary":120} ["Manager of 1", "Employee"] [120, 55] E
        ----
        final class Store<State, Action> { private(set) var state: State { didSet { listeners.values.forEach { $0(oldValue, state) } } }; private let reducer: (inout State, Action) -> Void; private var listeners: [UUID: (State, State) -> Void] = [:]; private let middleware: [(Action, () -> State) -> Action?]
            init(_ s: State, middleware: [(Action, () -> State) -> Action?] = [], reducer: @escaping (inout State, Action) -> Void) { state = s; self.reducer = reducer; self.middleware = middleware }
            func send(_ a: Action) { var next: Action? = a; for m in middleware { guard let cur = next else { return }; next = m(cur) { self.state } }; if let next { reducer(&state, next) } }
            func observe<V: Equatable>(_ kp: KeyPath<State, V>, _ f: @escaping (V) -> Void) -> () -> Void { let id = UUID(); listeners[id] = { old, new in if old[keyPath: kp] != new[keyPath: kp] { f(new[keyPath: kp]) } }; return { self.listeners[id] = nil } } }
        struct App { var count = 0; var user: String?; var items: [Int] = [] }; enum Act: Equatable { case inc(Int), login(String), logout, push }
        func t() -> String { var seen: [String] = []; let s = Store<App, Act>(App(), middleware: [{ a, get in a == .push && get().user == nil ? nil : a }, { a, _ in if case .inc(let n) = a, n > 100 { return .inc(100) }; return a }]) { st, a in switch a { case .inc(let n): st.count += n; case .login(let u): st.user = u; case .logout: st.user = nil; case .push: st.items.append(st.count) } }
            let stop = s.observe(\.count) { seen.append("c\($0)") }; _ = s.observe(\.user) { seen.append($0 ?? "-") }; s.send(.push); s.send(.inc(500)); s.send(.login("al")); s.send(.push); stop(); s.send(.inc(1)); s.send(.logout); return "\(seen) \(s.state.items) \(s.state.count)" }
        //= ["c100", "al", "-"] [100] 101
        ----
        struct DateRange: Sequence { let start: Date, end: Date; let step: Calendar.Component; var cal: Calendar = { var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "UTC")!; return c }(); func makeIterator() -> AnyIterator<Date> { var d: Date? = start; return AnyIterator { guard let cur = d, cur <= end else { return nil }; d = cal.date(byAdding: step, value: 1, to: cur); return cur } } }
        extension Date { init(_ y: Int, _ m: Int, _ d: Int) { var c = Calendar(identifier: .gregorian); c.timeZone = .gmt; self = c.date(from: DateComponents(year: y, month: m, day: d))! }; var ymd: String { var c = Calendar(identifier: .gregorian); c.timeZone = .gmt; let p = c.dateComponents([.year, .month, .day], from: self); return [p.year!, p.month!, p.day!].map { String(format: "%02d", $0) }.joined(separator: "-") }; static func - (a: Date, b: Date) -> TimeInterval { a.timeIntervalSince(b) } }
        func streaks(_ days: [Date]) -> [Int] { guard var prev = days.first else { return [] }; var out = [1]; for d in days.dropFirst() { if d - prev == 86400 { out[out.count - 1] += 1 } else { out.append(1) }; prev = d }; return out }
        func t() -> String { let r = DateRange(start: Date(2024, 1, 30), end: Date(2024, 5, 1), step: .month); let days = [Date(2024, 2, 28), Date(2024, 2, 29), Date(2024, 3, 1), Date(2024, 3, 5)]; return "\(r.map(\.ymd)) \(streaks(days)) \(days.max()!.ymd) \(Date(2024, 12, 31) > Date(2024, 1, 1)) \((Date(2024, 3, 1) - Date(2024, 2, 1)) / 86400) \(DateInterval(start: days[0], end: days[3]).contains(days[1])) \(Int(DateInterval(start: days[0], duration: 3600).duration))" }
        //= ["2024-01-30", "2024-02-29", "2024-03-29", "2024-04-29"] [3, 1] 2024-03-05 true 29.0 true 3600
        ----
        typealias Validator<T> = (T) -> [String]
        func all<T>(_ vs: Validator<T>...) -> Validator<T> { { x in vs.flatMap { $0(x) } } }
        func check<T, V>(_ kp: KeyPath<T, V>, _ msg: @autoclosure @escaping () -> String, _ ok: @escaping (V) -> Bool) -> Validator<T> { { ok($0[keyPath: kp]) ? [] : [msg()] } }
        func optional<T, V>(_ kp: KeyPath<T, V?>, _ v: @escaping Validator<V>) -> Validator<T> { { $0[keyPath: kp].map(v) ?? [] } }
        struct Address { var zip = ""; var country: String? }; struct SignupForm { var email = ""; var age = 0; var address: Address?; var tags: [String] = [] }
        let emailOK: (String) -> Bool = { $0.contains("@") && !$0.hasPrefix("@") }
        func t() -> String { let validate: Validator<SignupForm> = all(check(\.email, "bad email", emailOK), check(\.age, "too young") { $0 >= 18 }, check(\.tags.count, "too many") { $0 < 3 }, optional(\.address, all(check(\.zip, "zip", { $0.count == 5 && $0.allSatisfy(\.isNumber) }), optional(\.country) { $0.count == 2 ? [] : ["country \($0)"] })))
            let forms = [SignupForm(email: "a@b", age: 20), SignupForm(email: "@", age: 3, address: Address(zip: "12a45", country: "USA")), SignupForm(email: "x@y", age: 18, address: Address(zip: "12345"), tags: ["a", "b", "c"])]; return forms.map { validate($0).joined(separator: ",") }.map { $0.isEmpty ? "ok" : $0 }.joined(separator: " | ") }
        //= ok | bad email,too young,zip,country USA | too many
        ----
        struct Tokenizer { enum Token: Hashable, CustomStringConvertible { case word(Substring), number(Double), symbol(Character), string(String); var description: String { switch self { case .word(let w): "w:\(w)"; case .number(let n): "n:\(n)"; case .symbol(let c): "s:\(c)"; case .string(let s): "q:\(s)" } } }
            enum Failure: Error { case unterminated(at: Int) }
            let text: String; private(set) var index: String.Index; init(_ t: String) { text = t; index = t.startIndex }
            private func peek() -> Character? { index < text.endIndex ? text[index] : nil }
            private mutating func consume(while p: (Character) -> Bool) -> Substring { let s = index; while let c = peek(), p(c) { text.formIndex(after: &index) }; return text[s..<index] }
            mutating func next() throws -> Token? { _ = consume(while: \.isWhitespace); guard let c = peek() else { return nil }
                if c.isLetter { return .word(consume { $0.isLetter || $0 == "_" }) }; if c.isNumber { return .number(Double(consume { $0.isNumber || $0 == "." }) ?? .nan) }
                if c == "\"" { let start = text.distance(from: text.startIndex, to: index); index = text.index(after: index); let body = consume { $0 != "\"" }; guard peek() != nil else { throw Failure.unterminated(at: start) }; index = text.index(after: index); return .string(String(body)) }
                defer { index = text.index(after: index) }; return .symbol(c) }
            static func all(_ s: String) throws -> [Token] { var t = Tokenizer(s); var out: [Token] = []; while let x = try t.next() { out.append(x) }; return out } }
        func t() -> String { let ok = try! Tokenizer.all("let x_y = 3.5 + \"a b\"!"); var e = ""; do { _ = try Tokenizer.all("say \"hi") } catch Tokenizer.Failure.unterminated(let i) { e = "at \(i)" } catch {}; let words = ok.compactMap { if case .word(let w) = $0 { String(w) } else { nil } }; return "\(ok) \(e) \(words) \(Set(ok).count)" }
        //= [w:let, w:x_y, s:=, n:3.5, s:+, q:a b, s:!] at 4 ["let", "x_y"] 7
        ----
        struct Percent: RawRepresentable, Comparable, ExpressibleByFloatLiteral, Codable, Strideable { var rawValue: Double; init(rawValue: Double) { self.rawValue = min(max(rawValue, 0), 1) }; init(floatLiteral v: Double) { self.init(rawValue: v) }; static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue }; func distance(to o: Percent) -> Double { o.rawValue - rawValue }; func advanced(by n: Double) -> Percent { .init(rawValue: rawValue + n) } }
        extension Percent: CustomStringConvertible { var description: String { rawValue.formatted(.percent.precision(.fractionLength(0)).locale(Locale(identifier: "en_US"))) } }
        struct Ease { let f: (Double) -> Double; static let linear = Ease { $0 }; static let quad = Ease { $0 * $0 }; static func cubic(_ a: Double, _ b: Double) -> Ease { Ease { t in let u = 1 - t; return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t } }; func callAsFunction(_ p: Percent) -> Percent { Percent(rawValue: f(p.rawValue)) }; func reversed() -> Ease { Ease { 1 - f(1 - $0) } } }
        func t() -> String { let p: Percent = 0.5; let xs = Array(stride(from: 0.0 as Percent, through: 1.0, by: 0.25)); let j = try! JSONEncoder().encode([p]); return "\(p) \(Ease.quad(p)) \(Ease.quad.reversed()(p)) \(xs) \(String(data: j, encoding: .utf8)!) \(max(p, 0.75)) \(Ease.cubic(0, 1)(p)) \(Percent(rawValue: 7)) \(((0.25 as Percent)...p).contains(0.3)) \([p, 0.1].min()!)" }
        //= 50% 25% 75% [0%, 25%, 50%, 75%, 100%] [0.5] 75% 50% 100% true 10%
        ----
        actor EventBus { typealias Handler = @Sendable (String) async -> Void; private var handlers: [String: [Handler]] = [:]; private(set) var delivered = 0
            func on(_ topic: String, _ h: @escaping Handler) { handlers[topic, default: []].append(h) }
            func emit(_ topic: String, _ payload: String) async { for h in handlers[topic] ?? [] { await h(payload); delivered += 1 }; if let wild = handlers["*"] { for h in wild { await h("\(topic):\(payload)"); delivered += 1 } } } }
        actor Sink { private var items: [String] = []; func add(_ s: String) { items.append(s) }; var all: [String] { items } }
        struct Timeout: Error {}
        func first<T: Sendable>(of ops: [@Sendable () async throws -> T]) async throws -> T { try await withThrowingTaskGroup(of: T.self) { g in for op in ops { g.addTask { try await op() } }; defer { g.cancelAll() }; guard let r = try await g.next() else { throw Timeout() }; return r } }
        func t() async -> String { let bus = EventBus(), sink = Sink(); await bus.on("a") { await sink.add("1\($0)") }; await bus.on("*") { await sink.add("*\($0)") }; await bus.emit("a", "x"); await bus.emit("b", "y"); let r = try? await first(of: [{ 42 }]); var none = ""; do { _ = try await first(of: [] as [@Sendable () async throws -> Int]) } catch is Timeout { none = "timeout" } catch { none = "?" }
            let values = await withTaskGroup(of: (Int, String).self) { g in for (i, s) in ["a", "b", "c"].enumerated() { g.addTask { (i, s.uppercased()) } }; var out = Array(repeating: "", count: 3); for await (i, s) in g { out[i] = s }; return out }
            let (stream, cont) = AsyncStream.makeStream(of: Int.self); Task { for i in 1...3 { cont.yield(i * i) }; cont.finish() }; var total = 0; for await v in stream { total += v }
            return "\(await sink.all) \(await bus.delivered) \(r ?? 0) \(none) \(values) \(total)" }
        //= ["1x", "*a:x", "*b:y"] 3 42 timeout ["A", "B", "C"] 14
        ----
        enum Unit2: String, CaseIterable { case mm, cm, m, km; var factor: Double { switch self { case .mm: 0.001; case .cm: 0.01; case .m: 1; case .km: 1000 } } }
        struct Length: Comparable, Hashable { private let meters: Double; init(_ v: Double, _ u: Unit2 = .m) { meters = v * u.factor }; func `in`(_ u: Unit2) -> Double { meters / u.factor }; static func < (l: Self, r: Self) -> Bool { l.meters < r.meters }; static func + (l: Self, r: Self) -> Self { Length(l.meters + r.meters) }; static func / (l: Self, r: Self) -> Double { l.meters / r.meters }; static func * (l: Double, r: Self) -> Self { Length(l * r.meters) }; init?(parsing s: String) { let u = Unit2.allCases.sorted { $0.rawValue.count > $1.rawValue.count }.first { s.hasSuffix($0.rawValue) }; guard let u, let v = Double(s.dropLast(u.rawValue.count).trimmingCharacters(in: .whitespaces)) else { return nil }; self.init(v, u) } }
        extension Double { var km: Length { Length(self, .km) }; var cm: Length { Length(self, .cm) } }; extension Int { var m: Length { Length(Double(self)) } }
        extension Length: CustomStringConvertible { var description: String { let u = Unit2.allCases.last { abs(self.in($0)) >= 1 } ?? .mm; return "\(self.in(u).formatted(.number.precision(.fractionLength(0...2)).locale(Locale(identifier: "en_US"))))\(u)" } }
        extension Sequence where Element == Length { func sum() -> Length { reduce(0.m, +) } }
        func t() -> String { "\((1.5).km) \(3.m + (20.0).cm) \([(1.5).km, 200.m].sum()) \(Length(parsing: "12.5 cm")!.in(.mm)) \(Length(parsing: "x") as Any) \(2 * (30.0).cm) \((1.0).km / 250.m) \([3.m, (2.0).km, (5.0).cm].sorted()) \(5.m == (500.0).cm) \(Length(parsing: "3km").map { "\($0)" } ?? "-")" }
        //= 1.5km 3.2m 1.7km 125.0 nil 60cm 4.0 [5cm, 3m, 2km] true 3km
        ----
        struct Puzzle { var grid: [[Int]]; init?(_ s: String) { let rows = s.split(separator: "/").map { $0.compactMap(\.wholeNumberValue) }; guard !rows.isEmpty, Set(rows.map(\.count)).count == 1 else { return nil }; grid = rows }
            subscript(r: Int, c: Int) -> Int? { get { grid.indices.contains(r) && grid[r].indices.contains(c) ? grid[r][c] : nil } set { if let newValue, self[r, c] != nil { grid[r][c] = newValue } } }
            var transposed: [[Int]] { grid[0].indices.map { c in grid.map { $0[c] } } }
            func neighbours(_ r: Int, _ c: Int) -> [Int] { [(-1, 0), (1, 0), (0, -1), (0, 1)].compactMap { self[r + $0.0, c + $0.1] } }
            func lowPoints() -> [(Int, Int)] { grid.indices.flatMap { r in grid[r].indices.filter { c in neighbours(r, c).allSatisfy { $0 > grid[r][c] } }.map { (r, $0) } } }
            mutating func rotate() { grid = transposed.map { $0.reversed() } }
            func flood(_ r: Int, _ c: Int, seen: inout Set<[Int]>) -> Int { guard let v = self[r, c], v != 9, seen.insert([r, c]).inserted else { return 0 }; return 1 + [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)].reduce(0) { $0 + flood($1.0, $1.1, seen: &seen) } } }
        func t() -> String { var p = Puzzle("219/398/985")!; let lows = p.lowPoints(); var seen = Set<[Int]>(); let f = p.flood(0, 0, seen: &seen); p[0, 0] = 7; p[9, 9] = 1; p[2, 2]? += 3; p.rotate(); return "\(lows.map { "\($0),\($1)" }) \(f) \(seen.count) \(p.grid) \(p[5, 5] as Any) \(Puzzle("12/3") == nil) \(p.grid.joined().reduce(0, +)) \(p.grid.map { $0.map(String.init).joined() }.joined(separator: "/"))" }
        //= ["0,1", "2,2"] 3 3 [[9, 3, 7], [8, 9, 1], [8, 8, 9]] nil true 62 937/891/889
        ----
        protocol Node: AnyObject { var name: String { get set }; var parent: (any Container)? { get set }; var size: Int { get } }
        protocol Container: Node { var children: [any Node] { get set } }
        extension Node { var path: String { (parent.map { $0.path == "/" ? "" : $0.path } ?? "") + (parent == nil ? "/" : "/\(name)") }; func isDescendant(of c: any Container) -> Bool { parent.map { $0 === c || $0.isDescendant(of: c) } ?? false } }
        extension Container { var size: Int { children.reduce(0) { $0 + $1.size } }; @discardableResult func add<N: Node>(_ n: N) -> N { children.append(n); n.parent = self; return n }; func find(where p: (any Node) -> Bool) -> (any Node)? { for c in children { if p(c) { return c }; if let d = c as? any Container, let f = d.find(where: p) { return f } }; return nil }; var files: [File] { children.flatMap { n -> [File] in switch n { case let f as File: [f]; case let d as any Container: d.files; default: [] } } } }
        final class File: Node { var name: String; weak var parent: (any Container)?; let size: Int; init(_ n: String, _ s: Int) { name = n; size = s } }
        final class Dir: Container { var name: String; weak var parent: (any Container)?; var children: [any Node] = []; init(_ n: String) { name = n } }
        func t() -> String { let root = Dir(""); let a = root.add(Dir("a")); let f = a.add(File("f.txt", 10)); a.add(Dir("b")).add(File("g", 5)); root.add(File("h", 1)); let g = root.find { $0.name == "g" }!; return "\(f.path) \(g.path) \(root.size) \(root.files.map(\.name)) \(g.isDescendant(of: a)) \(f.isDescendant(of: root)) \(root.find { $0.size > 100 } == nil) \(a.children.count) \(type(of: g)) \(root.path)" }
        //= /a/f.txt /a/b/g 16 ["f.txt", "g", "h"] true true true 2 File /
        ----
        func t() -> String {
            let scores = ["ann": [90, 85], "bob": [70], "cy": []]
            let avg = scores.mapValues { xs in xs.isEmpty ? Double.nan : Double(xs.reduce(0, +)) / Double(xs.count) }
            let ranked = avg.filter { !$0.value.isNaN }.sorted { $0.value > $1.value }.enumerated().map { i, kv in "\(i + 1).\(kv.key)=\(kv.value)" }
            let total = scores.values.joined().reduce(into: (n: 0, sum: 0)) { $0.n += 1; $0.sum += $1 }
            let hist = scores.values.flatMap { $0 }.reduce(into: [Range<Int>: Int]()) { let lo = $1 / 10 * 10; $0[lo..<lo + 10, default: 0] += 1 }
            let text = hist.sorted { $0.key.lowerBound < $1.key.lowerBound }.map { "\($0.key):" + String(repeating: "#", count: $0.value) }
            let m = Double.maximum(1, .nan), inf = 1.0 / 0, neg = -0.0; let s = (0.1 + 0.2).rounded(toPlaces: 2), b = 7.5.rounded(.toNearestOrEven), t = (-7.5).rounded(.towardZero)
            let ints = [Int("12"), Int("x"), Int("-7"), Int("+3")].map { $0 ?? 0 }, h = String(255, radix: 16, uppercase: true), pad = String(repeating: "0", count: 4 - h.count) + h
            let (q, r) = (-7).quotientAndRemainder(dividingBy: 2), mod = ((-7) % 3 + 3) % 3, sh = -16 >> 2, cl = Int8(clamping: 300), ex = Int8(exactly: 300), tr = UInt8(truncatingIfNeeded: -1)
            return "\(ranked) \(total) \(text) \(m) \(inf) \(neg) \(s) \(b) \(t) \(ints) \(pad) \(q) \(r) \(mod) \(sh) \(cl) \(ex as Any) \(tr) \(Int.max.description.count) \(5.isMultiple(of: 0)) \(Double("1e3")!) \(Float(1) / 3) \(1.0.ulp < 1e-10) \(3.7.truncatingRemainder(dividingBy: 1) > 0.69) \(10.0.squareRoot().formatted(.number.precision(.significantDigits(3)))) \(pow(2.0, 10)) \(abs(-3)) \((2...4).map { 1 << $0 })" }
        extension Double { func rounded(toPlaces n: Int) -> Double { let p = pow(10, Double(n)); return (self * p).rounded() / p } }
        //= ["1.ann=87.5", "2.bob=70.0"] (n: 3, sum: 245) ["70..<80:#", "80..<90:#", "90..<100:#"] 1.0 inf -0.0 0.3 8.0 -7.0 [12, 0, -7, 3] 00FF -3 -1 2 -4 127 nil 255 19 false 1000.0 0.33333334 true true 3.16 1024.0 3 [4, 8, 16]
        ----
        @propertyWrapper struct Observed<Value: Equatable> { private var v: Value; var onChange: ((Value, Value) -> Void)?; init(wrappedValue: Value) { v = wrappedValue }; var wrappedValue: Value { get { v } set { let old = v; v = newValue; if old != newValue { onChange?(old, newValue) } } }; var projectedValue: Self { get { self } set { self = newValue } } }
        @propertyWrapper struct Capped { let max: Int; var wrappedValue: Int { didSet { wrappedValue = Swift.min(wrappedValue, max) } }; init(wrappedValue: Int, max: Int) { self.max = max; self.wrappedValue = Swift.min(wrappedValue, max) } }
        @propertyWrapper struct Lower { var wrappedValue: String; var projectedValue: Int { wrappedValue.count }; init(wrappedValue: String) { self.wrappedValue = wrappedValue.lowercased() } }
        struct Player { @Observed var score = 0; @Capped(max: 10) var lives = 99; @Observed var name: String; let tag: String; init(name: String, tag: @autoclosure () -> String = "none") { self.name = name; self.tag = tag() }; mutating func track(_ f: @escaping (String) -> Void) { $score.onChange = { f("score \($0)->\($1)") }; $name.onChange = { f("name \($0)->\($1)") } } }
        func shout(@Lower _ s: String) -> String { s + "\($s)" }
        func t() -> String { var log: [String] = []; var p = Player(name: "a"); p.track { log.append($0) }; p.score += 5; p.score += 0; p.name = "b"; p.lives -= 3; let l1 = p.lives; p.lives += 50; @Capped(max: 3) var local = 9; local += 1; return "\(log) \(l1) \(p.lives) \(p.tag) \(local) \(shout("HEY"))" }
        //= ["score 0->5", "name a->b"] 7 10 none 3 hey3
        ----
        struct Matrix3 { var m: [[Double]]; static let identity = Matrix3(m: (0..<3).map { r in (0..<3).map { $0 == r ? 1 : 0 } }); static func * (a: Matrix3, b: Matrix3) -> Matrix3 { Matrix3(m: a.m.map { row in (0..<3).map { c in zip(row, b.m).map { $0 * $1[c] }.reduce(0, +) } }) }; static func translate(_ x: Double, _ y: Double) -> Matrix3 { var r = identity; (r.m[0][2], r.m[1][2]) = (x, y); return r }; static func scale(_ s: Double) -> Matrix3 { var r = identity; r.m[0][0] = s; r.m[1][1] = s; return r }
            func apply(_ p: (x: Double, y: Double)) -> (x: Double, y: Double) { let v = [p.x, p.y, 1]; let r = m.map { zip($0, v).map(*).reduce(0, +) }; return (r[0], r[1]) }; var determinant: Double { let (a, b, c) = (m[0], m[1], m[2]); return a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]) } }
        infix operator •: AdditionPrecedence
        func • <A, B, C>(f: @escaping (B) -> C, g: @escaping (A) -> B) -> (A) -> C { { f(g($0)) } }
        func t() -> String { let t = [Matrix3.translate(1, 2), .scale(3), .identity].reduce(.identity, *); let p = t.apply((2, 1)); let inc: (Int) -> Int = { $0 + 1 }, sq: (Int) -> Int = { $0 * $0 }; let f = inc • sq • inc, str = String.init(_:) as (Int) -> String; return "\(p) \(p.x) \(t.determinant) \(f(2)) \((str • sq)(9)) \([1, 2].map(inc • inc)) \(Matrix3.identity.m.flatMap { $0 }.filter { $0 != 0 }.count)" }
        //= (x: 7.0, y: 5.0) 7.0 9.0 10 81 [3, 4] 3
        ----
        enum Command { case move(dx: Int = 0, dy: Int = 0), rotate(degrees: Double), say(String, times: Int = 1), sequence([Command]), conditional(() -> Bool, then: [Command], else: [Command] = []) }
        extension Command { static func right(_ n: Int) -> Command { .move(dx: n) }; static var spin: Command { .rotate(degrees: 360) }; static func + (l: Command, r: Command) -> Command { switch (l, r) { case (.sequence(let a), .sequence(let b)): .sequence(a + b); case (.sequence(let a), _): .sequence(a + [r]); case (_, .sequence(let b)): .sequence([l] + b); default: .sequence([l, r]) } } }
        struct Turtle { var x = 0, y = 0; var heading = 0.0 { didSet { heading = heading.truncatingRemainder(dividingBy: 360) } }; var said: [String] = []
            mutating func run(_ c: Command) { switch c { case let .move(dx, dy): x += dx; y += dy; case .rotate(let d): heading += d; case .say(let s, times: 1): said.append(s); case .say(let s, let n): said += Array(repeating: s, count: n); case .sequence(let cs): cs.forEach { run($0) }; case let .conditional(p, yes, no): for c in p() ? yes : no { run(c) } } } }
        func t() -> String { var t = Turtle(); let big = { 5 > 3 }; t.run(.right(3) + .move(dy: -1) + .spin + .say("hi")); t.run(.conditional(big, then: [.say("yo", times: 2), .rotate(degrees: 450)])); t.run(.conditional({ false }, then: [], else: [.move(dx: 1, dy: 1)])); let cs: [Command] = [.move(), .say("a"), .right(1)]; let kinds = cs.map { if case .move(let dx, _) = $0 { "m\(dx)" } else if case .say = $0 { "s" } else { "?" } }; return "\(t.x),\(t.y) \(t.heading) \(t.said) \(kinds)" }
        //= 4,0 90.0 ["hi", "yo", "yo"] ["m0", "s", "m1"]
        ----
        struct Diff<T: Hashable> { let inserted, removed: [T]; let kept: Int; init(_ a: [T], _ b: [T]) { let d = b.difference(from: a); inserted = d.insertions.compactMap { if case .insert(_, let e, _) = $0 { e } else { nil } }; removed = d.removals.map { switch $0 { case .remove(_, let e, _), .insert(_, let e, _): e } }; kept = a.count - removed.count } }
        func lcs(_ a: String, _ b: String) -> String { let (a, b) = (Array(a), Array(b)); var t = [[Int]](repeating: .init(repeating: 0, count: b.count + 1), count: a.count + 1); for i in a.indices.reversed() { for j in b.indices.reversed() { t[i][j] = a[i] == b[j] ? t[i + 1][j + 1] + 1 : max(t[i + 1][j], t[i][j + 1]) } }; var (i, j, out) = (0, 0, ""); while i < a.count, j < b.count { if a[i] == b[j] { out.append(a[i]); i += 1; j += 1 } else if t[i + 1][j] >= t[i][j + 1] { i += 1 } else { j += 1 } }; return out }
        func topo(_ deps: [String: Set<String>]) -> [String]? { var d = deps, out: [String] = []; while !d.isEmpty { let ready = d.filter(\.value.isEmpty).keys.sorted(); if ready.isEmpty { return nil }; out += ready; for r in ready { d[r] = nil }; d = d.mapValues { $0.subtracting(ready) } }; return out }
        func primes(upTo n: Int) -> [Int] { guard n >= 2 else { return [] }; var s = Array(repeating: true, count: n + 1); s.replaceSubrange(0...1, with: [false, false]); for i in 2... { guard i * i <= n else { break }; if s[i] { for j in stride(from: i * i, through: n, by: i) { s[j] = false } } }; return s.indices.filter { s[$0] } }
        func quicksort<T: Comparable>(_ a: [T]) -> [T] { guard let (p, rest) = a.first.map({ ($0, a.dropFirst()) }) else { return [] }; return quicksort(rest.filter { $0 < p }) + [p] + quicksort(rest.filter { $0 >= p }) }
        func t() -> String { let d = Diff(["a", "b", "c"], ["b", "x", "c"]); var arr = [1, 2, 3, 4, 5]; arr.removeSubrange(1..<3); arr.insert(contentsOf: [9, 8], at: 1); arr.removeAll { $0 == 4 }; return "\(d.inserted)\(d.removed)\(d.kept) \(lcs("AGGTAB", "GXTXAYB")) \(topo(["a": ["b"], "b": [], "c": ["a", "b"]]) ?? []) \(topo(["a": ["a"]]) == nil) \(primes(upTo: 30)) \(quicksort([3, 1, 2, 3])) \(arr) \(arr.reversed().firstIndex(of: 8) != nil)" }
        //= ["x"]["a"]2 GTAB ["b", "a", "c"] true [2, 3, 5, 7, 11, 13, 17, 19, 23, 29] [1, 2, 3, 3] [1, 9, 8, 5] true
        ----
        struct Invoice: Codable { let no: Int; let lines: [Int]; init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self); no = try c.decode(Int.self, forKey: .no); lines = c.contains(.lines) ? try c.decode([Int].self, forKey: .lines) : [] } }
        func t() -> String { var o: [String] = []; for s in [#"{"no": 5}"#, "{}", #"{"no": "x"}"#] { do { o.append("\(try JSONDecoder().decode(Invoice.self, from: Data(s.utf8)).no)") } catch DecodingError.keyNotFound(let k, _) { o.append(k.stringValue) } catch DecodingError.typeMismatch(let t, let c) { o.append("\(t) \(c.codingPath.map(\.stringValue))") } catch { o.append("?") } }; return "\(o)" }
        //= ["5", "no", "Int [\"no\"]"]
        ----
        func t() -> String { let d = Data([3, 250]); let e = Data(); return "\(d.last as Any) \(d.first as Any) \(e.first as Any) \(d.first.map { $0 / 2 } as Any) \(d.first! / 2) \(e.last ?? 7) \(d.first == 3)" }
        //= Optional(250) Optional(3) nil Optional(1) 1 7 true
        """###
}
