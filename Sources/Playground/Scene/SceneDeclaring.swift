// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Adds declarations to a scene's program and gives its new variables their values.
struct SceneDeclaring {
    let laidOut: LaidOutScene
    /// Of the turn that declares.
    let budget: Budget

    /// - Parameter files: those whose declarations are dropped, as they were read again.
    /// - Returns: the scene, and the state of components that starts again in it, as its type has changed.
    func declaring(
        _ items: [TopLevelItem], replacing files: Set<String> = [], in scene: Scene
    ) throws(Diagnostic) -> (scene: Scene, restarted: [StateKey]) {
        let declarations = try items.map { (item) throws(Diagnostic) in
            switch item {
            case .declaration(let declaration): return declaration
            case .expression(let expression): throw Diagnostic(.unsupported, "only declarations are allowed here", at: expression.span)
            case .statement(let statement): throw Diagnostic(.unsupported, "only declarations are allowed here", at: statement.span)
            }
        }
        try checkNames(declarations)
        var scene = scene
        // The first values of variables may be read from files that are loaded with them.
        let catalog = (laidOut.machine.host as? CatalogHost)?.holding(scene.resources)
        let host = PromptHost(base: catalog ?? laidOut.machine.host, environmentKeys: [], printed: PrintedText())
        let earlier = scene.program
        scene.program = try scene.program.adding(declarations, replacing: files, on: host)
        if scene.program.additions(to: earlier) == nil {
            for name in earlier.variables.keys where scene.program.variables[name] == nil { scene.state[.scene, name] = nil }
        }
        let caches = laidOut.memos.caches.after()
        let machine = Machine(
            program: scene.program, state: scene.state, host: host, budget: budget, caches: caches, now: scene.clock.time)
        try machine.initialize(declarations, in: machine.context(site: laidOut.environment))
        laidOut.memos.declared = caches.after()
        scene.program = scene.program.checking(declarations)
        scene.take(machine)
        let misfits = misfits(in: scene.state, declarations, machine)
        let gone = Set(misfits.map(\.key))
        if !gone.isEmpty { scene.state.removeAll { gone.contains($0) } }
        return (scene, misfits.filter(\.isDeclared).map(\.key))
    }

    /// What a component has stored stays when its type is declared again, as far as it still fits: a property of that name and type. The
    /// rest goes, whether a property of the name is declared or not.
    private func misfits(
        in state: StateStore, _ declarations: [Declaration], _ machine: Machine
    ) -> [(key: StateKey, isDeclared: Bool)] {
        let names = Set(declarations.flatMap(\.declaredNames)).filter { laidOut.scene.program.type(named: $0) != nil }
        guard !names.isEmpty, state.hasViewState else { return [] }
        var gone: [(StateKey, Bool)] = []
        for view in laidOut.index.views {
            guard let layer = view.layers.last, let kind = laidOut.index.layers[layer].tag?.kind, names.contains(kind),
                let type = machine.program.type(named: kind)
            else { continue }
            for key in state.keys(ownedBy: StateOwner(view.path)) {
                guard let value = state[key] else { continue }
                let property = type.storedProperties.first { $0.name == key.name }
                if !fits(value, property, machine) { gone.append((key, property != nil)) }
            }
        }
        return gone
    }

    private func fits(_ value: Value, _ property: StoredProperty?, _ machine: Machine) -> Bool {
        guard let property else { return false }
        let context = machine.context(site: laidOut.environment)
        if let type = property.type { return (try? machine.convert(value, to: type, in: context)) != nil }
        guard let initial = property.initializer, let standard = try? machine.evaluate(initial, in: context) else { return true }
        return ValueJSON.typeName(standard) == ValueJSON.typeName(value)
    }

    /// A variable that is typed may not take a reserved name. In a file it may: there it is what the file's own code means.
    private func checkNames(_ declarations: [Declaration]) throws(Diagnostic) {
        for declaration in declarations where declaration.span?.source.isFile != true {
            guard case .variable = declaration.kind else { continue }
            for name in declaration.declaredNames where SceneNames.reserved.contains(name) {
                throw Diagnostic(.invalidName, "'\(name)' is reserved", at: declaration.span)
            }
        }
    }
}
