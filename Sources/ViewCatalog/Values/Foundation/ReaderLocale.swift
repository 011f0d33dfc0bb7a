// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// The language and region of whoever reads: those that `locale` has set, or at a view those of its environment. American English is what
/// a fresh scene has.
extension LocaleValue {
    static let english = LocaleValue(locale: FoundationDefaults.locale)

    /// American English: what other English writes, as the order of a day and its month, Foundation knows.
    var isAmerican: Bool { ["en", "en_US", "en-US", "en_US_POSIX"].contains(locale.identifier) }

    /// `Locale.current`
    static func current(_ host: any LanguageHost) -> LocaleValue {
        guard let identifier = (host as? any ResourceHost)?.locale, identifier != english.locale.identifier else { return .english }
        return LocaleValue(locale: Locale(identifier: identifier))
    }

    /// That of a view, which its environment may have set.
    static func ofView(_ context: EvaluationContext) -> LocaleValue {
        guard context.site != nil else { return current(context.machine.host) }
        let around = context.read { identifier(at: $0.site).map { .string($0) } ?? .nil }
        if case .string(let identifier) = around { return LocaleValue(locale: Locale(identifier: identifier)) }
        return current(context.machine.host)
    }
}

extension DateValue {
    /// The date that reads the same in the shell's time zone as this one in another.
    func shown(in zone: TimeZoneValue?) -> DateValue {
        guard let zone = zone?.zone else { return self }
        return DateValue(seconds: seconds + Double(zone.secondsFromGMT(for: date) - FoundationDefaults.timeZone.secondsFromGMT(for: date)))
    }
}

extension NativeFunction {
    /// A method that writes a value for its reader.
    static func writing<Root: CatalogValue, each T: Sendable>(
        _ name: String, of root: Root.Type = Root.self, _ parameters: repeat Parameter<each T>,
        body: @escaping @Sendable (Root, LocaleValue, repeat each T) throws(Diagnostic) -> String
    ) -> NativeFunction {
        let infos = ParameterInfo.all(repeat each parameters)
        let all = (repeat each parameters)
        return NativeFunction(name, infos, resultType: String.swiftType) { (call) throws(Diagnostic) in
            let cursor = ArgumentReader(call)
            let receiver = try Root.expect(call.receiver ?? .nil)
            return .string(try body(receiver, LocaleValue.current(call.machine.host), repeat try cursor.next(each all)))
        }
    }
}

extension DateValue {
    /// The hour and the minute as a screen shows them. Where a region writes hours with two digits (`09:41` in German) Apple's systems do
    /// so, as DateFormatter does here; Foundation's format styles on Linux leave the zero out.
    func clock(for reader: LocaleValue) -> String {
        guard !reader.isAmerican else { return text(.omitted, .shortened, for: reader) }
        let formatter = DateFormatter()
        formatter.locale = reader.locale
        formatter.calendar = FoundationDefaults.calendar
        formatter.timeZone = FoundationDefaults.timeZone
        formatter.setLocalizedDateFormatFromTemplate("jmm")
        return formatter.string(from: date)
    }
}
