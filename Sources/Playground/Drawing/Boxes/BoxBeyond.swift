// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// Says at the torn edges of scroll views how much lies beyond, and in the shaded bands how long they are.
struct BoxBeyond {
    let marks: BoxMarks
    private var scene: DrawnScene { marks.scene }

    init(_ marks: BoxMarks) { self.marks = marks }

    /// `▲ 441 above` on the torn edge, towards its right end. What had no place is returned, a line for each.
    func write(_ edges: [Edge], _ canvas: inout BoxCanvas) -> [String] {
        var left: [String] = []
        for scroll in scene.scrolls where scroll.clips {
            guard let rect = marks.cells(scroll.bounds) else { continue }
            for edge in edges where scroll.hidden(edge) > 0 {
                let text = Self.text(edge, scroll.hidden(edge))
                let isPlaced = text.contains { place(marks.ascii ? ASCIISigns.replaced($0) : $0, edge, rect, &canvas) }
                if !isPlaced { left.append("\(sanitized(scroll.name)): \(text[0])") }
            }
        }
        return left
    }

    /// In words, and shorter.
    private static func text(_ edge: Edge, _ length: Double) -> [String] {
        let number = PointText.number(length, decimals: length < 100 ? 1 : 0)
        switch edge {
        case .top: return ["▲ \(number) above", "▲ \(number)"]
        case .bottom: return ["▼ \(number) below", "▼ \(number)"]
        case .leading: return ["◀ \(number)"]
        case .trailing: return ["\(number) ▶"]
        }
    }

    private func place(_ text: String, _ edge: Edge, _ rect: CellRect, _ canvas: inout BoxCanvas) -> Bool {
        let length = displayWidth(text)
        if edge.axis == .vertical {
            let row = edge == .top ? rect.top : rect.bottom
            // One torn sign stays at the end.
            let column = rect.right - 2 - length - 1
            guard column > rect.left, fits(column - 1...column + length, row, canvas, isGood: \.yields) else { return false }
            canvas.write(" \(text) ", column - 1, row, ink: .edge)
            return true
        }
        let column = edge == .leading ? rect.left + 2 : rect.right - 1 - length
        let middle = (rect.top + rect.bottom) / 2
        let rows = Array(rect.top...rect.bottom).sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
        guard column > rect.left, column + length < rect.right else { return false }
        let free = rows.first { fits(column - 1...column + length, $0, canvas, isGood: \.isFree) }
        let border = [rect.bottom].first { fits(column - 1...column + length, $0, canvas, isGood: \.isBorderRun) }
        guard let row = free ?? border else { return false }
        canvas.write(text, column, row, ink: .edge)
        return true
    }

    private func fits(_ columns: ClosedRange<Int>, _ row: Int, _ canvas: BoxCanvas, isGood: (BoxCanvas.Cell) -> Bool) -> Bool {
        columns.allSatisfy { canvas.contains($0, row) && isGood(canvas[$0, row]) }
    }

    /// `safe area 59` in the middle of each band, where it has a free row.
    /// The others are returned, in words.
    func nameBands(_ canvas: inout BoxCanvas) -> [String] {
        var keyboard: [String] = []
        var left: [String] = []
        let window = scene.windowRect
        let safe = scene.safeArea
        let bands: [(Edge, Double, CGRect)] = [
            (.top, safe.top, CGRect(x: 0, y: 0, width: window.width, height: safe.top)),
            (.bottom, safe.bottom, CGRect(x: 0, y: window.maxY - safe.bottom, width: window.width, height: safe.bottom)),
            (.leading, safe.leading, CGRect(x: 0, y: safe.top, width: safe.leading, height: window.height - safe.vertical)),
            (
                .trailing, safe.trailing,
                CGRect(x: window.maxX - safe.trailing, y: safe.top, width: safe.trailing, height: window.height - safe.vertical)
            ),
        ]
        for (edge, length, band) in bands where length > 0 {
            guard let rect = marks.cells(band), !nameBand(rect, scene.cover(edge), length, &canvas) else { continue }
            let side = [Edge.top: "top", .leading: "left", .bottom: "bottom", .trailing: "right"][edge] ?? ""
            if edge == .bottom, scene.hasKeyboard {
                keyboard = ["keyboard: \(PointText.number(length))"]
            } else {
                left.append("\(side) \(PointText.number(length))")
            }
        }
        return (left.isEmpty ? [] : ["safe area: " + left.joined(separator: ", ")]) + keyboard
    }

    private func nameBand(_ rect: CellRect, _ cover: String, _ length: Double, _ canvas: inout BoxCanvas) -> Bool {
        let number = PointText.number(length, decimals: 1)
        let middle = (rect.top + rect.bottom) / 2
        let rows = Array(rect.top...rect.bottom).sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
        for text in [" \(cover) \(number) ", " \(number) ", number] {
            let width = displayWidth(text)
            let column = (rect.left + rect.right + 1 - width) / 2
            guard width <= rect.columns else { continue }
            for row in rows where (column..<column + width).allSatisfy({ isShade(canvas, $0, row) }) {
                canvas.write(text, column, row, ink: .faint)
                return true
            }
        }
        return false
    }

    private func isShade(_ canvas: BoxCanvas, _ column: Int, _ row: Int) -> Bool {
        canvas.contains(column, row) && canvas[column, row].isFree && canvas[column, row].isShaded
    }
}
