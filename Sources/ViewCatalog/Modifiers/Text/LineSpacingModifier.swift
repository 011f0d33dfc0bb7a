// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let lineSpacing = ModifierDeclaration(
        "lineSpacing", .environment, summary: "Extra points between the lines of text.",
        examples: ["Text(\"a\").lineSpacing(4)"],
        overloads: [
            Overload(.unlabeled("value", Double.self)) { maker, value in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(EnvironmentKeys.lineSpacing, to: value, by: $1) }
            }
        ])
}
