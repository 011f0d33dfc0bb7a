// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Dispatch, overloads, literals, sequences and descriptions of one's own.
    static let values = reading(
        #"""
        func t() -> String { "\(zip([1, 2, 3], [4, 5, 6]).map(+)) \(zip([2, 3], [4, 5]).map(max))" }
        //= [5, 7, 9] [4, 5]
        ----
        func area(_ w: Int, _ h: Int) -> Int { w * h }
        struct Pair { let a: Int; let b: String }
        func t() -> String { "\([(2, 3), (4, 5)].map(area)) \([(1, "x")].map(Pair.init)[0].b)" }
        //= [6, 20] x
        ----
        enum Size: Comparable { case none, some(Int), all }
        func t() -> String { "\(Size.some(2) < .some(5)) \(Size.some(9) < .all) \([Size.all, .some(3), .none, .some(1)].sorted().map { "\($0)" }) \(max(Size.some(1), .some(4)))" }
        //= true true ["none", "some(1)", "some(3)", "all"] some(4)
        ----
        struct Tag: CustomStringConvertible, Hashable { let n: Int; var description: String { "#\(n)" } }
        func t() -> String { let d = ["k": Tag(n: 1)]; let pair = (Tag(n: 2), [Tag(n: 3)]); return "\(d) \(pair) \(Set([Tag(n: 4)]))" }
        //= ["k": #1] (#2, [#3]) [#4]
        ----
        protocol Greeter { func name() -> String }
        extension Greeter { func name() -> String { "default" }; func hi() -> String { "hi " + name() } }
        struct Loud: Greeter { func name() -> String { "loud" }; func hi() -> String { "HI" } }
        func greet(_ g: Greeter) -> String { g.hi() }
        func greetAny<T: Greeter>(_ g: T) -> String { g.hi() }
        func t() -> String { let l = Loud(); let g: Greeter = l; return "\(l.hi()) \(g.hi()) \(greet(l)) \(greetAny(l)) \(g.name())" }
        //= HI hi loud hi loud hi loud loud
        ----
        protocol Shape { var sides: Int { get } }
        extension Shape { var text: String { "shape \(sides)" }; func twice() -> String { text + text } }
        struct Square: Shape { let sides = 4; var text: String { "square" } }
        func t() -> String { let s: any Shape = Square(); return "\(s.text) \(Square().text) \(Square().twice())" }
        //= shape 4 square shape 4shape 4
        ----
        struct Celsius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            let degrees: Double
            init(floatLiteral value: Double) { degrees = value }
            init(integerLiteral value: Int) { degrees = Double(value) }
        }
        func warm(_ c: Celsius) -> Double { c.degrees + 1 }
        func t() -> String { let a: Celsius = 20; let b: Celsius = 20.5; return "\(a.degrees) \(b.degrees) \(warm(3))" }
        //= 20.0 20.5 4.0
        ----
        struct Path2: ExpressibleByStringLiteral { let parts: [String]; init(stringLiteral value: String) { parts = value.split(separator: "/").map(String.init) } }
        struct Bag: ExpressibleByArrayLiteral { let items: [Int]; init(arrayLiteral elements: Int...) { items = elements.sorted() } }
        func t() -> String { let p: Path2 = "a/b/c"; let b: Bag = [3, 1, 2]; let e: Bag = []; return "\(p.parts) \(b.items) \(e.items)" }
        //= ["a", "b", "c"] [1, 2, 3] []
        ----
        struct Opts: OptionSet { let rawValue: Int; static let a = Opts(rawValue: 1), b = Opts(rawValue: 2), c = Opts(rawValue: 4); static let both: Opts = [.a, .b] }
        func t() -> String {
            var o: Opts = [.a, .c]
            let had = o.contains(Opts.a)
            o.formUnion(Opts.b)
            return "\(o.rawValue) \(had) \(Opts.both.rawValue) \(o.isSuperset(of: Opts.both)) \(Opts().isEmpty) \(o.intersection(Opts.both).rawValue)"
        }
        //= 7 true 3 true true 3
        ----
        struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; n -= 1; return n + 1 } }
        func t() -> String { var out = ""; for i in Countdown(n: 3) { out += "\(i)" }; return out + "\(Countdown(n: 4).map { $0 * 2 }) \(Countdown(n: 3).reduce(0, +)) \(Countdown(n: 3).contains(2))" }
        //= 321[8, 6, 4, 2] 6 true
        ----
        struct Words: Sequence { let list: [String]; func makeIterator() -> IndexingIterator<[String]> { list.makeIterator() } }
        func t() -> String { let w = Words(list: ["b", "a"]); return "\(w.sorted()) \(w.first { $0 == "a" } ?? "-") \(Array(w))" }
        //= ["a", "b"] a ["b", "a"]
        ----
        struct Ring: RandomAccessCollection {
            let items: [String]
            let times: Int
            var startIndex: Int { 0 }
            var endIndex: Int { items.count * times }
            subscript(i: Int) -> String { items[i % items.count] }
        }
        func t() -> String { let r = Ring(items: ["x", "y"], times: 2); return "\(r.count) \(r.joined()) \(r.first ?? "") \(r[3]) \(r.enumerated().map { "\($0.offset)\($0.element)" })" }
        //= 4 xyxy x y ["0x", "1y", "2x", "3y"]
        ----
        func kind(_ x: Int) -> String { "int" }
        func kind(_ x: Double) -> String { "double" }
        func kind(_ x: Int?) -> String { "optional" }
        func kind<T>(_ x: T) -> String { "any" }
        func t() -> String { let o: Int? = 1; return "\(kind(1)) \(kind(2.5)) \(kind(o)) \(kind("s")) \(kind([1]))" }
        //= int double optional any any
        ----
        func rank<T>(_ x: T) -> String { "any" }
        func rank<T: Equatable>(_ x: T) -> String { "equatable" }
        func rank<T: Comparable>(_ x: T) -> String { "comparable" }
        struct Plain {}
        struct Same: Equatable { var a = 1 }
        func t() -> String { "\(rank(Plain())) \(rank(Same())) \(rank(3)) \(rank("x"))" }
        //= any equatable comparable comparable
        ----
        func load() -> Int { 7 }
        func load() -> String { "seven" }
        func t() -> String { let a: Int = load(); let b: String = load(); return "\(a) \(b)" }
        //= 7 seven
        ----
        func t() -> String { let a: Int? = 3; let b: String? = "x"; let c: Int? = nil; let d = ["k": 1]; return "\(a) \(b) \(c) \(d["k"]) \(a ?? 0) \([1, 2].first)" }
        //= Optional(3) Optional("x") nil Optional(1) 3 Optional(1)
        ----
        func t() -> String { let s = "key=a=b"; return "\(s.split(separator: "=", maxSplits: 1)) \(s.prefix(while: { $0 != "=" })) \("aab".drop(while: { $0 == "a" })) \("a,,b".split(separator: ",", omittingEmptySubsequences: false))" }
        //= ["key", "a=b"] key b ["a", "", "b"]
        ----
        func t() -> String { let e: [Double] = []; return "\((e.max() ?? 3) / 2) \((e.first(where: { $0 > 1 }) ?? 5) / 2) \((e.sorted().last ?? 1) / 4)" }
        //= 1.5 2.5 0.25
        ----
        struct Cell { var alive = false; static let empty = Cell() }
        func t() -> String { var row: [Cell] = Array(repeating: .empty, count: 3); row[1].alive = true; let grid: [[Int]] = Array(repeating: Array(repeating: 0, count: 2), count: 2); return "\(row.map(\.alive)) \(grid)" }
        //= [false, true, false] [[0, 0], [0, 0]]
        """#)
}
