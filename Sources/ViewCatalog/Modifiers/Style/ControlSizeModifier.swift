// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let controlSize = ModifierDeclaration(
        "controlSize", .environment, summary: "The size of the controls inside.",
        examples: ["Button(\"a\") { }.controlSize(.small)"],
        overloads: [
            Overload(.unlabeled("size", ControlSize.self)) { maker, size in
                EnvironmentNode(maker.content, tag: maker.tag) { $0.setting(EnvironmentKeys.controlSize, to: size, by: $1) }
            }
        ])
}
