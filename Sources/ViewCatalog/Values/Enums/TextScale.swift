// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// The size of a text relative to its font (`Text.Scale`, L12).
package enum TextScale: String, CatalogEnum {
    case `default`, secondary

    package static var typeName: String { "Text.Scale" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self), summary: "The size of text relative to its font.", examples: ["Text.Scale.secondary"])

    /// What the size and the line height of the font are multiplied by. [C] Recalled from units set beside numbers; no source gives it.
    package var factor: Double {
        switch self {
        case .default: 1
        case .secondary: 0.8
        }
    }
}
