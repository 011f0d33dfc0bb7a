// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Requirements and their defaults, associated types, `any P` and `some P`, compositions, metatypes.
    static let protocols = reading(
        ##"""
        protocol Repo { associatedtype Item: Identifiable & Equatable; var all: [Item] { get }; func find(_ id: Item.ID) -> Item? }
        extension Repo { func find(_ id: Item.ID) -> Item? { all.first { $0.id == id } } }
        struct U: Identifiable, Equatable { let id: Int; var n: String }
        struct UR: Repo { var all = [U(id: 1, n: "a"), U(id: 2, n: "b")] }
        func names<R: Repo>(_ r: R) -> [String] where R.Item == U { r.all.map(\.n) }
        func t() -> String { "\(UR().find(2)?.n ?? "-") \(UR().find(9) == nil) \(names(UR()))" }
        //= b true ["a", "b"]
        ----
        protocol Shape2 { var area: Double { get } }
        struct Sq: Shape2 { var s: Double; var area: Double { s * s } }
        struct Ci: Shape2 { var r: Double; var area: Double { 3 * r * r } }
        func big<S: Shape2>(_ s: S) -> String { "\(type(of: s)):\(s.area)" }
        func t() -> String { let all: [any Shape2] = [Sq(s: 2), Ci(r: 1)]; return all.map { big($0) }.joined(separator: " ") + " \(all.map(\.area).reduce(0, +))" }
        //= Sq:4.0 Ci:3.0 7.0
        ----
        protocol Visitor { associatedtype R; func num(_ n: Int) -> R; func add(_ a: R, _ b: R) -> R }
        indirect enum Ex { case n(Int), add(Ex, Ex); func accept<V: Visitor>(_ v: V) -> V.R { switch self { case .n(let n): v.num(n); case .add(let a, let b): v.add(a.accept(v), b.accept(v)) } } }
        struct Eval: Visitor { func num(_ n: Int) -> Int { n }; func add(_ a: Int, _ b: Int) -> Int { a + b } }
        struct Show: Visitor { func num(_ n: Int) -> String { "\(n)" }; func add(_ a: String, _ b: String) -> String { "(\(a)+\(b))" } }
        func t() -> String { let e = Ex.add(.n(1), .add(.n(2), .n(3))); return "\(e.accept(Eval())) \(e.accept(Show()))" }
        //= 6 (1+(2+3))
        ----
        protocol Plug { init(); var n: Int { get }; static var id: String { get } }
        struct A: Plug { let n = 1; static let id = "a" }; struct B: Plug { var n: Int { 2 }; static let id = "b" }
        func t() -> String { let types: [String: any Plug.Type] = ["a": A.self, "b": B.self]; let x = types["b"].map { $0.init() }; let all: [any Plug.Type] = [A.self, B.self]; return "\(x?.n ?? 0) \(types["z"].map { $0.init().n } ?? -1) \(all.map { $0.init().n }) \(all.first { $0.id == "b" }!.id) \(types.mapValues { $0.id }.values.sorted())" }
        //= 2 -1 [1, 2] b ["a", "b"]
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
        protocol Pl: AnyObject { var id: Int { get } }
        final class A1: Pl { let id = 1 }
        struct Reg { var ps: [ObjectIdentifier: any Pl] = [:]; mutating func reg<P: Pl>(_ p: P) { ps[ObjectIdentifier(P.self)] = p }; func get<P: Pl>(_ t: P.Type = P.self) -> P? { ps[ObjectIdentifier(t)] as? P } }
        func t() -> String { var r = Reg(); r.reg(A1()); let u: A1? = r.get(); return "\(u!.id) \(r.get(A1.self)!.id)" }
        //= 1 1
        ----
        protocol P { var x: Int { get }; init(x: Int) }
        extension P { init() { self.init(x: 3) }; init(twice n: Int) { self.init(x: n * 2) } }
        final class PC: P { let x: Int; required init(x: Int) { self.x = x } }
        struct PS: P { let x: Int }
        func t() -> String { "\(PC().x) \(PC(twice: 4).x) \(PS().x) \(PS(twice: 5).x)" }
        //= 3 8 3 10
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
        func t() -> String { let xs: [any Equatable] = [1, "a", 2.5]; func same<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { (b as? T) == a }; return "\(xs.map { same(1, $0) }) \(xs.map { "\(type(of: $0))" })" }
        //= [true, false, false] ["Int", "String", "Double"]
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
        protocol Repository<Entity> { associatedtype Entity: Identifiable; func all() -> [Entity] }
        extension Repository { func find(_ id: Entity.ID) -> Entity? { all().first { $0.id == id } } }
        struct User: Identifiable { let id: Int; var name: String }
        struct M: Repository { func all() -> [User] { [User(id: 1, name: "A")] } }
        func t() -> String { M().find(1)!.name }
        //= A
        ----
        struct P { let n: String }
        protocol Named { var n: String { get } }
        protocol Aged: Named { }
        extension P: Named {}
        struct Q: Aged { var n = "q" }
        func t() -> String { let b: [any Aged] = [Q()]; let all: [any Named] = b + [P(n: "Rex")]; return "\(all.map(\.n))" }
        //= ["q", "Rex"]
        ----
        protocol Source<Item> { associatedtype Item; func items() -> [Item] }
        struct Nums: Source { func items() -> [String] { ["a"] } }
        func joinAll(_ ss: [any Source<String>]) -> String { ss.flatMap { $0.items() }.joined() }
        func t() -> String { joinAll([Nums()]) }
        //= a
        ----
        protocol R<Entity> { associatedtype Entity: Identifiable; func all() -> [Entity] }
        extension R { func f() -> [Entity.ID] { all().map { $0.id } } }
        struct User: Identifiable { let id: Int; var name: String }
        struct M: R { func all() -> [User] { [User(id: 1, name: "A")] } }
        func t() -> String { "\(M().f())" }
        //= [1]
        ----
        protocol Repository<Entity> { associatedtype Entity: Identifiable; func all() -> [Entity]; mutating func save(_ e: Entity) }
        extension Repository { func find(_ id: Entity.ID) -> Entity? { all().first { $0.id == id } }; var isEmpty: Bool { all().isEmpty } }
        struct User: Identifiable { let id: Int; var name: String }
        struct Memory<E: Identifiable>: Repository { private var d: [E.ID: E] = [:]; private var order: [E.ID] = []
          func all() -> [E] { order.compactMap { d[$0] } }
          mutating func save(_ e: E) { if d.updateValue(e, forKey: e.id) == nil { order.append(e.id) } } }
        func names(_ r: some Repository<User>) -> [String] { r.all().map(\.name) }
        func count(_ r: any Repository) -> Int { r.all().count }
        func t() -> String { var m: any Repository<User> = Memory<User>(); m.save(User(id: 2, name: "B")); m.save(User(id: 1, name: "A")); m.save(.init(id: 2, name: "C"))
          return "\(names(m)) \(count(m)) \(m.find(1)?.name ?? "-") \(m.isEmpty) \(type(of: m)) \(m.find(5) as Any)" }
        //= ["C", "A"] 2 A false Memory<User> nil
        ----
        protocol Named { var name: String { get } }
        protocol Aged { var age: Int { get } ; mutating func birthday() }
        extension Aged where Self: Named { var badge: String { "\(name)(\(age))" } }
        struct Person: Named, Aged { let name: String; var age: Int; mutating func birthday() { age += 1 } }
        struct Pet: Named { let name: String }
        final class Robot: Named, Aged { let name = "R2"; var age = 0; func birthday() { age += 100 } }
        typealias Being = Named & Aged
        func party(_ xs: inout [any Being]) { for i in xs.indices { xs[i].birthday() } }
        func oldest(_ xs: [any Being]) -> (any Being)? { xs.max { $0.age < $1.age } }
        func t() -> String { var b: [any Being] = [Person(name: "A", age: 9), Robot()]; let copy = b; party(&b); let all: [any Named] = b + [Pet(name: "Rex")]
          return "\(b.map(\.age)) \(copy.map { $0.age }) \(oldest(b)!.name) \(all.compactMap { ($0 as? any Aged)?.age }) \(all.filter { !($0 is any Aged) }.map(\.name)) \(b.map { $0.badge }) \(all.map { x in if let p = x as? Person { "Person \(p.age)" } else if x is Robot { "R" } else { "?" } })" }
        //= [10, 100] [9, 100] R2 [10, 100] ["Rex"] ["A(10)", "R2(100)"] ["Person 10", "R", "?"]
        ----
        protocol Repo9 { associatedtype M: Identifiable; func all() -> [M] }
        extension Repo9 { func byID() -> [M.ID: M] { Dictionary(uniqueKeysWithValues: all().map { ($0.id, $0) }) } }
        struct U9: Identifiable { let id: Int; var n: String }
        struct Mem9<M: Identifiable>: Repo9 { var items: [M]; func all() -> [M] { items }; final class Cache { var hits: [M.ID: Int] = [:]; func hit(_ m: M) -> Int { hits[m.id, default: 0] += 1; return hits[m.id]! } }; let cache = Cache() }
        func t() -> String { let m = Mem9(items: [U9(id: 1, n: "a"), U9(id: 2, n: "b")]); let d = m.byID(); _ = m.cache.hit(m.items[0]); return "\(d[2]!.n) \(m.cache.hit(m.items[0])) \(d.keys.sorted())" }
        //= b 2 [1, 2]
        ----
        protocol Vd2<Value> { associatedtype Value; func validate(_ v: Value) -> [String] }
        struct Rx2: Vd2 { func validate(_ v: String) -> [String] { [v] } }
        struct Op2<W>: Vd2 { let inner: any Vd2<W>; func validate(_ v: W?) -> [String] { v.map { inner.validate($0) } ?? [] } }
        func t() -> String { "\(Op2(inner: Rx2()).validate("ab")) \(Op2<String>(inner: Rx2()).validate(nil))" }
        //= ["ab"] []
        ----
        protocol P { associatedtype A = Int; associatedtype B: Sequence where B.Element == A; var b: B { get }; func f(_ a: A) -> A }
        extension P { var total: Int { b.reduce(0) { n, _ in n + 1 } } }
        struct X: P { let b = [1, 2]; func f(_ a: Int) -> Int { a + 1 } }
        struct Y: P { typealias A = String; let b = Set(["q"]); func f(_ a: String) -> String { a + "!" } }
        func go<T: P>(_ t: T) -> [T.A] { t.b.map { t.f($0) } }
        func t() -> String { "\(X().total) \(go(X())) \(go(Y()))" }
        //= 2 [2, 3] ["q!"]
        ----
        protocol Shape: CustomStringConvertible { var area: Double { get }; func scaled(by k: Double) -> Self }
        extension Shape { var description: String { "\(type(of: self))(\(area))" }; func doubled() -> Self { scaled(by: 2) } }
        struct Sq: Shape { var s: Double; var area: Double { s * s }; func scaled(by k: Double) -> Sq { Sq(s: s * k) } }
        final class Ci: Shape { let r: Double; init(r: Double) { self.r = r }; var area: Double { 3 * r * r }; func scaled(by k: Double) -> Ci { Ci(r: r * k) } }
        func biggest(_ s: [any Shape]) -> (any Shape)? { s.max { $0.area < $1.area } }
        func make() -> some Shape { Sq(s: 1).doubled() }
        func t() -> String { let all: [any Shape] = [Sq(s: 2), Ci(r: 1)]; let d = all.map { $0.doubled() }; return "\(all) \(d.map(\.area)) \(biggest(d)!) \(make()) \(d.compactMap { $0 as? Sq }.count) \(d.first is Ci)" }
        //= [Sq(4.0), Ci(3.0)] [16.0, 12.0] Sq(16.0) Sq(4.0) 1 false
        ----
        protocol Validator { associatedtype Input; func validate(_ i: Input) -> [String] }
        struct NonEmpty: Validator { func validate(_ i: String) -> [String] { i.isEmpty ? ["empty"] : [] } }
        struct MinLen: Validator { let n: Int; func validate(_ i: String) -> [String] { i.count < n ? ["<\(n)"] : [] } }
        struct And<A: Validator, B: Validator>: Validator where A.Input == B.Input { let a: A, b: B; func validate(_ i: A.Input) -> [String] { a.validate(i) + b.validate(i) } }
        struct Each<V: Validator>: Validator { let v: V; func validate(_ i: [V.Input]) -> [String] { i.enumerated().flatMap { n, x in v.validate(x).map { "\(n):\($0)" } } } }
        extension Validator { func and<O: Validator>(_ o: O) -> And<Self, O> where O.Input == Input { And(a: self, b: o) }; func pulled<T>(_ f: @escaping (T) -> Input) -> AnyValidator<T> { AnyValidator { self.validate(f($0)) } } ; var each: Each<Self> { Each(v: self) } }
        struct AnyValidator<T>: Validator { let f: (T) -> [String]; func validate(_ i: T) -> [String] { f(i) } }
        func t() -> String { let v = NonEmpty().and(MinLen(n: 3)); let p = v.pulled { (n: Int) in "\(n)" }; return "\(v.validate("")) \(v.each.validate(["abc", "x"])) \(p.validate(12)) \(type(of: v))" }
        //= ["empty", "<3"] ["1:<3"] ["<3"] And<NonEmpty, MinLen>
        ----
        protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
        infix operator <>: AdditionPrecedence
        extension Int: Monoid { static let empty = 0; static func <> (a: Int, b: Int) -> Int { a + b } }
        extension String: Monoid { static var empty: String { "" }; static func <> (a: Self, b: Self) -> Self { a + b } }
        extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: Self, b: Self) -> Self { a + b } }
        extension Optional: Monoid where Wrapped: Monoid { static var empty: Wrapped? { nil }; static func <> (a: Self, b: Self) -> Self { switch (a, b) { case (let x?, let y?): x <> y; case (let x, nil), (nil, let x): x } } }
        extension Dictionary: Monoid where Value: Monoid { static var empty: [Key: Value] { [:] }; static func <> (a: Self, b: Self) -> Self { a.merging(b, uniquingKeysWith: <>) } }
        extension Sequence where Element: Monoid { func folded() -> Element { reduce(.empty, <>) } }
        func t() -> String { "\([1, 2, 3].folded()) \(["a", "b"].folded()) \([[1], [2]].folded()) \([1, nil, 4].folded() as Any) \([["a": 1], ["a": 2]].folded()) \((Int?.none <> nil) as Any)" }
        //= 6 ab [1, 2] Optional(5) ["a": 3] nil
        ----
        protocol Visitor { associatedtype R; func visit(_ l: Leaf) -> R; func visit(_ b: Branch) -> R }
        protocol Tree { func accept<V: Visitor>(_ v: V) -> V.R }
        struct Leaf: Tree { let n: Int; func accept<V: Visitor>(_ v: V) -> V.R { v.visit(self) } }
        struct Branch: Tree { let l: any Tree, r: any Tree; func accept<V: Visitor>(_ v: V) -> V.R { v.visit(self) } }
        struct Sum: Visitor { func visit(_ l: Leaf) -> Int { l.n }; func visit(_ b: Branch) -> Int { b.l.accept(self) + b.r.accept(self) } }
        struct Show: Visitor { func visit(_ l: Leaf) -> String { "\(l.n)" }; func visit(_ b: Branch) -> String { "(\(b.l.accept(self)) \(b.r.accept(self)))" } }
        func t() -> String { let x: any Tree = Branch(l: Leaf(n: 1), r: Branch(l: Leaf(n: 2), r: Leaf(n: 3))); return "\(x.accept(Sum()) + 1) \(x.accept(Show()))" }
        //= 7 (1 (2 3))
        ----
        protocol HasName { var name: String { get set } }
        protocol HasAge { var age: Int { get } }
        extension HasName { mutating func rename(_ f: (String) -> String) { name = f(name) }; var tag: String { "N:" + name } }
        extension HasName where Self: HasAge { var tag: String { "NA:\(name)\(age)" } }
        struct A: HasName { var name = "a" }
        struct B: HasName & HasAge { var name = "b"; var age = 3; var tag: String { "own" } }
        struct C: HasName, HasAge { var name = "c"; let age = 4 }
        typealias Both = HasName & HasAge
        func show(_ x: some Both) -> String { "\(x.tag) \(x.name)" }
        func showAny(_ x: any HasName) -> String { x.tag }
        func t() -> String { var a = A(); a.rename { $0 + "!" }; var list: [any HasName] = [a, B(), C()]; for i in list.indices { list[i].rename { $0.uppercased() } }; let both = list.compactMap { $0 as? any Both }; return "\(a.tag) \(B().tag) \(C().tag) \(show(B())) \(list.map(showAny)) \(both.count) \(both.map(\.age)) \(list.map(\.name))" }
        //= N:a! own NA:c4 NA:b3 b ["N:A!", "N:B", "N:C"] 2 [3, 4] ["A!", "B", "C"]
        ----
        protocol Cache { associatedtype K: Hashable; associatedtype V; func get(_ k: K) -> V?; mutating func put(_ v: V, _ k: K) }
        struct Memory<K: Hashable, V>: Cache { private var d: [K: (V, Int)] = [:]; private var tick = 0; let limit: Int; init(limit: Int) { self.limit = limit }; func get(_ k: K) -> V? { d[k]?.0 }; mutating func put(_ v: V, _ k: K) { tick += 1; d[k] = (v, tick); if d.count > limit, let old = d.min(by: { $0.value.1 < $1.value.1 })?.key { d[old] = nil } } }
        struct Tiered<A: Cache, B: Cache>: Cache where A.K == B.K, A.V == B.V { var a: A, b: B; func get(_ k: A.K) -> A.V? { a.get(k) ?? b.get(k) }; mutating func put(_ v: A.V, _ k: A.K) { a.put(v, k); b.put(v, k) } }
        extension Cache { mutating func fetch(_ k: K, _ make: (K) throws -> V) rethrows -> V { if let v = get(k) { return v }; let v = try make(k); put(v, k); return v } }
        func t() -> String { var c = Tiered(a: Memory<String, Int>(limit: 1), b: Memory(limit: 2)); var made: [String] = []; for k in ["a", "b", "a", "c", "a", "b"] { _ = c.fetch(k) { made.append($0); return $0.count } }; return "\(made) \(c.get("a") as Any) \(c.a.get("b") ?? -1)" }
        //= ["a", "b", "c", "a", "b"] Optional(1) 1
        ----
        protocol Plugin: AnyObject { static var id: String { get }; init(); var priority: Int { get }; func run(_ x: Int) -> Int }
        extension Plugin { var priority: Int { 0 } }
        class Add: Plugin { class var id: String { "add" }; required init() {}; func run(_ x: Int) -> Int { x + 1 } }
        final class Add5: Add { override class var id: String { "add5" }; override func run(_ x: Int) -> Int { super.run(x) + 4 } }
        final class Mul: Plugin { static let id = "mul"; init() {}; let priority = 9; func run(_ x: Int) -> Int { x * 2 } }
        struct Registry { private var types: [String: any Plugin.Type] = [:]; mutating func register(_ t: (any Plugin.Type)...) { t.forEach { types[$0.id] = $0 } }; func make(_ id: String) -> (any Plugin)? { types[id]?.init() }; var all: [any Plugin] { types.values.map { $0.init() }.sorted { ($0.priority, type(of: $1).id) > ($1.priority, type(of: $0).id) } } }
        func t() -> String { var r = Registry(); r.register(Add.self, Mul.self, Add5.self); let x = r.all.reduce(1) { $1.run($0) }; return "\(r.all.map { type(of: $0).id }) \(x) \(r.make("mul")?.run(4) ?? 0) \(r.make("q") == nil) \(r.make("add5") is Add) \(r.make("add") as? Add5 == nil)" }
        //= ["mul", "add", "add5"] 8 8 true true true
        ----
        protocol S: Equatable {}; struct A: S { var x = 1 }; struct B: S {}
        extension S { func eq(_ o: any S) -> Bool { guard let o = o as? Self else { return false }; return o == self }; func me(_ o: Any) -> Bool { o is Self } }
        func t() -> String { "\(A().eq(A())) \(A().eq(B())) \(A().eq(A(x: 2))) \(A().me(B())) \(B().me(B()))" }
        //= true false false false true
        ----
        protocol D { var desc: String { get } }
        extension D { var desc: String { "\(Self.self)" }; static var nm: String { "\(self)" }; func ty() -> String { String(describing: type(of: self)) + String(describing: Self.self) } }
        extension Int: D {}; struct Q: D {}; class C: D {}; class E: C {}; enum F: D { case a }
        func t() -> String { "\(1.desc) \(Q().desc) \(Q.nm) \(Int.nm) \(E().desc) \(F.a.desc) \(Q().ty()) \([1 as any D, Q()].map(\.desc))" }
        //= Int Q Q Int E F QQ ["Int", "Q"]
        ----
        protocol Plugin { init(); var name: String { get } }
        struct A: Plugin { let name = "A" }
        func t() -> String { let types: [String: any Plugin.Type] = ["a": A.self]; let q: (any Plugin.Type)? = A.self; let p = types["a"].map { $0.init() }; let r = q.map { $0.init().name }; return "\(p?.name ?? "-") \(r ?? "-") \(q!.init().name) \(types["a"]!.init().name) \(q?.init().name ?? "-")" }
        //= A A A A A
        """##)
}
