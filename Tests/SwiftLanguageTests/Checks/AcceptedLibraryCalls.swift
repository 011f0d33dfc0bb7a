// SPDX-License-Identifier: GPL-3.0-or-later

extension AcceptedProgram {
    /// Calls of functions that share their names with the library's, and of the library's with all of their arguments.
    static let libraryCalls = reading(
        ##"""
        func min(_ xs: [Int]) -> Int { xs.sorted().first ?? 0 }
        func f() -> Int { min([1]) + Swift.min(1, 2) + min(1, 2, 3, 4) }
        ----
        extension Int { static func random(_ range: ClosedRange<Int>) -> Int { random(in: range) } }
        func f() -> Int { Int.random(1...6) + .random(in: 1..<7) }
        ----
        extension Array { init(repeating element: Element) { self.init(repeating: element, count: 2) } }
        func f() -> [Int] { Array(repeating: 0) + [Int](repeating: 1, count: 2) }
        ----
        extension Collection where Element == Int { func f() -> Int { min() ?? 0 }; func sum(max: Int) -> Int { Swift.max(max, count) } }
        ----
        extension Sequence { func filter(_ flag: Bool) -> [Element] { flag ? Array(self) : [] } }
        func f(_ xs: [Int]) -> [Int] { xs.filter(true) + xs.filter { $0 > 1 } }
        ----
        extension Array where Element == String { func sorted(by word: String) -> [String] { sorted { a, _ in a == word } } }
        func f(_ xs: [String]) -> [String] { xs.sorted(by: "x") + xs.sorted(by: <) }
        ----
        struct Box { func max(_ n: Int) -> Int { n }; func g() -> Int { max(3) } }
        ----
        func f(_ xs: [Int], _ keep: (Int) -> Bool) -> [Int] { xs.filter(keep).map(String.init).compactMap(Int.init) }
        ----
        func f() -> [Int] { Array(stride(from: 0, through: 10, by: 5)) + Array(repeatElement(1, count: 2)) + zip([1], [2]).map(+) }
        ----
        func f(_ words: [String]) -> [Character: [String]] { Dictionary(grouping: words) { $0.first ?? " " } }
        ----
        func f() -> String { String(format: "%.1f", 2.0) + String(repeating: "a", count: 2) + String(255, radix: 16) }
        ----
        func f(_ s: String?, _ n: Int?) -> String { (s?.uppercased() ?? "") + "\(s.debugDescription) \(n.hashValue) \(n.map { $0 + 1 } ?? 0)" }
        ----
        func f(_ s: String?) -> Int { (s.flatMap { Int($0) } ?? 0) + (s.flatMap(Int.init) ?? 0) + (Int(s ?? "") ?? 0) + (s.map { $0.count } ?? 0) }
        ----
        func f(_ n: Int!) -> Int { abs(n) + min(n, 3) + (0..<n).count + Int(Double(n)) }
        ----
        func f(_ a: Double, _ n: Int) -> Double { a.truncatingRemainder(dividingBy: 2) + Double(n % 2) + sqrt(4) + sqrt(Double(n)) + floor(a) }
        ----
        extension Double { static func % (a: Double, b: Double) -> Double { a.truncatingRemainder(dividingBy: b) } }
        func f(_ a: Double) -> Double { a % 2 }
        ----
        func f(_ xs: [Int], _ s: String, _ cs: [Character]) -> Bool { xs.contains([1]) || cs.contains("a") || cs.contains(s) || s.contains("a") }
        ----
        extension Sequence { func contains(_ word: String) -> Bool { false } }
        func f(_ xs: [Int]) -> Bool { xs.contains("a") || xs.contains(1) }
        ----
        func run(_ body: @autoclosure () -> Int, _ then: ((Int) -> Int)? = nil, path: (String) -> Int) -> Int { then?(body()) ?? path("") }
        func f(_ n: Int?) -> Int { run(1, nil, path: \.count) + run(n ?? 2, abs, path: \String.count) }
        ----
        struct S { var a: [String: Int] = [:]; var b: [String: [Int]]? = [:]; var c: Set<Int> = []; var d: [String: Int]? = nil }
        func f(_ s: S) -> Int { (s.d ?? [:]).count + (s.b?["a"] ?? []).count }
        ----
        extension Array where Element: Equatable { mutating func remove(_ x: Element) { removeAll { $0 == x } } }
        func f() -> [String] { var a = [1, 2], b = ["a"]; a.remove(1); b.remove("a"); return b + a.map(String.init) }
        ----
        extension RangeReplaceableCollection { mutating func insert(_ x: Element) { append(x) } }
        extension Array { mutating func append(_ a: Element, _ b: Element) { append(a); append(b) } }
        extension Dictionary { mutating func removeValue(_ k: Key) { self[k] = nil } }
        func f() -> Int { var a = [1]; a.insert(1); a.append(1, 2); var d = ["a": 1]; d.removeValue("a"); return a.count + d.count }
        ----
        func f() -> Int {
            var a = [3, 1], s: Set = [1, 2], d = ["a": 1]
            a.sort(); a.sort(by: >); a.removeFirst(); a.removeLast(1); a.removeAll(keepingCapacity: true); a.append(contentsOf: [1])
            a.insert(contentsOf: [2], at: 0); a.swapAt(0, 1); a.removeSubrange(0..<1); a.replaceSubrange(0..<1, with: [5])
            s.insert(3); s.remove(1); s.formUnion([4]); s.subtract([2]); s.update(with: 5); s.removeFirst()
            d.removeValue(forKey: "a"); d.updateValue(2, forKey: "b"); d.merge(["c": 3]) { $1 }; d.reserveCapacity(3); d.removeAll()
            return (a.popLast() ?? 0) + (s.popFirst() ?? 0) + d.count
        }
        ----
        func f() -> String {
            var s = "abc"
            s.append("d"); s.append(contentsOf: "ef"); s.insert("x", at: s.startIndex); s.remove(at: s.startIndex); s.removeFirst()
            s.removeLast(2); s.removeAll { $0 == "a" }; s.write("q")
            return s
        }
        ----
        extension String { func uppercased(_ flag: Bool) -> String { flag ? uppercased() : self } }
        extension String { init(_ s: String, count: Int) { self = String(repeating: s, count: count) } }
        func f() -> String { "a".uppercased(true) + String("a", count: 3) }
        ----
        extension Int { static func random() -> Int { random(in: 0...9) } }
        func abs() -> Int { 3 }
        func f() -> String { "\(Int.random()) \(abs() + abs(-3))" }
        ----
        func pow(_ a: Int, _ b: Int) -> Int { (0..<b).reduce(1) { x, _ in x * a } }
        func f(_ n: Int) -> Int { pow(n, 2) + pow(2, 3) }
        ----
        func f(_ n: Int, _ d: Double, _ x: Float) -> Double {
            pow(d, 2) + pow(2, d) + pow(2.0, Double(n)) + Double(pow(x, 2)) + pow(10, 2) + hypot(3, 4) + fmod(5, 3) + hypot(Double(n), 2)
        }
        func g(_ n: Int) { print(pow(10, n)) }
        ----
        class A { func min(_ n: Int) -> Int { n } }
        class B: A { func go() -> Int { min(1) } }
        protocol P { func min(_ n: Int) -> Int }
        extension P { func go() -> Int { min(1) } }
        struct S { var max: (Int) -> Int = { $0 }; func go() -> Int { func zip(_ n: Int) -> Int { n }; return max(1) + zip(2) } }
        ----
        func f() -> Double {
            var g = SystemRandomNumberGenerator()
            let picked = [1, 2].randomElement(using: &g) ?? 0
            return Double.random(in: 0...1) + .random(in: 0..<2) + Double(Int.random(in: 0..<3, using: &g) + picked)
        }
        """##)
}
