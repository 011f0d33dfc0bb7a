// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `Duration.UnitsFormatStyle`: a length of time in words.
extension DurationFormatValue {
    struct Units: Hashable {
        var allowed: [Unit] = [.hours, .minutes, .seconds]
        var width = Width.abbreviated
        /// nil: as many as there are.
        var mostUnits: Int?
        /// How many digits a unit of which there are none has; nil: it is left out.
        var zeros: Int?
        /// How many digits the numbers have at least; nil: as few as can be.
        var length: Int?
        var fraction = Fraction()

        var style: Duration.UnitsFormatStyle {
            Duration.UnitsFormatStyle(
                allowedUnits: Set(allowed.map(\.unit)), width: width.width, maximumUnitCount: mostUnits,
                zeroValueUnits: zeros.map { .show(length: $0) } ?? .hide, valueLength: length, fractionalPart: fraction.strategy)
        }

        /// `.units(allowed: [.hours, .minutes], width: .wide)`
        static func maker(_ name: String, _ allowed: String) -> NativeFunction {
            .make(
                name, .defaulted(allowed, [Unit.hours, .minutes, .seconds]), .defaulted("width", Width.abbreviated),
                .optional("maximumUnitCount", Int.self), .defaulted("zeroValueUnits", Zeros()), .optional("valueLength", Int.self),
                .defaulted("fractionalPart", Fraction())
            ) {
                DurationFormatValue(
                    units: Units(
                        allowed: $0, width: $1, mostUnits: $2.map { max(0, min(20, $0)) }, zeros: $3.length,
                        length: $4.map { max(0, min(20, $0)) }, fraction: $5))
            }
        }
    }

    /// `Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy`
    struct Zeros: CatalogNative {
        static var typeName: String { "Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy" }
        /// nil: they are hidden.
        var length: Int?
        var swiftDescription: String { literal }
        var literal: String { length.map { ".show(length: \($0))" } ?? ".hide" }

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName,
                staticMembers: [
                    "hide": .of(Zeros()),
                    "show": NativeStatic(functions: [.make("show", .required("length", Int.self)) { Zeros(length: max(0, min(20, $0))) }]),
                ]),
            summary: "Whether units of which there are none are written.",
            examples: ["Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy.show(length: 2)"])
    }

    /// `Duration.UnitsFormatStyle.FractionalPartDisplayStrategy`
    struct Fraction: CatalogNative {
        static var typeName: String { "Duration.UnitsFormatStyle.FractionalPartDisplayStrategy" }
        /// nil: it is hidden.
        var length: Int?
        /// A `FloatingPointRoundingRule` by its name.
        var rule = "toNearestOrEven"
        var swiftDescription: String { literal }
        var literal: String { length.map { ".show(length: \($0))" } ?? ".hide" }

        fileprivate var strategy: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy {
            let rule = FormatStyleValue.rules[rule] ?? .toNearestOrEven
            return length.map { .show(length: $0, rounded: rule) } ?? .hide(rounded: rule)
        }

        private static let ruleParameter = ParameterInfo(
            label: "rounded", name: "rounded", type: .named("FloatingPointRoundingRule"), defaultText: ".toNearestOrEven")

        private static let show = NativeFunction(
            "show", [Parameter<Int>.required("length").info, ruleParameter], resultType: swiftType
        ) { call in
            let rule = call[1]?.swiftDescription() ?? "toNearestOrEven"
            return Fraction(length: max(0, min(18, call[0].flatMap(Int.decode) ?? 0)), rule: rule).encode()
        }

        private static let hide = NativeFunction("hide", [ruleParameter], resultType: swiftType) { call in
            Fraction(rule: call[0]?.swiftDescription() ?? "toNearestOrEven").encode()
        }

        static let declaration = ValueTypeDeclaration(
            NativeType(
                typeName,
                staticMembers: [
                    "hide": NativeStatic(value: { _ in Fraction().encode() }, functions: [hide]), "show": NativeStatic(functions: [show]),
                ]),
            summary: "Whether the part behind the point of the smallest unit is written.",
            examples: ["Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.show(length: 1)"])
    }

    enum Unit: CatalogEnum {
        case weeks, days, hours, minutes, seconds, milliseconds, microseconds, nanoseconds
        static var typeName: String { "Duration.UnitsFormatStyle.Unit" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Unit.self), summary: "A unit in which a length of time is written.",
            examples: ["Duration.UnitsFormatStyle.Unit.hours"])

        fileprivate var unit: Duration.UnitsFormatStyle.Unit {
            switch self {
            case .weeks: .weeks
            case .days: .days
            case .hours: .hours
            case .minutes: .minutes
            case .seconds: .seconds
            case .milliseconds: .milliseconds
            case .microseconds: .microseconds
            case .nanoseconds: .nanoseconds
            }
        }
    }

    enum Width: CatalogEnum {
        case wide, abbreviated, condensedAbbreviated, narrow
        static var typeName: String { "Duration.UnitsFormatStyle.UnitWidth" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Width.self), summary: "How much the names of units are shortened.",
            examples: ["Duration.UnitsFormatStyle.UnitWidth.wide"])

        fileprivate var width: Duration.UnitsFormatStyle.UnitWidth {
            switch self {
            case .wide: .wide
            case .abbreviated: .abbreviated
            case .condensedAbbreviated: .condensedAbbreviated
            case .narrow: .narrow
            }
        }
    }
}
