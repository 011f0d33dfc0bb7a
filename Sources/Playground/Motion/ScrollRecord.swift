// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// How a scroll view last came to move, as it was then: what `explain` and `targets` tell. All positions count from rest.
struct ScrollRecord: Sendable {
    enum Cause: Sendable {
        /// The end of a gesture, and what its behaviour was told and answered; nil without one.
        case gesture(ScrollLaunch, TargetAdvice.Answer?)
        case request(ScrollRequest, isAnimated: Bool)
    }

    let from: CGPoint
    let cause: Cause

    /// Notes what the program asks for: a request that the next layout will resolve.
    static func noting(_ wanted: Scene) -> Scene {
        var scene = wanted
        for (path, state) in wanted.layout.scrolls {
            guard let request = state.request else { continue }
            scene.scrollRecords[path] = ScrollRecord(from: state.position, cause: .request(request, isAnimated: state.curve != nil))
        }
        return scene
    }
}
