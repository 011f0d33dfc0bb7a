// SPDX-License-Identifier: GPL-3.0-or-later

extension Prelude {
    /// The parts of a `Locale` as types: its language, script, region, currency, and how it measures and counts days.
    static let locales = """
        extension Locale {
            struct Currency: Hashable {
                let identifier: String
                init(_ identifier: String) { self.identifier = identifier }
            }
            var currency: Currency? { currencyCode.map { Currency($0) } }
            struct LanguageCode: Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
                let identifier: String
                var debugDescription: String { identifier }
                init(_ identifier: String) { self.identifier = identifier }
                init(stringLiteral identifier: String) { self.identifier = identifier }
                static let arabic = LanguageCode("ar")
                static let chinese = LanguageCode("zh")
                static let dutch = LanguageCode("nl")
                static let english = LanguageCode("en")
                static let french = LanguageCode("fr")
                static let german = LanguageCode("de")
                static let hebrew = LanguageCode("he")
                static let italian = LanguageCode("it")
                static let japanese = LanguageCode("ja")
                static let korean = LanguageCode("ko")
                static let portuguese = LanguageCode("pt")
                static let russian = LanguageCode("ru")
                static let spanish = LanguageCode("es")
                static let danish = LanguageCode("da")
                static let finnish = LanguageCode("fi")
                static let greek = LanguageCode("el")
                static let hindi = LanguageCode("hi")
                static let norwegian = LanguageCode("no")
                static let polish = LanguageCode("pl")
                static let swedish = LanguageCode("sv")
                static let thai = LanguageCode("th")
                static let turkish = LanguageCode("tr")
                static let ukrainian = LanguageCode("uk")
                static let vietnamese = LanguageCode("vi")
            }
            struct Region: Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
                let identifier: String
                var debugDescription: String { identifier }
                init(_ identifier: String) { self.identifier = identifier }
                init(stringLiteral identifier: String) { self.identifier = identifier }
                static let canada = Region("CA")
                static let france = Region("FR")
                static let germany = Region("DE")
                static let italy = Region("IT")
                static let japan = Region("JP")
                static let spain = Region("ES")
                static let unitedKingdom = Region("GB")
                static let unitedStates = Region("US")
            }
            enum LanguageDirection: UInt { case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop }
            struct Language: Hashable {
                let languageCode: LanguageCode?
                let script: Script?
                let region: Region?
                init(languageCode: LanguageCode? = nil, script: Script? = nil, region: Region? = nil) {
                    self.languageCode = languageCode
                    self.script = script
                    self.region = region
                }
                init(identifier: String) {
                    let locale = Locale(identifier: identifier)
                    let script = locale.scriptCode.map { Script($0) }
                    self.init(languageCode: locale.languageCode.map { LanguageCode($0) }, script: script, region: locale.region)
                }
                var characterDirection: LanguageDirection {
                    let place = region.map { "_" + $0.identifier } ?? ""
                    return Locale(identifier: (languageCode?.identifier ?? "") + place)._isRightToLeft ? .rightToLeft : .leftToRight
                }
                var lineLayoutDirection: LanguageDirection { .topToBottom }
            }
            struct Script: Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
                let identifier: String
                init(_ identifier: String) { self.identifier = identifier }
                init(stringLiteral identifier: String) { self.identifier = identifier }
                var debugDescription: String { identifier }
            }
            enum Weekday: String, CaseIterable {
                case sunday = "sun", monday = "mon", tuesday = "tue", wednesday = "wed"
                case thursday = "thu", friday = "fri", saturday = "sat"
            }
            enum HourCycle: String, CaseIterable {
                case zeroToEleven = "h11", oneToTwelve = "h12", zeroToTwentyThree = "h23", oneToTwentyFour = "h24"
            }
            var hourCycle: HourCycle {
                // What stands in quotation marks is text: `HH 'Uhr'`.
                let template = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: self) ?? ""
                let pattern = template.split(separator: "'", omittingEmptySubsequences: false).first ?? ""
                if pattern.contains("h") { return .oneToTwelve }
                return pattern.contains("K") ? .zeroToEleven : pattern.contains("k") ? .oneToTwentyFour : .zeroToTwentyThree
            }
            enum IdentifierType { case icu, bcp47, cldr }
            func identifier(_ type: IdentifierType) -> String {
                type == .bcp47 ? identifier.replacingOccurrences(of: "_", with: "-") : identifier
            }
            var firstDayOfWeek: Weekday { Weekday.allCases[calendar.firstWeekday - 1] }
            init(languageCode: LanguageCode? = nil, script: Script? = nil, languageRegion: Region? = nil) {
                var identifier = languageCode?.identifier ?? ""
                if let script { identifier += "-" + script.identifier }
                if let languageRegion { identifier += "_" + languageRegion.identifier }
                self.init(identifier: identifier)
            }
            struct MeasurementSystem: Hashable, CustomDebugStringConvertible {
                let identifier: String
                var debugDescription: String { identifier }
                init(_ identifier: String) { self.identifier = identifier }
                static let metric = MeasurementSystem("metric")
                static let uk = MeasurementSystem("uksystem")
                static let us = MeasurementSystem("ussystem")
            }
            var language: Language { Language(identifier: identifier) }
            var region: Region? { regionCode.map { Region($0) } }
            var measurementSystem: MeasurementSystem { regionCode == "US" ? .us : regionCode == "GB" ? .uk : .metric }
        }
        """
}
