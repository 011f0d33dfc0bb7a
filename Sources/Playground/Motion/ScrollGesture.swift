// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// What a user does to a scroll view (S15.2–S15.5): each function changes the scene as the gesture would.
struct ScrollGesture {
    let subject: ScrollSubject

    private var path: ViewPath { subject.path }

    // MARK: finger

    /// A finger comes down: it stops a motion, and starts where it catches an overscrolled view (S3.16).
    func touch(_ scene: inout Scene) {
        guard var state = scene.layout.scrolls[path], state.finger == nil else { return }
        var raw = state.position
        for axis in subject.scrollAxes {
            let edge = subject.clamp(state.position)[axis]
            raw[axis] = edge + RubberBand.distance(shown: state.position[axis] - edge, length: subject.geometry.visibleRect.size[axis])
        }
        state.finger = ScrollFinger(raw: raw, origin: subject.clamp(state.position))
        state.motion = nil
        state.kept = nil
        scene.layout.scrolls[path] = state
        scene.enter(.tracking, path)
        scene.userScrolls.insert(path)
    }

    /// Distances add up; what is shown of them past the edge is less (S15.3).
    func drag(_ scene: inout Scene, by delta: CGPoint) {
        touch(&scene)
        KeyboardDismissal(subject: subject).follow(delta, &scene)
        guard delta != .zero, var finger = scene.layout.scrolls[path]?.finger else { return }
        var shown = CGPoint.zero
        for axis in subject.scrollAxes {
            finger.raw[axis] += delta[axis]
            let edge = subject.clamp(finger.raw)[axis]
            let past = finger.raw[axis] - edge
            let follows = past != 0 && subject.bounces(axis)
            shown[axis] = edge + (follows ? RubberBand.shown(distance: past, length: subject.geometry.visibleRect.size[axis]) : 0)
        }
        scene.layout.scrolls[path]?.finger = finger
        scene.layout.scrolls[path]?.position = shown
        scene.enter(.interacting, path)
        scene.userScrolls.insert(path)
    }

    /// The finger goes up: the view goes on, springs back or rests (S15.4).
    func release(_ scene: inout Scene, velocity: CGVector) throws(Diagnostic) {
        guard var state = scene.layout.scrolls[path], let finger = state.finger else { return }
        let launch = ScrollLaunch(subject: subject, position: state.position, original: finger.origin)
        state.finger = nil
        state.motion = nil
        scene.layout.scrolls[path] = state
        KeyboardDismissal(subject: subject).follow(CGPoint(x: velocity.dx, y: velocity.dy), &scene)
        try go(&scene, launch, velocity: velocity)
    }

    // MARK: wheel

    /// One frame of a wheel that ends at rest, without rubber band; then the behaviour decides (S15.2).
    func wheel(_ scene: inout Scene, by delta: CGPoint) throws(Diagnostic) {
        guard var state = scene.layout.scrolls[path] else { return }
        KeyboardDismissal(subject: subject).follow(delta, &scene)
        var position = state.position
        for axis in subject.scrollAxes { position[axis] += delta[axis] }
        let launch = ScrollLaunch(subject: subject, position: subject.clamp(position), original: subject.clamp(state.position))
        state.motion = nil
        state.kept = nil
        state.position = subject.clamp(position)
        scene.layout.scrolls[path] = state
        scene.userScrolls.insert(path)
        scene.enter(.interacting, path)
        try go(&scene, launch, velocity: .zero)
    }

    private func go(_ scene: inout Scene, _ launch: ScrollLaunch, velocity: CGVector) throws(Diagnostic) {
        scene.userScrolls.insert(path)
        var (motion, record) = try launch.course(velocity: velocity)
        scene.scrollRecords[path] = ScrollRecord(from: launch.original, cause: .gesture(record))
        if motion.duration > 0 {
            motion.began = scene.clock.time
            scene.layout.scrolls[path]?.motion = motion
            scene.enter(.decelerating, path, velocity: velocity)
        } else {
            scene.enter(.idle, path)
        }
    }
}
