// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation
import SwiftLanguage

/// `.relative(presentation: .named)`: how far a date lies from now, or from another date, in words.
struct RelativeDate: Hashable {
    var presentation: Presentation
    var units: Units
    /// What is told, seen from the date that is formatted; nil: that date, seen from now.
    var anchor: DateValue?

    func text(_ date: DateValue, _ locale: LocaleValue) -> String {
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: (anchor ?? date).date, presentation: presentation == .named ? .named : .numeric, unitsStyle: units.style,
            locale: locale.locale, calendar: FoundationDefaults.calendar)
        return style.format(anchor == nil ? DateValue.now.date : date.date)
    }

    enum Presentation: CatalogEnum {
        case numeric, named
        static var typeName: String { "Date.RelativeFormatStyle.Presentation" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Presentation.self), summary: "Whether words such as yesterday are used.",
            examples: ["Date.RelativeFormatStyle.Presentation.named"])
    }

    enum Units: CatalogEnum {
        case wide, spellOut, abbreviated, narrow
        static var typeName: String { "Date.RelativeFormatStyle.UnitsStyle" }
        static let declaration = ValueTypeDeclaration(
            .enumeration(Units.self), summary: "How units of time are shortened.",
            examples: ["Date.RelativeFormatStyle.UnitsStyle.abbreviated"])

        fileprivate var style: Date.RelativeFormatStyle.UnitsStyle {
            switch self {
            case .wide: .wide
            case .spellOut: .spellOut
            case .abbreviated: .abbreviated
            case .narrow: .narrow
            }
        }
    }
}
