// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SwiftLanguage

/// Declarations of the user, then an expression and what it prints.
struct ProgramTests {
    /// What is new is worked out alone: the cost of a declaration does not grow with those before it.
    @Test(arguments: ["let b = a + 1", "@State var n = 0", "func g() -> Int { 2 }", "struct B {}"])
    func newNamesAreAddedToWhatIsThere(_ text: String) throws {
        let first = try Program().adding(try SwiftReader.declarations(SourceText("let a = 1\nfunc f() {}")))
        let second = try first.adding(try SwiftReader.declarations(SourceText(text)))
        #expect(second.additions(to: first)?.count == 1)
        let again = try second.adding(try SwiftReader.declarations(SourceText("let a = 2")))
        #expect(again.additions(to: second) == nil, "another meaning of a name concerns all")
    }

    static let table: [(String, String, String)] = [
        ("struct P { var x: Double; var y = 2.0 }", "P(x: 1)", "P(x: 1.0, y: 2.0)"),
        (
            "struct P { var x = 1; mutating func add(_ n: Int) { x += n } }\nfunc f() -> Int { var p = P(); p.add(3); return p.x }", "f()",
            "4"
        ),
        ("struct P { let a: Int; init(_ a: Int) { self.a = a * 2 } }", "P(4).a", "8"),
        ("struct P { let a: Int; init(a: Int) { self.a = a }; init() { self.init(a: 7) } }", "P().a", "7"),
        ("struct P: Equatable { var a: Int }", "P(a: 1) == P(a: 1)", "true"),
        ("struct P { var a: Int; static let zero = P(a: 0); static func make() -> P { .init(a: 5) } }", "P.zero.a + P.make().a", "5"),
        ("struct P { var w = 3; var area: Int { w * w } }", "P(w: 4).area", "16"),
        (
            "struct P { var c: Double; var f: Double { get { c * 2 } set { c = newValue / 2 } } }\nfunc t() -> Double { var p = P(c: 1); p.f = 10; return p.c }",
            "t()", "5.0"
        ),
        (
            "struct P { var log: [Int] = []; var n = 0 { didSet { log.append(oldValue) } } }\nfunc t() -> [Int] { var p = P(); p.n = 4; p.n = 5; return p.log }",
            "t()", "[0, 4]"
        ),
        (
            "struct M { var v = [1, 2, 3]; subscript(i: Int) -> Int { get { v[i] } set { v[i] = newValue } } }\nfunc t() -> Int { var m = M(); m[1] = 9; return m[1] }",
            "t()", "9"
        ),
        ("struct Adder { let n: Int; func callAsFunction(_ x: Int) -> Int { x + n } }", "Adder(n: 2)(3)", "5"),
        ("enum E { case a, b }", "E.b", "b"), ("enum E: Int { case a = 5, b }", "E.b.rawValue", "6"),
        ("enum E: String { case a, b }", "E(rawValue: \"b\")", "b"),
        ("enum E: CaseIterable { case a, b }", "E.allCases.count", "2"),
        ("enum E: Int, CaseIterable { case a, b }", "E.allCases.map(\\.rawValue)", "[0, 1]"),
        (
            "enum S { case r(Int, h: Int), c(Double); var v: Double { switch self { case .r(let w, let h): return Double(w * h); case .c(let r): return r } } }",
            "S.r(2, h: 3).v", "6.0"
        ),
        ("enum S { case r(Int), c }\nfunc f(_ s: S) -> Int { if case .r(let n) = s { return n }; return 0 }", "f(.r(4)) + f(.c)", "4"),
        ("enum E { case a, b; func next() -> E { self == .a ? .b : .a } }", "E.a.next()", "b"),
        ("enum E: Comparable { case a, b }", "E.a < .b", "true"),
        ("enum N { static let k = 4 }", "N.k", "4"), ("struct O { struct I { var a = 1 }; var i = I() }", "O.I(a: 3).a + O().i.a", "4"),
        (
            "class C { var n = 0; func inc() { n += 1 } }\nlet c = C()\nfunc f() -> Int { let d = c; d.inc(); c.inc(); return d.n }", "f()",
            "2"
        ),
        ("class A { var n = 1; func f() -> Int { n } }\nclass B: A { override func f() -> Int { super.f() + 10 } }", "B().f()", "11"),
        ("class C { var n: Int; init(n: Int) { self.n = n } }", "C(n: 4).n", "4"),
        (
            "protocol N { var name: String { get } }\nextension N { func hi() -> String { \"hi \" + name } }\nstruct P: N { var name: String }",
            "P(name: \"x\").hi()", "hi x"
        ),
        (
            "protocol N { func f() -> Int }\nextension N { func f() -> Int { 1 } }\nstruct P: N { func f() -> Int { 2 } }\nstruct Q: N {}",
            "[P().f(), Q().f()]", "[2, 1]"
        ),
        ("extension Int { var double: Int { self * 2 } }", "4.double", "8"),
        ("extension Array { func second() -> Int { self[1] } }", "[1, 2].second()", "2"),
        ("extension CGFloat { static let side: CGFloat = 5 }", "CGPoint(x: .side, y: 0).x", "5.0"),
        ("typealias N = Int\nfunc f(_ n: N) -> N { n + 1 }", "f(1)", "2"), ("func f(_ a: Int, b: Int = 10) -> Int { a + b }", "f(1)", "11"),
        ("func f(_ xs: Int...) -> Int { xs.count }", "f(1, 2, 3)", "3"),
        ("func f(_ x: inout Int) { x += 1 }\nfunc g() -> Int { var a = 1; f(&a); return a }", "g()", "2"),
        ("func f(_ n: Int) -> Int { n < 2 ? n : f(n - 1) + f(n - 2) }", "f(12)", "144"),
        ("func f() -> Int { var s = 0; for i in 1...4 where i != 2 { s += i }; return s }", "f()", "8"),
        ("func f() -> Int { var n = 0; while true { n += 1; if n == 3 { continue }; if n > 5 { break } }; return n }", "f()", "6"),
        (
            "func f() -> Int { outer: for i in 0..<3 { for j in 0..<3 { if j == 1 { continue outer }; if i == 2 { break outer } } }; return 1 }",
            "f()", "1"
        ),
        ("func f(_ x: Int?) -> Int { guard let x, x > 0 else { return -1 }; return x }", "[f(nil), f(3)]", "[-1, 3]"),
        ("func f() -> [Int] { var a: [Int] = []; defer { a.append(9) }; a.append(1); return a }", "f()", "[1]"),
        (
            "struct E: Error { var n: Int }\nfunc g() throws -> Int { throw E(n: 3) }\nfunc f() -> Int { do { return try g() } catch let e as E { return e.n } catch { return 0 } }",
            "f()", "3"
        ),
        ("enum E: Error { case a }\nfunc g() throws -> Int { throw E.a }", "(try? g()) ?? 5", "5"),
        (
            "func f(_ n: Int) -> String { switch n { case 0: return \"z\"; case 1...3: return \"s\"; case let x where x > 100: return \"h\"; default: return \"m\" } }",
            "[f(0), f(2), f(200), f(5)]", "[\"z\", \"s\", \"h\", \"m\"]"
        ),
        (
            "func f(_ p: (Int, Int)) -> String { switch p { case (0, _): \"a\"; case (let x, 1): \"b\\(x)\"; default: \"c\" } }",
            "f((0, 5)) + f((3, 1)) + f((2, 2))", "ab3c"
        ),
        ("func f() -> Int { var n = 0; let inc = { n += 1 }; inc(); inc(); return n }", "f()", "2"),
        ("func f() -> Int { var n = 1; let g = { [n] in n }; n = 5; return g() }", "f()", "1"),
        (
            "func f() -> [Int] { var a = [3, 1, 2]; a.sort(); a.swapAt(0, 2); a.insert(7, at: 1); a.removeAll { $0 == 2 }; return a }",
            "f()", "[3, 7, 1]"
        ),
        ("func f() -> [CGFloat] { var a: [CGFloat] = []; a.append(1); a += [2]; return a }", "f()", "[1.0, 2.0]"),
        ("func f() -> Double { var t = 0.0; t += 1; t *= 3; return t }", "f()", "3.0"),
        ("func f() -> Int { var a = [[1], [2]]; a[1].append(5); a[0][0] = 4; return a[1].count + a[0][0] }", "f()", "6"),
        (
            "func f() -> Int { var d = [\"a\": 1]; d[\"b\"] = 2; d[\"a\"]! += 5; d[\"c\", default: 0] += 1; return d.values.reduce(0, +) }",
            "f()", "9"
        ),
        ("func f() -> Int { var p = CGPoint(x: 1, y: 2); p.x += 4; return Int(p.x + p.y) }", "f()", "7"),
        ("func f() -> Int { var (a, b) = (1, 2); (a, b) = (b, a); return a * 10 + b }", "f()", "21"),
        ("func f() -> Int { func g(_ n: Int) -> Int { n == 0 ? 0 : 1 + g(n - 1) }; return g(4) }", "f()", "4"),
        ("let a = 4\nvar b = a * 2", "a + b", "12"), ("let (x, y) = (1, 2)", "x + y", "3"),
        ("struct G<T> { var v: T }", "G(v: 4).v", "4"), ("func id<T>(_ x: T) -> T { x }", "id(\"a\")", "a"),
        ("struct P: Identifiable { let id = UUID() }\nlet p = P()", "p.id == p.id", "true"),
        (
            "struct I { var n: String; var s: Int? }\nlet items: [I] = [.init(n: \"a\", s: 1), .init(n: \"b\", s: nil),]",
            "items.last?.s ?? items.first?.s ?? 0", "1"
        ),
        ("struct V: CustomStringConvertible { var description: String { \"V!\" } }", "\"\\(V())\"", "V!"),
        ("struct P { var a: Int; static func + (l: P, r: P) -> P { P(a: l.a + r.a) } }", "(P(a: 1) + P(a: 2)).a", "3"),
        (
            "struct P: Comparable { var a: Int; static func < (l: P, r: P) -> Bool { l.a < r.a } }",
            "[P(a: 2), P(a: 1)].sorted().map(\\.a)", "[1, 2]"
        ),
        (
            "struct A { var b: B?; struct B { var c = 1 } }\nfunc f() -> Int? { var a = A(b: nil); a.b?.c = 5; a.b = .init(); a.b?.c = 6; return a.b?.c }",
            "f()", "6"
        ),
        ("func f(_ x: Int) -> String { \"int\" }\nfunc f(_ x: String) -> String { \"string\" }", "f(1) + f(\"a\")", "intstring"),
        ("func f() -> String { #if os(iOS)\n\"i\"\n#else\n\"m\"\n#endif\n}", "f()", "i"),
        ("func f() -> Int { if #available(iOS 17, *) { return 1 } else { return 2 } }", "f()", "1"),
        ("func f() -> Int { if #available(iOS 26, *) { return 1 } else { return 2 } }", "f()", "2"),
        (
            "func apply(_ f: (Int) -> Int) -> Int { f(3) }\nstruct M { func m(_ x: Int) -> Int { x * 2 }; func g() -> Int { apply(m) } }",
            "M().g()", "6"
        ), ("let f: (Int, Int) -> Int = (+)", "f(1, 2)", "3"),
        ("struct T { static var n = 0; static func inc() { n += 1 } }\nfunc f() -> Int { T.inc(); T.inc(); return T.n }", "f()", "2"),
        ("extension Alignment { static let mine = Alignment.leading }\nlet a: Alignment = .mine", "a", "leading"),
        (
            "extension View { func twice(_ n: CGFloat) -> some View { padding(n).padding(n) } }",
            "ForEach(0..<2) { i in Text(\"\\(i)\").twice(CGFloat(i)) }",
            "ForEach{Text(0).padding(0.0).padding(0.0), Text(1).padding(1.0).padding(1.0)}"
        ),
        (
            "struct P { var xs: [Int] = []; mutating func add() { for i in 0..<3 { xs.append(i); push(i) } }; mutating func push(_ i: Int) { xs += [i * 10] } }\nfunc f() -> [Int] { var p = P(); p.add(); return p.xs }",
            "f()", "[0, 0, 1, 10, 2, 20]"
        ),
        ("struct M { func a(_ n: Int) -> Int { n * 2 }; func s() -> Int { (0..<3).map { a($0) }.reduce(0, +) } }", "M().s()", "6"),
        (
            "class C { var xs = [1.5]; func add() { xs.append(2); xs[0] = 3 } }\nfunc f() -> [Double] { let c = C(); c.add(); return c.xs }",
            "f()", "[3.0, 2.0]"
        ),
        ("var xs: [CGFloat] = []\nfunc f() -> [CGFloat] { xs.append(1); xs[0] += 2; return xs }", "f()", "[3.0]"),
        (
            "func f(_ x: Int) -> String { \"i\" }\nfunc f(_ x: String) -> String { \"s\" }\nfunc g() -> String { var r = \"\"; for i in 0..<2 { r += f(i == 0 ? 1 : 2) + f(\"a\") }; return r }",
            "g()", "isis"
        ),
        (
            "struct C { var n = 0 { willSet { last = n } }; var last = -1 }\nfunc f() -> [Int] { var c = C(); c.n = 5; return [c.n, c.last] }",
            "f()", "[5, 0]"
        ),
        ("let s: String? = \"ab\"", "(s.map { $0 + \"!\" } ?? \"-\") + (Int(\"7\").map { \"\\($0 + 1)\" } ?? \"\")", "ab!8"),
        (
            "struct T { var c = 0.0; var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } } }\nfunc f() -> Double { var t = T(); t.f += 18; return t.c }",
            "f()", "10.0"
        ),
        (
            "enum Op { case add(Int), neg; indirect case both(Op, Op) }\nfunc ev(_ o: Op, _ x: Int) -> Int { switch o { case let .add(n): x + n; case .neg: -x; case .both(let a, let b): ev(b, ev(a, x)) } }",
            "ev(.both(.add(3), .neg), 4)", "-7"
        ),
        (
            "func counter() -> () -> Int { var n = 0; return { n += 1; return n } }\nfunc f() -> (Int, Int) { let c = counter(); _ = c(); return (c(), c()) }",
            "f()", "(2, 3)"
        ),
        (
            "enum T: String, CaseIterable, Identifiable { case home, all; var id: Self { self }; var title: String { rawValue.capitalized } }",
            "T.allCases.map(\\.title)", "[\"Home\", \"All\"]"
        ),
        (
            "func f(_ t: Alignment?) -> Int { switch t { case .leading: return 1; case .center?: return 2; case nil: return 3; default: return 4 } }",
            "[f(nil), f(.center), f(.leading)]", "[3, 2, 1]"
        ),
        (
            "func f() -> String { var d: [String: [Int]] = [:]; d[\"a\", default: []].append(1); d[\"a\", default: []].append(2); return \"\\(d)\" }",
            "f()", "[\"a\": [1, 2]]"
        ),
        (
            "protocol Style {}\nstruct Paddle: Style { var n = 3 }\nextension Style where Self == Paddle { static var paddle: Self { .init() } }\nfunc f(_ s: some Style) -> String { \"\\(s)\" }",
            "f(.paddle)", "Paddle(n: 3)"
        ),
    ]

