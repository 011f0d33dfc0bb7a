// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// The names of the authored views by the expression that makes them, and which of them a person chose.
struct SceneNames: Sendable, Equatable {
    var names: [ExpressionID: String] = [:]
    var chosen: Set<ExpressionID> = []

    /// Names that mean something else (language.md §1).
    static let reserved: Set<String> = ["root", "focus", "events", "viewport"]

    subscript(id: ExpressionID) -> String? { names[id] }

    mutating func choose(_ name: String, for id: ExpressionID) {
        names[id] = name
        chosen.insert(id)
    }

    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue } && !SwiftNames.isKeyword(text)
    }
}
