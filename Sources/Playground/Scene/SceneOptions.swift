// SPDX-License-Identifier: GPL-3.0-or-later

/// `option NAME VALUE`: how things are shown and bounded.
struct SceneOptions: Sendable, Hashable {
    var values: [String: String] = [:]

    /// Every option with its default and its meaning.
    static let all: [(name: String, standard: String, summary: String)] = [
        ("rounding", "pixels", "whether frames in tables are rounded: pixels or none"),
        ("showlayers", "off", "whether frames in tables list every layer: on or off"),
    ]

    subscript(name: String) -> String? { values[name] ?? Self.all.first { $0.name == name }?.standard }
}

extension SceneOptions {
    static func choices(_ name: String) -> [String] {
        switch name {
        case "rounding": ["pixels", "none"]
        default: ["on", "off"]
        }
    }
}
