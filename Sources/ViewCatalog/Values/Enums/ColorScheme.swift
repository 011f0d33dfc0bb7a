// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Light or dark: of the whole window, or of a part of it.
package enum ColorScheme: String, CatalogEnum {
    case light, dark
    package static var typeName: String { "ColorScheme" }
    static let declaration = ValueTypeDeclaration(.enumeration(Self.self), summary: "Light or dark.", examples: ["ColorScheme.dark"])
}

extension CatalogKeys {
    package static let colorScheme = EnvironmentKey("colorScheme", default: ColorScheme.light)
}
