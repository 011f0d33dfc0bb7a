// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Overloads that differ in what their closures throw, in shape beside constraints, in what they change or give, and those of classes,
    /// whose overrides do not make another overload the one that is meant.
    static let overloadChoices = reading(
        ##"""
        enum E { case a(Int), b(String); static func a(_ s: String) -> E { .b(s) } }
        func t() -> String { let x: E = .a(1), y: E = .a("q"); return "\(x) \(y) \(E.a("r"))" }
        //= a(1) b("q") b("r")
        ----
        func k<T>(_ x: [T]) -> String { "arr" }
        func k<C: Collection>(_ x: C) -> String { "col" }
        func t() -> String { "\(k([1])) \(k(Set([1]))) \(k("a")) \(k([1][...]))" }
        //= arr col col col
        ----
        func f(_ b: () throws -> Void) -> String { "throws" }
        func f(_ b: () -> Void) -> String { "plain" }
        struct E: Error {}
        func p() {}
        func q() throws {}
        func t() -> String { "\(f { }) \(f { throw E() }) \(f(p)) \(f(q)) \(f { try q() }) \(f { p() }) \(f { try? q() }) \(f { do { try q() } catch {} })" }
        //= plain throws plain throws throws plain plain plain
        ----
        func f(_ b: () -> Void) -> String { "plain" }
        func f(_ b: () throws -> Void) -> String { "throws" }
        struct E: Error {}
        func p() {}
        func q() throws {}
        func t() -> String { "\(f { }) \(f { throw E() }) \(f(p)) \(f(q)) \(f { try q() }) \(f { p() })" }
        //= plain throws plain throws throws plain
        ----
        func f(_ b: () async -> Void) -> String { "async" }
        func f(_ b: () -> Void) -> String { "plain" }
        func p() {}
        func q() async {}
        func t() -> String { "\(f { }) \(f { await q() }) \(f(p)) \(f(q))" }
        //= plain async plain async
        ----
        func j(_ x: CGFloat) -> String { "cg" }
        func j(_ x: Double?) -> String { "d?" }
        func t() -> String { let d = 1.5, c: CGFloat = 2, o: Double? = 1; return "\(j(d)) \(j(c)) \(j(o)) \(j(1.5)) \(j(1)) \(j(nil))" }
        //= d? cg d? d? cg d?
        ----
        func j(_ x: CGFloat) -> String { "cg" }
        func j<T>(_ x: T) -> String { "T" }
        func t() -> String { let d = 1.5, c: CGFloat = 2; return "\(j(d)) \(j(c)) \(j(1.5)) \(j(1))" }
        //= T cg T T
        ----
        protocol P {}
        protocol Q: P {}
        struct A: Q {}
        struct B: P {}
        func f<T: P>(_ x: T) -> String { "P" }
        func f<T: Q>(_ x: T) -> String { "Q" }
        func f<T>(_ x: T) -> String { "T" }
        func t() -> String { "\(f(A())) \(f(B())) \(f(1))" }
        //= Q P T
        ----
        func f(_ c: () -> Int) -> String { "i" }
        func f(_ c: () -> String) -> String { "s" }
        func f(_ c: () -> Void) -> String { "v" }
        func t() -> String { "\(f { 1 }) \(f { "a" }) \(f { print() }) \(f { let x = 2; return x }) \(f { }) \(f { let y = "b"; return y })" }
        //= i s v i v s
        ----
        protocol P {}
        protocol Q {}
        struct A: P, Q {}
        func f(_ x: any P) -> String { "P" }
        func f(_ x: any P & Q) -> String { "PQ" }
        func g<T: P>(_ x: T) -> String { "P" }
        func g<T: P & Q>(_ x: T) -> String { "PQ" }
        func t() -> String { "\(f(A())) \(g(A()))" }
        //= PQ PQ
        ----
        func log(_ s: String, file: String = "f", line: Int = 1) -> String { "s" }
        func log(_ s: String, _ args: Any...) -> String { "args" }
        func log<T: Error>(_ e: T, file: String = "f") -> String { "e" }
        func log(_ e: any Error) -> String { "any" }
        struct E: Error {}
        func t() -> String { let e: any Error = E(); return "\(log("a")) \(log("a", 1)) \(log(E())) \(log(e))" }
        //= s args any any
        ----
        func f(_ x: Result<Int, Error>) -> String { "ri" }
        func f(_ x: Result<String, Error>) -> String { "rs" }
        func t() -> String { "\(f(.success(1))) \(f(.success("a")))" }
        //= ri rs
        ----
        func f<T>(_ x: T, _ y: T) -> String { "same" }
        func f<T, U>(_ x: T, _ y: U) -> String { "diff" }
        func t() -> String { "\(f(1, 2)) \(f(1, "a")) \(f(1, 2.5)) \(f([1], [2.5]))" }
        //= same diff diff same
        ----
        protocol P {}
        protocol Q: P {}
        struct A: P {}
        struct B: Q {}
        func f(_ x: any P) -> String { "P" }
        func f(_ x: any Q) -> String { "Q" }
        func t() -> String { "\(f(A())) \(f(B()))" }
        //= P Q
        ----
        func f<T>(_ x: T, _ y: [T]) -> String { "T[T]" }
        func f<T, C: Collection>(_ x: T, _ y: C) -> String { "TC" }
        func f<T>(_ x: T?, _ y: [T]) -> String { "T?[T]" }
        func t() -> String { let o: Int? = 1; return "\(f(1, [1])) \(f(1, "a")) \(f(o, [1]))" }
        //= T[T] TC T?[T]
        ----
        struct V { func m<T: Collection>(_ x: T) -> String { "col" }; func m<T>(_ x: [T]) -> String { "arr" }; func m(_ x: [Int]) -> String { "ints" }; func m<T: StringProtocol>(_ x: T) -> String { "str" } }
        func t() -> String { let v = V(); return "\(v.m([1])) \(v.m(["a"])) \(v.m("a")) \(v.m(Set([1])))" }
        //= ints arr str col
        ----
        struct V { let s: String; init<T: Collection>(_ x: T) { s = "col" }; init<T>(_ x: [T]) { s = "arr" }; init<T>(_ x: T) { s = "T" }; init<T>(_ x: T?) { s = "T?" } }
        func t() -> String { let o: [Int]? = nil; return "\(V([1]).s) \(V(["a"]).s) \(V("a").s) \(V(1).s) \(V(o).s)" }
        //= arr arr col T T?
        ----
        protocol P {}
        extension Int: P {}
        extension Array: P where Element: P {}
        func f<T: P>(_ x: T) -> String { "P" }
        func f<T: P>(_ x: [T]) -> String { "[P]" }
        func f<T>(_ x: T) -> String { "T" }
        func t() -> String { "\(f(1)) \(f([1])) \(f(["a"]))" }
        //= P [P] T
        ----
        func f(_ s: String, _ args: Any...) -> String { "args" }
        func f(_ s: String, a: Int = 1, b: Int = 2) -> String { "def" }
        func g(_ s: String, _ args: Int...) -> String { "args" }
        func g(_ s: String) -> String { "one" }
        func h(_ args: Int...) -> String { "args" }
        func h(_ s: Int, _ args: Int...) -> String { "1args" }
        func t() -> String { "\(f("a")) \(f("a", 1)) \(g("a")) \(g("a", 1))" }
        //= def args one args
        ----
        func j(_ x: CGFloat) -> String { "cg" }
        func j(_ x: Any) -> String { "any" }
        func t() -> String { let d = 1.5, c: CGFloat = 2; return "\(j(d)) \(j(c)) \(j(1.5)) \(j(1))" }
        //= any cg any any
        ----
        func j(_ x: Double) -> String { "d" }
        func j(_ x: Any) -> String { "any" }
        func k(_ x: CGFloat, _ y: CGFloat) -> String { "cg" }
        func k(_ x: Double, _ y: Double) -> String { "d" }
        func t() -> String { let d = 1.5, c: CGFloat = 2; return "\(j(d)) \(j(c)) \(k(c, c)) \(k(d, d)) \(k(c, 1)) \(k(d, 1))" }
        //= d any cg d cg d
        ----
        func j(_ x: CGFloat?) -> String { "cg?" }
        func j(_ x: any Equatable) -> String { "eq" }
        func k(_ x: CGFloat?) -> String { "cg?" }
        func k(_ x: CGFloat) -> String { "cg" }
        func l(_ x: CGFloat, y: Int = 1) -> String { "cg" }
        func l(_ x: Double?) -> String { "d?" }
        func t() -> String { let d = 1.5, o: Double? = 1; return "\(j(d)) \(k(d)) \(k(1.5)) \(k(1)) \(l(d)) \(l(o))" }
        //= eq cg cg cg d? d?
        ----
        func c(_ x: (() -> Void)?) -> String { "clo" }
        func c(_ x: Any) -> String { "any" }
        func d(_ x: () -> Void) -> String { "clo" }
        func d<T>(_ x: T) -> String { "T" }
        func e(_ x: () -> Void) -> String { "clo" }
        func e(_ x: Any) -> String { "any" }
        protocol P {}
        func g(_ x: (() -> Void)?) -> String { "clo" }
        func g<T: P>(_ x: T) -> String { "P" }
        func h(_ x: ((Int) -> Int)?) -> String { "clo" }
        func h<T>(_ x: T?) -> String { "T?" }
        func t() -> String { "\(c { }) \(d { }) \(e { }) \(g { }) \(h { $0 })" }
        //= any clo clo clo clo
        ----
        func c(_ x: (() -> Void)?) -> String { "clo?" }
        func c(_ x: () -> Int) -> String { "int" }
        func d(_ x: (() -> Void)?) -> String { "clo?" }
        func d(_ x: () -> Void) -> String { "clo" }
        func t() -> String { "\(c { }) \(c { 1 }) \(c { print() }) \(d { })" }
        //= clo? int clo? clo
        ----
        struct E: Error {}
        struct V { func run(_ b: () throws -> Int) -> String { "throws" }; func run(_ b: () -> Int) -> String { "plain" }
          static func s(_ b: (Int) throws -> Int) -> String { "throws" }; static func s(_ b: (Int) -> Int) -> String { "plain" } 
          init() {}
          init(_ b: () throws -> Void) { k = "throws" }
          init(_ b: () -> Void) { k = "plain" }
          var k = "" }
        func q() throws -> Int { 1 }
        func r(_ x: Int) throws -> Int { 1 }
        func t() -> String { let v = V(); return "\(v.run { 1 }) \(v.run { try q() }) \(v.run { let x = try q(); return x + 1 }) \(V.s { $0 + 1 }) \(V.s { try r($0) }) \(V.s(r)) \(V { }.k) \(V { throw E() }.k) \(V { _ = try q() }.k) \(v.run { (try? q()) ?? 2 })" }
        //= plain throws throws plain throws throws plain throws throws plain
        ----
        func f(_ b: @escaping () async throws -> Void) -> String { "at" }
        func f(_ b: @escaping () async -> Void) -> String { "a" }
        func f(_ b: @escaping () throws -> Void) -> String { "t" }
        func f(_ b: @escaping () -> Void) -> String { "p" }
        func q() throws {}
        func w() async {}
        func t() -> String { "\(f { }) \(f { try q() }) \(f { await w() }) \(f { await w(); try q() })" }
        //= p t a at
        ----
        func f(_ a: Int, _ b: (Int) throws -> Bool) rethrows -> String { "throws" }
        func f(_ a: Int, _ b: (Int) -> Bool) -> String { "plain" }
        func q(_ x: Int) -> Bool { true }
        func t() -> String { let c: (Int) -> Bool = { $0 > 1 }; return "\(f(1) { $0 > 0 }) \(f(1, q)) \(f(1, c))" }
        //= plain plain plain
        ----
        func show<T: CustomStringConvertible>(_ x: T) -> String { "csc" }
        func show<T: BinaryInteger>(_ x: T) -> String { "int" }
        func show<T: StringProtocol>(_ x: T) -> String { "str" }
        func show<T>(_ x: T?) -> String { "opt" }
        func show<T>(_ x: [T]) -> String { "arr" }
        struct N {}
        func t() -> String { let o: Int? = 1; return "\(show(1.5)) \(show(1)) \(show("a")) \(show(o)) \(show([N()])) \(show([1])) \(show(N()))" }
        //= csc int str opt arr arr opt
        ----
        struct V { var x: Double
          static func - (a: V, b: V) -> Double { a.x - b.x }
          static func - (a: V, b: V) -> V { V(x: a.x - b.x - 100) } }
        func t() -> String { let v = V(x: 1); let d: Double = v - v; let w: V = v - v; func g(_ v: V) -> Double { v.x }; return "\(d) \(w.x) \(g(v - v))" }
        //= 0.0 -100.0 -100.0
        ----
        struct D: Equatable { var m: Int; static func * (a: D, b: Int) -> D { D(m: a.m * b) }; static func * (a: D, b: D) -> Int { a.m * b.m }; static func * (a: D, b: Int) -> String { "s" } }
        func t() -> String { let d = D(m: 2); let x: D = d * 3; let s: String = d * 3; return "\(x.m) \(s) \(d * d)" }
        //= 6 s 4
        ----
        infix operator <>
        func <> (a: Int, b: Int) -> Int { a + b }
        func <> (a: Int, b: Int) -> String { "s" }
        func <> (a: Int, b: Int) -> Bool { true }
        func t() -> String { let a: Int = 1 <> 2, b: String = 1 <> 2; return "\(a) \(b) \((1 <> 2) as Bool)" }
        //= 3 s true
        ----
        func f(_ x: inout Int) -> String { x += 1; return "inout" }
        func f(_ x: Int) -> String { "plain" }
        func g(_ x: inout [Int]) { x.append(1) }
        func g(_ x: [Int]) -> [Int] { x + [9] }
        struct S { var n = 0; mutating func m(_ x: inout Int) { x += 1; n = 1 }; func m(_ x: Int) -> Int { 5 } }
        func t() -> String { var i = 1, a = [0], s = S(); g(&a); let b = g(a); s.m(&i); let k = s.m(i); return "\(f(&i)) \(f(i)) \(i) \(a) \(b) \(k) \(s.n)" }
        //= inout plain 3 [0, 1] [0, 1, 9] 5 1
        ----
        extension ExpressibleByIntegerLiteral { static var seven: Self { 7 }; static func eight() -> Self { 8 } }
        func g<T: ExpressibleByIntegerLiteral>(_ t: T.Type) -> T { .seven }
        func t() -> String { let f: Float = .seven; return "\(Double.seven) \(Float.seven) \(f) \(UInt8.seven) \(Double.eight()) \(Float.eight() / 3) \(g(Double.self)) \(g(Float.self))" }
        //= 7.0 7.0 7.0 7 8.0 2.6666667 7.0 7.0
        ----
        extension Numeric { static var one: Self { 1 }; var twice: Self { self * 2 }; static func make() -> Self { let x: Self = 3; return x } }
        func t() -> String { "\(Double.one) \(Float.one) \(2.5.twice) \(Float(2.5).twice) \(Double.make()) \(Float.make()) \(Int.one)" }
        //= 1.0 1.0 5.0 5.0 3.0 3.0 1
        ----
        extension BinaryFloatingPoint { static var half: Self { 0.5 }; static var three: Self { 3 }; var third: Self { self / 3 } }
        func t() -> String { "\(Double.half) \(Float.half) \(Float.three) \(Double.three) \(Float(1).third)" }
        //= 0.5 0.5 3.0 3.0 0.33333334
        ----
        class Animal { func say(to a: Animal) -> String { "aa" }; func say(to d: Dog) -> String { "ad" } }
        class Dog: Animal { override func say(to a: Animal) -> String { "da" } }
        func t() -> String { let a: Animal = Dog(), d = Dog(); return "\(a.say(to: a)) \(a.say(to: d)) \(d.say(to: d)) \(d.say(to: a))" }
        //= da ad ad da
        ----
        func c(_ x: Int, _ y: Int) -> String { "ii" }
        func c(_ x: Double, _ y: Double) -> String { "dd" }
        func c(_ x: Int, _ y: Double) -> String { "id" }
        func c<T: Numeric>(_ x: T, _ y: T) -> String { "T" }
        func t() -> String { let i = 1, d = 1.0, f: Float = 1; return "\(c(1, 2)) \(c(i, 2)) \(c(i, 2.0)) \(c(1, d)) \(c(d, 1)) \(c(f, 1)) \(c(1.0, 2))" }
        //= ii ii id id dd T dd
        ----
        func c(_ x: (() -> Void)?) -> String { "clo" }
        func c<T>(_ x: T) -> String { "T" }
        func p() {}
        func t() -> String { "\(c { }) \(c(p)) \(c(nil)) \(c(3)) \(c({ print(1) }))" }
        //= T T clo T T
        ----
        struct G { subscript(i: Int) -> Int { 1 }; subscript(i: Int) -> String { "s" } }
        func t() -> String { let g = G(); let a: Int = g[0], b: String = g[0]; func h(_ s: String) -> String { s + "!" }; return "\(a) \(b) \(h(g[0]))" }
        //= 1 s s!
        ----
        func g<T>(_ k: KeyPath<String, T>) -> String { "T" }
        func g(_ k: KeyPath<String, Bool>) -> String { "Bool" }
        struct P { var n = 1; var s = "" }
        func h(_ k: KeyPath<P, Int>) -> String { "int" }
        func h(_ k: KeyPath<P, String>) -> String { "str" }
        func t() -> String { "\(g(\.count)) \(g(\.isEmpty)) \(h(\.n)) \(h(\.s)) \(h(\P.s))" }
        //= T Bool int str str
        ----
        enum A { case x(Int), y }
        enum B { case x(String), z }
        func f(_ a: A) -> String { "A" }
        func f(_ b: B) -> String { "B" }
        func t() -> String { let n = 1, s = "a"; return "\(f(.x(1))) \(f(.x("a"))) \(f(.x(n))) \(f(.x(s))) \(f(.y)) \(f(.z))" }
        //= A B A B A B
        ----
        class A { var log = ""; init(_ x: Int) { log = "int" }; init(_ x: Double) { log = "dbl" }; func m(_ x: Int) -> String { "A.int" }; func m(_ x: Any) -> String { "A.any" } }
        class B: A { override init(_ x: Double) { super.init(x); log += "B" }; override init(_ x: Int) { super.init(x); log += "B" }; override func m(_ x: Any) -> String { "B.any" } }
        final class C: B { override func m(_ x: Int) -> String { "C.int" } }
        func t() -> String { let a: A = B(1), c: A = C(1.5); return "\(a.m(1)) \(a.m("s")) \(c.m(1)) \(c.m("s")) \(B(2).m(3)) \(a.log) \(c.log)" }
        //= A.int B.any C.int B.any A.int intB dblB
        """##)

    /// What stands for a raw value is compared and hashed by that.
    static let rawValues = reading(
        ##"""
        enum E: RawRepresentable, Equatable { case a, b, other(String)
          init?(rawValue: String) { switch rawValue { case "a": self = .a; case "b": self = .b; default: self = .other(rawValue) } }
          var rawValue: String { switch self { case .a: "a"; case .b: "b"; case .other(let s): s } } }
        func t() -> String { "\(E.a == E.other("a")) \([E.a] == [E.other("a")]) \([E.a].contains(.other("a"))) \(E.other("x") != .other("x"))" }
        //= true true true false
        ----
        enum E: RawRepresentable, Hashable { case a, other(String)
          init?(rawValue: String) { self = .other(rawValue) }
          var rawValue: String { switch self { case .a: "a"; case .other(let s): s } } }
        func t() -> String { "\(Set([E.a, .other("a")]).count) \(E.a == .other("a"))" }
        //= 1 true
        ----
        enum E: RawRepresentable { case a, b
          init?(rawValue: Int) { self = .a }
          var rawValue: Int { 1 } }
        func t() -> String { "\(E.a == E.b) \([E.a].contains(.b)) \(Set([E.a, .b]).count)" }
        //= true true 1
        ----
        enum E { case a, b }
        extension E: RawRepresentable { init?(rawValue: Int) { self = .a }; var rawValue: Int { 1 } }
        func t() -> String { "\(E.a == E.b) \([E.a] == [.b])" }
        //= true true
        ----
        struct S: RawRepresentable { let name: String; var rawValue: Int { name.count }; init(rawValue: Int) { name = String(repeating: "x", count: rawValue) }; init(n: String) { name = n } }
        func t() -> String { "\(S(n: "ab") == S(n: "cd")) \(S(n: "a") != S(n: "cd"))" }
        //= true true
        ----
        struct S: RawRepresentable { var rawValue: Int; init(rawValue: Int) { self.rawValue = rawValue }; var other = 0 }
        func t() -> String { var a = S(rawValue: 1), b = S(rawValue: 1); a.other = 3; b.other = 4; return "\(a == b) \(a != b) \(a == S(rawValue: 2))" }
        //= true false false
        ----
        struct S: RawRepresentable, Equatable { var rawValue: Int; init(rawValue: Int) { self.rawValue = rawValue }; var other = 0 }
        func t() -> String { var a = S(rawValue: 1), b = S(rawValue: 1); a.other = 3; b.other = 4; return "\(a == b) \(a != b) \([a] == [b]) \([a].contains(b)) \([a].firstIndex(of: b) as Any)" }
        //= true false true true Optional(0)
        ----
        struct S: RawRepresentable, Hashable { var rawValue: Int; init(rawValue: Int) { self.rawValue = rawValue }; var other = 0 }
        func t() -> String { var a = S(rawValue: 1), b = S(rawValue: 1); a.other = 3; b.other = 4; return "\(a == b) \(Set([a, b]).count) \([a: 1][b] as Any)" }
        //= true 1 Optional(1)
        """##)

    /// Initializers that an extension adds to Optional.
    static let optionalInitializers = reading(
        ##"""
        extension Optional { init(_ x: Int, with w: Wrapped) { self = x > 0 ? w : nil } }
        extension Optional where Wrapped == Int { init(pos x: Int) { self = x > 0 ? .some(x) : .none } }
        func t() -> String { let a = Optional(1, with: "a"), b = String?(0, with: "a"), c = Int?(pos: 3), d = Optional<Int>(pos: -1); return "\(a as Any) \(b as Any) \(c as Any) \(d as Any)" }
        //= Optional("a") nil Optional(3) nil
        ----
        extension Optional { init(wrap x: Wrapped) { self = .some(x) }; init(none: Void) { self = nil }; mutating func clear() { self = nil } }
        func t() -> String { var a = Optional(wrap: 3); let b = String?(none: ()); let c = a; a.clear(); return "\(a as Any) \(b as Any) \(c as Any)" }
        //= nil nil Optional(3)
        ----
        extension Optional where Wrapped: Collection { init(nonEmpty x: Wrapped) { if x.isEmpty { self = nil } else { self = x } } }
        func t() -> String { let a = Optional(nonEmpty: [1]), b = Optional(nonEmpty: ""), c = Optional(3); return "\(a as Any) \(b as Any) \(c as Any)" }
        //= Optional([1]) nil Optional(3)
        ----
        class V { func visit(_ x: Any) -> String { "any" }; func visit(_ s: String) -> String { "s" } }
        class W: V { func visit(_ d: Double) -> String { "Wd" } }
        class X: W { override func visit(_ d: Double) -> String { "Xd" }; override func visit(_ x: Any) -> String { "Xany" } }
        func t() -> String { let v: V = X(), w: W = X(), u: V = W(); return "\(v.visit(1.5)) \(w.visit(1.5)) \(v.visit("a")) \(w.visit(true)) \(u.visit(2.0)) \(W().visit(2.0))" }
        //= Xany Xd s Xany any Wd
        """##)
}
