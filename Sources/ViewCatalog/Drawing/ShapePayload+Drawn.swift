// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension ShapePayload {
    /// The outline in a frame.
    ///
    /// - Parameters:
    ///   - charge: pays for combining shapes.
    ///   - draw: asks a shape of the user's for its path in a rectangle, in that rectangle's coordinates from (0, 0) on.
    /// - Throws: what `draw` throws, and the limit that combining shapes has met.
    package func drawn(
        in frame: CGRect, rightToLeft: Bool = false, charge: ShapeCharge, draw: (StructValue, CGRect) throws(Diagnostic) -> PathValue?
    ) throws(Diagnostic) -> DrawnShape {
        var shape = try outline(in: frame.insetBy(inset), rightToLeft, draw)
        for change in changes {
            if case .combined(let operation, let other, let evenOdd) = change {
                let other = try other.drawn(in: frame, rightToLeft: rightToLeft, charge: charge, draw: draw)
                shape = try shape.combined(operation, with: other, evenOdd: evenOdd, charge: charge)
            } else {
                shape = Self.changed(shape, change, in: frame)
            }
        }
        if let trim { shape = shape.trimmed(trim) }
        return shape
    }

    private func outline(
        in rect: CGRect, _ rightToLeft: Bool, _ draw: (StructValue, CGRect) throws(Diagnostic) -> PathValue?
    ) throws(Diagnostic) -> DrawnShape {
        let local = CGRect(x: 0, y: 0, width: rect.width, height: rect.height)
        if let path { return path.drawn(at: rect.origin) }
        if let custom, let path = try draw(custom, local) { return path.drawn(at: rect.origin) }
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
        case .combined: shape
        case .offset(let offset): shape.applying(.translation(offset.width, offset.height))
        case .transform(let transform):
            shape.applying(.translation(-frame.minX, -frame.minY).then(transform).then(.translation(frame.minX, frame.minY)))
        case .rotation(let angle, let anchor): shape.applying(.rotation(angle.radians).around(anchor, of: frame))
        case .scale(let scale, let anchor): shape.applying(.scale(scale.width, scale.height).around(anchor, of: frame))
        case .size(let size, let anchor):
            shape.applying(.scale(size.width / max(frame.width, 1e-9), size.height / max(frame.height, 1e-9)).around(anchor, of: frame))
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
