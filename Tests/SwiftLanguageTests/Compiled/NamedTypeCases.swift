// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// What the names of generic parameters and associated types print where they stand for a type of the library's.
    static let namedTypes = reading(
        ##"""
        func f<T>(_ x: T) -> String { "\(T.self)" }
        struct B<T> { var v: T; var n: String { "\(T.self)" } }
        func t() -> String { let a: [Any] = [1, 2]; let d: [String: Any] = ["a": 1]; return "\(f(a)) \(f(d)) \(B(v: a).n) \([Any].self) \(f(a as [Any]?))" }
        //= Array<Any> Dictionary<String, Any> Array<Any> Array<Any> Optional<Array<Any>>
        ----
        extension Collection { var kind: String { "\(Self.self) \(Element.self)" } }
        func t() -> String { "\([1].kind) \("ab".kind) \((1...3).kind) \((0..<2).kind) \(Set([1]).kind) \(["a": 1].kind) \([[1]].kind) \("abc".dropFirst().kind) \([1, 2].dropFirst().kind)" }
        //= Array<Int> Int String Character ClosedRange<Int> Int Range<Int> Int Set<Int> Int Dictionary<String, Int> (key: String, value: Int) Array<Array<Int>> Array<Int> Substring Character ArraySlice<Int> Int
        ----
        extension Sequence { func typeOfFirst() -> String { "\(Element.self)" }; var isOfInts: Bool { Element.self == Int.self } }
        func t() -> String { "\([2.5].typeOfFirst()) \(["a"].typeOfFirst()) \([1].isOfInts) \(["x"].isOfInts) \((1..<3).isOfInts) \([true].lazy.map { $0 }.first!)" }
        //= Double String true false true true
        ----
        func f<T, U>(_ t: T, _ u: U) -> String { "\(type(of: (t, u)))" }
        func t() -> String { let a = (1, nil as String?); let b = (x: 1.5, y: [1]); let c = (1, (2, "a")); let d: (Int, Any) = (1, 2); return "\(type(of: a)) \(type(of: b)) \(type(of: c)) \(type(of: d)) \(f(1, "a")) \(f(Optional(1), [2.5]))" }
        //= (Int, Optional<String>) (x: Double, y: Array<Int>) (Int, (Int, String)) (Int, Any) (Int, String) (Optional<Int>, Array<Double>)
        """##)
}
