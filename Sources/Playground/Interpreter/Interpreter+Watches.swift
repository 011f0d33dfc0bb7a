// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Interpreter {
    /// After each input: the watched values that are not what was last shown of them.
    func addWatches(to answer: inout Answer) {
        guard depth == 0 else { return }
        guard !current.scene.watches.isEmpty else {
            watched = [:]
            return
        }
        let turn = Turn(interrupt: interrupt)
        let evaluator = PromptEvaluator(current.during(turn), budget: turn.budget)
        var shown: [String: String] = [:]
        for watch in current.scene.watches {
            let text = (try? evaluator.evaluate(watch.expression)).map { ValueJSON.text($0) } ?? "–"
            shown[watch.text] = text
            guard watched[watch.text] != text else { continue }
            answer.output.parts.append(.line(StyledText(watch.text, .name) + StyledText(" = " + text)))
        }
        watched = shown
    }
}
