// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What `dump` and `debugPrint` write, and the types of functions: levels of classes, and optionals in cases.
    static let dumps = reading(
        ##"""
        struct P { var a = 1; let d = (1, n: "t"); var arr = [1, 2] }
        enum En { case one, two(Int, s: String), three(k: Bool) }
        func t() -> String { let m = Mirror(reflecting: P()); let em = Mirror(reflecting: En.two(5, s: "q")); return "\(m.descendant("a")!) \(m.descendant("d", "n")!) \(m.descendant("arr", 1)!) \(em.children.first!.value) \(Mirror(reflecting: En.three(k: true)).children.first!.value) \(m.children.map { "\($0.label!)=\($0.value)" })" }
        //= 1 t 2 (5, s: "q") (k: true) ["a=1", "d=(1, n: \"t\")", "arr=[1, 2]"]
        ----
        class K { var v = 1; var o: Int? = 2 }
        class L: K { var e = 2 }
        class M: L { }
        class E0 { }
        class E1: E0 { var z = "q" }
        func d<T>(_ x: T, _ depth: Int = .max) -> String { var o = ""; dump(x, to: &o, maxDepth: depth); return o.replacing("\n", with: "|") }
        func t() -> String { d(L()) + d(M()) + d(E1()) + d(K()) + d(L(), 1) }
        //= ▿ L #0|  ▿ super: K|    - v: 1|    ▿ o: Optional(2)|      - some: 2|  - e: 2|- M #0|  ▿ super: L|    ▿ super: K|      - v: 1|      ▿ o: Optional(2)|        - some: 2|    - e: 2|▿ E1 #0|  - super: E0|  - z: "q"|▿ K #0|  - v: 1|  ▿ o: Optional(2)|    - some: 2|▿ L #0|  ▹ super: K|  - e: 2|
        ----
        struct P { var o = 3 }
        enum E { case d(P?), e(a: Int?, b: P), f, g(Int), h(Int?, String) }
        indirect enum T { case leaf(Int), node(T?, [P?]) }
        func d<T>(_ x: T) -> String { var o = ""; dump(x, to: &o); return o.replacing("\n", with: "|") }
        func t() -> String { d(E.d(P())) + d(E.d(nil)) + d(E.f) + d(E.g(4)) + d(E.e(a: 1, b: P())) + d(E.h(nil, "s")) + d(E.h(4, "s")) + d(T.node(.leaf(1), [P(), nil])) + d([E.d(P())]) }
        //= ▿ E.d|  ▿ d: Optional(P(o: 3))|    ▿ some: P|      - o: 3|▿ E.d|  - d: nil|- E.f|▿ E.g|  - g: 4|▿ E.e|  ▿ e: (2 elements)|    ▿ a: Optional(1)|      - some: 1|    ▿ b: P|      - o: 3|▿ E.h|  ▿ h: (2 elements)|    - .0: nil|    - .1: "s"|▿ E.h|  ▿ h: (2 elements)|    ▿ .0: Optional(4)|      - some: 4|    - .1: "s"|▿ T.node|  ▿ node: (2 elements)|    ▿ .0: Optional(T.leaf(1))|      ▿ some: T.leaf|        - leaf: 1|    ▿ .1: 2 elements|      ▿ Optional(P(o: 3))|        ▿ some: P|          - o: 3|      - nil|▿ 1 element|  ▿ E.d|    ▿ d: Optional(P(o: 3))|      ▿ some: P|        - o: 3|
        ----
        func go(_ x: Int) -> String { "" }
        func t() -> String {
            let f: (Int) -> Bool = { $0 > 1 }, g: () -> Void = {}, h: (Int?) -> [String: Int] = { _ in [:] }
            let e: (Int) throws -> Int = { if $0 < 0 { throw CancellationError() }; return $0 }
            return "\(type(of: { (x: Int) -> String in "" })) \(type(of: { 1 })) \(type(of: f)) \(type(of: g)) \(type(of: h)) \(type(of: e)) \(type(of: [f]))"
        }
        //= (Int) -> String () -> Int (Int) -> Bool () -> () (Optional<Int>) -> Dictionary<String, Int> (Int) throws -> Int Array<(Int) -> Bool>
        ----
        func t() -> String {
            var o = ""
            debugPrint([Optional("q")], Optional("z") as Any, to: &o)
            debugPrint(Optional(1), "s", nil as Int?, to: &o)
            debugPrint((Optional("a"), 2), ["k": Optional("v")], separator: "-", terminator: "!", to: &o)
            return o.replacing("\n", with: "|")
        }
        //= [Optional("q")] Optional("z")|Optional(1) "s" nil|(Optional("a"), 2)-["k": Optional("v")]!
        ----
        func g<T>(_ x: T) -> String { var o = ""; debugPrint(x, to: &o); return o }
        struct S { var a: String? = "q" }
        func t() -> String { var o = ""; debugPrint(S(), [S()], Optional(S()), separator: " ", terminator: "", to: &o); return (g("b") + g([1])).replacing("\n", with: "|") + o }
        //= "b"|[1]|S(a: Optional("q")) [S(a: Optional("q"))] Optional(S(a: Optional("q")))
        ----
        enum Ef<A> { case none, send(A), two(A?, [A]) }
        struct Bx<A> { var a: A }
        struct Pr<A, B> { var a: A; var b: B?; var l: [A] = [] }
        struct Nm<A>: CustomStringConvertible { var a: A; var description: String { "nm" } }
        func t() -> String {
            let b = Bx(a: ["k": Ef.send(1)])
            let first = "\(Bx(a: Ef.send("x"))) \([Ef.send(1)]) \([Bx(a: 1)]) \([Bx(a: Ef<Int>.none)]) \(Pr(a: 1, b: "x")) \(Pr(a: Bx(a: 1.5), b: Ef.send(2))) \(Pr(a: Ef<Int>.none, b: nil as Int?, l: [.send(1)]))"
            let second = "\(Bx(a: Nm(a: 1))) \(Nm(a: Ef.send(2))) \(Bx(a: [Ef.send(1), .none])) \(Bx(a: nil as Int?)) \(b) \(Ef.send(Bx(a: 1))) \(Ef.two(nil, [Bx(a: 2)])) \(Optional(Bx(a: Ef.send(3))) as Any)"
            return (first + " " + second).replacing("Swift.", with: "")
        }
        //= Bx<Ef<String>>(a: Ef<String>.send("x")) [Ef<Int>.send(1)] [Bx<Int>(a: 1)] [Bx<Ef<Int>>(a: Ef<Int>.none)] Pr<Int, String>(a: 1, b: Optional("x"), l: []) Pr<Bx<Double>, Ef<Int>>(a: Bx<Double>(a: 1.5), b: Optional(Ef<Int>.send(2)), l: []) Pr<Ef<Int>, Int>(a: Ef<Int>.none, b: nil, l: [Ef<Int>.send(1)]) Bx<Nm<Int>>(a: nm) nm Bx<Array<Ef<Int>>>(a: [Ef<Int>.send(1), Ef<Int>.none]) Bx<Optional<Int>>(a: nil) Bx<Dictionary<String, Ef<Int>>>(a: ["k": Ef<Int>.send(1)]) send(Bx<Int>(a: 1)) two(nil, [Bx<Int>(a: 2)]) Optional(Bx<Ef<Int>>(a: Ef<Int>.send(3)))
        """##)
}
