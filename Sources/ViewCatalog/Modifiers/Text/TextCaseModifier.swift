// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let textCase = ModifierDeclaration(
        "textCase", .environment, summary: "Whether text inside is shown in upper or lower case.",
        examples: ["Text(\"a\").textCase(.uppercase)"],
        otherNames: [
            "lowercase": ".textCase(.lowercase)",
            "uppercase": ".textCase(.uppercase)",
            "uppercased": ".textCase(.uppercase)",
        ],
        overloads: [
            Overload(.unlabeled("value", TextCase?.self)) { maker, value in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(EnvironmentKeys.textCase, to: value, by: $1) }
            }
        ])
}
