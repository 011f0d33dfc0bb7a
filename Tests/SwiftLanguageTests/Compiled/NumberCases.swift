// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Integers of all widths, floating-point numbers, ranges and strides.
    static let numbers = reading(
        ##"""
        func t() -> String { let x = 0b1011_0010; return "\(x & 0xF) \(x | 1) \(x ^ 0xFF) \(~x) \(x << 2) \(x >> 3) \(x.nonzeroBitCount) \(x.leadingZeroBitCount) \(x.trailingZeroBitCount) \(UInt8(x).byteSwapped) \(UInt16(0x1234).bigEndian == 0x1234) \(String(x, radix: 2)) \(Int("1f", radix: 16)!) \(1 << 70)" }
        //= 2 179 77 -179 712 22 4 56 1 178 false 10110010 31 0
        ----
        func t() -> String { let v: [Double] = [0.1 + 0.2, 1e21, 1e-7, 100, -0.0, .infinity, .pi, 5e-324, 123456789.125]; return v.map { "\($0)" }.joined(separator: " ") + " \(Float(0.1)) \(Float(16777217)) \(1.0 / 3) \(Float(1) / 3) \((2.5).rounded()) \((-2.5).rounded(.toNearestOrEven)) \((3.7).truncatingRemainder(dividingBy: 1)) \(Double.nan.isNaN) \(Int(-3.9)) \((7.0).squareRoot())" }
        //= 0.30000000000000004 1e+21 1e-07 100.0 -0.0 inf 3.141592653589793 5e-324 123456789.125 0.1 16777216.0 0.3333333333333333 0.33333334 3.0 -2.0 0.7000000000000002 true -3 2.6457513110645907
        ----
        func t() -> String { "\(Array(stride(from: 0, to: 1, by: 0.25))) \(Array(stride(from: 10, through: 0, by: -5))) \((1..<5).contains(5)) \((1...5).clamped(to: 3...9)) \((0..<10).overlaps(9..<12)) \(Array((1...3).reversed())) \((1..<1).isEmpty) \(("a"..."e").contains("c")) \((1...).prefix(2).map { $0 }) \((...5).contains(3)) \([10, 20, 30, 40][1...]) \([1, 2, 3][..<2]) \((1...10).randomElement() != nil) \((2..<6).count) \(5...7 ~= 6)" }
        //= [0.0, 0.25, 0.5, 0.75] [10, 5, 0] false 3...5 true [3, 2, 1] true true [1, 2] true [20, 30, 40] [1, 2] true 4 true
        ----
        func t() -> String { "\(UInt64(5).distance(to: 2)) \(UInt8(1).distance(to: 200)) \(UInt8(3).advanced(by: -2))" }
        //= -3 199 1
        ----
        func t() -> String { "\(Double.significandBitCount) \(Float.exponentBitCount) \(Double.maximumMagnitude(-3, 2)) \(Double.minimumMagnitude(-3, 2)) \(Double.signalingNaN.isNaN)" }
        //= 52 8 -3.0 2.0 true
        ----
        func t() -> String { let a: UInt8 = 250; return "\(a &+ 10) \(a &- 251) \(a &* 2) \(a.addingReportingOverflow(10)) \(~a) \(a << 1) \(a >> 2) \(a & 0x0F) \(a | 1) \(a ^ 0xFF) \(a.leadingZeroBitCount) \(a.nonzeroBitCount) \(a.trailingZeroBitCount) \(Int8(bitPattern: a)) \(UInt8(truncatingIfNeeded: 300)) \(UInt8(clamping: 300)) \(UInt8(exactly: 300) as Any)" }
        //= 4 255 244 (partialValue: 4, overflow: true) 5 244 62 10 251 5 0 6 1 -6 44 255 nil
        ----
        func t() -> String { "\(0.1 + 0.2) \(1e20) \(1e16) \(123456789012345680.0) \(1.0e-5) \(0.0001) \(Float(0.1)) \(Double.pi) \(-0.0) \(Double.infinity) \(Double.nan) \(100.0) \(5e-324) \(Double.greatestFiniteMagnitude) \(1/3.0) \(Float.pi) \(2.5.rounded()) \((-2.5).rounded(.up)) \(3.7.truncatingRemainder(dividingBy: 1))" }
        //= 0.30000000000000004 1e+20 1e+16 1.2345678901234568e+17 1e-05 0.0001 0.1 3.141592653589793 -0.0 inf nan 100.0 5e-324 1.7976931348623157e+308 0.3333333333333333 3.1415925 3.0 -2.0 0.7000000000000002
        ----
        func t() -> String { let a: [Int] = []; let m = a.max() ?? .min; let e = Int.max; let (p, o) = e.addingReportingOverflow(1); let q = (-7).quotientAndRemainder(dividingBy: 2); return "\(m == Int.min) \(p) \(o) \(q) \(-7 / 2) \(-7 % 3) \(7.isMultiple(of: 7)) \(abs(-3)) \((-3).magnitude) \((5).signum()) \(1 << 10) \(0b1010 ^ 0x0F) \(0o17) \(1_000_000) \(Int("-12")!) \(Int("1_0") as Any) \(UInt("7")!) \(Int8("200") as Any) \(Int(exactly: 2.5) as Any) \(Int.bitWidth)" }
        //= true -9223372036854775808 true (quotient: -3, remainder: -1) -3 -1 true 3 3 1 1024 5 15 1000000 -12 nil 7 nil nil 64
        ----
        func t() -> String { var g = SystemRandomNumberGenerator(); let r = Int.random(in: 1...1, using: &g); let b = Bool.random(); let a = [1, 2, 3].shuffled().sorted(); let e = [7].randomElement()!; return "\(r) \(b == true || b == false) \(a) \(e) \((1...6).contains(Int.random(in: 1...6)))" }
        //= 1 true [1, 2, 3] 7 true
        ----
        struct LCG: RandomNumberGenerator { var s: UInt64; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
        func t() -> String { var g = LCG(s: 42); let x = (0..<3).map { _ in Int.random(in: 0..<100, using: &g) }; return "\(x) \([1, 2, 3, 4].shuffled(using: &g)) \(Double.random(in: 0..<1, using: &g) < 1) \("abc".randomElement(using: &g)!)" }
        //= [56, 22, 41] [3, 4, 1, 2] true a
        ----
        func t() -> String { let h = 0xFF, b = 0b1011; return "\(h & b) \(h | 0x100) \(b ^ 1) \(~b & 0xF) \((1 << 5) >> 2) \(-8 >> 1) \(b.nonzeroBitCount) \(UInt8(0b1111_0000).leadingZeroBitCount) \(16.trailingZeroBitCount) \(Int8(-1).magnitude) \(UInt32.max &+ 2) \(Int8.min &- 1) \(UInt16(0x1234).byteSwapped) \(String(h, radix: 2)) \(Int64(1) << 40) \(UInt8(truncatingIfNeeded: -1)) \(Int32(bitPattern: 0xFFFF_FFFF)) \((7, -7).0 % 4) \(-7 % 4)" }
        //= 11 511 10 4 8 -4 3 0 4 1 1 127 13330 11111111 1099511627776 255 -1 3 -3
        ----
        func t() -> String { "\(1.0) \(1.5e10) \(1e15) \(1e16) \(1.0e-4) \(0.00001) \(100000000.0) \(3.0e8 as Float) \(Float(16777217)) \(0.1 + 0.7) \(1.1 * 3) \(Float(1) / 3) \(Double(Float(0.1))) \(2.0.squareRoot()) \(-1.5e-7) \(Double.leastNonzeroMagnitude) \(Double.greatestFiniteMagnitude) \(Float.greatestFiniteMagnitude) \(Int(1e18)) \(1e2.description) \((0.1 as Float) == 0.1)" }
        //= 1.0 15000000000.0 1000000000000000.0 1e+16 0.0001 1e-05 100000000.0 3e+08 16777216.0 0.7999999999999999 3.3000000000000003 0.33333334 0.10000000149011612 1.4142135623730951 -1.5e-07 5e-324 1.7976931348623157e+308 3.4028235e+38 1000000000000000000 100.0 true
        ----
        func t() -> String { "\(lround(2.5)) \(lround(-2.5)) \(lround(0.49)) \(lrint(2.5))" }
        //= 3 -3 0 2
        ----
        func gray(_ n: Int) -> [String] { (0..<(1 << n)).map { let g = $0 ^ ($0 >> 1); return String(g, radix: 2) } }
        func t() -> String { "\(gray(2))" }
        //= ["0", "1", "11", "10"]
        ----
        func t() -> String {
            let a: UInt8 = 250; let (v, o) = a.addingReportingOverflow(10); let w = a &+ 10; let i8 = Int8(truncatingIfNeeded: 200); let cl = UInt8(clamping: -5), ex = Int8(exactly: 300)
            let bits = a.nonzeroBitCount, lz = a.leadingZeroBitCount; let sh: Int32 = 1 << 20, m = Int.max.multipliedReportingOverflow(by: 2).overflow
            return "\(v) \(o) \(w) \(i8) \(cl) \(ex as Any) \(bits) \(lz) \(sh >> 3) \(m) \(~a) \(a ^ 0xF) \(Int16.max) \(UInt32.max) \(String(a, radix: 2)) \(Int("ff", radix: 16)!) \((-7) % 3) \((-7) / 2) \(7.quotientAndRemainder(dividingBy: -2)) \(Int(bitPattern: UInt.max)) \(UInt16(0xABCD).byteSwapped)"
        }
        //= 4 true 4 -56 0 nil 6 0 131072 true 5 245 32767 4294967295 11111010 255 -1 -3 (quotient: -3, remainder: 1) -1 52651
        ----
        func t() -> String { let r = UInt8(200).multipliedFullWidth(by: 100); let (q, m) = UInt8(7).dividingFullWidth((high: 3, low: 12)); return "\(r.high) \(r.low) \(q) \(m)" }
        //= 78 32 111 3
        ----
        func t() -> String { let p = UInt64.max.multipliedFullWidth(by: .max); let n = Int8(-100).multipliedFullWidth(by: 3); let d = Int16(-7).dividingFullWidth((high: -1, low: 0)); return "\(p.high) \(p.low) \(n.high) \(n.low) \(d.quotient) \(d.remainder)" }
        //= 18446744073709551614 1 -2 212 9362 -2
        ----
        func t() -> String { let a: UInt8 = 250; return "\(a &+ 10) \(a.addingReportingOverflow(10)) \(UInt8(clamping: 300)) \(UInt8(truncatingIfNeeded: 511)) \(Int8(bitPattern: 255)) \(UInt8.max) \(Int16.min)" }
        //= 4 (partialValue: 4, overflow: true) 255 255 -1 255 -32768
        ----
        func t() -> String { let w: CGFloat = min(300, .infinity); return "\(min(5.0, .infinity)) \([1, .infinity].max()!) \([1.0, .pi].count) \(.infinity < 5.0) \(5.0 < .infinity) \(5 < .infinity) \(w) \(max(1, .pi)) \(min(7, .max)) \("a" == .init("b")) \([0, .random(in: 1...1)])" }
        //= 5.0 inf 2 false true true 300.0 3.141592653589793 7 false [0, 1]
        ----
        func t() -> String {
            let x = 2.5, u: UInt8 = 3, f: Float = 7, c: Character = "k"
            let s: Unicode.Scalar = "q"
            let inside = (0...10).contains(x) && (1...5).contains(u) && !(1..<5).contains(f) && ("a"..."z").contains(c) && ("a"..<"q").contains(s) == false
            let digits = "a1b22".filter { ("0"..."9").contains($0) }
            let whole = (0..<3).map { Double($0) * 0.5 }
            return "\(inside) \(digits) \(whole) \((0...10).clamped(to: 2.5...20)) \((...5).contains(x)) \((0..<10).overlaps(9.5..<12)) \(("a"..."f").contains("cat")) \((1...3).contains(2)) \((0...1).lowerBound)"
        }
        //= true 122 [0.0, 0.5, 1.0] 2.5...10.0 true true true true 0
        ----
        enum Side: String { case left, right; static let start = Side.left }
        func t() -> String {
            let wide = Int("5") != nil
            let a = wide ? .infinity : 320.0
            let b = wide ? Side.right : .start
            let c = !wide ? .left : b
            let d = [wide ? .pi : 1.0, 2]
            let e = wide ? nil : 5
            let f = wide ? (.right, 1) : (Side.left, 2)
            return "\(a) \(b) \(c) \(d.count) \(e ?? 0) \(f.0) \(wide ? -.infinity : 0.5)"
        }
        //= inf right right 2 0 right -inf
        ----
        func t() -> String { "\(max(-.infinity, 5.0)) \(min(5.0, -.infinity)) \([1.0, -.infinity].min()!) \(-.infinity < 5.0) \(5.0 + -.pi) \([-.pi, 1.0].first! < 0) \(5.0 > -.infinity ? -.greatestFiniteMagnitude : (-.pi) + 1.0)" }
        //= 5.0 -inf -inf true 1.8584073464102069 true -1.7976931348623157e+308
        ----
        func t() -> String { "\(Int32.max) \(UInt64.max) \(Int8.min) \(UInt.bitWidth) \(Int16.bitWidth) \((5 as Int8).leadingZeroBitCount) \((0b1011 as UInt16).nonzeroBitCount) \((8).trailingZeroBitCount)" }
        //= 2147483647 18446744073709551615 -128 64 16 5 3 3
        ----
        func t() -> String { let x: UInt32 = 0xFF00_00FF; return "\(x >> 4) \(x << 4) \(~x) \(x & 0xFFFF) \(x ^ 0xF) \(String(x, radix: 16)) \(x.byteSwapped)" }
        //= 267386895 4026535920 16776960 255 4278190320 ff0000ff 4278190335
        ----
        func t() -> String { let f: Float = 0.1; let g = f + 0.2; return "\(f) \(g) \(Double(f)) \(Float(1) / 3) \(Float.pi) \(Float(2).squareRoot()) \(f * 3)" }
        //= 0.1 0.3 0.10000000149011612 0.33333334 3.1415925 1.4142135 0.3
        ----
        func t() -> String { "\(Int(exactly: 2.5) ?? -1) \(Int(exactly: 3.0) ?? -1) \(UInt8(exactly: 256) ?? 0) \(Int("12a") ?? 0) \(Int("-12") ?? 0) \(Int("ff", radix: 16) ?? 0) \(UInt8("300") ?? 7)" }
        //= -1 3 0 0 -12 255 7
        ----
        func rgb(_ hex: UInt32) -> (r: Double, g: Double, b: Double) { (Double((hex >> 16) & 0xFF) / 255, Double((hex >> 8) & 0xFF) / 255, Double(hex & 0xFF) / 255) }
        func t() -> String { let c = rgb(0xFF8000); return "\(c.r) \(c.g) \(c.b)" }
        //= 1.0 0.5019607843137255 0.0
        ----
        func t() -> String { let n = 12345; var digits: [Int] = []; var m = n; while m > 0 { let (q, r) = m.quotientAndRemainder(dividingBy: 10); digits.append(r); m = q }; return "\(digits) \(n.isMultiple(of: 5)) \((-7).magnitude) \((-7).signum()) \(7 / -2) \(7 % -2)" }
        //= [5, 4, 3, 2, 1] true 7 -1 -3 1
        ----
        func t() -> String { "\(Double.pi.rounded()) \((2.5).rounded(.toNearestOrEven)) \((-2.5).rounded(.up)) \((1.0).nextUp > 1) \(Double.infinity) \(-Double.infinity) \(Double.nan.isNaN) \((0.1 + 0.2)) \(1e100) \(1e-7)" }
        //= 3.0 2.0 -2.0 true inf -inf true 0.30000000000000004 1e+100 1e-07
        ----
        func t() -> String { "\((5.5).truncatingRemainder(dividingBy: 2)) \((8.0).exponent) \((8.0).significand) \((0.0).isZero) \((-0.0).sign == .minus) \(Double.ulpOfOne) \((2.0).ulp) \(Double(signOf: -1, magnitudeOf: 3))" }
        //= 1.5 3 1.0 true true 2.220446049250313e-16 4.440892098500626e-16 -3.0
        ----
        func t() -> String { var x = 5; x &+= 3; x <<= 2; x |= 1; x ^= 0b11; x &= ~0b100; x >>= 1; return "\(x)" }
        //= 17
        ----
        func hash(_ s: String) -> UInt32 { var h: UInt32 = 5381; for b in s.utf8 { h = (h << 5) &+ h &+ UInt32(b) }; return h }
        func t() -> String { "\(hash("hello")) \(hash("world"))" }
        //= 261238937 279393645
        ----
        func t() -> String { let bytes: [UInt8] = [72, 105]; return "\(String(decoding: bytes, as: UTF8.self)) \(bytes.map { String($0, radix: 16) }.joined()) \(bytes.reduce(0) { $0 + Int($1) })" }
        //= Hi 4869 177
        ----
        func t() -> String { "\(min(3, 1, 2)) \(max(2.5, 1)) \(abs(-3)) \(abs(-2.5)) \(Int.max &+ 1) \(Int.min &- 1 == Int.max) \(Int.max.multipliedReportingOverflow(by: 2).overflow)" }
        //= 1 2.5 3 2.5 -9223372036854775808 true true
        ----
        func t() -> String { let v: Int64 = 1_000_000_000_000; let w = Int64(3); return "\(v * w) \(Int(v) + 1) \(Double(v) / 3) \(v / w) \(type(of: v))" }
        //= 3000000000000 1000000000001 333333333333.3333 333333333333 Int64
        ----
        struct LCG: RandomNumberGenerator { var s: UInt64; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
        func t() -> String { var g = LCG(s: 42); return "\(Int.random(in: 1...6, using: &g)) \(Double.random(in: 0..<1, using: &g)) \(Bool.random(using: &g)) \([1, 2, 3, 4].shuffled(using: &g)) \([1, 2, 3].randomElement(using: &g)!) \(UInt8.random(in: 0...9, using: &g))" }
        //= 4 0.7491024849947912 false [3, 4, 1, 2] 1 0
        ----
        func t() -> String { "\(String(255, radix: 2)) \(String(255, radix: 16, uppercase: true)) \(String(-10, radix: 2)) \(Int("1010", radix: 2)!) \(String(format: "%02X", 10)) \(String(format: "%05.1f|%-6d|%+d", 3.14159, 42, 7))" }
        //= 11111111 FF -1010 10 0A 003.1|42    |+7
        ----
        func t() -> String { let xs: [Float] = [1.5, 2.5]; let s = xs.reduce(0, +); let ds = xs.map(Double.init); return "\(s) \(ds) \(xs.max()!) \(Float(s / 2)) \(Int(s))" }
        //= 4.0 [1.5, 2.5] 2.5 2.0 4
        ----
        func t() -> String { "\((1...5).reduce(1, *)) \(stride(from: 0, to: 1, by: 0.25).map { $0 }) \(Array(stride(from: 10, through: 0, by: -5))) \((0..<10).filter { $0 % 3 == 0 })" }
        //= 120 [0.0, 0.25, 0.5, 0.75] [10, 5, 0] [0, 3, 6, 9]
        ----
        func t() -> String { let r = 1.0...2.0; return "\(r.contains(1.5)) \(r.lowerBound) \(r) \((1..<5).count) \((1...5).contains(5)) \((3..<3).isEmpty) \((1...3).reversed().map { $0 }) \((0..<5).clamped(to: 2..<9))" }
        //= true 1.0 1.0...2.0 4 true true [3, 2, 1] 2..<5
        ----
        func t() -> String { var sum = 0.0; for i in stride(from: 0, to: 1, by: 0.25) { sum += i }; let step = 0.5; let down = stride(from: 1, through: 0, by: -step).map { $0 }; let ints = stride(from: 0, to: 9, by: 3).map { $0 }; return "\(sum) \(down) \(ints) \(stride(from: 0.5, to: 2, by: 1).map { $0 })" }
        //= 1.5 [1.0, 0.5, 0.0] [0, 3, 6] [0.5, 1.5]
        ----
        struct SplitMix: RandomNumberGenerator {
            var state: UInt64
            mutating func next() -> UInt64 {
                state &+= 0x9E3779B97F4A7C15
                var z = state
                z = (z ^ (z >> 30)) &* 0xBF58476D1CE4E5B9
                z = (z ^ (z >> 27)) &* 0x94D049BB133111EB
                return z ^ (z >> 31)
            }
        }
        func fnv(_ s: String) -> UInt64 { s.utf8.reduce(0xcbf29ce484222325) { ($0 ^ UInt64($1)) &* 0x100000001b3 } }
        func t() -> String { var g = SplitMix(state: 42); let all: UInt64 = 0xFFFF_FFFF_FFFF_FFFF; return "\(g.next()) \(g.next()) \(fnv("abc")) \(all == .max) \(all >> 63) \(0x8000_0000_0000_0000 as UInt64)" }
        //= 13679457532755275413 2949826092126892291 16654208175385433931 true 1 9223372036854775808
        ----
        protocol Backed { var backing: Double { get set } }
        extension Float: Backed { var backing: Double { get { Double(self) } set { self = Float(newValue) } } }
        extension Float { var half: Float { self / 2 }; mutating func halve() { self = half }; static let small: Float = 0.25 }
        extension Double { var third: Double { self / 3 } }
        func t() -> String {
            var f: Float = 1; f.backing = 2.5; let seen = f.backing; f.halve(); f += 1
            let all: [any Backed] = [f]
            return "\(f) \(seen) \(f.half) \(Float.small + 1) \(all[0].backing) \(9.0.third) \(type(of: f.half))"
        }
        //= 2.25 2.5 1.125 1.25 2.25 3.0 Float
        ----
        extension BinaryFloatingPoint { init(percent n: Int) { self = Self(n) / 100 }; init(half n: Int) { let s = Self(n); self = s / 2 }; static func part(_ n: Int) -> Self { Self(n) / 4 } }
        extension BinaryInteger { init(next d: Double) { self = Self(d) + 1 } }
        func t() -> String { "\(Double(percent: 50)) \(Float(half: 3)) \(Double.part(3)) \(UInt8(next: 3.7)) \(Int(next: 2.5))" }
        //= 0.5 1.5 0.75 4 3
        ----
        func t() -> String { "\(Array(stride(from: UInt8(250), through: 255, by: 2))) \(Array(stride(from: Int8(-120), through: -128, by: -5))) \(stride(from: UInt16(0), to: 65_535, by: 40_000).map { $0 }) \(Array(stride(from: UInt(3), to: 0, by: -2)))" }
        //= [250, 252, 254] [-120, -125] [0, 40000] [3, 1]
        ----
        func t() -> String { "\(1.0.isTotallyOrdered(belowOrEqualTo: 1)) \((-0.0).isTotallyOrdered(belowOrEqualTo: 0)) \((0.0).isTotallyOrdered(belowOrEqualTo: -0.0)) \(Double.infinity.isTotallyOrdered(belowOrEqualTo: .nan)) \(2.0.isLessThanOrEqualTo(1)) \(Float(1).isEqual(to: 1))" }
        //= true true false true false true
        ----
        func t() -> String { let u: Unicode.Scalar = "é", d = [1, 2, 3, 4].difference(from: [1, 3, 5]); return "\(u.utf8.map { $0 }) \(u.utf16.count) \("€".unicodeScalars.flatMap { Array($0.utf8) }) \(d.inverse().count) \([1, 2, 3, 4].applying(d.inverse())!) \(d.inverse().insertions.count)" }
        //= [195, 169] 1 [226, 130, 172] 3 [1, 3, 5] 1
        """##)
}
