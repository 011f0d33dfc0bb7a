// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// `SIMD2` and its kin, and what code of a generic type knows of its arguments.
    static let vectors = reading(
        ##"""
        func t() -> String {
            let a = SIMD2<Float>(1, 2), b: SIMD2<Float> = [0.1, 0.2]
            var c = a + b * 2; c += b; c.x = 9; c[1] = 0.5
            let d = SIMD2(x: 1.5, y: 2), e = 2 * a, z = SIMD2<Double>.zero
            return "\(a * 2) \(-a) \(a + b) \(c) \(d) \(type(of: d)) \(e.sum()) \(a == b) \(a.min()) \(z) \(a.indices) \(a.scalarCount) \(SIMD2<Int>(repeating: 3)) \(b.x * 3) \(d.x / 2) \([a: 1][a] ?? 0)"
        }
        //= SIMD2<Float>(2.0, 4.0) SIMD2<Float>(-1.0, -2.0) SIMD2<Float>(1.1, 2.2) SIMD2<Float>(9.0, 0.5) SIMD2<Double>(1.5, 2.0) SIMD2<Double> 6.0 false 1.0 SIMD2<Double>(0.0, 0.0) 0..<2 2 SIMD2<Int>(3, 3) 0.3 0.75 1
        ----
        func t() -> String {
            let a = SIMD3<Double>(1, 2, 3), b = SIMD3<Double>(3, 2, 1)
            let m = a .< b, n = a .== b, k = a .!= b
            let i = SIMD4<Int>(1, 2, 3, 4), j = SIMD4<Int32>(repeating: 2)
            var l = a; l.replace(with: SIMD3(repeating: 9), where: m); l *= 2; l -= b; l /= 2
            let ii = i &+ 1, jj = j &* j, kk = i / 2, ll = i % 3, s = i.wrappedSum(), mm = i &- i
            return "\(m) \(n) \(m .| n) \(m .& n) \(.!m) \(l) \(a.replacing(with: b, where: k)) \(a.clamped(lowerBound: b, upperBound: b)) \(ii) \(jj) \(kk) \(ll) \(s) \(mm) \(i.max()) \(SIMD4<Float>.one) \(a.squareRoot()) \(SIMD2<Double>(a.x, a.z).rounded(.up)) \(a.addingProduct(a, b)) \(pointwiseMin(a, b)) \(pointwiseMax(a, b)) \(SIMD3<Float>(a)) \(SIMD4(a, 4)) \(SIMD8<Int>(lowHalf: i, highHalf: i).lowHalf) \(SIMD4<Int>([1, 2, 3, 4])) \(SIMD4(lowHalf: SIMD2(1.0, 2), highHalf: [3, 4])) \(i.evenHalf) \(i.highHalf) \(a[2]) \(m[0])"
        }
        //= SIMDMask<SIMD3<Int64>>(true, false, false) SIMDMask<SIMD3<Int64>>(false, true, false) SIMDMask<SIMD3<Int64>>(true, true, false) SIMDMask<SIMD3<Int64>>(false, false, false) SIMDMask<SIMD3<Int64>>(false, true, true) SIMD3<Double>(7.5, 1.0, 2.5) SIMD3<Double>(3.0, 2.0, 1.0) SIMD3<Double>(3.0, 2.0, 1.0) SIMD4<Int>(2, 3, 4, 5) SIMD4<Int32>(4, 4, 4, 4) SIMD4<Int>(0, 1, 1, 2) SIMD4<Int>(1, 2, 0, 1) 10 SIMD4<Int>(0, 0, 0, 0) 4 SIMD4<Float>(1.0, 1.0, 1.0, 1.0) SIMD3<Double>(1.0, 1.4142135623730951, 1.7320508075688772) SIMD2<Double>(1.0, 3.0) SIMD3<Double>(4.0, 6.0, 6.0) SIMD3<Double>(1.0, 2.0, 1.0) SIMD3<Double>(3.0, 2.0, 3.0) SIMD3<Float>(1.0, 2.0, 3.0) SIMD4<Double>(1.0, 2.0, 3.0, 4.0) SIMD4<Int>(1, 2, 3, 4) SIMD4<Int>(1, 2, 3, 4) SIMD4<Double>(1.0, 2.0, 3.0, 4.0) SIMD2<Int>(1, 3) SIMD2<Int>(3, 4) 3.0 true
        ----
        func t() -> String {
            func lerp(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ t: Float) -> SIMD2<Float> { a + (b - a) * t }
            func len(_ v: SIMD3<Float>) -> Float { (v * v).sum().squareRoot() }
            var pts: [SIMD2<Float>] = [[0, 0], [0.5, 0], [1, 0]]
            for i in pts.indices { pts[i].y += sin(Float(i)) * 0.1; pts[i] = lerp(pts[i], .one, 0.5) }
            let total = pts.reduce(.zero, +) / Float(pts.count)
            let x = SIMD3<Float>(1, 2, 2); var q = x; for k in q.indices { q[k] = Float(k) * 2 }
            struct P: Hashable { var at: SIMD2<Double>; var v = SIMD2<Double>(0, 1) }
            var p = P(at: .zero); p.at += p.v * 0.5; p.at.x -= 1
            func axis(_ i: Int) -> SIMD3<Int> { var r = SIMD3<Int>.zero; r[i] = 1; return r }
            return "\(pts) \(total) \(len(x)) \(x / len(x)) \(q) \(p) \(p.at == [-1, 0.5]) \(axis(1)) \(Set([axis(0), axis(0), axis(2)]).count) \(1 / x) \(x - 1) \(-x.x) \(SIMD2<Float>(x: 0.1, y: 0.2)) \(type(of: x.x)) \(SIMD3<Int>(1, 2, 3) &- SIMD3(1, 1, 1)) \(SIMD2<UInt8>(250, 3) &+ 10)"
        }
        //= [SIMD2<Float>(0.5, 0.5), SIMD2<Float>(0.75, 0.54207355), SIMD2<Float>(1.0, 0.5454649)] SIMD2<Float>(0.75, 0.52917945) 3.0 SIMD3<Float>(0.33333334, 0.6666667, 0.6666667) SIMD3<Float>(0.0, 2.0, 4.0) P(at: SIMD2<Double>(-1.0, 0.5), v: SIMD2<Double>(0.0, 1.0)) true SIMD3<Int>(0, 1, 0) 2 SIMD3<Float>(1.0, 0.5, 0.5) SIMD3<Float>(0.0, 1.0, 1.0) -1.0 SIMD2<Float>(0.1, 0.2) Float SIMD3<Int>(0, 1, 2) SIMD2<UInt8>(4, 13)
        ----
        func t() -> String {
            let p: [SIMD2<Float>] = [[0, 0], [1, 0]]; let z: SIMD3<Double> = .zero, o: SIMD3<Double> = [1, 2, 3]
            let q = (0..<4).map { SIMD2<Float>(Float($0 % 2), Float($0 / 2)) }
            func f(_ p: SIMD2<Double>) -> String { "\(p) \(p.x / 2)" }
            let d = SIMD2(3, 4), e = SIMD2(3.0, 4)
            var s = SIMD4<Float>(repeating: 0); s.w = 2; s.lowHalf = [5, 6]; s.oddHalf += 1
            let dict: [SIMD2<Int>: String] = [[0, 1]: "a", SIMD2(1, 0): "b"]
            let moves: [SIMD2<Int>] = [SIMD2(x: 0, y: 1), .init(x: 1, y: 0)]
            let at = moves.reduce(SIMD2<Int>.zero) { $0 &+ $1 }
            let dist = ((e - SIMD2(0, 0)) * (e - SIMD2(0, 0))).sum().squareRoot()
            return "\(p) \(z) \(o) \(q[3]) \(f([1, 2])) \(f(.init(3, 4))) \(d) \(e) \(s) \(dict[[0, 1]] ?? "") \(dict[SIMD2(1, 0)] ?? "") \(at) \(dist) \(p[1].x + 1) \(p[0] == .zero) \(o.sum() / 4) \(SIMD3<Float>(SIMD2<Float>(1, 2), 3)) \(d.x / 2) \(o != z)"
        }
        //= [SIMD2<Float>(0.0, 0.0), SIMD2<Float>(1.0, 0.0)] SIMD3<Double>(0.0, 0.0, 0.0) SIMD3<Double>(1.0, 2.0, 3.0) SIMD2<Float>(1.0, 1.0) SIMD2<Double>(1.0, 2.0) 0.5 SIMD2<Double>(3.0, 4.0) 1.5 SIMD2<Int>(3, 4) SIMD2<Double>(3.0, 4.0) SIMD4<Float>(5.0, 7.0, 0.0, 3.0) a b SIMD2<Int>(1, 1) 5.0 2.0 true 1.5 SIMD3<Float>(1.0, 2.0, 3.0) 1 true
        ----
        func t() -> String {
            func mean<V: SIMD>(_ v: V) -> Double where V.Scalar == Double { var s = 0.0; for i in v.indices { s += v[i] }; return s / Double(v.scalarCount) }
            func dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * b).sum() }
            let h = SIMD2<Double>(1, 2)
            return "\(mean(SIMD4<Double>(1, 2, 3, 4))) \(mean(h)) \(dot(h, h)) \(dot(SIMD3<Float>(1, 2, 3), [1, 1, 1])) \(SIMD2<Double>.scalarCount) \(h.hashValue == SIMD2<Double>(1, 2).hashValue)"
        }
        //= 2.5 1.5 5.0 6.0 2 true
        ----
        struct Pair<T: Numeric> { var t: T; static var zero: Pair { Pair(t: 0) }; static var one: Pair<T> { Pair<T>(t: 1) }; static var two: Self { .init(t: 2) } }
        func t() -> String {
            let a: Pair<Double> = .zero, b: Pair<Float> = .one, c: Pair<Int>? = .two
            func half(_ p: Pair<Double>) -> Double { p.t / 2 }
            struct Kept { var p: Pair<Double> = .one; var list: [Pair<Float>] = [.zero, .two] }
            return "\(a) \(b) \(c!) \(half(.one)) \(half(.two)) \(Kept().p) \(Kept().list[0]) \(Kept().list[1]) \(Pair<Double>.two)"
        }
        //= Pair<Double>(t: 0.0) Pair<Float>(t: 1.0) Pair<Int>(t: 2) 0.5 1.0 Pair<Double>(t: 1.0) Pair<Float>(t: 0.0) Pair<Float>(t: 2.0) Pair<Double>(t: 2.0)
        ----
        struct Box<T> { var value: T; var list: [T] = []; var shown: String { "\(type(of: self)) \(type(of: list)) \(type(of: value)) \(Self.self) \(T.self)" }; func with<U>(_ other: U) -> String { "\(type(of: [other])) \(type(of: self))" } }
        final class Holder<T> { let value: T; init(_ value: T) { self.value = value }; func shown() -> String { "\(type(of: self)) \(type(of: value))" } }
        func t() -> String {
            let a = Box<Float>(value: 1), b = Box(value: "a", list: ["b"]), d = Holder([1.5])
            return "\(a.shown) \(b.shown) \(a.with(1)) \(b.with("x")) \(d.shown()) \(type(of: a))"
        }
        //= Box<Float> Array<Float> Float Box<Float> Float Box<String> Array<String> String Box<String> String Array<Int> Box<Float> Array<String> Box<String> Holder<Array<Double>> Array<Double> Box<Float>
        """##)
}
