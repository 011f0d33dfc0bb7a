// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation

/// What the shell's Foundation goes by where the code says nothing: American English, the Gregorian calendar and UTC, so that a session
/// prints the same on every machine.
enum FoundationDefaults {
    static let locale = Locale(identifier: "en_US")
    static let timeZone = TimeZone(secondsFromGMT: 0) ?? .current

    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }
}

extension DateValue {
    init(_ date: Date) { self.init(seconds: date.timeIntervalSinceReferenceDate) }
    /// Far beyond any calendar it stands still: the algorithms of calendars do not end there.
    var date: Date { Date(timeIntervalSinceReferenceDate: min(max(seconds, -63_114_076_800), 63_113_904_000)) }
}
