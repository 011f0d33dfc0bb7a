// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// Values of Foundation's types as Foundation itself writes and reads them.
struct FoundationCoding {
    /// How dates in them are written.
    let dates: JSONCoderValue.DateStrategy

    func coded(_ native: any NativeValue) -> CodedValue? {
        switch native {
        case let interval as DateIntervalValue: tree(Foundation.DateInterval(start: interval.start.date, duration: interval.duration))
        case let parts as DateComponentsValue: tree(parts.components)
        case let locale as LocaleValue: tree(locale.locale)
        case let zone as TimeZoneValue: tree(zone.zone)
        case let calendar as CalendarValue: tree(calendar.calendar)
        case let name as PersonNameValue: tree(name.name)
        case let duration as DurationValue: tree(duration.duration)
        default: nil
        }
    }

    func value(named name: String, _ coded: CodedValue) -> Value? {
        switch name {
        case DateIntervalValue.typeName:
            read(Foundation.DateInterval.self, coded).map { DateIntervalValue(start: DateValue($0.start), duration: $0.duration).encode() }
        case DateComponentsValue.typeName: read(DateComponents.self, coded).map { DateComponentsValue(components: $0).encode() }
        case LocaleValue.typeName: read(Locale.self, coded).map { LocaleValue(locale: $0).encode() }
        case TimeZoneValue.typeName: read(TimeZone.self, coded).map { TimeZoneValue(zone: $0).encode() }
        case CalendarValue.typeName: read(Calendar.self, coded).map { CalendarValue(calendar: $0).encode() }
        case PersonNameValue.typeName: read(PersonNameComponents.self, coded).map { PersonNameValue(name: $0).encode() }
        case DurationValue.typeName: read(Duration.self, coded).map { DurationValue(duration: $0).encode() }
        default: nil
        }
    }

    private func tree(_ value: some Encodable) -> CodedValue? {
        let encoder = JSONEncoder()
        switch dates {
        case .deferredToDate, .custom: break
        case .secondsSince1970: encoder.dateEncodingStrategy = .secondsSince1970
        case .millisecondsSince1970: encoder.dateEncodingStrategy = .millisecondsSince1970
        case .iso8601: encoder.dateEncodingStrategy = .iso8601
        case .formatted(let formatter): encoder.dateEncodingStrategy = .formatted(formatter.formatter)
        }
        guard let data = try? encoder.encode(value) else { return nil }
        return try? JSONDecoder().decode(CodedTree.self, from: data).coded
    }

    private func read<T: Decodable>(_ type: T.Type, _ coded: CodedValue) -> T? {
        let decoder = JSONDecoder()
        switch dates {
        case .deferredToDate, .custom: break
        case .secondsSince1970: decoder.dateDecodingStrategy = .secondsSince1970
        case .millisecondsSince1970: decoder.dateDecodingStrategy = .millisecondsSince1970
        case .iso8601: decoder.dateDecodingStrategy = .iso8601
        case .formatted(let formatter): decoder.dateDecodingStrategy = .formatted(formatter.formatter)
        }
        guard let data = try? JSONEncoder().encode(CodedTree(coded: coded)) else { return nil }
        return try? decoder.decode(type, from: data)
    }
}
