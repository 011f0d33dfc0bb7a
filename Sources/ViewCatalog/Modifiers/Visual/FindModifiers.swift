// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Finding and replacing in text. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let findRows: [ModifierDeclaration] = [
        row("findDisabled", "Disables find in text views.", "Text(\"a\").findDisabled()", .visual(.unlabeledDefault("flag", true))),
        row(
            "findNavigator", "Binds whether the find bar is shown.", "Text(\"a\").findNavigator(isPresented: $on)",
            .visual(.binding("isPresented", Bool.self))),
        row(
            "replaceDisabled", "Disables replace in text views.", "Text(\"a\").replaceDisabled()", .visual(.unlabeledDefault("flag", true))),
    ]
}
