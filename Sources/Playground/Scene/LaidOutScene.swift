// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// A scene with its layout: what every question is answered from.
final class LaidOutScene {
    /// With what layout remembers now.
    private(set) var scene: Scene
    let source: SceneSource
    let machine: Machine
    let root: Node?
    let environment: EnvironmentValues
    let result: LayoutResult

    init(scene: Scene, source: SceneSource, machine: Machine, root: Node?, environment: EnvironmentValues, result: LayoutResult) {
        self.scene = scene
        self.source = source
        self.machine = machine
        self.root = root
        self.environment = environment
        self.result = result
    }

    /// The same layout of a scene that differs in nothing that layout depends on.
    func with(_ scene: Scene) -> LaidOutScene {
        LaidOutScene(scene: scene, source: source, machine: machine, root: root, environment: environment, result: result)
    }

    func remember(watch index: Int, _ text: String) { scene.watches[index].last = text }

    private(set) lazy var index = ViewIndex(result, of: scene)
    private(set) lazy var targets = TargetLookup(scene: scene, index: index, outline: outline)
    var names: NameTable { source.names }
    var outline: Outline { source.outline }
    var hasObservers: Bool { source.hasObservers }
    var hasEffects: Bool { source.hasEffects }
    var catalog: CatalogFacts { source.catalog }
}
