// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Adds declarations to a scene's program and gives its new variables their values.
struct SceneDeclaring {
    let laidOut: LaidOutScene
    let interrupt: Interrupt

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
        let host = PromptHost(base: laidOut.machine.host, environmentKeys: [], printed: PrintedText())
        let machine = Machine(program: scene.program, state: scene.state, host: host)
        interrupt.watch(machine.budget.interrupt)
        try machine.initialize(declarations, in: machine.context(site: laidOut.environment))
        scene.state = machine.state
        return scene
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
