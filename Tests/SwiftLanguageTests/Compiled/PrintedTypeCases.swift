// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What a type prints and counts: sets in collections, generic names, lazy collections, erased keys, wrappers of locals.
    static let printedTypes = reading(
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
        func t() -> String { "\((1...)) \((...4)) \((..<4.5)) \([1...]) \(ClosedRange(uncheckedBounds: (1, 2))) \(Range(uncheckedBounds: (lower: 1, upper: 5)))" }
        //= PartialRangeFrom<Int>(lowerBound: 1) PartialRangeThrough<Int>(upperBound: 4) PartialRangeUpTo<Double>(upperBound: 4.5) [PartialRangeFrom<Int>(lowerBound: 1)] 1...2 1..<5
        ----
        enum E: Error { case x }
        func t() -> String { "\([Result<String, Never>.success("a")]) \([Result<Int, E>.failure(.x)]) \(Result<Int, E>.success(1)) \(type(of: Result<Int, E>.success(1)))" }
        //= [Result<String, Never>.success("a")] [Result<Int, E>.failure(E.x)] success(1) Result<Int, E>
        ----
        class Node<T> { var v: T; init(_ v: T) { self.v = v } }
        func t() -> String { "\(type(of: Node(1))) \(Node("a")) \([Node(2)]) \(Node<[Int]>.self)" }
        //= Node<Int> Node<String> [Node<Int>] Node<Array<Int>>
        ----
        func t() -> String { var o = ""; print(Optional(Optional(3)) as Any, [nil, 1] as [Int?], ["k": Optional("v")], to: &o); debugPrint("a", 1, ["b"], separator: "-", terminator: "!", to: &o); return o.split(separator: "\n").joined(separator: "|") }
        //= Optional(Optional(3)) [nil, Optional(1)] ["k": Optional("v")]|"a"-1-["b"]!
        ----
        enum O { class P {}; struct Q {} }
        func t() -> String { "\(type(of: [O.P()])) \([O.Q].self) \(type(of: ["a": O.Q()])) \(O.Q.self) \(type(of: O.P())) \(String(describing: type(of: (O.P(), 1))))" }
        //= Array<P> Array<Q> Dictionary<String, Q> Q P (P, Int)
        ----
        func t() -> String { let a: [Set<Int>] = [[1]]; return "\(a) \([1,2,3][1...]) \([[1,2,3][1...]]) \([0..<3]) \((1...2, "a"))" }
        //= [Set([1])] [2, 3] [ArraySlice([2, 3])] [Range(0..<3)] (ClosedRange(1...2), "a")
        ----
        struct S { var s: Set<Int> = [1]; var r = 0..<2; var o: Int? = nil }
        func t() -> String { "\(S()) \(Optional(Set([1]))) \([1: Set([2])])" }
        //= S(s: Set([1]), r: Range(0..<2), o: nil) Optional(Set([1])) [1: Set([2])]
        ----
        final class O: Identifiable { }
        func t() -> String { let a = O(), b = O(); return "\(a.id == b.id) \(a.id == a.id) \(a.id == ObjectIdentifier(a))" }
        //= false true true
        ----
        func t() -> String { let d: [AnyHashable: Int] = ["a": 1]; let s: Set<AnyHashable> = [1, "x", 2.5]; return "\(d) \(s.count) \(s.contains("x")) \(s.contains(1)) \(d["b"] ?? 0) \(AnyHashable("q"))" }
        //= [AnyHashable("a"): 1] 3 true true 0 q
        ----
        func t() -> String { var n = 0; let l = [1, 2, 3, 4].lazy.filter { n += 1; return $0 > 2 }; let e = l.isEmpty; let a = n; let c = l.count; let b = n; let f = l.first!; return "\(e) \(a) \(c) \(b) \(f) \(n)" }
        //= false 3 2 7 3 10
        ----
        func t() -> String { var n = 0; let l = [1, 2, 3].lazy.map { x -> Int in n += 1; return x * 2 }; let c = l.count; let a = n; let f = l.first!; let b = n; let arr = Array(l); return "\(c) \(a) \(f) \(b) \(arr) \(n)" }
        //= 3 0 2 1 [2, 4, 6] 4
        ----
        func t() -> String { var n = 0; let l = ["1", "x", "3"].lazy.compactMap { s -> Int? in n += 1; return Int(s) }; let f = l.first ?? 0; let a = n; return "\(f) \(a) \(l.count) \(n) \(l.contains(3)) \(n)" }
        //= 1 2 2 5 true 8
        ----
        struct Box<T> { var v: T }
        enum En<T> { case a(T), b }
        func t() -> String { "\(type(of: Box(v: 1))) \(Box<[String]>.self) \(type(of: En.a(2.5))) \(type(of: [1: "a"])) \(type(of: Optional(1))) \(type(of: (1, "a"))) \(type(of: [Int]())) \(Box<Int?>.self) \([String].self) \(type(of: Box(v: Box(v: true))))" }
        //= Box<Int> Box<Array<String>> En<Double> Dictionary<Int, String> Optional<Int> (Int, String) Array<Int> Box<Optional<Int>> Array<String> Box<Box<Bool>>
        ----
        func t() -> String { let f = { (x: Int) -> String in struct P { var a: Int; var t: String { "p\(a)" } }; return P(a: x).t }; enum Q: String, CaseIterable { case u, v }; return f(3) + Q.allCases.map(\.rawValue).joined() + [1, 2].map { n -> String in enum K { case odd, even }; let k: K = n % 2 == 0 ? .even : .odd; return "\(k)" }.joined(separator: ",") }
        //= p3uvodd,even
        ----
        @propertyWrapper struct Clamp { private var v: Int; let r: ClosedRange<Int>; init(wrappedValue: Int, _ r: ClosedRange<Int>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }; var wrappedValue: Int { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: String { "\(r)" } }
        func t() -> String { @Clamp(0...10) var x = 20; let a = x; x -= 25; let b = x; x += 4; func up() { x += 100 }; up(); return "\(a) \(b) \(x) \($x) \(_x.wrappedValue)" }
        //= 10 0 10 0...10 10
        ----
        extension Collection where Element: Comparable { func top() -> [Element] { filter { $0 > self.first! } } }
        func uniq<S: Sequence>(_ s: S) -> [S.Element] where S.Element: Hashable { var seen = Set<S.Element>(); return s.filter { seen.insert($0).inserted } }
        func t() -> String { "\("banana".top()) \(uniq("hello")) \(uniq(Set([1]))) \([3, 1, 5].top()) \(uniq(["a": 1].keys))" }
        //= ["n", "n"] ["h", "e", "l", "o"] [1] [5] ["a"]
        ----
        struct Out { typealias Key = String; typealias Pair = (Int, Int); enum Kind: Int { case a = 1, b }; typealias K = Kind; var id: Key = "k"; static func make() -> Key { Key(repeating: "z", count: 2) } }
        func t() -> String { let p: Out.Pair = (1, 2); return "\(Out.Key("q")) \(p.1) \(Out.K(rawValue: 2)!) \(Out.K.a) \(Out.make()) \(Out.Key.init(describing: 5))" }
        //= q 2 b a zz 5
        ----
        func t() -> String { "\(nil as Int?, default: "none") \(Optional(2.5), default: "-") \(Optional("a"), default: "x")" }
        //= none 2.5 a
        ----
        func t() -> String { let s = [[1, 2], [3]] as [Set<Int>]; let t = Array<Double>([1, 2]); let u: Set<Float> = Set([1, 2.5]); let w = [Set<Int>]([[1], [2]]); return "\(s.count) \(t) \(u.count) \(w)" }
        //= 2 [1.0, 2.0] 2 [Set([1]), Set([2])]
        ----
        enum En<T> { case a(T), b; static func make(_ t: T) -> En { .a(t) }; var v: T? { if case .a(let x) = self { x } else { nil } } }
        struct Box<T> { var v: T; static func of(_ v: T) -> Box { Box(v: v) }; init(v: T) { self.v = v } }
        func t() -> String { "\(type(of: En.a(2.5))) \(En.make(3)) \(En.a(1).v! + 1) \(type(of: Box.of("q"))) \(Box.init(v: 2).v / 4) \(Box<Double>.of(3).v / 2) \(Optional.some(4)!) \(Result<Int, Error>.success(3))" }
        //= En<Double> a(3) 2 Box<String> 0 1.5 4 success(3)
        ----
        func t() -> String { let xs: [Any] = [1, "a", 2.5, true, [1], ["k": "v"], (1, 2), Optional<Int>.some(3) as Any, { 5 } as () -> Int]; return xs.map { "\(type(of: $0))" }.joined(separator: " ") + " \(xs.compactMap { $0 as? Int }) \(xs.filter { $0 is Bool }.count)" }
        //= Int String Double Bool Array<Int> Dictionary<String, String> (Int, Int) Optional<Int> () -> Int [1, 3] 1
        """##)
}
