// SPDX-License-Identifier: GPL-3.0-or-later

/// `option NAME VALUE`: how things are shown and bounded.
struct SceneOptions: Sendable, Hashable {
    /// Those that are not what they are at first.
    private(set) var values: [String: String] = [:]

    struct Option {
        let name: String
        /// The first is the default.
        let choices: [String]
        let summary: String
    }

    static let all: [Option] = [
        Option(
            name: "answers", choices: ["automatic", "on", "off"],
            summary: "whether an input that changes the scene says what it did: on, off, or automatic (at the prompt only)"),
        Option(name: "rules", choices: ["off", "on"], summary: "whether 'explain' names the layout rules behind each reason: on or off"),
        Option(
            name: "unknowns", choices: ["errors", "marked"],
            summary: "whether something unknown that you type is an error, or is left out and listed as 'load' does: errors or marked"),
        Option(
            name: "style", choices: ["automatic", "blueprint", "preview", "overlay"],
            summary: "how pictures look: blueprint, preview, overlay, or automatic (boxes in the terminal, previews in files)"),
    ]

    static func named(_ name: String) -> Option? { all.first { $0.name == name } }

    subscript(name: String) -> String? {
        get { values[name] ?? Self.standard(name) }
        set { values[name] = newValue == Self.standard(name) ? nil : newValue }
    }

    private static func standard(_ name: String) -> String? { named(name)?.choices.first }
}

extension SceneOptions {
    var showsRules: Bool { self["rules"] == "on" }

    /// Is what is typed and unknown left out and listed?
    var marksUnknowns: Bool { self["unknowns"] == "marked" }

    /// Does an input that changes the scene answer what it did?
    func answers(isInteractive: Bool) -> Bool { self["answers"] == "automatic" ? isInteractive : self["answers"] == "on" }
}
