// SPDX-License-Identifier: GPL-3.0-or-later

/// `option NAME VALUE`: how things are shown and bounded.
struct SceneOptions: Sendable, Hashable {
    /// Those that are not what they are at first.
    private(set) var values: [String: String] = [:]

    /// Every option with its default and its meaning.
    static let all: [(name: String, standard: String, choices: [String], summary: String)] = [
        (
            "answers", "automatic", ["automatic", "on", "off"],
            "whether an input that changes the scene says what it did: on, off, or automatic (at the prompt only)"
        ),
        ("rules", "off", ["on", "off"], "whether 'explain' names the layout rules behind each reason: on or off"),
        (
            "unknowns", "errors", ["errors", "marked"],
            "whether something unknown that you type is an error, or is left out and listed as 'load' does: errors or marked"
        ),
        (
            "style", "automatic", ["automatic", "blueprint", "preview", "overlay"],
            "how pictures look: blueprint, preview, overlay, or automatic (boxes in the terminal, previews in files)"
        ),
    ]

    subscript(name: String) -> String? {
        get { values[name] ?? Self.standard(name) }
        set { values[name] = newValue == Self.standard(name) ? nil : newValue }
    }

    private static func standard(_ name: String) -> String? { all.first { $0.name == name }?.standard }
}

extension SceneOptions {
    static func choices(_ name: String) -> [String] { all.first { $0.name == name }?.choices ?? [] }
}
