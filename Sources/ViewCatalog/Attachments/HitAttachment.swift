// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine

/// Where a view takes taps, if that is not its frame. Layout never reads it.
package enum HitAttachment: Sendable {
    /// `allowsHitTesting(false)`: neither it nor anything inside takes any.
    case takesNone
    /// `contentShape`: inside of the shape in its frame, which may reach beyond that.
    case shape(ShapePayload)
}

extension ShapePayload {
    /// The rectangle around the outline in a frame, as far as its inset and its scale tell: a negative inset reaches beyond the frame.
    package func bounds(in frame: CGRect) -> CGRect {
        var bounds = CGRect(
            x: frame.minX + inset, y: frame.minY + inset, width: max(0, frame.width - 2 * inset), height: max(0, frame.height - 2 * inset))
        for case .scale(let scale, let anchor) in changes {
            let (width, height) = (bounds.width * abs(scale.width), bounds.height * abs(scale.height))
            bounds = CGRect(
                x: bounds.minX + (bounds.width - width) * anchor.x, y: bounds.minY + (bounds.height - height) * anchor.y, width: width,
                height: height)
        }
        return bounds
    }
}
