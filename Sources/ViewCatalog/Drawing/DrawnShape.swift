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

        fileprivate func fitting(_ rect: CGRect) -> CornerRadii {
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

    fileprivate func applying(_ transform: CGAffineTransformValue) -> Self {
        switch self {
        case .move(let point): .move(transform.applied(to: point))
        case .line(let point): .line(transform.applied(to: point))
        case .curve(let first, let second, let end):
            .curve(transform.applied(to: first), transform.applied(to: second), transform.applied(to: end))
        case .close: .close
        }
    }
}

// MARK: as a path

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

    private static func ellipse(_ rect: CGRect) -> [Segment] {
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

// MARK: of shapes

extension ShapePayload {
    /// The outline in a frame.
    ///
    /// - Parameter draw: asks a shape of the user's for its path in a rectangle, in that rectangle's coordinates from (0, 0) on.
    package func drawn(
        in frame: CGRect, rightToLeft: Bool = false, draw: (StructValue, CGRect) -> PathValue?
    ) -> DrawnShape {
        var shape = outline(in: frame.insetBy(inset), rightToLeft, draw)
        for change in changes { shape = Self.changed(shape, change, in: frame) }
        if let trim { shape = shape.trimmed(trim) }
        return shape
    }

    private func outline(in rect: CGRect, _ rightToLeft: Bool, _ draw: (StructValue, CGRect) -> PathValue?) -> DrawnShape {
        let local = CGRect(x: 0, y: 0, width: rect.width, height: rect.height)
        if let path = path ?? custom.flatMap({ draw($0, local) }) { return path.drawn(at: rect.origin) }
        switch kind {
        case "Circle":
            let side = min(rect.width, rect.height)
            return .ellipse(CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
        case "Ellipse": return .ellipse(rect)
        case "Capsule": return .capsule(rect)
        case "ContainerRelativeShape": return .rounded(rect, radius: 8)
        default: return cornerRadii.isEmpty ? .rectangle(rect) : .rounded(rect, radii(rightToLeft).fitting(rect))
        }
    }

    private func radii(_ rightToLeft: Bool) -> DrawnShape.CornerRadii {
        guard cornerRadii.count == 4 else { return DrawnShape.CornerRadii(cornerRadii.first ?? 0) }
        let r = rightToLeft ? [cornerRadii[1], cornerRadii[0], cornerRadii[3], cornerRadii[2]] : cornerRadii
        return DrawnShape.CornerRadii(topLeft: r[0], topRight: r[1], bottomLeft: r[2], bottomRight: r[3])
    }

    private static func changed(_ shape: DrawnShape, _ change: Change, in frame: CGRect) -> DrawnShape {
        switch change {
        case .offset(let offset): shape.applying(.translation(offset.width, offset.height))
        case .rotation(let angle, let anchor): shape.applying(.rotation(angle.radians).around(anchor, of: frame))
        case .scale(let scale, let anchor): shape.applying(.scale(scale.width, scale.height).around(anchor, of: frame))
        case .size(let size):
            shape.applying(
                .translation(-frame.minX, -frame.minY)
                    .then(.scale(size.width / max(frame.width, 1e-9), size.height / max(frame.height, 1e-9)))
                    .then(.translation(frame.minX, frame.minY)))
        }
    }
}

extension CGAffineTransformValue {
    /// The transform with a point of a frame as its fixed point.
    package func around(_ anchor: UnitPoint, of frame: CGRect) -> Self {
        let (x, y) = (frame.minX + anchor.x * frame.width, frame.minY + anchor.y * frame.height)
        return Self.translation(-x, -y).then(self).then(.translation(x, y))
    }
}

extension CGRect {
    package func insetBy(_ length: Double) -> CGRect {
        let (width, height) = (Swift.max(0, width - 2 * length), Swift.max(0, height - 2 * length))
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}

extension PathValue {
    /// The path with its corner at a place of the window.
    package func drawn(at origin: CGPoint) -> DrawnShape {
        var path: [DrawnShape.Segment] = []
        var last = CGPoint.zero
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + origin.x, y: point.y + origin.y) }
        for step in steps {
            switch step {
            case .move(let point): path.append(.move(moved(point)))
            case .line(let point): path.append(path.isEmpty ? .move(moved(point)) : .line(moved(point)))
            case .quad(let end, let control):
                func handle(_ from: CGPoint) -> CGPoint {
                    moved(CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3))
                }
                path.append(.curve(handle(last), handle(end), moved(end)))
            case .curve(let end, let first, let second): path.append(.curve(moved(first), moved(second), moved(end)))
            case .rect(let rect): path += DrawnShape.rectangle(rect.offsetBy(x: origin.x, y: origin.y)).segments
            case .ellipse(let rect): path += DrawnShape.ellipse(rect.offsetBy(x: origin.x, y: origin.y)).segments
            case .arc(let center, let radius, let start, let end, let clockwise):
                let span = Self.span(from: start, to: end, clockwise: clockwise)
                path += DrawnShape.arc(center: moved(center), radius: radius, from: start, to: start + span, joins: !path.isEmpty)
                last = CGPoint(x: center.x + radius * cos(start + span), y: center.y + radius * sin(start + span))
            case .close: path.append(.close)
            }
            if let end = step.end { last = end }
        }
        return .path(path)
    }

    /// How far an arc goes. SwiftUI counts clockwise with y upwards, so on the screen `clockwise` goes the other way.
    private static func span(from start: Double, to end: Double, clockwise: Bool) -> Double {
        let full = 2 * Double.pi
        guard start.isFinite, end.isFinite else { return 0 }
        if abs(end - start) >= full { return clockwise ? -full : full }
        let rest = (end - start).truncatingRemainder(dividingBy: full)
        if clockwise { return rest > 0 ? rest - full : rest }
        return rest < 0 ? rest + full : rest
    }
}

extension PathValue.Step {
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
        case .rect, .ellipse, .arc, .close: nil
        }
    }
}
