// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `Measurement.FormatStyle`: how a number with its unit is written, `.measurement(width: .wide)`. This platform's Foundation has none, so that
/// the names of units are those of American English.
struct MeasurementFormatValue: CatalogNative {
    static var typeName: String { "Measurement.FormatStyle" }
    var width = Width.abbreviated
    var usage = Usage.general
    var number: FormatStyleValue?
    var swiftDescription: String { ".measurement" }

    func text(_ value: MeasurementValue, for reader: LocaleValue) -> String {
        let isConverted = usage != .asProvided && reader.locale.measurementSystem == .us
        let shown = isConverted ? Self.localized(value) : value
        let digits =
            number?.text(.double(shown.value), for: reader) ?? Self.digits(shown.value, isChosen: usage != .asProvided, reader)
        guard let unit = Self.words(shown.unit) else { return digits + " " + shown.unit.unit.symbol }
        return switch width {
        case .wide: digits + " " + (digits == "1" ? unit.singular : unit.plural)
        case .abbreviated: digits + (unit.isDegree ? "" : " ") + unit.symbol
        case .narrow: digits + unit.narrow
        }
    }

    /// A number of a unit that the locale chose has a fraction only below ten.
    private static func digits(_ number: Double, isChosen: Bool, _ reader: LocaleValue) -> String {
        guard isChosen, abs(number) < 10 else {
            return FormatStyleValue().text(.double(isChosen ? number.rounded() : number), for: reader)
        }
        let tenths = (number * 10).rounded() / 10
        return FormatStyleValue(precision: .init(fraction: tenths == tenths.rounded() ? 0..<1 : 1..<2))
            .text(.double(tenths), for: reader)
    }

    /// In the unit in which Americans would say it.
    private static func localized(_ value: MeasurementValue) -> MeasurementValue {
        guard let name = words(value.unit)?.american, let unit = unitsByName[name] else { return value }
        let other = value.measurement.converted(to: unit)
        return MeasurementValue(value: other.value, unit: UnitValue(family: value.unit.family, unit: unit))
    }

    private static func words(_ unit: UnitValue) -> Words? { units[unit.family]?[unit.unit.symbol] }

    private static let unitsByName: [String: Dimension] = [
        "mi": UnitLength.miles, "ft": UnitLength.feet, "in": UnitLength.inches, "lb": UnitMass.pounds, "oz": UnitMass.ounces,
        "°F": UnitTemperature.fahrenheit, "mph": UnitSpeed.milesPerHour, "fl oz": UnitVolume.fluidOunces, "gal": UnitVolume.gallons,
    ]

    private struct Words {
        let symbol: String
        let singular: String
        let plural: String
        var narrow: String
        /// The symbol of the unit that Americans would use for it.
        var american: String?
        var isDegree: Bool { symbol.hasPrefix("°") }

        init(_ symbol: String, _ singular: String, _ plural: String? = nil, narrow: String? = nil, american: String? = nil) {
            self.symbol = symbol
            self.singular = singular
            self.plural = plural ?? singular + "s"
            self.narrow = narrow ?? symbol
            self.american = american
        }
    }

    /// By their families and the symbols that Foundation has for them: the minute's is that of the metre.
    private static let units: [String: [String: Words]] = [
        "UnitLength": [
            "km": Words("km", "kilometer", american: "mi"), "m": Words("m", "meter", american: "ft"),
            "cm": Words("cm", "centimeter", american: "in"), "mm": Words("mm", "millimeter", american: "in"),
            "mi": Words("mi", "mile"), "yd": Words("yd", "yard"), "ft": Words("ft", "foot", "feet", narrow: "′"),
            "in": Words("in", "inch", "inches", narrow: "″"),
        ],
        "UnitMass": [
            "kg": Words("kg", "kilogram", american: "lb"), "g": Words("g", "gram", american: "oz"),
            "lb": Words("lb", "pound", narrow: "#"), "oz": Words("oz", "ounce"),
        ],
        "UnitTemperature": [
            "°C": Words("°C", "degree Celsius", "degrees Celsius", american: "°F"),
            "°F": Words("°F", "degree Fahrenheit", "degrees Fahrenheit", narrow: "°"), "K": Words("K", "kelvin"),
        ],
        "UnitSpeed": [
            "km/h": Words("km/h", "kilometer per hour", "kilometers per hour", american: "mph"),
            "m/s": Words("m/s", "meter per second", "meters per second", american: "mph"),
            "mph": Words("mph", "mile per hour", "miles per hour"),
        ],
        "UnitVolume": [
            "L": Words("L", "liter", american: "gal"), "mL": Words("mL", "milliliter", american: "fl oz"), "gal": Words("gal", "gallon"),
            "fl oz": Words("fl oz", "fluid ounce"),
        ],
        "UnitEnergy": ["kCal": Words("kcal", "kilocalorie"), "cal": Words("cal", "calorie"), "J": Words("J", "joule")],
        "UnitDuration": [
            "h": Words("hr", "hour", narrow: "h"), "m": Words("min", "minute", narrow: "m"), "s": Words("sec", "second", narrow: "s"),
        ],
    ]

    enum Width: CatalogEnum {
        case wide, abbreviated, narrow
        static var typeName: String { "Measurement.FormatStyle.UnitWidth" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Width.self), summary: "How much the names of units are shortened.",
            examples: ["Measurement.FormatStyle.UnitWidth.wide"])
    }

    enum Usage: CatalogEnum {
        case general, asProvided, person, personHeight, personWeight, road, weather, food, focalLength, workout
        static var typeName: String { "MeasurementFormatUnitUsage" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Usage.self), summary: "What is measured, which decides the unit that the locale prefers.",
            examples: ["MeasurementFormatUnitUsage.asProvided"])
    }

    static let declaration = ValueTypeDeclaration(
        NativeType(
            typeName, price: 30,
            staticMembers: [
                "measurement": NativeStatic(functions: [
                    .make(
                        "measurement", .required("width", Width.self), .defaulted("usage", Usage.general),
                        .optional("numberFormatStyle", FormatStyleValue.self)
                    ) { MeasurementFormatValue(width: $0, usage: $1, number: $2) }
                ])
            ]),
        summary: "How a number with its unit is written.", examples: ["Measurement.FormatStyle.measurement(width: .wide)"])
}
