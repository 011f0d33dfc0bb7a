// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What is declared as `T!` where a generic parameter, or the bound of a range, cannot be an optional.
    static let unwrappedArguments = reading(
        ##"""
        class K { var n: Int! = 3 }
        func t() -> String { let k = K(); return "\(abs(k.n)) \(Array(0..<k.n)) \(max(k.n, 2))" }
        //= 3 [0, 1, 2] 3
        ----
        class K { var n: Int! = 3 }
        func t() -> String { let k = K(); var s = 0; for i in 0..<k.n { s += i }; return "\(s) \(min(k.n, 7)) \((0..<k.n).count)" }
        //= 3 3 3
        ----
        class K { var n: Int! = 3; var s: String! = "ab"; var a: [Int]! = [3, 1, 2] }
        func g<T: Comparable>(_ a: [T]) -> String { "\(a.max()!)" }
        func f<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? b : a }
        func e<C: Collection>(_ c: C) -> Int where C.Element == Int { c.reduce(0, +) }
        func d<T>(_ a: [T]) -> T { a[0] }
        func c<T: BinaryInteger>(_ x: T) -> Double { Double(x) / 2 }
        func h<T>(_ a: T) -> String { "\(a)" }
        func t() -> String { let k = K(); return "\(g(k.a)) \(f(1, k.n)) \(f(k.n, 7)) \(f(k.n, k.n)) \(e(k.a)) \(d(k.a)) \(c(k.n)) \(h(k.n))" }
        //= 3 3 7 3 6 3 1.5 Optional(3)
        ----
        func len(_ s: String!) -> Int { s.count }
        func mk() -> Int! { 4 }
        func t() -> String { let v: Int! = mk(); return "\(len("abc")) \(abs(mk())) \(max(v, 9)) \(Array(v...5)) \(Array(0..<mk()))" }
        //= 3 4 9 [4, 5] [0, 1, 2, 3]
        """##)
}
