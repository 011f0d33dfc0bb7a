// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Lays out scenes: evaluates the root only when something that it depends on changed, and gives layout what it had before.
struct SceneLayouter {
    let sink: EventSink
    let interrupt: Interrupt
    /// Are bodies left out that would give the same again? A law says that this changes nothing.
    let usesMemos: Bool

    /// Half of what one input may do: a machine that has done more is replaced, so that its budget does not run dry over many inputs.
    private static let freshMachineAfter = 5_000_000

    /// A person waits for the answer: what the engine could do in minutes ends here in seconds, with the reason.
    private static let limits: LayoutLimits = {
        var limits = LayoutLimits()
        limits.work = 10_000_000
        limits.elements = 300_000
        // The identity of a view names all the views around it: the work grows with the square of the depth.
        limits.componentDepth = 500
        return limits
    }()

    /// - Parameter isNext: is it a scene that follows on the previous one? Else it is one of the past, laid out again.
    func layOut(_ wanted: Scene, reusing previous: LaidOutScene?, isNext: Bool = false) throws(Diagnostic) -> LaidOutScene {
        var scene = wanted
        scene.program = try scene.program.adapted(to: scene.stage.effectivePlatform.rawValue)
        let source = self.source(scene, previous)
        let names = source.names
        scene.names.names = names.names
        let environment = try self.environment(scene, previous)
        let machine = self.machine(scene, names, previous)
        machine.state = scene.state
        SceneBuilder.setNames(names, of: machine)
        let root = try node(scene, names, machine, previous)
        if isNext, root !== previous?.root || environment !== previous?.environment { scene.layout.caches.advance() }
        let result = try layOut(root, scene, environment, machine, previous)
        scene.layout = result.state
        machine.state.sweep()
        scene.state = machine.state
        return LaidOutScene(scene: scene, source: source, machine: machine, root: root, environment: environment, result: result)
    }

    /// Views beside the scene, in its environment and with its state: the menus of an app.
    func layOut(_ root: Node, beside laidOut: LaidOutScene) throws(Diagnostic) -> LayoutResult {
        var scene = laidOut.scene
        scene.layout = LayoutState()
        laidOut.machine.state = scene.state
        return try layOut(root, scene, laidOut.environment, laidOut.machine, nil)
    }

    // MARK: what stays

    private func source(_ scene: Scene, _ previous: LaidOutScene?) -> SceneSource {
        if let previous, previous.scene.program.version == scene.program.version, previous.scene.root === scene.root,
            previous.scene.names == scene.names
        {
            return previous.source
        }
        return SceneSource(scene, after: usesMemos ? previous?.source : nil)
    }

    private func environment(_ scene: Scene, _ previous: LaidOutScene?) throws(Diagnostic) -> EnvironmentValues {
        if let previous, previous.scene.stage == scene.stage, previous.scene.hasSameOverrides(as: scene) { return previous.environment }
        var environment = scene.stage.environment
        for override in scene.overrides {
            environment = try SceneBuilder.setting(override.key, to: override.value, in: environment, by: .override("environment"))
        }
        return environment
    }

    private func machine(_ scene: Scene, _ names: NameTable, _ previous: LaidOutScene?) -> Machine {
        if let previous, isSameProgram(scene, previous), previous.machine.budget.steps < Self.freshMachineAfter {
            return previous.machine
        }
        let machine = SceneBuilder.machine(for: scene, names: names, sink: sink, usesMemos: usesMemos)
        interrupt.watch(machine.budget.interrupt)
        return machine
    }

    private func isSameProgram(_ scene: Scene, _ previous: LaidOutScene) -> Bool {
        let (a, b) = (scene.stage, previous.scene.stage)
        return scene.program.version == previous.scene.program.version && a.os == b.os && a.effectivePlatform == b.effectivePlatform
    }

    private func node(_ scene: Scene, _ names: NameTable, _ machine: Machine, _ previous: LaidOutScene?) throws(Diagnostic) -> Node? {
        guard let root = scene.root else { return nil }
        if let previous, let node = previous.root, previous.machine === machine, previous.scene.root === root,
            previous.names.names == names.names, previous.scene.state == scene.state
        {
            return node
        }
        return try SceneBuilder.rootNode(root, machine: machine)
    }

    // MARK: layout

    private func layOut(
        _ root: Node?, _ scene: Scene, _ environment: EnvironmentValues, _ machine: Machine, _ previous: LaidOutScene?
    ) throws(Diagnostic) -> LayoutResult {
        let input = LayoutInput(
            root: root ?? GroupNode.empty, environment: environment, window: scene.stage.size, safeArea: scene.stage.safeAreaElements,
            state: scene.layout)
        var options = LayoutOptions()
        options.host = machine
        options.limits = Self.limits
        options.interrupt = { [interrupt] in interrupt.isSet }
        let result = LayoutEngine.layout(input, reusing: previous?.result.tree, options: options)
        if let issue = result.issues.first {
            throw issue as? Diagnostic ?? Diagnostic(.internal, "layout failed: \(issue)")
        }
        switch result.stop {
        case nil: return result
        case .interrupted?: throw Diagnostic(.interrupted, "interrupted")
        case .limitExceeded(let text)?: throw Diagnostic(.limitExceeded, text)
        }
    }
}

extension Scene {
    func hasSameOverrides(as other: Scene) -> Bool {
        overrides.count == other.overrides.count && zip(overrides, other.overrides).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    }
}
