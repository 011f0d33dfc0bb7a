// SPDX-License-Identifier: GPL-3.0-or-later

/// `NSNumber`, which numbers and truth values are bridged to, and back.
package protocol BridgedNumber: NativeValue {
    /// An Int, a Double or a truth value.
    var held: Value { get }
}

extension ResolvedType {
    /// The value of a type of numbers that an `NSNumber` is bridged to; nil where it has none that is exactly that, and of any other type.
    func value(bridgedFrom number: any BridgedNumber) -> Value? {
        switch (unwrapped, number.held) {
        case (.bool, .bool), (.int, .int), (.double, .double): return number.held
        case (.int, .bool(let truth)): return .int(truth ? 1 : 0)
        case (.integer(let type), .int(let number)): return type.value(Int128(number))
        case (.double, .int(let number)): return .double(Double(number))
        case (let type, let held):
            let number = if case .bool(let truth) = held { truth ? 1.0 : 0 } else { StandardLibrary.doubleValue(held) }
            return type.value(bridgedFrom: number)
        }
    }

    private func value(bridgedFrom number: Double) -> Value? {
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

extension Activation {
    /// `value as? NSNumber` of a number, a decimal one too, or a truth value; nil where nothing is bridged.
    func bridgedNumber(_ value: Value, to type: TypeSyntax) -> Value? {
        switch value {
        case .bool, .int, .integer, .double, .float, .native:
            guard type.baseName == "NSNumber" || type.baseName == "NSDecimalNumber", program.types["NSNumber"] == nil else { return nil }
            return machine.nativeType(named: "NSNumber")?.conversion?(value)
        default: return nil
        }
    }
}
