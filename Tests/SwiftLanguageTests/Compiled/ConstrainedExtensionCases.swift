// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Extensions for some arguments of a generic type each, which declare the same names: static members, implicit ones, those of classes,
    /// subscripts, properties by their bare name; and a protocol that optionals conform to.
    static let constrainedExtensions = reading(
        ##"""
        struct Stack<Element> { var a: [Element] = []; }; extension Stack where Element: Numeric { var sum: Element { a.reduce(.zero, +) } }; extension Stack where Element == String { var text: String { a.joined() } }; extension Stack: Sendable where Element: Sendable {}; extension Stack { func map<T>(_ f: (Element) throws -> T) rethrows -> Stack<T> { Stack<T>(a: try a.map(f)) }; static func of(_ e: Element...) -> Self { .init(a: e) } }
        func t() -> String { "\(Stack.of(1, 2, 3).sum) \(Stack(a: ["a", "b"]).text) \(Stack.of(1.5, 2).map { "\($0)" }.text) \(Stack<Int>().a.isEmpty)" }
        //= 6 ab 1.52.0 true
        ----
        extension Array where Element: Numeric { static var two: [Element] { [.zero, 1] } }
        func t() -> String { "\([Int].two) \([[Int].two, .two])" }
        //= [0, 1] [[0, 1], [0, 1]]
        ----
        protocol HasD { static var fallback: Self { get } }
        extension Int: HasD { static var fallback: Int { 7 } }
        extension Array: HasD where Element: HasD { static var fallback: [Element] { [.fallback, .fallback] } }
        func t() -> String { "\([Int].fallback) \([[Int]].fallback) \(Array<Int>.fallback.count)" }
        //= [7, 7] [[7, 7], [7, 7]] 2
        ----
        infix operator <?>: NilCoalescingPrecedence
        extension Optional { static func <?> (l: Self, r: (Wrapped) -> Bool) -> String { if let l, r(l) { return "y" }; return "n" } }
        extension Optional where Wrapped == Int { static func <+> (l: Self, r: Int) -> Int { (l ?? 0) + r } }
        infix operator <+>: AdditionPrecedence
        func t() -> String { let s: String? = "a"; return "\(Optional(3) <?> { $0 > 5 }) \(s <?> { $0.count == 1 }) \(Optional(3) <+> 4)" }
        //= n y 7
        ----
        extension Array where Element: Numeric { static var two: [Element] { [.zero, 1] }; static func rep(_ n: Int) -> [Element] { .init(repeating: 1, count: n) } }
        extension Array { static var none: Self { [] }; static func one(_ e: Element) -> Self { [e] } }
        func t() -> String { let a: [Int] = .two; return "\(a) \([Int].rep(2)) \(Array<Double>.rep(1)) \([String].one("a")) \([Int].none.count)" }
        //= [0, 1] [1, 1] [1.0] ["a"] 0
        ----
        extension Dictionary { static var blank: Self { [:] } }
        extension Optional where Wrapped == Int { static var five: Int? { 5 } }
        func t() -> String { let d: [String: Int] = .blank; let o: Int? = .five; return "\([String: Int].blank.count) \(d) \(Int?.five as Any) \(o as Any) \(Optional<Int>.five ?? 0)" }
        //= 0 [:] Optional(5) Optional(5) 5
        ----
        protocol HasDefault128 { static var fallback: Self { get } }
        extension Int: HasDefault128 { static var fallback: Int { 7 } }
        extension String: HasDefault128 { static var fallback: String { "dflt" } }
        extension Optional where Wrapped: HasDefault128 { var orDefault: Wrapped { self ?? .fallback }; static func ?! (l: Self, r: (Wrapped) -> Bool) -> Wrapped { if let l, r(l) { return l }; return .fallback } }
        infix operator ?!: NilCoalescingPrecedence
        extension Array: HasDefault128 where Element: HasDefault128 { static var fallback: [Element] { [.fallback, .fallback] } }
        func t() -> String { let a: Int? = nil, s: String? = "x", l: [Int]? = nil; return "\(a.orDefault) \(s.orDefault) \(l.orDefault) \(Optional(3) ?! { $0 > 5 }) \(s ?! { $0.count == 1 }) \([[Int]].fallback)" }
        //= 7 x [7, 7] 7 x [[7, 7], [7, 7]]
        ----
        protocol HasDefault { static var fallback: Self { get } }
        extension Int: HasDefault { static var fallback: Int { 7 } }
        extension String: HasDefault { static var fallback: String { "none" } }
        infix operator ?!: NilCoalescingPrecedence
        infix operator ?-: NilCoalescingPrecedence
        extension Optional where Wrapped: HasDefault { static func ?! (l: Self, r: Int) -> Wrapped { r > 3 ? .fallback : l ?? .fallback }; static func ?- (l: Wrapped?, r: Int) -> [Wrapped] { [l ?? Wrapped.fallback] } }
        func t() -> String { let n: Int? = nil, s: String? = nil, f: Int? = 5; return "\(n ?! 3) \(s ?! 3) \(f ?! 3) \(f ?! 4) \(n ?- 1) \(s ?- 1) \(f ?- 1)" }
        //= 7 none 5 7 [7] ["none"] [5]
        ----
        extension Optional where Wrapped == String { var orEmpty: String { self ?? "" }; var isBlank: Bool { orEmpty.trimmingCharacters(in: .whitespaces).isEmpty } }
        extension Optional { func or(_ e: @autoclosure () -> any Error) throws -> Wrapped { guard let self else { throw e() }; return self }; mutating func setIfNil(_ v: @autoclosure () -> Wrapped) { if self == nil { self = v() } } ; func filter(_ p: (Wrapped) -> Bool) -> Self { flatMap { p($0) ? $0 : nil } } }
        struct Missing: Error { let what: String }
        func t() -> String { var s: String? = nil; let a = s.isBlank; s.setIfNil("x"); s.setIfNil("y"); let n: Int? = 4; let r = Result { try (nil as Int?).or(Missing(what: "n")) }; var m = ""; switch r { case .failure(let e as Missing): m = e.what; default: break }; return "\(a) \(s.orEmpty) \(n.filter { $0 > 5 } as Any) \(n.filter { $0 > 3 }!) \(m) \((try? n.or(Missing(what: ""))) ?? 0) \([1, nil, 3].compactMap { $0 }.count) \(n.map { $0 * 2 } ?? 0) \(n == 4) \(n ?? 0 > 3)" }
        //= true x nil 4 n 4 2 8 true true
        ----
        extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
        func t() -> String { "\([Int]().sum()) \([1].sum()) \(([] as [Double]).sum())" }
        //= 0 1 0.0
        ----
        extension Sequence where Element: Numeric { func sum() -> Element { reduce(0, +) } }
        func t() -> String { "\([Double]().sum()) \([1].sum()) \(([] as [Double]).filter { $0 > 1 }.sum())" }
        //= 0.0 1 0.0
        ----
        extension Sequence where Element: Numeric { var total: Element { reduce(0, +) }; func mean() -> Double where Element == Double { isE ? 0 : reduce(0, +) / 2 }; var isE: Bool { !contains { _ in true } } }
        func t() -> String { let e: [Double] = []; return "\(e.total) \([1.5].total) \(([] as [Int]).total) \(e.mean()) \([Float]().total)" }
        //= 0.0 1.5 0 0.0 0.0
        ----
        extension Array where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) }; var all: Element { reduce(.zero, +) } }
        func t() -> String { "\([Int]().sum()) \([1].sum()) \(([] as [Double]).sum()) \([Double]().all) \([Int]().all)" }
        //= 0 1 0.0 0.0 0
        ----
        extension Sequence where Element: AdditiveArithmetic { func nm() -> String { "\(Element.self)" }; func z() -> Element { .zero }; func y() -> Element { return .zero }; func x() -> Element { for _ in self { return .zero }; return .zero } }
        func t() -> String { "\([Int]().nm()) \([Int]().z()) \([Int]().y()) \([Double]().x())" }
        //= Int 0 0 0.0
        ----
        struct Box<T> { var v: T }
        protocol Named { }
        extension Box: Named { }
        extension Named where Self == Box<Int> { static func make() -> String { "int" }; static var w: String { "int" }; static func take(_ x: Int) -> String { "i\(x)" } }
        extension Named where Self == Box<String> { static func make() -> String { "string" }; static var w: String { "string" }; static func take(_ x: Int) -> String { "s\(x)" } }
        func t() -> String { "\(Box<Int>.make()) \(Box<String>.make()) \(Box<Int>.w) \(Box<String>.w) \(Box<String>.take(3))" }
        //= int string int string s3
        ----
        struct Box<T> { var v: T }
        extension Box where T == Int { static func make() -> String { "int" }; static var w: String { "int" }; init() { self.init(v: 7) } }
        extension Box where T == String { static func make() -> String { "string" }; static var w: String { "string" }; init() { self.init(v: "x") } }
        func t() -> String { "\(Box<Int>.make()) \(Box<String>.make()) \(Box<Int>.w) \(Box<String>.w) \(Box<Int>()) \(Box<String>())" }
        //= int string int string Box<Int>(v: 7) Box<String>(v: "x")
        ----
        struct Box<T> { var v: T }
        protocol Named { }
        extension Box: Named { }
        func use<N: Named>(_ n: N) -> String { "\(n)" }
        extension Named where Self == Box<Int> { static func make() -> Self { Box(v: 1) }; static var w: Self { Box(v: 2) }; static var only: Self { .init(v: 9) } }
        extension Named where Self == Box<String> { static func make() -> Self { Box(v: "a") }; static var w: Box<String> { Box(v: "b") }; static func pair(_ a: String) -> Self { .init(v: a) } }
        func t() -> String { let a: Box<String> = .make(); let b: Box<String> = .w; let c: Box<Int> = .w; return "\(a) \(b) \(c) \(use(.only)) \(use(.pair("z"))) \(use(Box<String>.w)) \(Box<String>.make())" }
        //= Box<String>(v: "a") Box<String>(v: "b") Box<Int>(v: 2) Box<Int>(v: 9) Box<String>(v: "z") Box<String>(v: "b") Box<String>(v: "a")
        ----
        extension Array where Element == Int { static var kind: String { "ints" }; static func mk() -> [Int] { [1] } }
        extension Array where Element == String { static var kind: String { "strings" }; static func mk() -> [String] { ["s"] } }
        func t() -> String { "\([Int].kind) \([String].kind) \([Int].mk()) \([String].mk())" }
        //= ints strings [1] ["s"]
        ----
        class Box<T> { var v: T; init(_ v: T) { self.v = v } }
        extension Box where T == Int { func a() -> String { "int \(v + 1)" }; var p: String { "pi" }; static func s() -> String { "si" }; static var q: String { "qi" }; subscript(i: Int) -> String { "subi" }; static func r() -> String { s() + q } }
        extension Box where T == String { func a() -> String { "string \(v + "1")" }; var p: String { "ps" }; static func s() -> String { "ss" }; static var q: String { "qs" }; subscript(i: Int) -> String { "subs" }; static func r() -> String { s() + q } }
        func t() -> String { let a = Box(1), b = Box("x"); return "\(a.a()) \(b.a()) \(a.p) \(b.p) \(Box<Int>.s()) \(Box<String>.s()) \(Box<Int>.q) \(Box<String>.q) \(a[0]) \(b[0]) \(Box<Int>.r()) \(Box<String>.r())" }
        //= int 2 string x1 pi ps si ss qi qs subi subs siqi ssqs
        ----
        struct Unit<T> { var n: Double }
        enum Length {}; enum Mass {}
        extension Unit where T == Length { static var one: Self { Self(n: 1) }; var text: String { "\(n) m" }; init(feet: Double) { n = feet * 0.3 } }
        extension Unit where T == Mass { static var one: Self { Self(n: 2) }; var text: String { "\(n) kg" }; init(pounds: Double) { n = pounds * 0.5 } }
        func show(_ u: Unit<Length>) -> String { u.text }
        func show(_ u: Unit<Mass>) -> String { u.text }
        func t() -> String { let a: Unit<Mass> = .one; let l: [Unit<Length>] = [.one, .init(feet: 10)]; return "\(show(a)) \(l.map { $0.text }) \(show(Unit<Length>.one)) \(Unit<Mass>(pounds: 4).text)" }
        //= 2.0 kg ["1.0 m", "3.0 m"] 1.0 m 2.0 kg
        ----
        extension Array where Element: AdditiveArithmetic { var sum: Element { reduce(.zero, +) }; func cumulative() -> [Element] { var t = Element.zero; return map { t += $0; return t } } }
        extension Array where Element: BinaryFloatingPoint { var avg: Element { isEmpty ? 0 : sum / Element(count) } }
        extension Array where Element: BinaryInteger { var avg: Double { isEmpty ? 0 : Double(sum) / Double(count) } }
        extension Dictionary where Value: Numeric { func scaled(_ k: Value) -> Self { mapValues { $0 * k } } }
        func lerp<F: FloatingPoint>(_ a: F, _ b: F, _ t: F) -> F { a + (b - a) * t }
        func t() -> String { "\([1, 2, 4].avg) \([1.5, 2].avg) \([Float(1), 2].avg) \([1, 2, 3].cumulative()) \(["a": 2].scaled(3)) \(["a": 0.5].scaled(3)) \(lerp(0, 10, 0.25)) \(lerp(Float(1), 2, 0.1)) \(([] as [Double]).avg) \([UInt8(200), 50].sum)" }
        //= 2.3333333333333335 1.75 1.5 [1, 3, 6] ["a": 6] ["a": 1.5] 2.5 1.1 0.0 250
        ----
        protocol AnyOpt { var isNone: Bool { get } }
        extension Optional: AnyOpt { var isNone: Bool { self == nil } }
        protocol Other {}
        func isNil<T>(_ x: T) -> Bool { (x as? any AnyOpt)?.isNone ?? false }
        func viaLet(_ x: Any) -> String { if let o = x as? AnyOpt, o.isNone { return "none" }; return x is AnyOpt ? "opt" : "plain" }
        struct Default<V> { let d: V; var raw: V?; mutating func set(_ v: V) { if let o = v as? AnyOpt, o.isNone { raw = nil } else { raw = v } } }
        func t() -> String { var a = Default<Int?>(d: 1); a.set(nil); var b = Default<Int?>(d: 1); b.set(4); let n: Int? = nil; return "\(isNil(nil as Int?)) \(isNil(3)) \(isNil(Optional(3))) \(viaLet(n as Any)) \(viaLet(3)) \(a.raw == nil) \(b.raw == .some(4)) \(n as? any Other == nil) \((n as AnyOpt).isNone) \(n is AnyOpt)" }
        //= true false false none plain true true true true true
        ----
        protocol Ck { associatedtype Key: Hashable; var key: Key { get } }
        extension Array where Element: Ck { func has(_ k: Element.Key) -> Bool { map(\.key).contains(k) }; func has2(_ k: Element.Key) -> Bool { map { $0.key }.contains(k) }; func has3(_ k: Element.Key) -> Bool { contains { $0.key == k } } }
        struct Pt: Ck { let x: Int?; var key: Int? { x } }
        struct Nm: Ck { let key: String }
        func t() -> String { let a = [Pt(x: 1), Pt(x: nil)]; return "\(a.has3(nil)) \(a.has(1)) \(a.has2(1)) \([Nm(key: "a")].has("a"))" }
        //= true true true true
        ----
        struct W<T> { var value: T; init(_ v: T) { value = v } }
        extension W where T: Collection { var n: Int { value.count }; func m() -> String { "coll" } }
        extension W where T == [String] { var n: Int { -1 }; func m() -> String { "strings" } }
        extension W where T: Equatable { func m() -> String { "eq" } }
        extension W where T == Int { var n: Int { -2 }; func m() -> String { "int" } }
        extension Array where Element: Hashable { var kind: String { "hash" }; func k() -> String { "hash" } }
        extension Array where Element == Int { var kind: String { "ints" }; func k() -> String { "ints" } }
        func t() -> String { "\(W([1, 2]).n) \(W(["a"]).n) \(W(3).n) \(W(["a"]).m()) \(W(3).m()) \(W(1.5).m()) \([1].kind) \(["a"].kind) \([1].k()) \(["a"].k())" }
        //= 2 -1 -2 strings int eq ints hash ints hash
        """##)

    /// Elements of a sequence of which a generic function knows no more: as text and in an `Any` an optional among them says that it is one.
    static let elementsInSight = reading(
        ##"""
        func a<S: Sequence>(_ s: S) -> String { var r = ""; for x in s { r += "\(x);" }; return r }
        func t() -> String { a([1, nil] as [Int?]) }
        //= Optional(1);nil;
        ----
        struct W<S: Sequence> { var s: S; func show() -> String { var r = ""; for x in s { r += "\(x) " }; return r } }
        extension Sequence { func lines() -> String { var r = ""; for x in self { r += "\(x);" }; return r } }
        func t() -> String { let v: [Int?] = [1, nil]; return W(s: v).show() + v.lines() + Set(["a" as String?]).lines() }
        //= Optional(1) nil Optional(1);nil;Optional("a");
        ----
        func f<C: Collection>(_ c: C) -> String { var n = 0; for x in c where "\(x)".count > 3 { n += 1 }; for (i, x) in c.enumerated() { n += i; _ = x }; return "\(n)" }
        func sum<S: Sequence>(_ s: S) -> S.Element where S.Element: AdditiveArithmetic { var r = S.Element.zero; for x in s { r = r + x }; return r }
        func lengths<S: Sequence>(_ s: S) -> Int where S.Element: StringProtocol { var n = 0; for x in s { n += x.count + x.uppercased().count }; return n }
        func keys<S: Sequence, K: Hashable, V>(_ s: S) -> [K: V] where S.Element == (K, V) { var r: [K: V] = [:]; for (k, v) in s { r[k] = v }; return r }
        func uniq<S: Sequence>(_ s: S) -> [S.Element] where S.Element: Hashable { var seen = Set<S.Element>(), r: [S.Element] = []; for x in s where seen.insert(x).inserted { r.append(x) }; return r }
        func t() -> String { "\(f([1, nil, 2] as [Int?])) \(sum([1.5, 2])) \(lengths(["a", "bc"])) \(keys([("a", 1)])) \(uniq([1, 2, 1]))" }
        //= 5 3.5 6 ["a": 1] [1, 2]
        """##)

    /// Sequences of the user's whose iterator tells what they go through.
    static let ownSequences = reading(
        ##"""
        struct Down: Sequence { let n: Int; struct It: IteratorProtocol { var n: Int; mutating func next() -> Int?? { defer { n -= 1 }; return n < 0 ? .none : .some(n % 2 == 0 ? n : nil) } }; func makeIterator() -> It { It(n: n) } }
        func t() -> String { var r = ""; for x in Down(n: 3) { r += "\(x) " }; return r + "\(Down(n: 2).map { "\($0)" }) \(Array(Down(n: 2))) \(Down(n: 1).first { $0 == nil } as Any)" }
        //= nil Optional(2) nil Optional(0) ["Optional(2)", "nil", "Optional(0)"] [Optional(2), nil, Optional(0)] Optional(nil)
        ----
        struct Bag<T: Hashable>: Sequence { var d: [T: Int] = [:]; mutating func add(_ t: T) { d[t, default: 0] += 1 }; func makeIterator() -> AnyIterator<(T, Int)> { var it = d.makeIterator(); return AnyIterator { it.next().map { ($0.key, $0.value) } } } }
        struct Team { var names: [String?]; }
        extension Team: Sequence { func makeIterator() -> IndexingIterator<[String?]> { names.makeIterator() } }
        struct Wrap: Sequence { var s: Set<Double>; func makeIterator() -> Set<Double>.Iterator { s.makeIterator() } }
        func t() -> String { var b = Bag<String?>(); b.add("x"); b.add("x"); let k = Team(names: ["a", nil]); return "\(Array(b)) \(b.map { $0.1 }) \(Array(k)) \(k.map { "\($0)" }) \(k.compactMap { $0 }) \(Wrap(s: [1]).map { $0 / 2 })" }
        //= [(Optional("x"), 2)] [2] [Optional("a"), nil] ["Optional(\"a\")", "nil"] ["a"] [0.5]
        ----
        struct R: Sequence { var r: ClosedRange<Int>; func makeIterator() -> IndexingIterator<ClosedRange<Int>> { r.makeIterator() } }
        struct Z: IteratorProtocol, Sequence { var it: IndexingIterator<ArraySlice<Int>>; var n = 0; init(_ a: [Int]) { it = a.dropFirst().makeIterator() }; mutating func next() -> Int? { n += 1; return it.next().map { $0 * n } } }
        struct St<E>: Sequence { var a: [E]; func makeIterator() -> [E].Iterator { a.makeIterator() } }
        struct Mp<S: Sequence>: Sequence { var s: S; func makeIterator() -> S.Iterator { s.makeIterator() } }
        struct Dd: Sequence { var d: [String: Int]; func makeIterator() -> Dictionary<String, Int>.Iterator { d.makeIterator() } }
        struct Two<S: Sequence>: Sequence { let s: S; struct It: IteratorProtocol { var b: S.Iterator; var last: S.Element?; mutating func next() -> S.Element? { if let l = last { last = nil; return l }; last = b.next(); return last } }; func makeIterator() -> It { It(b: s.makeIterator(), last: nil) } }
        func t() -> String { return "\(Array(R(r: 1...3))) \(Array(Z([9, 1, 2]))) \(St(a: [1.5]).map { $0 / 2 }) \(Mp(s: ["a", "b"]).joined()) \(Mp(s: [1, 2]).reduce(0, +)) \(Dd(d: ["x": 1]).map { "\($0.key)\($0.value)" }) \(Dd(d: ["x": 1]).map(\.value)) \(Two(s: [1, 2]).map { $0 + 1 }) \(Two(s: "ab").map { $0.uppercased() }) \(Array(Mp(s: [1, nil] as [Int?]))) \(Array(St(a: [nil, "q"])))" }
        //= [1, 2, 3] [1, 4] [0.75] ab 3 ["x1"] [1] [2, 2, 3, 3] ["A", "A", "B", "B"] [Optional(1), nil] [nil, Optional("q")]
        ----
        struct Stack<E> { private var a: [E] = []; mutating func push(_ e: E) { a.append(e) }; @discardableResult mutating func pop() -> E? { a.popLast() } }
        extension Stack: Sequence { func makeIterator() -> IndexingIterator<[E]> { a.reversed().makeIterator() } }
        extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: E...) { e.forEach { push($0) } } }
        extension Stack: Equatable where E: Equatable {}
        extension Stack: CustomStringConvertible { var description: String { "S" + map { "\($0)" }.description } }
        func t() -> String { var s: Stack<Int?> = [1, nil, 3]; s.pop(); let q: Stack = ["a", "b"]; return "\(s) \(q) \(Array(s)) \(s == [1, nil]) \(q.first { $0 < "b" } ?? "-") \(Array(zip(q, s))) \(s.contains(nil))" }
        //= S["nil", "Optional(1)"] S["b", "a"] [nil, Optional(1)] true a [("b", nil), ("a", Optional(1))] true
        ----
        indirect enum List<T> { case end, node(T, List); init(_ a: [T]) { self = a.reversed().reduce(.end) { .node($1, $0) } }; var array: [T] { switch self { case .end: []; case let .node(h, t): [h] + t.array } }; func reversed() -> List { var r = List.end, c = self; while case let .node(h, t) = c { r = .node(h, r); c = t }; return r }; var count: Int { if case .node(_, let t) = self { 1 + t.count } else { 0 } } }
        extension List: Equatable where T: Equatable {}
        extension List: Sequence { struct Iterator: IteratorProtocol { var l: List; mutating func next() -> T? { guard case let .node(h, t) = l else { return nil }; l = t; return h } }; func makeIterator() -> Iterator { Iterator(l: self) } }
        func t() -> String { let l = List([1, 2, 3]); let o = List<Int?>([1, nil]); return "\(l.reversed().array) \(l.count) \(l == List([1, 2, 3])) \(l.map { $0 * 2 }) \(l.max()!) \(o.map { "\($0)" }) \(Array(o)) \(l.sorted(by: >)) \(l.dropFirst().map { $0 }) \(zip(l, o).map { "\($0)\($1 ?? 0)" })" }
        //= [3, 2, 1] 3 true [2, 4, 6] 3 ["Optional(1)", "nil"] [Optional(1), nil] [3, 2, 1] [2, 3] ["11", "20"]
        ----
        struct K<T> { var v: T; init(_ v: T) { self.v = v } }
        extension K where T == Int { func d() -> String { "int" } }
        extension K { func d() -> String { "any" } }
        func t() -> String { let a = K(1.5), b = K(1), c = K("a"); return "\(a.d()) \(b.d()) \(c.d()) \(K("a").d()) \(K<Double>(1).d()) \(K(1.5).d())" }
        //= any int any any any any
        ----
        struct K<T> { var v: T; init(_ v: T) { self.v = v }
         var d: String { "any" } }
        extension K where T == Int { var d: String { "int" } }
        func t() -> String { let a = K(1.5), b = K(1), c = K("a"); return "\(a.d) \(b.d) \(c.d) \(K("a").d) \(K(1.5).d) \(K(1).d)" }
        //= any int any any any int
        ----
        struct Box<T> { var v: T }
        extension Box where T == Int { var text: String { "int \(v)" } }
        extension Box where T == String { var text: String { "str \(v)" } }
        extension Box where T: Collection { var size: String { "col" } }
        extension Box { var size: String { "any" } }
        func f<T>(_ b: Box<T>, _ p: KeyPath<Box<T>, String>) -> String { b[keyPath: p] }
        func t() -> String { let p: KeyPath<Box<Int>, String> = \.text, q = \Box<String>.text; return "\(Box(v: 1)[keyPath: p]) \(Box(v: "a")[keyPath: q]) \(f(Box(v: 3), \.text)) \([Box(v: [1])].map(\.size)) \([Box(v: 1)].map(\.size)) \([Box(v: 1)].map(\.text)) \([Box(v: "a")].map(\.text))" }
        //= int 1 str a int 3 ["col"] ["any"] ["int 1"] ["str a"]
        ----
        protocol P {}
        extension P where Self: Equatable { func d() -> String { "eq" } }
        extension P { func d() -> String { "any" } }
        struct A: P {}
        struct B: P, Equatable {}
        extension Array where Element == Int { func d() -> String { "ints" }; var p: String { "ints" } }
        extension Array { func d() -> String { "any" }; var p: String { "any" } }
        func g<T: P>(_ x: T) -> String { x.d() }
        func t() -> String { "\(A().d()) \(B().d()) \(g(A())) \(g(B())) \([1].d()) \(["a"].d()) \([1].p) \(["a"].p)" }
        //= any eq any any ints any ints any
        ----
        protocol Theme { var name: String { get }; var accent: Int { get } }
        extension Theme { var accent: Int { 1 }; var isDark: Bool { false }; func describe() -> String { "\(name)\(accent)\(isDark)" } }
        struct L: Theme { var name = "l" }
        struct Dk: Theme { let name = "d"; let accent = 9; let isDark = true; func describe() -> String { "own" } }
        struct AnyTheme: Theme { private let base: any Theme; init(_ b: some Theme) { base = b }; var name: String { base.name }; var accent: Int { base.accent } }
        func gen<T: Theme>(_ x: T) -> String { x.describe() + "\(x.isDark)" }
        func t() -> String { let ts: [any Theme] = [L(), Dk(), AnyTheme(Dk())]; return "\(ts.map { $0.describe() }) \(ts.map(\.isDark)) \(ts.map(\.accent)) \(gen(Dk())) \(Dk().describe()) \(Dk().isDark) \((ts[1] as! Dk).isDark) \(ts.filter(\.isDark).count) \(Dictionary(grouping: ts, by: \.accent).keys.sorted())" }
        //= ["l1false", "d9false", "d9false"] [false, false, false] [1, 9, 9] d9falsefalse own true true 0 [1, 9]
        """##)
}
