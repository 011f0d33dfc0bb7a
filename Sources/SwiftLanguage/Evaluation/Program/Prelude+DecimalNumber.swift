// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// `NSDecimalNumber`: a decimal number as an object.
    static let decimalNumber = """
        struct NSDecimalNumber: Hashable, CustomStringConvertible {
            let decimalValue: Decimal
            init(decimal: Decimal) { decimalValue = decimal }
            init(string: String) { decimalValue = Decimal(string: string) ?? 0 }
            init(value: Int) { decimalValue = Decimal(value) }
            init(value: Double) { decimalValue = Decimal(string: "\\(value)") ?? 0 }
            var doubleValue: Double { decimalValue.doubleValue }
            var floatValue: Float { Float(decimalValue.doubleValue) }
            var intValue: Int { Int(decimalValue.doubleValue) }
            var stringValue: String { "\\(decimalValue)" }
            var description: String { stringValue }
        }
        """
}
