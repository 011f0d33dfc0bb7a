// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// What a list draws behind and between its rows.
struct ListRows {
    /// Where a row stands among its neighbours.
    private struct Place {
        var isFirst: Bool
        var isLast: Bool
    }

    /// By row, for each list that was met.
    private var places: [Int: Place] = [:]
    private var knownParents: Set<Int> = []

    /// The ground of the screen under grouped rows.
    static func ground(isDark: Bool) -> ColorValue.Components { isDark ? .black : ColorValue.Components(hex: 0xF2F2F7) }

    private static func cell(isDark: Bool) -> ColorValue.Components { isDark ? ColorValue.Components(hex: 0x1C1C1E) : .white }

    /// Is a scroll view a list whose rows stand in groups? Its rows are its grandchildren, or one padding deeper.
    static func areGrouped(in scroll: Int, _ snapshot: LayoutSnapshot) -> Bool {
        var layer = scroll
        for _ in 0..<5 {
            guard let child = snapshot.children(of: layer).first else { return false }
            if let row = snapshot[child].node as? ListRowNode { return row.metrics.isGrouped(width: snapshot[child].frame.width) }
            if snapshot[child].node is ScrollNode { return false }
            layer = child
        }
        return false
    }

    /// - Parameter paint: what the row is drawn with.
    mutating func add(
        _ node: ListRowNode, _ placed: PlacedLayer, _ paint: Paintbrush, to part: inout PreviewMaker.Part
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
        let frame = placed.frame
        let margins = node.metrics.margins(frame.width, placed)
        let isMirrored = placed.environment.traits.layoutDirection == .rightToLeft
        let left = isMirrored ? margins.trailing : margins.leading
        let box = CGRect(x: frame.minX + left, y: frame.minY, width: max(0, frame.width - margins.horizontal), height: frame.height)
        if node.metrics.isGrouped(width: frame.width) {
            let radius = min(placed.environment.traits.os >= .v26 ? 26.0 : 10, box.height / 2)
            let (top, bottom) = (place.isFirst ? radius : 0, place.isLast ? radius : 0)
            let corners = DrawnShape.CornerRadii(topLeft: top, topRight: top, bottomLeft: bottom, bottomRight: bottom)
            part.before.append(.fill(.rounded(box, corners), .color(Self.cell(isDark: paint.isDark))))
        }
        guard !place.isLast else { return }
        let pixel = placed.environment.traits.pixelLength
        let insets = node.metrics.insets(frame.width)
        let start = isMirrored ? box.minX : box.minX + insets.leading
        let line = CGRect(x: start, y: frame.maxY - pixel, width: max(0, box.width - insets.leading), height: pixel)
        part.after.append(.fill(.rectangle(line), .color(paint.separator)))
    }

    private mutating func place(of row: PlacedLayer) -> Place {
        guard let parent = row.parent else { return Place(isFirst: true, isLast: true) }
        if knownParents.insert(parent).inserted {
            let siblings = row.snapshot.children(of: parent)
            for (index, sibling) in siblings.enumerated() where row.snapshot[sibling].isRow {
                places[sibling] = Place(
                    isFirst: index == 0 || !row.snapshot[siblings[index - 1]].isRow,
                    isLast: index + 1 == siblings.count || !row.snapshot[siblings[index + 1]].isRow)
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
