// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    static let pane = Command(
        "pane", .inspect, .session, syntax: ["pane on [SIDE]", "pane off"],
        meanings: ["SIDE": .words(PaneSide.allCases.map(\.rawValue))],
        summary: "Keeps the drawing of the scene beside the prompt, with the watched values below it.",
        examples: ["pane on", "pane on right", "pane off"],
        details: """
            It is drawn again after each input, and while something moves: 'fling' and 'tick' then play in real time, and Ctrl-C stops \
            them. Without a side it stands on the right where the window is wide enough, else at the top. 'option style preview' \
            shows what a device would show. Only at a terminal.
            """,
        related: ["window", "live", "split", "show", "watch"]
    ) { (context) throws(Diagnostic) in
        let isOn = try context.onOff("state of the pane")
        let side = context.arguments.isAtEnd ? nil : try context.choice("side", PaneSide.allCases.map { ($0.rawValue, $0) })
        try context.arguments.expectEnd()
        guard context.options.canShowPane else {
            throw Diagnostic(
                .unsupported, "there is no terminal that can show a pane", at: context.word.span, hint: "'show' draws the scene once")
        }
        return .session(.pane(isOn ? .on(side) : .off))
    }
}
