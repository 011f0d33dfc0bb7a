// SPDX-License-Identifier: GPL-3.0-or-later

/// Colours that can be told apart and read on light and on dark pages: the screen has its own light ground.
enum SVGPalette {
    static let screen = "#fbfcfe"
    static let bezel = "#3b4252"
    /// For what stands outside the screen, on any page.
    static let outside = "#7d8696"
    static let torn = "#d9480f"
    static let words = "#1f2937"

    /// The stroke of a style, or the view's own colour.
    static func stroke(_ view: DrawnView) -> String {
        if let named = view.color.flatMap(named) { return named }
        return switch view.style {
        case .container: "#8b95a7"
        case .leaf: "#64748b"
        case .text: "#2b8a3e"
        case .scroll: "#1971c2"
        case .spacer: "#e67700"
        case .shape: "#7048e8"
        case .control: "#1c7ed6"
        case .image: "#c2255c"
        }
    }

    /// The ground of an opaque view: the stroke's colour, so thin that words stay readable; over white, to hide what is behind.
    static func groundOpacity(_ view: DrawnView) -> String { view.style == .text ? "0.07" : "0.16" }

    private static func named(_ color: String) -> String? {
        switch color {
        case "red": "#e03131"
        case "orange": "#e8590c"
        case "yellow": "#d9a400"
        case "green": "#2f9e44"
        case "mint", "teal": "#0c8599"
        case "cyan": "#1098ad"
        case "blue", "accentColor": "#1c7ed6"
        case "indigo": "#4c5fd7"
        case "purple": "#9c36b5"
        case "pink": "#d6336c"
        case "brown": "#8a6d4b"
        case "gray", "secondary": "#868e96"
        case "black", "primary": "#343a40"
        default: nil
        }
    }
}
