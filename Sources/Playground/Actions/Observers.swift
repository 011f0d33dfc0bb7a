// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// Whether a scene uses modifiers that observe something: most do not, and need no search.
enum Observers {
    /// The modifiers that observe something of a kind.
    static func modifiers(where isMeant: (Observation) -> Bool) -> Set<String> {
        Set(Catalog.allModifiers.filter { $0.observes.map(isMeant) ?? false }.map(\.name))
    }

    /// Those that call code when a layout changes.
    static let told = modifiers(where: \.isTold)
    static let placement = modifiers { $0 == .placement }
    static let scrollPosition = modifiers { $0 == .scrollPosition }

    /// - Parameter without: a root in which none is known to be: what a root shares with it is passed over.
    static func mayExist(
        _ modifiers: Set<String>, in root: Expression?, without known: Expression? = nil,
        _ declarations: some Sequence<Declaration>
    ) -> Bool {
        func uses(_ expression: Expression) -> Bool { expression.first { Self.isOne($0, of: modifiers) } != nil }
        if let root, root.contains(newSince: known, where: { Self.isOne($0, of: modifiers) }) { return true }
        return declarations.mayName(anyOf: modifiers).contains { declaration in
            var found = false
            _ = declaration.mapChildren { child in
                if !found { found = uses(child) }
                return child
            }
            return found
        }
    }

    private static func isOne(_ expression: Expression, of modifiers: Set<String>) -> Bool {
        if case .member(_, let name, _) = expression.kind { return modifiers.contains(name) }
        return false
    }
}
