// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let navigationBarHidden = ModifierDeclaration(
        "navigationBarHidden", .data, summary: "Hides the bar above this view.",
        examples: ["NavigationStack { Text(\"a\").navigationBarHidden(true) }"],
        overloads: [
            Overload(.unlabeled("hidden", Bool.self)) { maker, hidden in maker.attaching(NavigationBarItem(isHidden: hidden)) }
        ])
}
