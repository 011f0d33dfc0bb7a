// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let form = ViewDeclaration(
        "Form", summary: "Controls in the rows of a list; on macOS, or in the style columns, their labels and values in two columns.",
        examples: ["Form { Section(\"Head\") { Toggle(\"On\", isOn: $on) } }"],
        traits: [.scrolls, .line], drawnAs: .scroll,
        overloads: [Overload(.builder()) { maker, content in ListMaker.form(maker, content) }])
}
