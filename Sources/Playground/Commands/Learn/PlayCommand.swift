// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let play = Command(
        "play", .learn, .session, syntax: ["play FILE"],
        summary: "Steps through a session file: its comments, its inputs and their answers.",
        examples: ["play class.scroll"],
        details: """
            Enter (or 'next') goes on, 'b' goes back, 'q' leaves. Type any other input to explore; 'continue' returns to the \
            step. Each comment that follows an input begins a step; '#: exercise TEXT' waits until the 'expect' lines below it \
            hold (docs/teaching.md).
            """,
        related: ["present", "slides", "class", "step", "demo"]
    ) { (context) throws(Diagnostic) in .session(.lesson(.start(try context.lessonFile(), name: nil, step: nil))) }
}
