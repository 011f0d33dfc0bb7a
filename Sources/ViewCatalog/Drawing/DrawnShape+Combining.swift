// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What becomes of two shapes (`union`, `intersection`…).
package enum ShapeOperation: String, CaseIterable, Sendable {
    case union, intersection, subtracting, symmetricDifference
    /// The outline of the first as far as it lies inside, or outside, of the other.
    case lineIntersection, lineSubtraction

    fileprivate func holds(_ first: Bool, _ second: Bool) -> Bool {
        switch self {
        case .union: first || second
        case .intersection, .lineIntersection: first && second
        case .subtracting, .lineSubtraction: first && !second
        case .symmetricDifference: first != second
        }
    }
}

extension DrawnShape {
    /// This outline and another as one; curves become lines.
    ///
    /// - Throws: a limit where the work, which grows with the square of the edges and with their crossings, is more than one input may do.
    package func combined(
        _ operation: ShapeOperation, with other: DrawnShape, evenOdd: Bool = false, charge: ShapeCharge
    ) throws(Diagnostic) -> DrawnShape {
        let (own, others) = (lines(), other.lines())
        let area = ShapeArea(own, others, evenOdd: evenOdd)
        switch operation {
        case .lineIntersection, .lineSubtraction: return .path(try area.pieces(of: own, charge) { operation.holds(true, $0) })
        default: return .path(try area.outline(charge, where: operation.holds))
        }
    }

    /// Does a point lie inside?
    package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
        ShapeArea(lines(), [], evenOdd: evenOdd).holds(point, in: 0)
    }
}

/// The plane as two outlines divide it. Between two heights at which edges begin, end or cross, no edge meets another: there the areas are
/// trapezoids, whose borders together are the outline of what is asked for.
private struct ShapeArea {
    private struct Edge {
        let shape: Int
        let top: CGPoint
        let bottom: CGPoint
        /// 1 downwards, -1 upwards.
        let winding: Int

