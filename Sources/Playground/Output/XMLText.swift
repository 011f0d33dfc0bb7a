// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// Text and numbers as XML and HTML take them.
enum XMLText {
    /// Safe in an element and in a quoted attribute.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in sanitized(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            // Not characters to XML; a parser would refuse the whole file.
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A text of several lines, for an element.
    static func escaped(lines text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(separator: "\n")
    }

    /// A coordinate, to a hundredth of a point and without thousands apart.
    static func number(_ value: Double) -> String {
        let text = PointText.number(value.isFinite ? min(max(value, -1e9), 1e9) : 0, decimals: 2)
        return text.filter { $0 != " " }
    }

    /// A number that is not in points, to a ten-thousandth.
    static func fraction(_ value: Double) -> String {
        let scaled = ((value.isFinite ? min(max(value, -1e6), 1e6) : 0) * 10_000).rounded() / 10_000
        return scaled == scaled.rounded() ? String(Int(scaled)) : "\(scaled)"
    }

    /// The attributes of a rectangle.
    static func rect(_ rect: CGRect) -> String {
        "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
    }
}
