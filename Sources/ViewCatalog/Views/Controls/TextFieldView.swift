// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let textField = ViewDeclaration(
        "TextField", summary: "A line of text to edit; takes the proposed width.",
        examples: ["TextField(\"Name\", text: $text)"],
        otherNames: ["EditText", "TextInput", "UITextField", "input"],
        drawnAs: .control,
        overloads: FieldMaker.overloads { $0 } + [FieldMaker.formatted, FieldMaker.dated, FieldMaker.labelled, FieldMaker.formatter])
}
