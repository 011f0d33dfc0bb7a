// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension CommandContext {
    /// A gesture of the user's: a finger elsewhere is lifted first (S15.8); a disabled view says why nothing moves (S15.9).
    func gesture(
        on scroll: ViewIndex.Scroll, keepsFinger: Bool = false,
        _ body: @escaping (ScrollGesture, inout Scene) throws(Diagnostic) -> Void
    ) throws(Diagnostic) -> Effect {
        if !isEnabled(scroll) {
            return .show(Output(lines: [StyledText("'\(name(of: scroll))' is disabled: nothing moves", .faint)]))
        }
        let step = SceneStep.change { (laidOut) throws(Diagnostic) in
            var scene = laidOut.scene
            guard let subject = ScrollSubject(laidOut, scroll.path) else { return scene }
            try body(ScrollGesture(subject: subject), &scene)
            return scene
        }
        return .steps([.lift(except: keepsFinger ? scroll.path : nil), step])
    }

    func isEnabled(_ scroll: ViewIndex.Scroll) -> Bool {
        index.layers[scroll.layer].placed.element.environment[EnvironmentKeys.isScrollEnabled]
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

extension SceneStep {
    /// Lifts the finger, without velocity; the view then moves as it would.
    static func lift(except path: ViewPath? = nil) -> SceneStep {
        .change { (laidOut) throws(Diagnostic) in
            var scene = laidOut.scene
            for held in laidOut.heldScrolls where held != path {
                guard let subject = ScrollSubject(laidOut, held) else { continue }
                try ScrollGesture(subject: subject).release(&scene, velocity: .zero)
            }
            return scene
        }
    }
}

extension LaidOutScene {
    /// The scroll views that a finger holds.
    var heldScrolls: [ViewPath] { scene.layout.scrolls.filter { $0.value.finger != nil }.map(\.key) }
}
