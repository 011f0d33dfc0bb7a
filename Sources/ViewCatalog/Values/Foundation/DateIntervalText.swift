// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// What `DateIntervalFormatter` writes.
enum DateIntervalText {
    static let function = NativeFunction.make(
        "_dateIntervalText", .unlabeled("start", DateValue.self), .unlabeled("end", DateValue.self), .unlabeled("dateStyle", Int.self),
        .unlabeled("timeStyle", Int.self), .unlabeled("template", String?.self), .unlabeled("locale", LocaleValue.self),
        .unlabeled("calendar", CalendarValue.self), .unlabeled("timeZone", TimeZoneValue.self)
    ) { (start, end, dateStyle, timeStyle, template, locale, calendar, zone) in
        let formatter = DateIntervalFormatter()
        formatter.locale = locale.locale
        formatter.calendar = calendar.calendar
        formatter.timeZone = zone.zone
        formatter.dateStyle = DateIntervalFormatter.Style(rawValue: UInt(clamping: dateStyle)) ?? .none
        formatter.timeStyle = DateIntervalFormatter.Style(rawValue: UInt(clamping: timeStyle)) ?? .none
        if let template { formatter.dateTemplate = template }
        return formatter.string(from: start.date, to: max(start, end).date)
    }.costing(300)
}
