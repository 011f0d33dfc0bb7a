// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// An outline in the coordinates of the window, in points.
package enum DrawnShape: Hashable, Sendable {
    case rectangle(CGRect)
    case rounded(CGRect, CornerRadii)
    case ellipse(CGRect)
    case path([Segment])

    /// A piece of a path; a path begins with a move.
    package enum Segment: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    /// The radii of the corners, as far as the rectangle has room for them.
    package struct CornerRadii: Hashable, Sendable {
        package var topLeft: Double
        package var topRight: Double
        package var bottomLeft: Double
        package var bottomRight: Double

        package init(_ all: Double) { self.init(topLeft: all, topRight: all, bottomLeft: all, bottomRight: all) }

        package init(topLeft: Double, topRight: Double, bottomLeft: Double, bottomRight: Double) {
            self.topLeft = topLeft
            self.topRight = topRight
            self.bottomLeft = bottomLeft
            self.bottomRight = bottomRight
        }

        /// nil where the corners differ.
        package var single: Double? {
            topLeft == topRight && topLeft == bottomLeft && topLeft == bottomRight ? topLeft : nil
        }

        func fitting(_ rect: CGRect) -> CornerRadii {
            let most = max(0, min(rect.width, rect.height) / 2)
            func fit(_ radius: Double) -> Double { radius.isFinite ? min(max(0, radius), most) : most }
            return CornerRadii(topLeft: fit(topLeft), topRight: fit(topRight), bottomLeft: fit(bottomLeft), bottomRight: fit(bottomRight))
        }
    }

    package static func rounded(_ rect: CGRect, radius: Double) -> DrawnShape {
        .rounded(rect, CornerRadii(radius).fitting(rect))
    }

    /// The ends of the shorter sides are half circles.
    package static func capsule(_ rect: CGRect) -> DrawnShape { .rounded(rect, radius: .infinity) }

    package static func polygon(_ points: [CGPoint]) -> DrawnShape {
        .path(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) } + [.close])
    }

    /// The smallest upright rectangle around the points that it is made of.
    package var bounds: CGRect {
        switch self {
        case .rectangle(let rect), .rounded(let rect, _), .ellipse(let rect): return rect
        case .path(let segments):
            var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
            for segment in segments {
                for point in segment.points {
                    (left, right) = (min(left, point.x), max(right, point.x))
                    (top, bottom) = (min(top, point.y), max(bottom, point.y))
                }
            }
            return left <= right && top <= bottom ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .zero
        }
    }
}

extension DrawnShape.Segment {
    package var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }

    func applying(_ transform: CGAffineTransformValue) -> Self {
        switch self {
        case .move(let point): .move(transform.applied(to: point))
        case .line(let point): .line(transform.applied(to: point))
        case .curve(let first, let second, let end):
            .curve(transform.applied(to: first), transform.applied(to: second), transform.applied(to: end))
        case .close: .close
        }
    }
}
