// SPDX-License-Identifier: GPL-3.0-or-later

extension CompiledCase {
    /// Members of the library that are seldom asked for.
    static let rareMembers = reading(
        ##"""
        func t() -> String {
            let a: UInt8 = numericCast(5 as Int)
            func f(_ x: Int32) -> Int32 { x }
            let s = [1, 2, 3].trimmingPrefix([1, 2])
            return "\(a) \(f(numericCast(7))) \(s) \(s.startIndex) \([1].trimmingPrefix([1, 2])) \([1, 2].trimmingPrefix { $0 < 2 }) \(Optional(3).unsafelyUnwrapped) \(1.5.significandWidth) \(Float(0.1).significandWidth) \(1.5.significandBitPattern) \(Float(2).exponentBitPattern)"
        }
        //= 5 7 [3] 2 [1] [2] 3 1 23 2251799813685248 128
        ----
        struct Own { var unsafelyUnwrapped: Int { 5 } }
        func t() -> String { let o: Int? = 3; return "\(o.unsafelyUnwrapped) \(o[keyPath: \.unsafelyUnwrapped]) \([o].map(\.unsafelyUnwrapped)) \(Own().unsafelyUnwrapped)" }
        //= 3 3 [3] 5
        ----
        func kind<T: FloatingPoint>(_ x: T) -> Bool { x.isSubnormal || x.isSignalingNaN }
        func t() -> String { "\(1.5.floatingPointClass) \((-0.0).floatingPointClass) \(Float.nan.floatingPointClass) \((-Double.infinity).floatingPointClass) \(5e-324.floatingPointClass) \(kind(5e-324)) \(kind(Float(1)))" }
        //= positiveNormal negativeZero quietNaN negativeInfinity positiveSubnormal true false
        ----
        func t() -> String {
            var d = 2.5, f = Float(1)
            d.addProduct(2, 3)
            f.addProduct(2, 0.25)
            return "\(d) \(f)"
        }
        //= 8.5 1.5
        """##)
}
