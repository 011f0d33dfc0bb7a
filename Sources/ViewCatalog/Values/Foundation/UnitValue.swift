// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `UnitLength.meters` and its like.
struct UnitValue: CatalogNative {
    static var typeName: String { "Dimension" }
    /// `UnitLength`
    let family: String
    let unit: Dimension
    var nativeTypeName: String { family }
    var swiftDescription: String { unit.symbol }

    /// The units of each family, by the names that Foundation gives them.
    private static let families: [(name: String, units: [String: Dimension])] = [
        ("UnitAcceleration", ["gravity": UnitAcceleration.gravity, "metersPerSecondSquared": UnitAcceleration.metersPerSecondSquared]),
        (
            "UnitAngle",
            [
                "degrees": UnitAngle.degrees, "radians": UnitAngle.radians, "revolutions": UnitAngle.revolutions,
                "arcMinutes": UnitAngle.arcMinutes, "arcSeconds": UnitAngle.arcSeconds, "gradians": UnitAngle.gradians,
            ]
        ),
        (
            "UnitArea",
            [
                "squareMeters": UnitArea.squareMeters, "squareKilometers": UnitArea.squareKilometers,
                "squareCentimeters": UnitArea.squareCentimeters, "squareFeet": UnitArea.squareFeet, "squareMiles": UnitArea.squareMiles,
                "acres": UnitArea.acres, "hectares": UnitArea.hectares,
            ]
        ),
        (
            "UnitDuration",
            [
                "hours": UnitDuration.hours, "minutes": UnitDuration.minutes, "seconds": UnitDuration.seconds,
                "milliseconds": UnitDuration.milliseconds,
            ]
        ),
        (
            "UnitEnergy",
            [
                "joules": UnitEnergy.joules, "kilojoules": UnitEnergy.kilojoules, "calories": UnitEnergy.calories,
                "kilocalories": UnitEnergy.kilocalories, "kilowattHours": UnitEnergy.kilowattHours,
            ]
        ),
        (
            "UnitFrequency",
            ["hertz": UnitFrequency.hertz, "kilohertz": UnitFrequency.kilohertz, "megahertz": UnitFrequency.megahertz]
        ),
        (
            "UnitInformationStorage",
            [
                "bits": UnitInformationStorage.bits, "bytes": UnitInformationStorage.bytes,
                "kilobytes": UnitInformationStorage.kilobytes, "megabytes": UnitInformationStorage.megabytes,
                "gigabytes": UnitInformationStorage.gigabytes, "terabytes": UnitInformationStorage.terabytes,
            ]
        ),
        (
            "UnitLength",
            [
                "meters": UnitLength.meters, "kilometers": UnitLength.kilometers, "decimeters": UnitLength.decimeters,
                "centimeters": UnitLength.centimeters, "millimeters": UnitLength.millimeters, "micrometers": UnitLength.micrometers,
                "inches": UnitLength.inches, "feet": UnitLength.feet, "yards": UnitLength.yards, "miles": UnitLength.miles,
                "nauticalMiles": UnitLength.nauticalMiles, "lightyears": UnitLength.lightyears,
                "astronomicalUnits": UnitLength.astronomicalUnits,
            ]
        ),
        (
            "UnitMass",
            [
                "kilograms": UnitMass.kilograms, "grams": UnitMass.grams, "milligrams": UnitMass.milligrams,
                "metricTons": UnitMass.metricTons, "pounds": UnitMass.pounds, "ounces": UnitMass.ounces, "stones": UnitMass.stones,
            ]
        ),
        ("UnitPower", ["watts": UnitPower.watts, "kilowatts": UnitPower.kilowatts, "horsepower": UnitPower.horsepower]),
        (
            "UnitPressure",
            [
                "hectopascals": UnitPressure.hectopascals, "kilopascals": UnitPressure.kilopascals, "bars": UnitPressure.bars,
                "millimetersOfMercury": UnitPressure.millimetersOfMercury, "inchesOfMercury": UnitPressure.inchesOfMercury,
                "millibars": UnitPressure.millibars, "poundsForcePerSquareInch": UnitPressure.poundsForcePerSquareInch,
            ]
        ),
        (
            "UnitSpeed",
            [
                "metersPerSecond": UnitSpeed.metersPerSecond, "kilometersPerHour": UnitSpeed.kilometersPerHour,
                "milesPerHour": UnitSpeed.milesPerHour, "knots": UnitSpeed.knots,
            ]
        ),
        (
            "UnitTemperature",
            ["kelvin": UnitTemperature.kelvin, "celsius": UnitTemperature.celsius, "fahrenheit": UnitTemperature.fahrenheit]
        ),
        (
            "UnitVolume",
            [
                "liters": UnitVolume.liters, "milliliters": UnitVolume.milliliters, "deciliters": UnitVolume.deciliters,
                "cubicMeters": UnitVolume.cubicMeters, "cups": UnitVolume.cups, "pints": UnitVolume.pints, "gallons": UnitVolume.gallons,
                "fluidOunces": UnitVolume.fluidOunces, "tablespoons": UnitVolume.tablespoons, "teaspoons": UnitVolume.teaspoons,
            ]
        ),
    ]

    private static func members(_ family: String, _ units: [String: Dimension]) -> [String: NativeStatic] {
        units.mapValues { .of(UnitValue(family: family, unit: $0)) }
    }

    /// Of the two types above the families each value is one, too.
    private static func type(_ name: String, _ members: [String: NativeStatic], under above: Set<String>) -> NativeType {
        NativeType(
            name, conformances: above.union(["Hashable"]), initializers: name == general ? [named] : [], staticMembers: members,
            properties: ["symbol": .computed { (value: UnitValue) in value.unit.symbol }])
    }

    private static var general: String { "Unit" }

    /// A unit that is only a sign: it is converted to no other.
    private static let named = NativeFunction.initializer(.required("symbol", String.self)) {
        UnitValue(family: general, unit: Dimension(symbol: $0, converter: UnitConverter()))
    }

    /// Where only a unit is wanted (`converted(to: .meters)`) each family's may be meant.
    static let declarations: [ValueTypeDeclaration] =
        families.map { family in
            ValueTypeDeclaration(
                type(family.name, members(family.name, family.units), under: [typeName, general]), summary: "Units of measurement.",
                examples: family.units.keys.min().map { ["\(family.name).\($0)"] } ?? [])
        } + [
            ValueTypeDeclaration(
                type(
                    typeName, families.reduce(into: [:]) { $0.merge(members($1.name, $1.units)) { first, _ in first } },
                    under: [general]),
                summary: "A unit of a measurement.", examples: ["Dimension.meters"]),
            ValueTypeDeclaration(
                type(general, [:], under: []), summary: "A unit, of a measurement or of anything else.",
                examples: ["Unit(symbol: \"pt\")"]),
        ]
}
