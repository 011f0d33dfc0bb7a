// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import Playground
import ViewCatalog

/// How long cairo will take to paint a list as pixels, found out before it begins: nothing stops it within a shape. The unit is the time that
/// a pixel of a layer takes, some nanoseconds; the factors were measured.
struct PaintWork {
    /// Of shapes and texts.
    private(set) var items = 0.0
    /// Of what is blurred, without its layers.
    private(set) var blurs = 0.0
    private let shown: CGRect
    private let scale: Double
    private let limit: Double
    private var open: [Open] = []
    private var transform = CGAffineTransformValue.identity
    /// What lies in several outlines that clip it is cut by each.
    private var clips = 0.0

    /// What the end of an effect brings back, and the ink inside of it.
    private struct Open {
        let effect: DisplayList.Effect
        let transform: CGAffineTransformValue
        let clips: Double
        var ink: CGRect?
    }

    /// - Parameters:
    ///   - shown: the part that is painted, in points.
    ///   - scale: pixels per point.
    ///   - limit: what is more is not counted.
    init(_ list: DisplayList, showing shown: CGRect, scale: Double, upTo limit: Double) {
        self.shown = shown
        self.scale = scale
        self.limit = limit
        add(list)
    }

    private mutating func add(_ list: DisplayList) {
        for entry in list.entries where items + blurs <= limit {
            items += Self.item
            switch entry.item {
            case .begin(let effect): begin(effect)
            case .end: end()
            case .fill(let shape, let paint): paintShape(shape, paint, edges: edges(of: shape), reach: 0)
            case .stroke(let shape, let line, let paint):
                paintShape(shape, paint, edges: edges(of: shape, line: line), reach: line.width.isFinite ? max(0, line.width) : 0)
            case .text(let text):
                items += clips
                for line in text.lines where CairoCanvas.isNear(text.frame.minY + line.y, line.height, to: shown) {
                    items += Self.letter * Double(line.string.utf8.count)
                }
                note(transform.applied(to: text.frame))
            }
        }
    }

    // Of what cannot be counted in pixels: an item, a letter, an edge in a row of pixels, a pair of edges that may cross, a dash.
    private static let item = 1_000.0
    private static let letter = 400.0
    private static let edgeInRow = 16.0
    private static let crossing = 8.0
    private static let dash = 13.0
    // Of a pixel that is mixed with what lies below, and of one that is blurred three times each way.
    private static let mixed = 0.25
    private static let blurred = 50.0
    private static let wedges = 180.0

    // MARK: effects

    private mutating func begin(_ effect: DisplayList.Effect) {
        open.append(Open(effect: effect, transform: transform, clips: clips))
        switch effect {
        case .transform(let inner): transform = inner.then(transform)
        case .clip(let shape): clips += edges(of: shape)
        case .mask(let list):
            let outer = open
            open = []
            add(list)
            open = outer
        case .opacity, .blend, .shadow, .blur: break
        }
    }

    private mutating func end() {
        guard let last = open.popLast() else { return }
        (transform, clips) = (last.transform, last.clips)
        guard let ink = last.ink else { return }
        switch last.effect {
        case .shadow(_, let radius, let offset):
            let blur = blur(of: ink, radius)
            note(ink.union(CGRect(x: blur.minX + offset.width, y: blur.minY + offset.height, width: blur.width, height: blur.height)))
        case .blur(let radius): note(blur(of: ink, radius))
        case .clip, .opacity, .blend, .transform, .mask: note(ink)
        }
    }

    private mutating func blur(of ink: CGRect, _ radius: Double) -> CGRect {
        let margin = CairoCanvas.blur(of: shown, radius: radius).margin
        let area = ink.insetBy(-margin)
        blurs += Self.blurred * area.width * area.height
        return area
    }

    /// - Parameter ink: in points of the window, which is where a blur is made.
    private mutating func note(_ ink: CGRect) {
        guard let last = open.indices.last, let ink = DrawnScene.drawable(ink)?.intersection(shown), !ink.isEmpty else { return }
        open[last].ink = open[last].ink?.union(ink) ?? ink
    }

    // MARK: shapes

    private mutating func paintShape(_ shape: DrawnShape, _ paint: DrawnPaint, edges: Double, reach: Double) {
        let bounds = transform.applied(to: shape.bounds.insetBy(-reach))
        let ink = DrawnScene.drawable(bounds)?.intersection(shown) ?? .zero
        let pixels = max(0, ink.width) * max(0, ink.height) * scale * scale
        var times = 1.0
        switch paint {
        case .color: items += Self.mixed * pixels
        case .hatch: times = (ink.width + ink.height) / 7
        case .gradient(let gradient):
            // A stop is looked for at each pixel, too.
            items += pixels * (10 + Double(gradient.stops.count) / 50) + Self.adding(stopsOf: gradient)
            if case .angular = gradient.kind { times = Self.wedges }
        }
        items += (clips + edges) * times
        note(ink)
    }

