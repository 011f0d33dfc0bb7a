// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Functions of many kinds, written before anybody knew what the program makes of them.
    static let wholePrograms = reading(
        ##"""
        struct W { private var store: [Int] = [1, 2]; var items: [Int] { _read { yield store } _modify { yield &store } } ; subscript(i: Int) -> Int { _read { yield store[i] } _modify { yield &store[i] } } }
        func t() -> String { var w = W(); w.items.append(3); w[0] += 10; return "\(w.items) \(w[0])" }
        //= [11, 2, 3] 11
        ----
        struct L { var log: [String] = []; private var v = 0; var x: Int { get { v } _modify { log.append("in"); yield &v; log.append("out \(v)") } } }
        func t() -> String { var l = L(); l.x += 5; l.x = 2; return "\(l.x) \(l.log)" }
        //= 2 ["in", "out 5", "in", "out 2"]
        ----
        typealias MaybeView = Int?
        struct S { var v: MaybeView = nil; var u: MaybeView = 4 }
        func t() -> String { let s = S(); return "\(s.v ?? 0) \(s.u!) \(s.u.map { $0 + 1 } ?? 0)" }
        //= 0 4 5
        ----
        struct S { var a: Int!; var n: String! = "x" }
        func t() -> String { var s = S(); s.a = 3; let b: Int = s.a + 1; let c = s.a; return "\(b) \(c as Any) \(s.n.count) \(s.a == nil)" }
        //= 4 Optional(3) 1 false
        ----
        protocol Animal { associatedtype Food; func eat(_ f: Food) -> String; var name: String { get } }
        struct Cow: Animal { func eat(_ f: String) -> String { "moo \(f)" }; let name = "cow" }
        struct Dog: Animal { func eat(_ f: Int) -> String { "woof \(f)" }; let name = "dog" }
        func feed<A: Animal>(_ a: A, _ f: A.Food) -> String { a.eat(f) }
        func t() -> String { let all: [any Animal] = [Cow(), Dog()]; return all.map(\.name).joined(separator: ",") + feed(Cow(), "hay") + feed(Dog(), 3) }
        //= cow,dogmoo haywoof 3
        ----
        protocol Store<Key> { associatedtype Key: Hashable; subscript(k: Key) -> String? { get set } ; var count: Int { get } }
        struct Mem<Key: Hashable>: Store { var d: [Key: String] = [:]; subscript(k: Key) -> String? { get { d[k] } set { d[k] = newValue } } ; var count: Int { d.count } }
        func total(_ s: any Store<String>) -> Int { s.count }
        func fill(_ s: inout some Store<Int>) { s[1] = "one"; s[2] = "two"; s[1] = nil }
        func t() -> String { var m = Mem<Int>(); fill(&m); var n = Mem<String>(); n["a"] = "b"; return "\(m.count) \(total(n)) \(m[2]!)" }
        //= 1 1 two
        ----
        func t() -> String { var o = ""; print(Optional(Optional(3)) as Any, [nil, 1] as [Int?], ["k": Optional("v")], to: &o); debugPrint("a", 1, ["b"], separator: "-", terminator: "!", to: &o); return o.split(separator: "\n").joined(separator: "|") }
        //= Optional(Optional(3)) [nil, Optional(1)] ["k": Optional("v")]|"a"-1-["b"]!
        ----
        func t() -> String { let n: Int? = 5; return "\([n, nil].description) \(n.debugDescription) \(["k": n].description) \([1].description) \("a".debugDescription)" }
        //= [Optional(5), nil] Optional(5) ["k": Optional(5)] [1] "a"
        ----
        func t() -> String { var s = "age 30, 4"; s.replace(/\d+/) { "<\($0.output)>" }; var r = "a1b22"; r.replace(/\d+/, with: "-"); return "\(s) \(r)" }
        //= age <30>, <4> a-b-
        ----
        func t() -> String { "\(Double.significandBitCount) \(Float.exponentBitCount) \(Double.maximumMagnitude(-3, 2)) \(Double.minimumMagnitude(-3, 2)) \(Double.signalingNaN.isNaN)" }
        //= 52 8 -3.0 2.0 true
        ----
        func make(_ up: Bool) -> some Sequence<Int> { up ? stride(from: 0, to: 3, by: 1) : stride(from: 3, to: 0, by: -1) }
        func t() -> String { "\(Array(make(true))) \(make(false).map { $0 * 2 })" }
        //= [0, 1, 2] [6, 4, 2]
        ----
        @resultBuilder enum HTML { static func buildExpression(_ s: String) -> [String] { [s] }; static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }; static func buildBlock(_ p: [String]...) -> [String] { p.flatMap { $0 } }; static func buildOptional(_ p: [String]?) -> [String] { p ?? ["none"] }; static func buildEither(first p: [String]) -> [String] { ["1"] + p }; static func buildEither(second p: [String]) -> [String] { ["2"] + p }; static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } }; static func buildFinalResult(_ p: [String]) -> String { "<" + p.joined(separator: " ") + ">" } }
        func html(@HTML _ f: () -> String) -> String { f() }
        func t() -> String { let on = true, n = 2; return html { "a"; 5; if on { "on" }; if n > 3 { "big" } else { "small" }; for i in 0..<n { "i\(i)" }; if !on { "x" } } }
        //= <a #5 on 2 small i0 i1 none>
        ----
        @resultBuilder struct Sum { static func buildPartialBlock(first: Int) -> Int { first }; static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }; static func buildPartialBlock(accumulated: Int, next: String) -> Int { accumulated + next.count } ; static func buildPartialBlock(first: String) -> Int { first.count } }
        @Sum func total() -> Int { 1; 2; "abc"; 3 }
        func t() -> String { "\(total())" }
        //= 153
        ----
        @propertyWrapper struct Logged<Value: Equatable> { private var v: Value; private(set) var changes = 0; init(wrappedValue: Value) { v = wrappedValue }; var wrappedValue: Value { get { v } set { if v != newValue { changes += 1 }; v = newValue } }; var projectedValue: Logged<Value> { self } }
        struct M { @Logged var name = "a"; @Logged var n = 1 }
        func t() -> String { var m = M(); m.name = "a"; m.name = "b"; m.n += 1; m.n += 0; return "\(m.$name.changes) \(m.$n.changes) \(m.name) \(m.n)" }
        //= 1 1 b 2
        ----
        struct A { var b = B() }; struct B { var c = [C(), C()] }; struct C { var n = 1; var tag: String? = "t" }
        func t() -> String { let p = \A.b.c; let q = p.appending(path: \.[1]).appending(path: \.n); var a = A(); a[keyPath: q] = 9; let o = \A.b.c[0].tag?.count; return "\(a.b.c.map(\.n)) \(a[keyPath: o] as Any) \(a[keyPath: p].count)" }
        //= [1, 9] Optional(1) 2
        ----
        @dynamicMemberLookup struct Lens<T> { var value: T; subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U { get { value[keyPath: k] } set { value[keyPath: k] = newValue } } ; subscript(dynamicMember s: String) -> String { "?" + s } }
        struct P { var x = 1; var y = "q" }
        func t() -> String { var l = Lens(value: P()); l.x += 4; l.y = "z"; return "\(l.x) \(l.y) \(l.value) \(l.nope)" }
        //= 5 z P(x: 5, y: "z") ?nope
        ----
        struct Adder { let base: Int; func callAsFunction(_ x: Int) -> Int { base + x }; func callAsFunction(_ s: String, times n: Int = 2) -> String { String(repeating: s, count: n + base) } }
        func t() -> String { let a = Adder(base: 1); return "\(a(2)) \(a("x")) \(a("y", times: 0)) \([1, 2].map { a($0) })" }
        //= 3 xxx y [2, 3]
        ----
        infix operator <>: AdditionPrecedence
        prefix operator √
        postfix operator %
        precedencegroup Pow {
         higherThan: MultiplicationPrecedence
         associativity: right
        }
        infix operator **: Pow
        func <> (a: String, b: String) -> String { a + "|" + b }
        prefix func √ (x: Double) -> Double { x.squareRoot() }
        postfix func % (x: Double) -> Double { x / 100 }
        func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
        func t() -> String { "\("a" <> "b" <> "c") \(√16) \(50%) \(2 ** 3 ** 2) \(2 * 3 ** 2)" }
        //= a|b|c 4.0 0.5 512 18
        ----
        func t() -> String { let s = "Cafe\u{301} 👨‍👩‍👧 naïve"; return "\(s.count) \(s.unicodeScalars.count) \(s.utf8.count) \(s.utf16.count) \(s == "Café 👨‍👩‍👧 naïve") \(s.first!.isLetter) \(s.reversed().first!)" }
        //= 12 17 32 20 true true e
        ----
        func t() -> String { let cs: [Character] = ["a", "Z", "5", "½", " ", "é", "!", "€", "\n", "٣"]; return cs.map { c in [c.isLetter, c.isUppercase, c.isNumber, c.isWholeNumber, c.isWhitespace, c.isASCII, c.isPunctuation, c.isCurrencySymbol, c.isNewline].map { $0 ? "1" : "0" }.joined() }.joined(separator: " ") + " \(cs[2].wholeNumberValue!) \(cs[0].asciiValue!) \(Character("f").hexDigitValue!)" }
        //= 100001000 110001000 001101000 001000000 000011000 100000000 000001100 000000010 000011001 001100000 5 97 15
        ----
        func t() -> String { let s = "hello world"; let i = s.firstIndex(of: "o")!; let j = s.index(i, offsetBy: 3); return "\(s[..<i]) \(s[i...j]) \(s[j...]) \(s.distance(from: i, to: j)) \(s.suffix(from: j).count) \(s[i]) \(s.index(after: i) < j) \(s.prefix(upTo: i))" }
        //= hell o wo orld 3 4 o true hell
        ----
        struct R { let k: Int, s: String }
        func t() -> String { let rs = [R(k: 2, s: "a"), R(k: 1, s: "b"), R(k: 2, s: "c"), R(k: 1, s: "d")]; return rs.sorted { $0.k < $1.k }.map(\.s).joined() + rs.sorted { $0.k > $1.k }.map(\.s).joined() + rs.sorted { ($0.k, $1.s) < ($1.k, $0.s) }.map(\.s).joined() }
        //= bdacacbddbca
        ----
        func t() -> String { let g = Dictionary(grouping: ["apple", "avocado", "bean", "beet", "cat"]) { $0.first! }; let c = ["a", "b", "a"].reduce(into: [:]) { $0[$1, default: 0] += 1 }; return "\(g.mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }) \(c["a"]!) \(g["b"]!)" }
        //= ["a2", "b2", "c1"] 2 ["bean", "beet"]
        ----
        func t() -> String { "\(Array(zip([1, 2, 3], ["a", "b"]))) \(Array(stride(from: 1.0, through: 2.0, by: 0.25))) \(Array(stride(from: 10, to: 0, by: -3))) \(Array("abc".indices).count) \((1..<10).clamped(to: 5..<20)) \((1...5).overlaps(5...9)) \((0..<3).contains(3)) \(Array((1...3).reversed()))" }
        //= [(1, "a"), (2, "b")] [1.0, 1.25, 1.5, 1.75, 2.0] [10, 7, 4, 1] 3 5..<10 true false [3, 2, 1]
        ----
        func t() -> String { let a: UInt8 = 250; return "\(a &+ 10) \(a &- 251) \(a &* 2) \(a.addingReportingOverflow(10)) \(~a) \(a << 1) \(a >> 2) \(a & 0x0F) \(a | 1) \(a ^ 0xFF) \(a.leadingZeroBitCount) \(a.nonzeroBitCount) \(a.trailingZeroBitCount) \(Int8(bitPattern: a)) \(UInt8(truncatingIfNeeded: 300)) \(UInt8(clamping: 300)) \(UInt8(exactly: 300) as Any)" }
        //= 4 255 244 (partialValue: 4, overflow: true) 5 244 62 10 251 5 0 6 1 -6 44 255 nil
        ----
        func t() -> String { "\(0.1 + 0.2) \(1e20) \(1e16) \(123456789012345680.0) \(1.0e-5) \(0.0001) \(Float(0.1)) \(Double.pi) \(-0.0) \(Double.infinity) \(Double.nan) \(100.0) \(5e-324) \(Double.greatestFiniteMagnitude) \(1/3.0) \(Float.pi) \(2.5.rounded()) \((-2.5).rounded(.up)) \(3.7.truncatingRemainder(dividingBy: 1))" }
        //= 0.30000000000000004 1e+20 1e+16 1.2345678901234568e+17 1e-05 0.0001 0.1 3.141592653589793 -0.0 inf nan 100.0 5e-324 1.7976931348623157e+308 0.3333333333333333 3.1415925 3.0 -2.0 0.7000000000000002
        ----
        enum PE: Error, Equatable { case empty, bad(Character) }
        func digits(_ s: String) throws(PE) -> [Int] { if s.isEmpty { throw .empty }; var r: [Int] = []; for c in s { guard let d = c.wholeNumberValue else { throw PE.bad(c) }; r.append(d) }; return r }
        func t() -> String { func run(_ s: String) -> String { do { return "\(try digits(s))" } catch .empty { return "E" } catch { switch error { case .bad(let c): return "bad \(c)"; case .empty: return "?" } } }; return run("12") + run("") + run("1x") }
        //= [1, 2]Ebad x
        ----
        func t() -> String { var log: [String] = []; func f(_ early: Bool) { defer { log.append("d1") }; log.append("s"); defer { log.append("d2") }; if early { return }; defer { log.append("d3") }; log.append("e") }; f(true); f(false); for i in 0..<2 { defer { log.append("l\(i)") }; if i == 0 { continue }; log.append("b") }; return log.joined(separator: " ") }
        //= s d2 d1 s e d3 d2 d1 l0 b l1
        ----
        nonisolated(unsafe) var log: [String] = []
        final class N { let s: String; var next: N?; weak var prev: N?; init(_ s: String) { self.s = s }; deinit { log.append("x" + s) } }
        func t() -> String { do { let a = N("a"); let b = N("b"); a.next = b; b.prev = a; log.append(b.prev!.s) }; var c: N? = N("c"); weak var w = c; log.append("\(w == nil)"); c = nil; log.append("\(w == nil)"); let r = log.joined(separator: " "); log = []; return r }
        //= a xa xb false xc true
        ----
        final class P { var n = 0 }
        func t() -> String { var p: P? = P(); let f = { [weak p] in p?.n ?? -1 }; let g = { [unowned q = p!] in q.n }; p!.n = 4; let a = f(), b = g(); p = nil; return "\(a) \(b) \(f())" }
        //= 4 4 -1
        ----
        nonisolated(unsafe) var made = 0
        struct L { lazy var big: [Int] = { made += 1; return [1, 2, 3] }(); var k = 2; lazy var dbl = k * 2 }
        func t() -> String { made = 0; var l = L(); l.k = 5; let a = l.big.count + l.big.count; l.k = 9; return "\(a) \(made) \(l.dbl) \({ l.k = 1; return l.dbl }())" }
        //= 6 1 18 18
        ----
        struct S { var log: [String] = []; var a: [Int] = [] { willSet { log.append("w\(newValue.count)") } didSet { log.append("d\(oldValue.count)") } }; var p = (x: 1, y: 2) { didSet { log.append("p\(oldValue.x)\(p.x)") } } ; init() { a = [1] } }
        func t() -> String { var s = S(); s.a.append(2); s.a[0] = 5; s.p.x += 3; func go(_ x: inout [Int]) { x.removeAll() ; x.append(1) }; go(&s.a); return s.log.joined(separator: " ") }
        //= w2 d1 w2 d2 p14 w1 d2
        ----
        func t() -> String { func k(_ p: (Int, Int)) -> String { switch p { case (0, 0): "o"; case (let x, 0): "x\(x)"; case (0, let y): "y\(y)"; case let (x, y) where x == y: "d"; case (1...3, _): "n"; case (_, ..<0): "neg"; default: "?" } }; return [(0, 0), (2, 0), (0, 5), (4, 4), (2, 9), (7, -1), (8, 9)].map(k).joined(separator: " ") }
        //= o x2 y5 d n neg ?
        ----
        func t() -> String { let n = 7; let a = if n > 5 { "big" } else if n > 2 { "mid" } else { "small" }; let b = switch n { case 0: 0.5; case 1..<5: 1.0; default: Double(n) }; let c: Int? = if n == 7 { nil } else { 3 }; return "\(a) \(b) \(c as Any)" }
        //= big 7.0 nil
        ----
        struct S { subscript(i: Int) -> String { "i\(i)" }; subscript(s: String) -> String { "s" + s }; subscript(i: Int, or d: String) -> String { "\(i)\(d)" }; static subscript(i: Int) -> Int { i * 2 }; subscript<T: CustomStringConvertible>(any x: T) -> String { x.description + "!" } }
        func t() -> String { let s = S(); return s[1] + s["a"] + s[2, or: "z"] + "\(S[4])" + s[any: 3.5] }
        //= i1sa2z83.5!
        ----
        struct Stack<E> { private(set) var items: [E] = []; mutating func push(_ e: E) { items.append(e) }; mutating func pop() -> E? { items.popLast() }; struct It: IteratorProtocol { var s: Stack; mutating func next() -> E? { s.pop() } } }
        extension Stack: Sequence { func makeIterator() -> It { It(s: self) } }
        extension Stack: Equatable where E: Equatable {}
        extension Stack: CustomStringConvertible where E: CustomStringConvertible { var description: String { "S" + items.map(\.description).joined(separator: "/") } }
        extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: E...) { items = e } }
        func t() -> String { var s: Stack = [1, 2]; s.push(3); return "\(s) \(Array(s)) \(s == [1, 2, 3]) \(s.max()!) \(s.reduce(0, +)) \(Stack<String>(arrayLiteral: "q"))" }
        //= S1/2/3 [3, 2, 1] true 3 6 Sq
        ----
        indirect enum Expr { case num(Double), add(Expr, Expr), mul(Expr, Expr), neg(Expr); var value: Double { switch self { case .num(let x): x; case let .add(a, b): a.value + b.value; case let .mul(a, b): a.value * b.value; case .neg(let e): -e.value } }; var text: String { switch self { case .num(let n): "\(n)"; case .add(let a, let b): "(\(a.text)+\(b.text))"; case .mul(let a, let b): "\(a.text)*\(b.text)"; case .neg(let e): "-\(e.text)" } } }
        func t() -> String { let e = Expr.mul(.add(.num(1), .num(2)), .neg(.num(4))); return "\(e.value) \(e.text)" }
        //= -12.0 (1.0+2.0)*-4.0
        ----
        struct Opt: OptionSet, Hashable { let rawValue: Int; static let a = Opt(rawValue: 1), b = Opt(rawValue: 2), c = Opt(rawValue: 4); static let all: Opt = [.a, .b, .c] }
        func t() -> String { var o: Opt = [.a, .c]; let x = o.insert(.b).inserted; o.remove(.a); o.formSymmetricDifference([.c, .a]); return "\(o.rawValue) \(x) \(o.contains([.a, .b])) \(Opt.all.subtracting(.b).rawValue) \(o.isSubset(of: .all)) \(o == [.b, .a]) \(Opt().isEmpty) \(o.union(.c) == .all) \(o)" }
        //= 3 true true 5 true true true true Opt(rawValue: 3)
        ----
        struct CI: Hashable { let s: String; static func == (a: CI, b: CI) -> Bool { a.s.lowercased() == b.s.lowercased() }; func hash(into h: inout Hasher) { h.combine(s.lowercased()) } }
        func t() -> String { var d: [CI: Int] = [:]; d[CI(s: "A")] = 1; d[CI(s: "a")] = 2; let s: Set = [CI(s: "x"), CI(s: "X"), CI(s: "y")]; return "\(d.count) \(d[CI(s: "A")]!) \(s.count) \(s.contains(CI(s: "Y"))) \([CI(s: "q")].contains(CI(s: "Q")))" }
        //= 1 2 2 true true
        ----
        @propertyWrapper struct Trimmed { private var v = ""; var wrappedValue: String { get { v } set { v = newValue.trimmingCharacters(in: .whitespaces) } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
        struct F { @Trimmed var a: String = "  x "; @Trimmed var b: String }
        func t() -> String { var f = F(b: " q "); f.a = " zz  "; return "[\(f.a)] [\(f.b)]" }
        //= [zz] [q]
        ----
        @propertyWrapper final class Ref<T> { var wrappedValue: T; var projectedValue: Ref<T> { self }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
        struct S { @Ref var n = 1 }
        func t() -> String { let s = S(); let r = s.$n; r.wrappedValue = 5; let c = s; c.$n.wrappedValue += 1; return "\(s.n) \(c.n)" }
        //= 6 6
        ----
        @propertyWrapper struct Indexed { let wrappedValue: [Int]; var projectedValue: [(Int, Int)] { Array(wrappedValue.enumerated()).map { ($0.offset, $0.element) } } }
        func t() -> String { @Indexed var xs = [5, 6]; return $xs.map { "\($0.0):\($0.1)" }.joined(separator: ",") + "\(xs.count)" }
        //= 0:5,1:62
        ----
        @propertyWrapper struct Default<T: Numeric & Comparable> { var wrappedValue: T; let limit: T; init(wrappedValue: T, limit: T) { self.limit = limit; self.wrappedValue = min(wrappedValue, limit) } }
        struct V { @Default(limit: 10) var a = 20; @Default(limit: 0.5) var b = 0.25; func sum() -> Double { Double(a) + b } }
        func t() -> String { let v = V(); return "\(v.a) \(v.b) \(v.sum())" }
        //= 10 0.25 10.25
        ----
        protocol Container { associatedtype Item; var items: [Item] { get }; init(_ items: [Item]) }
        extension Container { func mapped<C: Container>(_ f: (Item) -> C.Item) -> C { C(items.map(f)) }; var firstTwo: ArraySlice<Item> { items.prefix(2) } }
        extension Container where Item: Comparable { var sorted: Self { Self(items.sorted()) } }
        struct Bag<T>: Container { var items: [T]; init(_ i: [T]) { items = i } }
        func t() -> String { let b = Bag([3, 1, 2]); let s: Bag<String> = b.mapped { "n\($0)" }; return "\(b.sorted.items) \(s.items) \(b.firstTwo)" }
        //= [1, 2, 3] ["n3", "n1", "n2"] [3, 1]
        ----
        protocol Shape { func area() -> Double; static var name: String { get } }
        extension Shape { static var name: String { "shape" }; func describe() -> String { "\(Self.name) \(area())" } }
        struct Sq: Shape { var s: Double; func area() -> Double { s * s } }
        struct Ci: Shape { static let name = "circle"; func area() -> Double { 3 } }
        func t() -> String { let xs: [any Shape] = [Sq(s: 2), Ci()]; return xs.map { $0.describe() }.joined(separator: "; ") + " \(type(of: xs[1]).name) \(type(of: xs[0]))" }
        //= shape 4.0; circle 3.0 circle Sq
        ----
        struct Pipeline<In, Out> { let run: (In) -> Out; func then<Next>(_ next: @escaping (Out) -> Next) -> Pipeline<In, Next> { Pipeline<In, Next> { next(run($0)) } }; static func >>> <N>(l: Pipeline, r: @escaping (Out) -> N) -> Pipeline<In, N> { l.then(r) } }
        infix operator >>>: AdditionPrecedence
        func t() -> String { let p = Pipeline<String, Int> { $0.count }.then { $0 * 2 }.then { Double($0) / 4 }; let q = Pipeline<Int, Int> { $0 + 1 } >>> { "\($0)!" }; return "\(p.run("hello")) \(q.run(4))" }
        //= 2.5 5!
        ----
        func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
        func t() -> String { let len = compose({ (s: String) in s.count }, { $0 % 2 == 0 }); let add = curry(+) as (Int) -> (Int) -> Int; return "\(len("ab")) \(add(2)(3)) \([1, 2].map(add(10))) \(compose(Int.init, { $0 ?? -1 })("x" as String))" }
        //= true 5 [11, 12] -1
        ----
        func t() -> String { var counts: [Character: Int] = [:]; for c in "mississippi" { counts[c, default: 0] += 1 }; let top = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }; return top.map { "\($0.key)\($0.value)" }.joined() }
        //= i4s4p2m1
        ----
        func rle(_ s: String) -> String { var out = ""; var i = s.startIndex; while i < s.endIndex { let c = s[i]; var n = 0; while i < s.endIndex, s[i] == c { n += 1; i = s.index(after: i) }; out += n > 1 ? "\(n)\(c)" : "\(c)" }; return out }
        func unrle(_ s: String) -> String { var out = "", n = 0; for c in s { if let d = c.wholeNumberValue { n = n * 10 + d } else { out += String(repeating: c, count: max(n, 1)); n = 0 } }; return out }
        func t() -> String { "\(rle("aaabccdddd")) \(unrle(rle("aaabccdddd"))) \(unrle("12x"))" }
        //= 3ab2c4d aaabccdddd xxxxxxxxxxxx
        ----
        struct Tokenizer { enum Token: Equatable { case num(Double), op(Character), lparen, rparen }; static func tokens(_ s: String) throws -> [Token] { var r: [Token] = []; var it = s.makeIterator(); var cur = it.next(); while let c = cur { switch c { case " ": cur = it.next(); case "(": r.append(.lparen); cur = it.next(); case ")": r.append(.rparen); cur = it.next(); case "+", "-", "*", "/": r.append(.op(c)); cur = it.next(); case let d where d.isNumber || d == ".": var buf = ""; while let x = cur, x.isNumber || x == "." { buf.append(x); cur = it.next() }; guard let v = Double(buf) else { throw Bad.number(buf) }; r.append(.num(v)); default: throw Bad.char(c) } }; return r }; enum Bad: Error { case number(String), char(Character) } }
        func t() -> String { let a = try! Tokenizer.tokens("3.5*(2 + 10)"); do { _ = try Tokenizer.tokens("1 ? 2"); return "no" } catch Tokenizer.Bad.char(let c) { return "\(a.count) \(a[0] == .num(3.5)) \(c)" } catch { return "other" } }
        //= 7 true ?
        ----
        final class Parser { private let t: [Character]; private var p = 0; init(_ s: String) { t = Array(s.filter { !$0.isWhitespace }) }; private var peek: Character? { p < t.count ? t[p] : nil }; func expr() -> Double { var v = term(); while let c = peek, c == "+" || c == "-" { p += 1; let r = term(); v = c == "+" ? v + r : v - r }; return v }; private func term() -> Double { var v = factor(); while let c = peek, "*/".contains(c) { p += 1; let r = factor(); if c == "*" { v *= r } else { v /= r } }; return v }; private func factor() -> Double { if peek == "(" { p += 1; defer { p += 1 }; return expr() }; if peek == "-" { p += 1; return -factor() }; var s = ""; while let c = peek, c.isNumber || c == "." { s.append(c); p += 1 }; return Double(s) ?? .nan } }
        func t() -> String { ["1 + 2 * 3", "(1+2)*3", "-4/(8-10)", "2*-(3+1)"].map { "\(Parser($0).expr())" }.joined(separator: " ") }
        //= 7.0 9.0 2.0 -8.0
        ----
        enum Direction: String, CaseIterable { case north, east, south, west; var turned: Direction { let a = Self.allCases; return a[(a.firstIndex(of: self)! + 1) % a.count] }; var delta: (dx: Int, dy: Int) { switch self { case .north: (0, -1); case .east: (1, 0); case .south: (0, 1); case .west: (-1, 0) } }; mutating func flip() { self = turned.turned } }
        struct Robot { var pos = (x: 0, y: 0), dir = Direction.north; mutating func run(_ s: String) { for c in s { switch c { case "F": pos.x += dir.delta.dx; pos.y += dir.delta.dy; case "R": dir = dir.turned; case "U": dir.flip(); default: break } } } }
        func t() -> String { var r = Robot(); r.run("FFRFFURF"); return "\(r.pos) \(r.dir) \(r.dir.rawValue.capitalized) \(Direction(rawValue: "up") as Any)" }
        //= (x: 2, y: -3) north North nil
        ----
        struct Matrix<T: Numeric> { let rows: Int, cols: Int; var grid: [T]; init(_ r: [[T]]) { rows = r.count; cols = r.first?.count ?? 0; grid = r.flatMap { $0 } }; subscript(r: Int, c: Int) -> T { get { precondition(r < rows && c < cols); return grid[r * cols + c] } set { grid[r * cols + c] = newValue } }; static func * (a: Matrix, b: Matrix) -> Matrix { Matrix((0..<a.rows).map { i in (0..<b.cols).map { j in (0..<a.cols).reduce(into: T.zero) { $0 += a[i, $1] * b[$1, j] } } }) }; var transposed: Matrix { Matrix((0..<cols).map { c in (0..<rows).map { self[$0, c] } }) } }
        func t() -> String { let m = Matrix([[1, 2], [3, 4]]); var n = Matrix([[0.5, 1], [2, 0]]); n[0, 0] += 1; return "\((m * m).grid) \(m.transposed.grid) \((n * n).grid)" }
        //= [7, 10, 15, 22] [1, 3, 2, 4] [4.25, 1.5, 3.0, 2.0]
        ----
        struct LRU<K: Hashable, V> { private var d: [K: V] = [:], order: [K] = []; let cap: Int; init(_ c: Int) { cap = c }; mutating func get(_ k: K) -> V? { guard let v = d[k] else { return nil }; order.removeAll { $0 == k }; order.append(k); return v }; mutating func put(_ k: K, _ v: V) { if d.updateValue(v, forKey: k) != nil { order.removeAll { $0 == k } } else if d.count > cap { d[order.removeFirst()] = nil }; order.append(k) }; var keys: [K] { order } }
        func t() -> String { var c = LRU<String, Int>(2); c.put("a", 1); c.put("b", 2); _ = c.get("a"); c.put("c", 3); return "\(c.keys) \(c.get("b") as Any) \(c.get("a")!)" }
        //= ["a", "c"] nil 1
        ----
        indirect enum Tree<T: Comparable> { case leaf, node(Tree, T, Tree); func inserting(_ x: T) -> Tree { switch self { case .leaf: return .node(.leaf, x, .leaf); case let .node(l, v, r): return x < v ? .node(l.inserting(x), v, r) : x > v ? .node(l, v, r.inserting(x)) : self } }; var inOrder: [T] { if case let .node(l, v, r) = self { l.inOrder + [v] + r.inOrder } else { [] } }; var depth: Int { guard case .node(let l, _, let r) = self else { return 0 }; return 1 + Swift.max(l.depth, r.depth) } }
        extension Tree: Sequence { func makeIterator() -> IndexingIterator<[T]> { inOrder.makeIterator() } }
        func t() -> String { let t = [5, 2, 8, 1, 9, 2].reduce(Tree<Int>.leaf) { $0.inserting($1) }; return "\(t.inOrder) \(t.depth) \(t.contains(8)) \(t.map { $0 * 2 }) \(t.first { $0 > 4 }!)" }
        //= [1, 2, 5, 8, 9] 3 true [2, 4, 10, 16, 18] 5
        ----
        final class Node<T> { var value: T; var next: Node?; init(_ v: T, _ n: Node? = nil) { value = v; next = n } }
        struct LinkedList<T>: Sequence, ExpressibleByArrayLiteral { var head: Node<T>?; init(arrayLiteral e: T...) { for x in e.reversed() { head = Node(x, head) } }; func makeIterator() -> AnyIterator<T> { var n = head; return AnyIterator { defer { n = n?.next }; return n?.value } }; mutating func reverse() { var p: Node<T>? = nil; var c = head; while let x = c { c = x.next; x.next = p; p = x }; head = p } }
        func t() -> String { var l: LinkedList = ["a", "b", "c"]; l.reverse(); return "\(Array(l)) \(l.joined()) \(l.contains("b")) \(l.enumerated().map { "\($0)\($1)" })" }
        //= ["c", "b", "a"] cba true ["0c", "1b", "2a"]
        ----
        struct Countdown: Sequence { let n: Int; struct Iterator: IteratorProtocol { var c: Int; mutating func next() -> Int? { guard c > 0 else { return nil }; defer { c -= 1 }; return c } }; func makeIterator() -> Iterator { Iterator(c: n) } }
        struct Ring<E>: RandomAccessCollection, MutableCollection { var s: [E]; var startIndex: Int { 0 }; var endIndex: Int { s.count }; subscript(i: Int) -> E { get { s[i % s.count] } set { s[i % s.count] = newValue } } }
        func t() -> String { var r = Ring(s: [1, 2, 3]); r[4] = 9; r.swapAt(0, 2); return "\(Array(Countdown(n: 3))) \(Array(r)) \(r[5]) \(r.last!) \(Array(r.reversed())) \(r.firstIndex(of: 9)!) \(r[1...].count) \(r.sorted()) \(r.isEmpty) \(Countdown(n: 2).map { $0 })" }
        //= [3, 2, 1] [3, 9, 1] 1 1 [1, 9, 3] 1 2 [1, 3, 9] false [2, 1]
        ----
        func t() -> String { let a = [1, 2, 3, 4, 5, 6]; return "\(a.prefix(while: { $0 < 3 })) \(a.drop { $0 < 3 }) \(a.suffix(2)) \(a.dropLast(4)) \(a.split { $0 == 3 }) \(a.split(separator: 4, maxSplits: 1)) \(a.partitioned) \(a.chunks(4)) \(a.allSatisfy { $0 > 0 }) \(a.reduce(1, *)) \(a.contains { $0 > 5 })" }
        extension Array { func chunks(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }; var partitioned: String { var c = self; let p = c.partition { "\($0)" < "3" }; return "\(p)" } }
        //= [1, 2] [3, 4, 5, 6] [5, 6] [1, 2] [ArraySlice([1, 2]), ArraySlice([4, 5, 6])] [ArraySlice([1, 2, 3]), ArraySlice([5, 6])] 4 [[1, 2, 3, 4], [5, 6]] true 720 true
        ----
        func t() -> String { var a = [3, 1, 2]; a.insert(9, at: 1); a.insert(contentsOf: [7, 7], at: 0); a.removeSubrange(1...2); a.replaceSubrange(0..<1, with: [0, 0]); a.append(contentsOf: [5, 5]); a.removeAll { $0 == 5 }; a.swapAt(0, a.count - 1); let r = a.remove(at: 1); a += [8]; a.removeLast(2); return "\(a) \(r) \(a.lastIndex(of: 0) as Any) \(a.startIndex..<a.endIndex)" }
        //= [2, 9, 1] 0 nil 0..<3
        ----
        func t() -> String { var d = ["a": 1, "b": 2]; d.merge(["b": 5, "c": 3]) { $0 + $1 }; let m = d.mapValues { $0 * 10 }; let f = d.filter { $0.value > 2 }; let inv = Dictionary(d.map { ($1, $0) }, uniquingKeysWith: { a, _ in a }); let s = d.sorted { $0.key < $1.key }; let (k, v) = d.min { $0.value < $1.value }!; return "\(m["b"]!) \(f.count) \(inv[3]!) \(s.map(\.key)) \(k)\(v) \(d.removeValue(forKey: "a") as Any) \(d.contains { $0.key == "a" }) \(d.values.sorted()) \(d.isEmpty) \(d["zz", default: 7])" }
        //= 70 2 c ["a", "b", "c"] a1 Optional(1) false [3, 7] false 7
        ----
        func t() -> String { let a: Set = [1, 2, 3, 4], b: Set = [3, 4, 5]; var c = a; c.formUnion(b); c.subtract([1]); let (i, m) = c.insert(3); return "\(a.intersection(b).sorted()) \(a.union(b).count) \(a.subtracting(b).sorted()) \(a.symmetricDifference(b).sorted()) \(a.isSuperset(of: [1, 2])) \(a.isDisjoint(with: [9])) \(c.sorted()) \(i) \(m) \(c.remove(99) as Any) \(a.filter { $0 > 2 }.sorted()) \(Set("hello").count) \(a.isStrictSubset(of: a))" }
        //= [3, 4] 5 [1, 2] [1, 2, 5] true true [2, 3, 4, 5] false 3 nil [3, 4] 4 false
        ----
        func t() -> String { let s = "The quick brown fox"; return "\(s.split(separator: " ").map { $0.first! }) \(s.components(separatedBy: " ").count) \(s.replacingOccurrences(of: "quick", with: "slow")) \(s.hasPrefix("The")) \(s.hasSuffix("x")) \(s.lowercased().filter { "aeiou".contains($0) }.count) \(String(s.reversed())) \(s.range(of: "brown").map { s[$0] } ?? "-") \(s.prefix(3) + "…") \(s.uppercased()) \(s.contains("fox"))" }
        //= ["T", "q", "b", "f"] 4 The slow brown fox true true 5 xof nworb kciuq ehT brown The… THE QUICK BROWN FOX true
        ----
        func t() -> String { let s = "a,b,,c"; return "\(s.split(separator: ",")) \(s.split(separator: ",", omittingEmptySubsequences: false)) \(s.components(separatedBy: ",")) \(s.firstIndex(of: ",")!.utf16Offset(in: s)) \(s.lastIndex(of: "c")! == s.index(before: s.endIndex)) \("abc" < "abd") \("Z" < "a") \("é" == "e\u{301}") \("x".isEmpty) \(String(repeating: "ab", count: 3)) \(Array("hi").map { $0.asciiValue! })" }
        //= ["a", "b", "c"] ["a", "b", "", "c"] ["a", "b", "", "c"] 1 true true true true false ababab [104, 105]
        ----
        func t() -> String { var s = "hello"; s.insert("!", at: s.endIndex); s.insert(contentsOf: "oh ", at: s.startIndex); s.remove(at: s.startIndex); s.removeLast(); s.append(" x"); s.replaceSubrange(s.startIndex..<s.index(s.startIndex, offsetBy: 2), with: "H"); s.removeAll { $0 == "l" }; let d = s.dropFirst(1); return "[\(s)] [\(d)] \(s.popLast() as Any) \(s.count) \(d.startIndex == s.startIndex)" }
        //= [Hheo x] [heo x] Optional("x") 5 false
        ----
        func t() -> String { let u = "héllo 🌍".unicodeScalars; return "\(u.count) \(u.map(\.value).max()!) \("🌍".utf8.map { String($0, radix: 16) }) \("é".unicodeScalars.first!.properties.isAlphabetic) \(Character(Unicode.Scalar(65)!)) \(UnicodeScalar("a").value) \("\u{1F468}\u{200D}\u{1F469}".count) \("ß".uppercased()) \("İ".lowercased().count) \("🇩🇪🇫🇷".count)" }
        //= 7 127757 ["f0", "9f", "8c", "8d"] true A 97 1 SS 1 2
        ----
        func caesar(_ s: String, _ k: Int) -> String { String(s.map { c in guard let a = c.asciiValue, c.isLetter else { return c }; let base: UInt8 = c.isUppercase ? 65 : 97; return Character(UnicodeScalar(UInt8((Int(a - base) + k + 26) % 26) + base)) }) }
        func isPal(_ s: String) -> Bool { let c = s.lowercased().filter(\.isLetter); return c == String(c.reversed()) }
        func t() -> String { "\(caesar("Hello, Zoo", 3)) \(caesar(caesar("abc", 5), -5)) \(isPal("A man, a plan, a canal: Panama")) \(isPal("xy"))" }
        //= Khoor, Crr abc true false
        ----
        struct Cache<Key: Hashable, Value> { private var store: [Key: (value: Value, hits: Int)] = [:]; mutating func value(for k: Key, make: () throws -> Value) rethrows -> Value { if var e = store[k] { e.hits += 1; store[k] = e; return e.value }; let v = try make(); store[k] = (v, 0); return v }; func hits(_ k: Key) -> Int { store[k]?.hits ?? -1 } }
        func t() -> String { var c = Cache<String, Int>(); var made = 0; for k in ["a", "b", "a", "a"] { _ = c.value(for: k) { made += 1; return k.count } }; return "\(made) \(c.hits("a")) \(c.hits("b")) \(c.hits("z"))" }
        //= 2 2 0 -1
        ----
        class Animal { let name: String; var sound: String { "..." }; init(name: String) { self.name = name }; convenience init() { self.init(name: "anon") }; func speak() -> String { "\(name): \(sound)" }; class func make() -> Animal { Animal() } }
        class Dog: Animal { var tricks = 0 { didSet { if tricks > 2 { tricks = 2 } } }; override var sound: String { "woof" + super.sound }; override func speak() -> String { super.speak() + "!" }; override class func make() -> Animal { Dog(name: "pup") } }
        final class Puppy: Dog { override init(name: String) { super.init(name: name + "y"); tricks = 5 } }
        func t() -> String { let a: [Animal] = [Animal(), Dog(name: "rex"), Puppy(name: "bo")]; return a.map { $0.speak() }.joined(separator: " ") + " \((a[2] as? Dog)?.tricks ?? -1) \(a[1] is Puppy) \(type(of: a[1]).make().speak()) \(a.compactMap { $0 as? Dog }.count)" }
        //= anon: ... rex: woof...! boy: woof...! 2 false pup: woof...! 2
        ----
        protocol Drawable: AnyObject { var id: Int { get }; func draw() -> String }
        extension Drawable { func draw() -> String { "d\(id)" } }
        final class A: Drawable { let id = 1 }; final class B: Drawable { let id = 2; func draw() -> String { "B" } }
        final class Canvas { weak var delegate: (any Drawable)?; var items: [ObjectIdentifier: any Drawable] = [:]; func add(_ d: some Drawable) { items[ObjectIdentifier(d)] = d; delegate = d } }
        func t() -> String { let c = Canvas(); let b = B(); do { let a = A(); c.add(a); c.add(b) }; return "\(c.items.values.map { $0.draw() }.sorted()) \(c.delegate?.id ?? 0)" }
        //= ["B", "d1"] 2
        ----
        protocol P { func f() -> String }; extension P { func f() -> String { "Pf" }; func g() -> String { "Pg" } }
        struct S: P { func f() -> String { "Sf" }; func g() -> String { "Sg" } }
        func gen<T: P>(_ t: T) -> String { t.f() + t.g() }
        func t() -> String { let s = S(); let p: any P = s; return s.f() + s.g() + p.f() + p.g() + gen(s) }
        //= SfSgSfPgSfPg
        ----
        func f(_ x: Int) -> String { "int" }; func f(_ x: Double) -> String { "double" }; func f<T>(_ x: T) -> String { "T" }; func f<T: Numeric>(_ x: T) -> String { "num" }; func f(_ x: Any?) -> String { "any?" }
        func t() -> String { let u: UInt8 = 1; let o: Int? = 2; return [f(1), f(1.5), f("s"), f(u), f(o as Any?), f([1])].joined(separator: " ") }
        //= int double T num any? T
        ----
        func g(_ a: Int...) -> String { "v\(a.count)" }; func g(_ a: Int) -> String { "one" }; func h(x: Int = 1, y: Int) -> Int { x * 10 + y }; func h(y: Int) -> Int { y }
        func t() -> String { "\(g(1)) \(g(1, 2)) \(g()) \(h(y: 2)) \(h(x: 3, y: 2))" }
        //= one v2 v0 2 32
        ----
        func apply<T>(_ x: inout T, _ f: (inout T) throws -> Void) rethrows { try f(&x) }
        func t() -> String { var a = [1, 2]; apply(&a) { $0.append(3) }; var d = ["k": [1]]; apply(&d["k"]!) { $0 += [9] }; var s = (n: 1, s: "a"); apply(&s.n) { $0 *= 5 }; a.swapAt(0, 2); return "\(a) \(d) \(s)" }
        //= [3, 2, 1] ["k": [1, 9]] (n: 5, s: "a")
        ----
        func t() -> String { let a: [Int] = []; let m = a.max() ?? .min; let e = Int.max; let (p, o) = e.addingReportingOverflow(1); let q = (-7).quotientAndRemainder(dividingBy: 2); return "\(m == Int.min) \(p) \(o) \(q) \(-7 / 2) \(-7 % 3) \(7.isMultiple(of: 7)) \(abs(-3)) \((-3).magnitude) \((5).signum()) \(1 << 10) \(0b1010 ^ 0x0F) \(0o17) \(1_000_000) \(Int("-12")!) \(Int("1_0") as Any) \(UInt("7")!) \(Int8("200") as Any) \(Int(exactly: 2.5) as Any) \(Int.bitWidth)" }
        //= true -9223372036854775808 true (quotient: -3, remainder: -1) -3 -1 true 3 3 1 1024 5 15 1000000 -12 nil 7 nil nil 64
        ----
        func t() -> String { var g = SystemRandomNumberGenerator(); let r = Int.random(in: 1...1, using: &g); let b = Bool.random(); let a = [1, 2, 3].shuffled().sorted(); let e = [7].randomElement()!; return "\(r) \(b == true || b == false) \(a) \(e) \((1...6).contains(Int.random(in: 1...6)))" }
        //= 1 true [1, 2, 3] 7 true
        ----
        struct LCG: RandomNumberGenerator { var s: UInt64; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
        func t() -> String { var g = LCG(s: 42); let x = (0..<3).map { _ in Int.random(in: 0..<100, using: &g) }; return "\(x) \([1, 2, 3, 4].shuffled(using: &g)) \(Double.random(in: 0..<1, using: &g) < 1) \("abc".randomElement(using: &g)!)" }
        //= [56, 22, 41] [3, 4, 1, 2] true a
        ----
        func t() -> String { let xs: [any Equatable] = [1, "a", 2.5]; func same<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { (b as? T) == a }; return "\(xs.map { same(1, $0) }) \(xs.map { "\(type(of: $0))" })" }
        //= [true, false, false] ["Int", "String", "Double"]
        ----
        func largest<T>(_ xs: T...) -> T? where T: Comparable { xs.max() }
        func merge<S1: Sequence, S2: Sequence>(_ a: S1, _ b: S2) -> [S1.Element] where S1.Element == S2.Element, S1.Element: Comparable { (Array(a) + Array(b)).sorted() }
        func allEq<C: Collection>(_ c: C) -> Bool where C.Element: Equatable { guard let f = c.first else { return true }; return c.dropFirst().allSatisfy { $0 == f } }
        func t() -> String { "\(largest(3, 9, 2)!) \(largest("b", "a")!) \(merge([3, 1], Set([2]))) \(merge(1...2, [0])) \(allEq("aaa")) \(allEq([1, 2])) \(largest() as Int? as Any)" }
        //= 9 b [1, 2, 3] [0, 1, 2] true false nil
        ----
        func t() -> String { let rows = [("Al", 3.5), ("Barbara", 12.25)]; return rows.map { $0.0.padding(toLength: 8, withPad: ".", startingAt: 0) + String(format: "%6.2f", $0.1) }.joined(separator: "|") }
        //= Al......  3.50|Barbara. 12.25
        ----
        func t() -> String { var out = ""; outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; if i == 3 { break outer }; out += "\(i)\(j) " } }; var n = 0; repeat { n += 1; if n == 2 { continue }; out += "r\(n)" } while n < 3; return out }
        //= 11 21 r1r3
        ----
        func t() -> String { func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }; let fib = sequence(state: (0, 1)) { s -> Int? in defer { s = (s.1, s.0 + s.1) }; return s.0 }; return "\(fact(10)) \(Array(fib.prefix(6))) \(Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }))" }
        //= 3628800 [0, 1, 1, 2, 3, 5] [1, 3, 9, 27, 81]
        ----
        struct Grid { private var cells: [[Character]]; init(_ s: String) { cells = s.split(separator: "/").map(Array.init) }; subscript(p: (r: Int, c: Int)) -> Character? { guard cells.indices.contains(p.r), cells[p.r].indices.contains(p.c) else { return nil }; return cells[p.r][p.c] }; func neighbours(_ r: Int, _ c: Int) -> Int { [-1, 0, 1].flatMap { dr in [-1, 0, 1].map { (dr, $0) } }.filter { $0 != (0, 0) }.count { self[(r: r + $0.0, c: c + $0.1)] == "#" } } }
        func t() -> String { let g = Grid("#.#/.#./##."); return "\(g.neighbours(1, 1)) \(g[(0, 1)]!) \(g[(9, 9)] == nil) \(g.neighbours(0, 0))" }
        //= 4 . true 1
        ----
        final class Bus { typealias Handler = (String) -> Void; private var hs: [Int: Handler] = [:]; private var next = 0; func on(_ h: @escaping Handler) -> () -> Void { let id = next; next += 1; hs[id] = h; return { [weak self] in self?.hs[id] = nil } }; func emit(_ s: String) { hs.sorted { $0.key < $1.key }.forEach { $0.value(s) } } }
        func t() -> String { let b = Bus(); var log: [String] = []; let off = b.on { log.append("1" + $0) }; _ = b.on { log.append("2" + $0) }; b.emit("a"); off(); b.emit("b"); return log.joined(separator: ",") }
        //= 1a,2a,2b
        ----
        struct Undo<S> { private(set) var state: S; private var past: [S] = [], future: [S] = []; init(_ s: S) { state = s }; mutating func set<V>(_ k: WritableKeyPath<S, V>, _ v: V) { past.append(state); future = []; state[keyPath: k] = v }; @discardableResult mutating func undo() -> Bool { guard let p = past.popLast() else { return false }; future.append(state); state = p; return true }; mutating func redo() { guard let f = future.popLast() else { return }; past.append(state); state = f } }
        struct Doc { var title = "a"; var size = 1.0 }
        func t() -> String { var u = Undo(Doc()); u.set(\.title, "b"); u.set(\.size, 2); u.undo(); let a = "\(u.state.title)\(u.state.size)"; u.redo(); u.undo(); u.undo(); return a + " \(u.state) \(u.undo())" }
        //= b1.0 Doc(title: "a", size: 1.0) false
        ----
        enum Op: String, CaseIterable { case add = "+", sub = "-", mul = "*"; var f: (Int, Int) -> Int { switch self { case .add: (+); case .sub: (-); case .mul: (*) } } }
        func t() -> String { let fs: [String: (Double) -> Double] = ["neg": { -$0 }, "sq": { $0 * $0 }]; return Op.allCases.map { "\($0.rawValue)\($0.f(6, 3))" }.joined(separator: " ") + " \(fs["sq"]!(3)) \(fs["neg"].map { $0(2) } ?? 0) \([3, 1].sorted(by: <)) \([1, 2, 3].reduce(0, -))" }
        //= +9 -3 *18 9.0 -2.0 [1, 3] -6
        ----
        protocol Validator { associatedtype Value; func validate(_ v: Value) -> [String] }
        struct MinLength: Validator { let n: Int; func validate(_ v: String) -> [String] { v.count < n ? ["short"] : [] } }
        struct NotEmpty<C: Collection>: Validator { func validate(_ v: C) -> [String] { v.isEmpty ? ["empty"] : [] } }
        struct Both<A: Validator, B: Validator>: Validator where A.Value == B.Value { let a: A, b: B; func validate(_ v: A.Value) -> [String] { a.validate(v) + b.validate(v) } }
        extension Validator { func and<B: Validator>(_ b: B) -> Both<Self, B> where B.Value == Value { Both(a: self, b: b) } }
        func t() -> String { let v = MinLength(n: 3).and(NotEmpty<String>()); return "\(v.validate("")) \(v.validate("ab")) \(v.validate("abc"))" }
        //= ["short", "empty"] ["short"] []
        ----
        protocol Monoid { static var zero: Self { get }; static func <> (a: Self, b: Self) -> Self }
        infix operator <>: AdditionPrecedence
        extension Int: Monoid { static func <> (a: Int, b: Int) -> Int { a + b } }
        extension String: Monoid { static var zero: String { "" }; static func <> (a: String, b: String) -> String { a + b } }
        extension Array: Monoid { static var zero: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
        func fold<M: Monoid>(_ xs: [M]) -> M { xs.reduce(M.zero, <>) }
        func t() -> String { "\(fold([1, 2, 3])) \(fold(["a", "b"])) \(fold([[1], [2, 3]]))" }
        //= 6 ab [1, 2, 3]
        ----
        extension Sequence where Element: Hashable { func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }; func counts() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } } }
        extension Collection { subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }; func pairs() -> [(Element, Element)] { Array(zip(self, dropFirst())) } }
        extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
        extension Optional { func or(_ d: @autoclosure () -> Wrapped) -> Wrapped { self ?? d() } }
        func t() -> String { let n: [Int]? = nil; return "\([3, 1, 3].uniqued()) \("hello".counts()["l"]!) \([1, 2][safe: 5] as Any) \("abc"[safe: "abc".startIndex]!) \([1, 2, 3].pairs().map { $0 + $1 }) \(n.isNilOrEmpty) \(Optional("x").isNilOrEmpty) \(n.or([9])) \(Optional(3).or(0))" }
        //= [3, 1] 2 nil a [3, 5] true false [9] 3
        ----
        func t() -> String { let m: [[Int]] = [[1, 2, 3], [4, 5, 6]]; let tr = m[0].indices.map { c in m.map { $0[c] } }; var z = Array(repeating: Array(repeating: 0, count: 2), count: 2); z[0][1] = 5; z[1][0] += 2; return "\(tr) \(z) \(m.joined().reduce(0, +)) \(m.flatMap { $0.filter { $0 % 2 == 0 } }) \(m.map(\.count)) \(m.last?.first ?? 0) \(Array(m.joined(separator: [0])))" }
        //= [[1, 4], [2, 5], [3, 6]] [[0, 5], [2, 0]] 21 [2, 4, 6] [3, 3] 4 [1, 2, 3, 0, 4, 5, 6]
        ----
        func t() -> String { let xs = [1, 2, 3, 4]; let (ev, od) = (xs.filter { $0.isMultiple(of: 2) }, xs.filter { !$0.isMultiple(of: 2) }); let idx = xs.indices.filter { xs[$0] > 2 }; let w = zip(xs, xs.dropFirst()).map { $1 - $0 }; let acc = xs.reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1) }; return "\(ev) \(od) \(idx) \(w) \(acc) \(xs.enumerated().map { $0.offset * $0.element }) \(xs.firstIndex { $0 > 2 } ?? -1) \(xs.lastIndex(where: { $0 < 3 })!) \(xs.elementsEqual([1, 2, 3, 4])) \(xs.starts(with: [1, 2])) \(xs.lexicographicallyPrecedes([1, 3]))" }
        //= [2, 4] [1, 3] [2, 3] [1, 1, 1] [1, 3, 6, 10] [0, 2, 6, 12] 2 1 true true true
        ----
        func t() -> String { let r = 0..<10; let c = 1...5; return "\(r.count) \(c.count) \(r.contains(10)) \(c ~= 5) \((3...).contains(7)) \((..<3).contains(3)) \(r.lowerBound) \(c.upperBound) \(Array(r[2..<4])) \(r.isEmpty) \((5..<5).isEmpty) \(Range(c)) \(c.map { $0 * $0 }) \(r.reversed().prefix(2).map { $0 }) \(stride(from: 0, through: 1, by: 0.5).map { $0 }) \(("a"..."e").contains("c")) \((1.0...2.0).contains(1.5)) \(c.dropFirst(2).first!) \(r.randomElement()! < 10)" }
        //= 10 5 false true true false 0 5 [2, 3] false true 1..<6 [1, 4, 9, 16, 25] [9, 8] [0.0, 0.5, 1.0] true true 3 true
        ----
        func t() -> String { let h = 0xFF, b = 0b1011; return "\(h & b) \(h | 0x100) \(b ^ 1) \(~b & 0xF) \((1 << 5) >> 2) \(-8 >> 1) \(b.nonzeroBitCount) \(UInt8(0b1111_0000).leadingZeroBitCount) \(16.trailingZeroBitCount) \(Int8(-1).magnitude) \(UInt32.max &+ 2) \(Int8.min &- 1) \(UInt16(0x1234).byteSwapped) \(String(h, radix: 2)) \(Int64(1) << 40) \(UInt8(truncatingIfNeeded: -1)) \(Int32(bitPattern: 0xFFFF_FFFF)) \((7, -7).0 % 4) \(-7 % 4)" }
        //= 11 511 10 4 8 -4 3 0 4 1 1 127 13330 11111111 1099511627776 255 -1 3 -3
        ----
        func t() -> String { "\(1.0) \(1.5e10) \(1e15) \(1e16) \(1.0e-4) \(0.00001) \(100000000.0) \(3.0e8 as Float) \(Float(16777217)) \(0.1 + 0.7) \(1.1 * 3) \(Float(1) / 3) \(Double(Float(0.1))) \(2.0.squareRoot()) \(-1.5e-7) \(Double.leastNonzeroMagnitude) \(Double.greatestFiniteMagnitude) \(Float.greatestFiniteMagnitude) \(Int(1e18)) \(1e2.description) \((0.1 as Float) == 0.1)" }
        //= 1.0 15000000000.0 1000000000000000.0 1e+16 0.0001 1e-05 100000000.0 3e+08 16777216.0 0.7999999999999999 3.3000000000000003 0.33333334 0.10000000149011612 1.4142135623730951 -1.5e-07 5e-324 1.7976931348623157e+308 3.4028235e+38 1000000000000000000 100.0 true
        ----
        enum V: Error { case a(Int), b }
        func risky(_ n: Int) throws(V) -> Int { if n == 0 { throw .b }; if n < 0 { throw .a(n) }; return n }
        func wrap<E: Error>(_ f: () throws(E) -> Int) -> String { do { return "\(try f())" } catch { return "\(error)" } }
        func t() -> String { let s = wrap { () throws(V) in try risky(-2) }; let u = wrap { 5 }; do throws(V) { _ = try risky(0); return "?" } catch { switch error { case .a: return "a"; case .b: return "b \(s) \(u)" } } }
        //= b a(-2) 5
        ----
        func t() -> String { var fs: [() -> Int] = []; for i in 0..<3 { fs.append { i * i } }; var n = 0; let inc = { n += 1; return n }; _ = inc(); let c = { [n] in n }; n = 10; let g: (Int) -> (Int) -> Int = { a in { b in a * b } }; return "\(fs.map { $0() }) \(inc()) \(c()) \(g(3)(4)) \({ $0 + 1 }(5)) \({ () -> String in "x" }())" }
        //= [0, 1, 4] 11 1 12 6 x
        ----
        struct Config { var a = 1, b = "x"; static let shared = Config(); func with(_ f: (inout Config) -> Void) -> Config { var c = self; f(&c); return c } ; static func make(@Builder _ f: () -> [Config]) -> Int { f().count }; @resultBuilder enum Builder { static func buildBlock(_ c: Config...) -> [Config] { c } } }
        func t() -> String { let c = Config.shared.with { $0.a = 5; $0.b += "y" }; return "\(c) \(Config.shared.a) \(Config.make { Config(); Config(a: 2) }) \(Config(b: "q"))" }
        //= Config(a: 5, b: "xy") 1 2 Config(a: 1, b: "q")
        ----
        @resultBuilder enum LB<T> { static func buildBlock(_ p: [T]...) -> [T] { p.flatMap { $0 } }; static func buildExpression(_ e: T) -> [T] { [e] }; static func buildExpression(_ e: [T]) -> [T] { e }; static func buildOptional(_ p: [T]?) -> [T] { p ?? [] }; static func buildEither(first: [T]) -> [T] { first }; static func buildEither(second: [T]) -> [T] { second }; static func buildArray(_ p: [[T]]) -> [T] { p.flatMap { $0 } }; static func buildLimitedAvailability(_ p: [T]) -> [T] { p } }
        func list<T>(_: T.Type = T.self, @LB<T> _ f: () -> [T]) -> [T] { f() }
        func t() -> String { let n = 2; let xs = list(Int.self) { 1; [2, 3]; if n > 1 { 4 }; for i in 0..<n { i * 100 }; switch n { case 2: 7; default: 8 }; if #available(macOS 10, *) { 9 } }; return "\(xs)" }
        //= [1, 2, 3, 4, 0, 100, 7, 9]
        ----
        struct Lens<A, B> { let get: (A) -> B, set: (B, A) -> A; func over(_ f: @escaping (B) -> B) -> (A) -> A { { set(f(get($0)), $0) } }; func compose<C>(_ o: Lens<B, C>) -> Lens<A, C> { Lens<A, C>(get: { o.get(get($0)) }, set: { c, a in set(o.set(c, get(a)), a) }) } }
        func lens<A, B>(_ k: WritableKeyPath<A, B>) -> Lens<A, B> { Lens(get: { $0[keyPath: k] }, set: { b, a in var c = a; c[keyPath: k] = b; return c }) }
        struct P { var a = Q() }; struct Q { var n = 1 }
        func t() -> String { let l = lens(\P.a).compose(lens(\.n)); return "\(l.over { $0 + 41 }(P()).a.n) \(l.get(P()))" }
        //= 42 1
        ----
        struct S { var a = 1, b = [2, 3], c: T? = T() }; struct T { var d = "x" }
        func t() -> String { var s = S(); let ks: [PartialKeyPath<S>] = [\.a, \.b, \.c]; let w: WritableKeyPath<S, Int> = \.b[1]; s[keyPath: w] += 10; s[keyPath: \.c!.d] = "z"; let o = \S.c?.d; let r: ReferenceWritableKeyPath<Box, Int> = \.n; let bx = Box(); bx[keyPath: r] = 4; return "\(ks.count) \(s.b) \(s[keyPath: o] ?? "-") \(s[keyPath: ks[0]]) \(bx.n) \([S(), S()].map(\.a)) \(\S.a == \S.a) \([3, 1].sorted(using: KeyPathComparator(\.self)))" }
        final class Box { var n = 0 }
        //= 3 [2, 13] z 1 4 [1, 1] true [1, 3]
        ----
        struct Temp { var c: Double; static var zero: Temp { Temp(c: 0) }; static func + (a: Temp, b: Temp) -> Temp { Temp(c: a.c + b.c) }; static func += (a: inout Temp, b: Temp) { a = a + b }; static func == (a: Temp, b: Double) -> Bool { a.c == b }; static prefix func - (a: Temp) -> Temp { Temp(c: -a.c) }; static func * (k: Double, a: Temp) -> Temp { Temp(c: k * a.c) } }
        func t() -> String { var x = Temp(c: 2) + .zero; x += Temp(c: 1); return "\(x == 3) \((-x).c) \((2 * x).c) \([Temp(c: 1), Temp(c: 4)].reduce(.zero, +).c)" }
        //= true -3.0 6.0 5.0
        ----
        func f(_ x: Any) -> String { switch x { case 0 as Int: "zero"; case let n as Int where n < 0: "neg\(n)"; case is Int: "int"; case let d as Double: "d\(d)"; case let (a, b) as (Int, Int): "t\(a + b)"; case let s as String: s.isEmpty ? "empty" : "s"; case let xs as [Int]: "a\(xs.count)"; case let f as (Int) -> Int: "f\(f(2))"; case Optional<Any>.none: "nil"; default: "?" } }
        func t() -> String { [f(0), f(-3), f(5), f(2.5), f((1, 2)), f(""), f([1, 2]), f({ (x: Int) in x * 2 }), f(Set([1]))].joined(separator: " ") }
        //= zero neg-3 int d2.5 t3 empty a2 f4 ?
        ----
        enum Cmd: Equatable { case go(Int, fast: Bool), say(String), stop }
        func parse(_ s: String) -> Cmd? { let p = s.split(separator: " ", maxSplits: 1).map(String.init); switch (p.first, p.dropFirst().first) { case ("go", let n?): return Int(n).map { .go($0, fast: $0 > 10) }; case ("say", let w?): return .say(w); case ("stop", nil): return .stop; default: return nil } }
        func t() -> String { ["go 12", "go x", "say hi you", "stop", "stop now", ""].map { parse($0).map { "\($0)" } ?? "-" }.joined(separator: ",") }
        //= go(12, fast: true),-,say("hi you"),stop,-,-
        ----
        func classify(_ p: (age: Int, name: String?)) -> String { switch p { case (..<0, _): "bad"; case (0..<18, let n?): "minor \(n)"; case (18..., .some(let n)) where n.count > 3: "adult long \(n)"; case (18..., _?): "adult"; case (let a, nil): "anon\(a)"; default: "x" } }
        func t() -> String { [(-1, nil), (5, "Bo"), (30, "Alice"), (30, "Al"), (40, nil)].map { classify($0) }.joined(separator: ";") }
        //= bad;minor Bo;adult long Alice;adult;anon40
        ----
        func t() -> String { let v: Result<Int, V> = .failure(.bad(code: 3)); if case .failure(.bad(let c)) = v, c > 2 { let xs: [Int?] = [1, nil, 3]; var s = 0; for case let x? in xs where x > 1 { s += x }; let pts = [(1, 2), (3, 4)]; for case (let a, 4) in pts { s += a * 100 }; guard case let .bad(code) = V.bad(code: 9) else { return "" }; return "\(c) \(s) \(code)" }; return "no" }
        enum V: Error { case bad(code: Int) }
        //= 3 303 9
        ----
        let fmt: (Int) -> String = { n in let neg = n < 0; var s = String(abs(n)); var out = ""; while s.count > 3 { out = "," + s.suffix(3) + out; s = String(s.dropLast(3)) }; return (neg ? "-" : "") + s + out }
        func roman(_ n: Int) -> String { let t = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]; var n = n; return t.reduce("") { r, e in let q = n / e.0; n %= e.0; return r + String(repeating: e.1, count: q) } }
        func t() -> String { "\(fmt(1234567)) \(fmt(-999)) \(fmt(1000)) \(roman(1994)) \(roman(2026))" }
        //= 1,234,567 -999 1,000 MCMXCIV MMXXVI
        ----
        func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
        func primes(_ n: Int) -> [Int] { var s = [Bool](repeating: true, count: n + 1); s[0] = false; s[1] = false; for i in 2... where i * i <= n || i > n { if i * i > n { break }; if s[i] { for j in stride(from: i * i, through: n, by: i) { s[j] = false } } }; return s.indices.filter { s[$0] } }
        func perms<T>(_ a: [T]) -> [[T]] { a.isEmpty ? [[]] : a.indices.flatMap { i -> [[T]] in var r = a; let x = r.remove(at: i); return perms(r).map { [x] + $0 } } }
        func t() -> String { "\(gcd(84, 36)) \(perms([1, 2, 3]).count) \(perms(["a", "b"]))" }
        //= 12 6 [["a", "b"], ["b", "a"]]
        ----
        struct Version: Comparable, CustomStringConvertible, LosslessStringConvertible { let parts: [Int]; init?(_ s: String) { let p = s.split(separator: ".").map { Int($0) }; guard !p.isEmpty, p.allSatisfy({ $0 != nil }) else { return nil }; parts = p.compactMap { $0 } }; var description: String { parts.map(String.init).joined(separator: ".") }; static func < (a: Version, b: Version) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) } }
        func t() -> String { let vs = ["1.10", "1.2.3", "x.1", "1.2"].compactMap(Version.init); return "\(vs.sorted()) \(vs.max()!) \(Version("1.a") == nil) \(String(vs[0])) \(vs.map(\.description))" }
        //= [1.2, 1.2.3, 1.10] 1.10 true 1.10 ["1.10", "1.2.3", "1.2"]
        ----
        struct Person: Hashable { var name: String; var age: Int; func hash(into h: inout Hasher) { h.combine(name) }; static func == (a: Self, b: Self) -> Bool { a.name == b.name } }
        func t() -> String { let ps = [Person(name: "a", age: 1), Person(name: "a", age: 2), Person(name: "b", age: 3)]; let u = Set(ps); let byName = Dictionary(grouping: ps, by: \.name).mapValues { $0.map(\.age).max()! }; let oldest = ps.max { $0.age < $1.age }!; return "\(u.count) \(byName["a"]!) \(oldest.name) \(ps.firstIndex(of: Person(name: "b", age: 0))!) \(ps.map(\.name).joined(separator: "/")) \(ps.sorted { ($0.name, -$0.age) < ($1.name, -$1.age) }.map(\.age))" }
        //= 2 2 b 2 a/a/b [2, 1, 3]
        ----
        protocol Repo { associatedtype Model: Identifiable; func all() -> [Model] }
        extension Repo { func find(_ id: Model.ID) -> Model? { all().first { $0.id == id } } }
        struct U: Identifiable { let id: String; let n: Int }
        struct Users: Repo { func all() -> [U] { [U(id: "a", n: 1), U(id: "b", n: 2)] } }
        final class VM<R: Repo> { let repo: R; init(_ r: R) { repo = r }; var count: Int { repo.all().count }; func title(_ id: R.Model.ID, _ f: (R.Model) -> String) -> String { repo.find(id).map(f) ?? "none" } }
        func t() -> String { let v = VM(Users()); return "\(v.count) \(v.title("b") { "#\($0.n)" }) \(v.title("z") { _ in "" })" }
        //= 2 #2 none
        ----
        protocol Plugin { init(); var id: String { get } }; struct PA: Plugin { let id = "A" }; struct PB: Plugin { var id: String { "B" } }
        func t() -> String { let types: [any Plugin.Type] = [PA.self, PB.self]; let reg = Dictionary(uniqueKeysWithValues: types.map { ($0.init().id, $0) }); return "\(types.map { $0.init().id }) \(reg["B"]!.init().id) \(type(of: reg["A"]!.init()))" }
        //= ["A", "B"] B PA
        ----
        struct Stack<Element> { var a: [Element] = []; }; extension Stack where Element: Numeric { var sum: Element { a.reduce(.zero, +) } }; extension Stack where Element == String { var text: String { a.joined() } }; extension Stack: Sendable where Element: Sendable {}; extension Stack { func map<T>(_ f: (Element) throws -> T) rethrows -> Stack<T> { Stack<T>(a: try a.map(f)) }; static func of(_ e: Element...) -> Self { .init(a: e) } }
        func t() -> String { "\(Stack.of(1, 2, 3).sum) \(Stack(a: ["a", "b"]).text) \(Stack.of(1.5, 2).map { "\($0)" }.text) \(Stack<Int>().a.isEmpty)" }
        //= 6 ab 1.52.0 true
        ----
        func t() -> String { var a = [5, 3, 9]; a.sort(by: >); let m = a.map { x -> (Int, Bool) in (x, x > 4) }; let any = a.contains(where: { $0 == 3 }); let i = a.partition { $0 < 5 }; a.reserveCapacity(10); let rot = Array(a[1...] + a[..<1]); let diff = [1, 2, 3].difference(from: [1, 3]); return "\(m.map(\.1)) \(any) \(i) \(rot) \(diff.insertions.count) \(a.min()!) \(a.randomElement() != nil) \(a.count(where: { $0 > 4 })) \([1, 2, 3, 4].trimmingPrefix { $0 < 3 }) \([[1], [2]].flatMap { $0 }) \(["a", nil, "b"].compactMap(\.self))" }
        //= [true, true, false] true 2 [5, 3, 9] 1 3 true 2 [3, 4] [1, 2] ["a", "b"]
        ----
        final class Pile { var items = ["a"]; convenience init(first: String) { self.init(); items = [first] } }
        final class Deck { var cards: [Int]; init(cards: [Int] = standard) { self.cards = cards }; func more(_ n: Int = step) -> Int { cards.count + n }; static let step = 5 }; extension Deck { static let standard = [1, 2] }; struct Hand { var n: Int; init(_ n: Int = least) { self.n = n }; static var least: Int { 3 } }
        func t() -> String { "\(Pile(first: "b").items) \(Pile().items) \(Pile.init().items) \(Deck().cards) \(Deck(cards: [7]).more()) \(Hand().n) \(Hand(1).n)" }
        //= ["b"] ["a"] ["a"] [1, 2] 6 3 1
        """##)
}
