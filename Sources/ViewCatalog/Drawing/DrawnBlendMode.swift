// SPDX-License-Identifier: GPL-3.0-or-later
import SwiftLanguage

/// How a group is mixed with what has been drawn behind it, by the names that SwiftUI's modes have.
package enum DrawnBlendMode: String, CaseIterable, Sendable {
    /// The group covers what is behind it, and what is inside it is mixed with nothing outside.
    case normal
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
    // A Canvas alone has these.
    case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor

    /// - Parameter value: a `BlendMode` or a `GraphicsContext.BlendMode`; what is none of them mixes in the normal way.
    init(_ value: Value) { self = Self(rawValue: value.opaqueText ?? "") ?? .normal }
}
