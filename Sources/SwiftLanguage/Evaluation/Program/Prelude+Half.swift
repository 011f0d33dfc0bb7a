// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// `Float16`: a Float that is rounded to what sixteen bits hold after each step.
    static let half = """
        struct Float16: Hashable, Comparable, SignedNumeric, ExpressibleByFloatLiteral, CustomStringConvertible, Codable {
            fileprivate let _value: Float
            private init(_rounding value: Float) { _value = _Half.rounded(value) }
            init(_ value: Float) { self.init(_rounding: value) }
            init(_ value: Double) { self.init(_rounding: Float(value)) }
            init(_ value: Int) { self.init(_rounding: Float(value)) }
            init(_ value: Float16) { _value = value._value }
            init(integerLiteral value: Int) { self.init(_rounding: Float(value)) }
            init(floatLiteral value: Double) { self.init(_rounding: Float(value)) }
            init?(_ text: String) {
                guard let value = Float(text) else { return nil }
                self.init(_rounding: value)
            }
            init?<T>(exactly source: T) where T: BinaryInteger {
                self.init(_rounding: Float(source))
                if !_value.isFinite || Double(_value) != Double(source) { return nil }
            }
            init(bitPattern: UInt16) { _value = _Half.value(bitPattern) }
            static let zero = Float16(0.0)
            static let pi = Float16(3.14)
            static let infinity = Float16(Float.infinity)
            static let nan = Float16(Float.nan)
            static let greatestFiniteMagnitude = Float16(65504.0)
            static let leastNormalMagnitude = Float16(bitPattern: 0x0400)
            static let leastNonzeroMagnitude = Float16(bitPattern: 0x0001)
            static let ulpOfOne = Float16(bitPattern: 0x1400)
            var bitPattern: UInt16 { _Half.bits(_value) }
            var description: String { _Half.text(_value) }
            var magnitude: Float16 { Float16(abs(_value)) }
            var isNaN: Bool { _value.isNaN }
            var isFinite: Bool { _value.isFinite }
            var isInfinite: Bool { _value.isInfinite }
            var isZero: Bool { _value == 0 }
            func rounded() -> Float16 { Float16(_value.rounded()) }
            func rounded(_ rule: FloatingPointRoundingRule) -> Float16 { Float16(_value.rounded(rule)) }
            func squareRoot() -> Float16 { Float16(_value.squareRoot()) }
            static func + (a: Float16, b: Float16) -> Float16 { Float16(a._value + b._value) }
            static func - (a: Float16, b: Float16) -> Float16 { Float16(a._value - b._value) }
            static func * (a: Float16, b: Float16) -> Float16 { Float16(a._value * b._value) }
            static func / (a: Float16, b: Float16) -> Float16 { Float16(a._value / b._value) }
            static prefix func - (a: Float16) -> Float16 { Float16(-a._value) }
            static func += (a: inout Float16, b: Float16) { a = a + b }
            static func -= (a: inout Float16, b: Float16) { a = a - b }
            static func *= (a: inout Float16, b: Float16) { a = a * b }
            static func /= (a: inout Float16, b: Float16) { a = a / b }
            static func < (a: Float16, b: Float16) -> Bool { a._value < b._value }
        }
        """
}
