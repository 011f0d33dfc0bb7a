// SPDX-License-Identifier: GPL-3.0-or-later

extension FoundationCompiledTests {
    /// What formats of numbers, of bytes and of lengths of time are set to.
    static let formatSettingCode = ##"""
        func t() -> String { let l = Locale(identifier: "en_US"); return "\(Int64(0).formatted(.byteCount(style: .memory, spellsOutZero: true).locale(l)))" }
        //= Zero kB
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\(Int64(1_500_000).formatted(ByteCountFormatStyle(style: .decimal, allowedUnits: [.kb], locale: l)))" }
        //= 1.5 MB
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\(Int64(1_500_000).formatted(.byteCount(style: .binary, includesActualByteCount: true).locale(l)))" }
        //= 1.4 MB (1,500,000 bytes)
        ----
        func t() -> String { return "\(Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes, .seconds], width: .narrow, maximumUnitCount: 2).locale(Locale(identifier: "en_US"))))" }
        //= 1h 2m
        ----
        func t() -> String { return "\(Duration.milliseconds(1500).formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 1)).locale(Locale(identifier: "en_US"))))" }
        //= 1.5s
        ----
        func t() -> String { return "\(Duration.seconds(100).formatted(.units(allowed: [.days, .minutes], width: .condensedAbbreviated, zeroValueUnits: .show(length: 2)).locale(Locale(identifier: "en_US"))))" }
        //= 00 days 02 min
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\([0, 5, -5].map { $0.formatted(.number.sign(strategy: .always(includingZero: false)).locale(l)) })" }
        //= ["0", "+5", "-5"]
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\([0, -5].map { $0.formatted(.currency(code: "USD").sign(strategy: .always(showZero: false)).locale(l)) + $0.formatted(.currency(code: "USD").sign(strategy: .accountingAlways(showZero: true)).locale(l)) })" }
        //= ["$0.00+$0.00", "-$5.00($5.00)"]
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\(1234.5678.formatted(.number.precision(.integerAndFractionLength(integerLimits: 6...8, fractionLimits: 1...2)).locale(l)))" }
        //= 001,234.57
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\(Int64(123_456_789).formatted(ByteCountFormatStyle(style: .file, allowedUnits: [.kb, .mb], spellsOutZero: false, includesActualByteCount: true, locale: l)))" }
        //= 123.5 MB (123,456,789 bytes)
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\([0, 1, 999, 1024, 1_048_576].map { Int64($0).formatted(.byteCount(style: .memory).locale(l)) })" }
        //= ["Zero kB", "1 byte", "999 bytes", "1 kB", "1 MB"]
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\(Duration.seconds(3_661.5).formatted(Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes, .seconds], width: .wide, fractionalPart: .show(length: 1)).locale(l)))" }
        //= 1 hour, 1 minute, 1.5 seconds
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\(Duration.seconds(59.6).formatted(Duration.TimeFormatStyle(pattern: .minuteSecond).locale(l)) + " " + Duration.seconds(5399).formatted(.time(pattern: .hourMinute(padHourToLength: 2, roundSeconds: .down)).locale(l)))" }
        //= 1:00 01:29
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\(Duration.seconds(90).formatted(.units(allowed: [.hours, .minutes, .seconds], width: .narrow, zeroValueUnits: .show(length: 1)).locale(l)))" }
        //= 0h 1m 30s
        ----
        func t() -> String { let l = Locale(identifier: "en_US"); return "\(Duration.seconds(5).formatted(.units(allowed: [.minutes, .seconds], width: .abbreviated, valueLength: 2).locale(l)) + Duration.microseconds(1500).formatted(.units(allowed: [.milliseconds, .microseconds], width: .wide).locale(l)))" }
        //= 05 sec1 millisecond, 500 microseconds
        ----
        func t() -> String { let l = Locale(identifier: "de_DE"); return "\(Duration.seconds(7322).formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(l)))" }
        //= 2 Stunden und 2 Minuten
        """##
}
