// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import ViewCatalog

/// What a scene's source says before anything is laid out. Scenes share it for as long as root, names and declarations stay the same.
final class SceneSource {
    let root: Expression?
    let program: Program
    let names: NameTable

    init(root: Expression?, program: Program, names: NameTable) {
        self.root = root
        self.program = program
        self.names = names
    }

    private(set) lazy var outline = Outline(root, names: names)
    /// Could anything of the scene want to be told something? Then layouts are searched for it.
    private(set) lazy var hasObservers = Observers.mayExist(in: self)
    /// Could views have scroll transitions or visual effects?
    private(set) lazy var hasEffects = Observers.mayExist(Observers.effects, in: self)
    private(set) lazy var catalog = CatalogFacts(program: program)
}
