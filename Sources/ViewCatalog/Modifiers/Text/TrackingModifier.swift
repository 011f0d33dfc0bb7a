// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let tracking = ModifierDeclaration(
        "tracking", .environment, summary: "Extra points after every letter; replaces kerning.",
        examples: ["Text(\"a\").tracking(2)"],
        overloads: [
            Overload(.unlabeled("tracking", Double.self)) { maker, value in
                maker.textual {
                    if $0.tracking == nil { $0.tracking = value }
                } otherwise: { environment, origin in
                    environment.setting(EnvironmentKeys.tracking, to: value, by: origin)
                }
            }
        ])
}
