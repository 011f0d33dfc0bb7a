// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let tag = ModifierDeclaration(
        "tag", .data, summary: "A value by which a picker or tab view identifies this view.",
        examples: ["Text(\"a\").tag(1)"],
        overloads: [

            Overload(.unlabeled("tag", Value.self), .defaulted("includeOptional", true)) { maker, value, _ in
                maker.attaching(TagAttachment(value: value))
            }
        ])
}

/// The value of `.tag(_:)`.
package struct TagAttachment: Sendable {
    package let value: Value
}
