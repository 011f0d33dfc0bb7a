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

    init(style: DrawnStyle, fill: DrawnPaint?) {
        if let fill, let near = Self.near(fill.color) {
            self = near
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

    /// The terminal's colour for one of any; nil for those without a hue, which say little on a ground that is not known.
    private static func near(_ color: ColorValue.Components) -> BoxInk? {
        let (most, least) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
        guard color.opacity > 0.1, most - least > 0.2 else { return nil }
        let (red, green, blue) = (color.red > (most + least) / 2, color.green > (most + least) / 2, color.blue > (most + least) / 2)
        switch (red, green, blue) {
        case (true, true, _): return .yellow
        case (true, false, true): return .magenta
        case (true, false, false): return .red
        case (false, true, true): return .cyan
        case (false, true, false): return .green
        default: return .blue
        }
    }
}
