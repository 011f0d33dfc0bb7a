// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What is worked out once for a program on a platform and kept from input to input: nothing in it depends on what code has changed.
final class ProgramMemos {
    let platform: Platform
    let os: OSGeneration
    let caches: Caches
    /// What was worked out for the declarations that were last added to the program: the scene in which they stand begins with it.
    var declared: Caches?
    let bodies: BodyMemos
    private let version: Int
    private let resources: AppResources
    private let locale: String

    /// - Parameters:
    ///   - earlier: those of the scene before.
    ///   - usesBodies: are bodies left out that would give the same again? A law says that this changes nothing.
    init(of scene: Scene, after earlier: ProgramMemos?, usesBodies: Bool) {
        platform = scene.stage.effectivePlatform
        os = scene.stage.os
        // What the system has decides what names mean.
        let known = earlier.flatMap { $0.platform == scene.stage.effectivePlatform && $0.os == scene.stage.os ? $0 : nil }
        caches = (known?.declared ?? known?.caches)?.after() ?? Caches()
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
