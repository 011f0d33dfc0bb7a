// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// What a user does to a scroll view (S15.2–S15.5), with what it means to the scene around: phases, the keyboard, who moved it.
struct ScrollGesture {
    let subject: ScrollSubject

    private var path: ViewPath { subject.path }

    /// A finger comes down.
    func touch(_ update: inout SceneUpdate) {
        guard update.scene.layout.scrolls[path]?.finger == nil else { return }
        update.scene.layout.scrolls[path]?.touch()
        update.enter(.tracking, path)
        update.notes.userScrolls.insert(path)
    }

    /// It moves; `drag by 0 0` only touches.
    func drag(_ update: inout SceneUpdate, by delta: CGPoint) {
        touch(&update)
        guard delta != .zero else { return }
        follow(delta, &update.scene)
        update.scene.layout.scrolls[path]?.drag(by: delta)
        update.enter(.interacting, path)
        update.notes.userScrolls.insert(path)
    }

    /// It goes up; `ScrollArrivals` sees to the rest.
    func release(_ update: inout SceneUpdate, velocity: CGVector) {
        guard update.scene.layout.scrolls[path]?.finger != nil else { return }
        follow(CGPoint(x: velocity.dx, y: velocity.dy), &update.scene)
        update.scene.layout.scrolls[path]?.lift(velocity: velocity)
        update.notes.userScrolls.insert(path)
    }

    /// A wheel turns.
    func wheel(_ update: inout SceneUpdate, by delta: CGPoint) {
        follow(delta, &update.scene)
        update.scene.layout.scrolls[path]?.wheel(by: delta)
        update.notes.userScrolls.insert(path)
        update.enter(.interacting, path)
    }

    private func follow(_ delta: CGPoint, _ scene: inout Scene) { KeyboardDismissal(subject: subject).follow(delta, &scene) }
}
