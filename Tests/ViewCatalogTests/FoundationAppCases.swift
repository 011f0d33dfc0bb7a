// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// What apps do with Foundation: coding with keys and containers of their own, dates, formats, errors, sets of indices.
    static let appCases = ###"""
        func near(_ c: Calendar, _ from: Date, _ way: Calendar.SearchDirection = .forward) -> String { var q = DateComponents(); q.hour = 6; let d = c.nextDate(after: from, matching: q, matchingPolicy: .nextTime, direction: way)!; let p = c.dateComponents([.day, .hour], from: d); return "\(p.day!).\(p.hour!)" }
        func t() -> String { var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(secondsFromGMT: 0)!; let d = c.date(from: DateComponents(year: 2024, month: 3, day: 10, hour: 12))!; return "\(near(c, d)) \(near(c, d, .backward))" }
        //= 11.6 10.6
        ----
        func t() -> String { var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(secondsFromGMT: 0)!; let d = cal.date(from: DateComponents(year: 2024, month: 1, day: 31, hour: 10))!; let next = cal.date(byAdding: .month, value: 1, to: d)!; let c = cal.dateComponents([.year, .month, .day, .weekday, .hour], from: next); let days = cal.dateComponents([.day], from: d, to: next).day!; let range = cal.range(of: .day, in: .month, for: next)!; let start = cal.startOfDay(for: next); let wk = cal.component(.weekOfYear, from: next); let next2 = cal.nextDate(after: d, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime)!; return "\(c.year!)-\(c.month!)-\(c.day!) \(c.weekday!) \(days) \(range) \(range.count) \(next.timeIntervalSince(start)) \(wk) \(cal.component(.day, from: next2)) \(cal.isDate(d, inSameDayAs: next)) \(cal.isDateInWeekend(next)) \(cal.compare(d, to: next, toGranularity: .year) == .orderedSame)" }
        //= 2024-2-29 5 29 1..<30 29 36000.0 9 5 false false true
        ----
        func t() -> String { let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(identifier: "UTC"); f.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"; let d = f.date(from: "2023-12-25T08:05:09")!; f.dateFormat = "EEE, d MMM yy h:mm a"; let a = f.string(from: d); f.dateFormat = "EEEE"; let b = f.string(from: d); let iso = ISO8601DateFormatter().string(from: d); let bad = f.date(from: "nope"); return "\(a) | \(b) | \(iso) | \(bad as Any) | \(d.timeIntervalSince1970) | \(d.addingTimeInterval(86400).formatted(.iso8601)) | \(Date(timeIntervalSince1970: 0) < d) | \(d.distance(to: d + 60))" }
        //= Mon, 25 Dec 23 8:05 AM | Monday | 2023-12-25T08:05:09Z | nil | 1703491509.0 | 2023-12-26T08:05:09Z | true | 60.0
        ----
        func parse(_ s: String) -> [(String, Int)] { s.matches(of: /(?<key>[a-z]+)=(?<val>\d+)/).compactMap { m in Int(m.val).map { (String(m.key), $0) } } }
        func t() -> String { let s = "a=1, bb=22; c=x d=4"; let r = s.replacing(/\d+/) { "<\($0.output)>" }; let f = s.firstMatch(of: /b+/)!; let w = "2024-05-06".wholeMatch(of: /(\d{4})-(\d{2})-(\d{2})/)!; let (_, y, m, d) = w.output; let parts = "one  two,three".split(separator: /[\s,]+/); return "\(parse(s).map { $0.0 + "\($0.1)" }) \(r) \(f.output) \(s[f.range]) \(Int(y)! + Int(m)! + Int(d)!) \(parts) \(s.contains(/\d=/)) \("abc".prefixMatch(of: /ab?/)?.0 ?? "-") \("Hello".ranges(of: /l/).count) \("x1y2".trimmingPrefix(/x\d/))" }
        //= ["a1", "bb22", "d4"] a=<1>, bb=<22>; c=x d=<4> bb bb 2035 ["one", "two", "three"] false ab 2 y2
        ----
        func t() -> String { let v = 3.14159, n = -42; return [String(format: "%.2f", v), String(format: "%8.3f|", v), String(format: "%-8d|", n), String(format: "%05d", 42), String(format: "%x %X %o", 255, 255, 8), String(format: "%@ has %d (%.0f%%)", "Bob", 3, 45.6), String(format: "%+d %e", 5, 12345.678), String(format: "%02d:%02d:%02d", 1, 2, 33), String(format: "%c%c", 72, 105), String(format: "%3$@ %1$@ %2$@", "a", "b", "c"), String(format: "%ld %lld %u", 1, 2, UInt(3)), String(format: "%g %g", 0.0001, 1e10)].joined(separator: ";") }
        //= 3.14;   3.142|;-42     |;00042;ff FF 10;Bob has 3 (46%);+5 1.234568e+04;01:02:33;Hi;c a b;1 2 3;0.0001 1e+10
        ----
        @propertyWrapper struct Clamped<V: Comparable> { private var v: V; let range: ClosedRange<V>; private(set) var hits = 0
         init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; v = min(max(wrappedValue, range.lowerBound), range.upperBound) }
         var wrappedValue: V { get { v } set { let c = min(max(newValue, range.lowerBound), range.upperBound); if c != newValue { hits += 1 }; v = c } }
         var projectedValue: Self { get { self } set { self = newValue } } ; mutating func reset() { hits = 0; v = range.lowerBound } }
        @propertyWrapper struct Trimmed { var wrappedValue: String { didSet { wrappedValue = wrappedValue.trimmingCharacters(in: .whitespaces) } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue.trimmingCharacters(in: .whitespaces) } }
        struct Form { @Clamped(0...10) var n = 20; @Clamped(-1.0...1.0) var x = 0.25; @Trimmed var name = "  a b "; init() {}; init(n: Int) { self.n = n } }
        func t() -> String { var f = Form(); let a = f.n; f.n = -5; f.n += 3; f.x *= 8; f.name = " q  "; let h = f.$n.hits; f.$n.reset(); @Clamped(1...3) var local = 9; local -= 5; return "\(a) \(f.n) \(f.x) [\(f.name)] \(h) \(f.$x.range) \(local) \(Form(n: 99).n) \(f.$n.hits)" }
        //= 10 0 1.0 [q] 1 -1.0...1.0 1 10 0
        ----
        enum ParseError: Error, Equatable { case empty, bad(Character), range(Int) }
        func digit(_ c: Character) throws(ParseError) -> Int { guard let d = c.wholeNumberValue else { throw .bad(c) }; return d }
        func number(_ s: some StringProtocol) throws(ParseError) -> Int { if s.isEmpty { throw .empty }; var n = 0; for c in s { n = n * 10 + (try digit(c)) }; if n > 255 { throw .range(n) }; return n }
        func ip(_ s: String) -> Result<[Int], ParseError> { do { var out: [Int] = []; for p in s.split(separator: ".", omittingEmptySubsequences: false) { out.append(try number(p)) }; return .success(out) } catch { return .failure(error) } }
        func t() -> String { let rs = ["1.2.3.4", "1..2", "1.x", "300"].map(ip); let ok = rs.compactMap { try? $0.get() }; let fails = rs.compactMap { r -> ParseError? in guard case .failure(let e) = r else { return nil }; return e }; let m = rs[0].map { $0.reduce(0, +) }; let fm = rs[3].flatMap { _ in .success("z") }; let me = rs[1].mapError { "\($0)!" as NSString as String == "empty!" ? Oo.a : Oo.b }; return "\(ok) \(fails) \(m) \(fm) \(me) \(fails.contains(.empty))" }
        enum Oo: Error { case a, b }
        //= [[1, 2, 3, 4]] [ParseError.empty, ParseError.bad("x"), ParseError.range(300)] success(10) failure(ParseError.range(300)) failure(Oo.a) true
        ----
        struct Matrix: Equatable, CustomStringConvertible { let rows: Int, cols: Int; var g: [Double]; init(_ r: [[Double]]) { rows = r.count; cols = r.first?.count ?? 0; g = r.flatMap { $0 } }; init(rows: Int, cols: Int) { (self.rows, self.cols) = (rows, cols); g = Array(repeating: 0, count: rows * cols) }; subscript(_ r: Int, _ c: Int) -> Double { get { precondition(r < rows && c < cols); return g[r * cols + c] } set { g[r * cols + c] = newValue } }; static func * (a: Matrix, b: Matrix) -> Matrix { var m = Matrix(rows: a.rows, cols: b.cols); for i in 0..<a.rows { for j in 0..<b.cols { for k in 0..<a.cols { m[i, j] += a[i, k] * b[k, j] } } }; return m }; static func * (k: Double, m: Matrix) -> Matrix { var c = m; c.g = c.g.map { $0 * k }; return c }; var transposed: Matrix { var m = Matrix(rows: cols, cols: rows); (0..<rows).forEach { r in (0..<cols).forEach { m[$0, r] = self[r, $0] } }; return m }; static func identity(_ n: Int) -> Self { var m = Matrix(rows: n, cols: n); for i in 0..<n { m[i, i] = 1 }; return m }; var description: String { (0..<rows).map { r in (0..<cols).map { String(format: "%.1f", self[r, $0]) }.joined(separator: ",") }.joined(separator: ";") } }
        func t() -> String { let a = Matrix([[1, 2], [3, 4]]); return "\(a * a) | \(2 * a.transposed) | \(a * .identity(2) == a) | \(a.transposed[0, 1])" }
        //= 7.0,10.0;15.0,22.0 | 2.0,6.0;4.0,8.0 | true | 3.0
        ----
        enum Token: Equatable { case num(Double), op(Character), lparen, rparen }
        struct Lexer { private let chars: [Character]; private var i = 0; init(_ s: String) { chars = Array(s) }; mutating func tokens() throws -> [Token] { var out: [Token] = []; while i < chars.count { let c = chars[i]; switch c { case _ where c.isWhitespace: i += 1; case "0"..."9", ".": out.append(.num(number())); case "+", "-", "*", "/", "^": out.append(.op(c)); i += 1; case "(": out.append(.lparen); i += 1; case ")": out.append(.rparen); i += 1; default: throw SyntaxError.unexpected(c, at: i) } }; return out }; private mutating func number() -> Double { let s = i; while i < chars.count, chars[i].isNumber || chars[i] == "." { i += 1 }; return Double(String(chars[s..<i])) ?? .nan } }
        enum SyntaxError: LocalizedError { case unexpected(Character, at: Int), end; var errorDescription: String? { switch self { case .unexpected(let c, let i): return "unexpected '\(c)' at \(i)"; case .end: return "ended" } } }
        struct Parser { var t: ArraySlice<Token>; mutating func expr(_ minP: Int = 0) throws -> Double { var lhs = try primary(); while case .op(let o)? = t.first, let (p, right) = Self.prec[o], p >= minP { t.removeFirst(); let rhs = try expr(right ? p : p + 1); lhs = Self.apply(o, lhs, rhs) }; return lhs }; mutating func primary() throws -> Double { switch t.popFirst() { case .num(let d)?: return d; case .op("-")?: return -(try primary()); case .lparen?: let v = try expr(); guard t.popFirst() == .rparen else { throw SyntaxError.end }; return v; default: throw SyntaxError.end } }; static let prec: [Character: (Int, Bool)] = ["+": (1, false), "-": (1, false), "*": (2, false), "/": (2, false), "^": (3, true)]; static func apply(_ o: Character, _ a: Double, _ b: Double) -> Double { switch o { case "+": a + b; case "-": a - b; case "*": a * b; case "/": a / b; default: pow(a, b) } } }
        func calc(_ s: String) -> String { do { var l = Lexer(s); var p = Parser(t: try l.tokens()[...]); return "\(try p.expr())" } catch { return error.localizedDescription } }
        func t() -> String { ["1 + 2 * 3", "2^3^2", "(1+2)*-3", "4/0", "2 $ 3", "(1"].map(calc).joined(separator: " | ") }
        //= 7.0 | 512.0 | -9.0 | inf | unexpected '$' at 2 | ended
        ----
        func t() -> String { let m = Measurement(value: 2.5, unit: UnitLength.kilometers); let s = m.converted(to: .meters); let sum = m + Measurement(value: 500, unit: .meters); let c = Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: .fahrenheit); let d = Measurement(value: 90, unit: UnitDuration.minutes).converted(to: .hours); return "\(s.value) \(s.unit.symbol) \(sum.converted(to: .kilometers).value) \(String(format: "%.1f", c.value)) \(d.value) \(m > s) \(m == s) \(Measurement(value: 180, unit: UnitAngle.degrees).converted(to: .radians).value == .pi) \((m * 2).value)" }
        //= 2500.0 m 3.0 212.0 1.5 false true true 5.0
        ----
        func t() -> String { let f = NumberFormatter(); f.locale = Locale(identifier: "en_US"); f.numberStyle = .decimal; f.maximumFractionDigits = 2; let a = f.string(from: 1234567.891 as NSNumber)!; f.numberStyle = .percent; let b = f.string(from: 0.256)!; f.numberStyle = .currency; f.currencyCode = "EUR"; let c = f.string(from: 9.5)!; f.numberStyle = .spellOut; let d = f.string(from: 42)!; f.numberStyle = .ordinal; let e = f.string(from: 3)!; let g = NumberFormatter(); g.minimumIntegerDigits = 3; g.minimumFractionDigits = 1; let h = g.string(from: 7)!; let n = f.number(from: "x"); let comp = Int(1234567).formatted(.number.locale(.init(identifier: "en_US"))); let p = (0.5).formatted(.percent.locale(.init(identifier: "en_US"))); return "\(a) \(b) \(c) \(d) \(e) \(h) \(n as Any) \(comp) \(p)" }
        //= 1,234,567.89 25.6% €9.50 forty-two 3rd 007.0 nil 1,234,567 50%
        ----
        func t() -> String { var c = URLComponents(string: "https://ex.org:8080/a/b?q=1&r=x%20y#top")!; let items = c.queryItems!.map { "\($0.name):\($0.value ?? "nil")" }; c.queryItems?.append(URLQueryItem(name: "z", value: "a&b")); c.fragment = nil; c.path += "/c"; let u = c.url!; let rel = URL(string: "d.html", relativeTo: URL(string: "https://ex.org/x/")!)!; return "\(items) \(c.host!) \(c.port!) \(u) \(u.lastPathComponent) \(u.pathComponents) \(u.deletingLastPathComponent().path) \(rel.absoluteString) \(u.appendingPathComponent("f").appendingPathExtension("txt").lastPathComponent) \(URL(string: "bad url") as Any) \(u.scheme!) \(u.query!) \("a b/é".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)!) \("%41".removingPercentEncoding!)" }
        //= ["q:1", "r:x y"] ex.org 8080 https://ex.org:8080/a/b/c?q=1&r=x%20y&z=a%26b c ["/", "a", "b", "c"] /a/b https://ex.org/x/d.html f.txt Optional(bad%20url) https q=1&r=x%20y&z=a%26b a%20b/%C3%A9 A
        ----
        func t() -> String { var s = AttributedString("Hello World"); if let r = s.range(of: "World") { s[r].link = URL(string: "https://x.org"); s.replaceSubrange(r, with: AttributedString("There")) }; s += AttributedString("!"); let runs = s.runs.count; var t = AttributedString("abc"); t.characters.append("d"); let up = String(s.characters.reversed()); return "\(String(s.characters)) \(runs) \(String(t.characters)) \(up) \(s == s) \(t.characters.count)" }
        //= Hello There! 1 abcd !erehT olleH true 4
        ----
        final class Subject<Output> { typealias Sink = (Output) -> Void; private var sinks: [UUID: Sink] = [:]; private(set) var last: Output?; func sink(_ f: @escaping Sink) -> Cancel { let id = UUID(); sinks[id] = f; return Cancel { [weak self] in self?.sinks.removeValue(forKey: id) } }; func send(_ v: Output) { last = v; for s in sinks.values { s(v) } }; func map<T>(_ f: @escaping (Output) -> T) -> Subject<T> { let s = Subject<T>(); keep.append(sink { s.send(f($0)) }); return s }; func filter(_ p: @escaping (Output) -> Bool) -> Subject { let s = Subject(); keep.append(sink { if p($0) { s.send($0) } }); return s }; private var keep: [Cancel] = [] }
        final class Cancel { private let f: () -> Void; init(_ f: @escaping () -> Void) { self.f = f }; deinit { f() }; func store(in a: inout [Cancel]) { a.append(self) } }
        func t() -> String { let s = Subject<Int>(); var got: [String] = []; var bag: [Cancel] = []; s.filter { $0 % 2 == 0 }.map { "e\($0)" }.sink { got.append($0) }.store(in: &bag); var c: Cancel? = s.sink { got.append("r\($0)") }; s.send(1); c = nil; s.send(2); s.send(3); return "\(got) \(s.last!) \(bag.count) \(c == nil)" }
        //= ["r1", "e2"] 3 1 true
        ----
        struct Stack<Element> { fileprivate var items = [Element](); mutating func push(_ e: Element) { items.append(e) }; @discardableResult mutating func pop() -> Element? { items.popLast() }; var top: Element? { get { items.last } set { if let newValue { if items.isEmpty { items = [newValue] } else { items[items.endIndex - 1] = newValue } } } } }
        extension Stack: Equatable where Element: Equatable {}
        extension Stack: Hashable where Element: Hashable {}
        extension Stack: Codable where Element: Codable {}
        func balanced(_ s: String) -> Bool { var st = Stack<Character>(); let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]; for c in s { if pairs.values.contains(c) { st.push(c) } else if let o = pairs[c] { guard st.pop() == o else { return false } } }; return st.top == nil }
        func t() -> String { var s = Stack<Int>(); s.push(1); s.top = 5; s.top? += 2; var q = s; q.push(3); let j = String(decoding: try! JSONEncoder().encode(q), as: UTF8.self); let back = try! JSONDecoder().decode(Stack<Int>.self, from: Data(j.utf8)); return "\(["([]{})", "(]", "(("].map(balanced)) \(s.top!) \(s == q) \(j) \(back == q) \(Set([s, q, s]).count) \(q)" }
        //= [true, false, false] 7 false {"items":[7,3]} true 2 Stack<Int>(items: [7, 3])
        ----
        @dynamicMemberLookup struct Lens<Root> { var root: Root; subscript<V>(dynamicMember k: WritableKeyPath<Root, V>) -> V { get { root[keyPath: k] } set { root[keyPath: k] = newValue } } }
        @dynamicMemberLookup enum JSON { case obj([String: JSON]), arr([JSON]), num(Double), str(String), null; subscript(dynamicMember k: String) -> JSON { if case .obj(let o) = self { return o[k] ?? .null }; return .null }; subscript(i: Int) -> JSON { if case .arr(let a) = self, a.indices.contains(i) { return a[i] }; return .null }; var string: String? { if case .str(let s) = self { s } else { nil } } }
        extension JSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByNilLiteral { init(stringLiteral s: String) { self = .str(s) }; init(floatLiteral d: Double) { self = .num(d) }; init(dictionaryLiteral e: (String, JSON)...) { self = .obj(.init(uniqueKeysWithValues: e)) }; init(arrayLiteral e: JSON...) { self = .arr(e) }; init(nilLiteral: ()) { self = .null } }
        @dynamicCallable struct Adder { func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) } }
        struct P { var n = 1; var s = "a" }
        func t() -> String { var l = Lens(root: P()); l.n += 4; l.s = "z"; let j: JSON = ["user": ["names": ["Al", "Bo"], "age": 3.5, "x": nil]]; return "\(l.root) \(j.user.names[1].string!) \(j.user.zip.string ?? "none") \(j.user.age) \(Adder()(1, 2, 3)) \(j.user.x)" }
        //= P(n: 5, s: "z") Bo none num(3.5) 6 null
        ----
        func t() -> String { let s = "Hello, Wörld! 👨‍👩‍👧 é"; let i = s.index(s.startIndex, offsetBy: 7); var m = s; m.insert(contentsOf: "big ", at: i); m.removeAll { $0 == "l" }; m.replaceSubrange(m.startIndex..<m.index(after: m.startIndex), with: "J"); return "\(s.count) \(s.utf8.count) \(s.unicodeScalars.count) \(s[i...].prefix(5)) \(m) \(s.uppercased()) \(s.components(separatedBy: CharacterSet(charactersIn: ", !"))) \(s.split { !$0.isLetter }.map(String.init)) \(String(s.reversed()).hasPrefix("é")) \(s.firstIndex(of: "W")!.utf16Offset(in: s)) \(s.lowercased().filter(\.isLetter).sorted().map(String.init).joined()) \("a-b_c".replacingOccurrences(of: "-", with: "+")) \("abc".compare("abd") == .orderedAscending) \("  x ".trimmingCharacters(in: .whitespaces).isEmpty) \("swift ui".capitalized) \("x".padding(toLength: 3, withPad: "ab", startingAt: 0)) \("abcabc".range(of: "ca").map { "abcabc"[$0.upperBound...] } ?? "")" }
        //= 17 36 21 Wörld Jeo, big Wörd! 👨‍👩‍👧 é HELLO, WÖRLD! 👨‍👩‍👧 É ["Hello", "", "Wörld", "", "👨‍👩‍👧", "é"] ["Hello", "Wörld", "é"] true 7 dehlllorwéö a+b_c true false Swift Ui xab bc
        ----
        struct Cart { struct Line: Hashable { let sku: String; var qty: Int; let price: Decimal }; var lines: [Line] = []; enum Promo { case none, percent(Int), off(Decimal, over: Decimal) }; var promo = Promo.none; var subtotal: Decimal { lines.reduce(0) { $0 + $1.price * Decimal($1.qty) } }; var total: Decimal { switch promo { case .none: subtotal; case .percent(let p): subtotal * Decimal(100 - p) / 100; case let .off(v, over) where subtotal >= over: subtotal - v; case .off: subtotal } }; mutating func add(_ sku: String, _ price: Decimal, qty: Int = 1) { if let i = lines.firstIndex(where: { $0.sku == sku }) { lines[i].qty += qty } else { lines.append(.init(sku: sku, qty: qty, price: price)) } } }
        func t() -> String { var c = Cart(); c.add("a", 1.25, qty: 2); c.add("b", 10); c.add("a", 1.25); let s = c.subtotal; c.promo = .percent(10); let p = c.total; c.promo = .off(5, over: 13); let q = c.total; c.promo = .off(5, over: 20); return "\(s) \(p) \(q) \(c.total) \(c.lines.map(\.qty)) \(Decimal(string: "0.1")! + Decimal(string: "0.2")!) \(NSDecimalNumber(decimal: s).doubleValue) \(c.lines[0])" }
        //= 13.75 12.375 8.75 13.75 [3, 1] 0.3 13.75 Line(sku: "a", qty: 3, price: 1.25)
        ----
        struct Task1: Identifiable, Hashable { let id: Int; var title: String; var due: Date?; var done = false; var priority: Priority = .normal; enum Priority: Int, Comparable, CaseIterable { case low, normal, high; static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue } } }
        final class TaskStore { private(set) var tasks: [Task1] = []; enum Filter: Equatable { case all, open, priority(Task1.Priority) }; var filter = Filter.all; var visible: [Task1] { switch filter { case .all: return tasks; case .open: return tasks.filter { !$0.done }; case .priority(let p): return tasks.filter { $0.priority >= p } } }; func add(_ title: String, priority: Task1.Priority = .normal) { tasks.append(Task1(id: (tasks.map(\.id).max() ?? 0) + 1, title: title, priority: priority)) }; func toggle(_ id: Task1.ID) { guard let i = tasks.firstIndex(where: { $0.id == id }) else { return }; tasks[i].done.toggle() }; func move(from s: IndexSet, to d: Int) { tasks.move(fromOffsets: s, toOffset: d) }; func delete(at o: IndexSet) { tasks.remove(atOffsets: o) } }
        extension Array { mutating func move(fromOffsets s: IndexSet, toOffset d: Int) { let moved = s.map { self[$0] }; let before = s.filter { $0 < d }.count; for i in s.reversed() { remove(at: i) }; insert(contentsOf: moved, at: d - before) }; mutating func remove(atOffsets o: IndexSet) { for i in o.reversed() { remove(at: i) } } }
        func t() -> String { let s = TaskStore(); s.add("a"); s.add("b", priority: .high); s.add("c", priority: .low); s.toggle(2); s.toggle(99); s.filter = .open; let o = s.visible.map(\.title); s.filter = .priority(.normal); let p = s.visible.map(\.id); s.move(from: IndexSet(integer: 0), to: 3); s.delete(at: [1]); return "\(o) \(p) \(s.tasks.map(\.title)) \(s.filter) \(s.filter == .priority(.normal)) \(Task1.Priority.allCases.max()!)" }
        //= ["a", "c"] [1, 2] ["b", "a"] priority(Task1.Priority.normal) true high
        ----
        struct Validator<T> { let check: (T) -> String?; func and(_ o: Validator) -> Validator { Validator { check($0) ?? o.check($0) } }; func pullback<R>(_ kp: KeyPath<R, T>) -> Validator<R> { Validator<R> { check($0[keyPath: kp]) } }; func callAsFunction(_ v: T) -> Bool { check(v) == nil } }
        extension Validator where T: Collection { static func minLength(_ n: Int) -> Self { .init { $0.count < n ? "needs \(n)" : nil } }; static var nonEmpty: Self { minLength(1) } }
        extension Validator where T == String { static func matches(_ r: String) -> Validator { Validator { $0.range(of: r, options: .regularExpression) == nil ? "no match" : nil } } }
        struct Form { var name = "", mail = "" }
        func t() -> String { let mail = Validator.matches("^[^@]+@[^@]+$").and(.minLength(6)); let form = Validator<String>.nonEmpty.pullback(\Form.name).and(mail.pullback(\.mail)); let fs = [Form(), Form(name: "A", mail: "x"), Form(name: "A", mail: "a@b"), Form(name: "A", mail: "a@b.cd")]; return "\(fs.map { form.check($0) ?? "ok" }) \(mail("q")) \(Validator<[Int]>.minLength(2)([1, 2]))" }
        //= ["needs 1", "no match", "needs 6", "ok"] false true
        ----
        extension Date { static func ymd(_ y: Int, _ m: Int, _ d: Int) -> Date { Calendar.utc.date(from: DateComponents(year: y, month: m, day: d))! }; var firstOfMonth: Date { Calendar.utc.date(from: Calendar.utc.dateComponents([.year, .month], from: self))! } }
        extension Calendar { static let utc: Calendar = { var c = Calendar(identifier: .iso8601); c.timeZone = .gmt; return c }() }
        func t() -> String { let d = Date.ymd(2024, 2, 29); let c = Calendar.utc; let ny = c.date(byAdding: .year, value: 1, to: d)!; let comp = c.dateComponents([.year, .month, .day], from: d, to: .ymd(2025, 4, 1)); let weeks = c.range(of: .weekOfMonth, in: .month, for: d)!.count; let grid = (0..<7).map { c.component(.day, from: c.date(byAdding: .day, value: $0, to: d.firstOfMonth)!) }; let int = DateInterval(start: d, duration: 3600 * 24); let f = DateFormatter(); f.calendar = c; f.timeZone = c.timeZone; f.locale = Locale(identifier: "en_US"); f.dateStyle = .medium; f.timeStyle = .none; let r = f.string(from: d); f.setLocalizedDateFormatFromTemplate("MMMMd"); return "\(c.component(.month, from: ny)) \(c.component(.day, from: ny)) \(comp.year!) \(comp.month!) \(comp.day!) \(weeks) \(grid) \(int.contains(.ymd(2024, 3, 1))) \(int.duration) \(r) \(f.string(from: d)) \(c.firstWeekday) \(c.isDate(d, equalTo: .ymd(2024, 2, 1), toGranularity: .month)) \(c.ordinality(of: .day, in: .year, for: d)!) \(f.monthSymbols[1]) \(c.shortWeekdaySymbols.count)" }
        //= 2 28 1 1 4 5 [1, 2, 3, 4, 5, 6, 7] true 86400.0 2024 Feb 29 February 29 2 true 60 February 7
        ----
        @propertyWrapper struct UserDefault<T> { let key: String; let fallback: T; static var store: [String: Any] { get { box.d } set { box.d = newValue } }; var wrappedValue: T { get { box.d[key] as? T ?? fallback } nonmutating set { box.d[key] = newValue } }; var projectedValue: String { "$" + key } }
        final class Box { var d: [String: Any] = [:] }
        nonisolated(unsafe) let box = Box()
        @propertyWrapper final class Lazy<T> { private var f: () -> T; private var v: T?; init(wrappedValue: @autoclosure @escaping () -> T) { f = wrappedValue }; var wrappedValue: T { get { if let v { return v }; v = f(); return v! } set { v = newValue } } }
        @propertyWrapper struct Atomic<T> { private var v: T; init(wrappedValue: T) { v = wrappedValue }; var wrappedValue: T { get { v } set { v = newValue } }; var projectedValue: Atomic { get { self } set { self = newValue } }; mutating func mutate<R>(_ f: (inout T) throws -> R) rethrows -> R { try f(&v) } }
        struct Settings { @UserDefault(key: "name", fallback: "none") var name: String; @UserDefault(key: "n", fallback: 0) var n: Int; @Atomic var list = [1]; @Atomic var total: Double = 2 }
        func t() -> String { box.d = [:]; var s = Settings(); let a = s.name; s.name = "Al"; s.n += 2; let popped = s.$list.mutate { $0.append(5); return $0.count }; s.total /= 4; var made = 0; func mk() -> Int { made += 1; return 7 }; @Lazy var z = mk(); let before = made; let q = z + z; return "\(a) \(s.name) \(s.n) \(s.$name) \(box.d.count) \(popped) \(s.list) \(s.total) \(before) \(q) \(made) \(Settings().n)" }
        //= none Al 2 $name 2 2 [1, 5] 0.5 0 14 1 2
        ----
        struct Money: Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral { private let cents: Int; init(integerLiteral v: Int) { cents = v * 100 }; init(cents: Int) { self.cents = cents }; static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }; static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }; static func - (a: Money, b: Money) -> Money { .init(cents: a.cents - b.cents) }; static func * (a: Money, k: Double) -> Money { Money(cents: Int((Double(a.cents) * k).rounded())) }; static func / (a: Money, n: Int) -> [Money] { let (q, r) = a.cents.quotientAndRemainder(dividingBy: n); return (0..<n).map { Money(cents: q + ($0 < r ? 1 : 0)) } }; static func += (a: inout Money, b: Money) { a = a + b }; var description: String { String(format: "$%d.%02d", cents / 100, cents % 100) } }
        extension Sequence where Element == Money { var total: Money { reduce(0, +) } }
        func t() -> String { var m: Money = 10; m += 5; m += Money(cents: 25); let parts = m / 4; return "\(m) \(parts) \(parts.total == m) \([m, 3, 99].max()!) \(m * 0.1) \(m - 1 > 14) \(Set([m, m, 2]).count) \(min(m, 4)) \((1...3).map { Money(cents: $0) }.total) \(max(2, m, 30))" }
        //= $15.25 [$3.82, $3.81, $3.81, $3.81] true $99.00 $1.53 true 2 $4.00 $0.06 $30.00
        ----
        struct Weak<T: AnyObject> { weak var v: T? }
        protocol Delegate: AnyObject { func did(_ s: String); func will(_ s: String) -> Bool }
        extension Delegate { func will(_ s: String) -> Bool { !s.isEmpty } }
        final class Download { weak var delegate: Delegate?; var onDone: ((Result<String, Error>) -> Void)?; private var observers: [Weak<Obs>] = []; final class Obs { var n = 0 }; func attach(_ o: Obs) { observers.append(Weak(v: o)) }; func run(_ s: String) { guard delegate?.will(s) ?? true else { onDone?(.failure(NSError(domain: "x", code: 4))); return }; delegate?.did(s); observers.removeAll { $0.v == nil }; observers.forEach { $0.v?.n += 1 }; onDone?(.success(s.uppercased())) } ; var live: Int { observers.count } }
        final class VC: Delegate { var log: [String] = []; let d = Download(); init() { d.delegate = self; d.onDone = { [unowned self] r in switch r { case .success(let s): log.append("ok " + s); case .failure(let e as NSError): log.append("no \(e.code) \(e.domain)") } } }; func did(_ s: String) { log.append("did " + s) } }
        func t() -> String { let v = VC(); let o = Download.Obs(); do { let tmp = Download.Obs(); v.d.attach(tmp); v.d.attach(o); v.d.run("a") }; v.d.run("b"); v.d.run(""); return "\(v.log) \(o.n) \(v.d.live)" }
        //= ["did a", "ok A", "did b", "ok B", "no 4 x"] 2 1
        ----
        protocol Visitor { associatedtype R; func num(_ n: Double) -> R; func bin(_ op: String, _ l: R, _ r: R) -> R; func neg(_ x: R) -> R }
        indirect enum Ex: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { case num(Double), bin(String, Ex, Ex), neg(Ex); init(floatLiteral v: Double) { self = .num(v) }; init(integerLiteral v: Int) { self = .num(Double(v)) }; func accept<V: Visitor>(_ v: V) -> V.R { switch self { case .num(let n): v.num(n); case let .bin(o, l, r): v.bin(o, l.accept(v), r.accept(v)); case .neg(let e): v.neg(e.accept(v)) } }; static func + (l: Ex, r: Ex) -> Ex { .bin("+", l, r) }; static func * (l: Ex, r: Ex) -> Ex { .bin("*", l, r) }; static prefix func - (e: Ex) -> Ex { .neg(e) } }
        struct Eval: Visitor { func num(_ n: Double) -> Double { n }; func bin(_ op: String, _ l: Double, _ r: Double) -> Double { op == "+" ? l + r : l * r }; func neg(_ x: Double) -> Double { -x } }
        struct Show: Visitor { func num(_ n: Double) -> String { n.formatted() }; func bin(_ op: String, _ l: String, _ r: String) -> String { "(\(l) \(op) \(r))" }; func neg(_ x: String) -> String { "-" + x } }
        struct Depth: Visitor { typealias R = Int; func num(_: Double) -> Int { 1 }; func bin(_: String, _ l: Int, _ r: Int) -> Int { 1 + max(l, r) }; func neg(_ x: Int) -> Int { x + 1 } }
        func t() -> String { let e: Ex = 2 * (3.5 + -1) + 4; return "\(e.accept(Show())) = \(e.accept(Eval())) d\(e.accept(Depth()))" }
        //= ((2 * (3.5 + -1)) + 4) = 9.0 d4
        ----
        struct Debouncer { private(set) var fired: [String] = []; private var pending: (at: Int, v: String)?; let wait: Int; init(wait: Int) { self.wait = wait }; mutating func input(_ v: String, at t: Int) { flush(t); pending = (t + wait, v) }; mutating func flush(_ now: Int) { if let p = pending, p.at <= now { fired.append(p.v); pending = nil } } }
        struct RateLimit { var times: [Int] = []; let n: Int, per: Int; mutating func allow(_ t: Int) -> Bool { times.removeAll { $0 <= t - per }; guard times.count < n else { return false }; times.append(t); return true } }
        func backoff(_ n: Int, base: Double = 0.5, cap: Double = 5) -> [Double] { (0..<n).map { min(cap, base * pow(2, Double($0))) } }
        func t() -> String { var d = Debouncer(wait: 3); for (i, s) in ["a", "ab", "abc"].enumerated() { d.input(s, at: i * 2) }; d.input("z", at: 20); d.flush(23); var r = RateLimit(n: 2, per: 10); let ok = [0, 1, 5, 10, 11, 12].map { r.allow($0) }; return "\(d.fired) \(ok) \(backoff(5))" }
        //= ["abc", "z"] [true, true, false, true, true, false] [0.5, 1.0, 2.0, 4.0, 5.0]
        ----
        struct Temperature { enum Unit: String { case c = "°C", f = "°F" }; var value: Double; var unit: Unit; func converted(to u: Unit) -> Self { switch (unit, u) { case (.c, .f): .init(value: value * 9 / 5 + 32, unit: .f); case (.f, .c): .init(value: (value - 32) / 1.8, unit: .c); default: self } } }
        extension Temperature: CustomStringConvertible { var description: String { value.formatted(.number.precision(.fractionLength(1))) + unit.rawValue } }
        extension Temperature: Comparable { static func < (a: Self, b: Self) -> Bool { a.converted(to: .c).value < b.converted(to: .c).value }; static func == (a: Self, b: Self) -> Bool { abs(a.converted(to: .c).value - b.converted(to: .c).value) < 0.01 } }
        extension Collection where Element == Temperature { var mean: Temperature? { isEmpty ? nil : Temperature(value: map { $0.converted(to: .c).value }.reduce(0, +) / Double(count), unit: .c) } }
        func t() -> String { let l = [Temperature(value: 20, unit: .c), .init(value: 50, unit: .f), .init(value: 68, unit: .f)]; return "\(l.sorted()) \(l[0] == l[2]) \(l.mean!) \(l.max()!.converted(to: .f)) \([Temperature]().mean as Any) \(l.min() ?? l[0]) \(Temperature.Unit(rawValue: "°C")!)" }
        //= [50.0°F, 20.0°C, 68.0°F] true 16.7°C 68.0°F nil 50.0°F c
        ----
        func t() -> String { var a = [3, 1, 4, 1, 5, 9, 2, 6]; a.sort(); let mid = a.count / 2; let median = a.count.isMultiple(of: 2) ? Double(a[mid - 1] + a[mid]) / 2 : Double(a[mid]); let mean = Double(a.reduce(0, +)) / Double(a.count); let v = a.map { pow(Double($0) - mean, 2) }.reduce(0, +) / Double(a.count); let mode = Dictionary(a.map { ($0, 1) }, uniquingKeysWith: +).max { ($0.value, -$0.key) < ($1.value, -$1.key) }!.key; let hist = a.reduce(into: [Int](repeating: 0, count: 4)) { $0[min($1 / 3, 3)] += 1 }; let norm = a.map { Double($0 - a.first!) / Double(a.last! - a.first!) }.map { ($0 * 100).rounded() / 100 }; let win = (0...a.count - 3).map { a[$0..<$0 + 3].reduce(0, +) }; let cum = a.reduce(into: (0, [Int]())) { $0.0 += $1; $0.1.append($0.0) }.1; return "\(median) \(mean) \(String(format: "%.3f", v.squareRoot())) \(mode) \(hist) \(norm) \(win) \(cum) \(a.chunks(3)) \(a.rotated(by: 2)) \(a.difference(from: [1, 2, 3]).count) \(a.split(separator: 4).map(Array.init)) \(a.randomElement() != nil)" }
        extension Array { func chunks(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }; func rotated(by n: Int) -> [Element] { Array(self[n...] + self[..<n]) } }
        //= 3.5 3.875 2.571 1 [3, 3, 1, 1] [0.0, 0.0, 0.13, 0.25, 0.38, 0.5, 0.63, 1.0] [4, 6, 9, 12, 15, 20] [1, 2, 4, 7, 11, 16, 22, 31] [[1, 1, 2], [3, 4, 5], [6, 9]] [2, 3, 4, 5, 6, 9, 1, 1] 5 [[1, 1, 2, 3], [5, 6, 9]] true
        ----
        extension Result { var value: Success? { try? get() }; func tap(_ f: (Success) -> Void) -> Self { if case .success(let v) = self { f(v) }; return self } }
        extension Sequence { func mapResults<T, E: Error>(_ f: (Element) -> Result<T, E>) -> Result<[T], E> { var out: [T] = []; for x in self { switch f(x) { case .success(let v): out.append(v); case .failure(let e): return .failure(e) } }; return .success(out) } }
        enum Err: Error, Equatable { case neg(Int), odd }
        func half(_ n: Int) -> Result<Int, Err> { n < 0 ? .failure(.neg(n)) : n % 2 == 0 ? .success(n / 2) : .failure(.odd) }
        func t() -> String { var seen: [Int] = []; let a = [2, 4].mapResults(half), b = [2, 3, -1].mapResults(half), c = half(8).tap { seen.append($0) }.flatMap(half).map { "v\($0)" }; let d = half(-3).mapError { e -> Err in if case .neg(let n) = e { .neg(-n) } else { e } }; let e = Result { try JSONDecoder().decode(Int.self, from: Data("7".utf8)) }; let g: Result<Int, Error> = Result { throw Err.odd }; return "\(a) \(b) \(c) \(d) \(seen) \(e.value!) \(g.value as Any) \(a == .success([1, 2])) \((try? half(6).get()) ?? 0) \(half(3).flatMapError { _ in .success(0) as Result<Int, Err> })" }
        //= success([1, 2]) failure(Err.odd) success("v2") failure(Err.neg(3)) [4] 7 nil true 3 success(0)
        ----
        func f() throws -> Int { 1 }
        func t() -> String { let d = Date(timeIntervalSince1970: 0); return "\(d.formatted(.iso8601)) \(d.ISO8601Format())" }
        //= 1970-01-01T00:00:00Z 1970-01-01T00:00:00Z
        ----
        extension Array { mutating func move(fromOffsets s: IndexSet, toOffset d: Int) { let moved = s.map { self[$0] }; let before = s.filter { $0 < d }.count; for i in s.reversed() { remove(at: i) }; insert(contentsOf: moved, at: d - before) } }
        func t() -> String { var a = ["a", "b", "c"]; a.move(fromOffsets: IndexSet(integer: 0), toOffset: 3); return "\(a)" }
        //= ["b", "c", "a"]
        ----
        struct A<T: Decodable>: Decodable { let data: T; let n: Int? }
        struct E: Decodable { let name: String; let at: Date }
        func t() -> String { let w = try! JSONDecoder().decode(A<[E]>.self, from: Data(#"{"data":[{"name":"x","at":5}]}"#.utf8)); let v = try! JSONDecoder().decode(A<Int>.self, from: Data(#"{"data":4,"n":1}"#.utf8)); return "\(w.data.map(\.name)) \(v.data + v.n!) \(w.data[0].at.timeIntervalSinceReferenceDate)" }
        //= ["x"] 5 5.0
        ----
        struct Plain: Error { var n = 1 }
        enum N: LocalizedError { case a; var errorDescription: String? { "A!" } }
        func k(_ e: Error) -> String { if let l = e as? LocalizedError { return "L" + (l.errorDescription ?? "-") }; return "P" }
        func r(_ f: () throws -> Void) -> String { do { try f(); return "" } catch let e as LocalizedError { return "l\(e.errorDescription ?? "-")" } catch { return "\(error)" } }
        func t() -> String { "\(k(Plain())) \(k(N.a)) \(r { throw Plain() }) \(r { throw N.a }) \(N.a.localizedDescription)" }
        //= P LA! Plain(n: 1) lA! A!
        ----
        func t() -> String { let d = Date(timeIntervalSince1970: 86400 * 365); return [d.formatted(.iso8601), d.formatted(.iso8601.year().month().day()), d.ISO8601Format()].joined(separator: "|") }
        //= 1971-01-01T00:00:00Z|1971-01-01|1971-01-01T00:00:00Z
        ----
        func t() -> String { let s = IndexSet([0, 2]); var o: [Int] = []; for i in s.reversed() { o.append(i) }; return "\(o) \(s.count) \(s.contains(2)) \(s.first!) \(s.map { $0 * 2 }) \(s.sorted(by: >))" }
        //= [2, 0] 2 true 0 [0, 4] [2, 0]
        ----
        struct Skip: Codable {}
        struct S: Codable { var a = 1 }
        func t() -> String { "\((try? JSONDecoder().decode([Skip].self, from: Data("[1,\"a\"]".utf8)))?.count ?? -1)" }
        //= 2
        ----
        func t() -> String { let iso = ISO8601DateFormatter(); iso.formatOptions = [.withFullDate, .withDashSeparatorInDate]; return iso.string(from: Date(timeIntervalSince1970: 0)) }
        //= 1970-01-01
        ----
        func t() -> String { let iso = ISO8601DateFormatter(); iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]; iso.timeZone = TimeZone(secondsFromGMT: 3600); return iso.string(from: Date(timeIntervalSince1970: 0.25)) }
        //= 1970-01-01T01:00:00.250+01:00
        ----
        struct V: Encodable { func encode(to e: any Encoder) throws { var c = e.singleValueContainer(); try c.encodeNil() } }
        func t() -> String { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; return String(data: try! e.encode(["a": V()]), encoding: .utf8)! + String(data: try! e.encode([V()]), encoding: .utf8)! + String(data: try! e.encode(["n": nil as Int?]), encoding: .utf8)! }
        //= {"a":null}[null]{"n":null}
        ----
        func t() -> String { ["Öl", "Zebra", "apfel", "Äpfel", "item10", "item2"].sorted { $0.localizedStandardCompare($1) == .orderedAscending }.joined(separator: " ") + " " + ["b", "A", "a", "B"].sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }.joined() + " \("résumé".localizedStandardContains("RESUME"))" }
        //= apfel Äpfel item2 item10 Öl Zebra AabB true
        ----
        func t() -> String { let words = ["b", "A", "c", "B"]; return "\(words.sorted()) \(words.sorted(by: >)) \(words.sorted { $0.lowercased() < $1.lowercased() }) \(words.sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }) \(words.min()!) \(words.max { $0.lowercased() < $1.lowercased() }!)" }
        //= ["A", "B", "b", "c"] ["c", "b", "B", "A"] ["A", "b", "B", "c"] ["A", "b", "B", "c"] A c
        ----
        func t() async -> String { func s(_ n: Int) async -> Int { try? await Task.sleep(for: .milliseconds(n)); return n }; let a = await withTaskGroup(of: Int.self) { g in for n in [30, 10, 20] { g.addTask { await s(n) } }; var o: [Int] = []; while let x = await g.next() { o.append(x) }; return o }; return "\(a)" }
        //= [10, 20, 30]
        ----
        @MainActor final class VM { var items: [String] = []; var isLoading = false; private var task: Task<Void, Never>?; func load() async { isLoading = true; defer { isLoading = false }; try? await Task.sleep(for: .milliseconds(1)); items = ["a", "b"] }; func search(_ q: String) { task?.cancel(); task = Task { [weak self] in try? await Task.sleep(for: .milliseconds(5)); guard !Task.isCancelled else { return }; self?.items.append(q) } }; func wait() async { await task?.value } }
        @MainActor func t() async -> String { let v = VM(); await v.load(); v.search("x"); v.search("y"); await v.wait(); return "\(v.items) \(v.isLoading)" }
        //= ["a", "b", "y"] false
        ----
        func timeout<T: Sendable>(_ d: Duration, _ op: @escaping @Sendable () async throws -> T) async throws -> T { try await withThrowingTaskGroup(of: T.self) { g in g.addTask { try await op() }; g.addTask { try await Task.sleep(for: d); throw CancellationError() }; defer { g.cancelAll() }; return try await g.next()! } }
        func t() async -> String { let a = try? await timeout(.seconds(1)) { try await Task.sleep(for: .milliseconds(1)); return 7 }; let b = try? await timeout(.milliseconds(1)) { try await Task.sleep(for: .seconds(2)); return 8 }; return "\(a as Any) \(b as Any)" }
        //= Optional(7) nil
        ----
        func f(_ n: Int?) -> Int { guard let n else { exit(1) }; return n }
        func t() -> String { "\(f(4))" }
        //= 4
        ----
        func t() -> String { let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(identifier: "UTC"); f.dateFormat = "EEEE, d MMM"; f.weekdaySymbols = ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"]; f.shortMonthSymbols = (1...12).map { "m\($0)" }; return "\(f.string(from: Date(timeIntervalSince1970: 0))) \(f.weekdaySymbols[1]) \(f.shortMonthSymbols.count)" }
        //= Do, 1 m1 Mo 12
        ----
        func t() -> String { let u = Unit(symbol: "st"); let m = Measurement(value: 2, unit: UnitLength.meters); let units: [Unit] = [u, UnitVolume.liters, m.unit]; return units.map(\.symbol).joined(separator: " ") + " \(Measurement(value: 1, unit: UnitPressure.inchesOfMercury).converted(to: .millimetersOfMercury).value.rounded())" }
        //= st L m 25.0
        """###
}
