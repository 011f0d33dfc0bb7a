// SPDX-License-Identifier: GPL-3.0-or-later

extension AcceptedProgram {
    /// What is near to operators that the library does not have: those of the program's own, bits, lists of other kinds.
    static let operators = reading(
        ##"""
        extension String { static func - (a: String, b: String) -> String { a.replacingOccurrences(of: b, with: "") } }
        func f(_ a: String) -> String { a - "b" }
        func g() -> String { var s = "ab"; s = s - "a" - "b"; return s }
        ----
        extension Bool { static func + (a: Bool, b: Bool) -> Int { (a ? 1 : 0) + (b ? 1 : 0) }; static func ^ (a: Bool, b: Bool) -> Bool { a != b } }
        func f(_ a: Bool) -> Int { a + true }
        func g(_ a: Bool, _ b: Bool) -> Bool { a ^ b }
        ----
        func - <T: Hashable>(a: Set<T>, b: Set<T>) -> Set<T> { a.subtracting(b) }
        extension Array where Element: Equatable { static func - (a: [Element], b: [Element]) -> [Element] { a.filter { !b.contains($0) } } }
        func f(_ a: Set<Int>) -> Set<Int> { a - [1] }
        func g(_ a: [Int]) -> [Int] { a - [1] - [2] }
        ----
        extension Date { static func - (a: Date, b: Date) -> TimeInterval { a.timeIntervalSince(b) } }
        func f(_ a: Date) -> Double { a - Date() }
        func g(_ a: Date) -> Date { a + 60 - 3.5 * 2 }
        ----
        struct V { var x = 1.0
          static func + (a: V, b: V) -> V { V(x: a.x + b.x) }
          static func * (a: V, b: Double) -> V { V(x: a.x * b) }
          static func * (a: Double, b: V) -> V { b * a }
          static prefix func - (a: V) -> V { V(x: -a.x) }
          static func += (a: inout V, b: V) { a = a + b }
          static func == (a: V, b: V) -> Bool { a.x == b.x } }
        func f(_ a: V) -> V { -a + V() * 2 + 2 * V(x: 3) }
        func g() -> Bool {
          var v = V(); v += V(x: 2); return v == V() || V() == v }
        ----
        func f(_ a: Int, _ b: UInt8, _ s: Int32) -> Int { (a << b) >> s | 0xFF & ~a ^ (1 << 3) }
        func g(_ b: UInt8) -> UInt8 { b & 0x0F | (b >> 4) &+ 3 }
        func h(_ xs: [UInt8]) -> UInt32 { xs.reduce(0) { $0 << 8 | UInt32($1) } }
        func i() -> Int { var a = 3; a <<= 2; a |= 1; a &= ~2; a ^= 7; a >>= UInt8(1); return a }
        ----
        struct O: OptionSet { let rawValue: Int; static let a = O(rawValue: 1 << 0), b = O(rawValue: 1 << 1) }
        func f(_ o: O) -> Bool { o == [.a, .b] || o.contains(.a) }
        ----
        func f(_ a: [Int], _ b: Set<Int>, _ c: Range<Int>) -> [Int] { a + b + c + [1] }
        func g(_ a: [Character]) -> [Character] { a + "ab" }
        func h(_ a: String, _ b: [Character]) -> String { a + b }
        func i(_ a: [Int]) -> [Any] { a + ["a"] as [Any] }
        func j(_ a: ArraySlice<Int>, _ b: [Int]) -> [Int] { b + a }
        ----
        func f(_ a: [Int], _ b: [Int]?) -> Bool { a == b || b == nil || b == [] || a == [1] }
        func g(_ a: [Double]) -> Bool { a == [1, 2] && [1] == a }
        func h(_ a: Set<Int>) -> Bool { a == [1, 2] }
        func i(_ a: (Int, String)) -> Bool { a == (1, "b") && a < (2, "a") }
        func j(_ a: ArraySlice<Int>, _ b: [Int]) -> Bool { a == b[...] }
        func k(_ a: Range<Int>) -> Bool { a == 0..<3 && a ~= 2 }
        func l(_ a: [String: Int], _ b: [[Int]]) -> Bool { a == ["a": 1] && b == [[1], []] }
        ----
        class A {}
        func f(_ a: A, _ b: A?, _ c: AnyObject, _ d: Any) -> Bool { a === b || a === c || b !== nil || c === a }
        protocol P: AnyObject {}
        func g(_ a: any P, _ b: A) -> Bool { a === b }
        ----
        struct E: ExpressibleByIntegerLiteral, Equatable { var n: Int; init(integerLiteral value: Int) { n = value }
          static func + (a: E, b: E) -> E { a } }
        func f(_ e: E) -> E { e + 1 + 2 }
        func g(_ e: E) -> Bool { e == 3 }
        ----
        struct Money: Comparable, AdditiveArithmetic { var n: Int; static let zero = Money(n: 0)
          static func + (a: Money, b: Money) -> Money { Money(n: a.n + b.n) }
          static func - (a: Money, b: Money) -> Money { Money(n: a.n - b.n) }
          static func < (a: Money, b: Money) -> Bool { a.n < b.n } }
        func f(_ a: [Money]) -> Money { var s = a.reduce(.zero, +)
          s += Money(n: 1); s -= Money(n: 1); return s - a[0] }
        func g(_ a: Money) -> ClosedRange<Money> { a...Money(n: 3) }
        ----
        extension Optional where Wrapped == Int { static func + (a: Int?, b: Int?) -> Int? { (a ?? 0) + (b ?? 0) } }
        func f(_ a: Int?) -> Int? { a + 3 }
        ----
        extension Array: @retroactive Comparable where Element: Comparable {
          public static func < (a: [Element], b: [Element]) -> Bool { a.lexicographicallyPrecedes(b) } }
        func f(_ a: [Int]) -> Bool { a < [1, 2] }
        ----
        prefix func ~ (a: Double) -> Double { -a }
        prefix func - (a: String) -> String { String(a.reversed()) }
        func f(_ a: Double) -> Double { ~a }
        func g(_ a: String) -> String { -a }
        ----
        func f(_ a: CGFloat, _ b: Double) -> CGFloat { a * b + -a / 2 }
        func g(_ d: Double, _ f: Float) -> Double { d.truncatingRemainder(dividingBy: 3) + Double(f) }
        ----
        func f(_ xs: [UInt8]) -> [UInt8] { xs.map { $0 & 1 } + xs.map { ~$0 } + zip(xs, xs).map { $0 ^ $1 } + zip(xs, xs).map(&+) }
        """##)
}
