// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Scene {
    /// Did an edit leave everything as it was? Then it is not a step for `undo` (language.md: only inputs that changed the scene count).
    func isSame(as other: Scene) -> Bool {
        names == other.names && program.version == other.program.version && resources == other.resources && focus == other.focus
            && state == other.state
            && stage == other.stage && clock == other.clock && options == other.options && events == other.events
            && watches.map(\.text) == other.watches.map(\.text) && watchedLoad?.paths == other.watchedLoad?.paths
            && hasSameOverrides(as: other) && hasSameSource(as: other)
    }

    func hasSameSource(as other: Scene) -> Bool {
        guard let root, let old = other.root else { return root == nil && other.root == nil }
        return root.says(sameAs: old, names: names)
    }
}

extension Expression {
    /// Does it read as another one, with the same views under the same names? The same object does, with all that is in it.
    fileprivate func says(sameAs other: Expression, names: SceneNames) -> Bool {
        if self === other { return true }
        if id != other.id, names[other.id] != nil { return false }
        guard let changed = changedChildren(since: other) else { return false }
        return changed.allSatisfy { $0.new.says(sameAs: $0.old, names: names) }
            && SwiftPrinter.line(withoutChildren) == SwiftPrinter.line(other.withoutChildren)
    }

    private var withoutChildren: Expression { mapChildren { _ in Expression(.nil) } }
}
