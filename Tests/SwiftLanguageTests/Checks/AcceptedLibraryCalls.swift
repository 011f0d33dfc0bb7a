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
        """##)
}
