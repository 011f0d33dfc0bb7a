// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let navigationBarBackButtonHidden = ModifierDeclaration(
        "navigationBarBackButtonHidden", .data, summary: "Hides the back button in the bar above this view.",
        examples: ["NavigationStack { Text(\"a\").navigationBarBackButtonHidden() }"],
        overloads: [
            Overload(.unlabeledDefault("hidesBackButton", true)) { maker, hides in maker.attaching(NavigationBarItem(hidesBack: hides)) }
        ])
}
