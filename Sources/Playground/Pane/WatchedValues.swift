// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// The values that `watch` names, as they are now.
struct WatchedValues {
    /// In the order in which they were named; `–` where one has no value now.
    let all: [(name: String, text: String)]

    init(_ laidOut: LaidOutScene, in turn: Turn) {
        let evaluator = PromptEvaluator(laidOut.during(turn), budget: turn.budget, isKept: false)
        all = laidOut.scene.watches.map { watch in
            (watch.text, (try? evaluator.text(of: try evaluator.evaluate(watch.expression))) ?? "–")
        }
    }
}
