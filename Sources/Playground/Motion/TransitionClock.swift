// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// Scroll transitions that are on their way in time (S7.8, S7.15): how much of identity each shows, by its view and layer.
struct TransitionClock: Sendable {
    /// One end of one transition: where it was, where it goes, since when.
    struct Course: Sendable, Hashable {
        var track: MotionTrack
        var began: Double

        func value(at time: Double) -> Double { track.position(after: time - began) }
        var ending: Double { began + track.duration }
    }

    struct Ends: Sendable, Hashable {
        var topLeading: Course
        var bottomTrailing: Course
    }

    /// A thousandth of the way is not seen.
    private static let epsilon = 0.001

    private(set) var courses: [LayerKey: Ends] = [:]
    /// Seconds on the virtual clock.
    var time = 0.0

    /// What a transition shows now; nil where it follows at once.
    func shown(_ key: LayerKey) -> (top: Double, bottom: Double)? {
        courses[key].map { ($0.topLeading.value(at: time), $0.bottomTrailing.value(at: time)) }
    }

    mutating func move(_ moved: (LayerKey) -> LayerKey) { courses = courses.moved(moved) }

    /// When the last of them is over.
    var ending: Double? { courses.values.map { max($0.topLeading.ending, $0.bottomTrailing.ending) }.filter { $0 > time }.max() }

    /// Those that go on for ever are where they lead.
    mutating func endEndless() {
        for (key, ends) in courses {
            var ends = ends
            if ends.topLeading.ending == .infinity { ends.topLeading.track = .rest(at: ends.topLeading.track.end) }
            if ends.bottomTrailing.ending == .infinity { ends.bottomTrailing.track = .rest(at: ends.bottomTrailing.track.end) }
            courses[key] = ends
        }
    }

    /// Takes over where the views of a layout are: a view that is new stands where it belongs, another sets out for it.
    mutating func follow(_ index: ViewIndex) {
        var next: [LayerKey: Ends] = [:]
        for (layer, content) in index.layers.enumerated() {
            guard let transition: ScrollTransitionAttachment = SceneBuilder.attachment(of: content.placed.node),
                transition.topLeading.animation != nil || transition.bottomTrailing.animation != nil, let key = index.key(of: layer)
            else { continue }
            let goal = ScrollEffects(index: index).progress(transition, layer)
            let old = courses[key]
            next[key] = Ends(
                topLeading: course(old?.topLeading, to: goal.top, transition.topLeading.animation),
                bottomTrailing: course(old?.bottomTrailing, to: goal.bottom, transition.bottomTrailing.animation))
        }
        courses = next
    }

    private func course(_ old: Course?, to goal: Double, _ curve: MotionCurve?) -> Course {
        guard let old, let curve else { return Course(track: .rest(at: goal), began: time) }
        if old.track.end == goal { return old }
        return Course(track: .animation(from: old.value(at: time), to: goal, curve, epsilon: Self.epsilon), began: time)
    }
}
