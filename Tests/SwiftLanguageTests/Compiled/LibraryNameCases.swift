// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Functions of the names that functions of the library have: they stand beside those, and the arguments tell which is meant.
    static let libraryNames = reading(
        ##"""
        struct Resource { static func system(design: Int) -> Resource { Resource() } }
        struct Face { static func system(_ style: Int, design: Int = 0) -> Face { Face() }; static func system(size: Int) -> Face { Face() } }
        enum Kind { case system(weight: Int), other }
        func font(_ r: Resource) -> String { "r" }
        func font(_ f: Face?) -> String { "f" }
        func font(_ k: Kind) -> String { "k" }
        func t() -> String { font(.system(1, design: 2)) + font(.system(design: 1)) + font(.system(size: 3)) + font(.system(weight: 3)) }
        //= frfk
        ----
        struct V { var x = 0.0, y = 0.0 }
        func max(_ a: V, _ b: V) -> V { V(x: max(a.x, b.x), y: Swift.max(a.y, b.y)) }
        func pow(_ a: Int, _ b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
        func abs(_ m: V) -> V { V(x: abs(m.x), y: abs(m.y)) }
        func min<T: Comparable>(_ xs: [T]) -> T? { xs.min() }
        func zip(_ a: V, _ b: V) -> (V, V) { (a, b) }
        func print(_ m: V) { }
        func t() -> String {
            let p = max(V(x: 1, y: 5), V(x: 2, y: 3))
            print(p)
            return "\(p) \(max(1, 2)) \(max(1.5, 2, 3)) \(pow(2, 10)) \(abs(V(x: -3)).x) \(abs(-2.5)) \(min([3, 1])!) \(min(4, 2)) \(Array(zip([1], ["a"]))) \(zip(V(), V()).0.y) \([1, -2].map(abs)) \([4, 9].reduce(0, max)) \([V(x: -1)].map(abs)[0].x)"
        }
        //= V(x: 2.0, y: 5.0) 2 3.0 1024 3.0 2.5 1 2 [(1, "a")] 0.0 [1, 2] 9 1.0
        ----
        func max(_ a: Double, _ b: Double) -> Double { -1 }
        func min(_ a: Double, _ b: Double) -> Double { -2 }
        func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { x }
        func t() -> String { let d = 4.0; return "\(max(1, 2)) \(max(d, 3)) \(min(d, 3) / 2) \(min(1, 2) / 2) \(abs(-3)) \(abs(-d))" }
        //= 2 -1.0 -1.0 0 -3 -4.0
        ----
        struct Pair { var a = [1, 2]; var b = ["x", "y"] }
        func zip(_ p: Pair) -> [String] { zip(p.a, p.b).map { "\($0)\($1)" } }
        func stride(from a: Int, to b: Int) -> [Int] { Array(stride(from: a, to: b, by: 1)) }
        func swap(_ p: inout Pair) { var x = p.a[0], y = p.a[1]; swap(&x, &y); p.a = [x, y] }
        func repeatElement(_ s: String, times: Int) -> String { repeatElement(s, count: times).joined() }
        func sequence(_ n: Int) -> [Int] { Array(sequence(first: n) { $0 > 1 ? $0 / 2 : nil }) }
        func t() -> String { var p = Pair(); swap(&p); var a = 1, b = 2; swap(&a, &b)
            return "\(zip(p)) \(stride(from: 1, to: 3)) \(a)\(b) \(repeatElement("ab", times: 2)) \(sequence(9))" }
        //= ["2x", "1y"] [1, 2] 21 abab [9, 4, 2, 1]
        ----
        enum Log { nonisolated(unsafe) static var lines: [String] = [] }
        func print(_ items: Any...) { Log.lines.append(items.map { "\($0)" }.joined(separator: "|")) }
        func assert(_ ok: Bool, _ a: Int, _ b: Int) { if !ok { Log.lines.append("\(a)!=\(b)") } }
        func t() -> String { print(1, "b"); print("c"); assert(false, 1, 2); assert(true); return "\(Log.lines)" }
        //= ["1|b", "c", "1!=2"]
        ----
        func round(_ x: Double, to step: Double) -> Double { round(x / step) * step }
        func round(_ s: String) -> String { "<\(s)>" }
        func sqrt(_ n: Int) -> Int { Int(sqrt(Double(n))) }
        func t() -> String { let f: (Double) -> Double = sqrt; let g: (Int) -> Int = sqrt
            return "\(round(2.6)) \(round(2.6, to: 0.5)) \(round("a")) \(sqrt(17)) \(sqrt(2.25)) \(f(4)) \(g(10)) \([1.4, 2.6].map(round)) \(["a"].map(round)) \([9, 16].map(sqrt))" }
        //= 3.0 2.5 <a> 4 1.5 2.0 3 [1.0, 3.0] ["<a>"] [3, 4]
        """##)
}