    @Test(arguments: table)
    func prints(program: String, source: String, expected: String) {
        do {
            let printed = try TestScene(program)(source)
            #expect(printed == expected, "\(program)\n\(source)")
        } catch { Issue.record("\(program)\n\(source): \(describe(error))") }
    }

    static let errors: [(String, String, Diagnostic.ID)] = [
        ("let a = 1\nfunc f() { a = 2 }", "f()", .immutable),
        ("struct P { let a: Int; mutating func f() { a = 2 } }\nfunc g() { var p = P(a: 1); p.f() }", "g()", .immutable),
        ("struct P { var a = 1; func f() { a = 2 } }", "P().f()", .immutable), ("func f() { let x = 1; x += 1 }", "f()", .immutable),
        ("func f(_ a: Int) { }", "f()", .missingArgument),
        ("func f(_ a: Int) { }", "f(1, 2)", .unknownArgument), ("func f(a: Int) { }", "f(b: 1)", .unknownArgument),
        ("func f(_ a: Int) { }", "f(\"a\")", .typeMismatch), ("func f() -> Int { \"a\" }", "f()", .typeMismatch),
        ("enum E { case a }", "E.b", .unknownMember), ("func f() { for _ in 5 { } }", "f()", .typeMismatch),
        ("struct E: Error {}\nfunc f() throws { throw E() }", "try f()", .unsupported),
        ("struct V { var w: Double { width } }", "V().w", .unknownName), ("struct P { var a: Int }", "P()", .missingArgument),
        ("func f() -> Int { let a: Int? = nil; return a! }", "f()", .nilUnwrapped),
    ]

    @Test(arguments: errors)
    func fails(program: String, source: String, id: Diagnostic.ID) {
        do {
            let printed = try TestScene(program)(source)
            Issue.record("\(program)\n\(source) is \(printed)")
        } catch { #expect((error as? Diagnostic)?.id == id, "\(program)\n\(source): \(describe(error))") }
    }

    @Test(arguments: [
        ("struct V: View { var x = 1 }", Diagnostic.ID.missingRequirement), ("let a: Int = \"a\"", .typeMismatch),
        ("protocol P { func f() }\nstruct S: P {}", .missingRequirement),
        ("struct K: EnvironmentKey {}", .missingRequirement), ("struct L: Layout { func sizeThatFits() {} }", .missingRequirement),
        ("var a = a2", .unknownName), ("let a: Foo = 1", .unknownType),
    ])
    func refuses(program: String, id: Diagnostic.ID) {
        do {
            _ = try TestScene(program)
            Issue.record("accepted: \(program)")
        } catch { #expect((error as? Diagnostic)?.id == id, "\(program): \(describe(error))") }
    }
}
