// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let pane = Command(
        "pane", .inspect, .session, syntax: ["pane on [SIDE]", "pane off"],
        meanings: ["SIDE": .words(PaneSide.allCases.map(\.rawValue))],
        summary: "Keeps a drawing of the scene beside the prompt, with the watched values below it.",
        examples: ["pane on", "pane on right", "pane off"],
        details: """
            The drawing is updated after each input and during motion: 'fling' and 'tick' then play in real time, and Ctrl-C \
            stops them. Without a side it is on the right if the window is wide enough, otherwise at the top. 'option style \
            preview' draws what a device would show. A pane needs a terminal.
            """,
        related: ["window", "live", "split", "show", "watch"]
    ) { (context) throws(Diagnostic) in
        let isOn = try context.onOff("state of the pane")
        let side = context.arguments.isAtEnd ? nil : try context.choice("side", PaneSide.allCases.map { ($0.rawValue, $0) })
        try context.arguments.expectEnd()
        guard context.options.canShowPane else {
            throw Diagnostic(
                .unsupported, "a pane needs a terminal", at: context.word.span, hint: "'show' draws the scene once")
        }
        return .session(.pane(isOn ? .on(side) : .off))
    }
}
