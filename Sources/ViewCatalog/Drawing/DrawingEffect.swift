// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What a modifier that changes no frame does to the picture of the view inside it. Layout never reads it;
/// geometry sees what it moves (L4.15).
package enum DrawingEffect: Sendable {
    /// Kept without a trace in the picture.
    case none
    case opacity(Double)
    /// The view inside is drawn as a whole and mixed with what is behind it.
    case blend(DrawnBlendMode)
    case blur(Double)
    case color(ColorFilter)
    /// What is drawn outside of the shape is cut off; nil: outside of the frame.
    case clip(ShapePayload?)
    /// A line inside the edges of the frame, over the view.
    case border(Value, width: Double)
    case shadow(ColorValue, radius: Double, offset: CGSize)
    case scale(CGSize, anchor: UnitPoint)
    case rotation(Angle, anchor: UnitPoint)
    /// A turn about an axis of space; without perspective, which no picture here has.
    case rotation3D(Angle, axis: Axis3D, anchor: UnitPoint)
    case transform(CGAffineTransformValue)
    /// The styles of texts and shapes inside: the first and what its lower levels are.
    case foreground([Value])
    /// The style of a control's words where nothing outside of it says another: the tint of a button's label.
    case standardForeground(Value)
    /// nil: the accent colour of the system.
    case tint(Value?)
    case background(Value)
    case underline(Bool)
    case strikethrough(Bool)
    case zIndex(Double)
    case hidden
    /// Is the status bar of the screen hidden, or the home indicator?
    case statusBar(isHidden: Bool)
    case homeIndicator(isHidden: Bool)
    /// What the window around is to be: light or dark.
    case windowScheme(ColorScheme)
    case barGround(BarGround)
    case redacted(Bool)
    /// What the names of the symbols inside go on with: `circle.fill`.
    case symbolVariant(String)
    /// The glass of OS 26 behind the view, in a shape; nil: a capsule.
    case glass(GlassValue, ShapePayload?)

    /// A change of every colour inside.
    package enum ColorFilter: Sendable {
        case brightness(Double), contrast(Double), saturation(Double), grayscale(Double)
        case hueRotation(Angle)
        case invert
        case multiply(ColorValue)
        case luminanceToAlpha
    }
}

/// A modifier that only draws.
package struct DrawingAttachment: Sendable {
    package let effect: DrawingEffect

    package init(_ effect: DrawingEffect) { self.effect = effect }
}

/// The effects of the modifiers that the pieces of a joined text had before they were joined, a list for each run of the text inside.
package struct TextRunEffects: Sendable {
    package let effects: [[DrawingEffect]]
}
