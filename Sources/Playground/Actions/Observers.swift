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

    static func mayExist(_ modifiers: Set<String> = modifiers, in source: SceneSource) -> Bool {
        func uses(_ expression: Expression) -> Bool { Self.uses(modifiers, expression) }
        if let root = source.root, uses(root) { return true }
        return source.program.declarations.contains { declaration in
            var found = false
            _ = declaration.mapChildren { child in
                if !found { found = uses(child) }
                return child
            }
            return found
        }
    }

    private static func uses(_ modifiers: Set<String>, _ expression: Expression) -> Bool {
        expression.first { node in
            if case .member(_, let name, _) = node.kind { return modifiers.contains(name) }
            return false
        } != nil
    }
}
