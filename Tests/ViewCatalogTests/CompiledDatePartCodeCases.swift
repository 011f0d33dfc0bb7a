// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// Parts of dates that are asked for, and what a program knows of itself.
    static let datePartCode = ##"""
        func t() -> String { let l = Locale(identifier: "en_US"); let s = Date.FormatStyle(timeZone: .gmt).locale(l); let d = Date(timeIntervalSince1970: 1_710_510_780); return [d.formatted(s.hour(.twoDigits(amPM: .omitted)).minute()), d.formatted(s.hour(.defaultDigits(amPM: .omitted)).minute(.twoDigits)), d.formatted(s.quarter()), d.formatted(s.quarter(.wide).year()), d.formatted(s.week()), d.formatted(s.dayOfYear()), d.formatted(s.dayOfYear(.threeDigits)), d.formatted(s.era()), d.formatted(s.month(.narrow)), d.formatted(s.weekday(.short)), d.formatted(s.hour(.twoDigits(amPM: .abbreviated)).minute()).replacingOccurrences(of: "\u{202F}", with: " ")].joined(separator: "|") }
        //= 01:53|01:53|Q1|1st quarter 2024|11|75|075|AD|M|Fr|01:53 PM
        ----
        func t() -> String { let l = Locale(identifier: "de_DE"); let s = Date.FormatStyle(timeZone: .gmt).locale(l); let d = Date(timeIntervalSince1970: 1_710_510_780); return [d.formatted(s.hour(.twoDigits(amPM: .omitted)).minute()), d.formatted(s.quarter(.wide).year()), d.formatted(s.week())].joined(separator: "|") }
        //= 13:53|1. Quartal 2024|11
        ----
        func t() -> String { "\(ProcessInfo.processInfo.processName.isEmpty) \(CommandLine.arguments.contains("--uitesting")) \(CommandLine.arguments.count == ProcessInfo.processInfo.arguments.count) \(CommandLine.arguments.isEmpty)" }
        //= false false true false
        ----
        func t() -> String { var c = Calendar(identifier: .gregorian); c.timeZone = .gmt; return "\(c.dates(byMatching: DateComponents(day: 13, weekday: 6), startingAt: Date(timeIntervalSince1970: 1_700_000_000)).prefix(2).map { $0.ISO8601Format() })" }
        //= ["2024-09-13T00:00:00Z", "2024-12-13T00:00:00Z"]
        ----
        func t() -> String { var c = Calendar(identifier: .gregorian); c.timeZone = .gmt; return "\(c.dates(byAdding: .month, value: 1, startingAt: Date(timeIntervalSince1970: 0)).prefix(3).map { $0.ISO8601Format() })" }
        //= ["1970-02-01T00:00:00Z", "1970-03-01T00:00:00Z", "1970-04-01T00:00:00Z"]
        ----
        func t() -> String { let s = AttributedString("héllo"); let i = s.characters.index(s.startIndex, offsetBy: 2); return "\(String(s[..<i].characters) + "|" + String(s.characters[i...]))" }
        //= hé|llo
        """##
}
