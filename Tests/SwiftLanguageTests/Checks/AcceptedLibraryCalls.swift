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
        """##)
}
