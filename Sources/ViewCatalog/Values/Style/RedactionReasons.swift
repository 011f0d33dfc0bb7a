// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Why content is drawn as a placeholder.
struct RedactionReasons: OptionSet, CatalogNative {
    let rawValue: Int

    static let placeholder = RedactionReasons(rawValue: 1)
    static let privacy = RedactionReasons(rawValue: 2)
    static let invalidated = RedactionReasons(rawValue: 4)

    static var typeName: String { "RedactionReasons" }
    var swiftDescription: String { "RedactionReasons(rawValue: \(rawValue))" }

    private static let named: [(name: String, value: RedactionReasons)] = [
        ("placeholder", placeholder), ("privacy", privacy), ("invalidated", invalidated),
    ]

    static let declaration = ValueTypeDeclaration(
        .options(RedactionReasons.self, named), summary: "Why content is drawn as a placeholder.",
        examples: ["RedactionReasons.placeholder"])
}
