// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Which modifiers call code when a layout changes, and whether a scene uses any: most do not, and need no search.
enum Observers {
    static let modifiers: Set<String> = [
        "onAppear", "onDisappear", "task", "onChange", "onGeometryChange", "onPreferenceChange", "onScrollGeometryChange",
        "onScrollPhaseChange",
        "scrollPosition", "tabViewStyle", "scrollIndicatorsFlash", "onScrollVisibilityChange", "onScrollTargetVisibilityChange",
    ]

    static let effects: Set<String> = ["scrollTransition", "visualEffect"]

    /// - Parameter without: a root in which none is known to be: what a root shares with it is passed over.
    static func mayExist(
        _ modifiers: Set<String> = modifiers, in root: Expression?, without known: Expression? = nil,
        _ declarations: some Sequence<Declaration>
    ) -> Bool {
        func uses(_ expression: Expression) -> Bool { expression.first { Self.isOne($0, of: modifiers) } != nil }
        if let root, root.contains(newSince: known, where: { Self.isOne($0, of: modifiers) }) { return true }
        return declarations.contains { declaration in
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
