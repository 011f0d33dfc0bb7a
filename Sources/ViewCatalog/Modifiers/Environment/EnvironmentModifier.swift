// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    package static let environment = ModifierDeclaration(
        "environment", .environment, summary: "Sets a value of the environment for everything inside.",
        examples: ["Text(\"a\").environment(\\.layoutDirection, .rightToLeft)", "Text(\"a\").environment(\\.lineLimit, 2)"],
        overloads: EnvironmentSetting.forKnownKeys + EnvironmentSetting.forOthers)
}
