// SPDX-License-Identifier: GPL-3.0-or-later

/// Numbers and truth values as `NSNumber`, which they are bridged to, and back.
extension Activation {
    /// `value as? NSNumber` of a number or a truth value, and `number as? Int` of an `NSNumber`; nil where nothing is bridged.
    func bridgedNumber(_ value: Value, to type: TypeSyntax) throws(Diagnostic) -> Value? {
        switch value {
        case .bool, .int, .integer, .double, .float:
            guard type.baseName == Self.numberName, program.types[Self.numberName] == nil else { return nil }
            return machine.nativeType(named: Self.numberName)?.conversion?(value)
        case .native(let native) where native.nativeTypeName == Self.numberName:
            guard case .double(let number) = try member("doubleValue", of: value, at: nil) else { return nil }
            return try resolve(type, at: nil).value(bridgedFrom: number)
        default: return nil
        }
    }

    private static let numberName = "NSNumber"
}

extension ResolvedType {
    /// The value of a type of numbers that an `NSNumber` is bridged to; nil where it has none that is exactly that, and of any other type.
    fileprivate func value(bridgedFrom number: Double) -> Value? {
        switch self {
        case .int: Int(exactly: number).map { .int($0) }
        case .integer(let type): Int128(exactly: number).flatMap { type.value($0) }
        case .double: .double(number)
        case .float: Float(exactly: number).map { .float($0) }
        case .bool: number == 0 || number == 1 ? .bool(number == 1) : nil
        default: nil
        }
    }
}
