// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// Formatters that Foundation has on Apple's platforms alone, in English.
    static let formatters = """
        final class RelativeDateTimeFormatter: Formatter {
            enum UnitsStyle { case full, spellOut, short, abbreviated }
            enum DateTimeStyle { case numeric, named }
            var unitsStyle = UnitsStyle.full
            var dateTimeStyle = DateTimeStyle.numeric
            var locale = Locale.current
            var calendar = Calendar.current
            init() {}
            private static let units: [(name: String, short: String, letter: String, seconds: Double)] = [
                ("year", "yr.", "y", 31_536_000), ("month", "mo.", "mo", 2_592_000), ("week", "wk.", "w", 604_800), ("day", "day", "d", 86_400),
                ("hour", "hr.", "h", 3_600), ("minute", "min.", "m", 60), ("second", "sec.", "s", 1),
            ]
            private static let names: [String: [Int: String]] = [
                "year": [-1: "last year", 1: "next year"], "month": [-1: "last month", 1: "next month"], "week": [-1: "last week", 1: "next week"],
                "day": [-1: "yesterday", 1: "tomorrow"],
            ]
            func localizedString(fromTimeInterval interval: TimeInterval) -> String {
                let length = abs(interval)
                let unit = Self.units.first { length >= $0.seconds } ?? Self.units[6]
                let count = Int((length / unit.seconds).rounded(.down))
                let isPast = interval < 0
                if dateTimeStyle == .named {
                    if count == 0 { return "now" }
                    if let name = Self.names[unit.name]?[isPast ? -count : count] { return name }
                }
                let words: String
                switch unitsStyle {
                case .full, .spellOut: words = "\\(count) \\(unit.name)\\(count == 1 ? "" : "s")"
                case .short: words = "\\(count) \\(unit.short)\\(unit.short == "day" && count != 1 ? "s" : "")"
                case .abbreviated: words = "\\(count)\\(unit.letter)"
                }
                return isPast ? words + " ago" : "in " + words
            }
            func localizedString(from components: DateComponents) -> String {
                let now = Date()
                return calendar.date(byAdding: components, to: now).map { localizedString(for: $0, relativeTo: now) } ?? ""
            }
            func localizedString(for date: Date, relativeTo reference: Date) -> String {
                localizedString(fromTimeInterval: date.timeIntervalSince(reference))
            }
            func string(for value: Any?) -> String? {
                guard let date = value as? Date else { return nil }
                return localizedString(for: date, relativeTo: Date())
            }
        }
        final class PersonNameComponentsFormatter {
            enum Style { case `default`, short, medium, long, abbreviated }
            var style = Style.default
            init() {}
            static func localizedString(from components: PersonNameComponents, nameFormatStyle: Style) -> String {
                let formatter = PersonNameComponentsFormatter()
                formatter.style = nameFormatStyle
                return formatter.string(from: components)
            }
            func string(from components: PersonNameComponents) -> String {
                let all = [components.namePrefix, components.givenName, components.middleName, components.familyName, components.nameSuffix]
                let main = [components.givenName, components.familyName].compactMap { $0 }
                switch style {
                case .short: return components.nickname ?? main.first ?? ""
                case .long: return all.compactMap { $0 }.joined(separator: " ")
                case .abbreviated: return main.map { String($0.prefix(1)) }.joined()
                case .default, .medium: return main.joined(separator: " ")
                }
            }
        }
        final class DateComponentsFormatter {
            enum UnitsStyle { case positional, abbreviated, short, full, spellOut, brief }
            struct ZeroFormattingBehavior: OptionSet {
                let rawValue: Int
                static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
                static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
                static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
                static let dropAll = ZeroFormattingBehavior(rawValue: 14)
                static let pad = ZeroFormattingBehavior(rawValue: 65536)
                static let `default` = ZeroFormattingBehavior(rawValue: 1)
            }
            struct Units: OptionSet {
                let rawValue: Int
                static let year = Units(rawValue: 1)
                static let month = Units(rawValue: 2)
                static let weekOfMonth = Units(rawValue: 4)
                static let day = Units(rawValue: 8)
                static let hour = Units(rawValue: 16)
                static let minute = Units(rawValue: 32)
                static let second = Units(rawValue: 64)
            }
            var allowedUnits: Units = []
            var unitsStyle = UnitsStyle.positional
            var zeroFormattingBehavior = ZeroFormattingBehavior.default
            var maximumUnitCount = 0
            var includesApproximationPhrase = false
            var includesTimeRemainingPhrase = false
            var allowsFractionalUnits = false
            init() {}
            private static let all: [(unit: Units, name: String, short: String, letter: String, seconds: Int)] = [
                (.year, "year", "yr", "y", 31_536_000), (.month, "month", "mth", "mo", 2_592_000), (.weekOfMonth, "week", "wk", "w", 604_800),
                (.day, "day", "day", "d", 86_400), (.hour, "hour", "hr", "h", 3_600), (.minute, "minute", "min", "m", 60),
                (.second, "second", "sec", "s", 1),
            ]
            var calendar: Calendar? = Calendar.current
            func string(from components: DateComponents) -> String? {
                let start = Date(timeIntervalSinceReferenceDate: 0)
                return (calendar ?? Calendar.current).date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
            }
            static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
                let formatter = DateComponentsFormatter()
                formatter.unitsStyle = unitsStyle
                return formatter.string(from: components)
            }
            func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }
            func string(from interval: TimeInterval) -> String? {
                let units = Self.all.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
                var rest = Int(abs(interval).rounded())
                var parts: [(count: Int, name: String, short: String, letter: String)] = []
                for unit in units {
                    parts.append((rest / unit.seconds, unit.name, unit.short, unit.letter))
                    rest = rest % unit.seconds
                }
                if !zeroFormattingBehavior.contains(.pad) {
                    let keepsMiddle = unitsStyle == .positional
                    let first = parts.firstIndex { $0.count != 0 } ?? max(0, parts.count - 1)
                    parts = Array(parts[first...])
                    if !keepsMiddle, parts.count > 1 { parts = parts.filter { $0.count != 0 } }
                }
                if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
                let sign = interval < 0 ? "-" : ""
                func counted(_ count: Int, _ name: String) -> String { "\\(count) \\(name)\\(count == 1 ? "" : "s")" }
                switch unitsStyle {
                case .positional:
                    let isPadded = zeroFormattingBehavior.contains(.pad)
                    let texts = parts.enumerated().map { index, part in
                        (index > 0 || isPadded) && part.count < 10 ? "0\\(part.count)" : "\\(part.count)"
                    }
                    return sign + texts.joined(separator: ":")
                case .abbreviated: return sign + parts.map { "\\($0.count)\\($0.letter)" }.joined(separator: " ")
                case .brief: return sign + parts.map { "\\($0.count)\\($0.short)" }.joined(separator: " ")
                case .short: return sign + parts.map { counted($0.count, $0.short) }.joined(separator: ", ")
                case .full, .spellOut: return sign + parts.map { counted($0.count, $0.name) }.joined(separator: ", ")
                }
            }
        }
        final class ISO8601DateFormatter: Formatter {
            struct Options: OptionSet {
                let rawValue: UInt
                static let withYear = Options(rawValue: 1)
                static let withMonth = Options(rawValue: 2)
                static let withDay = Options(rawValue: 16)
                static let withTime = Options(rawValue: 32)
                static let withTimeZone = Options(rawValue: 64)
                static let withSpaceBetweenDateAndTime = Options(rawValue: 128)
                static let withDashSeparatorInDate = Options(rawValue: 256)
                static let withColonSeparatorInTime = Options(rawValue: 512)
                static let withColonSeparatorInTimeZone = Options(rawValue: 1024)
                static let withFractionalSeconds = Options(rawValue: 2048)
                static let withFullDate = Options(rawValue: 275)
                static let withFullTime = Options(rawValue: 1632)
                static let withInternetDateTime = Options(rawValue: 1907)
            }
            var formatOptions = Options.withInternetDateTime
            var timeZone: TimeZone! = TimeZone(secondsFromGMT: 0)
            init() {}
            func string(from date: Date) -> String { formatter.string(from: date) }
            func string(for value: Any?) -> String? { (value as? Date).map { string(from: $0) } }
            func date(from string: String) -> Date? { formatter.date(from: string) }
            static func string(from date: Date, timeZone: TimeZone, formatOptions: Options = []) -> String {
                let writer = ISO8601DateFormatter()
                writer.timeZone = timeZone
                writer.formatOptions = formatOptions
                return writer.string(from: date)
            }
            private var formatter: DateFormatter {
                let result = DateFormatter()
                result.locale = Locale(identifier: "en_US_POSIX")
                result.timeZone = timeZone
                result.dateFormat = pattern
                return result
            }
            private var pattern: String {
                func joined(_ parts: [(Options, String)], by separator: String) -> String {
                    parts.filter { formatOptions.contains($0.0) }.map(\\.1).joined(separator: separator)
                }
                let day = joined(
                    [(.withYear, "yyyy"), (.withMonth, "MM"), (.withDay, "dd")],
                    by: formatOptions.contains(.withDashSeparatorInDate) ? "-" : "")
                var result = day
                if formatOptions.contains(.withTime) {
                    if !day.isEmpty { result += formatOptions.contains(.withSpaceBetweenDateAndTime) ? " " : "'T'" }
                    result += formatOptions.contains(.withColonSeparatorInTime) ? "HH:mm:ss" : "HHmmss"
                    if formatOptions.contains(.withFractionalSeconds) { result += ".SSS" }
                }
                if formatOptions.contains(.withTimeZone) {
                    result += formatOptions.contains(.withColonSeparatorInTimeZone) ? "XXXXX" : "XX"
                }
                return result
            }
        }
        final class DateIntervalFormatter: Formatter {
            enum Style: Int { case none, short, medium, long, full }
            var dateStyle = Style.medium
            var timeStyle = Style.medium
            var dateTemplate: String?
            var locale: Locale! = Locale.current
            var calendar: Calendar! = Calendar.current
            var timeZone: TimeZone! = TimeZone.current
            init() {}
            func string(from start: Date, to end: Date) -> String {
                _dateIntervalText(start, end, dateStyle.rawValue, timeStyle.rawValue, dateTemplate, locale, calendar, timeZone)
            }
            func string(from interval: DateInterval) -> String? { string(from: interval.start, to: interval.end) }
        }
        final class ListFormatter: Formatter {
            var locale = Locale.current
            init() {}
            func string(from items: [Any]) -> String? { ListFormatter.localizedString(byJoining: items.map { "\\($0)" }) }
            func string(for value: Any?) -> String? { (value as? [Any]).flatMap { string(from: $0) } }
            static func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }
        }
        final class ByteCountFormatter {
            enum CountStyle { case file, memory, decimal, binary }
            struct Units: OptionSet {
                let rawValue: Int
                static let useBytes = Units(rawValue: 1)
                static let useKB = Units(rawValue: 2)
                static let useMB = Units(rawValue: 4)
                static let useGB = Units(rawValue: 8)
                static let useTB = Units(rawValue: 16)
                static let usePB = Units(rawValue: 32)
                static let useEB = Units(rawValue: 64)
                static let useZB = Units(rawValue: 128)
                static let useYBOrHigher = Units(rawValue: 0xFF00)
                static let useAll = Units(rawValue: 0xFFFF)
            }
            var countStyle = CountStyle.file
            var allowedUnits: Units = []
            var includesUnit = true
            var includesCount = true
            var isAdaptive = true
            var zeroPadsFractionDigits = false
            var allowsNonnumericFormatting = true
            var includesActualByteCount = false
            init() {}
            func string(fromByteCount count: Int64) -> String {
                var traits = ["\\(countStyle)"]
                if includesUnit { traits.append("unit") }
                if includesCount { traits.append("count") }
                if isAdaptive { traits.append("adaptive") }
                if zeroPadsFractionDigits { traits.append("padded") }
                if allowsNonnumericFormatting { traits.append("words") }
                if includesActualByteCount { traits.append("actual") }
                return _byteCountText(Int(count), allowedUnits.rawValue, traits.joined(separator: " "))
            }
            static func string(fromByteCount count: Int64, countStyle: CountStyle) -> String {
                let formatter = ByteCountFormatter()
                formatter.countStyle = countStyle
                return formatter.string(fromByteCount: count)
            }
        }
        class _UnitFormatter {
            enum UnitStyle { case short, medium, long }
            var unitStyle = UnitStyle.medium
            var numberFormatter = NumberFormatter()
            init() {
                numberFormatter.numberStyle = .decimal
                numberFormatter.maximumFractionDigits = 3
            }
            func _string(_ value: Double, _ symbol: String, _ name: String, _ plural: String) -> String {
                let number = numberFormatter.string(from: NSNumber(value: value)) ?? ""
                switch unitStyle {
                case .short: return number + symbol
                case .medium: return number + " " + symbol
                case .long: return number + " " + (value == 1 ? name : plural)
                }
            }
        }
        final class LengthFormatter: _UnitFormatter {
            enum Unit: Int { case millimeter = 8, centimeter = 9, meter = 11, kilometer = 14, inch = 1281, foot = 1282, yard = 1283, mile = 1284 }
            var isForPersonHeightUse = false
            private static let names: [Unit: (symbol: String, name: String, plural: String)] = [
                .millimeter: ("mm", "millimeter", "millimeters"), .centimeter: ("cm", "centimeter", "centimeters"),
                .meter: ("m", "meter", "meters"), .kilometer: ("km", "kilometer", "kilometers"), .inch: ("in", "inch", "inches"),
                .foot: ("ft", "foot", "feet"), .yard: ("yd", "yard", "yards"), .mile: ("mi", "mile", "miles"),
            ]
            func string(fromValue value: Double, unit: Unit) -> String {
                let words = Self.names[unit] ?? ("", "", "")
                return _string(value, words.symbol, words.name, words.plural)
            }
            func unitString(fromValue value: Double, unit: Unit) -> String {
                let words = Self.names[unit] ?? ("", "", "")
                return unitStyle == .long ? (value == 1 ? words.name : words.plural) : words.symbol
            }
            func string(fromMeters meters: Double) -> String {
                let feet = meters / 0.3048
                if isForPersonHeightUse {
                    let inches = (feet * 12).rounded()
                    let whole = (inches / 12).rounded(.down)
                    return string(fromValue: whole, unit: .foot) + ", " + string(fromValue: inches - whole * 12, unit: .inch)
                }
                if abs(feet) < 1 { return string(fromValue: feet * 12, unit: .inch) }
                if abs(feet) < 5280 { return abs(feet) < 3 ? string(fromValue: feet, unit: .foot) : string(fromValue: feet / 3, unit: .yard) }
                return string(fromValue: feet / 5280, unit: .mile)
            }
        }
        final class MassFormatter: _UnitFormatter {
            enum Unit: Int { case gram = 11, kilogram = 14, ounce = 1537, pound = 1538, stone = 1539 }
            var isForPersonMassUse = false
            private static let names: [Unit: (symbol: String, name: String, plural: String)] = [
                .gram: ("g", "gram", "grams"), .kilogram: ("kg", "kilogram", "kilograms"), .ounce: ("oz", "ounce", "ounces"),
                .pound: ("lb", "pound", "pounds"), .stone: ("st", "stone", "stones"),
            ]
            func string(fromValue value: Double, unit: Unit) -> String {
                let words = Self.names[unit] ?? ("", "", "")
                return _string(value, words.symbol, words.name, words.plural)
            }
            func string(fromKilograms kilograms: Double) -> String {
                let pounds = kilograms / 0.45359237
                return abs(pounds) < 1 ? string(fromValue: pounds * 16, unit: .ounce) : string(fromValue: pounds, unit: .pound)
            }
        }
        final class EnergyFormatter: _UnitFormatter {
            enum Unit: Int { case joule = 11, kilojoule = 14, calorie = 1793, kilocalorie = 1794 }
            var isForFoodEnergyUse = false
            private static let names: [Unit: (symbol: String, name: String, plural: String)] = [
                .joule: ("J", "joule", "joules"), .kilojoule: ("kJ", "kilojoule", "kilojoules"), .calorie: ("cal", "calorie", "calories"),
                .kilocalorie: ("kcal", "kilocalorie", "kilocalories"),
            ]
            func string(fromValue value: Double, unit: Unit) -> String {
                var words = Self.names[unit] ?? ("", "", "")
                if isForFoodEnergyUse, unit == .kilocalorie { words = ("Cal", "Calorie", "Calories") }
                return _string(value, words.symbol, words.name, words.plural)
            }
            func string(fromJoules joules: Double) -> String {
                abs(joules) < 4184 ? string(fromValue: joules / 4.184, unit: .calorie) : string(fromValue: joules / 4184, unit: .kilocalorie)
            }
        }
        final class MeasurementFormatter: Formatter {
            enum UnitStyle { case short, medium, long }
            struct UnitOptions: OptionSet {
                let rawValue: Int
                static let providedUnit = UnitOptions(rawValue: 1)
                static let naturalScale = UnitOptions(rawValue: 2)
                static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
            }
            var unitStyle = UnitStyle.medium
            var unitOptions: UnitOptions = []
            var numberFormatter = NumberFormatter()
            var locale = Locale.current
            init() {}
            func string(from measurement: Measurement) -> String {
                let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? ""
                return number + " " + measurement.unit.symbol
            }
            func string(for value: Any?) -> String? { (value as? Measurement).map { string(from: $0) } }
        }
        """
}
