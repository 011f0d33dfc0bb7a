// SPDX-License-Identifier: GPL-3.0-or-later

import ViewCatalog

extension DrawnBlendMode {
    /// Does the group only take away of what is behind it, so that nothing of its own colours is seen?
    var takesAway: Bool { self == .destinationOut || self == .clear }

    /// The style of an element of SVG that mixes so. CSS has no mode that takes away: then the group is left out.
    var cascadingStyle: String {
        switch self {
        case .normal: "isolation:isolate"
        case .clear, .destinationOut: "display:none"
        case .plusDarker: "mix-blend-mode:multiply"
        case .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationAtop, .xor: "mix-blend-mode:normal"
        case .plusLighter, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
            .exclusion, .hue, .saturation, .color, .luminosity:
            "mix-blend-mode:" + hyphenated
        }
    }

    /// `colorDodge` as `color-dodge`.
    private var hyphenated: String { rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined() }
}
