// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ViewDeclaration {
    static let spacer = ViewDeclaration(
        "Spacer", summary: "Takes the room that is left along its stack, and at least its minimum.",
        examples: ["HStack { Text(\"a\"); Spacer(minLength: 20); Text(\"b\") }"],
        drawnAs: .spacer,
        overloads: [
            Overload(.optional("minLength", Double.self)) { maker, length in SpacerNode(minLength: length, tag: maker.tag) }
        ])
}
