// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let baselineOffset = ModifierDeclaration(
        "baselineOffset", .environment,
        summary: "Raises a Text above its baseline, or lowers it; its frame holds both places. It changes no other view.",
        examples: ["Text(\"a\").baselineOffset(2)"],
        overloads: [
            Overload(.unlabeled("baselineOffset", Double.self)) { maker, value in
                maker.textual {
                    if $0.baselineOffset == 0, value.isFinite { $0.baselineOffset = value }
                } otherwise: { environment, _ in
                    environment
                }
            }
        ])
}
