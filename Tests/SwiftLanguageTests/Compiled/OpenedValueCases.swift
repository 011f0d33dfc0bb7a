// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What is behind `any P`, opened where a generic parameter asks for a protocol.
    static let openedValues = reading(
        ##"""
        func eq(_ a: any Equatable, _ b: any Equatable) -> Bool { func h<T: Equatable>(_ x: T) -> Bool { (b as? T) == x }; return h(a) }
        func t() -> String { "\(eq(1, 1)) \(eq(1, "a")) \(eq("a", "a")) \(eq(1, 1.0))" }
        //= true false true false
        ----
        func largest<T: Comparable>(_ a: T, _ rest: T...) -> T { rest.reduce(a) { $0 > $1 ? $0 : $1 } }
        func eq(_ a: any Equatable, _ b: any Equatable) -> Bool { func go<T: Equatable>(_ x: T) -> Bool { guard let y = b as? T else { return false }; return x == y }; return go(a) }
        func t() -> String { "\(largest(1, 5, 3)) \(largest("a", "c", "b")) \(largest(1.5)) \(eq(1, 1)) \(eq("a", 1)) \(eq([1], [1]))" }
        //= 5 c 1.5 true false true
        ----
        func take(_ xs: [any Equatable]) -> Int { var n = 0; for i in xs.indices { for j in xs.indices where j > i { if isEq(xs[i], xs[j]) { n += 1 } } }; return n }
        func isEq<A: Equatable>(_ a: A, _ b: any Equatable) -> Bool { a == b as? A }
        protocol Cmp { func less(_ o: any Cmp) -> Bool? }
        extension Cmp where Self: Comparable { func less(_ o: any Cmp) -> Bool? { (o as? Self).map { self < $0 } } }
        extension Int: Cmp {}
        extension String: Cmp {}
        func t() -> String { "\(take([1, "a", 1, "a", 2.0])) \(1.less(2) as Any) \(1.less("a") as Any) \("b".less("a")!)" }
        //= 2 Optional(true) nil false
        """##)
}
