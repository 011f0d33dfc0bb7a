// SPDX-License-Identifier: GPL-3.0-or-later

/// The integer types of Swift. `Int` is among them, so that what all integers can do is written once; its values are `Value.int`.
package enum IntegerType: String, Sendable, CaseIterable {
    case int = "Int"
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case int64 = "Int64"
    case uint = "UInt"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"

    var isSigned: Bool {
        switch self {
        case .int, .int8, .int16, .int32, .int64: true
        case .uint, .uint8, .uint16, .uint32, .uint64: false
        }
    }

    var bitWidth: Int {
        switch self {
        case .int8, .uint8: 8
        case .int16, .uint16: 16
        case .int32, .uint32: 32
        case .int, .uint, .int64, .uint64: 64
        }
    }

    /// The unsigned type of the same width, which magnitudes have.
    var unsigned: IntegerType {
        switch self {
        case .int, .uint: .uint
        case .int8, .uint8: .uint8
        case .int16, .uint16: .uint16
        case .int32, .uint32: .uint32
        case .int64, .uint64: .uint64
        }
    }

    var min: Int128 { isSigned ? -(Int128(1) << (bitWidth - 1)) : 0 }
    var max: Int128 { (Int128(1) << (isSigned ? bitWidth - 1 : bitWidth)) - 1 }

    /// The value of a number; nil where it does not fit.
    func value(_ number: Int128) -> Value? {
        guard number >= min, number <= max else { return nil }
        return self == .int ? .int(Int(number)) : .integer(IntegerValue(truncating: number, to: self))
    }

    /// The value that the low bits of a number make.
    func value(truncating number: Int128) -> Value {
        self == .int ? .int(Int(truncatingIfNeeded: number)) : .integer(IntegerValue(truncating: number, to: self))
    }
}

/// An integer of another type than Int.
package struct IntegerValue: Sendable, Hashable {
    package let type: IntegerType
    /// The bits of the number, those above its width as the sign has them.
    private let bits: Int64

    package init(truncating number: Int128, to type: IntegerType) {
        self.type = type
        bits =
            switch type {
            case .int8: Int64(Int8(truncatingIfNeeded: number))
            case .int16: Int64(Int16(truncatingIfNeeded: number))
            case .int32: Int64(Int32(truncatingIfNeeded: number))
            case .uint8: Int64(UInt8(truncatingIfNeeded: number))
            case .uint16: Int64(UInt16(truncatingIfNeeded: number))
            case .uint32: Int64(UInt32(truncatingIfNeeded: number))
            case .int, .int64, .uint, .uint64: Int64(truncatingIfNeeded: number)
            }
    }

    /// The digits of the number.
    package var text: String { String(number) }

    var number: Int128 { type.isSigned ? Int128(bits) : Int128(UInt64(bitPattern: bits)) }
}

extension Value {
    /// The number of an integer of any type.
    var integer: Int128? {
        switch self {
        case .int(let number): Int128(number)
        case .integer(let value): value.number
        default: nil
        }
    }

    var integerType: IntegerType? {
        switch self {
        case .int: .int
        case .integer(let value): value.type
        default: nil
        }
    }

    /// The number of a Float, or of what a literal is before it is one.
    var float: Float? {
        switch self {
        case .float(let number): number
        case .int(let number): Float(number)
        case .double(let number): Float(number)
        default: nil
        }
    }

    /// The number of a UInt8, or of a literal that can be one.
    package var byte: UInt8? { integer.flatMap { UInt8(exactly: $0) } }

    package static func byte(_ number: UInt8) -> Value { .integer(IntegerValue(truncating: Int128(number), to: .uint8)) }
}
