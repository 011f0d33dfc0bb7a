// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Instances and when they end, observers, key paths, descriptions, interpolations.
    static let objects = reading(
        ##"""
        class Base { var n = 1; func f() -> String { "B\(n)" }; class func make() -> Base { Base() }; subscript(i: Int) -> Int { i }; init() {}; convenience init(n: Int) { self.init(); self.n = n }; var d: String { "base" } }
        class Der: Base { override var n: Int { didSet { log.append("\(oldValue)>\(n)") } }; var log: [String] = []; override func f() -> String { "D" + super.f() }; override class func make() -> Base { Der() }; override subscript(i: Int) -> Int { super[i] * 2 }; override var d: String { super.d + "+" } }
        func t() -> String { let x: Base = Der(n: 5); x.n = 7; return "\(x.f()) \((x as! Der).log) \(type(of: Der.make())) \(x[4]) \(x.d) \(x is Der) \((Base() as? Der) == nil)" }
        //= DB7 ["5>7"] Der 8 base+ true true
        ----
        class A { var log: [String] = []; let n: Int; init(n: Int) { self.n = n; log.append("A\(n)") }; convenience init() { self.init(n: 1); log.append("conv") }; convenience init(s: String) { self.init(n: s.count) } }
        class B: A { override init(n: Int) { super.init(n: n * 10); log.append("B") } }
        class C: B { var extra = "e" }
        class D: C { init(x: Int) { super.init(n: x) }; override convenience init(n: Int) { self.init(x: n + 1); log.append("D") } }
        func t() -> String { "\(B().log) \(B(s: "abc").n) \(C().log) \(C(s: "ab").extra) \(D().log) \(D(s: "abcd").n)" }
        //= ["A10", "B", "conv"] 30 ["A10", "B", "conv"] e ["A20", "B", "D", "conv"] 50
        ----
        class Shape { private(set) var id: Int; nonisolated(unsafe) static var made = 0; var name: String { "shape" }; init() { Shape.made += 1; id = Shape.made; setup() }; func setup() {}; func draw() -> String { "\(name)#\(id)" }; deinit { Shape.log.append("d\(id)") }; nonisolated(unsafe) static var log: [String] = [] }
        class Square: Shape { var side: Double { willSet { Shape.log.append("w\(newValue)") } didSet { if side < 0 { side = oldValue } } }; init(_ s: Double) { side = s; super.init() }; override var name: String { "square\(side)" }; override func setup() { Shape.log.append("setup") }; override func draw() -> String { "[" + super.draw() + "]" }; convenience init?(text: String) { guard let d = Double(text) else { return nil }; self.init(d) } }
        final class Fancy: Square { lazy var deco: String = { Shape.log.append("lazy"); return "*\(side)*" }(); override func draw() -> String { deco + super.draw() }; static func == (a: Fancy, b: Fancy) -> Bool { a.side == b.side } }
        func t() -> String { Shape.log = []; Shape.made = 0; do { let s: Shape = Fancy(2); let sq = Square(text: "3")!; sq.side = -1; sq.side = 4; _ = Square(text: "x"); Shape.log.append(s.draw()); Shape.log.append([s, sq].map { $0 is Fancy ? "F" : "S" }.joined()); if let f = s as? Fancy { Shape.log.append("\(f == f) \(f === sq)") }; Shape.log.append(sq.draw()) }; return Shape.log.joined(separator: " ") }
        //= setup setup w-1.0 w4.0 lazy *2.0*[square2.0#1] FS true false [square4.0#2] d2 d1
        ----
        class T { static var alive = 0; init() { T.alive += 1 }; deinit { T.alive -= 1 } }
        func t() -> String { let r = T(); weak var w = r; unowned let u = r; let s = w === r; return "\(s) \(w! === u) \(ObjectIdentifier(r) == ObjectIdentifier(w!))" }
        //= true true true
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
        nonisolated(unsafe) var log: [String] = []
        final class N { let s: String; var next: N?; weak var prev: N?; init(_ s: String) { self.s = s }; deinit { log.append("x" + s) } }
        func t() -> String { do { let a = N("a"); let b = N("b"); a.next = b; b.prev = a; log.append(b.prev!.s) }; var c: N? = N("c"); weak var w = c; log.append("\(w == nil)"); c = nil; log.append("\(w == nil)"); let r = log.joined(separator: " "); log = []; return r }
        //= a xa xb false xc true
        ----
        final class P { var n = 0 }
        func t() -> String { var p: P? = P(); let f = { [weak p] in p?.n ?? -1 }; let g = { [unowned q = p!] in q.n }; p!.n = 4; let a = f(), b = g(); p = nil; return "\(a) \(b) \(f())" }
        //= 4 4 -1
        ----
        class Animal { let name: String; var sound: String { "..." }; init(name: String) { self.name = name }; convenience init() { self.init(name: "anon") }; func speak() -> String { "\(name): \(sound)" }; class func make() -> Animal { Animal() } }
        class Dog: Animal { var tricks = 0 { didSet { if tricks > 2 { tricks = 2 } } }; override var sound: String { "woof" + super.sound }; override func speak() -> String { super.speak() + "!" }; override class func make() -> Animal { Dog(name: "pup") } }
        final class Puppy: Dog { override init(name: String) { super.init(name: name + "y"); tricks = 5 } }
        func t() -> String { let a: [Animal] = [Animal(), Dog(name: "rex"), Puppy(name: "bo")]; return a.map { $0.speak() }.joined(separator: " ") + " \((a[2] as? Dog)?.tricks ?? -1) \(a[1] is Puppy) \(type(of: a[1]).make().speak()) \(a.compactMap { $0 as? Dog }.count)" }
        //= anon: ... rex: woof...! boy: woof...! 2 false pup: woof...! 2
        ----
        final class Pile { var items = ["a"]; convenience init(first: String) { self.init(); items = [first] } }
        final class Deck { var cards: [Int]; init(cards: [Int] = standard) { self.cards = cards }; func more(_ n: Int = step) -> Int { cards.count + n }; static let step = 5 }; extension Deck { static let standard = [1, 2] }; struct Hand { var n: Int; init(_ n: Int = least) { self.n = n }; static var least: Int { 3 } }
        func t() -> String { "\(Pile(first: "b").items) \(Pile().items) \(Pile.init().items) \(Deck().cards) \(Deck(cards: [7]).more()) \(Hand().n) \(Hand(1).n)" }
        //= ["b"] ["a"] ["a"] [1, 2] 6 3 1
        ----
        class Storage { var x = 1 }
        struct S { var s = Storage(); mutating func set(_ n: Int) { if !isKnownUniquelyReferenced(&s) { let c = Storage(); c.x = s.x; s = c }; s.x = n } }
        func t() -> String { var a = S(); a.set(5); let b = a; a.set(6); return "\(a.s.x) \(b.s.x)" }
        //= 6 5
        ----
        class C { var n: Int; convenience init(_ s: String) { self.init(Int(s) ?? 0) }; init(_ n: Int) { self.n = n } }
        class D: C { var m = 0; convenience init(_ s: [Int]) { self.init(s.count); m = 2 }; override init(_ n: Int) { super.init(n * 2) } }
        class E1 { let a: String; init(_ a: String) { self.a = a }; init(_ n: Int) { a = "int\(n)" } }
        class F1: E1 { init(x: Int) { super.init(x) }; init(y: String) { super.init(y) } }
        class G { let v: [Int]; init(_ v: Int...) { self.v = v } }
        class H: G { init(x: Int) { super.init(x, x + 1) } }
        func t() -> String { "\(C("5").n) \(C(4).n) \(D([1, 2]).n) \(D(4).n) \(D([1]).m) \(F1(x: 3).a) \(F1(y: "q").a) \(H(x: 3).v)" }
        //= 5 4 4 8 2 int3 q [3, 4]
        ----
        class B1<T> { var items: [T] = []; var more = [T](); func add(_ t: T) { items.append(t); more.append(t) } }
        class S1: B1<Double> {}
        class B2<T> { var item: T; init(item: T) { self.item = item } }
        class S2: B2<Double> { init(z: Int) { super.init(item: 3) } }
        class S3<U>: B2<[U]> { init(u: U) { super.init(item: [u]) } }
        class S4: S3<Int> { var n: Int { item.count } }
        class Base<T> { var items: [T]; init(_ items: [T]) { self.items = items }; convenience init(_ one: T) { self.init([one]) }; func add(_ t: T) { items.append(t) } }
        class Sub: Base<Double> { var extra = 1; override func add(_ t: Double) { super.add(t * 2) }; convenience init(n: Int) { self.init(Array(repeating: 0.5, count: n)) } }
        func t() -> String {
            let a = S1(); a.add(3); let b = S2(z: 1); b.item = 4; let s = Sub(n: 2); s.add(3); let base = Base(4); base.add(5)
            return "\(a.items) \(a.more.count) \(b.item / 8) \(S3(u: "x").item) \(S4(u: 5).n) \(s.items) \(base.items) \(Sub(7).items)"
        }
        //= [3.0] 1 0.5 ["x"] 1 [0.5, 0.5, 6.0] [4, 5] [7.0]
        ----
        class VM<State, Action> { private(set) var state: State; let reduce: (inout State, Action) -> Void; init(_ s: State, _ r: @escaping (inout State, Action) -> Void) { state = s; reduce = r }; func send(_ a: Action) { reduce(&state, a) }; class func parse(_ a: [Action]) -> Int { a.count } }
        enum Act { case inc, add(Int) }
        class CounterVM: VM<Int, Act> { init() { super.init(0) { s, a in switch a { case .inc: s += 1; case .add(let n): s += n } } }; override func send(_ a: Act) { super.send(a); if state > 5 { super.send(.add(-5)) } }; class func two() -> Int { super.parse([.inc, .add(2)]) } }
        class Log<T>: VM<[T], T> { init() { super.init([]) { $0.append($1) } } }
        class Numbers: Log<Double> { func one() { send(1) } }
        func t() -> String { let v = CounterVM(); v.send(.inc); v.send(.add(7)); v.send(.inc); let n = Numbers(); n.one(); n.send(2); return "\(v.state) \(CounterVM.two()) \(n.state) \(n.state[0] / 4)" }
        //= 4 2 [1.0, 2.0] 0.25
        ----
        class Animal { func speak() -> String { "..." } ; var legs: Int { 4 } }
        class Dog: Animal { override func speak() -> String { "woof" } ; func fetch() -> String { "ball" } }
        class Bird: Animal { override var legs: Int { 2 } }
        func t() -> String {
            let zoo: [Animal] = [Dog(), Bird(), Animal()]; let any: [Any] = [1, "two", 3.0, nil as Int? as Any, [1, 2], Dog(), (1, "a"), Optional("q") as Any]
            let s = any.map { v -> String in switch v { case let i as Int: "int \(i)"; case is Double: "double"; case let s as String: "str \(s)"; case let a as [Int]: "arr \(a.count)"; case let d as Dog: d.fetch(); case let (a, b) as (Int, String): "\(a)\(b)"; default: "?" } }
            return "\(zoo.map { $0.speak() }) \(zoo.map(\.legs)) \(s) \((zoo[0] as? Dog)?.fetch() ?? "no") \(zoo[1] as? Dog == nil) \(type(of: zoo[1])) \(zoo[2] is Dog)"
        }
        //= ["woof", "...", "..."] [4, 2, 4] ["int 1", "str two", "double", "?", "arr 2", "ball", "1a", "str q"] ball true Bird false
        ----
        final class Weak<T: AnyObject> { weak var v: T?; init(_ v: T?) { self.v = v } }
        class Obj { let n: String; static var alive = 0; var cb: (() -> Void)?; init(_ n: String) { self.n = n; Obj.alive += 1 }; deinit { Obj.alive -= 1; log.append("-\(n)") } }
        var log: [String] = []
        func t() -> String { var a: Obj? = Obj("a"); let w = Weak(a); var list = [Weak(Obj("b")), w]; a?.cb = { [weak a] in log.append(a?.n ?? "gone") }; let f = a?.cb; f?(); a = nil; f?(); list.removeAll { $0.v == nil }; do { let o = Obj("c"); unowned let u = o; log.append(u.n); defer { log.append("end") } }; return "\(log) \(list.count) \(Obj.alive)" }
        //= ["-b", "a", "-a", "gone", "c", "end", "-c"] 0 0
        ----
        class A { private func load() -> String { "A" }; func go() -> String { load() } }
        class B: A { private func load() -> String { "B" }; func run() -> String { load() + go() } }
        func t() -> String { B().run() }
        //= BA
        ----
        class A { private func f() -> Int { 1 }; private func f(_ n: Int) -> Int { n }; func g() -> Int { f() + f(5) } }
        class B: A { func f() -> String { "own" }; func h() -> String { f() } }
        func t() -> String { "\(B().g()) \(B().h()) \(A().g())" }
        //= 6 own 6
        ----
        class A { static var count = 0; init() { Self.count += 1 } }; class B: A { var x = 1; override init() { super.init() } }
        func t() -> String { _ = B(); _ = A(); return "\(A.count) \(B.count)" }
        //= 2 2
        ----
        class A { static var count = 0; init() { A.count += 1 }; func up() { Self.count += 1 } }; class B: A { var x = 1 }
        func t() -> String { let b = B(); b.up(); B.count += 1; return "\(A.count) \(B.count)" }
        //= 3 3
        ----
        final class A { let n: String; init(_ n: String) { self.n = n; log.append("+" + n) }; deinit { log.append("-" + n) } }
        nonisolated(unsafe) var log: [String] = []
        func t() -> String { log = []; do { let a = A("a"); _ = a.n }; var b: A? = A("b"); b = A("c"); _ = b?.n; b = nil; log.append("end"); return log.joined(separator: " ") }
        //= +a -a +b +c -b -c end
        ----
        final class Owner { var pet: Pet?; deinit { log.append("owner") } }
        final class Pet { weak var owner: Owner?; deinit { log.append("pet") } }
        nonisolated(unsafe) var log: [String] = []
        func t() -> String { log = []; var o: Owner? = Owner(); let p = Pet(); o!.pet = p; p.owner = o; let had = p.owner != nil; o = nil; return "\(had) \(p.owner == nil) \(log)" }
        //= true true ["owner"]
        ----
        final class T { var f: (() -> Int)?; var n = 5; func setup() { f = { [weak self] in self?.n ?? -1 } }; deinit { log.append("gone") } }
        nonisolated(unsafe) var log: [String] = []
        func t() -> String { log = []; var x: T? = T(); x!.setup(); let g = x!.f!; let a = g(); x = nil; return "\(a) \(g()) \(log)" }
        //= 5 -1 ["gone"]
        ----
        class Base { var v = 0 { didSet { log.append("base \(oldValue)->\(v)") } }; deinit { log.append("~base") } }
        class Derived: Base { override var v: Int { didSet { log.append("derived") } }; deinit { log.append("~derived") } }
        nonisolated(unsafe) var log: [String] = []
        func t() -> String { log = []; do { let d = Derived(); d.v = 3 }; return log.joined(separator: ",") }
        //= base 0->3,derived,~derived,~base
        ----
        func t() -> String { var o: [String] = []; func f() { defer { o.append("d1") }; defer { o.append("d2") }; o.append("body"); if o.count > 0 { defer { o.append("inner") }; o.append("if") } }; f(); for i in 0..<2 { defer { o.append("l\(i)") } }; return o.joined(separator: " ") }
        //= body if inner d2 d1 l0 l1
        ----
        struct Temp { var c = 0.0 { willSet { log.append("will \(newValue)") } didSet { if c > 100 { c = 100 }; log.append("did \(c)") } } }
        nonisolated(unsafe) var log: [String] = []
        func t() -> String { log = []; var x = Temp(); x.c = 50; x.c = 150; return log.joined(separator: ",") + " \(x.c)" }
        //= will 50.0,did 50.0,will 150.0,did 100.0 100.0
        ----
        class C {}
        func t() -> String { let a = C(), b = C(); let c = a; return "\(a === b) \(a === c) \(ObjectIdentifier(a) == ObjectIdentifier(c)) \(a !== b)" }
        //= false true true true
        ----
        @dynamicMemberLookup struct Box<T> { var v: T; subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U { get { v[keyPath: k] } set { v[keyPath: k] = newValue } } }
        struct In { var a = 1; var b = "x" }
        func t() -> String { var b = Box(v: In()); b.a += 5; b.b = "y"; return "\(b.a) \(b.b) \(b.v.a)" }
        //= 6 y 6
        ----
        struct Add { let n: Int; func callAsFunction(_ x: Int) -> Int { x + n } }
        func t() -> String { let a = Add(n: 3); return "\(a(4)) \([1, 2].map { a($0) }) \([1, 2].map(a.callAsFunction))" }
        //= 7 [4, 5] [4, 5]
        ----
        struct U { var name: String; var tags: [String] = []; var addr: Addr? }; struct Addr { var city: String }
        func t() -> String { var u = U(name: "n", tags: ["a", "b"], addr: Addr(city: "Rome")); let k = \U.addr?.city; let w = \U.tags[0]; u[keyPath: w] = "z"; return "\(u[keyPath: k]!) \(u.tags) \([u].map(\.name)) \([u].compactMap(\.addr?.city)) \([u].map(\.tags.count)) \([u].sorted { $0[keyPath: \.name] < $1[keyPath: \.name] }.count)" }
        //= Rome ["z", "b"] ["n"] ["Rome"] [2] 1
        ----
        struct M: CustomStringConvertible { var description: String { "M!" } }; enum E: CustomStringConvertible { case a; var description: String { "E.a" } }
        struct D: CustomDebugStringConvertible { var debugDescription: String { "D?" } }
        func t() -> String { "\(M()) \([M()]) \(["k": E.a]) \((M(), E.a)) \(D()) \([D()]) \(String(describing: M())) \(String(reflecting: D()))" }
        //= M! [M!] ["k": E.a] (M!, E.a) D? [D?] M! D?
        ----
        extension String.StringInterpolation { mutating func appendInterpolation(price v: Double) { appendLiteral("$" + String(format: "%.2f", v)) }; mutating func appendInterpolation(_ n: Int, pad: Int) { let s = String(n); appendLiteral(String(repeating: "0", count: max(0, pad - s.count)) + s) } }
        func t() -> String { "\(price: 3.5) \(7, pad: 3) \(1)" }
        //= $3.50 007 1
        ----
        class Animal { func sound() -> String { "..." }; var name: String { "animal" } }; final class Dog: Animal { override func sound() -> String { super.sound() + "woof" }; override var name: String { "dog:" + super.name } }
        func t() -> String { let a: Animal = Dog(); return "\(a.sound()) \(a.name) \(a is Dog) \((a as? Dog) != nil) \(type(of: a))" }
        //= ...woof dog:animal true true Dog
        ----
        struct S { static var count = 0; init() { S.count += 1 }; static func make() -> [S] { (0..<3).map { _ in S() } } }
        func t() -> String { S.count = 0; _ = S.make(); return "\(S.count)" }
        //= 3
        ----
        struct Counter { private(set) var n = 0; mutating func inc() { n += 1 }; lazy var big = n * 100 }
        func t() -> String { var c = Counter(); c.inc(); let b = c.big; c.inc(); return "\(b) \(c.big) \(c.n)" }
        //= 100 100 2
        ----
        enum Tree { indirect case node(Tree, Int, Tree); case leaf; var sum: Int { switch self { case .leaf: 0; case let .node(l, v, r): l.sum + v + r.sum } }; func inserting(_ x: Int) -> Tree { switch self { case .leaf: .node(.leaf, x, .leaf); case let .node(l, v, r): x < v ? .node(l.inserting(x), v, r) : .node(l, v, r.inserting(x)) } }; var list: [Int] { switch self { case .leaf: []; case let .node(l, v, r): l.list + [v] + r.list } } }
        func t() -> String { let t = [5, 2, 8, 1].reduce(Tree.leaf) { $0.inserting($1) }; return "\(t.sum) \(t.list)" }
        //= 16 [1, 2, 5, 8]
        ----
        class Base { required init() {}; func make(_ f: (Self) -> Void) -> Self { f(self); return self }; class func build(_ f: (Self) -> Void) -> Self { let x = Self(); f(x); return x } }
        class Sub: Base { var k = 0; func go() -> Int { make { $0.k += 2 }; return k } }
        final class Leaf: Sub { var z = 1 }
        func t() -> String { let s = Sub().make { $0.k = 4 }; let b = Sub.build { $0.k = 7 }; let l = Leaf().make { $0.z = $0.k + 3 }; return "\(s.k) \(b.k) \(type(of: b)) \(l.z) \(s.go())" }
        //= 4 7 Sub 3 6
        ----
        protocol Conf: AnyObject { func set(_ f: (Self) -> Void) -> Self }
        class V8: Conf { var n = 0; func set(_ f: (Self) -> Void) -> Self { f(self); return self } }
        class W8: V8 { var m = 0 }
        func use<C: Conf>(_ c: C) -> C { c.set { _ in } }
        func t() -> String { let v = V8().set { $0.n = 3 }; let w = W8().set { $0.m = 5 }; return "\(v.n) \(w.m) \(use(v).n) \(type(of: use(w)))" }
        //= 3 5 3 W8
        """##)
}
