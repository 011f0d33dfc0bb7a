// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// How a scroll view last came to move, as it was then: what `explain` and `targets` tell. All positions count from rest.
struct ScrollRecord: Sendable {
    enum Cause: Sendable {
        case gesture(Gesture)
        case request(ScrollRequest, isAnimated: Bool)
    }

    /// The end of a gesture, from the finger to the place of rest (S4).
    struct Gesture: Sendable {
        /// Where the finger let go, and where the view stood when it came down.
        let release: CGPoint
        let original: CGPoint
        let velocity: CGVector
        let rate: DecelerationRate
        /// Where it would glide without anything in the way, and that within the range.
        let natural: CGPoint
        let proposed: CGPoint
        let maximum: CGPoint
        /// The behaviour with what it was told and answered; nil without one.
        let advice: TargetAdvice.Answer?
        let rest: CGPoint
    }

    let from: CGPoint
    let cause: Cause

    /// Notes what the program asks for: a request that the next layout will resolve. The exact landing of a motion is none.
    static func noting(_ wanted: Scene, after previous: Scene) -> Scene {
        var scene = wanted
        for (path, state) in wanted.layout.scrolls {
            guard let request = state.request, previous.layout.scrolls[path]?.motion?.landing != request else { continue }
            scene.scrollRecords[path] = ScrollRecord(from: state.position, cause: .request(request, isAnimated: state.curve != nil))
        }
        return scene
    }
}
