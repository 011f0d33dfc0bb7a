// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// A scroll view that changed its size asks its behaviour where to stand (S4.2 (b)).
struct ScrollResize {
    let laidOut: LaidOutScene
    let before: LaidOutScene

    /// - Returns: did something move?
    func run(_ scene: inout Scene) throws(Diagnostic) -> Bool {
        var didMove = false
        for (path, state) in laidOut.scene.layout.scrolls where state.finger == nil && state.motion == nil {
            guard let old = before.scene.layout.scrolls[path]?.geometry, let new = state.geometry, old.containerSize != new.containerSize,
                let subject = ScrollSubject(laidOut, path)
            else { continue }
            let advice = TargetAdvice(subject: subject)
            guard advice.hasBehavior else { continue }
            let question = ScrollMotion.Question(proposed: state.position, velocity: .zero, original: state.position)
            guard let answer = try advice.answer(question, release: nil)?.place, answer != state.position else { continue }
            scene.layout.scrolls[path]?.position = answer
            didMove = true
        }
        return didMove
    }
}
