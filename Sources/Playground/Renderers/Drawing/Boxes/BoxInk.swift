// SPDX-License-Identifier: GPL-3.0-or-later

import ViewCatalog

/// The colours of a picture: the terminal's own sixteen, so that they suit its theme.
enum BoxInk: UInt8 {
    case plain, faint, window, container, leaf, text, scroll, spacer, shape, control, marker, edge
    case red, green, yellow, blue, magenta, cyan

    /// The parameters of the escape sequence; empty for the terminal's own colour.
    var code: String {
        switch self {
        case .plain, .leaf: ""
        case .faint, .container: "90"
        case .window: "1"
        case .text: "32"
        case .scroll, .cyan: "36"
        case .spacer, .yellow: "33"
        case .shape, .magenta: "35"
        case .control, .blue: "34"
        case .marker: "1;33"
        case .edge: "93"
        case .red: "31"
        case .green: "92"
        }
    }

    init(style: DrawnStyle, color: String?) {
        if let color, let named = Self.named(color) {
            self = named
            return
        }
        switch style {
        case .container: self = .container
        case .leaf: self = .leaf
        case .text: self = .text
        case .scroll: self = .scroll
        case .spacer: self = .spacer
        case .shape, .image: self = .shape
        case .control: self = .control
        }
    }

    private static func named(_ color: String) -> BoxInk? {
        switch color {
        case "red", "orange", "brown": .red
        case "green", "mint": .green
        case "yellow": .yellow
        case "blue", "indigo", "accentColor": .blue
        case "purple", "pink": .magenta
        case "cyan", "teal": .cyan
        case "gray", "secondary", "tertiary": .faint
        default: nil
        }
    }
}
