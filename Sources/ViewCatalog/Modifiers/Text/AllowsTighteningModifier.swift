// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let allowsTightening = ModifierDeclaration(
        "allowsTightening", .environment, summary: "Whether letters may move closer together to fit.",
        examples: ["Text(\"a\").allowsTightening(true)"],
        overloads: [
            Overload(.unlabeled("value", Bool.self)) { maker, value in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(EnvironmentKeys.allowsTightening, to: value, by: $1) }
            }
        ])
}
