// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// Safe areas, paddings, gaps, torn edges, insets and indicators.
struct BlueprintMarks {
    let scene: DrawnScene
    private var shown: CGRect { scene.shownRect }

    /// Hatched bands, thinly over the views: what reaches under a safe area still shows.
    func safeAreas(_ list: inout DisplayList) {
        for band in bands { list.append(.fill(.rectangle(band.rect), .hatch(BlueprintPalette.outside.faded(0.4)))) }
    }

    /// Their lengths and inner edges, over the views.
    func safeAreaEdges(_ list: inout DisplayList, _ labels: inout BlueprintLabels) {
        for band in bands {
            let rect = band.rect
            let (start, end) =
                switch band.edge {
                case .top: (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY))
                case .bottom: (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY))
                case .leading: (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY))
                case .trailing: (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY))
                }
            line(start, end, StrokeLine(width: 0.75, dash: [2, 2]), BlueprintPalette.outside, &list)
            let words = "\(scene.cover(band.edge)) \(PointText.number(band.length))"
            _ = labels.addCentered([words, PointText.number(band.length)], in: rect, color: BlueprintPalette.outside)
        }
    }

    private func line(_ start: CGPoint, _ end: CGPoint, _ stroke: StrokeLine, _ color: ColorValue.Components, _ list: inout DisplayList) {
        list.append(.stroke(.path([.move(start), .line(end)]), stroke, .color(color)))
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

    // MARK: paddings and gaps

    /// Styles behind and before views, and lines inside their edges.
    func grounds(_ list: inout DisplayList) {
        for ground in scene.grounds {
            guard let rect = DrawnScene.drawable(ground.rect)?.intersection(visible(ground.clip)), !rect.isEmpty else { continue }
            list.append(.fill(.rectangle(rect), ground.paint))
        }
        for border in scene.borders {
            guard let rect = DrawnScene.drawable(border.rect)?.intersection(visible(border.clip)), !rect.isEmpty else { continue }
            list.append(.stroke(.rectangle(rect), StrokeLine(width: 2, isInside: true), border.paint))
        }
    }

    /// What a padding adds, hatched on its sides.
    func paddings(_ list: inout DisplayList) {
        for padding in scene.paddings.prefix(1000) {
            guard let outer = DrawnScene.drawable(padding.outer)?.intersection(visible(padding.clip)),
                let inner = DrawnScene.drawable(padding.inner), !outer.isEmpty
            else { continue }
            let sides = [
                CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
                CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
                CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height),
                CGRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
            ]
            for side in sides where side.width > 0 && side.height > 0 {
                list.append(.fill(.rectangle(side.intersection(outer)), .hatch(BlueprintPalette.padding)))
            }
        }
    }

    private func visible(_ clip: CGRect?) -> CGRect {
        clip.flatMap(DrawnScene.drawable).map { $0.intersection(shown) } ?? shown
    }

    /// The distance between neighbours in a stack, with its length.
    func gaps(_ list: inout DisplayList, _ labels: inout BlueprintLabels) {
        for gap in scene.gaps.prefix(400) {
            guard let rect = DrawnScene.drawable(gap.rect), rect.overlaps(visible(gap.clip)) else { continue }
            let (start, end) =
                gap.axis == .vertical
                ? (CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY))
                : (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY))
            line(start, end, StrokeLine(width: 0.75), BlueprintPalette.gap, &list)
            let number = PointText.number(gap.axis == .vertical ? rect.height : rect.width, decimals: 1)
            let beside =
                gap.axis == .vertical
                ? CGPoint(x: rect.midX + 5 + BlueprintLabels.width(number, size: 8) / 2, y: rect.midY)
                : CGPoint(x: rect.midX, y: rect.midY - 7)
            labels.addMeasure(number, at: beside, color: BlueprintPalette.gap)
        }
    }

    // MARK: scroll views

    /// All that belongs to scroll views.
    func scrolls(_ list: inout DisplayList, _ labels: inout BlueprintLabels) {
        for scroll in scene.scrolls {
            guard let whole = DrawnScene.drawable(scroll.bounds), whole.overlaps(shown) else { continue }
            let bounds = whole.intersection(shown)
            if scroll.clips {
                for edge in Edge.allCases where scroll.hidden(edge) > 0 { torn(edge, bounds, scroll, &list, &labels) }
            }
            insets(scroll, bounds, &list)
            for thumb in scroll.indicators { Self.indicator(thumb, shown, &list) }
        }
    }

    static func indicator(_ thumb: CGRect, _ shown: CGRect, _ list: inout DisplayList) {
        guard let thumb = DrawnScene.drawable(thumb), thumb.overlaps(shown) else { return }
        list.append(.fill(.capsule(thumb.intersection(shown)), .color(.black.faded(0.5))))
    }

    /// A zigzag along the edge, with a tag that says how much lies beyond.
    private func torn(_ edge: Edge, _ bounds: CGRect, _ scroll: DrawnScroll, _ list: inout DisplayList, _ labels: inout BlueprintLabels) {
        let length = scroll.hidden(edge)
        let number = PointText.number(length, decimals: length < 100 ? 1 : 0)
        let color = BlueprintPalette.torn
        let start: CGPoint
        switch edge {
        case .top:
            labels.addTag("▲ \(number) above", at: CGPoint(x: bounds.midX, y: bounds.minY + 12), color: color)
            start = CGPoint(x: bounds.minX, y: bounds.minY + 1)
        case .bottom:
            labels.addTag("▼ \(number) below", at: CGPoint(x: bounds.midX, y: bounds.maxY - 12), color: color)
            start = CGPoint(x: bounds.minX, y: bounds.maxY - 1)
        case .leading:
            labels.addTag("◀ \(number)", at: CGPoint(x: bounds.minX + 28, y: bounds.minY + bounds.height * 0.85), color: color)
            start = CGPoint(x: bounds.minX + 1, y: bounds.minY)
        case .trailing:
            labels.addTag("\(number) ▶", at: CGPoint(x: bounds.maxX - 28, y: bounds.minY + bounds.height * 0.85), color: color)
            start = CGPoint(x: bounds.maxX - 1, y: bounds.minY)
        }
        let span = edge.axis == .vertical ? bounds.width : bounds.height
        // Teeth of whole halves: the last ends in the corner; never more than can be seen.
        let teeth = Int(min(max(2, span / 6), 400))
        let step = span / Double(teeth)
        // The teeth point inwards, where nothing covers them.
        let depth = edge.isStart ? 3.0 : -3.0
        var path: [DrawnShape.Segment] = [.move(start)]
        for tooth in 1...teeth {
            let (along, across) = (Double(tooth) * step, tooth % 2 == 1 ? depth : 0)
            path.append(
                .line(
                    edge.axis == .vertical
                        ? CGPoint(x: start.x + along, y: start.y + across) : CGPoint(x: start.x + across, y: start.y + along)))
        }
        list.append(.stroke(.path(path), StrokeLine(width: 1.25), .color(color)))
    }

    /// Dashed lines where content rests, unless the safe area's edge is there.
    private func insets(_ scroll: DrawnScroll, _ bounds: CGRect, _ list: inout DisplayList) {
        let window = scene.windowRect
        let safe = scene.safeArea
        let b = scroll.bounds
        let lines: [(Double, Double, Double, Axis)] = [
            (scroll.insets.top, b.minY + scroll.insets.top, safe.top, .vertical),
            (scroll.insets.bottom, b.maxY - scroll.insets.bottom, window.maxY - safe.bottom, .vertical),
            (scroll.insets.leading, b.minX + scroll.insets.leading, safe.leading, .horizontal),
            (scroll.insets.trailing, b.maxX - scroll.insets.trailing, window.maxX - safe.trailing, .horizontal),
        ]
        for (length, place, safeEdge, axis) in lines {
            guard length > 0, abs(place - safeEdge) > 0.5, place > bounds.min(axis), place < bounds.max(axis) else { continue }
            let (start, end) =
                axis == .vertical
                ? (CGPoint(x: bounds.minX, y: place), CGPoint(x: bounds.maxX, y: place))
                : (CGPoint(x: place, y: bounds.minY), CGPoint(x: place, y: bounds.maxY))
            line(start, end, StrokeLine(width: 0.75, dash: [1, 2.5]), BlueprintPalette.inset, &list)
        }
    }
}
