// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// Finds places for names so that none lies over another, nor over a text; a name without a place is left out.
struct BlueprintLabels {
    private var taken: [CGRect] = []
    /// Opaque views in front of the one that is being named; a name on them would seem theirs.
    private var obstacles: [CGRect] = []
    private var avoidsObstacles = true
    private let shown: CGRect
    /// To be drawn over all views.
    private(set) var list = DisplayList()

    /// Enough for any picture that can be read; more would only make the search slow.
    private static let most = 600

    init(shown: CGRect) { self.shown = shown }

    var isFull: Bool { taken.count >= Self.most }

    /// From now on names are for views behind this one.
    mutating func addObstacle(_ rect: CGRect) { obstacles.append(rect) }

    /// The names of what belongs to the window, not to a view: over anything.
    mutating func ignoreObstacles() { obstacles = [] }

    /// No name may lie here: a text does.
    mutating func reserve(_ rect: CGRect) { if !isFull { taken.append(rect) } }

    /// A sans-serif's average advance, a little generous.
    static func width(_ text: String, size: Double) -> Double { Double(displayWidth(text)) * size * 0.58 }

    /// A name in the middle of a leaf, smaller if need be.
    mutating func addCentered(_ texts: [String], in frame: CGRect, color: ColorValue.Components) -> Bool {
        for size in [12.0, 10, 8] {
            for text in texts {
                let width = Self.width(text, size: size)
                guard width <= frame.width - 4, size * 1.2 <= frame.height else { continue }
                for part in [0.5, 0.25, 0.75, 0.1, 0.9] {
                    let room = frame.height - size * 1.2
                    let box = CGRect(x: frame.midX - width / 2, y: frame.minY + room * part, width: width, height: size * 1.2)
                    guard claim(box) else { continue }
                    append(text, in: box, size: size, color: color)
                    return true
                }
            }
        }
        return false
    }

    /// A name as a small title: in a corner, or further along the upper edge. If views fill all that, over one of them.
    mutating func addTitle(_ text: String, in frame: CGRect, color: ColorValue.Components) -> Bool {
        if placeTitle(text, in: frame, color: color) { return true }
        avoidsObstacles = false
        defer { avoidsObstacles = true }
        return placeTitle(text, in: frame, color: color)
    }

    private mutating func placeTitle(_ text: String, in frame: CGRect, color: ColorValue.Components) -> Bool {
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
            list.append(.fill(.rounded(box, radius: 2), .color(BlueprintPalette.screen.faded(0.88))))
            append(text, in: box, size: size, color: color)
            return true
        }
        return false
    }

    /// A number beside a measured distance.
    mutating func addMeasure(_ text: String, at center: CGPoint, color: ColorValue.Components) {
        let size = 8.0
        let width = Self.width(text, size: size)
        let box = CGRect(x: center.x - width / 2, y: center.y - size * 0.6, width: width, height: size * 1.2)
        guard claim(box) else { return }
        list.append(.fill(.rounded(box, radius: 2), .color(BlueprintPalette.screen.faded(0.8))))
        append(text, in: box, size: size, color: color)
    }

    /// A filled tag, as at a torn edge; pushed along until it is free.
    mutating func addTag(_ text: String, at center: CGPoint, color: ColorValue.Components) {
        let size = 10.0
        let width = Self.width(text, size: size) + 12
        for step in [0.0, 1, -1, 2, -2] {
            let x = min(max(center.x - width / 2, shown.minX + 2), max(shown.minX + 2, shown.maxX - width - 2))
            let y = min(max(center.y - 8 + step * 18, shown.minY + 2), max(shown.minY + 2, shown.maxY - 18))
            let box = CGRect(x: x, y: y, width: width, height: 16)
            guard claim(box) else { continue }
            list.append(.fill(.capsule(box), .color(color)))
            append(text, in: box, size: size, color: .white)
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

    private mutating func append(_ text: String, in box: CGRect, size: Double, color: ColorValue.Components) {
        let width = DrawnText.width(of: text, size: size)
        let origin = CGPoint(x: box.midX - width / 2, y: box.midY - size * 0.6)
        list.append(.text(DrawnText(label: text, at: origin, width: width, size: size, color: color)))
    }
}
