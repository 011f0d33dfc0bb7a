// SPDX-License-Identifier: GPL-3.0-or-later

extension Library {
    static let numbers =
        IntegerType.allCases.map { integer($0.rawValue) }.joined(separator: "\n") + "\n"
        + floatTypes.map { float($0) }.joined(separator: "\n") + "\n"
        + numberProtocols

    private static let floatTypes = ["Double", "Float", "CGFloat"]

    private static func integer(_ name: String) -> String {
        """
        struct \(name) {}
        extension \(name): FixedWidthInteger, \(name.hasPrefix("U") ? "UnsignedInteger" : "SignedInteger"), Codable, Sendable {
            typealias Stride = Int
            typealias Magnitude = \(name.hasPrefix("U") ? name : "U" + name)
            init() {}
            init(_ value: \(name)) {}
            init(integerLiteral value: \(name)) {}
            init<T: BinaryInteger>(_ source: T) {}
            init<T: BinaryFloatingPoint>(_ source: T) {}
            init?(_ description: String) {}
            init?(_ text: Substring) {}
            init?(_ text: String, radix: Int) {}
            init?(_ text: Substring, radix: Int) {}
            init(_ value: String, format: FormatStyle) throws {}
            init(_ value: String, strategy: FormatStyle) throws {}
            init?<T: BinaryInteger>(exactly source: T) {}
            init?<T: BinaryFloatingPoint>(exactly source: T) {}
            init<T: BinaryInteger>(truncatingIfNeeded source: T) {}
            init<T: BinaryInteger>(clamping source: T) {}
            init<T>(bitPattern: T) {}\(name == "UInt8" ? "\ninit(ascii: Unicode.Scalar) {}" : "")
            static var max: \(name) {}
            static var min: \(name) {}
            static var zero: \(name) {}
            static var bitWidth: Int {}
            static func random(in range: Range<\(name)>) -> \(name) {}
            static func random(in range: ClosedRange<\(name)>) -> \(name) {}
            static func random<G>(in range: Range<\(name)>, using generator: inout G) -> \(name) {}
            static func random<G>(in range: ClosedRange<\(name)>, using generator: inout G) -> \(name) {}
            var magnitude: \(name.hasPrefix("U") ? name : "U" + name) {}
        }
        """
    }

    private static func float(_ name: String) -> String {
        """
        struct \(name) {}
        extension \(name): BinaryFloatingPoint, Codable, Sendable, CustomStringConvertible, LosslessStringConvertible {
            typealias Stride = \(name)
            init() {}
            init(_ value: \(name)) {}
            init(floatLiteral value: \(name)) {}
            init(integerLiteral value: Int64) {}
            init<T: BinaryInteger>(_ source: T) {}
            init<T: BinaryFloatingPoint>(_ source: T) {}
            init?(_ text: String) {}
            init?(_ text: Substring) {}
            init(_ value: String, format: FormatStyle) throws {}
            init(_ value: String, strategy: FormatStyle) throws {}
            init?<T: BinaryInteger>(exactly source: T) {}
            init(sign: FloatingPointSign, exponent: Int, significand: \(name)) {}
            static var pi: \(name) {}
            static var infinity: \(name) {}
            static var nan: \(name) {}
            static var zero: \(name) {}
            static var greatestFiniteMagnitude: \(name) {}
            static var leastNormalMagnitude: \(name) {}
            static var leastNonzeroMagnitude: \(name) {}
            static var ulpOfOne: \(name) {}
            static func random(in range: Range<\(name)>) -> \(name) {}
            static func random(in range: ClosedRange<\(name)>) -> \(name) {}
            static func random<G>(in range: Range<\(name)>, using generator: inout G) -> \(name) {}
            static func random<G>(in range: ClosedRange<\(name)>, using generator: inout G) -> \(name) {}
            static func maximum(_ x: \(name), _ y: \(name)) -> \(name) {}
            static func minimum(_ x: \(name), _ y: \(name)) -> \(name) {}
            static func maximumMagnitude(_ x: \(name), _ y: \(name)) -> \(name) {}
            static func minimumMagnitude(_ x: \(name), _ y: \(name)) -> \(name) {}
            static var signalingNaN: \(name) {}
            static var significandBitCount: Int {}
            static var exponentBitCount: Int {}
            var magnitude: \(name) {}
            var native: Double {}
            var description: String {}
        }
        """
    }

