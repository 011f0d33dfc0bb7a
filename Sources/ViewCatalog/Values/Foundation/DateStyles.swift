// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation

extension DateValue.DateStyle {
    var style: Date.FormatStyle.DateStyle {
        switch self {
        case .omitted: .omitted
        case .numeric: .numeric
        case .abbreviated: .abbreviated
        case .long: .long
        case .complete: .complete
        }
    }
}

extension DateValue.TimeStyle {
    var style: Date.FormatStyle.TimeStyle {
        switch self {
        case .omitted: .omitted
        case .shortened: .shortened
        case .standard: .standard
        case .complete: .complete
        }
    }
}
