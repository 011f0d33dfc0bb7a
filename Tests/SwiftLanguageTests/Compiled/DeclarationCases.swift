// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Types of one's own: wrappers, builders, subscripts, operators, literals, classes.
    static let declarations = reading(
        ##"""
        func counter(from n: Int, by step: Int = 1) -> (next: () -> Int, reset: () -> Void) { var c = n; return ({ defer { c += step }; return c }, { c = n }) }
        func t() -> String { let k = counter(from: 5, by: 3); let a = k.next(), b = k.next(); k.reset(); return "\(a) \(b) \(k.next())" }
        //= 5 8 5
        ----
        final class Node { var name: String; weak var parent: Node?; var kids: [Node] = []; init(_ n: String) { name = n }; deinit { log.append("-\(name)") }; func add(_ k: Node) -> Node { k.parent = self; kids.append(k); return self } }
        nonisolated(unsafe) var log: [String] = []
        func t() -> String { log = []; var root: Node? = Node("r").add(Node("a")); let a = root!.kids[0]; let before = a.parent?.name ?? "nil"; root = nil; return "\(before) \(a.parent?.name ?? "nil") \(log)" }
        //= r nil ["-r"]
        ----
        @propertyWrapper struct History<T> { private(set) var past: [T] = []; var wrappedValue: T { didSet { past.append(oldValue) } }; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: [T] { past } }
        func t() -> String { @History var n = 1; n = 2; n += 5; return "\(n) \($n)" }
        //= 7 [1, 2]
        ----
        @propertyWrapper final class Ref<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: Ref<T> { self } }
        struct A { @Ref var x = 1; @Ref var s: [String] = [] }
        func t() -> String { let a = A(); let b = a; b.x = 9; a.$s.wrappedValue.append("q"); return "\(a.x) \(b.s)" }
        //= 9 ["q"]
        ----
        @dynamicMemberLookup struct Lens<T> { var value: T; subscript<U>(dynamicMember kp: WritableKeyPath<T, U>) -> Lens<U> { Lens<U>(value: value[keyPath: kp]) } }
        struct Inner { var n = 4.5 }
        struct Outer { var inner = Inner(); var name = "o" }
        func t() -> String { let l = Lens(value: Outer()); return "\(l.inner.n.value) \(l.name.value.count)" }
        //= 4.5 1
        ----
        struct Bag { private var d: [String: Int] = [:]; subscript(k: String, default v: @autoclosure () -> Int) -> Int { get { d[k] ?? v() } set { d[k] = newValue } }; static subscript(i: Int) -> String { "s\(i)" }; var keys: [String] { d.keys.sorted() } }
        func t() -> String { var b = Bag(); b["a", default: 5] += 1; b["b", default: 0] -= 1; return "\(b["a", default: 0]) \(b["z", default: 9]) \(Bag[4]) \(b.keys)" }
        //= 6 9 s4 ["a", "b"]
        ----
        infix operator |>>: AdditionPrecedence
        func |>> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
        prefix operator √
        prefix func √ (x: Double) -> Double { x.squareRoot() }
        postfix operator %%
        postfix func %% (x: Double) -> Double { x / 100 }
        func t() -> String { let r = 16 |>> { √$0 } |>> { $0 + 1 }; return "\(r) \(50%%) \(√9 + 2)" }
        //= 5.0 0.5 5.0
        ----
        precedencegroup Pow { higherThan: MultiplicationPrecedence associativity: right }
        infix operator ^^: Pow
        func ^^ (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
        func t() -> String { "\(2 * 3 ^^ 2) \(2 ^^ 3 ^^ 2) \(-2 ^^ 2) \(10 - 2 ^^ 3 % 5)" }
        //= 18 512 4 7
        ----
        struct V2: Equatable { var x, y: Double; static func + (a: V2, b: V2) -> V2 { V2(x: a.x + b.x, y: a.y + b.y) }; static prefix func - (a: V2) -> V2 { V2(x: -a.x, y: -a.y) }; static func * (k: Double, a: V2) -> V2 { V2(x: k * a.x, y: k * a.y) }; static func += (a: inout V2, b: V2) { a = a + b }; static let zero = V2(x: 0, y: 0) }
        func t() -> String { var a = V2(x: 1, y: 2); a += 2 * -a; let s = [a, V2(x: 3, y: 3)].reduce(.zero, +); return "\(a) \(s == V2(x: 2, y: 1)) \(-V2.zero)" }
        //= V2(x: -1.0, y: -2.0) true V2(x: -0.0, y: -0.0)
        ----
        enum Planet: Int, CaseIterable { case mercury = 1, venus, earth = 10, mars; var next: Planet? { Planet(rawValue: rawValue + 1) } }
        enum Key: String { case up, down = "DOWN" }
        func t() -> String { "\(Planet.allCases.map(\.rawValue)) \(Planet.venus.next as Any) \(Planet.earth.next!) \(Key(rawValue: "DOWN")!) \(Key.up.rawValue) \(Key(rawValue: "down") == nil)" }
        //= [1, 2, 10, 11] nil mars down up true
        ----
        enum E: Error { case bad }
        func risky(_ n: Int) throws -> Int? { if n < 0 { throw E.bad }; return n == 0 ? nil : n }
        func t() -> String { let a = try? risky(1), b = try? risky(0), c = try? risky(-1); return "\(a as Any) \(b as Any) \(c as Any) \((try? risky(3)).map { $0 + 1 } ?? 0)" }
        //= Optional(1) nil nil 4
        ----
        struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; return n } }
        func t() -> String { var c = Countdown(n: 3); _ = c.next(); return "\(Array(Countdown(n: 4))) \(c.map { $0 }) \(Countdown(n: 5).filter { $0 % 2 == 1 }.reduce(0, +)) \(zip(Countdown(n: 2), "ab").map { "\($0)\($1)" }) \(Countdown(n: 3).contains(2)) \(Countdown(n: 6).prefix(2).map { $0 }) \(Countdown(n: 4).sorted())" }
        //= [4, 3, 2, 1] [2, 1] 9 ["2a", "1b"] true [6, 5] [1, 2, 3, 4]
        ----
        struct Ring<T>: Collection, CustomStringConvertible { var items: [T]; var off = 0; var startIndex: Int { 0 }; var endIndex: Int { items.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> T { items[(i + off) % items.count] }; var description: String { "Ring\(map { $0 })" } }
        func t() -> String { let r = Ring(items: ["a", "b", "c"], off: 1); return "\(r) \(r.first!) \(r.count) \(r.dropFirst().joined()) \(r.enumerated().map { "\($0.offset)\($0.element)" }) \(r.firstIndex(of: "a")!) \(r.isEmpty) \(r.indices.count) \(r.max()!) \(r[1...].map { $0 })" }
        //= Ring["b", "c", "a"] b 3 ca ["0b", "1c", "2a"] 2 false 3 c ["c", "a"]
        ----
        func bump(_ a: inout Int, _ b: inout [Int]) { a += b.removeFirst(); b.append(a) }
        struct P { var n = 1 { didSet { hist.append(oldValue) } }; var hist: [Int] = []; var dbl: Int { get { n * 2 } set { n = newValue / 2 } } }
        func twice(_ x: inout Int) { x *= 2; x += 2 }
        func t() -> String { var a = 1, b = [10, 20]; bump(&a, &b); var p = P(); twice(&p.n); twice(&p.dbl); var arr = [[1, 2], [3]]; twice(&arr[0][1]); return "\(a) \(b) \(p.n) \(p.hist) \(arr)" }
        //= 11 [20, 11] 9 [1, 4] [[1, 6], [3]]
        ----
        class Base { var v = 0 { willSet { log += "w\(newValue)" } didSet { log += "d\(oldValue)" } }; var log = ""; class var kind: String { "base" }; class func make() -> Self { self.init() }; required init() {}; func who() -> String { "\(Self.kind)/\(type(of: self))" } }
        final class Derived: Base { override class var kind: String { "derived:" + super.kind }; override var v: Int { didSet { log += "D" } } }
        func t() -> String { let d = Derived.make(); d.v = 3; let b: Base = d; b.v += 1; return "\(d.log) \(b.who()) \(b is Derived) \((b as? Derived)?.v ?? 0)" }
        //= w3d0Dw4d3D derived:base/Derived true 4
        ----
        final class Cfg { lazy var a: [Int] = { calls += 1; return Array(0..<n) }(); var n = 3; var calls = 0; lazy var b = a.count * 2; nonisolated(unsafe) static var made = 0; init() { Self.made += 1 } }
        func t() -> String { let c = Cfg(); c.n = 2; c.a.append(9); _ = c.a; return "\(c.a) \(c.calls) \(c.b) \(c === c) \(c !== Cfg())" }
        //= [0, 1, 9] 1 6 true true
        ----
        struct Pt: CustomStringConvertible, CustomDebugStringConvertible { var x = 1; var description: String { "P\(x)" }; var debugDescription: String { "D\(x)" } }
        func t() -> String { let p = Pt(); return "\(p) \([p]) \(String(reflecting: p)) \(Optional(p) as Any) \((p, 1)) \(["k": p]) \(String(describing: p)) \("\(p)".count)" }
        //= P1 [D1] D1 Optional(D1) (D1, 1) ["k": D1] P1 2
        ----
        @resultBuilder enum HTML { static func buildBlock(_ c: String...) -> String { c.joined() }; static func buildOptional(_ c: String?) -> String { c ?? "" }; static func buildEither(first c: String) -> String { "(" + c + ")" }; static func buildEither(second c: String) -> String { "[" + c + "]" }; static func buildArray(_ c: [String]) -> String { c.joined(separator: "/") }; static func buildExpression(_ s: String) -> String { s }; static func buildExpression(_ n: Double) -> String { "\(n)" }; static func buildFinalResult(_ s: String) -> String { "<" + s + ">" } }
        struct Page { let n: Int; @HTML var body: String { "t"; if n > 1 { "many" } else { "one" }; for i in 0..<n { "r\(i)" }; let k = n * 2; if k == 4 { "four" }; 2 } }
        func page(@HTML _ b: (Int) -> String) -> String { b(7) }
        func t() -> String { Page(n: 1).body + Page(n: 2).body + page { n in "n\(n)"; switch n { case 7: "seven"; default: "x" } } }
        //= <t[one]r02.0><t(many)r0/r1four2.0><n7(seven)>
        ----
        struct S { var a = 1; var b = T(); struct T { var c = [1, 2, 3]; var o: Int? = 5 } }
        func t() -> String { let k: WritableKeyPath<S, Int> = \.b.c[1]; var s = S(); s[keyPath: k] += 5; let o = \S.b.o; let q = \S.b.o?.description; let all: [PartialKeyPath<S>] = [\.a, \.b.c]; let j = (\S.b).appending(path: \.c.count); return "\(s.b.c) \(s[keyPath: o] as Any) \(s[keyPath: q]!) \(all.map { "\(s[keyPath: $0])" }) \(s[keyPath: j]) \(s[keyPath: \.self].a) \(["x", "yy"].map(\.count)) \([[1], [2, 3]].map(\.[0]))" }
        //= [1, 7, 3] Optional(5) 5 ["1", "[1, 7, 3]"] 3 1 [1, 2] [1, 2]
        ----
        func cls(_ p: (Int, Int)) -> String { switch p { case (0, 0): "o"; case (let x, 0) where x > 0: "+x"; case (_, 0): "-x"; case (0, _): "y"; case (-2...2, -2...2): "near"; case let (x, y) where x == y: "diag"; case (let a, let b): "\(a),\(b)" } }
        func t() -> String { [(0, 0), (3, 0), (-3, 0), (0, 9), (1, -2), (5, 5), (7, 8)].map(cls).joined(separator: " ") }
        //= o +x -x y near diag 7,8
        ----
        func ~= (p: (Int) -> Bool, v: Int) -> Bool { p(v) }
        func ~= (r: String, v: Int) -> Bool { "\(v)" == r }
        func t() -> String { func f(_ n: Int) -> String { switch n { case "7": "lucky"; case { $0 % 2 == 0 }: "even"; default: "odd" } }; return [7, 4, 9].map(f).joined(separator: " ") }
        //= lucky even odd
        ----
        class Shape2 { let name: String; init(name: String) { self.name = name }; convenience init() { self.init(name: "shape") }; func area() -> Double { 0 }; var info: String { "\(name):\(area())" } }
        class Rect2: Shape2 { var w: Double, h: Double; init(w: Double, h: Double) { self.w = w; self.h = h; super.init(name: "rect") }; override func area() -> Double { w * h } }
        final class Square2: Rect2 { convenience init(_ s: Double) { self.init(w: s, h: s) }; override var info: String { "sq " + super.info } }
        func t() -> String { let xs: [Shape2] = [Shape2(), Rect2(w: 2, h: 3), Square2(2)]; return xs.map(\.info).joined(separator: " ") + " \(xs.compactMap { $0 as? Rect2 }.map(\.w))" }
        //= shape:0.0 rect:6.0 sq rect:4.0 [2.0, 2.0]
        ----
        protocol Plugin: AnyObject { var delegate: PluginDelegate? { get set }; func run() }
        protocol PluginDelegate: AnyObject { func did(_ p: any Plugin, say: String) }
        extension PluginDelegate { func did(_ p: any Plugin, say: String) {} }
        final class Pl: Plugin { weak var delegate: PluginDelegate?; func run() { delegate?.did(self, say: "hi") } }
        final class Host: PluginDelegate { var got: [String] = []; func did(_ p: any Plugin, say: String) { got.append("\(type(of: p)) \(say)") } }
        final class Quiet: PluginDelegate {}
        func t() -> String { let p = Pl(), h = Host(), q = Quiet(); p.delegate = h; p.run(); p.delegate = q; p.run(); return "\(h.got)" }
        //= ["Pl hi"]
        ----
        struct Sub: Hashable { let id: Int; var note = ""; static func == (a: Sub, b: Sub) -> Bool { a.id == b.id }; func hash(into h: inout Hasher) { h.combine(id) } }
        func t() -> String { var s: Set<Sub> = [Sub(id: 1, note: "a")]; s.update(with: Sub(id: 1, note: "b")); let (i, old) = s.insert(Sub(id: 1, note: "c")); var d = [Sub(id: 1): "x"]; d[Sub(id: 1, note: "zz")] = "y"; return "\(s.first!.note) \(i) \(old.note) \(d.count) \(d.values.first!) \([Sub(id: 1), Sub(id: 2)].firstIndex(of: Sub(id: 2, note: "n"))!) \(Sub(id: 1).hashValue == Sub(id: 1, note: "k").hashValue)" }
        //= b false b 1 y 1 true
        ----
        struct Flags: OptionSet { let rawValue: UInt8; static let a = Flags(rawValue: 1), b = Flags(rawValue: 1 << 1), c = Flags(rawValue: 1 << 2); static let all: Flags = [.a, .b, .c] }
        func t() -> String { var f: Flags = [.a, .c]; f.insert(.b); f.remove(.a); let has = f.contains([.b, .c]); f.formSymmetricDifference(.all); return "\(f.rawValue) \(has) \(Flags.all.subtracting(.b).rawValue) \(f.isEmpty) \(Flags().isEmpty) \(f == .a) \(Flags.all.isSuperset(of: f)) \(([.a, .b] as Flags).intersection(.b).rawValue)" }
        //= 1 true 5 false true true true 2
        ----
        func apply(times n: Int, to x: Double = 1, _ f: (Double) -> Double) -> Double { (0..<n).reduce(x) { a, _ in f(a) } }
        func multi(_ a: () -> Int, or b: (Int) -> Int = { $0 }, then c: (Int, Int) -> Int) -> Int { c(a(), b(2)) }
        func t() -> String { "\(apply(times: 3) { $0 * 2 }) \(apply(times: 2, to: 3) { $0 / 2 }) \(multi { 3 } then: { $0 * $1 }) \(multi { 1 } or: { $0 * 5 } then: { $0 - $1 }) \(multi({ 4 }, then: max))" }
        //= 8.0 0.75 6 -9 4
        ----
        extension Int { var isPrime: Bool { self > 1 && !(2..<self).contains { self % $0 == 0 } }; static func ** (a: Int, b: Int) -> Int { Array(repeating: a, count: b).reduce(1, *) }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; mutating func double() { self *= 2 } }
        infix operator **: MultiplicationPrecedence
        func t() -> String { var n = 3; n.double(); var s = ""; 3.times { s += "\($0)" }; return "\(n) \((1...20).filter(\.isPrime)) \(2 ** 10 + 1) \(s) \(7.isPrime)" }
        //= 6 [2, 3, 5, 7, 11, 13, 17, 19] 1025 012 true
        ----
        struct Poly: CustomStringConvertible, ExpressibleByArrayLiteral { var c: [Int]; init(arrayLiteral e: Int...) { c = e }; func callAsFunction(_ x: Int) -> Int { c.reversed().reduce(0) { $0 * x + $1 } }; var description: String { c.enumerated().reversed().filter { $0.element != 0 }.map { $0.offset == 0 ? "\($0.element)" : "\($0.element)x^\($0.offset)" }.joined(separator: " + ") } }
        func t() -> String { let p: Poly = [1, 0, 2]; return "\(p) \(p(3)) \([0, 1].map { p($0) })" }
        //= 2x^2 + 1 19 [1, 3]
        ----
        struct Table: ExpressibleByDictionaryLiteral { var rows: [(String, Int)]; init(dictionaryLiteral e: (String, Int)...) { rows = e } }
        struct Tag: ExpressibleByStringInterpolation { var s: String; init(stringLiteral v: String) { s = "<" + v + ">" } }
        func t() -> String { let x: Table = ["b": 1, "a": 2, "b": 3]; let n = 4; let g: Tag = "n\(n)"; let h: Tag = "lit"; return "\(x.rows.map { $0.0 }) \(x.rows.count) \(g.s) \(h.s)" }
        //= ["b", "a", "b"] 3 <n4> <lit>
        ----
        struct Matrix: Equatable { var rows: [[Double]]; subscript(_ r: Int, _ c: Int) -> Double { get { rows[r][c] } set { rows[r][c] = newValue } }; static func * (a: Matrix, b: Matrix) -> Matrix { Matrix(rows: a.rows.map { row in b.rows[0].indices.map { c in zip(row, b.rows.map { $0[c] }).map(*).reduce(0, +) } }) }; static func identity(_ n: Int) -> Matrix { Matrix(rows: (0..<n).map { i in (0..<n).map { $0 == i ? 1 : 0 } }) } }
        func t() -> String { var m = Matrix(rows: [[1, 2], [3, 4]]); m[0, 0] += 0.5; let p = m * .identity(2); return "\(p == m) \((m * m).rows) \(Matrix.identity(2)[1, 1])" }
        //= true [[8.25, 11.0], [16.5, 22.0]] 1.0
        ----
        final class Emitter<E: Hashable> { private var handlers: [E: [(Int, (Any) -> Void)]] = [:]; private var n = 0; @discardableResult func on(_ e: E, _ h: @escaping (Any) -> Void) -> () -> Void { n += 1; let id = n; handlers[e, default: []].append((id, h)); return { [weak self] in self?.handlers[e]?.removeAll { $0.0 == id } } }; func emit(_ e: E, _ v: Any = ()) { handlers[e]?.forEach { $0.1(v) } } }
        enum Ev { case tap, move }
        func t() -> String { let e = Emitter<Ev>(); var log: [String] = []; let off = e.on(.tap) { log.append("tap \($0)") }; e.on(.move) { _ in log.append("mv") }; e.emit(.tap, 3); off(); e.emit(.tap, 4); e.emit(.move); return "\(log)" }
        //= ["tap 3", "mv"]
        ----
        class Animal2 { var sound: String { "..." }; final func speak() -> String { "\(Self.self) says \(sound)" }; init() {} ; convenience init(loud: Bool) { self.init() }; deinit {} }
        class Dog2: Animal2 { override var sound: String { "Woof" } }
        class Puppy: Dog2 { override var sound: String { super.sound.lowercased() + "!" }; var age = 1; override init() { super.init(); age = 2 } }
        func t() -> String { let xs: [Animal2] = [Animal2(), Dog2(loud: true), Puppy()]; return xs.map { $0.speak() }.joined(separator: ";") + " \(xs.filter { $0 is Dog2 }.count) \((xs[2] as! Puppy).age) \(type(of: xs[1])) \(xs[0] as? Dog2 == nil)" }
        //= Animal2 says ...;Dog2 says Woof;Puppy says woof! 2 2 Dog2 true
        ----
        struct Point3 { var x = 0, y = 0, z = 0; static func - (a: Self, b: Self) -> Self { .init(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z) }; mutating func move(dx: Int = 0, dy: Int = 0, dz: Int = 0) { self = .init(x: x + dx, y: y + dy, z: z + dz) }; var tuple: (Int, Int, Int) { (x, y, z) }; func with<T>(_ k: WritableKeyPath<Self, T>, _ v: T) -> Self { var c = self; c[keyPath: k] = v; return c } }
        func t() -> String { var p = Point3(y: 2); p.move(dz: 5); let q = p.with(\.x, 9) - Point3(x: 1); let (a, _, c) = q.tuple; return "\(p) \(a) \(c) \(q.tuple == (8, 2, 5)) \(q.tuple > (8, 2, 4))" }
        //= Point3(x: 0, y: 2, z: 5) 8 5 true true
        ----
        struct Celsius: RawRepresentable, ExpressibleByFloatLiteral, Hashable, Comparable { var rawValue: Double; init(rawValue: Double) { self.rawValue = rawValue }; init(floatLiteral v: Double) { rawValue = v }; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
        func warm(_ c: Celsius) -> Bool { c > 20.5 }
        func t() -> String { let xs: [Celsius] = [10.5, 30.25, 21.0]; return "\(xs.filter(warm).map(\.rawValue)) \(xs.min()!.rawValue) \(Celsius(rawValue: 3) == 3.0) \(Set(xs + [10.5]).count) \(xs.sorted(by: >)[0])" }
        //= [30.25, 21.0] 10.5 true 3 Celsius(rawValue: 30.25)
        ----
        struct AnyDraw { private let f: () -> String; init(_ f: @escaping () -> String) { self.f = f }; func callAsFunction() -> String { f() } }
        @resultBuilder struct DB { static func buildPartialBlock(first: AnyDraw) -> [AnyDraw] { [first] }; static func buildPartialBlock(accumulated: [AnyDraw], next: AnyDraw) -> [AnyDraw] { accumulated + [next] }; static func buildPartialBlock(accumulated: [AnyDraw], next: [AnyDraw]) -> [AnyDraw] { accumulated + next }; static func buildExpression(_ s: String) -> AnyDraw { AnyDraw { s } }; static func buildExpression(_ n: Int) -> AnyDraw { AnyDraw { "#\(n)" } }; static func buildOptional(_ p: [AnyDraw]?) -> [AnyDraw] { p ?? [] } }
        func draw(@DB _ c: () -> [AnyDraw]) -> String { c().map { $0() }.joined(separator: " ") }
        func t() -> String { let on = true; return draw { "a"; 3; if on { "on"; 4 }; "z" } }
        //= a #3 on #4 z
        ----
        @propertyWrapper struct Persisted<T> { let key: String; let def: T; nonisolated(unsafe) static var store: [String: Any] { get { st } set { st = newValue } }; init(wrappedValue: T, _ key: String) { self.key = key; def = wrappedValue }; var wrappedValue: T { get { st[key] as? T ?? def } nonmutating set { st[key] = newValue } }; var projectedValue: String { "$" + key } }
        nonisolated(unsafe) var st: [String: Any] = [:]
        struct Settings { @Persisted("dark") var dark = false; @Persisted("size") var size = 12.0 }
        func t() -> String { st = [:]; let s = Settings(); s.dark = true; s.size += 1; return "\(Settings().dark) \(Settings().size) \(s.$size) \(st.count)" }
        //= true 13.0 $size 2
        ----
        @propertyWrapper struct Upper { var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() } }
        @propertyWrapper struct Twice<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; init() where T: ExpressibleByIntegerLiteral { wrappedValue = 2 } }
        struct M1 { @Upper var code = "ab"; @Twice var n: Int; @Twice var d: Double; init(code: String = "zz") { self.code = code; d = 7 } }
        func t() -> String { var m = M1(code: "qq"); m.code += "x"; return "\(m.code) \(m.n) \(m.d) \(M1().code)" }
        //= QQX 2 7.0 ZZ
        ----
        func show(_ label: String = "L", @Up text: String) -> String { "\(label):\(text) \($text)" }
        @propertyWrapper struct Up { var wrappedValue: String; var projectedValue: Int { wrappedValue.count }; init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() } }
        func t() -> String { show(text: "abc") + show("k", text: "") }
        //= L:ABC 3k: 0
        ----
        struct Settings2 { var volume = 5 { willSet { Settings2.log.append("\(volume)>\(newValue)") } didSet { volume = min(volume, 10) } }; nonisolated(unsafe) static var log: [String] = []; static func reset() { log = [] } }
        func t() -> String { Settings2.reset(); var s = Settings2(); s.volume = 20; s.volume -= 3; return "\(s.volume) \(Settings2.log)" }
        //= 7 ["5>20", "10>7"]
        ----
        struct Graph { var edges: [String: [(to: String, w: Int)]] = [:]; mutating func link(_ a: String, _ b: String, _ w: Int = 1) { edges[a, default: []].append((b, w)); edges[b, default: []].append((to: a, w: w)) }; func dist(_ s: String) -> [String: Int] { var d = [s: 0], q = [s]; while let n = q.min(by: { d[$0]! < d[$1]! }) { q.removeAll { $0 == n }; for e in edges[n] ?? [] where d[n]! + e.w < d[e.to, default: .max] { d[e.to] = d[n]! + e.w; q.append(e.to) } }; return d } }
        func t() -> String { var g = Graph(); g.link("a", "b", 4); g.link("a", "c"); g.link("c", "b", 2); return "\(g.dist("a").sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })" }
        //= ["a0", "b3", "c1"]
        ----
        func lev(_ a: String, _ b: String) -> Int { let a = Array(a), b = Array(b); var d = Array(0...b.count); for i in 0..<a.count { var p = d[0]; d[0] = i + 1; for j in 0..<b.count { let t = d[j + 1]; d[j + 1] = a[i] == b[j] ? p : 1 + min(p, d[j], t); p = t } }; return d[b.count] }
        func lcs(_ a: String, _ b: String) -> String { if a.isEmpty || b.isEmpty { return "" }; if a.first == b.first { return String(a.first!) + lcs(String(a.dropFirst()), String(b.dropFirst())) }; return [lcs(String(a.dropFirst()), b), lcs(a, String(b.dropFirst()))].max { $0.count < $1.count }! }
        func t() -> String { "\(lev("kitten", "sitting")) \(lcs("abcde", "ace")) \(lev("", "ab"))" }
        //= 3 ace 2
        ----
        protocol Copyable2 { init(copy: Self) }
        final class Doc: Copyable2 { var t: String; init(_ t: String) { self.t = t }; required init(copy o: Doc) { t = o.t + "'" } }
        extension Copyable2 { func clone() -> Self { Self(copy: self) } }
        func t() -> String { let a = Doc("x"), b = a.clone().clone(); a.t = "y"; return "\(a.t) \(b.t) \(a === b) \(ObjectIdentifier(a) == ObjectIdentifier(a))" }
        //= y x'' false true
        ----
        struct Rng: RandomNumberGenerator { var s: UInt64 = 42; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
        func t() -> String { var r = Rng(); let a = (0..<4).map { _ in Int.random(in: 1...6, using: &r) }; let d = Double.random(in: 0..<1, using: &r); let e = [1, 2, 3].randomElement(using: &r)!; let sh = (1...5).shuffled(using: &r); return "\(a) \(d < 1) \(e) \(sh) \(Bool.random(using: &r))" }
        //= [4, 2, 3, 4] true 1 [1, 2, 4, 3, 5] false
        ----
        final class Tree<T: Comparable> { var v: T; var l: Tree?, r: Tree?; init(_ v: T) { self.v = v }; func insert(_ x: T) { if x < v { if let l { l.insert(x) } else { l = Tree(x) } } else { if let r { r.insert(x) } else { r = Tree(x) } } }; var inorder: [T] { (l?.inorder ?? []) + [v] + (r?.inorder ?? []) }; var depth: Int { 1 + max(l?.depth ?? 0, r?.depth ?? 0) }; func map<U: Comparable>(_ f: (T) -> U) -> Tree<U> { let n = Tree<U>(f(v)); n.l = l?.map(f); n.r = r?.map(f); return n } }
        func t() -> String { let t = Tree(5); [3, 8, 1, 4].forEach(t.insert); return "\(t.inorder) \(t.depth) \(t.map { Double($0) / 2 }.inorder) \(t.l?.r?.v ?? 0) \(t.r?.l?.v as Any)" }
        //= [1, 3, 4, 5, 8] 3 [0.5, 1.5, 2.0, 2.5, 4.0] 4 nil
        ----
        struct Linked<T>: Sequence { indirect enum N { case end, node(T, N) }; var head: N = .end; mutating func push(_ x: T) { head = .node(x, head) }; func makeIterator() -> AnyIterator<T> { var c = head; return AnyIterator { guard case let .node(v, n) = c else { return nil }; c = n; return v } } }
        extension Linked: ExpressibleByArrayLiteral { init(arrayLiteral e: T...) { e.reversed().forEach { push($0) } } }
        func t() -> String { var l: Linked<Double> = [1, 2]; l.push(0.5); return "\(l.map { $0 * 2 }) \(Array(l).count) \(l.reduce(0, +)) \(l.min()!) \(l.reversed())" }
        //= [1.0, 2.0, 4.0] 3 3.5 0.5 [2.0, 1.0, 0.5]
        ----
        struct M: Equatable { var v: [Double]; static func * (a: M, b: M) -> M { M(v: zip(a.v, b.v).map(*)) }; static func one(_ n: Int) -> M { M(v: [1, 1]) } }
        func t() -> String { let m = M(v: [2, 3]); return "\((m * .one(2)).v) \((m * m).v)" }
        //= [2.0, 3.0] [4.0, 9.0]
        ----
        func eq(_ b: Int, _ m: @autoclosure () -> String = "no") -> String { b == 1 ? "ok" : m() }
        func t() -> String { eq(1) + eq(2) }
        //= okno
        ----
        class A1 { var s: String { "." }; init() {}; convenience init(loud: Bool) { self.init() } }
        class B1: A1 { override var s: String { "W" } }
        func t() -> String { B1(loud: true).s + "\(type(of: B1(loud: true)))" }
        //= WB1
        ----
        class A1 { var s: String { "A." } }
        class B1: A1 { override var s: String { "W" } }
        class C1: B1 { override var s: String { super.s.lowercased() + "!" }; var age = 1; override init() { super.init(); age = 2 } }
        func t() -> String { C1().s + "\(C1().age)" }
        //= w!2
        ----
        @propertyWrapper struct Up { var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() } }
        struct M1 { @Up var code = "ab"; init(code: String = "zz") { self.code = code } }
        struct M2 { @Up var code: String; init(code: String = "zz") { self.code = code } }
        func t() -> String { "\(M1().code) \(M2().code)" }
        //= ZZ ZZ
        ----
        class Base { class var kind: String { "base" } }
        final class Derived: Base { override class var kind: String { "derived:" + super.kind } }
        func t() -> String { Derived.kind }
        //= derived:base
        ----
        struct It { var k: Int }
        func t() -> String { var d = ["a": 1]; d.merge(["a": 5], uniquingKeysWith: max); let e = ["x": 2].merging(["x": 9], uniquingKeysWith: +); return "\(d) \(e)" }
        //= ["a": 5] ["x": 11]
        ----
        struct Tb: ExpressibleByDictionaryLiteral { var rows: [(String, Int)]; init(dictionaryLiteral e: (String, Int)...) { rows = e } }
        func f(_ t: Tb) -> Int { t.rows.count }
        func t() -> String { let x: Tb = ["b": 1, "b": 3]; return "\(x.rows.count) \(f(["q": 1])) \(f([:]))" }
        //= 2 1 0
        ----
        extension Encodable { func tag() -> String { "e" } }
        extension CustomStringConvertible { func shout() -> String { description.uppercased() } }
        extension Equatable { func same(as other: Self) -> Bool { self == other } }
        extension LosslessStringConvertible { func again() -> Self? { Self(description) } }
        func t() -> String {
            let none: Int? = nil
            return "\(true.tag()) \(2.5.tag()) \(Character("a").shout()) \(7.shout()) \(none.same(as: nil)) \(Character("x").again() as Any) \([1: 2].tag())"
        }
        //= e e A 7 true Optional("x") e
        ----
        enum Small: UInt8 { case a = 3, b, c = 250, d }
        enum Wide: Int64, CaseIterable { case low = -2, next }
        func t() -> String { "\(Small.b.rawValue) \(Small(rawValue: 251)!) \(Small.d.rawValue &+ 10) \(Wide.allCases.map(\.rawValue)) \(type(of: Small.a.rawValue))" }
        //= 4 d 5 [-2, -1] UInt8
        ----
        enum Sign: Character { case plus = "+", minus = "-" }
        enum Ratio: Float { case half = 0.5, one = 1 }
        enum Step: Double { case one = 1, two }
        func t() -> String { "\(Sign.minus.rawValue) \(Sign(rawValue: "+")!) \(Ratio.half.rawValue) \(Step.two.rawValue)" }
        //= - plus 0.5 2.0
        """##)
}
