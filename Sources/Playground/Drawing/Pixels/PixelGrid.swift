// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A display list on a coarse grid of pixels: what a terminal can show of a preview. Shadows and blurs are left out, as nothing of them is
/// left at this size; texts are kept as characters in cells of one pixel by two.
struct PixelGrid {
    typealias Color = ColorValue.Components

    struct Letter {
        let character: Character
        let color: Color
    }

    let columns: Int
    /// Of pixels: twice as many as rows of cells.
    let rows: Int
    private let origin: CGPoint
    /// The side of a pixel in points.
    private let side: Double
    private(set) var pixels: [Color]
    /// By cell, row after row.
    private(set) var letters: [Letter?]

    /// What is in force where something is painted.
    private struct State {
        var transform = CGAffineTransformValue.identity
        var opacity = 1.0
        /// In pixels.
        var clip: (left: Int, top: Int, right: Int, bottom: Int)
        /// How much of each pixel shows, where a clip is not an upright rectangle.
        var mask: [Double]?
    }

    private var states: [State]

    init(showing rect: CGRect, side: Double, columns: Int, rows: Int) {
        self.columns = max(1, columns)
        self.rows = max(2, rows + rows % 2)
        self.side = side
        origin = rect.origin
        pixels = Array(repeating: .clear, count: self.columns * self.rows)
        letters = Array(repeating: nil, count: self.columns * self.rows / 2)
        states = [State(clip: (0, 0, self.columns, self.rows))]
    }

    private var state: State { states[states.count - 1] }

    mutating func draw(_ list: DisplayList) {
        for entry in list.entries {
            switch entry.item {
            case .begin(let effect): begin(effect)
            case .end: if states.count > 1 { states.removeLast() }
            case .fill(let shape, let paint): fill(shape, paint)
            case .stroke(let shape, let line, let paint): stroke(shape, line, paint)
            case .text(let text): draw(text)
            }
        }
    }

    private mutating func begin(_ effect: DisplayList.Effect) {
        var next = state
        switch effect {
        case .opacity(let factor): next.opacity *= factor
        case .transform(let inner): next.transform = inner.then(next.transform)
        case .clip(let shape): clip(to: shape, &next)
        case .mask(let list):
            var inner = PixelGrid(showing: CGRect(origin: origin, size: .zero), side: side, columns: columns, rows: rows)
            inner.states[0].transform = next.transform
            inner.draw(list)
            next.mask = inner.pixels.enumerated().map { ($0.element.opacity) * (next.mask?[$0.offset] ?? 1) }
        // Colours are not mixed at this size, but what only takes away is not painted.
        case .blend(let mode): if mode.takesAway { next.opacity = 0 }
        case .shadow, .blur: break
        }
        states.append(next)
    }

    private func clip(to shape: DrawnShape, _ next: inout State) {
        if case .rectangle(let rect) = shape, next.transform.b == 0, next.transform.c == 0 {
            let box = pixelRect(next.transform.applied(to: rect))
            next.clip.left = max(next.clip.left, Self.line(box.minX))
            next.clip.top = max(next.clip.top, Self.line(box.minY))
            next.clip.right = min(next.clip.right, Self.line(box.maxX))
            next.clip.bottom = min(next.clip.bottom, Self.line(box.maxY))
            return
        }
        var mask = Array(repeating: 0.0, count: pixels.count)
        cover(shape, next) { place, part in mask[place] = part * (next.mask?[place] ?? 1) }
        next.mask = mask
    }

    private static func line(_ value: Double) -> Int { value.isNaN ? 0 : Int(min(max(value.rounded(), -1), 100_000)) }

    private func pixelRect(_ rect: CGRect) -> CGRect {
        CGRect(
            x: (rect.minX - origin.x) / side, y: (rect.minY - origin.y) / side, width: rect.width / side, height: rect.height / side)
    }

    // MARK: shapes

    /// Calls the body with each pixel that the shape covers, and with how much of it.
    private func cover(_ shape: DrawnShape, _ state: State, _ body: (Int, Double) -> Void) {
        let isUpright = state.transform.b == 0 && state.transform.c == 0
        let box = pixelRect(state.transform.applied(to: shape.bounds))
        guard box.minX.isFinite, box.minY.isFinite else { return }
        let columns = Self.pixels(from: box.minX, to: box.maxX, state.clip.left, min(state.clip.right, self.columns))
        let rows = Self.pixels(from: box.minY, to: box.maxY, state.clip.top, min(state.clip.bottom, self.rows))
        if columns.isEmpty || rows.isEmpty { return }
        let edges = isUpright && shape.isRectangle ? nil : edges(shape, state.transform)
        for row in rows {
            let parts = edges.map { Self.coverage(columns, row, $0) } ?? columns.map { Self.overlap($0, row, box) }
            for (column, part) in zip(columns, parts) where part > 0 { body(row * self.columns + column, part) }
        }
    }

