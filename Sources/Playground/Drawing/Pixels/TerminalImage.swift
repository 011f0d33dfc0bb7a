// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// A picture in the terminal's own pixels, where it has them: what to draw, how large, and how many cells that takes.
package struct TerminalImage: Sendable {
    package let picture: Picture
    /// Pixels of the terminal in a point.
    package let scale: Double
    package let columns: Int
    package let rows: Int
    /// What stands above it.
    package let heading: [String]

    /// More pixels in a point than a phone has show nothing more.
    private static let mostScale = 3.0
    private static let mostRows = 400

    /// nil where the terminal has no pixels, or there is nothing to see.
    init?(_ picture: Picture, fit: PictureFit, _ output: OutputStyle) {
        guard let cell = output.cell, cell.width >= 1, cell.height >= 1, output.color, !output.ascii else { return nil }
        let shown = picture.shown
        guard shown.width > 0, shown.height > 0, shown.width.isFinite, shown.height.isFinite else { return nil }
        let width = Double(max(output.width, 1)) * cell.width
        let height = Double(PictureFit.window.height(output) ?? 40) * cell.height
        // Larger is longer, as a window scrolls, but never wider than it.
        let fitting = min(width / shown.width, height / shown.height, Self.mostScale)
        let scale = min(fitting * fit.magnification, width / shown.width, Double(Self.mostRows) * cell.height / shown.height)
        self.picture = picture
        self.scale = scale
        columns = max(1, Int((shown.width * scale / cell.width).rounded(.up)))
        rows = max(1, Int((shown.height * scale / cell.height).rounded(.up)))
        heading = TextFitting.wrap(sanitized(picture.title), to: output.width)
    }
}
