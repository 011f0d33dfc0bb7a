// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let secureField = ViewDeclaration(
        "SecureField", summary: "A line of secret text to edit; takes the proposed width.",
        examples: ["SecureField(\"Name\", text: $text)"],
        drawnAs: .control,
        overloads: FieldMaker.overloads { String(repeating: "•", count: $0.count) })
}
