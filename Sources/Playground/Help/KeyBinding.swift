// SPDX-License-Identifier: GPL-3.0-or-later

/// Keys of the line editor, as they are bound at the moment.
package struct KeyBinding: Sendable {
    /// As they are pressed: `C-r`, `Up`.
    package let keys: [String]
    package let action: String

    package init(keys: [String], action: String) {
        self.keys = keys
        self.action = action
    }

    /// `help keys`. Without a terminal there is no line editor, and nothing is bound.
    static func output(_ bindings: [KeyBinding]) -> Output {
        let json = JSON.object([
            "keys": .array(bindings.map { .object(["keys": .array($0.keys.map { .string($0) }), "action": .string($0.action)]) })
        ])
        let about: StyledText =
            "C- is Ctrl, M- is Alt or Esc. ~/.inputrc can change them. Ctrl-C drops the line or stops what runs, Ctrl-D leaves, Ctrl-Z suspends."
        guard !bindings.isEmpty else {
            let none: StyledText = "There is no line editor here: at a terminal, the keys are those of GNU readline."
            return Output(json: json, parts: [.row(none), .row(about)])
        }
        let rows = bindings.map { [Table.Cell.text($0.keys.joined(separator: ", ")), .text($0.action)] }
        return Output(json: json, parts: [.table(Table("keys", "what they do", rows: rows)), .row(about)])
    }
}
