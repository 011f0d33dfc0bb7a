// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Stores, parsers, formats and tasks as several authors write them, a dozen constructs in each.
    static let storeCode = ###"""
        func t() -> String {
            let people: [(name: String, age: Int, city: String)] = [("Ann", 31, "Oslo"), ("Bo", 25, "Rome"), ("Cy", 31, "Rome"), ("Di", 19, "Oslo")]
            let byCity = Dictionary(grouping: people, by: { $0.city }).mapValues { $0.map(\.age).reduce(0, +) / $0.count }
            let sorted = people.sorted { ($0.age, $1.name) > ($1.age, $0.name) }.map(\.name)
            let index = Dictionary(people.map { ($0.name.first!, $0.age) }, uniquingKeysWith: max)
            let chunks = stride(from: 0, to: people.count, by: 3).map { Array(people[$0..<min($0 + 3, people.count)]).map(\.name) }
            let (adults, minors) = (people.filter { $0.age >= 21 }, people.filter { $0.age < 21 })
            let pairs = zip(people, people.dropFirst()).map { "\($0.name)-\($1.name)" }
            let part = people.map(\.age); var p2 = part; let pivot = p2.partition { $0 > 26 }
            return "\(byCity.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }) \(sorted) \(index["B"]!) \(chunks) \(adults.count)/\(minors.count) \(pairs) \(pivot) \(part.min()!) \(people.contains { $0.city == "Rome" }) \(people.first(where: { $0.age < 30 })?.name ?? "") \(people.lastIndex { $0.city == "Oslo" } ?? -1)" }
        //= ["Oslo:25", "Rome:28"] ["Ann", "Cy", "Bo", "Di"] 25 [["Ann", "Bo", "Cy"], ["Di"]] 3/1 ["Ann-Bo", "Bo-Cy", "Cy-Di"] 2 19 true Bo 3
        ----
        struct Temperature: Equatable { var celsius: Double; var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } } ; static let boiling = Self(celsius: 100); static prefix func - (t: Self) -> Self { Self(celsius: -t.celsius) } }
        struct Thermostat { var target = Temperature(celsius: 20) { willSet { events.append("will \(newValue.celsius)") } didSet { events.append("did \(oldValue.celsius)->\(target.celsius)") } }; var events: [String] = []; lazy var label: String = { "T\(Int(target.celsius))" }() ; static func === (a: Thermostat, b: Thermostat) -> Bool { a.target == b.target } }
        func adjust(_ d: inout Double, by n: Double = 1) { d += n }
        func t() -> String { var th = Thermostat(); adjust(&th.target.celsius); th.target.fahrenheit = 212; let l = th.label; th.target = -th.target; var other = th; other.events.removeAll(); withUnsafeMutablePointer(to: &other.target) { $0.pointee.celsius = 1 }
            return "\(th.events) \(l) \(th.label) \(Temperature.boiling == Temperature(celsius: 100)) \(th === other) \(other.events.count)" }
        //= ["will 21.0", "did 20.0->21.0", "will 100.0", "did 21.0->100.0", "will -100.0", "did 100.0->-100.0"] T100 T100 true false 2
        ----
        struct Token: Equatable { enum Kind: Equatable { case number(Double), ident(String), op(Character), paren(open: Bool) }; let kind: Kind; let pos: Int }
        struct Lexer: Sequence, IteratorProtocol { private let chars: [Character]; private var i = 0; init(_ s: some StringProtocol) { chars = Array(s) }
            private mutating func take(while p: (Character) -> Bool) -> String { let s = i; while i < chars.count, p(chars[i]) { i += 1 }; return String(chars[s..<i]) }
            mutating func next() -> Token? { _ = take(while: \.isWhitespace); guard i < chars.count else { return nil }; let pos = i
                switch chars[i] { case let c where c.isNumber: return Token(kind: .number(Double(take { $0.isNumber || $0 == "." })!), pos: pos); case "a"..."z", "_": return Token(kind: .ident(take { $0.isLetter || $0 == "_" }), pos: pos); case "(", ")": defer { i += 1 }; return Token(kind: .paren(open: chars[i] == "("), pos: pos); case let c: i += 1; return Token(kind: .op(c), pos: pos) } } }
        func t() -> String { let ts = Array(Lexer("foo_a + (3.25*x)")); let s = ts.map { t in switch t.kind { case .number(let n): "N\(n)"; case .ident(let s): "I\(s)"; case .op(let c): "O\(c)"; case .paren(true): "("; case .paren(open: false): ")" } }; return s.joined(separator: " ") + " \(ts.last!.pos) \(ts.filter { if case .ident = $0.kind { true } else { false } }.count) \(Lexer("1").map(\.kind) == [.number(1)])" }
        //= Ifoo_a O+ ( N3.25 O* Ix ) 15 2 true
        ----
        func t() -> String {
            let words = ["apple", "Banana", "cherry", "date", "Elder"]
            let a = words.sorted(by: { $0.localizedCaseInsensitiveCompare($1) == .orderedDescending })
            let b = words.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
            let pad = words.map { $0.padding(toLength: 7, withPad: ".", startingAt: 0) }
            let num = String(format: "%05.2f|%-6@|%x|%3d%%", 3.14159, "ab", 255, 42)
            let c = "a,b;c d".components(separatedBy: CharacterSet(charactersIn: ",; "))
            let t = "  trim me\n".trimmingCharacters(in: .whitespacesAndNewlines)
            let r = "hello world".range(of: "o w").map { "hello world"[..<$0.lowerBound] } ?? ""
            var s = "insert"; s.insert(contentsOf: "[x]", at: s.index(s.startIndex, offsetBy: 2)); s.replaceSubrange(s.startIndex...s.startIndex, with: "I"); s.removeLast(2)
            let u = "é".unicodeScalars.count + "e\u{301}".unicodeScalars.count + "👨‍👩‍👧".count
            return "\(a) \(b) \(pad[0]) \(num) \(c) \(t) \(r) \(s) \(u) \("abc" < "abd") \("Straße".uppercased()) \("a\tb".debugDescription) \("x".isEmpty) \(Int("ff", radix: 16)!) \(String(10, radix: 2)) \("line1\nline2".split(whereSeparator: \.isNewline).count) \("abc".hasSuffix("bc"))" }
        //= ["Elder", "date", "cherry", "Banana", "apple"] ["Apple", "Banana", "Cherry", "Date", "Elder"] apple.. 03.14|ab|ff| 42% ["a", "b", "c", "d"] trim me hell In[x]se 4 true STRASSE "a\tb" false 255 1010 2 true
        ----
        class EventEmitter<Event: Hashable> { typealias Handler = (Any?) -> Void; private var handlers: [Event: [(id: Int, f: Handler)]] = [:]; private var nextID = 0
            @discardableResult func on(_ e: Event, _ h: @escaping Handler) -> () -> Void { nextID += 1; let id = nextID; handlers[e, default: []].append((id, h)); return { [weak self] in self?.handlers[e]?.removeAll { $0.id == id } } }
            func once(_ e: Event, _ h: @escaping Handler) { var off: (() -> Void)?; off = on(e) { v in off?(); h(v) } }
            func emit(_ e: Event, _ v: Any? = nil) { handlers[e]?.forEach { $0.f(v) } } }
        func t() -> String { enum E { case tick, done }; let em = EventEmitter<E>(); var out: [String] = []
            let off = em.on(.tick) { out.append("tick \($0 ?? "nil")") }
            em.once(.done) { v in if let s = v as? String { out.append("done \(s)") } else if case let n as Int = v { out.append("int \(n)") } }
            em.emit(.tick, 1); em.emit(.tick); em.emit(.done, 5); em.emit(.done, "again"); off(); em.emit(.tick, 2)
            return out.joined(separator: ",") }
        //= tick 1,tick nil,int 5
        ----
        struct Parser<Out> { let run: (inout Substring) -> Out?
            func map<B>(_ f: @escaping (Out) -> B) -> Parser<B> { .init { s in self.run(&s).map(f) } }
            func flatMap<B>(_ f: @escaping (Out) -> Parser<B>) -> Parser<B> { Parser<B> { s in let o = s; guard let a = run(&s), let b = f(a).run(&s) else { s = o; return nil }; return b } }
            var many: Parser<[Out]> { Parser<[Out]> { s in var r: [Out] = []; while let v = run(&s) { r.append(v) }; return r } }
            static func | (l: Parser, r: Parser) -> Parser { Parser { l.run(&$0) ?? r.run(&$0) } }
            func parse(_ s: String) -> (Out?, rest: String) { var sub = s[...]; let r = run(&sub); return (r, String(sub)) } }
        extension Parser where Out == Character { static func char(_ p: @escaping (Character) -> Bool) -> Self { .init { s in guard let c = s.first, p(c) else { return nil }; s.removeFirst(); return c } } }
        extension Parser where Out == Int { static let int = Parser<Character>.char(\.isNumber).many.flatMap { ds in Parser { _ in Int(String(ds)) } } }
        func t() -> String { let ws = Parser<Character>.char(\.isWhitespace).many; let item = Parser.int.flatMap { n in ws.map { _ in n } }; let r = item.many.parse("12 7  90x"); let sign = Parser<Character>.char { $0 == "-" }.map { _ in -1 } | Parser<Int> { _ in 1 }; return "\(r.0!) \(r.rest) \(sign.flatMap { s in Parser.int.map { s * $0 } }.parse("-5").0!)" }
        //= [12, 7, 90] x -5
        ----
        struct Inventory { private var stock: [String: (qty: Int, price: Double)] = [:]; enum Failure: Error { case outOfStock(item: String, missing: Int), unknown(String) }
            subscript(item: String) -> Int { get { stock[item]?.qty ?? 0 } set { stock[item, default: (0, 1)].qty = newValue } }
            mutating func buy(_ item: String, _ n: Int) throws(Failure) -> Double { guard var e = stock[item] else { throw .unknown(item) }; guard e.qty >= n else { throw .outOfStock(item: item, missing: n - e.qty) }; e.qty -= n; defer { stock[item] = e }; return e.price * Double(n) }
            mutating func set(_ i: String, price: Double) { stock[i]?.price = price } }
        func t() -> String { var inv = Inventory(); inv["pen"] = 5; inv["cup"] += 2; inv.set("pen", price: 1.25)
            func attempt(_ i: String, _ n: Int) -> String { do { return "\(try inv.buy(i, n))" } catch .outOfStock(let i, let m) { return "\(i) short by \(m)" } catch { switch error { case .unknown(let s): return "no \(s)"; default: return "?" } } }
            return [attempt("pen", 4), attempt("pen", 4), attempt("hat", 1), attempt("cup", 2), "\(inv["pen"]) \(inv["cup"])"].joined(separator: "; ") }
        //= 5.0; pen short by 3; no hat; 2.0; 1 0
        ----
        struct Student { let name: String; let grades: [String: Int] }
        func letter(_ g: Int) -> Character { switch g { case 90...: "A"; case 80..<90: "B"; case ..<50: "F"; default: "C" } }
        func t() -> String { let ss = [Student(name: "Amy", grades: ["math": 95, "art": 71]), Student(name: "Ben", grades: ["math": 45]), Student(name: "Cat", grades: [:])]
            let rows = ss.map { s -> String in let avg = s.grades.isEmpty ? nil : Double(s.grades.values.reduce(0, +)) / Double(s.grades.count); let l = avg.map { letter(Int($0.rounded())) }; return "\(s.name):\(avg.map { String(format: "%.1f", $0) } ?? "n/a")\(l.map { "(\($0))" } ?? "")" }
            let all = ss.flatMap { s in s.grades.map { (s.name, $0.key, $0.value) } }.sorted { $0.2 > $1.2 }
            let best = all.first; let names = Set(all.map(\.1)).sorted(); var tally: [Character: Int] = [:]; for (_, _, g) in all { tally[letter(g)] = (tally[letter(g)] ?? 0) + 1 }
            return "\(rows) \(best.map { "\($0.0) \($0.1)" } ?? "") \(names) \(tally.keys.sorted().map { "\($0)\(tally[$0]!)" })" }
        //= ["Amy:83.0(B)", "Ben:45.0(F)", "Cat:n/a"] Amy math ["art", "math"] ["A1", "C1", "F1"]
        ----
        final class ViewModel { enum Action { case add(String), toggle(Int), remove(IndexSet), filter(Filter) }; enum Filter: String, CaseIterable, CustomStringConvertible { case all, open, done; var description: String { rawValue.capitalized } }
            struct Todo: Identifiable { let id: Int; var title: String; var done = false }
            private(set) var todos: [Todo] = [] { didSet { changes += 1 } }; private(set) var changes = 0; var filter = Filter.all; private var ids = (1...).makeIterator()
            var visible: [Todo] { todos.filter { t in switch filter { case .all: true; case .open: !t.done; case .done: t.done } } }
            func send(_ a: Action) { switch a { case .add(let s) where s.trimmingCharacters(in: .whitespaces).isEmpty: break; case .add(let s): todos.append(.init(id: ids.next()!, title: s)); case .toggle(let id): guard let i = todos.firstIndex(where: { $0.id == id }) else { return }; todos[i].done.toggle(); case .remove(let set): for i in set.sorted(by: >) { todos.remove(at: i) }; case .filter(let f): filter = f } } }
        func t() -> String { let vm = ViewModel(); ([.add("a"), .add("  "), .add("b"), .add("c"), .toggle(2), .toggle(9), .remove(IndexSet([0])), .filter(.done)] as [ViewModel.Action]).forEach(vm.send); return "\(vm.visible.map(\.title)) \(vm.todos.map { "\($0.id)\($0.done ? "✓" : "")" }) \(vm.changes) \(vm.filter) \(ViewModel.Filter.allCases)" }
        //= ["b"] ["2✓", "3"] 5 Done [All, Open, Done]
        ----
        struct Rational: SignedNumeric, Comparable, CustomStringConvertible { var n: Int, d: Int
            init(_ n: Int, _ d: Int = 1) { let g = Rational.gcd(abs(n), abs(d)); let s = d < 0 ? -1 : 1; self.n = s * n / max(g, 1); self.d = s * d / max(g, 1) }
            init(integerLiteral v: Int) { self.init(v) }; init?<T: BinaryInteger>(exactly s: T) { guard let v = Int(exactly: s) else { return nil }; self.init(v) }
            static func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
            var magnitude: Rational { Rational(abs(n), d) }
            static func + (a: Self, b: Self) -> Self { .init(a.n * b.d + b.n * a.d, a.d * b.d) }; static func - (a: Self, b: Self) -> Self { .init(a.n * b.d - b.n * a.d, a.d * b.d) }; static func * (a: Self, b: Self) -> Self { .init(a.n * b.n, a.d * b.d) }; static func *= (a: inout Self, b: Self) { a = a * b }; static func / (a: Self, b: Self) -> Self { .init(a.n * b.d, a.d * b.n) }
            static func < (a: Self, b: Self) -> Bool { a.n * b.d < b.n * a.d }; var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" } }
        func dot<T: Numeric>(_ a: [T], _ b: [T]) -> T { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
        func t() -> String { let h = Rational(1, 2), th: Rational = Rational(1, -3); var x = h + th * 6; x *= 4; return "\(h + th) \(x) \(dot([h, th], [2, 3])) \([h, th, 1].sorted()) \([h, th].reduce(0, +)) \(dot([1.5], [2])) \((h - th) / th) \(abs(th)) \(Rational(exactly: 5)!)" }
        //= 1/6 -6 0 [-1/3, 1/2, 1] 1/6 3.0 -5/2 1/3 5
        ----
        func t() -> String {
            var log: [String] = []
            func work(_ n: Int) throws -> Int { defer { log.append("end\(n)") }; log.append("start\(n)"); struct Neg: Error {}; if n < 0 { throw Neg() }; for i in 0... { defer { log.append("i\(i)") }; if i == n { break } }; return n * 2 }
            let a = try? work(1); let b = try? work(-1)
            let r: Int = { do { return try work(0) } catch { return -9 } }()
            outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; if i == 3 { break outer }; log.append("\(i)\(j)") } }
            var n = 10; repeat { n -= 3 } while n > 0; while true { n += 2; if n > 3 { break } }
            var (x, y) = (1, 2); swap(&x, &y); (x, y) = (y, x + y)
            let label = if n > 4 { "big" } else if n == 4 { "four" } else { "small" }
            let k = switch (x, y) { case (1, _): "one"; case (_, let q) where q > 2: "q\(q)"; default: "none" }
            return "\(log) \(a ?? 0) \(b as Any) \(r) \(n) \(x)\(y) \(label) \(k)" }
        //= ["start1", "i0", "i1", "end1", "start-1", "end-1", "start0", "i0", "end0", "11", "21"] 2 nil 0 4 13 four one
        ----
        struct Env { var clock: () -> Date = { Date(timeIntervalSince1970: 0) }; var uuid: @Sendable () -> String = { "id" }; static let mock = Env(clock: { .init(timeIntervalSince1970: 86400 * 365.25 * 30) }) }
        struct Reducer<S, A> { let reduce: (inout S, A, Env) -> [A]
            func combined(with o: Reducer) -> Reducer { Reducer { s, a, e in self.reduce(&s, a, e) + o.reduce(&s, a, e) } }
            func pullback<GS, GA>(_ kp: WritableKeyPath<GS, S>, _ extract: @escaping (GA) -> A?, _ embed: @escaping (A) -> GA) -> Reducer<GS, GA> { .init { gs, ga, e in guard let a = extract(ga) else { return [] }; return self.reduce(&gs[keyPath: kp], a, e).map(embed) } } }
        enum CounterAction { case inc, dec, add(Int) }; enum AppAction { case counter(CounterAction), stamp; var counter: CounterAction? { if case let .counter(a) = self { return a }; return nil } }
        struct AppState { var count = 0; var year: String = ""; var log = [String]() }
        func t() -> String { let c = Reducer<Int, CounterAction> { s, a, _ in switch a { case .inc: s += 1; return s == 3 ? [.add(10)] : []; case .dec: s -= 1; case .add(let n): s += n }; return [] }
            let app = c.pullback(\AppState.count, \AppAction.counter, AppAction.counter).combined(with: .init { s, a, e in if case .stamp = a { s.year = String(Calendar(identifier: .gregorian).component(.year, from: e.clock())) + e.uuid() }; s.log.append("\(a)"); return [] })
            var s = AppState(); var queue: [AppAction] = [.counter(.inc), .counter(.add(1)), .counter(.inc), .stamp]; while !queue.isEmpty { let a = queue.removeFirst(); queue += app.reduce(&s, a, .mock) }
            return "\(s.count) \(s.year) \(s.log)" }
        //= 13 2000id ["counter(CounterAction.inc)", "counter(CounterAction.add(1))", "counter(CounterAction.inc)", "stamp", "counter(CounterAction.add(10))"]
        ----
        struct Grid<T> { let w: Int, h: Int; var cells: [T]; init(_ w: Int, _ h: Int, _ make: @autoclosure () -> T) { (self.w, self.h) = (w, h); cells = (0..<w * h).map { _ in make() } }
            subscript(x x: Int, y y: Int) -> T { _read { yield cells[y * w + x] } _modify { yield &cells[y * w + x] } }
            subscript(row r: Int) -> ArraySlice<T> { get { cells[r * w..<(r + 1) * w] } set { cells.replaceSubrange(r * w..<(r + 1) * w, with: newValue) } }
            subscript(p: (Int, Int)) -> T { cells[p.1 * w + p.0] }
            func map<U>(_ f: (T) throws -> U) rethrows -> Grid<U> { var g = Grid<U>(w, h, try! f(cells[0])); g.cells = try cells.map(f); return g } }
        func t() -> String { var n = 0; func next() -> Int { n += 1; return n }; var g = Grid(3, 2, next()); g[x: 1, y: 1] *= 10; g[row: 0] = [7, 8, 9]; g[row: 1][3] = -4; let s = g.map { "<\($0)>" }; return "\(g.cells) \(g[row: 1].startIndex) \(s[x: 2, y: 0]) \(g[(0, 1)]) \(n) \(g[row: 1].reduce(0, +))" }
        //= [7, 8, 9, -4, 50, 6] 3 <9> -4 6 52
        ----
        func t() -> String {
            let cfg: [String: Any] = ["name": "demo", "size": ["w": 3, "h": 4.5] as [String: Any], "tags": ["a", "b"], "on": true, "nothing": NSNull()]
            let w = (cfg["size"] as? [String: Any])?["w"] as? Int ?? 0
            let h = (cfg["size"] as? [String: Any]).flatMap { $0["h"] as? Double } ?? 0
            let tags = (cfg["tags"] as? [String])?.first
            func describe(_ v: Any?) -> String { switch v { case nil: "nil"; case let b as Bool: "bool \(b)"; case let i as Int: "int \(i)"; case let s as String: "str \(s)"; case let a as [Any]: "arr \(a.count)"; case let d as [String: Any]: "dict \(d.keys.sorted())"; case is NSNull: "null"; default: "?" } }
            let opt: Int?? = .some(nil); let flat = opt ?? 7
            let chain = cfg["name"].map { "\($0)!" }
            var maybe: [Int]? = [1]; maybe?.append(2); maybe?[0] += 5; let c = maybe?.count ?? 0
            var none: [Int]? = nil; none?.append(1); let made: ()? = none?.removeAll()
            if let w2 = Optional(w), w2 > 2, case 4...5 = h { maybe = nil }
            return "\(w) \(h) \(tags ?? "") \(["name", "size", "tags", "on", "nothing", "zzz"].map { describe(cfg[$0]) }) \(flat as Any) \(chain!) \(c) \(made == nil) \(maybe == nil) \([1, nil, 3].compactMap { $0 }.count)" }
        //= 3 4.5 a ["str demo", "dict [\"h\", \"w\"]", "arr 2", "bool true", "null", "nil"] nil demo! 2 true true 2
        ----
        struct Countdown { let total: Duration; var elapsed: Duration = .zero; var remaining: Duration { max(.zero, total - elapsed) }; var text: String { let s = Int(remaining.components.seconds); return String(format: "%02d:%02d", s / 60, s % 60) } }
        func t() -> String { var c = Countdown(total: .seconds(125)); c.elapsed += .milliseconds(5500); let a = c.text; c.elapsed += .seconds(300)
            let m = Measurement(value: 5, unit: UnitLength.kilometers).converted(to: .meters).value
            let pct = 0.256.formatted(.percent.precision(.fractionLength(1))); let big = 1234567.formatted(.number.grouping(.automatic)); let cur = 12.5.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US")))
            let list = ["a", "b", "c"].formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
            let bytes = ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file)
            return "\(a) \(c.text) \(m) \(pct) \(big) \(cur) \(list) \(bytes) \(Duration.seconds(90) / 2 == .seconds(45)) \(Duration.seconds(3) < .seconds(4))" }
        //= 01:59 00:00 5000.0 25.6% 1,234,567 $12.50 a, b, and c 1.5 MB true true
        ----
        enum Suit: Int, CaseIterable, Comparable { case clubs, diamonds, hearts, spades; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }; var symbol: Character { "♣♦♥♠"[String.Index(utf16Offset: rawValue, in: "♣♦♥♠")] } }
        struct Card: Hashable, Comparable { let rank: Int; let suit: Suit; static func < (l: Card, r: Card) -> Bool { (l.rank, l.suit) < (r.rank, r.suit) }; var text: String { ([11: "J", 12: "Q", 13: "K", 14: "A"][rank] ?? "\(rank)") + String(suit.symbol) } }
        struct LCG: RandomNumberGenerator { var s: UInt64; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
        struct Deck { private(set) var cards = Suit.allCases.flatMap { s in (2...14).map { Card(rank: $0, suit: s) } }; mutating func draw(_ n: Int) -> [Card] { defer { cards.removeLast(n) }; return cards.suffix(n) } }
        func kind(_ h: [Card]) -> String { let g = Dictionary(grouping: h, by: \.rank).values.map(\.count).sorted(by: >); let flush = Set(h.map(\.suit)).count == 1; let r = h.map(\.rank).sorted(); let straight = zip(r, r.dropFirst()).allSatisfy { $1 - $0 == 1 }; switch (g, flush, straight) { case (_, true, true): return "straight flush"; case ([4, 1], _, _): return "four"; case (_, true, _): return "flush"; case (_, _, true): return "straight"; case let (g, _, _) where g.starts(with: [3]): return "three"; case let (g, _, _): return g.filter { $0 == 2 }.count == 2 ? "two pair" : g[0] == 2 ? "pair" : "high" } }
        func t() -> String { var d = Deck(); let h = d.draw(5); var rng = LCG(s: 7); let r = Int.random(in: 0..<100, using: &rng); let other = [Card(rank: 3, suit: .clubs), Card(rank: 3, suit: .hearts), Card(rank: 9, suit: .spades), Card(rank: 9, suit: .clubs), Card(rank: 2, suit: .clubs)]
            return "\(h.map(\.text)) \(kind(h)) \(d.cards.count) \(kind(other)) \(other.max()!.text) \((0..<100).contains(r)) \(other.sorted().map(\.text).joined())" }
        //= ["10♠", "J♠", "Q♠", "K♠", "A♠"] straight flush 47 two pair 9♠ true 2♣3♣3♥9♣9♠
        ----
        struct Box<T> { var v: T; func callAsFunction() -> T { v }; func callAsFunction<U>(_ f: (T) -> U) -> Box<U> { Box<U>(v: f(v)) } }
        extension Box: ExpressibleByStringLiteral, ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral where T == String { init(stringLiteral s: String) { v = s } }
        extension Box: Equatable where T: Equatable {}; extension Box: Hashable where T: Hashable {}
        @dynamicCallable struct Fn { func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(1, *) }; func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String { a.map { "\($0.key)=\($0.value)" }.joined(separator: "&") } }
        struct Path: ExpressibleByStringInterpolation { var parts: [String]; init(stringLiteral s: String) { parts = s.split(separator: "/").map(String.init) }
            struct StringInterpolation: StringInterpolationProtocol { var s = ""; init(literalCapacity: Int, interpolationCount: Int) {}; mutating func appendLiteral(_ l: String) { s += l }; mutating func appendInterpolation(_ v: some CustomStringConvertible) { s += v.description.replacingOccurrences(of: "/", with: "_") }; mutating func appendInterpolation(hex n: Int) { s += String(n, radix: 16) } }
            init(stringInterpolation i: StringInterpolation) { self.init(stringLiteral: i.s) } }
        func t() -> String { let b: Box = "hi"; let u = "a/b"; let p: Path = "root/\(u)/\(hex: 255)/\(3)"; let s: Set<Box<Int>> = [.init(v: 1), .init(v: 1), Box(v: 2)]; return "\(b()) \(b { $0.count }()) \(Fn()(2, 3, 4)) \(Fn()(a: 1, b: 2)) \(p.parts) \(s.count) \(b == "hi")" }
        //= hi 2 24 a=1&b=2 ["root", "a_b", "ff", "3"] 2 true
        ----
        final class Account: CustomDebugStringConvertible { private(set) var balance: Int; let owner: String; private let lock = NSLock(); nonisolated(unsafe) static var opened = 0
            init(owner: String, balance: Int = 0) { self.owner = owner; self.balance = balance; Self.opened += 1 }
            deinit { Self.opened -= 1 }
            enum TransferError: Error, Equatable { case insufficient(needed: Int), sameAccount }
            static func transfer(_ n: Int, from a: Account, to b: Account) throws { guard a !== b else { throw TransferError.sameAccount }; guard a.balance >= n else { throw TransferError.insufficient(needed: n - a.balance) }; a.lock.lock(); defer { a.lock.unlock() }; a.balance -= n; b.balance += n }
            var debugDescription: String { "<\(owner) \(balance)>" } }
        func t() -> String { var a: Account? = Account(owner: "A", balance: 50); let b = Account(owner: "B"); var errs: [Account.TransferError] = []
            for (n, x, y) in [(20, a!, b), (100, a!, b), (1, b, b)] { do { try Account.transfer(n, from: x, to: y) } catch let e as Account.TransferError { errs.append(e) } catch {} }
            let d = "\([a!, b])"; a = nil; return "\(d) \(errs == [.insufficient(needed: 70), .sameAccount]) \(errs.count) \(Account.opened) \(String(reflecting: b))" }
        //= [<A 30>, <B 20>] true 2 1 <B 20>
        ----
        struct Query<T> { private var preds: [(T) -> Bool] = []; private var order: ((T, T) -> Bool)?; private var lim: Int?
            func filter(_ p: @escaping (T) -> Bool) -> Self { var c = self; c.preds.append(p); return c }
            func filter<V: Equatable>(_ kp: KeyPath<T, V>, is v: V) -> Self { filter { $0[keyPath: kp] == v } }
            func sorted<V: Comparable>(by kp: KeyPath<T, V>, _ op: @escaping (V, V) -> Bool = (<)) -> Self { var c = self; c.order = { op($0[keyPath: kp], $1[keyPath: kp]) }; return c }
            func limit(_ n: Int?) -> Self { var c = self; c.lim = n; return c }
            func run(_ xs: some Sequence<T>) -> [T] { var r = xs.filter { x in preds.allSatisfy { $0(x) } }; if let order { r.sort(by: order) }; return lim.map { Array(r.prefix($0)) } ?? r } }
        struct Movie { let title: String; let year: Int; let genre: Genre; enum Genre { case drama, comedy } }
        func && <T>(l: @escaping (T) -> Bool, r: @escaping (T) -> Bool) -> (T) -> Bool { { l($0) && r($0) } }
        func t() -> String { let ms = [Movie(title: "B", year: 1999, genre: .drama), Movie(title: "A", year: 2010, genre: .comedy), Movie(title: "C", year: 2005, genre: .drama)]; let recent: (Movie) -> Bool = { $0.year > 2000 }; let short: (Movie) -> Bool = { $0.title.count < 2 }
            return "\(Query<Movie>().filter(\.genre, is: .drama).sorted(by: \.year, >).run(ms).map(\.title)) \(Query().filter(recent && short).sorted(by: \.title).limit(1).run(ms).map(\.year)) \(Query<Movie>().limit(nil).run(ms[1...]).count)" }
        //= ["C", "B"] [2010] 2
        ----
        func t() -> String {
            let s = "Hello, Wörld 42!"
            var vowels = 0, digits = 0, other = [Character: Int]()
            for ch in s { switch ch { case "a", "e", "i", "o", "u", "ö": vowels += 1; case _ where ch.isWholeNumber: digits += ch.wholeNumberValue!; case " ", ",": continue; default: other[ch, default: 0] += 1 } }
            let rev = String(s.reversed()); let caps = s.filter(\.isUppercase); let ascii = s.allSatisfy(\.isASCII)
            let rle = "aaabccdd".reduce(into: [(Character, Int)]()) { acc, c in if let l = acc.last, l.0 == c { acc[acc.count - 1].1 += 1 } else { acc.append((c, 1)) } }.map { $1 > 1 ? "\($0)\($1)" : "\($0)" }.joined()
            let bytes = Array("é".utf8); let hex = bytes.map { String($0, radix: 16, uppercase: true) }.joined(separator: " ")
            let idx = s.firstIndex(of: "W").map { s.distance(from: s.startIndex, to: $0) } ?? -1
            let sub = s[s.index(after: s.startIndex)..<s.index(s.endIndex, offsetBy: -4)]
            let anagram = "listen".sorted() == "silent".sorted()
            let common = Set("hello").intersection("world").sorted()
            return "\(vowels) \(digits) \(other.keys.sorted()) \(rev) \(caps) \(ascii) \(rle) \(hex) \(idx) \(sub) \(anagram) \(common) \(Character("a").asciiValue!) \("z".unicodeScalars.first!.value) \(String(UnicodeScalar(65)!)) \(s.utf16.count)" }
        //= 3 6 ["!", "H", "W", "d", "l", "r"] !24 dlröW ,olleH HW false a3bc2d2 C3 A9 7 ello, Wörld true ["l", "o"] 97 122 A 16
        """###
}
