// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let kerning = ModifierDeclaration(
        "kerning", .environment, summary: "Extra points after every letter, unless there is tracking.",
        examples: ["Text(\"a\").kerning(2)"],
        overloads: [
            Overload(.unlabeled("kerning", Double.self)) { maker, value in
                maker.textual {
                    if $0.kerning == nil { $0.kerning = value }
                } otherwise: { environment, origin in
                    environment.setting(EnvironmentKeys.kerning, to: value, by: origin)
                }
            }
        ])
}
