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

    /// The smallest upright rectangle around the outline; handles of curves may lie outside.
    package var bounds: CGRect {
        switch self {
        case .rectangle(let rect), .rounded(let rect, _), .ellipse(let rect): return rect
        case .path(let segments):
            var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
            var last = CGPoint.zero
            for segment in segments {
                for point in segment.extremes(from: last) {
                    (left, right) = (min(left, point.x), max(right, point.x))
                    (top, bottom) = (min(top, point.y), max(bottom, point.y))
                }
                last = segment.end ?? last
            }
            return left <= right && top <= bottom ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .zero
        }
    }

    /// Where a path goes on; nil for an empty one.
    var currentPoint: CGPoint? {
        var (start, last) = (CGPoint?.none, CGPoint?.none)
        for segment in segments {
            if case .move(let point) = segment { start = point }
            last = segment.end ?? start
        }
        return last
    }
}

extension DrawnShape.Segment {
    func applying(_ transform: CGAffineTransformValue) -> Self {
        switch self {
        case .move(let point): .move(transform.applied(to: point))
        case .line(let point): .line(transform.applied(to: point))
        case .curve(let first, let second, let end):
            .curve(transform.applied(to: first), transform.applied(to: second), transform.applied(to: end))
        case .close: .close
        }
    }

    /// Where it ends; nil where it goes back to the last move.
    var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .curve(_, _, let point): point
        case .close: nil
        }
    }

    /// Points whose bounds are those of the segment: its end, and where a curve turns from left to right or from up to down.
    fileprivate func extremes(from start: CGPoint) -> [CGPoint] {
        guard case .curve(let first, let second, let end) = self else { return end.map { [$0] } ?? [] }
        let turns = Self.turns(start.x, first.x, second.x, end.x) + Self.turns(start.y, first.y, second.y, end.y)
        return turns.map { point(on: $0, start, first, second, end) } + [end]
    }

    /// Where a cubic curve of one coordinate turns, as parts of it: where its derivative a·t² + b·t + c is 0.
    private static func turns(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> [Double] {
        let (a, b, c) = (s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p)
        let roots: [Double]
        if abs(a) < 1e-12 * (abs(b) + abs(c)) || a == 0 {
            roots = b == 0 ? [] : [-c / b]
        } else {
            let square = b * b - 4 * a * c
            roots = square < 0 ? [] : [(-b - square.squareRoot()) / (2 * a), (-b + square.squareRoot()) / (2 * a)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    private func point(on t: Double, _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint) -> CGPoint {
        func coordinate(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> Double {
            let rest = 1 - t
            return rest * rest * rest * p + 3 * rest * rest * t * q + 3 * rest * t * t * r + t * t * t * s
        }
        return CGPoint(
            x: coordinate(start.x, first.x, second.x, end.x), y: coordinate(start.y, first.y, second.y, end.y))
    }
}
