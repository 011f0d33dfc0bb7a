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
        for (path, state) in laidOut.scene.layout.scrolls where !state.isBusy {
            guard let old = before.scene.layout.scrolls[path]?.geometry, let new = state.geometry, old.containerSize != new.containerSize,
                let subject = ScrollSubject(laidOut, path)
            else { continue }
            // The page that was in sight stays in sight: a rounded page of the old position might be another one.
            if let pages = PagedView(subject), let place = before.scene.layout.scrolls[path]?.position {
                let wanted = pages.position(after: old, from: place)
                guard wanted != state.position else { continue }
                scene.layout.scrolls[path]?.jump(to: wanted)
                didMove = true
                continue
            }
            let advice = TargetAdvice(subject: subject)
            guard advice.hasBehavior else { continue }
            let question = ScrollMotion.Question(proposed: state.position, velocity: .zero, original: state.position)
            guard let answer = try advice.answer(question)?.place, answer != state.position else { continue }
            // The behaviour has the last word (S13b step 7): an item is kept where it has it, an edge stays glued (S5.31).
            if case .view(let id, let anchor, _, _)? = state.kept {
                scene.layout.scrolls[path]?.kept = subject.kept(id, anchor: anchor, at: answer)
            }
            scene.layout.scrolls[path]?.jump(to: answer)
            didMove = true
        }
        return didMove
    }
}
