// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The picture of a window for the terminal: boxes to scale in box-drawing characters.
///
/// Boxes are painted from back to front, then torn edges and indicators over them, then captions into the cells that are still free;
/// what finds no room is numbered and explained in a legend below.
package enum BoxDrawing {
    /// Where the words go that explain a picture.
    package enum Notes: Sendable {
        case below
        /// Beside the picture where there is room, so that all of it is seen at once.
        case beside
        /// Beside it, too, else below it in lines of their own: no more than the room has left.
        case brief
        /// As `brief`, in a room that the picture fills: where there is none beside it, boxes have no signs, which nothing would explain.
        case pane
    }

    /// - Parameters:
    ///   - style: how wide a line may be, whether it is coloured, and whether it is ASCII; the height of its window does not matter here.
    ///   - maximumHeight: the lines that the picture itself may take (its heading and legend come on top); nil for a comfortable height.
    package static func draw(
        _ scene: DrawnScene, _ style: OutputStyle, maximumHeight: Int? = nil, magnification: Double = 1, notes: Notes = .below
    ) -> [String] {
        let (width, ascii) = (min(max(style.width, 12), 500), style.ascii)
        let picture = BoxPicture.painted(
            scene, width: width, maximumHeight: maximumHeight, magnification: magnification, ascii: ascii,
            leastNotes: notes == .pane ? gap + leastNotes : nil)
        var lines = heading(scene, scale: picture.scale, width: width, ascii: ascii, isShort: notes == .brief || notes == .pane)
        let drawn = picture.canvas.lines(color: style.color, ascii: ascii)
        let room = width - picture.scale.lastColumn - 1 - gap
        switch notes {
        case .beside where room >= leastNotes, .brief where room >= leastNotes, .pane where room >= leastNotes:
            lines += beside(drawn, picture.sideNotes(width: room, most: drawn.count), columns: picture.scale.lastColumn + 1)
        case .below, .beside: lines += drawn + picture.notes(width: width)
        case .brief, .pane: lines += drawn + picture.sideNotes(width: width, most: max(0, (maximumHeight ?? 500) - drawn.count))
        }
        return ascii ? lines.map(ASCIISigns.only) : lines
    }

    private static let gap = 2
    /// Columns below which notes beside a picture say nothing.
    private static let leastNotes = 24

    private static func beside(_ drawn: [String], _ notes: [String], columns: Int) -> [String] {
        drawn.enumerated().map { row, line in
            guard row < notes.count, !notes[row].isEmpty else { return line }
            return line + String(repeating: " ", count: max(0, columns - StyledWidth.of(line)) + gap) + notes[row]
        }
    }

    /// `iPhone 15 Pro · 393 × 852 · safe area 59 top, 34 bottom`, above the picture.
    private static func heading(_ scene: DrawnScene, scale: BoxScale, width: Int, ascii: Bool, isShort: Bool) -> [String] {
        var parts = [sanitized(scene.title), PointText.size(scene.showsWindow ? scene.window : scene.focusRect.size)]
        let cell = "\(PointText.number(scale.pointsPerColumn)) × \(PointText.number(scale.pointsPerRow))"
        if !scene.showsWindow { parts.append("at " + PointText.point(scene.focusRect.origin)) }
        parts.append("\(cell) pt a cell")
        let text = parts.filter { !$0.isEmpty }.joined(separator: " · ")
        let safe = ascii ? ASCIISigns.replaced(text) : text
        return isShort ? [TextFitting.cut(safe, to: width, ascii: ascii)] : TextFitting.wrap(safe, to: width)
    }
}
