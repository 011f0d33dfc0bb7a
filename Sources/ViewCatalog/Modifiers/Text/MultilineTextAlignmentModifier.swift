// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let multilineTextAlignment = ModifierDeclaration(
        "multilineTextAlignment", .environment, summary: "The alignment of lines of text.",
        examples: ["Text(\"a\").multilineTextAlignment(.center)"],
        otherNames: [
            "textAlign": ".multilineTextAlignment(.center)",
            "textAlignment": ".multilineTextAlignment(.center)",
        ],
        overloads: [
            Overload(.unlabeled("value", TextAlignment.self)) { maker, value in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(EnvironmentKeys.multilineTextAlignment, to: value, by: $1) }
            },
            .visual(.any("strategy", name: "strategy", type: "TextAlignmentStrategy")),
        ])
}
