// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// Lays out scenes: evaluates the root only when something that it depends on changed, and gives layout what it had before.
struct SceneLayouter {
    let interrupt: InterruptFlag
    /// Are bodies left out that would give the same again? A law says that this changes nothing.
    let usesMemos: Bool

    /// A person waits for the answer: what the engine could do in minutes ends here in seconds, with the reason.
    private static let limits: LayoutLimits = {
        var limits = LayoutLimits()
        limits.work = LayoutMeter.limit
        limits.elements = 300_000
        limits.rowsInSight = 50_000
        // The identity of a view names all the views around it: the work grows with the square of the depth.
        limits.componentDepth = 500
        return limits
    }()

    /// - Parameters:
    ///   - turn: in which its code runs.
    ///   - isNext: is it a scene that follows on the previous one? Else it is one of the past, laid out again.
    func layOut(
        _ wanted: Scene, reusing previous: LaidOutScene?, in turn: Turn, isNext: Bool = false
    ) throws(Diagnostic) -> LaidOutScene {
        var scene = wanted
        scene.program = try scene.program.adapted(to: scene.stage.effectivePlatform.rawValue)
        let source = self.source(scene, previous)
        let names = source.names
        scene.names.names = names.names
        let environment = try self.environment(scene, previous)
        let memos = self.memos(scene, previous)
        let machine = self.machine(scene, names, memos, previous, turn)
        machine.state = scene.state
        let hasSameState = previous?.scene.state == scene.state
        let root = try node(scene, names, memos, machine, hasSameState ? previous : nil)
        // Bodies read the state when layout comes to them: a tree stays only with it.
        let isSame = hasSameState && root === previous?.root && environment === previous?.environment
        if isNext, !isSame { scene.layout.caches.advance() }
        var way = PassedWay(scene)
        var options = options(for: machine)
        options.spent = turn.layouts.count
        turn.layouts.leave(isTold: source.hasObservers, to: &options.limits)
        let limits = options.limits
        options.onStep = source.hasObservers ? { way.add($0, limits) } : nil
        let result = try layOut(input(root, scene, environment), reusing: isSame ? previous?.result.elements : nil, options)
        try turn.layouts.add(result, goesOn: isSame)
        try way.check(result)
        scene.layout = result.state
        machine.state.sweep()
        scene.state = machine.state
        return LaidOutScene(
            scene: scene, source: source, memos: memos, machine: machine, root: root, environment: environment, result: result,
            names: previous?.names(of: result) ?? LayoutNames(result.snapshot), passed: way.sights)
    }

    /// Views beside the scene, in its environment and with its state: the menus of an app.
    func layOut(_ root: Node, beside laidOut: LaidOutScene) throws(Diagnostic) -> LayoutResult {
        var scene = laidOut.scene
        scene.layout = LayoutState()
        laidOut.machine.state = scene.state
        return try layOut(input(root, scene, laidOut.environment), reusing: nil, options(for: laidOut.machine))
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

    private func memos(_ scene: Scene, _ previous: LaidOutScene?) -> ProgramMemos {
        if let previous, previous.memos.serve(scene) { return previous.memos }
        return ProgramMemos(of: scene, after: previous?.memos, usesBodies: usesMemos)
    }

    private func machine(
        _ scene: Scene, _ names: NameTable, _ memos: ProgramMemos, _ previous: LaidOutScene?, _ turn: Turn
    ) -> Machine {
        if let previous, turn.owns(previous.machine), previous.memos === memos, previous.names.names == names.names {
            return previous.machine
        }
        return turn.machine(for: scene, names: names, memos: memos)
    }

    private func node(
        _ scene: Scene, _ names: NameTable, _ memos: ProgramMemos, _ machine: Machine, _ previous: LaidOutScene?
    ) throws(Diagnostic) -> Node? {
        guard let root = scene.root else { return nil }
        if let previous, let node = previous.root, previous.memos === memos, previous.scene.root === root,
            previous.names.names == names.names
        {
            return node
        }
        return try SceneBuilder.rootNode(root, machine: machine)
    }

    // MARK: layout

    private func input(_ root: Node?, _ scene: Scene, _ environment: EnvironmentValues) -> LayoutInput {
        LayoutInput(
            root: root ?? GroupNode.empty, environment: environment, window: scene.stage.size, safeArea: scene.stage.safeAreaElements,
            state: scene.layout)
    }

    private func options(for machine: Machine) -> LayoutOptions {
        var options = LayoutOptions()
        options.host = machine
        options.limits = Self.limits
        options.interrupt = { [interrupt] in interrupt.isSet }
        return options
    }

    private func layOut(
        _ input: LayoutInput, reusing elements: ReusableElements?, _ options: LayoutOptions
    ) throws(Diagnostic) -> LayoutResult {
        let result = LayoutSolver.layout(input, reusing: elements, options: options)
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
