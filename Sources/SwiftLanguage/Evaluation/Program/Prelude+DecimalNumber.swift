// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// `NSDecimalNumber`: an `NSNumber` that has all digits of a decimal number, and what is calculated with those.
    static let decimalNumber = """
        typealias NSDecimalNumber = NSNumber
        extension NSNumber {
            enum RoundingMode { case plain, down, up, bankers }
            static let zero = NSDecimalNumber(decimal: 0)
            static let one = NSDecimalNumber(decimal: 1)
            func adding(_ other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: decimalValue + other.decimalValue) }
            func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: decimalValue - other.decimalValue) }
            func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: decimalValue * other.decimalValue) }
            func dividing(by other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: decimalValue / other.decimalValue) }
            func raising(toPower power: Int) -> NSDecimalNumber { NSDecimalNumber(decimal: pow(decimalValue, power)) }
            func multiplying(byPowerOf10 power: Int) -> NSDecimalNumber {
                let factor = pow(Decimal(10), abs(power))
                return NSDecimalNumber(decimal: power < 0 ? decimalValue / factor : decimalValue * factor)
            }
            func compare(_ other: NSDecimalNumber) -> ComparisonResult {
                decimalValue < other.decimalValue ? .orderedAscending : decimalValue == other.decimalValue ? .orderedSame : .orderedDescending
            }
            func rounding(accordingToBehavior behavior: NSDecimalNumberHandler?) -> NSDecimalNumber {
                guard let behavior else { return self }
                return NSDecimalNumber(decimal: decimalValue._rounded(behavior.scale, "\\(behavior.roundingMode)"))
            }
            func isEqual(to other: NSDecimalNumber) -> Bool { decimalValue == other.decimalValue }
        }
        struct NSDecimalNumberHandler {
            let roundingMode: NSDecimalNumber.RoundingMode
            let scale: Int
            init(
                roundingMode: NSDecimalNumber.RoundingMode, scale: Int, raiseOnExactness: Bool, raiseOnOverflow: Bool,
                raiseOnUnderflow: Bool, raiseOnDivideByZero: Bool
            ) {
                self.roundingMode = roundingMode
                self.scale = scale
            }
        }
        extension Double { init(truncating number: NSNumber) { self = number.doubleValue } }
        extension Int { init(truncating number: NSNumber) { self = number.intValue } }
        func NSDecimalRound(_ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ mode: NSDecimalNumber.RoundingMode) {
            result = number._rounded(scale, "\\(mode)")
        }
        """
}
