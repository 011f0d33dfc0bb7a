// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Formats of dates by their parts, by a pattern, as ISO 8601 and of ranges; dates and numbers that a format reads.
    static let formatCode = ##"""
        func t() -> String { let l = Locale(identifier: "en_US"); return "\(try! Int("1,234", format: .number.locale(l)))" }
        //= 1234
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\(try! Double("1,234.5", format: .number.locale(l)))" }
        //= 1234.5
        ----
        func t() -> String { let l = Locale(identifier: "de_DE"); return "\(try! Double("1.234,5", format: .number.locale(l)))" }
        //= 1234.5
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\(try! Double("50%", format: .percent.locale(l)))" }
        //= 0.5
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\(try! Decimal("$1,234.50", format: .currency(code: "USD").locale(l)))" }
        //= 1234.5
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\((try? Int("abc", format: .number.locale(l))) as Any)" }
        //= nil
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\(try! Int("12", strategy: IntegerFormatStyle<Int>.number.locale(l).parseStrategy))" }
        //= 12
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); let d = Date(timeIntervalSince1970: 1_700_000_000); return "\(d.formatted(.dateTime.hour().minute().locale(l)))" }
        //= 10:13 PM
        ----
        func t() -> String { let l = Locale(identifier: "en_GB"); let d = Date(timeIntervalSince1970: 1_700_000_000); return "\(d.formatted(.dateTime.hour().minute().second().locale(l)))" }
        //= 22:13:20
        ----
        func t() -> String { let l = Locale(identifier: "en_GB"); let d = Date(timeIntervalSince1970: 1_700_000_000); return "\(d.formatted(.dateTime.weekday(.wide).day().month(.wide).locale(l)))" }
        //= Tuesday 14 November
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); let d = Date(timeIntervalSince1970: 1_700_000_000); return "\(d.formatted(.dateTime.hour(.defaultDigits(amPM: .wide)).locale(l)))" }
        //= 10 PM
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); let d = Date(timeIntervalSince1970: 1_700_000_000); return "\(d.formatted(.dateTime.secondFraction(.fractional(3)).second().locale(l)))" }
        //= 20.000
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); let d = Date(timeIntervalSince1970: 1_700_000_000); return "\(d.formatted(.dateTime.timeZone(.specificName(.short)).hour().locale(l)))" }
        //= 10 PM GMT
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); let d = Date(timeIntervalSince1970: 1_700_000_000); return "\(d.formatted(.dateTime.day(.ordinalOfDayInMonth).locale(l)))" }
        //= 2
        ----
        func t() -> String { let d = Date(timeIntervalSince1970: 1_700_000_000.25); return "\(d.ISO8601Format(.iso8601(timeZone: .gmt, includingFractionalSeconds: true, dateSeparator: .omitted, dateTimeSeparator: .space, timeSeparator: .omitted)))" }
        //= 20231114 221320.250
        ----
        func t() -> String { let d = Date(timeIntervalSince1970: 1_700_000_000.25); return "\(d.formatted(.iso8601.year().month().day().dateSeparator(.dash)))" }
        //= 2023-11-14
        ----
        func t() -> String { let d = Date(timeIntervalSince1970: 1_700_000_000.25); return "\(d.formatted(.iso8601.time(includingFractionalSeconds: true)))" }
        //= 22:13:20.250
        ----
        func t() -> String { let d = Date(timeIntervalSince1970: 1_700_000_000.25); return "\(d.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))" }
        //= 2023-11-14T22:13:20.250Z
        ----
        func t() -> String { let d = Date(timeIntervalSince1970: 1_700_000_000.25); return "\(d.formatted(.iso8601.weekOfYear().year()))" }
        //= 2023-W46
        ----
        func t() -> String { return "\(try! Date("2024-03-05T10:20:30Z", strategy: .iso8601))" }
        //= 2024-03-05 10:20:30 +0000
        ----
        func t() -> String { return "\(try! Date.ISO8601FormatStyle().parse("2024-03-05T10:20:30Z").timeIntervalSince1970)" }
        //= 1709634030.0
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\(try! Date("3/5/2024, 10:20 AM", strategy: Date.FormatStyle(date: .numeric, time: .shortened, locale: l, timeZone: .gmt).parseStrategy).timeIntervalSince1970)" }
        //= 1709634000.0
        ----
        func t() -> String { return "\(try! Date("2024-03-05", strategy: Date.ParseStrategy(format: "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits)", locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt)).timeIntervalSince1970)" }
        //= 1709596800.0
        ----
        func t() -> String { return "\(try! Date("2024-03-05", strategy: .fixed(format: "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits)", timeZone: .gmt, locale: Locale(identifier: "en_US_POSIX"))).timeIntervalSince1970)" }
        //= 1709596800.0
        ----
        func t() -> String { let d = Date(timeIntervalSince1970: 0); return "\(d.formatted(Date.VerbatimFormatStyle(format: "\(year: .defaultDigits)/\(month: .defaultDigits)/\(day: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)", locale: Locale(identifier: "en_US"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian))))" }
        //= 1970/1/01 00:00
        ----
        func t() -> String { let a = Date(timeIntervalSince1970: 0), b = Date(timeIntervalSince1970: 90_061); let l = Locale(identifier: "en_US"); return "\((a..<b).formatted(.interval.locale(l)))" }
        //= 1/1/1970, 12:00 AM – 1/2/1970, 1:01 AM
        ----
        func t() -> String { let a = Date(timeIntervalSince1970: 0), b = Date(timeIntervalSince1970: 90_061); let l = Locale(identifier: "en_US"); return "\((a..<b).formatted(.interval.year().month().day().locale(l)))" }
        //= Jan 1 – 2, 1970
        ----
        func t() -> String { let a = Date(timeIntervalSince1970: 0), b = Date(timeIntervalSince1970: 90_061); let l = Locale(identifier: "en_US"); return "\((a..<b).formatted(Date.IntervalFormatStyle(date: .long, time: .shortened, locale: l)))" }
        //= January 1, 1970 at 12:00 AM – January 2, 1970 at 1:01 AM
        ----
        func t() -> String { let d = Date(timeIntervalSince1970: 1_000_000); let l = Locale(identifier: "en_US"); return "\(Date.AnchoredRelativeFormatStyle(anchor: d, locale: l).format(Date(timeIntervalSince1970: 1_003_600)))" }
        //= 1 hour ago
        """##
}
