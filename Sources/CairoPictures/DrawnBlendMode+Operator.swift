// SPDX-License-Identifier: GPL-3.0-or-later

import ViewCatalog

extension DrawnBlendMode {
    /// The number of the operator in `cairo_operator_t`. Some of cairo's change what lies around a group, which the modes of a Canvas leave
    /// as it is: in their place stands the one that does the same to what an opaque group covers.
    var cairoOperator: Int32 {
        switch self {
        case .normal, .copy: 2
        case .sourceAtop, .sourceIn: 5
        case .destinationIn: 6
        case .destinationOver, .destinationAtop: 7
        case .destinationOut, .clear: 9
        case .xor, .sourceOut: 11
        case .plusLighter: 12
        // Of plusDarker cairo has nothing nearer.
        case .multiply, .plusDarker: 14
        case .screen: 15
        case .overlay: 16
        case .darken: 17
        case .lighten: 18
        case .colorDodge: 19
        case .colorBurn: 20
        case .hardLight: 21
        case .softLight: 22
        case .difference: 23
        case .exclusion: 24
        case .hue: 25
        case .saturation: 26
        case .color: 27
        case .luminosity: 28
        }
    }
}
