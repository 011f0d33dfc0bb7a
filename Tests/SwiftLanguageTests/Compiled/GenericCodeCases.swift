// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Generic code that runs for several types: what subscripts give, members of a type that the place tells, associated types as values,
    /// and what conformances bring along.
    static let genericCode = reading(
        ##"""
        struct Store { subscript<T>(k: String, as t: T.Type) -> T? { 3 as? T } }
        func t() -> String {
            let found = Store()["x", as: Int.self], none = Store()["x", as: String.self]
            return "\(found as Any) \([Store()["x", as: Int.self]]) \(none as Any) \(found.map { $0 / 2 } ?? 0)"
        }
        //= Optional(3) [Optional(3)] nil 1
        ----
        @dynamicMemberLookup struct Lens<Whole> { var whole: Whole; subscript<T>(dynamicMember p: WritableKeyPath<Whole, T>) -> T { get { whole[keyPath: p] } set { whole[keyPath: p] = newValue } } }
        @dynamicMemberLookup struct Wrap<Base> { let base: Base; subscript<T>(dynamicMember p: KeyPath<Base, T>) -> Wrap<T> { Wrap<T>(base: base[keyPath: p]) } }
        struct Point { var x = 3, y: Int? = 4, name = "p" }
        func t() -> String {
            var l = Lens(whole: Point()); l.x += 2; l.name += "q"
            let n = Wrap(base: Point()).name.count
            return "\(l.x / 2) \(l.y as Any) \([l.y]) \(l.name) \(n.base)"
        }
        //= 2 Optional(4) [Optional(4)] pq 1
        ----
        protocol D { static var dv: Self { get }; init() }
        extension Int: D { static var dv: Int { 7 } }
        protocol K { associatedtype V: D }
        extension K { static var i: V { .dv }; static var j: V { V.dv }; static var k: V { .init() }; static var l: [V] { [.dv, V()] }; var m: V { .dv } }
        enum F: K { typealias V = Int; case a }
        struct Half: D, Equatable { var n = 0.5; static var dv: Half { Half(n: 2.5) } }
        struct H: K { typealias V = Half }
        func t() -> String { "\(F.i) \(F.j) \(F.k) \(F.l) \(F.a.m) \(H.i.n) \(H.j.n) \(H.k.n) \(H.l.map(\.n)) \(H().m == H.V.dv)" }
        //= 7 7 0 [7, 0] 7 2.5 2.5 0.5 [2.5, 0.5] true
        ----
        protocol PM { static func mk() -> Self; init(n: Int) }
        struct A: PM { var n: Int; static func mk() -> A { A(n: 9) } }
        struct B: PM { var n: Int; static func mk() -> B { B(n: 5) } }
        protocol P { associatedtype M: PM }
        struct Q: P { typealias M = A }
        struct R: P { typealias M = B }
        struct W<X: P> { func k() -> X.M { .mk() }; func l() -> [X.M] { [.mk(), X.M.mk(), .init(n: 1)] }; static func make() -> X.M { X.M(n: 3) } }
        func made<X: P>(_ x: X.Type) -> (X.M, X.M) { (.mk(), X.M(n: 2)) }
        func t() -> String { "\(W<Q>().k()) \(W<Q>().l()) \(W<Q>.make()) \(W<R>().k()) \(W<R>().l()) \(W<R>.make()) \(made(Q.self)) \(made(R.self).1)" }
        //= A(n: 9) [A(n: 9), A(n: 9), A(n: 1)] A(n: 3) B(n: 5) [B(n: 5), B(n: 5), B(n: 1)] B(n: 3) (A(n: 9), A(n: 2)) B(n: 2)
        ----
        protocol M { static var e: Self { get } }
        struct S<N: Numeric>: M { var n: N; static var e: Self { .init(n: .zero) } }
        func y<X: M>(_ t: X.Type) -> X { .e }
        func z<X: M>(_ t: X.Type) -> X { X.e }
        extension Sequence where Element: M { func all() -> Element { reduce(.e) { a, _ in a } } }
        extension M { func again() -> Self { .e } }
        struct B<A: M>: M { let a: A; static var e: B { B(a: .e) } }
        func f<X: M>(_ x: X) -> X { .e }
        func t() -> String { "\(y(S<Int>.self).n) \(z(S<Double>.self).n) \(S<Int>.e.n) \([S<Double>]().all().n) \(f(B(a: S(n: 3))).a.n) \(f(B(a: S(n: 3.5))).a.n) \(S(n: 2.5).again().n)" }
        //= 0 0.0 0 0.0 0 0.0 0.0
        ----
        protocol P { associatedtype B; func r() -> B }
        struct H: P { func r() -> [String] { ["x"] } }
        struct I: P { struct B { var n = 1 }; func r() -> B { B() } }
        func bt<S: P>(_: S) -> String { "\(S.B.self) \([S.B].self)" }
        func name<S: P>(_ s: S) -> String { String(describing: S.B.self) }
        func t() -> String { bt(H()) + " | " + bt(I()) + " | " + name(H()) }
        //= Array<String> Array<Array<String>> | B Array<B> | Array<String>
        ----
        protocol P { associatedtype Item }
        struct Bag<T>: P { typealias Item = T; var items: [T] }
        struct Rev<Base: P> where Base.Item: LosslessStringConvertible { let a: [Base.Item]; init(_ i: [String]) { a = i.compactMap { Base.Item($0) } } }
        func t() -> String { "\(Rev<Bag<Bool>>(["true", "q"]).a) \(Rev<Bag<Int>>(["1", "q", "2"]).a) \(Rev<Bag<Double>>(["1"]).a)" }
        //= [true] [1, 2] [1.0]
        ----
        struct J: ExpressibleByNilLiteral, ExpressibleByArrayLiteral { var n = 3; init() {}; init(nilLiteral: ()) { n = -1 }; init(arrayLiteral e: Int...) { n = e.count } }
        func f(_ d: J?) -> J { d ?? nil }
        func g(_ b: Bool) -> J { b ? nil : [1] }
        func h(_ d: J?) -> String { switch d { case nil: "n"; case .some: "s" } }
        func k(_ d: J?) -> J? { d ?? nil }
        func made<T: ExpressibleByNilLiteral>(_ t: T.Type) -> T { nil }
        func both(_ a: J = nil, _ b: J? = nil) -> String { "\(a.n) \(b?.n ?? 0)" }
        func t() -> String {
            let z = Bool.random() || true ? nil : J()
            var m: [String: J] = [:]; m["b", default: nil].n += 2
            if case nil = f(nil) as J? { return "nil" }
            return "\(f(nil).n) \(f(J()).n) \(g(true).n) \(g(false).n) \(h(nil)) \(h(.some(J()))) \(k(nil) == nil) \(z.n) \(made(J.self).n) \(both()) \(both(nil, nil)) \(m["b"]!.n)"
        }
        func == (a: J?, b: J?) -> Bool { a?.n == b?.n }
        //= -1 3 -1 1 n s true -1 -1 -1 0 -1 0 1
        ----
        func == <R, V: Equatable>(l: KeyPath<R, V>, r: V) -> (R) -> Bool { { $0[keyPath: l] == r } }
        func > <R, V: Comparable>(l: KeyPath<R, V>, r: V) -> (R) -> Bool { { $0[keyPath: l] > r } }
        func && <R>(l: @escaping (R) -> Bool, r: @escaping (R) -> Bool) -> (R) -> Bool { { l($0) && r($0) } }
        prefix func ! <R>(p: @escaping (R) -> Bool) -> (R) -> Bool { { !p($0) } }
        struct E { var p: Int; var w = 0.5 }
        struct Query<T> { var rows: [T]; func `where`(_ keep: (T) -> Bool) -> [T] { rows.filter(keep) } }
        func t() -> String {
            let f: (E) -> Bool = \.p == 5; let g = \E.p == 5; let h: (E) -> Bool = !(\.p == 5)
            let es = [E(p: 5), E(p: 7, w: 2)], same = es[0].p == 5 && es[1].p > 6
            return "\(f(E(p: 5))) \(es.filter(\.p == 5).count) \(g(E(p: 4))) \(es.filter(\.p > 5 && \.p == 7).count) \(h(E(p: 5))) \(Query(rows: es).where(\.w > 1).map(\.p)) \(same) \(es.filter { $0.p == 7 }.count)"
        }
        //= true 1 false 1 false [7] true 1
        ----
        struct V<I> { let run: (I) -> [String]
        static func || (a: Self, b: @autoclosure @escaping () -> Self) -> Self { .init { let x = a.run($0); return x.isEmpty ? b().run($0) : x } } }
        func t() -> String { let a = V<Int> { $0 > 3 ? ["\($0)"] : [] }; let v = a || V { ["b\($0)"] }; return "\(v.run(1)) \((a || a).run(4)) \(1 > 2 || a.run(5) == ["5"])" }
        //= ["b1"] ["4"] true
        ----
        struct Column<T> { let name: String
            static func == (l: Column, r: T) -> String { "\(l.name) = \(r)" }
            static func < (l: Column, r: Column) -> String { "\(l.name) < \(r.name)" } }
        func select(_ s: String) -> String { "where " + s }
        func t() -> String { let age = Column<Int>(name: "age"), size = Column<Double>(name: "size"); let e = age == 5; return "\(e) | \(select(size == 2)) | \(age < Column(name: "limit"))" }
        //= age = 5 | where size = 2.0 | age < limit
        ----
        func == <R, V: Equatable>(l: KeyPath<R, V>, r: V) -> (R) -> Bool { { $0[keyPath: l] == r } }
        struct E: Equatable { var p: Int; var name = "n" }
        enum Kind: Equatable { case a, b(Int) }
        func t() -> String {
            let e = E(p: 5), same = e.p == 5, texts = ["a" == e.name, e.name == "n", 5 == e.p, e == E(p: 5), Kind.b(1) == .b(1), Optional(3) == 3, nil == e.name.first]
            let f = \E.p == e.p
            return "\(same) \(texts) \(e.p == 4) \(e.name == "x" || 2 == 2) \([1] == [1]) \(f(e)) \([e].contains { $0.p == 5 })"
        }
        //= true [false, true, true, true, true, true, false] false true true true true
        ----
        @propertyWrapper class Shared<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
        final class Cell { var n = 0 }
        @propertyWrapper struct Kept { let cell = Cell(); var wrappedValue: Int { get { cell.n } nonmutating set { cell.n = newValue } }; init(wrappedValue: Int) { cell.n = wrappedValue } }
        func inc(@Shared _ v: Int) -> Int { v += 1; v = v * 2; return v }
        func dec(@Kept by v: Int) -> Int { v -= 1; return v }
        func t() -> String { "\(inc(4)) \(dec(by: 4))" }
        //= 10 3
        ----
        struct St<E>: Sequence, CustomStringConvertible { var items: [E]; func makeIterator() -> IndexingIterator<[E]> { items.makeIterator() }; var description: String { "D" } }
        struct Tag: LosslessStringConvertible, Sequence { var description: String { "tag" }; init?(_ s: String) {}; init() {}; func makeIterator() -> IndexingIterator<[Character]> { Array("xy").makeIterator() } }
        func t() -> String { let s = St<Character>(items: ["a", "b"]); return "\(String(s)) \(String(describing: s)) \(String(St<Character>(items: [])).count) \(String(describing: Tag())) \(s)" }
        //= ab D 0 tag D
        ----
        struct Q<T>: RangeReplaceableCollection { var a: [T] = []; init() {}; var startIndex: Int { 0 }; var endIndex: Int { a.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> T { a[i] }
            mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == T { a.replaceSubrange(r, with: c) } }
        func twice<C: RangeReplaceableCollection>(_ c: C) -> C { var r = C(); r.append(contentsOf: c); r.append(contentsOf: c); return r }
        func t() -> String {
            let q = Q([3, 1, 2]), r = Q(repeating: 1, count: 2), c = Q("abc"); var z = Q<Int>(); z += [4]; z.append(7)
            let w = z + [5], v = q.filter { $0 > 1 }, x = [9] + q
            return "\(q.a) \(r.a) \(c.a) \(z.a) \(w.a) \(v.a) \(x) \((q + r).a) \(twice(q).a) \(twice([1, 2])) \(Q(1...3).map { $0 * 2 })"
        }
        //= [3, 1, 2] [1, 1] ["a", "b", "c"] [4, 7] [4, 7, 5] [3, 2] [9, 3, 1, 2] [3, 1, 2, 1, 1] [3, 1, 2, 3, 1, 2] [1, 2, 1, 2] [2, 4, 6]
        ----
        struct Bag: RangeReplaceableCollection, ExpressibleByArrayLiteral { private var items: [String] = []
            init() {}
            init(arrayLiteral elements: String...) { items = elements }
            var startIndex: Int { items.startIndex }; var endIndex: Int { items.endIndex }; func index(after i: Int) -> Int { items.index(after: i) }
            subscript(i: Int) -> String { items[i] }
            mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == String { items.replaceSubrange(r, with: c) }
            static func + (a: Bag, b: Bag) -> Bag { var r = a; r.append("+"); r.append(contentsOf: b); return r }
            func filter(_ isIncluded: (String) -> Bool) -> [String] { ["own"] + items.filter(isIncluded) }
        }
        func t() -> String { let b: Bag = ["x", "y"]; let s = b + Bag(["z"]); return "\(Array(s)) \(b.filter { $0 == "x" }) \(Array(b + ["q"] as Bag)) \(Bag(repeating: "n", count: 2).count) \(Array(Bag(["a", "b"].map { $0 + "!" })))" }
        //= ["x", "y", "+", "z"] ["own", "x"] ["x", "y", "+", "q"] 2 ["a!", "b!"]
        ----
        func show<S: Sequence>(_ s: S) -> String { s.map { "\($0)" }.joined(separator: " ") }
        func first<S: Collection>(_ s: S) -> String { "\(s.first as Any)" }
        extension Sequence { func all() -> String { map { "\($0)" }.joined(separator: ",") } }
        protocol P { associatedtype V; var v: V { get } }
        extension P { var d: String { "\(v)" } }
        struct A: P { var v: Int? = 1 }
        struct B: P { var v = [1, nil] }
        struct C: P { var v = "text" }
        func t() -> String { "\(show([1, nil])) \(first([1, nil])) \([1, nil].all()) \(A().d) \(B().d) \(C().d) \(show(["a", "b"])) \(first([2.5]))" }
        //= Optional(1) nil Optional(Optional(1)) Optional(1),nil Optional(1) [Optional(1), nil] text a b Optional(2.5)
        ----
        protocol A { func speak() -> String; func intro() -> String; func step(_ n: Int) -> Int }
        extension A { func speak() -> String { "dflt" }; func intro() -> String { "<\(speak())>" }; func step(_ n: Int) -> Int { n } }
        class Cat: A { func step(_ n: Int) -> Int { n + 1 } }
        class Lion: Cat { func speak() -> String { "roar" }; override func step(_ n: Int) -> Int { n + 2 }; func own() -> String { speak() } }
        final class Cub: Lion { override func speak() -> String { "mew" } }
        class Dog: A { func speak() -> String { "bark" } }
        class Pup: Dog { override func speak() -> String { "yip" } }
        func tell<X: A>(_ x: X) -> String { x.speak() }
        func t() -> String {
            let all: [any A] = [Cat(), Lion(), Cub(), Dog(), Pup()], c: Cat = Lion(), l: Lion = Cub()
            return "\(all.map { $0.speak() }) \(c.speak()) \(l.speak()) \(l.own()) \(Lion().intro()) \(Pup().intro()) \(tell(Lion())) \(tell(Pup())) \(c.step(1)) \(all.map { $0.step(1) }) \(Lion().speak())"
        }
        //= ["dflt", "dflt", "dflt", "bark", "yip"] dflt mew mew <dflt> <yip> dflt yip 3 [2, 3, 3, 1, 1] roar
        ----
        @propertyWrapper class R { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue }; init(projectedValue: R) { wrappedValue = projectedValue.wrappedValue + 1 }; var projectedValue: R { self } }
        @propertyWrapper struct Range01 { var wrappedValue: Double; var isCut = false; var projectedValue: Range01 { self }
            init(wrappedValue: Double) { self.wrappedValue = min(1, max(0, wrappedValue)); isCut = self.wrappedValue != wrappedValue }
            init(projectedValue: Range01) { self = projectedValue } }
        func f(@R n: Int) -> Int { n * 2 }
        func g(@Range01 of v: Double, note: String = "-") -> String { "\(v) \($v.isCut) \(note)" }
        struct M { @Range01 var level = 7; func show() -> String { g($of: $level, note: "m") } }
        func t() -> String { let r = R(wrappedValue: 4); return "\(f($n: r)) \(f(n: 4)) | \(g(of: 3)) | \(g($of: Range01(wrappedValue: 0.5))) | \(M().show())" }
        //= 10 8 | 1.0 true - | 0.5 false - | 1.0 true m
        ----
        struct Cells { var c = ["a": "1"]; subscript<V: LosslessStringConvertible>(k: String, or d: V) -> V { get { c[k].flatMap { V($0) } ?? d } set { c[k] = newValue.description } } }
        func t() -> String { var c = Cells(); let x = c["a", or: 0]; c["a", or: 0] += 4; c["b", or: 2.5] *= 2; return "\(x / 2) \(c.c["a"] ?? "") \(c["b", or: 0.0]) \(c["z", or: "none"])" }
        //= 0 5 5.0 none
        ----
        protocol Key { associatedtype Value; static var standard: Value { get } }
        struct Size: Key { static let standard = 2.5 }
        struct Names: Key { static var standard: [String]? { nil } }
        struct Store { var d: [String: Any] = [:]; subscript<K: Key>(k: K.Type) -> K.Value { get { d["\(k)"] as? K.Value ?? K.standard } set { d["\(k)"] = newValue } } }
        func t() -> String { var s = Store(); let a = s[Size.self] / 2; s[Size.self] = 4; s[Names.self] = ["q"]; return "\(a) \(s[Size.self]) \(s[Names.self] as Any) \(s.d.count)" }
        //= 1.25 4.0 Optional(["q"]) 2
        ----
        protocol Runs {}
        extension Runs { func run(_ x: Int) -> String { "extension" }; func sum(_ x: Int, by: Int) -> String { "sum" } }
        struct Held: Runs { var run: (Int) -> String = { "property \($0)" }; var sum: (Int) -> String = { "held \($0)" }; func all() -> String { run(1) + self.run(2) + sum(1, by: 2) + sum(3) } }
        class Steps { var steps: () -> Int = { 1 }; func steps(_ s: @escaping () -> Int) -> Self { steps = s; return self }; func all() -> Int { steps() + self.steps() } }
        func t() -> String { "\(Held().all()) \(Held().run(4)) \(Steps().steps { 5 }.all()) \(Steps().steps { 3 }.steps())" }
        //= property 1property 2sumheld 3 property 4 10 3
        ----
        enum Tests<Input> {
            typealias Throwing = (Input) throws -> Bool
            typealias Plain = (Input) -> Bool
            static func test(_ body: @escaping (Input) throws -> Bool) -> Throwing { body }
            static func test(_ body: @escaping (Input) -> Bool) -> Plain { body }
            static func test(_ body: @escaping () throws -> Bool) -> Throwing { test { _ in try body() } }
            static func test(_ body: @escaping () -> Bool) -> Plain { test { _ in body() } }
        }
        struct Win { var title: String?; var level = 1 }
        extension Tests where Input == Win {
            static func wall(_ n: Int) -> Plain { test { w in w.title?.hasPrefix("W") == true && w.level == n } }
            static func none() -> Plain { test { w in w.title == nil } }
            static func thrown() -> Throwing { test { w in w.title == nil } }
        }
        func t() -> String { let w = Win(title: "Wall"); return "\(Tests.wall(1)(w)) \(Tests.none()(w)) \((try? Tests.thrown()(w)) ?? true) \([w].filter(Tests.wall(2)).count) \([w].first(where: Tests.wall(1)) != nil)" }
        //= true false false 0 true
        ----
        struct Name: Hashable, RawRepresentable { private enum Kind { case none, some(String) }; private let kind: Kind
            var rawValue: String { switch kind { case .none: "-"; case .some(let s): s } }
            init(rawValue: String) { kind = rawValue == "-" ? .none : .some(rawValue) } }
        func t() -> String { "\(Name(rawValue: "a") == Name(rawValue: "a")) \(Name(rawValue: "-") == Name(rawValue: "a")) \(Set([Name(rawValue: "a"), Name(rawValue: "a"), Name(rawValue: "-")]).count)" }
        //= true false 2
        ----
        struct Config { var day: (Int) -> String = { "d\($0)" }; func day(_ b: @escaping (Int) -> String) -> Self { var c = self; c.day = b; return c }
            func shown(_ n: Int) -> String { day(n) + self.day(n + 1) + day(n * 2) } }
        func t() -> String { let f: (Int) -> String = { "f\($0)" }; let c = Config().day { "x\($0)" }; return "\(c.shown(1)) \(c.day(4)) \(Config().day(f).day(2)) \(Config().shown(3))" }
        //= x1x2x2 x4 f2 d3d4d6
        ----
        struct Err: Error, Equatable { let name: String }
        func f(_ n: Int) -> Result<Int, Err> { n > 0 ? .success(n) : .failure(Err(name: "y")) }
        func t() -> String { "\(f(0) == .failure(.init(name: "y"))) \(f(1) == .success(1)) \(f(1) == .success(2)) \(f(0) == .failure(Err(name: "z")))" }
        //= true true false false
        ----
        protocol Visitor { associatedtype Result; func visit(_ n: Int) -> Result }
        struct Err: Error, Equatable { let name: String }
        struct Eval: Visitor { func visit(_ n: Int) -> Result<Int, Err> { n > 0 ? .success(n) : .failure(Err(name: "y")) } }
        func run<V: Visitor>(_ v: V, _ n: Int) -> V.Result { v.visit(n) }
        func t() -> String { "\(run(Eval(), 0) == .failure(.init(name: "y"))) \(run(Eval(), 2) == .success(2))" }
        //= true true
        ----
        protocol Maker { associatedtype Out; func make(_ n: Int) -> Out }
        struct A: Maker { func make(_ n: Int) -> [String] { ["\(n)"] } }
        struct B: Maker { func make(_ n: Int) -> Int? { n > 0 ? n : nil } }
        class Base { func accept<M: Maker>(_ m: M) -> M.Out { fatalError() } }
        final class Sub: Base { let n: Int; init(_ n: Int) { self.n = n }; override func accept<M: Maker>(_ m: M) -> M.Out { m.make(n) } }
        func t() -> String { let b: Base = Sub(3); return "\(b.accept(A()) == ["3"]) \(b.accept(B()) == 3) \(b.accept(B()).map { $0 + 1 } ?? 0) \(b.accept(A()).first?.count ?? 0)" }
        //= true true 4 1
        ----
        protocol Visitor { associatedtype Result; func visit(_ n: Int) -> Result }
        struct Err: Error, Equatable { let name: String }
        struct Eval: Visitor { struct E: Error, Equatable { let name: String }; func visit(_ n: Int) -> Result<Int, E> { n > 0 ? .success(n) : .failure(E(name: "y")) } }
        class Base { func accept<V: Visitor>(_ m: V) -> V.Result { m.visit(0) } }
        func t() -> String { let b = Base(); return "\(b.accept(Eval()) == .failure(.init(name: "y"))) \((try? b.accept(Eval()).get()) ?? -1)" }
        //= true -1
        """##)
}
