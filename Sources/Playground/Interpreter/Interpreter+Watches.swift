// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Interpreter {
    /// After each input: the watched values that changed.
    func addWatches(to answer: inout Answer) throws(Diagnostic) {
        guard depth == 0, !current.scene.watches.isEmpty else { return }
        let evaluator = PromptEvaluator(current, interrupt: interrupt)
        for index in current.scene.watches.indices {
            let watch = current.scene.watches[index]
            let text = (try? evaluator.evaluate(watch.expression)).map { ValueJSON.text($0) } ?? "–"
            guard watch.last != text else { continue }
            answer.output.parts.append(.line(StyledText(watch.text, .name) + StyledText(" = " + text)))
            updateWatch(index, text)
        }
    }
}
