// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// The picture of a window for the terminal: boxes to scale in box-drawing characters.
///
/// Boxes are painted from back to front, then torn edges and indicators over them, then captions into the cells that are still free;
/// what finds no room is numbered and explained in a legend below.
package enum BoxDrawing {
    /// - Parameters:
    ///   - width: the columns that a line may take.
    ///   - maximumHeight: the lines that the picture itself may take (its heading and legend come on top); nil for a comfortable height.
    ///   - color: with ANSI escapes for the sixteen colours.
    ///   - ascii: without any character beyond ASCII of our own.
    package static func draw(
        _ scene: DrawnScene, width: Int, maximumHeight: Int? = nil, magnification: Double = 1, color: Bool, ascii: Bool
    ) -> [String] {
        let width = min(max(width, 12), 500)
        let picture = BoxPicture.painted(
            scene, width: width, maximumHeight: maximumHeight, magnification: magnification, ascii: ascii)
        var lines = heading(scene, scale: picture.scale, width: max(width, 12), ascii: ascii)
        lines += picture.canvas.lines(color: color, ascii: ascii)
        lines += picture.notes(width: width)
        return ascii ? lines.map(ASCIISigns.only) : lines
    }

    /// `iPhone 15 Pro · 393 × 852 · safe area 59 top, 34 bottom`, above the picture.
    private static func heading(_ scene: DrawnScene, scale: BoxScale, width: Int, ascii: Bool) -> [String] {
        var parts = [sanitized(scene.title), PointText.size(scene.showsWindow ? scene.window : scene.focusRect.size)]
        let cell = "\(PointText.number(scale.pointsPerColumn)) × \(PointText.number(scale.pointsPerRow))"
        if !scene.showsWindow { parts.append("at " + PointText.point(scene.focusRect.origin)) }
        parts.append("\(cell) pt a cell")
        let text = parts.filter { !$0.isEmpty }.joined(separator: " · ")
        return TextFitting.wrap(ascii ? ASCIISigns.replaced(text) : text, to: width)
    }
}
