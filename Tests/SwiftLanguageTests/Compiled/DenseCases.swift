// SPDX-License-Identifier: GPL-3.0-or-later

/// Dense programs as models, algorithms and parsers have them, and what they showed: members of generic parameters, literals among overloads,
/// initializers that classes inherit, operators of texts, opaque sequences.
extension CompiledCase {
    static let dense = reading(
        ##"""
        func top<T: FixedWidthInteger>(_ t: T.Type) -> (T, T) { (T.min, T.max) }
        struct Clamp<T: FixedWidthInteger> { var v: T; var isTop: Bool { v == .max }; static var all: [T] { [.min, 0, .max] } }
        func nanOf<F: FloatingPoint>(_ x: F) -> F { x > 0 ? .nan : .infinity }
        func t() -> String { "\(top(Int8.self)) \(top(UInt16.self)) \(Clamp<UInt8>(v: 255).isTop) \(Clamp<Int8>.all) \(nanOf(1.0)) \(nanOf(-1.0 as Float))" }
        //= (-128, 127) (0, 65535) true [-128, 0, 127] nan inf
        ----
        extension String { func padded(to n: Int) -> String { self + String(repeating: " ", count: Swift.max(0, n - count)) } }
        extension Array where Element == Int { var spread: Int { (self.max() ?? 0) - (self.min() ?? 0) } ; func lim() -> Int { Swift.min(count, 2) } }
        func t() -> String { "[\("ab".padded(to: 4))] \([1, 5].spread) \([1,2,3].lim())" }
        //= [ab  ] 4 2
        ----
        func twice<T: Numeric>(_ x: T) -> T { x + x }
        func twice(_ x: Double) -> Double { x * 3 }
        func show<T: BinaryInteger>(_ x: T) -> String { "i\(x)" }
        func show<T: BinaryFloatingPoint>(_ x: T) -> String { "f\(x)" }
        func show(_ x: Int) -> String { "Int\(x)" }
        func t() -> String { "\(twice(2)) \(twice(2.5)) \(twice(2 as Float)) \(show(3)) \(show(3 as UInt8)) \(show(2.5)) \(show(CGFloat(2)))" }
        //= 4 7.5 4.0 Int3 i3 f2.5 f2.0
        ----
        func evens(_ n: Int) -> some Sequence<Int> { (0..<n).lazy.filter { $0 % 2 == 0 }.map { $0 * $0 } }
        func t() -> String { var s = 0; for e in evens(10) { s += e }; return "\(s) \(Array(evens(6))) \(evens(10).prefix(2).map { $0 }) \(evens(8).contains(16)) \(evens(5).reduce(0, +))" }
        //= 120 [0, 4, 16] [0, 4] true 20
        ----
        extension String { static func * (s: String, n: Int) -> String { String(repeating: s, count: n) }; static func - (a: String, b: String) -> String { a.replacingOccurrences(of: b, with: "") }; static prefix func ! (s: String) -> String { String(s.reversed()) } }
        extension Array { static func * (a: [Element], n: Int) -> [Element] { (0..<n).flatMap { _ in a } } }
        func t() -> String { "\("ab" * 3) \("hello" - "l") \(!"abc") \([1, 2] * 2)" }
        //= ababab heo cba [1, 2, 1, 2]
        ----
        struct Rule { var f: (Int) -> Bool; static func && (a: Rule, b: Rule) -> Rule { Rule { a.f($0) && b.f($0) } }; static func || (a: Rule, b: Rule) -> Rule { Rule { a.f($0) || b.f($0) } }; static prefix func ! (a: Rule) -> Rule { Rule { !a.f($0) } }; static let even = Rule { $0 % 2 == 0 }; static let big = Rule { $0 > 5 }; static func over(_ n: Int) -> Rule { Rule { $0 > n } } }
        extension Array where Element == Int { func keep(_ r: Rule) -> [Int] { filter(r.f) } }
        struct Mask: OptionSet { let rawValue: Int; static let a = Mask(rawValue: 1), b = Mask(rawValue: 2); static func | (x: Mask, y: Mask) -> Mask { x.union(y) } }
        func t() -> String { let m: Mask = .a | .b; let xs = Array(1...10); return "\(xs.keep(.even && .big)) \(xs.keep(!.even || .over(8))) \(m.rawValue)" }
        //= [6, 8, 10] [1, 3, 5, 7, 9, 10] 3
        ----
        class A { var log: [String] = []; let n: Int; init(n: Int) { self.n = n; log.append("A\(n)") }; convenience init() { self.init(n: 1); log.append("conv") }; convenience init(s: String) { self.init(n: s.count) } }
        class B: A { override init(n: Int) { super.init(n: n * 10); log.append("B") } }
        class C: B { var extra = "e" }
        class D: C { init(x: Int) { super.init(n: x) }; override convenience init(n: Int) { self.init(x: n + 1); log.append("D") } }
        func t() -> String { "\(B().log) \(B(s: "abc").n) \(C().log) \(C(s: "ab").extra) \(D().log) \(D(s: "abcd").n)" }
        //= ["A10", "B", "conv"] 30 ["A10", "B", "conv"] e ["A20", "B", "D", "conv"] 50
        ----
        struct Caps: OptionSet { let rawValue: UInt8; static let r = Caps(rawValue: 1), w = Caps(rawValue: 2), x = Caps(rawValue: 4); static let all: Caps = [.r, .w, .x] }
        extension SetAlgebra { func with(_ e: Element) -> Self { var c = self; c.insert(e); return c }; mutating func toggle(_ e: Element) { if contains(e) { remove(e) } else { insert(e) } }; var nonEmpty: Bool { !isEmpty } }
        extension OptionSet where RawValue: FixedWidthInteger { var bits: Int { rawValue.nonzeroBitCount } }
        func t() -> String { var c: Caps = [.r]; c.toggle(.w); c.toggle(.r); var s: Set<Int> = [1]; s.toggle(2); return "\(c.rawValue) \(c.with(.x).bits) \(s.sorted()) \(s.with(9).sorted()) \(Caps().nonEmpty) \(Caps.all.subtracting(.w).rawValue) \(Caps.all.isSuperset(of: c)) \(c.isDisjoint(with: .r)) \(Caps.all.symmetricDifference([.r]).rawValue)" }
        //= 2 2 [1, 2] [1, 2, 9] false 5 true true 6
        ----
        func fail(_ m: String) -> Never { fatalError(m) }
        struct P { let n: Int; init(_ s: String) { if let v = Int(s) { n = v } else { fail("no") } } }
        class K { let n: Int; init(_ c: Bool) { guard c else { fail("x") }; n = 2 }; required init(coder: Int) { fail("not") } }
        enum E { case a, b; init(_ s: String) { switch s { case "a": self = .a; case "b": self = .b; default: fail("bad") } } }
        func pick(_ n: Int) -> String { switch n { case 0: return "z"; case 1: return "o"; default: fail("n") } }
        func t() -> String { "\(P("4").n) \(K(true).n) \(E("b")) \(pick(1))" }
        //= 4 2 b o
        ----
        protocol Plug { init(); var n: Int { get }; static var id: String { get } }
        struct A: Plug { let n = 1; static let id = "a" }; struct B: Plug { var n: Int { 2 }; static let id = "b" }
        func t() -> String { let types: [String: any Plug.Type] = ["a": A.self, "b": B.self]; let x = types["b"].map { $0.init() }; let all: [any Plug.Type] = [A.self, B.self]; return "\(x?.n ?? 0) \(types["z"].map { $0.init().n } ?? -1) \(all.map { $0.init().n }) \(all.first { $0.id == "b" }!.id) \(types.mapValues { $0.id }.values.sorted())" }
        //= 2 -1 [1, 2] b ["a", "b"]
        ----
        final class TrieNode { var kids: [Character: TrieNode] = [:]; var end = false }
        struct Trie: ExpressibleByArrayLiteral { private let root = TrieNode(); init(arrayLiteral e: String...) { e.forEach(insert) }
          func insert(_ w: String) { var n = root; for c in w { if n.kids[c] == nil { n.kids[c] = TrieNode() }; n = n.kids[c]! }; n.end = true }
          func find(_ p: some StringProtocol) -> TrieNode? { p.reduce(root as TrieNode?) { $0?.kids[$1] } }
          func words(_ p: String) -> [String] { guard let n = find(p) else { return [] }; var r: [String] = []; func go(_ n: TrieNode, _ s: String) { if n.end { r.append(s) }; for (c, k) in n.kids.sorted(by: { $0.key < $1.key }) { go(k, s + String(c)) } }; go(n, p); return r }
          func contains(_ w: String) -> Bool { find(w)?.end ?? false } }
        func t() -> String { let tr: Trie = ["car", "card", "care", "cat", "dog"]; return "\(tr.words("car")) \(tr.contains("ca")) \(tr.contains("dog")) \(tr.words("x").isEmpty) \(tr.find("do".dropLast())?.kids.count ?? 0)" }
        //= ["car", "card", "care"] false true true 1
        ----
        indirect enum Expr { case num(Double), v(String), bin(Expr, Op, Expr), neg(Expr), call(String, [Expr]); enum Op: Character, CaseIterable { case add = "+", sub = "-", mul = "*", div = "/"; var prec: Int { switch self { case .add, .sub: 1; case .mul, .div: 2 } }; func apply(_ a: Double, _ b: Double) -> Double { switch self { case .add: a + b; case .sub: a - b; case .mul: a * b; case .div: a / b } } } }
        enum ParseError: Error, Equatable { case unexpected(Character?, at: Int), unknown(String) }
        struct Parser { private let s: [Character]; private var i = 0; init(_ t: String) { s = t.filter { !$0.isWhitespace } }
          private var peek: Character? { i < s.count ? s[i] : nil }
          static func parse(_ t: String) throws -> Expr { var p = Parser(t); let e = try p.expr(0); guard p.peek == nil else { throw ParseError.unexpected(p.peek, at: p.i) }; return e }
          private mutating func expr(_ min: Int) throws -> Expr { var l = try unary(); while let c = peek, let op = Expr.Op(rawValue: c), op.prec > min { i += 1; let r = try expr(op.prec); l = .bin(l, op, r) }; return l }
          private mutating func unary() throws -> Expr { if peek == "-" { i += 1; return .neg(try unary()) }; return try atom() }
          private mutating func atom() throws -> Expr { guard let c = peek else { throw ParseError.unexpected(nil, at: i) }
            if c == "(" { i += 1; let e = try expr(0); guard peek == ")" else { throw ParseError.unexpected(peek, at: i) }; i += 1; return e }
            if c.isNumber { let st = i; while let d = peek, d.isNumber || d == "." { i += 1 }; return .num(Double(String(s[st..<i]))!) }
            if c.isLetter { var n = ""; while let d = peek, d.isLetter { n.append(d); i += 1 }; guard peek == "(" else { return .v(n) }; i += 1; var a: [Expr] = []; while peek != ")" { a.append(try expr(0)); if peek == "," { i += 1 } }; i += 1; return .call(n, a) }
            throw ParseError.unexpected(c, at: i) } }
        extension Expr { func eval(_ env: [String: Double] = [:]) throws -> Double { switch self { case .num(let n): return n; case .v(let n): guard let x = env[n] else { throw ParseError.unknown(n) }; return x; case let .bin(a, op, b): return op.apply(try a.eval(env), try b.eval(env)); case .neg(let e): return -(try e.eval(env)); case .call("max", let a): return try a.map { try $0.eval(env) }.max() ?? 0; case .call(let n, _): throw ParseError.unknown(n) } } }
        func t() -> String { func run(_ s: String) -> String { do { return "\(try Parser.parse(s).eval(["x": 3]))" } catch let e as ParseError { return "\(e)" } catch { return "?" } }; return ["1+2*3", "-(x+1)*2", "10/4-1-1", "max(1,x*2,4)", "2*(3", "y", "1+*", "f(1)"].map(run).joined(separator: "; ") }
        //= 7.0; -8.0; 0.5; 6.0; unexpected(nil, at: 4); unknown("y"); unexpected(Optional("*"), at: 2); unknown("f")
        ----
        enum Validation<T> { case ok(T), errors([String]); func map<U>(_ f: (T) -> U) -> Validation<U> { switch self { case .ok(let v): .ok(f(v)); case .errors(let e): .errors(e) } }; func zip<U>(_ o: Validation<U>) -> Validation<(T, U)> { switch (self, o) { case let (.ok(a), .ok(b)): .ok((a, b)); case let (.errors(a), .errors(b)): .errors(a + b); case (.errors(let e), _), (_, .errors(let e)): .errors(e) } } }
        struct Rule<V> { let check: (V) -> String?; init(_ m: String, _ p: @escaping (V) -> Bool) { check = { p($0) ? nil : m } }; static func all(_ r: Rule...) -> (V) -> Validation<V> { { v in let e = r.compactMap { $0.check(v) }; return e.isEmpty ? .ok(v) : .errors(e) } } }
        extension Rule where V == String { static var nonEmpty: Rule { Rule("empty") { !$0.isEmpty } }; static func min(_ n: Int) -> Rule { Rule("short<\(n)") { $0.count >= n } }; static let email = Rule("no @") { $0.contains("@") } }
        extension Rule where V: Comparable { static func inside(_ r: ClosedRange<V>) -> Rule { Rule("not in \(r)") { r ~= $0 } } }
        struct User { let mail: String, age: Int }
        func make(_ m: String, _ a: Int) -> Validation<User> { Rule.all(.nonEmpty, .min(3), .email)(m).zip(Rule.all(.inside(18...99))(a)).map(User.init(mail:age:)) }
        func t() -> String { [("a@b", 30), ("", 5), ("abc", 40), ("x@y.z", 17)].map { m, a -> String in switch make(m, a) { case .ok(let u): "\(u.mail):\(u.age)"; case .errors(let e): e.joined(separator: "+") } }.joined(separator: " ") }
        //= a@b:30 empty+short<3+no @+not in 18...99 no @ not in 18...99
        ----
        class Shape { private(set) var id: Int; nonisolated(unsafe) static var made = 0; var name: String { "shape" }; init() { Shape.made += 1; id = Shape.made; setup() }; func setup() {}; func draw() -> String { "\(name)#\(id)" }; deinit { Shape.log.append("d\(id)") }; nonisolated(unsafe) static var log: [String] = [] }
        class Square: Shape { var side: Double { willSet { Shape.log.append("w\(newValue)") } didSet { if side < 0 { side = oldValue } } }; init(_ s: Double) { side = s; super.init() }; override var name: String { "square\(side)" }; override func setup() { Shape.log.append("setup") }; override func draw() -> String { "[" + super.draw() + "]" }; convenience init?(text: String) { guard let d = Double(text) else { return nil }; self.init(d) } }
        final class Fancy: Square { lazy var deco: String = { Shape.log.append("lazy"); return "*\(side)*" }(); override func draw() -> String { deco + super.draw() }; static func == (a: Fancy, b: Fancy) -> Bool { a.side == b.side } }
        func t() -> String { Shape.log = []; Shape.made = 0; do { let s: Shape = Fancy(2); let sq = Square(text: "3")!; sq.side = -1; sq.side = 4; _ = Square(text: "x"); Shape.log.append(s.draw()); Shape.log.append([s, sq].map { $0 is Fancy ? "F" : "S" }.joined()); if let f = s as? Fancy { Shape.log.append("\(f == f) \(f === sq)") }; Shape.log.append(sq.draw()) }; return Shape.log.joined(separator: " ") }
        //= setup setup w-1.0 w4.0 lazy *2.0*[square2.0#1] FS true false [square4.0#2] d2 d1
        ----
        @resultBuilder struct RuleBuilder { static func buildBlock(_ c: [Rule]...) -> [Rule] { c.flatMap { $0 } }; static func buildExpression(_ r: Rule) -> [Rule] { [r] }; static func buildExpression(_ r: [Rule]) -> [Rule] { r }; static func buildOptional(_ c: [Rule]?) -> [Rule] { c ?? [] }; static func buildEither(first c: [Rule]) -> [Rule] { c }; static func buildEither(second c: [Rule]) -> [Rule] { c }; static func buildArray(_ c: [[Rule]]) -> [Rule] { c.flatMap { $0 } }; static func buildLimitedAvailability(_ c: [Rule]) -> [Rule] { c } }
        struct Rule { let name: String; var weight = 1.0; let test: (String) -> Bool; func weighted(_ w: Double) -> Rule { var r = self; r.weight = w; return r } }
        struct RuleSet { let rules: [Rule]; init(@RuleBuilder _ c: () -> [Rule]) { rules = c() }; func score(_ s: String) -> Double { rules.filter { $0.test(s) }.map(\.weight).reduce(0, +) }; func failing(_ s: String) -> [String] { rules.filter { !$0.test(s) }.map(\.name) } }
        extension RuleSet { static func password(strict: Bool) -> RuleSet { RuleSet { Rule(name: "len") { $0.count >= 8 }; Rule(name: "digit") { $0.contains(where: \.isNumber) }.weighted(2); if strict { Rule(name: "upper") { s in s.contains { $0.isUppercase } }; for c in "!?" { Rule(name: "no\(c)") { !$0.contains(c) }.weighted(0.5) } } else { Rule(name: "any") { _ in true } }; let extra = [Rule(name: "x") { $0.hasPrefix("x") }]; extra } } }
        func t() -> String { let a = RuleSet.password(strict: true), b = RuleSet.password(strict: false); return "\(a.score("Passw0rd!")) \(a.failing("abc?")) \(b.score("x12345678")) \(b.rules.map(\.name)) \(a.rules.count) \(["a", "xlongpass1", "UP"].max { b.score($0) < b.score($1) }!)" }
        //= 4.5 ["len", "digit", "upper", "no?", "x"] 5.0 ["len", "digit", "any", "x"] 6 xlongpass1
        ----
        protocol Middleware { associatedtype S; associatedtype A; func handle(_ a: A, _ s: S, _ next: (A) -> Void) }
        final class Store<S, A> { private(set) var state: S { didSet { subs.values.forEach { $0(state) } } }; private let reduce: (inout S, A) -> A?; private var subs: [Int: (S) -> Void] = [:]; private var id = 0; private var mws: [(A, S, (A) -> Void) -> Void] = []
          init(_ s: S, _ r: @escaping (inout S, A) -> A?) { state = s; reduce = r }; func use<M: Middleware>(_ m: M) where M.S == S, M.A == A { mws.append(m.handle) }
          func send(_ a: A) { let run = mws.reversed().reduce({ [unowned self] (a: A) in var s = state; let next = reduce(&s, a); state = s; if let next { send(next) } }) { next, mw in { [unowned self] a in mw(a, state, next) } }; run(a) }
          func subscribe<V: Equatable>(_ k: KeyPath<S, V>, _ f: @escaping (V) -> Void) -> () -> Void { var last = state[keyPath: k]; f(last); id += 1; let i = id; subs[i] = { let v = $0[keyPath: k]; if v != last { last = v; f(v) } }; return { [weak self] in self?.subs[i] = nil } } }
        struct App { var count = 0; var log: [String] = [] }
        enum Act: Equatable { case inc(Int), double, reset }
        struct Logger: Middleware { func handle(_ a: Act, _ s: App, _ next: (Act) -> Void) { if case .inc(let n) = a, n > 100 { return }; next(a) } }
        func t() -> String { let st = Store(App()) { (s: inout App, a: Act) -> Act? in s.log.append("\(a)"); switch a { case .inc(let n): s.count += n; return n == 5 ? .double : nil; case .double: s.count *= 2; return nil; case .reset: s = App(); return nil } }; st.use(Logger()); var seen: [Int] = []; let off = st.subscribe(\.count) { seen.append($0) }; st.send(.inc(1)); st.send(.inc(5)); st.send(.inc(500)); let log = st.state.log; off(); st.send(.reset); return "\(seen) \(log) \(st.state.count)" }
        //= [0, 1, 6, 12] ["inc(1)", "inc(5)", "double"] 0
        ----
        struct Token: Equatable, CustomStringConvertible { enum Kind { case ident, number, op, paren }; let kind: Kind; let text: Substring; let range: Range<Int>; var description: String { "\(kind):\(text)@\(range.lowerBound)" } }
        struct Lexer: Sequence { let source: String; struct Iterator: IteratorProtocol { var rest: Substring; var pos = 0
            mutating func next() -> Token? { while let c = rest.first, c.isWhitespace { rest.removeFirst(); pos += 1 }; guard let c = rest.first else { return nil }
              func take(_ k: Token.Kind, while p: (Character) -> Bool) -> Token { let t = rest.prefix(while: p); defer { rest = rest.dropFirst(t.count); pos += t.count }; return Token(kind: k, text: t, range: pos..<pos + t.count) }
              switch c { case "a"..."z", "A"..."Z", "_": return take(.ident) { $0.isLetter || $0.isNumber || $0 == "_" }; case "0"..."9": return take(.number) { $0.isNumber || $0 == "." }; case "(", ")": defer { rest.removeFirst(); pos += 1 }; return Token(kind: .paren, text: rest.prefix(1), range: pos..<pos + 1); default: return take(.op) { "+-*/=<>!&|".contains($0) } } } }
          func makeIterator() -> Iterator { Iterator(rest: source[...]) } }
        func t() -> String { let toks = Array(Lexer(source: "let x1 = (foo + 3.14) >= y_2")); let kinds = Dictionary(grouping: toks, by: \.kind).mapValues(\.count); return "\(toks.map(\.description).joined(separator: " ")) | \(kinds[.ident]!) \(kinds[.op, default: 0]) \(toks.first { $0.kind == .number }!.range) \(toks.contains { $0.text == "foo" })" }
        //= ident:let@0 ident:x1@4 op:=@7 paren:(@9 ident:foo@10 op:+@14 number:3.14@16 paren:)@20 op:>=@22 ident:y_2@25 | 4 3 16..<20 true
        ----
        func levenshtein(_ a: String, _ b: String) -> Int { let (a, b) = (Array(a), Array(b)); var d = Array(0...b.count); for i in 1...a.count { var prev = d[0]; d[0] = i; for j in 1...b.count { let t = d[j]; d[j] = a[i - 1] == b[j - 1] ? prev : min(prev, d[j], d[j - 1]) + 1; prev = t } }; return d[b.count] }
        func lcs(_ a: String, _ b: String) -> String { let (x, y) = (Array(a), Array(b)); var m = [[Int]](repeating: .init(repeating: 0, count: y.count + 1), count: x.count + 1); for i in x.indices { for j in y.indices { m[i + 1][j + 1] = x[i] == y[j] ? m[i][j] + 1 : max(m[i][j + 1], m[i + 1][j]) } }; var (i, j, r) = (x.count, y.count, [Character]()); while i > 0, j > 0 { if x[i - 1] == y[j - 1] { r.append(x[i - 1]); i -= 1; j -= 1 } else if m[i - 1][j] >= m[i][j - 1] { i -= 1 } else { j -= 1 } }; return String(r.reversed()) }
        func quicksort<T: Comparable>(_ a: [T]) -> [T] { guard let p = a.first else { return [] }; let r = a.dropFirst(); return quicksort(r.filter { $0 < p }) + [p] + quicksort(r.filter { $0 >= p }) }
        func mergeSort<T>(_ a: [T], by lt: (T, T) -> Bool) -> [T] { guard a.count > 1 else { return a }; let m = a.count / 2; var l = mergeSort(Array(a[..<m]), by: lt)[...], r = mergeSort(Array(a[m...]), by: lt)[...], o: [T] = []; while let x = l.first, let y = r.first { if lt(y, x) { o.append(y); r.removeFirst() } else { o.append(x); l = l.dropFirst() } }; return o + l + r }
        func binarySearch<C: RandomAccessCollection>(_ c: C, _ x: C.Element) -> C.Index? where C.Element: Comparable { var lo = c.startIndex, hi = c.endIndex; while lo < hi { let m = c.index(lo, offsetBy: c.distance(from: lo, to: hi) / 2); if c[m] == x { return m }; if c[m] < x { lo = c.index(after: m) } else { hi = m } }; return nil }
        func powerset<T>(_ a: [T]) -> [[T]] { a.reduce([[]]) { acc, x in acc + acc.map { $0 + [x] } } }
        func knapsack(_ items: [(w: Int, v: Int)], _ cap: Int) -> Int { items.reduce(Array(repeating: 0, count: cap + 1)) { best, it in best.indices.map { c in c >= it.w ? max(best[c], best[c - it.w] + it.v) : best[c] } }.last! }
        func t() -> String { "\(levenshtein("kitten", "sitting")) \(lcs("AGGTAB", "GXTXAYB")) \(quicksort([3, 1, 2, 3])) \(mergeSort(["b", "A", "c"], by: { $0.lowercased() > $1.lowercased() })) \(binarySearch([1, 3, 5, 7, 9][1...], 7) ?? -1) \(binarySearch(0..<100, 42)!) \(powerset([1, 2, 3]).count) \(powerset("ab".map(String.init))) \(knapsack([(1, 1), (3, 4), (4, 5)], 7)) \(String(13, radix: 2)) \(Int("ff", radix: 16)!) \(Array("hello".reversed()).map(String.init).joined())" }
        //= 3 GTAB [1, 2, 3, 3] ["c", "b", "A"] 3 42 8 [[], ["a"], ["b"], ["a", "b"]] 9 1101 255 olleh
        """##)
}
