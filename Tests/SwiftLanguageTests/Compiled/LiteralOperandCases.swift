// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Literals where several types may be written so.
    static let literalOperands = reading(
        ##"""
        func t() -> String { let n = 7; return "\(Double(7 / 2)) \(CGFloat(10 / 4)) \(Float(1 / 2)) \(Double((7 / 2))) \(Double(-7 / 2)) \(Double(7 / 2 * n)) \(Double(3)) \(Double(7 + 2)) \(Double(1 / 3 + 1)) \(Double(7 % 4)) \(Double(7 / 2.0)) \(Int(7.9)) \(Double(2 * (3 / 2)))" }
        //= 3.0 2.0 0.0 3.0 -3.0 21.0 3.0 9.0 1.0 3.0 3.5 7 2.0
        ----
        func t() -> String { let a = Double(7 / 2); let b: Double = 7 / 2; let c = Double(7 / 2) + 0.5; let d = TimeInterval(60 / 7); let e = Int8(200 / 2); let f = UInt8(300 / 2); let g = String(7 / 2); return "\(a) \(b) \(c) \(d) \(e) \(f) \(g) \(Double(1 << 3)) \(Double(5 & 3)) \(Float(3 / 4 * 4)) \(Double(exactly: 7 / 2) ?? -1)" }
        //= 3.0 3.5 3.5 8.0 100 150 3 8.0 1.0 0.0 3.0
        ----
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
