// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Which of the extensions of a protocol a call means: in generic code what the protocol tells, for a requirement what the conformance chose.
    static let witnesses = reading(
        ##"""
        protocol Q {}
        protocol P { }
        extension P { func f() -> String { "P" } }
        extension P where Self: Q { func f() -> String { "PQ" } }
        struct A: P {}
        struct B: P, Q {}
        func g<T: P>(_ t: T) -> String { t.f() }
        func h<T: P & Q>(_ t: T) -> String { t.f() }
        func t() -> String { [A().f(), B().f(), g(A()), g(B()), h(B())].joined(separator: " ") }
        //= P PQ P P PQ
        ----
        protocol Q {}
        protocol P { func f() -> String }
        extension P { func f() -> String { "P" } }
        extension P where Self: Q { func f() -> String { "PQ" } }
        struct A: P {}
        struct B: P, Q {}
        func g<T: P>(_ t: T) -> String { t.f() }
        func t() -> String { [A().f(), B().f(), g(A()), g(B()), (B() as any P).f()].joined(separator: " ") }
        //= P PQ P PQ PQ
        ----
        struct Box<T> { var v: T }
        protocol D { func d() -> String }
        extension Box { func d() -> String { "gen" } }
        extension Box where T == Int { func d() -> String { "int" } }
        extension Box: D {}
        func g<X>(_ b: Box<X>) -> String { b.d() }
        func k<X: D>(_ b: X) -> String { b.d() }
        func t() -> String { let b = Box(v: 1); return [b.d(), g(b), k(b), Box(v: "a").d(), (b as any D).d()].joined(separator: " ") }
        //= int gen gen gen gen
        ----
        struct Box<T> { var v: T; func e() -> String { d() } }
        extension Box { func d() -> String { "gen" }; var p: String { "pgen" } }
        extension Box where T == Int { func d() -> String { "int" }; var p: String { "pint" } }
        func g<X>(_ b: Box<X>) -> String { b.d() + b.p }
        func t() -> String { let b = Box(v: 1); return [b.d(), b.p, g(b), b.e()].joined(separator: " ") }
        //= int pint genpgen gen
        ----
        func f(_ c: some Collection) -> String { "any" }
        func f(_ c: some Collection<Int>) -> String { "int" }
        func t() -> String { [f([1]), f(["a"]), f(Set([1])), f("abc")].joined(separator: " ") }
        //= int any int any
        ----
        func f<C: Collection>(_ c: C) -> String { "any" }
        func f<C: Collection>(_ c: C) -> String where C.Element == Int { "int" }
        func f<C: Collection>(_ c: C) -> String where C.Element: StringProtocol { "str" }
        func t() -> String { [f([1]), f(["a"]), f([2.5]), f(1...3)].joined(separator: " ") }
        //= int str any int
        ----
        protocol Animal { var name: String { get }; func talk() -> String }
        extension Animal { func talk() -> String { "..." }; func loud() -> String { talk().uppercased() } }
        protocol Dog: Animal {}
        extension Dog { func talk() -> String { "woof" }; func loud() -> String { "WOOF!" } }
        struct R: Dog { let name = "r" }
        struct C: Animal { let name = "c"; func loud() -> String { "own" } }
        func g(_ a: some Animal) -> String { a.talk() + a.loud() }
        func h(_ a: some Dog) -> String { a.talk() + a.loud() }
        func t() -> String { [g(R()), h(R()), g(C()), C().loud(), (R() as any Animal).loud()].joined(separator: " ") }
        //= woofWOOF woofWOOF! ...... own WOOF
        ----
        protocol P { associatedtype T; var v: T { get }; func show() -> String }
        extension P { func show() -> String { "gen \(v)" } }
        extension P where T == Int { func show() -> String { "int \(v)" } }
        extension P where T: StringProtocol { func show() -> String { "str \(v)" } }
        struct I: P { let v = 1 }
        struct S: P { let v = "s" }
        struct D: P { let v = 2.5 }
        struct W<T>: P { let v: T }
        func g<X: P>(_ x: X) -> String { x.show() }
        func t() -> String { [I().show(), S().show(), D().show(), g(I()), g(S()), g(D()), W(v: 1).show(), g(W(v: 1))].joined(separator: ", ") }
        //= int 1, str s, gen 2.5, int 1, str s, gen 2.5, int 1, gen 1
        ----
        func f<T>(_ x: T) -> String { "T" }
        func f<T>(_ x: [T]) -> String { "[T]" }
        func f<T>(_ x: T?) -> String { "T?" }
        func f<T: Sequence>(_ x: T) -> String { "Seq" }
        func t() -> String { [f(1), f([1]), f(Optional(1)), f(1...2), f(["a": 1])].joined(separator: " ") }
        //= T [T] T? Seq Seq
        ----
        func f(_ x: some Sequence<Int>) -> String { "ints" }
        func f(_ x: some Sequence<String>) -> String { "strs" }
        func f(_ x: any Sequence) -> String { "any" }
        func t() -> String { [f([1]), f(["a"]), f([2.5])].joined(separator: " ") }
        //= any any any
        ----
        protocol P {}
        extension Int: P {}
        func f(_ x: any P) -> String { "any" }
        func f(_ x: some P) -> String { "some" }
        func g<T: P>(_ x: T) -> String { "T" }
        func g(_ x: Int) -> String { "Int" }
        func t() -> String { let p: any P = 1; return [f(1), f(p), g(1), g(p)].joined(separator: " ") }
        //= any any Int T
        ----
        protocol P { var name: String { get }; static var tag: String { get } }
        extension P { var name: String { "P" }; static var tag: String { "Ptag" } }
        protocol Q: P {}
        extension Q { var name: String { "Q" } }
        extension P where Self: Equatable { var name: String { "Peq" } }
        struct A: P {}
        struct B: Q {}
        struct C: P, Equatable {}
        struct D: P { let name = "D"; static let tag = "Dtag" }
        func n<T: P>(_ t: T) -> String { t.name + T.tag }
        func t() -> String { [n(A()), n(B()), n(C()), n(D()), A().name, B().name, C().name, (D() as any P).name].joined(separator: " ") }
        //= PPtag QPtag PeqPtag DDtag P Q Peq D
        ----
        protocol Shape { func area() -> Double; func desc(_ p: String) -> String }
        extension Shape { func desc(_ p: String = "shape") -> String { "\(p):\(area())" } }
        struct S: Shape { let a: Double; func area() -> Double { a } }
        struct T: Shape { func area() -> Double { 2 }; func desc(_ p: String = "tee") -> String { "T" + p } }
        func t() -> String { let xs: [any Shape] = [S(a: 1), T()]; return xs.map { $0.desc() }.joined(separator: " ") + " " + T().desc() + " " + S(a: 3).desc("q") }
        //= shape:1.0 shape:2.0 Ttee q:3.0
        ----
        extension Collection { func pick() -> String { "coll" } }
        extension BidirectionalCollection { func pick() -> String { "bidi" } }
        extension RandomAccessCollection { func pick() -> String { "ra" } }
        extension Array { func pick(_ n: Int) -> String { "arr\(n)" } }
        func g<C: Collection>(_ c: C) -> String { c.pick() }
        func h<C: RandomAccessCollection>(_ c: C) -> String { c.pick() }
        func t() -> String { [[1].pick(), "s".pick(), Set([1]).pick(), ["a": 1].pick(), (1...2).pick(), [1].pick(3), g([1]), h([1])].joined(separator: " ") }
        //= ra bidi coll coll ra arr3 coll ra
        ----
        protocol Theme { var color: String { get }; func size(_ k: Int) -> Int }
        extension Theme { var color: String { "gray" }; func size(_ k: Int = 10) -> Int { k * 2 }; var title: String { "\(color)\(size(1))" } }
        struct Dark: Theme { var color: String { "black" } }
        struct Big: Theme { func size(_ k: Int = 1) -> Int { k * 100 } }
        class Base: Theme { var color: String { "base" } }
        class Sub: Base { override var color: String { "sub" }; func size(_ k: Int) -> Int { 7 }; var title: String { "own" } }
        func d(_ t: some Theme) -> String { t.title + "/\(t.size(3))" }
        func e(_ t: any Theme) -> String { t.title + "/\(t.size(3))/\(t.size())" }
        func t() -> String { "\(d(Dark())) \(d(Big())) \(d(Base())) \(d(Sub())) \(e(Big())) \(Big().size()) \(Sub().title) \(Sub().size(3)) \((Sub() as Base).title)" }
        //= black2/6 gray100/300 base2/6 sub2/6 gray100/300/20 100 own 7 sub2
        ----
        protocol Cell { associatedtype D; static var id: String { get }; init(); func show(_ d: D) -> String }
        extension Cell { static var id: String { String(describing: Self.self) } ; func show(_ d: D) -> String { "\(Self.id):\(d)" } }
        extension Cell where D == Int { func show(_ d: D) -> String { "int \(d * 2)" } }
        extension Cell where D: Collection { func show(_ d: D) -> String { "coll \(d.count)" } }
        struct A: Cell { typealias D = Int }
        struct B: Cell { typealias D = String; static let id = "bee" }
        struct C: Cell { typealias D = Double }
        func mk<X: Cell>(_ t: X.Type, _ d: X.D) -> String { X().show(d) + X.id }
        func t() -> String { "\(mk(A.self, 4)) \(mk(B.self, "abc")) \(mk(C.self, 1)) \(A().show(1)) \(B().show("z")) \(C().show(2))" }
        //= int 8A coll 3bee C:1.0C int 2 coll 1 C:2.0
        """##)
}
