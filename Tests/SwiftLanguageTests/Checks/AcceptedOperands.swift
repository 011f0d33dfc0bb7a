// SPDX-License-Identifier: GPL-3.0-or-later

extension AcceptedProgram {
    /// Operators and subscripts between types that have them, close to those that are refused.
    static let operands = reading(
        ##"""
        extension Optional: @retroactive Comparable where Wrapped: Comparable { public static func < (a: Wrapped?, b: Wrapped?) -> Bool { a.map { x in b.map { x < $0 } ?? false } ?? (b != nil) } }
        func f(_ n: Int?) -> Bool { (0...n).contains(1) }
        ----
        func f(_ a: Int?) -> Any { let g: Any = a ?? "x"; return g }
        ----
        extension Optional where Wrapped == Int { static func < (a: Int?, b: Int?) -> Bool { (a ?? 0) < (b ?? 0) } }
        func f(_ a: Int?, _ b: Int?) -> Bool { a < b }
        ----
        extension Dictionary: @retroactive ExpressibleByArrayLiteral { public init(arrayLiteral elements: (Key, Value)...) { self.init(uniqueKeysWithValues: elements) } }
        func f() -> [String: Int] { [] }
        ----
        class H { subscript(i: Int) -> Int! { i }; subscript(s i: Int) -> String! { "a" } }
        func f(_ h: H) -> [Int] { [Array(0..<h[2]).count, -h[2], abs(h[2]), h[2] * h[3], h[s: 1].uppercased().count] }
        ----
        func f<T: Numeric>(_ a: T) -> T { a + 1 }
        func g<T: AdditiveArithmetic>(_ a: T, _ b: T) -> T { a + b }
        func h<T>(_ a: T) -> T where T: BinaryInteger { a * 2 + 1 }
        ----
        struct Box<T> { var v: T; func g(_ w: Int) -> Int { w + 1 } }
        extension Box where T == Int { func up() -> Int { v + 1 } }
        ----
        func + <T>(a: T, b: Int) -> T { a }
        func f<T>(_ a: T) -> T { a + 1 }
        ----
        enum Level: Int { case low, high; static func + (level: Level, n: Int) -> Level { Level(rawValue: level.rawValue + n) ?? level } }
        func f(_ level: Level) -> Level { level + 1 }
        ----
        extension Optional where Wrapped == Int { static func + (a: Int?, b: Int?) -> Int? { a.flatMap { x in b.map { x + $0 } } } }
        func f(_ a: Int?, _ b: Int?) -> Int? { a + b }
        ----
        func f(_ a: Int!, _ b: Int!, _ xs: [Int]) -> Int { a + b - xs.enumerated().map { $0.offset * $0.element }.reduce(0, +) + -a }
        ----
        func f(_ xs: [Int], _ ys: [Int]) -> [Int] { zip(xs, ys).map { $0 * $1 } + zip(xs, ys).map { $0.0 + $0.1 } + xs.enumerated().map { $0 + $1 } }
        """##)
}
