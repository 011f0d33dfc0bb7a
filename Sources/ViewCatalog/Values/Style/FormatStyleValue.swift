// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// How a number is written: `.number`, `.percent`, with a precision.
struct FormatStyleValue: CatalogNative {
    static var typeName: String { "FormatStyle" }
    var isPercent = false
    var currency: String?
    /// The number of decimals; nil for as many as needed, three at most.
    var decimals: Int?
    var isGrouped = true
    var swiftDescription: String { literal }
    var literal: String { isPercent ? ".percent" : ".number" }

    func text(_ value: Value) -> String {
        guard let number = Double.decode(value) else { return "" }
        let shown = isPercent ? number * 100 : number
        var digits = NumberFormat.fixed(shown, decimals: decimals ?? (currency == nil ? 3 : 2))
        if decimals == nil, currency == nil, digits.contains(".") {
            while digits.hasSuffix("0") { digits.removeLast() }
            if digits.hasSuffix(".") { digits.removeLast() }
        }
        if isGrouped { digits = Self.grouped(digits) }
        return (currency ?? "") + digits + (isPercent ? "%" : "")
    }

    /// A comma after every three digits.
    private static func grouped(_ digits: String) -> String {
        let parts = digits.split(separator: ".", maxSplits: 1).map(String.init)
        let sign = parts[0].hasPrefix("-") ? "-" : ""
        let whole = parts[0].drop { $0 == "-" }
        guard whole.count > 3, whole.allSatisfy(\.isNumber) else { return digits }
        var result = ""
        for (index, digit) in whole.enumerated() {
            if index > 0, (whole.count - index) % 3 == 0 { result.append(",") }
            result.append(digit)
        }
        return sign + result + (parts.count > 1 ? "." + parts[1] : "")
    }

    /// `.fractionLength(1)` of `.precision(…)`.
    struct Precision: CatalogNative {
        static var typeName: String { "FormatStyle.Precision" }
        var decimals: Int
        var swiftDescription: String { "fractionLength(\(decimals))" }

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName,
                staticMembers: [
                    "fractionLength": NativeStatic(functions: [
                        .make("fractionLength", .unlabeled("length", Int.self)) { Precision(decimals: max(0, min(20, $0))) }
                    ])
                ]),
            summary: "How many decimals a number gets.", examples: ["FormatStyle.Precision.fractionLength(1)"])
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName,
            staticMembers: [
                "number": .of(FormatStyleValue()), "percent": .of(FormatStyleValue(isPercent: true)),
                "currency": NativeStatic(functions: [
                    .make("currency", .required("code", String.self)) { FormatStyleValue(currency: symbol($0)) }
                ]),
            ],
            methods: [
                "precision": [
                    .method("precision", of: FormatStyleValue.self, .unlabeled("precision", Precision.self)) { style, precision in
                        var copy = style
                        copy.decimals = precision.decimals
                        return copy
                    }
                ],
                "format": [
                    .method("format", of: FormatStyleValue.self, .any(nil, name: "value")) { style, value in style.text(value) }
                ],
                "grouping": [
                    .method("grouping", of: FormatStyleValue.self, .any(nil, name: "grouping")) { style, _ in
                        var copy = style
                        copy.isGrouped = false
                        return copy
                    }
                ],
            ]),
        summary: "How a number is written.", examples: ["FormatStyle.number"])

    private static func symbol(_ code: String) -> String {
        switch code {
        case "USD": "$"
        case "EUR": "€"
        case "GBP": "£"
        case "JPY": "¥"
        default: code + " "
        }
    }
}
