// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Literals where several types may be written so.
    static let literalOperands = reading(
        ##"""
        func t() -> String { var v = SIMD4<Int>(1, 2, 3, 4); v.replace(with: 0, where: v .> 2); var w = SIMD2<Double>(1, 2); w.replace(with: SIMD2(9, 8), where: w .< SIMD2(1.5, 1.5)); return "\(v) \(w) \(v.replacing(with: 7, where: v .== 0))" }
        //= SIMD4<Int>(1, 2, 0, 0) SIMD2<Double>(9.0, 2.0) SIMD4<Int>(1, 2, 7, 7)
        ----
        struct V: ExpressibleByArrayLiteral { var a: [Int]; init(arrayLiteral e: Int...) { a = e } }
        struct S: ExpressibleByStringLiteral { var s: String; init(stringLiteral v: String) { s = v } }
        func f<T>(_ v: V, _ x: T) -> String { "V" }
        func f<T>(_ i: Int, _ x: T) -> String { "I" }
        func g(_ s: S) -> String { "S" }
        func g(_ i: Int) -> String { "I" }
        func h(_ v: V?) -> String { "V?" }
        func h(_ v: Int) -> String { "I" }
        func t() -> String { "\(f(1, "a")) \(f([1], 2)) \(g("a")) \(g(1)) \(h(nil)) \(h(2)) \(h([1]))" }
        //= I V S I V? I V?
        ----
        func t() -> String { let a = Set([1]), b = Set<Double>(); return "\((a + [2]).sorted()) \(a == [1]) \(a != []) \((b + [1]).map { $0 / 2 })" }
        //= [1, 2] true true [0.5]
        """##)
}
