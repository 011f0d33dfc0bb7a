// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// A scene with its layout: what every question is answered from.
final class LaidOutScene {
    /// With what layout remembers now.
    let scene: Scene
    let source: SceneSource
    let memos: ProgramMemos
    /// Runs the scene's code in the turn that looks at it.
    let machine: Machine
    let root: Node?
    let environment: EnvironmentValues
    let result: LayoutResult
    /// What could be seen at the places on the way of a motion to where it is now.
    let passed: [PassedSight]
    let layoutNames: LayoutNames
    /// What laid it out, and answers for what is looked at later: the layout itself does not keep it.
    private let evaluator: Machine

    /// - Parameter names: those of the layout.
    /// - Parameter evaluator: what laid it out; nil: the machine.
    init(
        scene: Scene, source: SceneSource, memos: ProgramMemos, machine: Machine, root: Node?, environment: EnvironmentValues,
        result: LayoutResult, names: LayoutNames, passed: [PassedSight] = [], evaluator: Machine? = nil
    ) {
        self.evaluator = evaluator ?? machine
        self.scene = scene
        self.source = source
        self.memos = memos
        self.machine = machine
        self.root = root
        self.environment = environment
        self.result = result
        layoutNames = names
        self.passed = passed
    }

    /// The names of another layout that comes after this one.
    func names(of next: LayoutResult) -> LayoutNames { LayoutNames(next.snapshot, after: layoutNames) }

    /// The same layout of a scene that differs in nothing that layout depends on.
    func with(_ scene: Scene) -> LaidOutScene {
        LaidOutScene(
            scene: scene, source: source, memos: memos, machine: machine, root: root, environment: environment, result: result,
            names: layoutNames, evaluator: evaluator)
    }

    /// Views beside the scene, laid out as it is.
    func beside(_ result: LayoutResult) -> LaidOutScene {
        LaidOutScene(
            scene: scene, source: source, memos: memos, machine: machine, root: root, environment: environment, result: result,
            names: names(of: result))
    }

    /// The same after another layout, from which a motion led here.
    func arrived(from earlier: LaidOutScene) -> LaidOutScene {
        guard hasObservers else { return self }
        return LaidOutScene(
            scene: scene, source: source, memos: memos, machine: machine, root: root, environment: environment, result: result,
            names: layoutNames, passed: earlier.passed + [PassedSight(appearing: earlier.appearing, watched: earlier.watched)] + passed,
            evaluator: evaluator)
    }

    /// The same, as a turn finds it: what its code does ends with the turn.
    func during(_ turn: Turn) -> LaidOutScene {
        LaidOutScene(
            scene: scene, source: source, memos: memos, machine: turn.machine(for: scene, names: source.names, memos: memos), root: root,
            environment: environment, result: result, names: layoutNames, evaluator: evaluator)
    }

    private(set) lazy var index = ViewIndex(result, of: scene, names: layoutNames)
    /// The views in sight that want to be told when they come or go.
    private(set) lazy var appearing: [AppearingView] = hasObservers ? AppearingView.appearing(in: index) : []
    /// The views that want to be told when they are in sight.
    private(set) lazy var watched: [WatchedView] = hasObservers ? WatchedView.all(in: index) : []
    private(set) lazy var targets = TargetLookup(scene: scene, index: index, outline: outline)
    var snapshot: LayoutSnapshot { result.snapshot }
    var names: NameTable { source.names }
    var outline: Outline { source.outline }
    var hasObservers: Bool { source.hasObservers }
    var hasEffects: Bool { source.hasEffects }
    var catalog: CatalogFacts { source.catalog }
}
