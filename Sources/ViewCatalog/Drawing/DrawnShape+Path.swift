// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension DrawnShape {
    /// The outline in lines and curves, clockwise from the top left.
    package var segments: [Segment] {
        switch self {
        case .rectangle(let rect): Self.rounded(rect, CornerRadii(0), kappa: 0)
        case .rounded(let rect, let radii): Self.rounded(rect, radii, kappa: Self.kappa)
        case .ellipse(let rect): Self.ellipse(rect)
        case .path(let segments): segments
        }
    }

    /// How long the handles of a curve are that stands for a quarter of a circle of radius 1.
    private static let kappa = 0.5522847498

    package func applying(_ transform: CGAffineTransformValue) -> DrawnShape { .path(segments.map { $0.applying(transform) }) }

    static func ellipse(_ rect: CGRect) -> [Segment] {
        let (x, y, rx, ry) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
        func point(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx * rx, y: y + dy * ry) }
        let k = kappa
        return [
            .move(point(1, 0)), .curve(point(1, k), point(k, 1), point(0, 1)), .curve(point(-k, 1), point(-1, k), point(-1, 0)),
            .curve(point(-1, -k), point(-k, -1), point(0, -1)), .curve(point(k, -1), point(1, -k), point(1, 0)), .close,
        ]
    }

    private static func rounded(_ rect: CGRect, _ radii: CornerRadii, kappa: Double) -> [Segment] {
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
        var path: [Segment] = [.move(point(l + radii.topLeft, t)), .line(point(r - radii.topRight, t))]
        func corner(_ radius: Double, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
            if radius > 0 { path.append(.curve(first, second, end)) }
        }
        let k = 1 - kappa
        corner(radii.topRight, point(r - radii.topRight * k, t), point(r, t + radii.topRight * k), point(r, t + radii.topRight))
        path.append(.line(point(r, b - radii.bottomRight)))
        corner(radii.bottomRight, point(r, b - radii.bottomRight * k), point(r - radii.bottomRight * k, b), point(r - radii.bottomRight, b))
        path.append(.line(point(l + radii.bottomLeft, b)))
        corner(radii.bottomLeft, point(l + radii.bottomLeft * k, b), point(l, b - radii.bottomLeft * k), point(l, b - radii.bottomLeft))
        path.append(.line(point(l, t + radii.topLeft)))
        corner(radii.topLeft, point(l, t + radii.topLeft * k), point(l + radii.topLeft * k, t), point(l + radii.topLeft, t))
        return path + [.close]
    }

    /// An arc in curves of at most a quarter of a circle; angles in radians, clockwise on the screen where they grow.
    package static func arc(center: CGPoint, radius: Double, from start: Double, to end: Double, joins: Bool) -> [Segment] {
        guard radius.isFinite, start.isFinite, end.isFinite else { return [] }
        func point(_ angle: Double, _ dx: Double = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * (cos(angle) - dx * sin(angle)), y: center.y + radius * (sin(angle) + dx * cos(angle)))
        }
        let span = max(-2 * Double.pi, min(end - start, 2 * Double.pi))
        let count = max(1, Int((abs(span) / (.pi / 2)).rounded(.up)))
        let step = span / Double(count)
        let handle = 4.0 / 3 * tan(step / 4)
        var path: [Segment] = [joins ? .line(point(start)) : .move(point(start))]
        for index in 0..<count {
            let from = start + Double(index) * step
            path.append(.curve(point(from, handle), point(from + step, -handle), point(from + step)))
        }
        return path
    }

    /// A polygon close to the outline: what a grid of pixels fills, and what lengths are measured along.
    package func lines(stepsPerCurve: Int = 12) -> [[CGPoint]] {
        var result: [[CGPoint]] = []
        var current: [CGPoint] = []
        func finish() {
            if current.count > 1 { result.append(current) }
            current = []
        }
        for segment in segments {
            switch segment {
            case .move(let point):
                finish()
                current = [point]
            case .line(let point): current.append(point)
            case .curve(let first, let second, let end):
                let start = current.last ?? first
                for step in 1...stepsPerCurve {
                    current.append(Self.point(Double(step) / Double(stepsPerCurve), start, first, second, end))
                }
            case .close:
                if let first = current.first { current.append(first) }
                finish()
            }
        }
        finish()
        return result
    }

    private static func point(_ t: Double, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGPoint {
        let s = 1 - t
        func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
        }
        return CGPoint(x: value(a.x, b.x, c.x, d.x), y: value(a.y, b.y, c.y, d.y))
    }

    /// The part of the outline between two fractions of its length.
    package func trimmed(_ part: ClosedRange<Double>) -> DrawnShape {
        let lines = lines(stepsPerCurve: 24)
        let lengths = lines.map { line in zip(line, line.dropFirst()).reduce(0) { $0 + Self.distance($1.0, $1.1) } }
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite else { return .path([]) }
        let (first, last) = (max(0, part.lowerBound) * total, min(1, part.upperBound) * total)
        var (position, path) = (0.0, [Segment]())
        for line in lines {
            var isDrawing = false
            for (start, end) in zip(line, line.dropFirst()) {
                let length = Self.distance(start, end)
                defer { position += length }
                let (from, to) = (max(first - position, 0), min(last - position, length))
                guard to > from, length > 0 else { continue }
                func point(_ at: Double) -> CGPoint {
                    CGPoint(x: start.x + (end.x - start.x) * at / length, y: start.y + (end.y - start.y) * at / length)
                }
                if !isDrawing || from > 0 { path.append(.move(point(from))) }
                isDrawing = true
                path.append(.line(point(to)))
            }
        }
        return .path(path)
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
        let (x, y) = (b.x - a.x, b.y - a.y)
        return (x * x + y * y).squareRoot()
    }
}
