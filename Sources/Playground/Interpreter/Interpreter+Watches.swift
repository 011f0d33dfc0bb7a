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
        defer { withExtendedLifetime(turn) {} }
        var shown: [String: String] = [:]
        for (name, text) in WatchedValues(current, in: turn).all {
            shown[name] = text
            guard watched[name] != text else { continue }
            answer.output.parts.append(.line(StyledText(name, .name) + StyledText(" = " + text)))
        }
        watched = shown
    }
}
