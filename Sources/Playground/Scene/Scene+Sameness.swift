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
        return root.says(sameAs: old, names: names, in: (old, root))
    }
}

extension Expression {
    /// Does it read as another one, with the same views under the same names? The same object does, with all that is in it.
    ///
    /// - Parameter whole: what the question began with. Where one of the two is found again inside of the other, as after one more modifier, they
    ///   cannot say the same, and the chain is not compared with itself link by link.
    fileprivate func says(sameAs other: Expression, names: SceneNames, in whole: Rewriting) -> Bool {
        if self === other { return true }
        if self === whole.old || other === whole.new { return false }
        if id != other.id, names[other.id] != nil { return false }
        guard let changed = changedChildren(since: other) else { return false }
        return changed.allSatisfy { $0.new.says(sameAs: $0.old, names: names, in: whole) }
            && SwiftPrinter.line(withoutChildren) == SwiftPrinter.line(other.withoutChildren)
    }

    private var withoutChildren: Expression { mapChildren { _ in Expression(.nil) } }
}
