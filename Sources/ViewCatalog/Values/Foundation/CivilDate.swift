// SPDX-License-Identifier: GPL-3.0-or-later

/// A day and a time of the Gregorian calendar in UTC: a scene's dates print the same on every machine.
struct CivilDate {
    var year: Int
    var month: Int
    var day: Int
    var hour: Int
    var minute: Int
    var second: Int

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

    /// As `Date` describes itself: `2001-01-01 00:00:00 +0000`.
    var description: String {
        func padded(_ number: Int, _ count: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(count - digits.count, 0)) + digits
        }
        let (day, time) = ([(year, 4), (month, 2), (day, 2)].map(padded), [hour, minute, second].map { padded($0, 2) })
        return day.joined(separator: "-") + " " + time.joined(separator: ":") + " +0000"
    }

    private static func floorDivide(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((b - 1 - a) / b) }
}