    private static let numberProtocols = """
        typealias TimeInterval = Double
        typealias Float64 = Double
        typealias Float32 = Float
        extension BinaryInteger {
            var description: String {}
            var magnitude: Magnitude {}
            func isMultiple(of other: Self) -> Bool {}
            func signum() -> Self {}
            func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self) {}
            func advanced(by n: Int) -> Self {}
            func distance(to other: Self) -> Int {}
            func formatted() -> String {}
        }
        extension FixedWidthInteger {
            static var max: Self {}
            static var min: Self {}
            static var bitWidth: Int {}
            var bitWidth: Int {}
            var words: [UInt] {}
            var nonzeroBitCount: Int {}
            var leadingZeroBitCount: Int {}
            var trailingZeroBitCount: Int {}
            var byteSwapped: Self {}
            var bigEndian: Self {}
            var littleEndian: Self {}
            func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool) {}
            func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool) {}
            func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool) {}
            func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude) {}
            func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self) {}
            func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool) {}
        }
        extension SignedNumeric {
            mutating func negate() {}
        }
        extension FloatingPoint {
            var magnitude: Self {}
            static var pi: Self {}
            static var infinity: Self {}
            static var nan: Self {}
            static var greatestFiniteMagnitude: Self {}
            static var leastNormalMagnitude: Self {}
            static var leastNonzeroMagnitude: Self {}
            var isNaN: Bool {}
            var isSignalingNaN: Bool {}
            var isCanonical: Bool {}
            var isFinite: Bool {}
            var isInfinite: Bool {}
            var isZero: Bool {}
            var isNormal: Bool {}
            var isSubnormal: Bool {}
            var ulp: Self {}
            var nextUp: Self {}
            var nextDown: Self {}
            var exponent: Int {}
            var significand: Self {}
            var significandWidth: Int {}
            var binade: Self {}
            var sign: FloatingPointSign {}
            var magnitudeSquared: Double {}
            mutating func scale(by rhs: Double) {}
            func interpolated(towards other: Self, amount: Double) -> Self {}
            mutating func interpolate(towards other: Self, amount: Double) {}
            func rounded() -> Self {}
            func rounded(_ rule: FloatingPointRoundingRule) -> Self {}
            mutating func round() {}
            mutating func round(_ rule: FloatingPointRoundingRule) {}
            func squareRoot() -> Self {}
            func truncatingRemainder(dividingBy other: Self) -> Self {}
            func remainder(dividingBy other: Self) -> Self {}
            func isLess(than other: Self) -> Bool {}
            func isEqual(to other: Self) -> Bool {}
            func isLessThanOrEqualTo(_ other: Self) -> Bool {}
            func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool {}
            func advanced(by n: Self) -> Self {}
            func distance(to other: Self) -> Self {}
            func addingProduct(_ lhs: Self, _ rhs: Self) -> Self {}
            func formatted() -> String {}
        }
        enum FloatingPointSign { case plus, minus }
        enum FloatingPointRoundingRule { case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero }
        func abs<T: SignedNumeric & Comparable>(_ x: T) -> T {}
        func min<T: Comparable>(_ x: T, _ y: T) -> T {}
        func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {}
        func max<T: Comparable>(_ x: T, _ y: T) -> T {}
        func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {}
        func sqrt<T: FloatingPoint>(_ x: T) -> T {}
        func floor<T: FloatingPoint>(_ x: T) -> T {}
        func ceil<T: FloatingPoint>(_ x: T) -> T {}
        func round<T: FloatingPoint>(_ x: T) -> T {}
        func trunc<T: FloatingPoint>(_ x: T) -> T {}
        func fabs<T: FloatingPoint>(_ x: T) -> T {}
        func sin<T: FloatingPoint>(_ x: T) -> T {}
        func cos<T: FloatingPoint>(_ x: T) -> T {}
        func tan<T: FloatingPoint>(_ x: T) -> T {}
        func asin<T: FloatingPoint>(_ x: T) -> T {}
        func acos<T: FloatingPoint>(_ x: T) -> T {}
        func atan<T: FloatingPoint>(_ x: T) -> T {}
        func sinh<T: FloatingPoint>(_ x: T) -> T {}
        func cosh<T: FloatingPoint>(_ x: T) -> T {}
        func tanh<T: FloatingPoint>(_ x: T) -> T {}
        func exp<T: FloatingPoint>(_ x: T) -> T {}
        func exp2<T: FloatingPoint>(_ x: T) -> T {}
        func log<T: FloatingPoint>(_ x: T) -> T {}
        func log2<T: FloatingPoint>(_ x: T) -> T {}
        func log10<T: FloatingPoint>(_ x: T) -> T {}
        func cbrt<T: FloatingPoint>(_ x: T) -> T {}
        func asinh<T: FloatingPoint>(_ x: T) -> T {}
        func acosh<T: FloatingPoint>(_ x: T) -> T {}
        func atanh<T: FloatingPoint>(_ x: T) -> T {}
        func expm1<T: FloatingPoint>(_ x: T) -> T {}
        func log1p<T: FloatingPoint>(_ x: T) -> T {}
        func logb<T: FloatingPoint>(_ x: T) -> T {}
        func erf<T: FloatingPoint>(_ x: T) -> T {}
        func erfc<T: FloatingPoint>(_ x: T) -> T {}
        func tgamma<T: FloatingPoint>(_ x: T) -> T {}
        func rint<T: FloatingPoint>(_ x: T) -> T {}
        func nearbyint<T: FloatingPoint>(_ x: T) -> T {}
        func copysign<T: FloatingPoint>(_ x: T, _ y: T) -> T {}
        func fdim<T: FloatingPoint>(_ x: T, _ y: T) -> T {}
        func fmax<T: FloatingPoint>(_ x: T, _ y: T) -> T {}
        func fmin<T: FloatingPoint>(_ x: T, _ y: T) -> T {}
        func remainder<T: FloatingPoint>(_ x: T, _ y: T) -> T {}
        func frexp<T: FloatingPoint>(_ x: T) -> (T, Int) {}
        func modf<T: FloatingPoint>(_ x: T) -> (T, T) {}
        func ilogb<T: FloatingPoint>(_ x: T) -> Int {}
        func ldexp<T: FloatingPoint>(_ x: T, _ n: Int) -> T {}
        func scalbn<T: FloatingPoint>(_ x: T, _ n: Int) -> T {}
        func atan2<T: FloatingPoint>(_ y: T, _ x: T) -> T {}
        func hypot<T: FloatingPoint>(_ x: T, _ y: T) -> T {}
        func fmod<T: FloatingPoint>(_ x: T, _ y: T) -> T {}
        func pow<T: FloatingPoint>(_ x: T, _ y: T) -> T {}
        func pow(_ x: Double, _ y: Double) -> Double {}
        func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat {}
        func pow(_ x: Float, _ y: Float) -> Float {}
        func pow(_ x: Decimal, _ y: Int) -> Decimal {}
        """
}
