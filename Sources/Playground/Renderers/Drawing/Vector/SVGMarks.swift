// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// Safe areas, torn edges, insets and indicators, in points.
struct SVGMarks {
    let scene: DrawnScene
    private var shown: CGRect { scene.shownRect }

    /// Hatched bands, thinly over the views: what reaches under a safe area still shows.
    func safeAreas() -> String {
        bands.map { "<rect \(XMLText.rect($0.rect)) fill=\"url(#hatch)\"/>" }.joined(separator: "\n")
    }

    /// Their lengths and inner edges, over the views.
    func safeAreaEdges(_ labels: inout SVGLabels) -> String {
        var lines: [String] = []
        for band in bands {
            let rect = band.rect
            let n = XMLText.number
            let path =
                switch band.edge {
                case .top: "M\(n(rect.minX)) \(n(rect.maxY))H\(n(rect.maxX))"
                case .bottom: "M\(n(rect.minX)) \(n(rect.minY))H\(n(rect.maxX))"
                case .leading: "M\(n(rect.maxX)) \(n(rect.minY))V\(n(rect.maxY))"
                case .trailing: "M\(n(rect.minX)) \(n(rect.minY))V\(n(rect.maxY))"
                }
            lines.append("<path d=\"\(path)\" stroke=\"\(SVGPalette.outside)\" stroke-width=\"0.75\" stroke-dasharray=\"2 2\"/>")
            let words = "\(scene.cover(band.edge)) \(PointText.number(band.length))"
            _ = labels.addCentered([words, PointText.number(band.length)], in: rect, color: SVGPalette.outside)
        }
        return lines.joined(separator: "\n")
    }

    private var bands: [(edge: Edge, length: Double, rect: CGRect)] {
        let window = scene.windowRect
        let safe = scene.safeArea
        let inner = max(0, window.height - safe.vertical)
        let all: [(edge: Edge, length: Double, rect: CGRect)] = [
            (.top, safe.top, CGRect(x: 0, y: 0, width: window.width, height: safe.top)),
            (.bottom, safe.bottom, CGRect(x: 0, y: window.maxY - safe.bottom, width: window.width, height: safe.bottom)),
            (.leading, safe.leading, CGRect(x: 0, y: safe.top, width: safe.leading, height: inner)),
            (.trailing, safe.trailing, CGRect(x: window.maxX - safe.trailing, y: safe.top, width: safe.trailing, height: inner)),
        ]
        return all.compactMap { band in
            guard band.length > 0, let rect = DrawnScene.drawable(band.rect), rect.overlaps(shown) else { return nil }
            return (band.edge, band.length, rect.intersection(shown))
        }
    }

    /// All that belongs to scroll views.
    func scrolls(_ labels: inout SVGLabels) -> String {
        var lines: [String] = []
        for scroll in scene.scrolls {
            guard let whole = DrawnScene.drawable(scroll.bounds), whole.overlaps(shown) else { continue }
            let bounds = whole.intersection(shown)
            if scroll.clips {
                for edge in Edge.allCases where scroll.hidden(edge) > 0 { lines.append(torn(edge, bounds, scroll, &labels)) }
            }
            lines += insets(scroll, bounds)
            lines += scroll.indicators.compactMap(indicator)
        }
        return lines.joined(separator: "\n")
    }

    private func indicator(_ thumb: CGRect) -> String? {
        guard let thumb = DrawnScene.drawable(thumb), thumb.overlaps(shown) else { return nil }
        let radius = XMLText.number(min(thumb.width, thumb.height) / 2)
        return "<rect \(XMLText.rect(thumb.intersection(shown))) rx=\"\(radius)\" fill=\"#000\" fill-opacity=\"0.5\"/>"
    }

    /// A zigzag along the edge, with a tag that says how much lies beyond.
    private func torn(_ edge: Edge, _ bounds: CGRect, _ scroll: DrawnScroll, _ labels: inout SVGLabels) -> String {
        let length = scroll.hidden(edge)
        let number = PointText.number(length, decimals: length < 100 ? 1 : 0)
        let n = XMLText.number
        let start: String
        let span: Double
        switch edge {
        case .top:
            labels.addTag("▲ \(number) above", at: CGPoint(x: bounds.midX, y: bounds.minY + 12), color: SVGPalette.torn)
            (start, span) = ("M\(n(bounds.minX)) \(n(bounds.minY + 1))", bounds.width)
        case .bottom:
            labels.addTag("▼ \(number) below", at: CGPoint(x: bounds.midX, y: bounds.maxY - 12), color: SVGPalette.torn)
            (start, span) = ("M\(n(bounds.minX)) \(n(bounds.maxY - 1))", bounds.width)
        case .leading:
            labels.addTag("◀ \(number)", at: CGPoint(x: bounds.minX + 28, y: bounds.minY + bounds.height * 0.85), color: SVGPalette.torn)
            (start, span) = ("M\(n(bounds.minX + 1)) \(n(bounds.minY))", bounds.height)
        case .trailing:
            labels.addTag("\(number) ▶", at: CGPoint(x: bounds.maxX - 28, y: bounds.minY + bounds.height * 0.85), color: SVGPalette.torn)
            (start, span) = ("M\(n(bounds.maxX - 1)) \(n(bounds.minY))", bounds.height)
        }
        // Teeth of whole halves: the last ends in the corner; never more than can be seen.
        let teeth = Int(min(max(2, span / 6), 400))
        let step = n(span / Double(teeth))
        // The teeth point inwards, where nothing covers them.
        let depth = edge.isStart ? 3 : -3
        let tooth = edge.axis == .vertical ? ["l\(step) \(depth)", "l\(step) \(-depth)"] : ["l\(depth) \(step)", "l\(-depth) \(step)"]
        let path = start + (0..<teeth).map { tooth[$0 % 2] }.joined()
        return "<path d=\"\(path)\" fill=\"none\" stroke=\"\(SVGPalette.torn)\" stroke-width=\"1.25\" stroke-linejoin=\"round\"/>"
    }

    /// Dashed lines where content rests, unless the safe area's edge is there.
    private func insets(_ scroll: DrawnScroll, _ bounds: CGRect) -> [String] {
        let n = XMLText.number
        let window = scene.windowRect
        let safe = scene.safeArea
        let b = scroll.bounds
        let lines: [(Double, Double, Double, Axis)] = [
            (scroll.insets.top, b.minY + scroll.insets.top, safe.top, .vertical),
            (scroll.insets.bottom, b.maxY - scroll.insets.bottom, window.maxY - safe.bottom, .vertical),
            (scroll.insets.leading, b.minX + scroll.insets.leading, safe.leading, .horizontal),
            (scroll.insets.trailing, b.maxX - scroll.insets.trailing, window.maxX - safe.trailing, .horizontal),
        ]
        return lines.compactMap { length, place, safeEdge, axis in
            guard length > 0, abs(place - safeEdge) > 0.5, place > bounds.min(axis), place < bounds.max(axis) else { return nil }
            let path =
                axis == .vertical
                ? "M\(n(bounds.minX)) \(n(place))H\(n(bounds.maxX))" : "M\(n(place)) \(n(bounds.minY))V\(n(bounds.maxY))"
            return "<path d=\"\(path)\" stroke=\"#1971c2\" stroke-width=\"0.75\" stroke-dasharray=\"1 2.5\"/>"
        }
    }
}
