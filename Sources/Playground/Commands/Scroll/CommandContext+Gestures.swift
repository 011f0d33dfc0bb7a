// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension CommandContext {
    /// A user gesture: a finger elsewhere is lifted first (S15.8); a disabled view says why nothing moves (S15.9).
    func gesture(
        on scroll: ViewIndex.Scroll, keepsFinger: Bool = false,
        _ body: @escaping (ScrollGesture, inout SceneUpdate) -> Void
    ) throws(Diagnostic) -> Effect {
        if !isEnabled(scroll) {
            return .show(Output(lines: [StyledText("'\(name(of: scroll))' is disabled: nothing moves", .faint)]))
        }
        let step = SceneStep.change { (laidOut, _) throws(Diagnostic) in
            var update = SceneUpdate(laidOut.scene)
            guard let subject = ScrollSubject(laidOut, scroll.path) else { return update }
            body(ScrollGesture(subject: subject), &update)
            return update
        }
        return .steps(from: scene, lifting(except: keepsFinger ? scroll.path : nil) + [step])
    }

    func isEnabled(_ scroll: ViewIndex.Scroll) -> Bool {
        index.layers[scroll.layer].placed.environment[EnvironmentKeys.isScrollEnabled]
    }

    /// One number suffices on a one-axis view; across it nothing moves (S15.1).
    func vector(_ axes: Axis.Set, _ what: String) throws(Diagnostic) -> CGVector {
        let first = try arguments.number(what)
        if arguments.isAtEnd {
            guard let axis = axes.single else {
                throw Diagnostic(.missingArgument, "this view scrolls on two axes: give two numbers", at: arguments.endSpan)
            }
            var vector = CGVector.zero
            vector[axis] = first
            return vector
        }
        let second = try arguments.number(what)
        try arguments.expectEnd()
        return CGVector(dx: first, dy: second)
    }
}

extension CommandContext {
    /// Lifts a finger that is down, without velocity; the view then moves as it would.
    func lifting(except path: ViewPath? = nil) -> [SceneStep] {
        let held = laidOut.heldScrolls.filter { $0 != path }
        if held.isEmpty { return [] }
        let lift = SceneStep.change { (laidOut, _) throws(Diagnostic) in
            var update = SceneUpdate(laidOut.scene)
            for held in held {
                guard let subject = ScrollSubject(laidOut, held) else { continue }
                ScrollGesture(subject: subject).release(&update, velocity: .zero)
            }
            return update
        }
        return [lift]
    }
}

extension LaidOutScene {
    /// The scroll views that a finger holds.
    var heldScrolls: [ViewPath] { scene.layout.scrolls.filter { $0.value.finger != nil }.map(\.key) }
}
