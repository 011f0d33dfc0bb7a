// SPDX-License-Identifier: GPL-3.0-or-later

/// A day and a time of the Gregorian calendar in UTC: a scene's dates print the same on every machine.
struct CivilDate {
    var year: Int
    var month: Int
    var day: Int
    var hour: Int
    var minute: Int
    var second: Int
    /// 1 is Sunday, as Calendar counts.
    private(set) var weekday = 1

    private static let secondsADay = 86_400
    /// From 1970-01-01 to 2001-01-01, the reference date of Foundation.
    static let referenceOffset = 978_307_200.0
    /// Dates beyond the years 0 to 9999 are counted as these years' ends: nothing prints them.
    private static let range = -62_167_219_200.0...253_402_300_799.0

    /// The date at a time in seconds since 2001-01-01 00:00 UTC.
    init(secondsSinceReferenceDate seconds: Double) {
        let total = seconds.isNaN ? 0 : (seconds + Self.referenceOffset).rounded(.down)
        let all = Int(min(max(total, Self.range.lowerBound), Self.range.upperBound))
        let days = Self.floorDivide(all, Self.secondsADay)
        let rest = all - days * Self.secondsADay
        (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
        weekday = Self.modulo(days + 4, 7) + 1
        (year, month, day) = Self.civil(days)
    }

    /// The date of a day counted from 1970-01-01. Years begin in March here, so that the leap day is their last.
    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = floorDivide(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    private static func floorDivide(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((b - 1 - a) / b) }
    private static func modulo(_ a: Int, _ b: Int) -> Int { ((a % b) + b) % b }
}

/// How dates read in American English.
enum DateText {
    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]
    static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    /// By a pattern of letters, as DateFormatter's `dateFormat`: `EEE d MMM yyyy, HH:mm`. Text in single quotes stands for itself.
    static func text(_ date: CivilDate, pattern: String) -> String {
        var result = ""
        var rest = pattern[...]
        while let letter = rest.first {
            if letter == "'" {
                rest.removeFirst()
                let quoted = rest.prefix { $0 != "'" }
                result += quoted.isEmpty ? "'" : quoted
                rest = rest.dropFirst(quoted.count).dropFirst()
            } else {
                let run = rest.prefix { $0 == letter }
                result += field(letter, run.count, date) ?? String(run)
                rest = rest.dropFirst(run.count)
            }
        }
        return result
    }

    private static func field(_ letter: Character, _ count: Int, _ date: CivilDate) -> String? {
        switch letter {
        case "y", "Y": count == 2 ? padded(date.year % 100, 2) : padded(date.year, count)
        case "M", "L": named(months, date.month - 1, count) ?? padded(date.month, count)
        case "d": padded(date.day, count)
        case "E": named(weekdays, date.weekday - 1, max(count, 3))
        case "H": padded(date.hour, count)
        case "h": padded((date.hour + 11) % 12 + 1, count)
        case "m": padded(date.minute, count)
        case "s": padded(date.second, count)
        case "a": date.hour < 12 ? "AM" : "PM"
        default: nil
        }
    }

    /// Three letters for a run of three, the whole for four, one for five, two for six.
    private static func named(_ names: [String], _ index: Int, _ count: Int) -> String? {
        switch count {
        case 3: String(names[index].prefix(3))
        case 4: names[index]
        case 5: String(names[index].prefix(1))
        case 6: String(names[index].prefix(2))
        default: nil
        }
    }

    private static func padded(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: min(max(count - digits.count, 0), 20)) + digits
    }
}
