// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Numbers of tables and sentences: three decimals at most, no trailing zeros (language.md §4).
enum NumberText {
    static func of(_ value: Double) -> String {
        if value.isNaN { return "nan" }
        if value.isInfinite { return value < 0 ? "-inf" : "inf" }
        var text = NumberFormat.fixed(value, decimals: 3)
        guard text.contains(".") else { return text }
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text == "-0" ? "0" : text
    }
}
