// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// An arc that touches two lines, from a point to a corner and from the corner to an end: a rounded corner.
struct TangentArc {
    let steps: [PathValue.Step]

    /// Without an angle at the corner, or without a radius, it is the line to the corner.
    init(from start: CGPoint, corner: CGPoint, end: CGPoint, radius: Double) {
        let (toStart, toEnd) = (Self.direction(from: corner, to: start), Self.direction(from: corner, to: end))
        guard let toStart, let toEnd, radius > 0, radius.isFinite else {
            steps = [.line(corner)]
            return
        }
        let cosine = min(1, max(-1, toStart.dx * toEnd.dx + toStart.dy * toEnd.dy))
        let half = acos(cosine) / 2
        guard half > 1e-6, .pi / 2 - half > 1e-6 else {
            steps = [.line(corner)]
            return
        }
        let distance = radius / tan(half)
        let first = CGPoint(x: corner.x + toStart.dx * distance, y: corner.y + toStart.dy * distance)
        let last = CGPoint(x: corner.x + toEnd.dx * distance, y: corner.y + toEnd.dy * distance)
        let middle = CGVector(dx: toStart.dx + toEnd.dx, dy: toStart.dy + toEnd.dy)
        let scale = radius / sin(half) / (middle.dx * middle.dx + middle.dy * middle.dy).squareRoot()
        let center = CGPoint(x: corner.x + middle.dx * scale, y: corner.y + middle.dy * scale)
        let from = atan2(first.y - center.y, first.x - center.x)
        // It turns by what the lines leave of half a turn, towards the second of them.
        let turn = .pi - 2 * half
        let isClockwise = toStart.dx * toEnd.dy - toStart.dy * toEnd.dx > 0
        steps = [
            .line(first),
            .arc(center: center, radius: radius, start: from, end: from + (isClockwise ? -turn : turn), clockwise: isClockwise),
            .line(last),
        ]
    }

    /// Of length 1; nil where the points are one.
    private static func direction(from point: CGPoint, to other: CGPoint) -> CGVector? {
        let (dx, dy) = (other.x - point.x, other.y - point.y)
        let length = (dx * dx + dy * dy).squareRoot()
        return length > 0 && length.isFinite ? CGVector(dx: dx / length, dy: dy / length) : nil
    }
}
