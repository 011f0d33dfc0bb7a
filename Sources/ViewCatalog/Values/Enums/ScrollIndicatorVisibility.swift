// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// When scroll indicators are drawn (S9.1).
package enum ScrollIndicatorVisibility: String, CatalogEnum {
    case automatic, visible, hidden, never

    package static var typeName: String { "ScrollIndicatorVisibility" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self), summary: "When scroll indicators are drawn.", examples: ["ScrollIndicatorVisibility.never"])

    /// May they be drawn at all? A Mac with a mouse shows what is merely hidden.
    package func mayShow(on platform: Platform, hasMouse: Bool) -> Bool {
        switch self {
        case .automatic, .visible: true
        case .hidden: platform == .macOS && hasMouse
        case .never: false
        }
    }
}

extension CatalogKeys {
    /// The nearest modifier that names the axis wins (S9.2).
    package static let scrollIndicatorVisibility = AxisKeys("ScrollIndicatorVisibility", default: ScrollIndicatorVisibility.automatic)
}
