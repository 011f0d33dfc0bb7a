// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Finding and replacing in text. A row each; they are kept and change no frame.
extension ModifierDeclaration {
    static let findRows: [ModifierDeclaration] = [
        row("findDisabled", "No searching in texts.", "Text(\"a\").findDisabled()", .visual(.unlabeledDefault("flag", true))),
        row(
            "findNavigator", "Binds searching in texts.", "Text(\"a\").findNavigator(isPresented: $on)",
            .visual(.binding("isPresented", Bool.self))),
        row("replaceDisabled", "No replacing in texts.", "Text(\"a\").replaceDisabled()", .visual(.unlabeledDefault("flag", true))),
    ]
}
