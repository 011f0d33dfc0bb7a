// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine

extension PathValue {
    /// A rectangle with rounded corners, as four lines and four curves, clockwise from the top left.
    static func roundedRect(_ rect: CGRect, _ radius: Double) -> [Step] {
        let r = max(0, min(radius, min(rect.width, rect.height) / 2))
        // What makes a cubic curve a quarter of a circle.
        let k = r * (1 - 0.5522847498)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        var steps: [Step] = [.move(CGPoint(x: left + r, y: top))]
        /// The line to where a corner begins and the curve around it.
        func corner(at corner: CGPoint, from arriving: CGVector, to leaving: CGVector) {
            func along(_ direction: CGVector, _ distance: Double) -> CGPoint {
                CGPoint(x: corner.x + direction.dx * distance, y: corner.y + direction.dy * distance)
            }
            steps.append(.line(along(arriving, -r)))
            guard r > 0 else { return }
            steps.append(.curve(along(leaving, r), control1: along(arriving, -k), control2: along(leaving, k)))
        }
        let (rightward, leftward) = (CGVector(dx: 1, dy: 0), CGVector(dx: -1, dy: 0))
        let (downward, upward) = (CGVector(dx: 0, dy: 1), CGVector(dx: 0, dy: -1))
        corner(at: CGPoint(x: right, y: top), from: rightward, to: downward)
        corner(at: CGPoint(x: right, y: bottom), from: downward, to: leftward)
        corner(at: CGPoint(x: left, y: bottom), from: leftward, to: upward)
        corner(at: CGPoint(x: left, y: top), from: upward, to: rightward)
        steps.append(.close)
        return steps
    }
}
