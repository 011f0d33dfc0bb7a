// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// What belongs to the window and to scroll views rather than to a view: shaded bands, torn edges, insets, indicators.
struct BoxMarks {
    let scene: DrawnScene
    let scale: BoxScale
    let ascii: Bool

    /// Marks the cells of the safe-area bands; drawn last, where nothing else is.
    func shade(_ canvas: inout BoxCanvas) {
        let window = scene.windowRect
        let safe = CGRect(
            x: scene.safeArea.leading, y: scene.safeArea.top, width: window.width - scene.safeArea.horizontal,
            height: window.height - scene.safeArea.vertical)
        guard scene.safeArea.vertical + scene.safeArea.horizontal > 0 else { return }
        let left = scale.column(safe.minX)
        let right = scale.column(safe.maxX)
        let top = scale.row(safe.minY)
        let bottom = scale.row(safe.maxY)
        let windowColumns = scale.column(window.minX)...max(scale.column(window.minX), scale.column(window.maxX))
        let windowRows = scale.row(window.minY)...max(scale.row(window.minY), scale.row(window.maxY))
        for row in windowRows {
            for column in windowColumns where canvas.contains(column, row) {
                let outside = row < top || row > bottom || column < left || column > right
                if outside { canvas[column, row].isShaded = true }
            }
        }
    }

    /// `≈` where a scroll view cuts its content and more lies beyond.
    func tear(_ canvas: inout BoxCanvas) {
        for scroll in scene.scrolls where scroll.clips {
            guard let rect = cells(scroll.bounds) else { continue }
            for edge in Edge.allCases where scroll.hidden(edge) > 0 { tear(edge, rect, &canvas) }
        }
    }

    private func tear(_ edge: Edge, _ rect: CellRect, _ canvas: inout BoxCanvas) {
        let line = edge.axis == .vertical ? (edge == .top ? rect.top : rect.bottom) : (edge == .leading ? rect.left : rect.right)
        let span = edge.axis == .vertical ? rect.left...rect.right : rect.top...rect.bottom
        let glyph: Character = ascii ? "~" : (edge.axis == .vertical ? "≈" : "≀")
        for place in span.dropFirst().dropLast() {
            let (column, row) = edge.axis == .vertical ? (place, line) : (line, place)
            guard canvas.contains(column, row) else { continue }
            canvas.write(String(glyph), column, row, ink: .edge, yields: edge.axis == .vertical)
        }
    }

    /// The thumbs of scroll indicators, on the nearest border.
    func indicators(_ canvas: inout BoxCanvas) {
        for scroll in scene.scrolls {
            for thumb in scroll.indicators { indicator(thumb, of: scroll, &canvas) }
        }
    }

    private func indicator(_ thumb: CGRect, of scroll: DrawnScroll, _ canvas: inout BoxCanvas) {
        guard let rect = cells(thumb), let bounds = cells(scroll.bounds) else { return }
        let glyph = ascii ? "#" : "█"
        if thumb.height >= thumb.width {
            let nearRight = abs(thumb.midX - scroll.bounds.maxX) <= abs(thumb.midX - scroll.bounds.minX)
            let column = nearRight ? bounds.right : bounds.left
            for row in stride(from: max(rect.top, bounds.top), through: rect.bottom, by: 1) where canvas.contains(column, row) {
                canvas.write(glyph, column, row, ink: .scroll)
            }
        } else {
            let glyph = ascii ? "#" : "▬"
            for column in stride(from: max(rect.left, bounds.left), through: rect.right, by: 1) where canvas.contains(column, bounds.bottom)
            {
                canvas.write(glyph, column, bounds.bottom, ink: .scroll)
            }
        }
    }

    /// A dashed line where content rests at the start and at the end, unless the safe area's shade ends there anyway.
    func insets(_ canvas: inout BoxCanvas) {
        for scroll in scene.scrolls {
            guard let bounds = cells(scroll.bounds) else { continue }
            let safe = scene.windowRect
            for (length, y, shadeEnd) in [
                (scroll.insets.top, scroll.bounds.minY + scroll.insets.top, scene.safeArea.top),
                (scroll.insets.bottom, scroll.bounds.maxY - scroll.insets.bottom, safe.maxY - scene.safeArea.bottom),
            ] where length > 0 && abs(y - shadeEnd) > 0.5 {
                line(bounds, row: scale.row(y), &canvas)
            }
            for (length, x, shadeEnd) in [
                (scroll.insets.leading, scroll.bounds.minX + scroll.insets.leading, scene.safeArea.leading),
                (scroll.insets.trailing, scroll.bounds.maxX - scroll.insets.trailing, safe.maxX - scene.safeArea.trailing),
            ] where length > 0 && abs(x - shadeEnd) > 0.5 {
                line(bounds, column: scale.column(x), &canvas)
            }
        }
    }

    private func line(_ bounds: CellRect, row: Int, _ canvas: inout BoxCanvas) {
        guard row > bounds.top && row < bounds.bottom else { return }
        for column in bounds.left...bounds.right where canvas.contains(column, row) && canvas[column, row].isFree {
            canvas.write(ascii ? "." : "┈", column, row, ink: .scroll, yields: true)
        }
    }

    private func line(_ bounds: CellRect, column: Int, _ canvas: inout BoxCanvas) {
        guard column > bounds.left && column < bounds.right else { return }
        for row in bounds.top...bounds.bottom where canvas.contains(column, row) && canvas[column, row].isFree {
            canvas.write(ascii ? "." : "┊", column, row, ink: .scroll, yields: true)
        }
    }

    /// The cells of a rectangle, cut to the picture; nil where it doesn't meet it.
    func cells(_ rect: CGRect) -> CellRect? {
        guard let rect = DrawnScene.drawable(rect), rect.overlaps(scene.shownRect) else { return nil }
        let part = rect.intersection(scene.shownRect)
        return CellRect(
            left: scale.column(part.minX), top: scale.row(part.minY), right: scale.column(part.maxX), bottom: scale.row(part.maxY))
    }
}
