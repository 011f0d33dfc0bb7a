// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// Finds places for names so that none lies over another; a name without a place is left to the tooltip.
struct SVGLabels {
    private var taken: [CGRect] = []
    /// Opaque views in front of the one that is being named; a name on them would seem theirs.
    private var obstacles: [CGRect] = []
    private var avoidsObstacles = true
    private var words: [String] = []
    private let shown: CGRect
    /// The names of what belongs to the window, not to a view: over anything.
    mutating func ignoreObstacles() { obstacles = [] }

    /// Enough for any picture that can be read; more would only make the search slow.
    private static let most = 600

    init(shown: CGRect) { self.shown = shown }

    var isFull: Bool { taken.count >= Self.most }

    /// From now on names are for views behind this one.
    mutating func addObstacle(_ rect: CGRect) { obstacles.append(rect) }

    /// The elements, to be drawn over all views.
    var elements: String { words.joined(separator: "\n") }

    /// A sans-serif's average advance, a little generous.
    static func width(_ text: String, size: Double) -> Double { Double(displayWidth(text)) * size * 0.58 }

    /// What a Text says, wrapped within its frame and in its middle.
    mutating func addText(_ text: String, in frame: CGRect, color: String) -> Bool {
        var size = min(15, max(6, frame.height * 0.72))
        // One line that is a little too wide for the browser's font gets smaller; only higher frames have room for more lines.
        if frame.height < size * 2.5 { size = min(size, max(6, frame.width / (Double(max(1, min(200, displayWidth(text)))) * 0.62))) }
        let columns = Int(min(max(2, (frame.width + 4) / (size * 0.58)), 400))
        let lines = TextFitting.wrap(sanitized(String(text.prefix(400))), to: columns)
        let fitting = max(1, Int(min(100, frame.height / (size * 1.25))))
        var kept = Array(lines.prefix(fitting))
        if kept.count < lines.count { kept[kept.count - 1] = TextFitting.cut(kept[kept.count - 1] + "…", to: columns) }
        let height = Double(kept.count) * size * 1.25
        let width = kept.map { Self.width($0, size: size) }.max() ?? 0
        let box = CGRect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
        guard claim(box) else { return false }
        for (line, text) in kept.enumerated() {
            let y = box.minY + (Double(line) + 0.82) * size * 1.25
            append(text, x: frame.midX, y: y, size: size, color: color, anchor: "middle")
        }
        return true
    }

    /// A name in the middle of a leaf, smaller if need be.
    mutating func addCentered(_ texts: [String], in frame: CGRect, color: String) -> Bool {
        for size in [12.0, 10, 8] {
            for text in texts {
                let width = Self.width(text, size: size)
                guard width <= frame.width - 4, size * 1.2 <= frame.height else { continue }
                for part in [0.5, 0.25, 0.75, 0.1, 0.9] {
                    let room = frame.height - size * 1.2
                    let box = CGRect(x: frame.midX - width / 2, y: frame.minY + room * part, width: width, height: size * 1.2)
                    guard claim(box) else { continue }
                    append(text, x: frame.midX, y: box.midY + size * 0.36, size: size, color: color, anchor: "middle")
                    return true
                }
            }
        }
        return false
    }

    /// A name as a small title: in a corner, or further along the upper edge. If views fill all that, over one of them.
    mutating func addTitle(_ text: String, in frame: CGRect, color: String) -> Bool {
        if placeTitle(text, in: frame, color: color) { return true }
        avoidsObstacles = false
        defer { avoidsObstacles = true }
        return placeTitle(text, in: frame, color: color)
    }

    private mutating func placeTitle(_ text: String, in frame: CGRect, color: String) -> Bool {
        let size = 9.0
        let width = Self.width(text, size: size) * 0.94 + 6
        let height = size * 1.35
        guard width <= frame.width, height <= frame.height else { return false }
        let last = max(frame.minX, frame.maxX - width - 2)
        var places = [CGPoint(x: frame.minX + 2, y: frame.minY + 1), CGPoint(x: last, y: frame.minY + 1)]
        let along = (1..<12).map { min(last, frame.minX + 2 + Double($0) * 16) }
        places += along.map { CGPoint(x: $0, y: frame.minY + 1) }
        places += ([frame.minX + 2, last] + along).map { CGPoint(x: $0, y: frame.maxY - height - 1) }
        places += (1..<4).map { CGPoint(x: frame.minX + 2, y: min(frame.maxY - height, frame.minY + 1 + Double($0) * height)) }
        for place in places {
            let box = CGRect(origin: place, size: CGSize(width: width, height: height))
            guard claim(box) else { continue }
            words.append("<rect \(XMLText.rect(box)) rx=\"2\" fill=\"\(SVGPalette.screen)\" fill-opacity=\"0.88\"/>")
            append(text, x: box.minX + 3, y: box.minY + size, size: size, color: color, anchor: "start")
            return true
        }
        return false
    }

    /// A filled tag, as at a torn edge; pushed along until it is free.
    mutating func addTag(_ text: String, at center: CGPoint, color: String) {
        let size = 10.0
        let width = Self.width(text, size: size) + 12
        for step in [0.0, 1, -1, 2, -2] {
            let x = min(max(center.x - width / 2, shown.minX + 2), max(shown.minX + 2, shown.maxX - width - 2))
            let y = min(max(center.y - 8 + step * 18, shown.minY + 2), max(shown.minY + 2, shown.maxY - 18))
            let box = CGRect(x: x, y: y, width: width, height: 16)
            guard claim(box) else { continue }
            words.append("<rect \(XMLText.rect(box)) rx=\"8\" fill=\"\(color)\"/>")
            append(text, x: box.midX, y: box.midY + 3.6, size: size, color: "#fff", anchor: "middle")
            return
        }
    }

    /// Takes a place that is inside the picture and free.
    private mutating func claim(_ box: CGRect) -> Bool {
        guard !isFull, box.overlaps(shown), !taken.contains(where: { $0.overlaps(box) }) else { return false }
        if avoidsObstacles && obstacles.contains(where: { $0.overlaps(box) }) { return false }
        taken.append(box)
        return true
    }

    private mutating func append(_ text: String, x: Double, y: Double, size: Double, color: String, anchor: String) {
        words.append(
            "<text x=\"\(XMLText.number(x))\" y=\"\(XMLText.number(y))\" font-size=\"\(XMLText.number(size))\" fill=\"\(color)\" "
                + "text-anchor=\"\(anchor)\">\(XMLText.escaped(text))</text>")
    }
}
