// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Adds declarations to a scene's program and gives its new variables their values.
struct SceneDeclaring {
    let laidOut: LaidOutScene
    /// Of the turn that declares.
    let budget: Budget

    func declaring(_ items: [TopLevelItem], in scene: Scene) throws(Diagnostic) -> Scene {
        let declarations = try items.map { (item) throws(Diagnostic) in
            switch item {
            case .declaration(let declaration): return declaration
            case .expression(let expression): throw Diagnostic(.unsupported, "only declarations may stand here", at: expression.span)
            case .statement(let statement): throw Diagnostic(.unsupported, "only declarations may stand here", at: statement.span)
            }
        }
        try checkNames(declarations)
        var scene = scene
        scene.program = try scene.program.adding(declarations)
        // The first values of variables may be read from files that are loaded with them.
        let catalog = (laidOut.machine.host as? CatalogHost)?.holding(scene.resources)
        let host = PromptHost(base: catalog ?? laidOut.machine.host, environmentKeys: [], printed: PrintedText())
        let machine = Machine(program: scene.program, state: scene.state, host: host, budget: budget, now: scene.clock.time)
        try machine.initialize(declarations, in: machine.context(site: laidOut.environment))
        scene.state = machine.state
        scene.state = try fitting(scene.state, declarations, machine)
        return scene
    }

    /// What a component has stored stays when its type is declared again, as far as it still fits: a property of that name and type.
    private func fitting(_ state: StateStore, _ declarations: [Declaration], _ machine: Machine) throws(Diagnostic) -> StateStore {
        let names = Set(declarations.flatMap(\.declaredNames)).filter { laidOut.scene.program.type(named: $0) != nil }
        guard !names.isEmpty, state.hasViewState else { return state }
        var gone: Set<StateKey> = []
        for view in laidOut.index.views {
            guard let layer = view.layers.last, let kind = laidOut.index.layers[layer].tag?.kind, names.contains(kind),
                let type = machine.program.type(named: kind)
            else { continue }
            for key in state.keys(ownedBy: StateOwner(view.path)) {
                guard let value = state[key] else { continue }
                let property = type.storedProperties.first { $0.name == key.name }
                if !fits(value, property, machine) { gone.insert(key) }
            }
        }
        var copy = state
        copy.removeAll { gone.contains($0) }
        return copy
    }

    private func fits(_ value: Value, _ property: StoredProperty?, _ machine: Machine) -> Bool {
        guard let property else { return false }
        let context = machine.context(site: laidOut.environment)
        if let type = property.type { return (try? machine.convert(value, to: type, in: context)) != nil }
        guard let initial = property.initializer, let standard = try? machine.evaluate(initial, in: context) else { return true }
        return ValueJSON.typeName(standard) == ValueJSON.typeName(value)
    }

    /// A variable may not take the name of a view of the scene, nor a reserved one.
    private func checkNames(_ declarations: [Declaration]) throws(Diagnostic) {
        for declaration in declarations {
            guard case .variable = declaration.kind else { continue }
            for name in declaration.declaredNames where SceneNames.reserved.contains(name) {
                throw Diagnostic(.invalidName, "'\(name)' is reserved", at: declaration.span)
            }
        }
    }
}
