// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// What a layout leaves to be decided of scroll views that it brought where their gestures and motions have them: a gesture that is over
/// leads on, a motion that is over rests.
struct ScrollArrivals {
    let laidOut: LaidOutScene

    /// The scene to be laid out again, with what is said beside it; nil where nothing arrived.
    func run(_ notes: SceneUpdate.Notes) throws(Diagnostic) -> SceneUpdate? {
        var update = SceneUpdate(laidOut.scene)
        update.notes = notes
        var didArrive = false
        for (path, state) in laidOut.scene.layout.scrolls.sorted(by: { $0.key.description < $1.key.description }) where state.isBusy {
            if state.isReleased { try launch(path, &update) }
            let isOver = update.scene.layout.scrolls[path]?.arrive() ?? false
            if isOver { update.enter(.idle, path) }
            didArrive = didArrive || isOver || state.isReleased
        }
        return didArrive ? update : nil
    }

    private func launch(_ path: ViewPath, _ update: inout SceneUpdate) throws(Diagnostic) {
        let advice = ScrollSubject(laidOut, path).map { TargetAdvice(subject: $0) }
        var answer: TargetAdvice.Answer?
        let launch = try update.scene.layout.scrolls[path]?.launch(rate: advice?.rate ?? .normal) { (question) throws(Diagnostic) in
            answer = try advice?.answer(question)
            return answer?.place
        }
        guard let launch else { return }
        update.notes.userScrolls.insert(path)
        update.scene.scrollRecords[path] = ScrollRecord(from: launch.release.original, cause: .gesture(launch, answer))
        guard update.scene.layout.scrolls[path]?.motion != nil else { return update.enter(.idle, path) }
        update.scene.layout.scrolls[path]?.begin(at: update.scene.clock.time)
        update.enter(.decelerating, path, velocity: launch.release.velocity)
    }
}
