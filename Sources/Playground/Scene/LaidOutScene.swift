// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// A scene with its layout: what every question is answered from.
final class LaidOutScene {
    /// With what layout remembers now.
    private(set) var scene: Scene
    let names: NameTable
    let machine: Machine
    let root: Node?
    let environment: EnvironmentValues
    let result: LayoutResult

    init(scene: Scene, names: NameTable, machine: Machine, root: Node?, environment: EnvironmentValues, result: LayoutResult) {
        self.scene = scene
        self.names = names
        self.machine = machine
        self.root = root
        self.environment = environment
        self.result = result
    }

    func remember(watch index: Int, _ text: String) { scene.watches[index].last = text }

    private(set) lazy var index = ViewIndex(result, of: scene)
    private(set) lazy var outline = Outline(scene.root, names: names)
    private(set) lazy var targets = TargetLookup(scene: scene, index: index, outline: outline)
    /// Could anything of the scene want to be told something? Then layouts are searched for it.
    private(set) lazy var hasObservers = Observers.mayExist(in: scene)
    /// Could views have scroll transitions or visual effects?
    private(set) lazy var hasEffects = Observers.mayExist(Observers.effects, in: scene)
    private(set) lazy var catalog = CatalogFacts(program: scene.program)
}
