// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let play = Command(
        "play", .learn, .session, syntax: ["play FILE"],
        summary: "Steps through a session file: what it tells, its inputs and their answers.",
        examples: ["play class.scroll"],
        details: """
            Enter (or 'next') goes on, 'b' back, 'q' leaves. Any other input explores, and 'continue' returns to the step. A step begins \
            with each comment that follows an input; '#: exercise TEXT' waits until the 'expect' lines below it hold (docs/teaching.md).
            """,
        related: ["present", "slides", "class", "step", "demo"]
    ) { (context) throws(Diagnostic) in .session(.lesson(.start(try context.lessonFile(), name: nil, step: nil))) }
}
