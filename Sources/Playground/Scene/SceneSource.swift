// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// What a scene's source says before anything is laid out. Scenes share it for as long as root, names and declarations stay the same;
/// after an edit only what is new is looked at.
final class SceneSource {
    let root: Expression?
    let program: Program
    let names: NameTable
    /// Does it write the views of the source before, with other words in arguments? Then little of it was looked at.
    let isRewritten: Bool
    private var earlier: Earlier?

    /// What is known of the source before.
    private struct Earlier {
        let root: Expression?
        let additions: ArraySlice<Declaration>
        let outline: Outline?
        let hasObservers: Bool?
        let hasEffects: Bool?
    }

    init(_ scene: Scene, after previous: SceneSource?) {
        root = scene.root
        program = scene.program
        if let previous, let rewritings = Self.rewritings(in: scene, since: previous) {
            // The same views are written, with the same modifiers: what is known of them holds.
            names = previous.names
            (knownObservers, knownEffects) = (previous.knownObservers, previous.knownEffects)
            knownOutline = previous.knownOutline.map { Outline($0, rewritings) }
            earlier = nil
            isRewritten = true
            return
        }
        names = SceneBuilder.names(of: scene, after: previous)
        isRewritten = false
        if let previous, let additions = scene.program.additions(to: previous.program) {
            earlier = Earlier(
                root: previous.root, additions: additions, outline: previous.knownOutline, hasObservers: previous.knownObservers,
                hasEffects: previous.knownEffects)
        }
    }

    /// What an edit wrote anew, if only words in arguments differ and no name and no declaration does.
    private static func rewritings(in scene: Scene, since previous: SceneSource) -> [Expression.Rewriting]? {
        guard let root = scene.root, let old = previous.root, scene.program.version == previous.program.version,
            scene.names.names == previous.names.names
        else { return nil }
        return root.rewritings(since: old)
    }

    private var knownOutline: Outline?
    private var knownObservers: Bool?
    private var knownEffects: Bool?

    var outline: Outline {
        if let knownOutline { return knownOutline }
        let made = Outline(root, names: names, after: earlier?.outline)
        knownOutline = made
        return made
    }

    /// Could anything of the scene want to be told something? Then layouts are searched for it.
    var hasObservers: Bool {
        if let knownObservers { return knownObservers }
        let found = mayUse(Observers.told, earlier?.hasObservers)
        knownObservers = found
        return found
    }

    /// Could views have scroll transitions or visual effects?
    var hasEffects: Bool {
        if let knownEffects { return knownEffects }
        let found = mayUse(Observers.placement, earlier?.hasEffects)
        knownEffects = found
        return found
    }

    /// - Parameter modifiers: to find them takes longer than all else that an empty scene needs.
    private func mayUse(_ modifiers: @autoclosure () -> Set<String>, _ before: Bool?) -> Bool {
        guard root != nil || !program.declarations.isEmpty else { return false }
        let modifiers = modifiers()
        guard before == false, let earlier else { return Observers.mayExist(modifiers, in: root, program.declarations) }
        return Observers.mayExist(modifiers, in: root, without: earlier.root, earlier.additions)
    }

    private(set) lazy var catalog = CatalogFacts(program: program)
}
