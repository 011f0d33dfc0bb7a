// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let minimumScaleFactor = ModifierDeclaration(
        "minimumScaleFactor", .environment, summary: "How far text may shrink before it is truncated.",
        examples: ["Text(\"a\").minimumScaleFactor(0.5)"],
        overloads: [
            Overload(.unlabeled("value", Double.self)) { maker, value in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(EnvironmentKeys.minimumScaleFactor, to: value, by: $1) }
            }
        ])
}
