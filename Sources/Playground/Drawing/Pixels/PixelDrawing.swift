// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import ViewCatalog

/// A preview in the terminal: two pixels a cell, one above the other, and the words over them.
enum PixelDrawing {
    static func draw(_ picture: Picture, fit: PictureFit, _ output: OutputStyle) -> [String] {
        let shown = picture.shown
        let width = min(max(output.width, 12), 500)
        let height = min(max(fit.height(output) ?? 48, 4), 400)
        guard shown.width > 0, shown.height > 0 else { return [sanitized(picture.title)] }
        let needed = max(shown.width / Double(width), shown.height / Double(2 * height))
        let side = max(needed, 1) / max(fit.magnification, 0.1)
        let columns = min(width, Int((shown.width / side).rounded()))
        let rows = min(2 * 500, Int((shown.height / side).rounded()))
        var grid = PixelGrid(showing: shown, side: side, columns: columns, rows: rows)
        grid.draw(picture.list)
        let lines = (0..<grid.rows / 2).map { output.color ? colored(grid, $0, output) : plain(grid, $0, output) }
        let title = sanitized(picture.title)
        return TextFitting.wrap(output.ascii ? ASCIISigns.replaced(title) : title, to: width)
            + (output.ascii ? lines.map(ASCIISigns.only) : lines)
    }

    private typealias Color = ColorValue.Components

    // MARK: with colours

    private static func colored(_ grid: PixelGrid, _ row: Int, _ output: OutputStyle) -> String {
        var text = ""
        var (fore, back) = ("", "")
        var column = 0
        while column < grid.columns {
            let (upper, lower) = (grid.pixels[2 * row * grid.columns + column], grid.pixels[(2 * row + 1) * grid.columns + column])
            var glyph: Character = "▀"
            var (front, behind) = (upper, lower)
            var cells = 1
            if let letter = grid.letters[row * grid.columns + column] {
                behind = upper.mixed(with: lower, by: 0.5)
                front = letter.color.over(behind)
                glyph = letter.character
                cells = displayWidth(glyph)
            } else if output.ascii {
                glyph = " "
                behind = upper.mixed(with: lower, by: 0.5)
            }
            let (foreCode, backCode) = (code(front, 38, output.colorDepth), code(behind, 48, output.colorDepth))
            if foreCode != fore { text += "\u{1B}[\(foreCode)m" }
            if backCode != back { text += "\u{1B}[\(backCode)m" }
            (fore, back) = (foreCode, backCode)
            text.append(glyph)
            column += max(1, cells)
        }
        return text + "\u{1B}[0m"
    }

    /// The parameters of the escape sequence for a foreground (38) or a background (48).
    private static func code(_ color: Color, _ ground: Int, _ depth: OutputStyle.ColorDepth) -> String {
        func byte(_ value: Double) -> Int { Int((value.asShown * 255).rounded()) }
        let (red, green, blue) = (byte(color.red), byte(color.green), byte(color.blue))
        if depth == .full { return "\(ground);2;\(red);\(green);\(blue)" }
        // The cube of six steps each way, or the finer row of greys.
        if abs(red - green) < 8, abs(green - blue) < 8 {
            let grey = (red + green + blue) / 3
            if grey < 4 { return "\(ground);5;16" }
            if grey > 246 { return "\(ground);5;231" }
            return "\(ground);5;\(232 + min(23, max(0, (grey - 3) / 10)))"
        }
        func step(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : min(5, (value - 35) / 40) }
        return "\(ground);5;\(16 + 36 * step(red) + 6 * step(green) + step(blue))"
    }

    // MARK: without

    private static let shades = Array(" ░▒▓█")
    private static let asciiShades = Array(" .:+#")

    /// The darker, the fuller: on whatever ground the terminal has, ink is what stands out.
    private static func plain(_ grid: PixelGrid, _ row: Int, _ output: OutputStyle) -> String {
        var text = ""
        var column = 0
        while column < grid.columns {
            if let letter = grid.letters[row * grid.columns + column] {
                text.append(letter.character)
                column += max(1, displayWidth(letter.character))
                continue
            }
            let color = grid.pixels[2 * row * grid.columns + column].mixed(
                with: grid.pixels[(2 * row + 1) * grid.columns + column], by: 0.5)
            let ink = color.opacity.asShown * (1 - color.luminance)
            let shades = output.ascii ? asciiShades : shades
            text.append(shades[min(shades.count - 1, Int((ink * Double(shades.count - 1) + 0.35)))])
            column += 1
        }
        while text.last == " " { text.removeLast() }
        return text
    }
}
