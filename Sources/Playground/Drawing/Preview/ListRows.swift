// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// What a list draws behind and between its rows.
struct ListRows {
    /// Where a row stands among its neighbours.
    private struct Place {
        var isFirst: Bool
        var isLast: Bool
        /// The row below.
        var next: Int?
    }

    /// By row, for each list that was met.
    private var places: [Int: Place] = [:]
    private var knownParents: Set<Int> = []

    /// The ground of the screen under grouped rows.
    static func ground(isDark: Bool) -> ColorValue.Components { isDark ? .black : ColorValue.Components(hex: 0xF2F2F7) }

    private static func cell(isDark: Bool) -> ColorValue.Components { isDark ? ColorValue.Components(hex: 0x1C1C1E) : .white }

    /// Do the rows of a scroll view stand in groups, be there any or not? nil where it is no list. Its lines are its child, or a few
    /// paddings deeper.
    static func areGrouped(in scroll: Int, _ snapshot: LayoutSnapshot) -> Bool? {
        var layer = scroll
        for _ in 0..<5 {
            if let lines = snapshot[layer].node as? LazyNode {
                return (lines.content as? ListRowNode)?.metrics.isGrouped(width: snapshot[layer].frame.width)
            }
            guard let child = snapshot.children(of: layer).first, !(snapshot[child].node is ScrollNode) else { return nil }
            layer = child
        }
        return nil
    }

    /// - Parameters:
    ///   - paint: what the row is drawn with.
    ///   - outline: what its own background fills; nil: all of the row.
    mutating func add(
        _ node: ListRowNode, _ placed: PlacedLayer, _ paint: Paintbrush, outline: DrawnShape?, to part: inout PreviewMaker.Part
    ) {
        guard placed.isRow else {
            if placed.mark(ListRowMark.self)?.isHeading == true {
                for index in part.children.indices where part.children[index].brush.paint.foreground.isEmpty {
                    part.children[index].brush.paint.take(.foreground([ColorValue.system("secondary").encode()]))
                }
            }
            return
        }
        let place = place(of: placed)
        let box = Self.box(of: node, placed)
        let background = placed.mark(ListRowBackground.self)
        let isGrouped = node.metrics.isGrouped(width: placed.frame.width)
        if isGrouped || background?.style != nil {
            let radius = !isGrouped ? 0.0 : placed.environment.traits.os >= .v26 ? 26.0 : 10
            let (top, bottom) = (place.isFirst ? min(radius, box.height / 2) : 0, place.isLast ? min(radius, box.height / 2) : 0)
            let corners = DrawnShape.CornerRadii(topLeft: top, topRight: top, bottomLeft: bottom, bottomRight: bottom)
            let shape = outline ?? .rounded(box, corners)
            let cell = Self.cell(isDark: paint.isDark)
            part.before.append(.fill(shape, background?.style.map { paint.paint($0, in: box) } ?? .color(cell)))
            if Self.reachesCorners(placed, of: box, top: top, bottom: bottom) {
                part.before.append(.begin(.clip(shape)))
                part.after.insert(.end, at: 0)
            }
        }
        guard !place.isLast, let line = line(under: placed, next: place.next, box, node, isDark: paint.isDark) else { return }
        part.after.append(.fill(.rectangle(line.frame), .color(line.color ?? paint.separator)))
    }

    /// Does the content of a row stand in the round corners of its cell, which cut it off? They leave so much of a corner as a circle does.
    private static func reachesCorners(_ placed: PlacedLayer, of box: CGRect, top: Double, bottom: Double) -> Bool {
        let left = 1 - 0.5.squareRoot()
        return placed.snapshot.children(of: placed.index).contains { child in
            let frame = placed.snapshot[child].frame
            let side = min(frame.minX - box.minX, box.maxX - frame.maxX)
            return max(side, frame.minY - box.minY) < top * left || max(side, box.maxY - frame.maxY) < bottom * left
        }
    }

    /// A row without what its list keeps free beside it.
    static func box(of node: ListRowNode, _ placed: PlacedLayer) -> CGRect {
        let frame = placed.frame
        let margins = node.metrics.margins(frame.width, placed)
        let left = placed.environment.traits.layoutDirection == .rightToLeft ? margins.trailing : margins.leading
        return CGRect(x: frame.minX + left, y: frame.minY, width: max(0, frame.width - margins.horizontal), height: frame.height)
    }

