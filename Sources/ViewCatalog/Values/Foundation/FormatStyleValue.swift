// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// How a number is written, for its reader: `.number`, `.percent`, `.currency(code:)`, with a precision and the like.
struct FormatStyleValue: CatalogNative {
    static var typeName: String { "FormatStyle" }
    var isPercent = false
    /// The code of the currency; nil: a plain number or a percentage.
    var currency: String?
    /// How bytes are counted, as a number of which it is written; nil: it is none.
    var byteCount: ByteCount?
    var precision: Precision?
    var grouping = Grouping.automatic
    var notation = Notation.automatic
    var sign = SignStrategy.automatic
    var rounding: Double?
    /// A `FloatingPointRoundingRule` by its name.
    var rule: String?
    var separator = Separator.automatic
    var presentation = Presentation.standard
    /// What numbers are multiplied by before they are written; nil: they are written as they are.
    var scale: Double?
    /// nil: that of the reader.
    var locale: LocaleValue?
    var swiftDescription: String { literal }
    var literal: String { isPercent ? ".percent" : currency.map { ".currency(code: \($0.debugDescription))" } ?? ".number" }

    /// `.fractionLength(1)` of `.precision(…)`.
    struct Precision: CatalogNative {
        static var typeName: String { "FormatStyle.Precision" }
        /// Both nil: any number of significant digits counts instead.
        var fraction: Range<Int>?
        var significant: Range<Int>?
        var integer: Range<Int>?
        var swiftDescription: String { "precision" }

        var precision: NumberFormatStyleConfiguration.Precision {
            if let significant { return .significantDigits(Self.closed(significant)) }
            if let integer, let fraction {
                return .integerAndFractionLength(integerLimits: Self.closed(integer), fractionLimits: Self.closed(fraction))
            }
            if let integer { return .integerLength(Self.closed(integer)) }
            return .fractionLength(Self.closed(fraction ?? 0..<7))
        }

        /// This platform's Foundation takes the end of an open range for a length that is allowed.
        private static func closed(_ range: Range<Int>) -> ClosedRange<Int> {
            range.lowerBound...max(range.lowerBound, range.upperBound - 1)
        }

        /// Foundation writes no more digits than that.
        private static func limits(_ range: RangeValue) -> Range<Int> {
            let lower = if case .int(let number)? = range.lower { min(max(number, 0), 100) } else { 0 }
            var upper = 100
            if case .int(let number)? = range.upper { upper = min(max(number, 0), 100) + (range.isClosed ? 1 : 0) }
            return lower..<max(upper, lower + 1)
        }

        private static func member(_ name: String, least: Int, _ make: @escaping @Sendable (Range<Int>) -> Precision) -> NativeStatic {
            NativeStatic(functions: [
                NativeFunction(name, [ParameterInfo(label: nil, name: "limits", type: .named("Any"))]) { (call) throws(Diagnostic) in
                    let range: Range<Int>
                    switch call[0] {
                    case .int(let length)?: range = max(least, min(100, length))..<(max(least, min(100, length)) + 1)
                    case .range(let limits)?:
                        range = max(least, Self.limits(limits).lowerBound)..<max(least + 1, Self.limits(limits).upperBound)
                    default: throw Diagnostic(.typeMismatch, "a number of digits or a range is needed here", at: call.argumentSpan(0))
                    }
                    return make(range).encode()
                }
            ])
        }