    /// The pixels that a length touches, within those that may be painted.
    private static func pixels(from start: Double, to end: Double, _ first: Int, _ last: Int) -> Range<Int> {
        func pixel(_ value: Double) -> Int { Int(min(max(value.isNaN ? -1 : value.rounded(.down), -1), 1e6)) }
        let low = max(0, first, pixel(start))
        return low..<max(low, min(last, pixel(end) + 1))
    }

    private static func overlap(_ column: Int, _ row: Int, _ box: CGRect) -> Double {
        let width = min(box.maxX, Double(column + 1)) - max(box.minX, Double(column))
        let height = min(box.maxY, Double(row + 1)) - max(box.minY, Double(row))
        return max(0, width) * max(0, height)
    }

    /// A straight piece of an outline, in pixels.
    private typealias OutlineEdge = (from: CGPoint, to: CGPoint)

    private func edges(_ shape: DrawnShape, _ transform: CGAffineTransformValue) -> [OutlineEdge] {
        shape.lines(stepsPerCurve: 8).flatMap { line in
            let points = line.map { point in
                let moved = transform.applied(to: point)
                return CGPoint(x: (moved.x - origin.x) / side, y: (moved.y - origin.y) / side)
            }
            return points.indices.map { (points[$0 > 0 ? $0 - 1 : points.count - 1], points[$0]) }
        }
    }

    /// How much of each pixel of a row lies inside, by three samples each way. Each edge is looked at once for a line of samples, however
    /// many pixels there are.
    private static func coverage(_ columns: Range<Int>, _ row: Int, _ edges: [OutlineEdge]) -> [Double] {
        var inside = Array(repeating: 0, count: columns.count)
        for dy in [1.0 / 6, 0.5, 5.0 / 6] {
            var crossings = crossings(at: Double(row) + dy, edges)[...]
            // To the right of a sample lies what goes around it.
            var winding = crossings.reduce(0) { $0 + $1.turn }
            for column in columns {
                for dx in [1.0 / 6, 0.5, 5.0 / 6] {
                    while let next = crossings.first, next.x <= Double(column) + dx {
                        winding -= next.turn
                        crossings.removeFirst()
                    }
                    if winding != 0 { inside[column - columns.lowerBound] += 1 }
                }
            }
        }
        return inside.map { Double($0) / 9 }
    }

    /// Where edges cross a level, from left to right, and whether downwards (1) or upwards (-1).
    private static func crossings(at y: Double, _ edges: [OutlineEdge]) -> [(x: Double, turn: Int)] {
        var crossings: [(x: Double, turn: Int)] = []
        for (last, next) in edges where (last.y <= y) != (next.y <= y) {
            let x = last.x + (y - last.y) / (next.y - last.y) * (next.x - last.x)
            if !x.isNaN { crossings.append((x, next.y > last.y ? 1 : -1)) }
        }
        return crossings.sorted { $0.x < $1.x }
    }

    private mutating func fill(_ shape: DrawnShape, _ paint: DrawnPaint) {
        let state = state
        var covered: [(Int, Double)] = []
        cover(shape, state) { covered.append(($0, $1)) }
        for (place, part) in covered {
            let color = color(of: paint, at: place).faded(part * state.opacity * (state.mask?[place] ?? 1))
            mix(color, at: place)
        }
    }

    private mutating func mix(_ color: Color, at place: Int) {
        guard color.opacity > 0 else { return }
        pixels[place] = color.over(pixels[place])
        // What covers a letter hides it.
        let cell = place / columns / 2 * columns + place % columns
        if color.opacity > 0.6, letters[cell] != nil { letters[cell] = nil }
    }

    private func color(of paint: DrawnPaint, at place: Int) -> Color {
        switch paint {
        case .color(let color): return color
        case .hatch(let color): return color.faded((place / columns + place % columns) % 3 == 0 ? 1 : 0.2)
        case .gradient(let gradient):
            let inverse = state.transform.inverse
            let point = inverse.applied(
                to: CGPoint(
                    x: origin.x + (Double(place % columns) + 0.5) * side, y: origin.y + (Double(place / columns) + 0.5) * side))
            return gradient.color(at: gradient.place(of: point))
        }
    }

