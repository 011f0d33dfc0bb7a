// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// Numbers as pictures write them: `58 200`, `20.333`, `−5`; never an exponent, never a trailing zero.
package enum PointText {
    package static func number(_ value: Double, decimals: Int = 3) -> String {
        if value.isNaN { return "nan" }
        if abs(value) > 9e14 { return value.isInfinite ? (value < 0 ? "-inf" : "inf") : "\(value)" }
        let unit = decimals <= 0 ? 1.0 : decimals == 1 ? 10 : decimals == 2 ? 100 : 1000
        let scaled = Int64((abs(value) * unit).rounded())
        let whole = grouped(scaled / Int64(unit))
        let text = fraction(scaled % Int64(unit), of: Int64(unit))
        return (value < 0 && scaled != 0 ? "-" : "") + whole + text
    }

    package static func size(_ size: CGSize, decimals: Int = 3) -> String {
        "\(number(size.width, decimals: decimals)) × \(number(size.height, decimals: decimals))"
    }

    package static func point(_ point: CGPoint, decimals: Int = 3) -> String {
        "(\(number(point.x, decimals: decimals)), \(number(point.y, decimals: decimals)))"
    }

    /// Four digits stay together, as in `1210`; longer numbers get their thousands apart.
    private static func grouped(_ value: Int64) -> String {
        let digits = Array(String(value))
        guard digits.count > 4 else { return String(digits) }
        var result = ""
        for (place, digit) in digits.enumerated() {
            if place > 0 && (digits.count - place) % 3 == 0 { result.append(" ") }
            result.append(digit)
        }
        return result
    }

    private static func fraction(_ value: Int64, of unit: Int64) -> String {
        if value == 0 { return "" }
        var digits = String(value + unit).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "." + digits
    }
}
