// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

extension Command {
    static let release = Command(
        "release", .scroll, .event, syntax: ["release [velocity: VX VY]"],
        summary: "Lifts the finger that 'drag' put down.", examples: ["release", "release velocity: 0 1200"],
        details: "The velocity is that of the content offset, in points per second; without one the finger was at rest.",
        related: ["drag", "flick", "bounce", "decelerating"]
    ) { (context) throws(Diagnostic) in
        guard let path = context.laidOut.heldScrolls.first, let subject = ScrollSubject(context.laidOut, path) else {
            throw Diagnostic(.noDrag, "no finger is down", at: context.word.span, hint: "'drag by DX DY' puts one down")
        }
        var velocity = CGVector.zero
        if context.arguments.takeLabel("velocity") || context.arguments.isAtNumber {
            velocity = try context.vector(subject.axes, "a velocity")
        }
        try context.arguments.expectEnd()
        let speed = velocity
        let release = SceneStep.change { laidOut, _ in
            var update = SceneUpdate(laidOut.scene)
            ScrollGesture(subject: subject).release(&update, velocity: speed)
            return update
        }
        return .steps(from: context.scene, [release])
    }
}
