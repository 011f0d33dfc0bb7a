// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let tracking = ModifierDeclaration(
        "tracking", .environment, summary: "Extra points after every letter of a Text.",
        examples: ["Text(\"a\").tracking(2)"],
        overloads: [
            Overload(.unlabeled("tracking", Double.self)) { maker, value in
                maker.textual {
                    $0.tracking = value
                } otherwise: { environment, _ in
                    environment
                }
            }
        ])
}