        /// `.integerAndFractionLength(integerLimits: 2..., fractionLimits: ...2)`
        private static let limited = NativeFunction.make(
            "integerAndFractionLength", .required("integerLimits", RangeValue.self), .required("fractionLimits", RangeValue.self)
        ) { Precision(fraction: limits($1), integer: limits($0)) }

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName,
                staticMembers: [
                    "fractionLength": member("fractionLength", least: 0) { Precision(fraction: $0) },
                    "significantDigits": member("significantDigits", least: 1) { Precision(significant: $0) },
                    "integerLength": member("integerLength", least: 0) { Precision(integer: $0) },
                    "integerAndFractionLength": NativeStatic(functions: [
                        limited,
                        .make("integerAndFractionLength", .required("integer", Int.self), .required("fraction", Int.self)) {
                            let (integer, fraction) = (max(0, min(100, $0)), max(0, min(100, $1)))
                            return Precision(fraction: fraction..<(fraction + 1), integer: integer..<(integer + 1))
                        },
                    ]),
                ]),
            summary: "How many decimals a number has.", examples: ["FormatStyle.Precision.fractionLength(1)"])
    }

    enum Grouping: CatalogEnum {
        case automatic, never
        static var typeName: String { "FormatStyle.Grouping" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Grouping.self), summary: "Whether digits are grouped.", examples: ["FormatStyle.Grouping.never"])
    }

    enum Notation: CatalogEnum {
        case automatic, compactName, scientific
        static var typeName: String { "FormatStyle.Notation" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Notation.self), summary: "How large numbers are written.", examples: ["FormatStyle.Notation.compactName"])

        var notation: NumberFormatStyleConfiguration.Notation {
            switch self {
            case .automatic: .automatic
            case .compactName: .compactName
            case .scientific: .scientific
            }
        }
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 120, aliases: numberStyles, initializers: [initializer],
            staticMembers: [
                "number": .of(FormatStyleValue()), "percent": .of(FormatStyleValue(isPercent: true)),
                "byteCount": NativeStatic(functions: [
                    ByteCount.maker("byteCount")
                ]),
                "currency": currency,
            ],
            properties: ["parseStrategy": .computed { (style: FormatStyleValue) in style }],
            methods: [
                "_number": [reading],
                "precision": [setting("precision", nil, \.precision)],
                "notation": [setting("notation", nil, \.notation)], "sign": [setting("sign", "strategy", \.sign)],
                "locale": [setting("locale", nil, \.locale)],
                "decimalSeparator": [setting("decimalSeparator", "strategy", \.separator)],
                "presentation": [setting("presentation", nil, \.presentation)],
                "scale": [
                    .method("scale", of: FormatStyleValue.self, .unlabeled("multiplicand", Double.self)) {
                        var copy = $0
                        copy.scale = isWritable($1.magnitude) || $1 == 0 ? $1 : nil
                        return copy
                    }
                ],
                "format": [
                    .writing("format", of: FormatStyleValue.self, .any(nil, name: "value")) { style, reader, value in
                        style.text(value, for: reader)
                    }
                ],
                "grouping": [setting("grouping", nil, \.grouping)],
                "rounded": [
                    .method("rounded", of: FormatStyleValue.self, .required("increment", Double.self)) {
                        var copy = $0
                        copy.rounding = isWritable($1) ? $1 : nil
                        return copy
                    },
                    NativeFunction(
                        "rounded",
                        [
                            ParameterInfo(
                                label: "rule", name: "rule", type: .named("FloatingPointRoundingRule"), defaultText: ".toNearestOrEven"),
                            ParameterInfo(label: "increment", name: "increment", type: .optional(.named("Double")), defaultText: "nil"),
                        ]
                    ) { (call) throws(Diagnostic) in
                        var copy = try expect(call.receiver ?? .nil)
                        copy.rule = (call[0] ?? .nil).swiftDescription()
                        let increment = Double.decode(call[1] ?? .nil) ?? 0
                        copy.rounding = isWritable(increment) ? increment : nil
                        return copy.encode()
                    },
                ],
            ],
            // One of the user's.
            conversion: { if case .structure = $0 { $0 } else { nil } }),
        summary: "How a number is written.", examples: ["FormatStyle.number"])

    /// Foundation makes a Decimal of what a format is set to, and traps where there is none.
    private static func isWritable(_ number: Double) -> Bool { (1e-100...1e100).contains(number) }

    private static func setting<T: CatalogValue>(
        _ name: String, _ label: String?, _ path: WritableKeyPath<FormatStyleValue, T> & Sendable
    ) -> NativeFunction {
        NativeFunction(name, [ParameterInfo(label: label, name: label ?? name, type: T.swiftType)]) { (call) throws(Diagnostic) in
            var style = try FormatStyleValue.expect(call.receiver ?? .nil)
            style[keyPath: path] = try T.expect(call[0] ?? .nil)
            return style.encode()
        }
    }
}
