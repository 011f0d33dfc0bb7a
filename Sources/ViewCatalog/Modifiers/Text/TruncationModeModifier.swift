// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let truncationMode = ModifierDeclaration(
        "truncationMode", .environment, summary: "Where text that does not fit is truncated.",
        examples: ["Text(\"a\").truncationMode(.middle)"],
        overloads: [
            Overload(.unlabeled("value", TextTruncationMode.self)) { maker, value in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(EnvironmentKeys.truncationMode, to: value, by: $1) }
            }
        ])
}
