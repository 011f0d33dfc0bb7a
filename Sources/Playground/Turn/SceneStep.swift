// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// A step of a command that takes time.
enum SceneStep {
    case change((LaidOutScene, Turn) throws(Diagnostic) -> SceneUpdate)
    /// The virtual clock goes on by seconds.
    case advance(Double)
    /// Motion runs to rest; a finger stays down.
    case settle

    /// The scene is another one.
    static func becoming(_ scene: Scene) -> SceneStep { .change { _, _ in SceneUpdate(scene) } }
}