    /// A line as thin boxes along its way; thinner than a pixel it is as much fainter.
    private mutating func stroke(_ shape: DrawnShape, _ line: StrokeLine, _ paint: DrawnPaint) {
        guard line.width > 0, line.width.isFinite else { return }
        let half = line.width / 2
        if line.isInside || line.width < 4, case .rectangle(let rect) = shape {
            let outer = line.isInside ? rect : rect.insetBy(-half)
            let w = min(line.width, outer.width, outer.height)
            let sides = [
                CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: w),
                CGRect(x: outer.minX, y: outer.maxY - w, width: outer.width, height: w),
                CGRect(x: outer.minX, y: outer.minY + w, width: w, height: outer.height - 2 * w),
                CGRect(x: outer.maxX - w, y: outer.minY + w, width: w, height: outer.height - 2 * w),
            ]
            for side in sides where side.width > 0 && side.height > 0 { fill(.rectangle(side), paint) }
            return
        }
        for points in shape.lines(stepsPerCurve: 6) {
            for (start, end) in zip(points, points.dropFirst()) {
                let (dx, dy) = (end.x - start.x, end.y - start.y)
                let length = (dx * dx + dy * dy).squareRoot()
                guard length > 0, length.isFinite else { continue }
                let (nx, ny) = (-dy / length * half, dx / length * half)
                fill(
                    .polygon([
                        CGPoint(x: start.x + nx, y: start.y + ny), CGPoint(x: end.x + nx, y: end.y + ny),
                        CGPoint(x: end.x - nx, y: end.y - ny), CGPoint(x: start.x - nx, y: start.y - ny),
                    ]), paint)
            }
        }
    }

    // MARK: texts

    private mutating func draw(_ text: DrawnText) {
        let state = state
        for line in text.lines {
            let middle = state.transform.applied(
                to: CGPoint(x: text.frame.minX + line.x, y: text.frame.minY + line.y + line.height / 2))
            let end = state.transform.applied(
                to: CGPoint(x: text.frame.minX + line.x + line.width, y: text.frame.minY + line.y + line.height / 2))
            let place = (middle.y - origin.y) / side / 2
            guard place.isFinite, place >= 0, place < Double(rows / 2), middle.x.isFinite, end.x.isFinite else { continue }
            write(line, text.runs, row: Int(place), from: (middle.x - origin.x) / side, to: (end.x - origin.x) / side, state)
        }
    }

    private mutating func write(_ line: TextLine, _ runs: [DrawnText.Run], row: Int, from: Double, to: Double, _ state: State) {
        guard row * 2 + 1 >= state.clip.top, row * 2 < state.clip.bottom, state.opacity > 0.05 else { return }
        var letters: [(Character, Color)] = []
        for fragment in line.fragments where fragment.run < runs.count {
            let color = runs[fragment.run].paint.color
            letters += sanitized(fragment.string).map { ($0, color) }
        }
        let width = letters.reduce(0) { $0 + displayWidth($1.0) }
        // Letters of cells are wider than those of the text, or narrower: the middle stays where it is, as far as the picture goes.
        let wanted = ((from + to - Double(width)) / 2).rounded()
        var column = Int(min(max(wanted.isNaN ? 0 : wanted, -1e6), 1e6))
        column = max(state.clip.left, min(column, state.clip.right - width))
        let start = max(0, column)
        let free = (start..<max(start, min(column + width, columns))).allSatisfy { self.letters[row * columns + $0] == nil }
        // Over other words at this size only a part of it is read: better none of it than a mixture.
        guard free else { return }
        for (character, color) in letters {
            let cells = displayWidth(character)
            defer { column += cells }
            guard column >= max(0, state.clip.left), column + cells <= min(columns, state.clip.right), cells > 0 else { continue }
            let mask = state.mask?[row * 2 * columns + column] ?? 1
            if mask < 0.3 { continue }
            self.letters[row * columns + column] = Letter(character: character, color: color.faded(state.opacity))
        }
    }
}

extension DrawnShape {
    fileprivate var isRectangle: Bool { if case .rectangle = self { true } else { false } }
}

extension DrawnGradient {
    /// Where a point lies between the ends, from 0 to 1.
    fileprivate func place(of point: CGPoint) -> Double {
        switch kind {
        case .linear(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = dx * dx + dy * dy
            return length > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / length : 0
        case .radial(let center, let from, let to, let stretch):
            let (dx, dy) = (point.x - center.x, (point.y - center.y) / max(stretch, 1e-9))
            let distance = (dx * dx + dy * dy).squareRoot()
            return to > from ? (distance - from) / (to - from) : 1
        case .angular(let center, let from, let to):
            let full = 2 * Double.pi
            let angle = atan2(point.y - center.y, point.x - center.x) - from
            let turned = (angle.truncatingRemainder(dividingBy: full) + full).truncatingRemainder(dividingBy: full)
            return to > from ? turned / (to - from) : 0
        }
    }
}