        func x(at y: Double) -> Double {
            if y <= top.y { return top.x }
            if y >= bottom.y { return bottom.x }
            return top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)
        }
    }

    private let edges: [Edge]
    private let evenOdd: Bool

    init(_ first: [[CGPoint]], _ second: [[CGPoint]], evenOdd: Bool) {
        self.evenOdd = evenOdd
        edges = [first, second].enumerated().flatMap { shape, lines in
            lines.flatMap { line in
                zip(line, line.dropFirst() + line.prefix(1)).compactMap { start, end in
                    guard start.y != end.y, start.y.isFinite, end.y.isFinite, start.x.isFinite, end.x.isFinite else { return nil }
                    return start.y < end.y
                        ? Edge(shape: shape, top: start, bottom: end, winding: 1) : Edge(shape: shape, top: end, bottom: start, winding: -1)
                }
            }
        }
    }

    private func isInside(_ winding: Int) -> Bool { evenOdd ? winding % 2 != 0 : winding != 0 }

    func holds(_ point: CGPoint, in shape: Int) -> Bool {
        var winding = 0
        for edge in edges where edge.shape == shape && edge.top.y <= point.y && edge.bottom.y > point.y && edge.x(at: point.y) < point.x {
            winding += edge.winding
        }
        return isInside(winding)
    }

    // MARK: areas

    /// Where edges begin, end or cross, from the top to the bottom.
    private func heights(_ charge: ShapeCharge) throws(Diagnostic) -> [Double] {
        var heights = edges.flatMap { [$0.top.y, $0.bottom.y] }
        for (index, edge) in edges.enumerated() {
            try charge.work(edges.count - index)
            let before = heights.count
            for other in edges[(index + 1)...] {
                let (from, to) = (max(edge.top.y, other.top.y), min(edge.bottom.y, other.bottom.y))
                guard from < to else { continue }
                let (above, below) = (edge.x(at: from) - other.x(at: from), edge.x(at: to) - other.x(at: to))
                if above * below < 0 { heights.append(from + (to - from) * above / (above - below)) }
            }
            try charge.segments(heights.count - before)
        }
        var result: [Double] = []
        for height in heights.sorted() where result.last.map({ height - $0 > 1e-7 }) ?? true { result.append(height) }
        return result
    }

    /// The edges at which what is asked for begins and ends between two heights, from left to right.
    ///
    /// - Parameter edges: those that pass the heights.
    private func borders(_ edges: [Edge], _ top: Double, _ bottom: Double, where holds: (Bool, Bool) -> Bool) -> [Edge] {
        let middle = (top + bottom) / 2
        let crossing = edges.map { (edge: $0, x: $0.x(at: middle)) }.sorted { $0.x < $1.x }
        var (windings, was, result) = ([0, 0], false, [(edge: Edge, x: Double)]())
        for border in crossing {
            windings[border.edge.shape] += border.edge.winding
            let now = holds(isInside(windings[0]), isInside(windings[1]))
            if now != was {
                // Two edges at one place bound nothing.
                if let last = result.last, abs(last.x - border.x) < 1e-9 {
                    result.removeLast()
                } else {
                    result.append(border)
                }
            }
            was = now
        }
        return result.count % 2 == 0 ? result.map(\.edge) : []
    }

    func outline(_ charge: ShapeCharge, where holds: (Bool, Bool) -> Bool) throws(Diagnostic) -> [DrawnShape.Segment] {
        var loops = BorderLoops()
        let heights = try heights(charge)
        var coming = edges.sorted { $0.top.y < $1.top.y }[...]
        /// The edges that pass from a height to the next.
        var passing: [Edge] = []
        /// Where the area above a height ends there: left and right ends in turn.
        var above: [Double] = []
        for (index, top) in heights.enumerated() {
            let bottom = index + 1 < heights.count ? heights[index + 1] : top
            let middle = (top + bottom) / 2
            passing.removeAll { $0.bottom.y <= middle }
            while let next = coming.first, next.top.y < middle {
                coming.removeFirst()
                if next.bottom.y > middle { passing.append(next) }
            }
            try charge.work(passing.count * Self.costOfPassing)
            let borders = bottom > top ? borders(passing, top, bottom, where: holds) : []
            loops.addLevel(top, above: above, below: borders.map { $0.x(at: top) })
            for (place, edge) in borders.enumerated() {
                let (high, low) = (CGPoint(x: edge.x(at: top), y: top), CGPoint(x: edge.x(at: bottom), y: bottom))
                if place % 2 == 0 { loops.add(low, high) } else { loops.add(high, low) }
            }
            try charge.segments(borders.count)
            above = borders.map { $0.x(at: bottom) }
        }
        return loops.segments
    }

    /// An edge is sorted, joined and drawn at each height: as much work as looking at this many.
    private static let costOfPassing = 10

    // MARK: lines

    /// The pieces of lines that lie inside of the second outline, or outside.
    func pieces(
        of lines: [[CGPoint]], _ charge: ShapeCharge, where keeps: (Bool) -> Bool
    ) throws(Diagnostic) -> [DrawnShape.Segment] {
        var result: [DrawnShape.Segment] = []
        for line in lines {
            var last: CGPoint?
            for (start, end) in zip(line, line.dropFirst()) {
                try charge.work(edges.count)
                let stops = [0] + crossings(start, end).sorted() + [1]
                try charge.work(edges.count * (stops.count - 1))
                try charge.segments(stops.count)
                func point(_ at: Double) -> CGPoint { CGPoint(x: start.x + (end.x - start.x) * at, y: start.y + (end.y - start.y) * at) }
                for (from, to) in zip(stops, stops.dropFirst()) where to > from {
                    guard keeps(holds(point((from + to) / 2), in: 1)) else {
                        last = nil
                        continue
                    }
                    if last != point(from) { result.append(.move(point(from))) }
                    result.append(.line(point(to)))
                    last = point(to)
                }
            }
        }
        return result
    }

    /// Where a line meets the second outline, as parts of it.
    private func crossings(_ start: CGPoint, _ end: CGPoint) -> [Double] {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        return edges.compactMap { edge in
            guard edge.shape == 1 else { return nil }
            let (ex, ey) = (edge.bottom.x - edge.top.x, edge.bottom.y - edge.top.y)
            let across = dx * ey - dy * ex
            guard abs(across) > 1e-12 else { return nil }
            let (ox, oy) = (edge.top.x - start.x, edge.top.y - start.y)
            let (own, others) = ((ox * ey - oy * ex) / across, (ox * dy - oy * dx) / across)
            return own > 0 && own < 1 && others >= 0 && others <= 1 ? own : nil
        }
    }
}

/// Borders of an area, its inside on the right of their direction, joined to closed outlines.
private struct BorderLoops {
    private struct Place: Hashable {
        let x: Int
        let y: Int

        init(_ point: CGPoint) {
            // Within an outline no two corners are closer.
            x = Int(exactly: (point.x * 1e6).rounded()) ?? 0
            y = Int(exactly: (point.y * 1e6).rounded()) ?? 0
        }
    }

    private var next: [Place: [CGPoint]] = [:]
    private var starts: [CGPoint] = []

    mutating func add(_ from: CGPoint, _ to: CGPoint) {
        guard Place(from) != Place(to) else { return }
        next[Place(from), default: []].append(to)
        starts.append(from)
    }

    /// The level borders at a height: where the area lies on one side only. Ends come in pairs.
    mutating func addLevel(_ y: Double, above: [Double], below: [Double]) {
        let ends = (above.map { (x: $0, isAbove: true) } + below.map { (x: $0, isAbove: false) }).sorted { $0.x < $1.x }
        var (isAbove, isBelow) = (false, false)
        for (end, next) in zip(ends, ends.dropFirst()) {
            if end.isAbove { isAbove.toggle() } else { isBelow.toggle() }
            guard next.x > end.x, isAbove != isBelow else { continue }
            let (left, right) = (CGPoint(x: end.x, y: y), CGPoint(x: next.x, y: y))
            if isBelow { add(left, right) } else { add(right, left) }
        }
    }

    var segments: [DrawnShape.Segment] {
        var (next, result) = (next, [DrawnShape.Segment]())
        for start in starts {
            guard var point = next[Place(start)]?.popLast() else { continue }
            result.append(.move(start))
            while Place(point) != Place(start) {
                result.append(.line(point))
                guard let further = next[Place(point)]?.popLast() else { break }
                point = further
            }
            result.append(.close)
        }
        return result
    }
}