    /// The line between a row and the next; nil where one of them hides it.
    private func line(
        under row: PlacedLayer, next: Int?, _ box: CGRect, _ node: ListRowNode, isDark: Bool
    ) -> (frame: CGRect, color: ColorValue.Components?)? {
        let below = next.map { row.snapshot[$0] }
        for (side, edge) in [(row, Edge.Set.bottom), (below, .top)] {
            if let own = side?.mark(ListRowSeparator.self), own.isHidden, own.edges.contains(edge) { return nil }
        }
        let isMirrored = row.environment.traits.layoutDirection == .rightToLeft
        let insets = node.metrics.insets(row.frame.width)
        let ends = ends(of: row, isMirrored)
        var (start, end) = isMirrored ? (box.minX, box.maxX - insets.leading) : (box.minX + insets.leading, box.maxX)
        if let own = ends.leading { if isMirrored { end = own } else { start = own } }
        if let own = ends.trailing { if isMirrored { start = own } else { end = own } }
        let pixel = row.environment.traits.pixelLength
        let frame = CGRect(x: start, y: row.frame.maxY - pixel, width: max(0, end - start), height: pixel)
        let tint = row.mark(ListRowTint.self).flatMap { $0.edges.contains(.bottom) ? $0.color : nil }
        return (frame, tint?.components(isDark: isDark))
    }

    /// Where the line under a row begins and ends: as its guides say, else at the leading text of its content.
    private func ends(of row: PlacedLayer, _ isMirrored: Bool) -> (leading: Double?, trailing: Double?) {
        guard let child = row.snapshot.children(of: row.index).first else { return (nil, nil) }
        let content = row.snapshot[child]
        func guide(_ alignment: HorizontalAlignment) -> Double? {
            content.view.explicitGuide(alignment.key, in: content.frame.size, proposal: ProposedViewSize(content.frame.size)).map {
                isMirrored ? content.frame.maxX - $0 : content.frame.minX + $0
            }
        }
        return (guide(.listRowSeparatorLeading) ?? text(in: child, row.snapshot, isMirrored), guide(.listRowSeparatorTrailing))
    }

    /// The leading end of the texts in a layer, without those that lie over or behind others.
    private func text(in layer: Int, _ snapshot: LayoutSnapshot, _ isMirrored: Bool) -> Double? {
        if snapshot[layer].node is TextNode { return isMirrored ? snapshot[layer].frame.maxX : snapshot[layer].frame.minX }
        let children = snapshot.children(of: layer)
        let counted = snapshot[layer].node is SecondaryNode ? Array(children.prefix(1)) : Array(children)
        let found = counted.compactMap { text(in: $0, snapshot, isMirrored) }
        return isMirrored ? found.max() : found.min()
    }

    private mutating func place(of row: PlacedLayer) -> Place {
        guard let parent = row.parent else { return Place(isFirst: true, isLast: true) }
        if knownParents.insert(parent).inserted {
            let siblings = row.snapshot.children(of: parent)
            for (index, sibling) in siblings.enumerated() where row.snapshot[sibling].isRow {
                places[sibling] = Place(
                    isFirst: index == 0 || !row.snapshot[siblings[index - 1]].isRow,
                    isLast: index + 1 == siblings.count || !row.snapshot[siblings[index + 1]].isRow,
                    next: index + 1 < siblings.count ? siblings[index + 1] : nil)
            }
        }
        return places[row.index] ?? Place(isFirst: true, isLast: true)
    }
}

extension ListRowMetrics {
    fileprivate func isGrouped(width: Double) -> Bool { margin(width) > 0 }
}

extension ListRowMark {
    fileprivate var isHeading: Bool {
        switch self {
        case .header, .footer: true
        case .insets, .edges, .gap: false
        }
    }
}

extension PlacedLayer {
    /// A row of a list, no header, footer or gap.
    fileprivate var isRow: Bool {
        guard node is ListRowNode else { return false }
        switch mark(ListRowMark.self) {
        case .header?, .footer?, .gap?: return false
        case .insets?, .edges?, nil: return true
        }
    }
}
