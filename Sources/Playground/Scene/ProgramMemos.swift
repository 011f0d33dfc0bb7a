// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What is worked out once for a program on a platform and kept from input to input: nothing in it depends on what code has changed.
final class ProgramMemos {
    let platform: Platform
    let os: OSGeneration
    let caches = Caches()
    let bodies: BodyMemos
    private let version: Int
    private let resources: AppResources
    private let locale: String

    /// - Parameter usesBodies: are bodies left out that would give the same again? A law says that this changes nothing.
    init(of scene: Scene, usesBodies: Bool) {
        platform = scene.stage.effectivePlatform
        os = scene.stage.os
        bodies = BodyMemos(isUsed: usesBodies)
        version = scene.program.version
        resources = scene.resources
        locale = scene.locale
    }

    /// Remembered views hold closures, closures the machine that made them, and the machine what is remembered: without this no program
    /// that has a button would ever be freed.
    deinit {
        caches.forget()
        bodies.forget()
    }

    func serve(_ scene: Scene) -> Bool {
        version == scene.program.version && os == scene.stage.os && platform == scene.stage.effectivePlatform
            && resources == scene.resources && locale == scene.locale
    }
}