    /// What the stops of a gradient take to be added: the place of each is looked for among those before it.
    static func adding(stopsOf gradient: DrawnGradient) -> Double { Double(gradient.stops.count) * Double(gradient.stops.count) / 4 }

    /// What an outline takes, whatever it is painted with: edges in the rows of pixels that they cross, and pairs in the same rows, which may
    /// cross each other. An upright rectangle takes nothing.
    /// - Parameter line: nil where the inside is painted. A line has two edges.
    private func edges(of shape: DrawnShape, line: StrokeLine? = nil) -> Double {
        if line == nil, case .rectangle = shape, transform.b == 0, transform.c == 0 { return 0 }
        var rows = EdgeRows(count: max(1, Int(min(shown.height * scale, 32_000).rounded(.up))))
        let stretch = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        let width = line.map { $0.width.isFinite ? max(0, $0.width) * stretch * scale : 0 } ?? 0
        let period = line.map { $0.dash.reduce(0, +) } ?? 0
        var dashes = 0.0
        func add(_ a: CGPoint, _ b: CGPoint) {
            let (start, end) = (transform.applied(to: a), transform.applied(to: b))
            let (top, bottom) = (min(row(start), row(end)), max(row(start), row(end)))
            var (count, side) = (1.0, 1.0)
            if period > 0 {
                let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
                let all = length.isFinite ? min(length, 1e6) / period : 0
                dashes += all
                count += all * part(of: start, end)
                side += (count - 1) * (width + 1) / (bottom - top + width + 1)
            }
            let edges = line == nil ? 1.0 : 2
            rows.add(from: top - width / 2, to: bottom + width / 2, count: edges * count, side: edges * side)
        }
        shape.forEachLeg(add)
        let totals = rows.totals
        return Self.edgeInRow * totals.edges + Self.crossing * totals.pairs + Self.dash * dashes
    }

    private func row(_ point: CGPoint) -> Double { point.y.isFinite ? (point.y - shown.minY) * scale : 0 }

    /// Which part of a line can lie in what is shown.
    private func part(of a: CGPoint, _ b: CGPoint) -> Double {
        func part(_ a: Double, _ b: Double, _ low: Double, _ high: Double) -> Double {
            let length = abs(b - a)
            return length > 0 ? min(1, max(0, min(max(a, b), high) - max(min(a, b), low)) / length) : 1
        }
        return min(part(a.x, b.x, shown.minX, shown.maxX), part(a.y, b.y, shown.minY, shown.maxY))
    }
}

/// The edges of an outline by the rows of pixels that they cross.
private struct EdgeRows {
    /// How many rows are shown.
    let count: Int
    private var edges: [(rows: ClosedRange<Int>, count: Double, side: Double)] = []

    init(count: Int) { self.count = count }

    /// - Parameters:
    ///   - count: so many edges begin on the way.
    ///   - side: how many of them lie beside each other.
    mutating func add(from top: Double, to bottom: Double, count: Double, side: Double) {
        guard bottom >= 0, top < Double(self.count) else { return }
        let first = min(Int(max(0, top)), self.count - 1)
        edges.append((first...max(first, min(Int(min(bottom, Double(self.count))), self.count - 1)), count, side))
    }

    /// How many edges all rows have together, and how many pairs share a row, each once: a part of them crosses.
    var totals: (edges: Double, pairs: Double) {
        guard let top = edges.lazy.map(\.rows.lowerBound).min(), let bottom = edges.lazy.map(\.rows.upperBound).max() else { return (0, 0) }
        var begun = Array(repeating: 0.0, count: bottom - top + 1)
        var change = Array(repeating: 0.0, count: bottom - top + 2)
        for edge in edges {
            begun[edge.rows.lowerBound - top] += edge.count
            change[edge.rows.lowerBound - top] += edge.side
            change[edge.rows.upperBound - top + 1] -= edge.side
        }
        var (active, all, pairs) = (0.0, 0.0, 0.0)
        for row in begun.indices {
            active += change[row]
            all += active
            pairs += begun[row] * max(0, active - min(begun[row], active) / 2)
        }
        return (all, pairs)
    }
}

extension DrawnShape {
    /// The straight edges, and the three lines of handles that a curve lies within.
    fileprivate func forEachLeg(_ body: (CGPoint, CGPoint) -> Void) {
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        for segment in segments {
            switch segment {
            case .move(let point): (start, last) = (point, point)
            case .line(let point):
                body(last, point)
                last = point
            case .curve(let first, let second, let end):
                body(last, first)
                body(first, second)
                body(second, end)
                last = end
            case .close:
                body(last, start)
                last = start
            }
        }
    }
}
