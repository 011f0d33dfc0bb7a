// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension DrawingEffect {
    /// Where it draws what is inside a view with a frame, in the coordinates of that; nil for an effect that draws all where it lies.
    package func transform(of frame: CGRect, _ direction: LayoutDirection) -> CGAffineTransformValue? {
        switch self {
        case .scale(let scale, let anchor): .scale(scale.width, scale.height).around(anchor.flipped(direction), of: frame)
        case .rotation(let angle, let anchor): .rotation(angle.radians).around(anchor.flipped(direction), of: frame)
        case .rotation3D(let angle, let axis, let anchor): .rotation(angle, about: axis).around(anchor.flipped(direction), of: frame)
        case .transform(let transform): transform.around(UnitPoint.topLeading.flipped(direction), of: frame)
        default: nil
        }
    }
}

extension DrawingAttachment: MovingAttachment {
    package func drawn(_ rect: CGRect, by effects: [PlacedEffect]) -> CGRect {
        let drawn = Self.transform(effects).moved(rect)
        // What is drawn nowhere is told as it was laid out.
        return drawn.isFinite ? drawn : rect
    }

    package func undrawn(_ rect: CGRect, by effects: [PlacedEffect], turned: Bool) -> CGRect? {
        let transform = Self.transform(effects)
        guard turned || transform.isUpright else { return nil }
        let undrawn = transform.inverse.moved(rect)
        return transform.isFlat || !undrawn.isFinite ? nil : undrawn
    }

    private static func transform(_ effects: [PlacedEffect]) -> CGAffineTransformValue {
        effects.reduce(.identity) { inner, placed in
            let effect = (placed.attachment as? DrawingAttachment)?.effect
            return inner.then(effect?.transform(of: placed.outside.frame, placed.direction) ?? .identity)
        }
    }
}

extension CGAffineTransformValue {
    /// A turn about an axis of space, seen from straight ahead without perspective.
    package static func rotation(_ angle: Angle, about axis: DrawingEffect.Axis3D) -> Self {
        let length = axis.length
        guard length > 0, length.isFinite else { return .identity }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let plane = rotation(angle.radians)
        let (c, s) = (plane.a, plane.b)
        return Self(
            a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c), tx: 0, ty: 0)
    }

    /// What moves nothing rounds nothing.
    fileprivate func moved(_ rect: CGRect) -> CGRect { self == .identity ? rect : applied(to: rect) }

    /// Does it leave nothing of a picture but a line or a point?
    fileprivate var isFlat: Bool { a * d - b * c == 0 }

    /// Are upright rectangles upright after it, but for what sines and cosines are rounded by?
    fileprivate var isUpright: Bool {
        let (along, across) = (max(abs(a), abs(d)), max(abs(b), abs(c)))
        return min(along, across) <= 1e-9 * max(along, across)
    }
}

extension UnitPoint {
    /// As seen on the screen: leading is right where the layout runs to the left.
    package func flipped(_ direction: LayoutDirection) -> UnitPoint { direction == .rightToLeft ? UnitPoint(x: 1 - x, y: y) : self }
}

extension CGRect {
    fileprivate var isFinite: Bool { origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite }
}
