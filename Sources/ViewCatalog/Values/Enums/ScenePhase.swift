// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// How far the app is in the foreground.
package enum ScenePhase: String, CatalogEnum {
    case active, inactive, background
    package static var typeName: String { "ScenePhase" }
    static let declaration = ValueTypeDeclaration(
        .enumeration(Self.self), summary: "Active, inactive or background.", examples: ["ScenePhase.active"])
}

extension CatalogKeys {
    package static let scenePhase = EnvironmentKey("scenePhase", default: ScenePhase.active)
}
