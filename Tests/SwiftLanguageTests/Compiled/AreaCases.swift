// SPDX-License-Identifier: GPL-3.0-or-later

/// What functions of all areas showed beside the compiler: names of generic classes and enums, defaults of protocols, wrappers that see their
/// instance or lie in one another, builders by requirement, optionals that generic parameters stand for, RegexBuilder.
extension CompiledCase {
    static let areas = reading(
        ##"""
        enum Opt<T> { case a(T), b }
        func t() -> String { "\(type(of: Opt.a(1))) \([Opt.a(1)]) \([Opt<Int>.b]) \(Opt<String>.b) \(Opt<Int>.self)" }
        //= Opt<Int> [Opt<Int>.a(1)] [Opt<Int>.b] b Opt<Int>
        ----
        protocol P {}
        struct S: P {}
        func t() -> String { let xs: [any P] = [S()]; let b = xs[0]; return "\(type(of: xs)) \(type(of: b)) \(type(of: S() as P))" }
        //= Array<P> S S
        ----
        @propertyWrapper struct Logged<Value> { private var stored: Value
         static subscript<T: Rec>(_enclosingInstance i: T, wrapped w: ReferenceWritableKeyPath<T, Value>, storage s: ReferenceWritableKeyPath<T, Self>) -> Value { get { i.log.append("get"); return i[keyPath: s].stored } set { i.log.append("set \(newValue)"); i[keyPath: s].stored = newValue } }
         var wrappedValue: Value { get { fatalError() } set { fatalError() } }
         init(wrappedValue: Value) { stored = wrappedValue } }
        class Rec { var log: [String] = [] }
        final class Model: Rec { @Logged var count = 1; func bump() { count += 2 } }
        func t() -> String { let m = Model(); m.count = 5; m.bump(); return "\(m.count) \(m.log)" }
        //= 7 ["set 5", "get", "set 7", "get"]
        ----
        @propertyWrapper struct Upper { private var s = ""; var wrappedValue: String { get { s } set { s = newValue.uppercased() } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
        @propertyWrapper struct Count<V> { var n = 0; var wrappedValue: V { didSet { n += 1 } }; var projectedValue: Int { n }; init(wrappedValue: V) { self.wrappedValue = wrappedValue } }
        struct S { @Count @Upper var name = "ab" }
        func t() -> String { var s = S(); s.name = "cd"; s.name += "e"; return "\(s.name) \(s.$name) \(S(name: "q").name)" }
        //= CDE 2 Q
        ----
        @propertyWrapper struct Count<V> { var n = 0; var wrappedValue: V { didSet { n += 1 } }; init(wrappedValue: V) { self.wrappedValue = wrappedValue } }
        struct S { @Count var name = "ab" }
        func t() -> String { "\(S()) \([S()])" }
        //= S(_name: Count<String>(n: 0, wrappedValue: "ab")) [S(_name: Count<String>(n: 0, wrappedValue: "ab"))]
        ----
        @resultBuilder enum B { static func buildBlock(_ s: String...) -> String { s.joined() }; static func buildEither(first s: String) -> String { "1" + s }; static func buildEither(second s: String) -> String { "2" + s } }
        @B func f(_ n: Int) -> String { if n == 0 { "a" } else if n == 1 { "b" } else if n == 2 { "c" } else if n == 3 { "d" } else { "e" } }
        @B func g(_ n: Int) -> String { switch n { case 0: "a"; case 1: "b"; case 2: "c"; case 3: "d"; default: "e" } }
        @B func h(_ n: Int) -> String { if n == 0 { "a" } else if n == 1 { "b" } else { "c" } }
        func t() -> String { "\((0..<5).map(f)) \((0..<5).map(g)) \((0..<3).map(h))" }
        //= ["111a", "112b", "121c", "122d", "2e"] ["111a", "112b", "121c", "122d", "2e"] ["11a", "12b", "2c"]
        ----
        func t() -> String { "\(UInt64(5).distance(to: 2)) \(UInt8(1).distance(to: 200)) \(UInt8(3).advanced(by: -2))" }
        //= -3 199 1
        ----
        func t() -> String { "\("prefix".commonPrefix(with: "preach"))" }
        //= pre
        ----
        struct F: Sequence, IteratorProtocol { var n = 3; mutating func next() -> Int? { n -= 1; return n >= 0 ? n : nil } }
        func t() -> String { "\(F().underestimatedCount) \([1].underestimatedCount)" }
        //= 0 1
        ----
        func t() -> String { let r = Regex { Capture { OneOrMore(.word) } ; ":" ; TryCapture { OneOrMore(.digit) } transform: { Int($0) } }; return "\("a:12 bcd:7".matches(of: r).map { "\($0.1)=\($0.2 * 2)" })" }
        //= ["a=24", "bcd=14"]
        ----
        func t() -> String { let ref = Reference(Substring.self); let r2 = Regex { "<"; Capture(as: ref) { OneOrMore(.any, .reluctant) }; ">"; ref; ChoiceOf { "x"; "y" }; Repeat(1...2) { "z" } }; let m2 = "<q>qxzz".wholeMatch(of: r2); return "\(m2.map { String($0[ref]) } ?? "nil")" }
        //= q
        ----
        struct P { var a = 1; let d = (1, n: "t"); var arr = [1, 2] }
        enum En { case one, two(Int, s: String), three(k: Bool) }
        func t() -> String { let m = Mirror(reflecting: P()); let em = Mirror(reflecting: En.two(5, s: "q")); return "\(m.descendant("a")!) \(m.descendant("d", "n")!) \(m.descendant("arr", 1)!) \(em.children.first!.value) \(Mirror(reflecting: En.three(k: true)).children.first!.value) \(m.children.map { "\($0.label!)=\($0.value)" })" }
        //= 1 t 2 (5, s: "q") (k: true) ["a=1", "d=(1, n: \"t\")", "arr=[1, 2]"]
        ----
        func t() -> String { "\((1...)) \((...4)) \((..<4.5)) \([1...]) \(ClosedRange(uncheckedBounds: (1, 2))) \(Range(uncheckedBounds: (lower: 1, upper: 5)))" }
        //= PartialRangeFrom<Int>(lowerBound: 1) PartialRangeThrough<Int>(upperBound: 4) PartialRangeUpTo<Double>(upperBound: 4.5) [PartialRangeFrom<Int>(lowerBound: 1)] 1...2 1..<5
        ----
        enum E: Error { case x }
        func t() -> String { "\([Result<String, Never>.success("a")]) \([Result<Int, E>.failure(.x)]) \(Result<Int, E>.success(1)) \(type(of: Result<Int, E>.success(1)))" }
        //= [Result<String, Never>.success("a")] [Result<Int, E>.failure(E.x)] success(1) Result<Int, E>
        ----
        class T { static var alive = 0; init() { T.alive += 1 }; deinit { T.alive -= 1 } }
        func t() -> String { let r = T(); weak var w = r; unowned let u = r; let s = w === r; return "\(s) \(w! === u) \(ObjectIdentifier(r) == ObjectIdentifier(w!))" }
        //= true true true
        ----
        struct St { static func f(_ x: Int) -> String { "sInt" }; static func f(_ x: Float) -> String { "sFl" }; subscript(i: Int) -> String { "int" }; subscript(i: String) -> String { "str" }; subscript<T>(i: T) -> String { "gen" } }
        func t() -> String { "\(St.f(1)) \(St.f(1.0)) \(St()[1]) \(St()["a"]) \(St()[1.5])" }
        //= sInt sFl int str gen
        ----
        @resultBuilder enum B { static func buildBlock(_ s: String...) -> [String] { s } }
        protocol Comp { @B var body: [String] { get } }
        struct Card: Comp { var body: [String] { "a"; "b" } }
        func t() -> String { "\(Card().body)" }
        //= ["a", "b"]
        ----
        struct Mx<T: Numeric> { let r: Int; var e: [T]; init(r: Int, _ f: (Int) -> T) { self.r = r; e = (0..<r).map(f) }; subscript(i: Int) -> T { e[i] } }
        extension Mx where T == Int { var det: Int { r == 1 ? self[0] : { let m = Mx(r: r - 1) { self[$0 + 1] }; return m.det + self[0] }() } }
        func t() -> String { "\(Mx(r: 3) { $0 * 2 }.det)" }
        //= 6
        ----
        @dynamicMemberLookup struct J { var d: [String: Int] = [:]; var k: [String: [String: Int]] = [:]; subscript(dynamicMember n: String) -> Int { get { d[n] ?? 0 } set { d[n] = newValue } } }
        @dynamicMemberLookup indirect enum N { case i(Int), o([String: N]); subscript(dynamicMember k: String) -> N { get { if case .o(let d) = self { return d[k] ?? .i(-1) }; return .i(-2) } set { if case .o(var d) = self { d[k] = newValue; self = .o(d) } } } }
        func t() -> String { var j = J(); j.x = 4; j.x += 1; var n = N.o(["a": .o(["b": .i(1)])]); n.a.b = .i(5); n.c = .i(9); return "\(j.x) \(j.y) \(n.a.b) \(n.c)" }
        //= 5 0 i(5) i(9)
        ----
        struct Cn: AsyncSequence { typealias Element = Int; let n: Int; struct It: AsyncIteratorProtocol { var i = 0; let n: Int; mutating func next() async -> Int? { guard i < n else { return nil }; i += 1; return i } }; func makeAsyncIterator() -> It { It(n: n) } }
        func t() async -> String { let a = await Cn(n: 4).max()!; let b = await Cn(n: 4).contains(3); let c = await Cn(n: 4).min { $0 > $1 }!; var e: [Int] = []; for await x in Cn(n: 5).dropFirst(2).prefix(2) { e.append(x) }; let al = await Cn(n: 3).allSatisfy { $0 < 9 }; var z: [Int] = []; for await x in Cn(n: 6).prefix(while: { $0 < 4 }).compactMap({ $0 % 2 == 0 ? nil : $0 }) { z.append(x) }; for await q in Cn(n: 2).flatMap({ Cn(n: $0) }) { z.append(q) }; return "\(a) \(b) \(c) \(e) \(al) \(z)" }
        //= 4 true 4 [3, 4] true [1, 3, 1, 1, 2]
        ----
        func t() -> String { let m: Int?? = Optional(4).map { $0 > 3 ? nil : $0 }; let x: Int??? = 5; return "\(m as Any) \(x as Any)" }
        //= Optional(nil) Optional(Optional(Optional(5)))
        ----
        enum Maybe: ExpressibleByNilLiteral, Equatable { case none, v(Int); init(nilLiteral: ()) { self = .none } }
        func f(_ m: Maybe = nil) -> Bool { m == nil }
        func t() -> String { let a: Maybe = nil; let o: Maybe? = nil; return "\(a == nil) \(Maybe.v(1) == nil) \(f()) \(f(.v(2))) \(o == nil) \(a != nil)" }
        //= true false true false true false
        ----
        extension SetAlgebra { func with(_ e: Element) -> Self { var c = self; c.insert(e); return c } ; static func of(_ e: Element) -> Self { var s = Self(); s.insert(e); return s } }
        struct Opts: OptionSet { let rawValue: Int; static let a = Opts(rawValue: 1), b = Opts(rawValue: 2) }
        func t() -> String { var o: Opts = [.a]; o.formUnion(.b); o.subtract(.a); let r = o.update(with: .b); return "\(o.rawValue) \(r!.rawValue) \(Opts.of(.b).with(.a).rawValue) \(Set<Int>.of(3)) \(Opts.a.union(.b).isStrictSuperset(of: .a)) \(([.a, .b] as Opts).contains([.a])) \(Opts([.a, .b]).rawValue)" }
        //= 2 2 3 [3] true true 3
        ----
        protocol Pl: AnyObject { var id: Int { get } }
        final class A1: Pl { let id = 1 }
        struct Reg { var ps: [ObjectIdentifier: any Pl] = [:]; mutating func reg<P: Pl>(_ p: P) { ps[ObjectIdentifier(P.self)] = p }; func get<P: Pl>(_ t: P.Type = P.self) -> P? { ps[ObjectIdentifier(t)] as? P } }
        func t() -> String { var r = Reg(); r.reg(A1()); let u: A1? = r.get(); return "\(u!.id) \(r.get(A1.self)!.id)" }
        //= 1 1
        ----
        class Node<T> { var v: T; init(_ v: T) { self.v = v } }
        func t() -> String { "\(type(of: Node(1))) \(Node("a")) \([Node(2)]) \(Node<[Int]>.self)" }
        //= Node<Int> Node<String> [Node<Int>] Node<Array<Int>>
        ----
        @dynamicMemberLookup enum J { case o([String: J]), i(Int); subscript(i: Int) -> J { get { self } set { } }; subscript(dynamicMember k: String) -> J { get { self[k] } set { self[k] = newValue } }; subscript(k: String) -> J { get { if case .o(let o) = self { return o[k] ?? .i(0) }; return .i(-1) } set { if case .o(var o) = self { o[k] = newValue; self = .o(o) } } } }
        func t() -> String { var j = J.o(["c": .o(["d": .i(1)])]); j.c.d = .i(5); j.e = .i(2); return "\(j.c.d) \(j.e) \(j.zz)" }
        //= i(5) i(2) i(0)
        ----
        class A { func f() -> String { "a" }; class func make() -> String { "A" } }
        class B: A {}
        class C: B { override func f() -> String { super.f() + "c" }; override class func make() -> String { super.make() + "C" } }
        class D: C { override func f() -> String { super.f() + "d" } }
        func t() -> String { "\(C().f()) \(C.make()) \(D().f()) \(D.make())" }
        //= ac AC acd AC
        ----
        class Opt { let v: Int; init?(_ v: Int) { if v < 0 { return nil }; self.v = v } }
        class Sub: Opt { var w = 1; override init?(_ v: Int) { super.init(v); w = v } }
        struct SO { let v: Int; init?(_ n: Int) { if n < 0 { return nil }; v = n }; init?(t: String) { self.init(Int(t) ?? -1); log.append("made \(v)") } }
        var log: [String] = []
        func t() -> String { let a = Sub(-1), b = Sub(4), c = SO(t: "x"), d = SO(t: "7"); return "\(a == nil) \(b!.w) \(c == nil) \(d!.v) \(log)" }
        //= true 4 true 7 ["made 7"]
        ----
        protocol P { var x: Int { get }; init(x: Int) }
        extension P { init() { self.init(x: 3) }; init(twice n: Int) { self.init(x: n * 2) } }
        final class PC: P { let x: Int; required init(x: Int) { self.x = x } }
        struct PS: P { let x: Int }
        func t() -> String { "\(PC().x) \(PC(twice: 4).x) \(PS().x) \(PS(twice: 5).x)" }
        //= 3 8 3 10
        ----
        func t() -> String { let r = Regex { /(a)(b)/; Capture { OneOrMore(.digit) } transform: { Int($0)! } }; let m = "xab12".firstMatch(of: r)!; return "\(m.0) \(m.1) \(m.2) \(m.3 + 1)" }
        //= ab12 a b 13
        ----
        func t() -> String { let r = Regex { Capture(OneOrMore(.word), transform: { Int($0) }) }; let q = Regex { TryCapture { OneOrMore(.word) } transform: { Int($0) } }; return "\("abc".firstMatch(of: r)!.1 as Any) \("a b 3".firstMatch(of: q)!.1)" }
        //= nil 3
        """##)
}
