// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// A drawing for the terminal, in a style and a size.
struct TerminalDrawing: Drawing {
    let drawing: SceneDrawing
    let style: PictureStyle
    let fit: PictureFit

    var wantsPixels: Bool { style != .blueprint }

    func image(_ output: OutputStyle) -> TerminalImage? {
        wantsPixels ? TerminalImage(drawing.picture(style), fit: fit, output) : nil
    }

    func lines(_ output: OutputStyle) -> [String] {
        switch style {
        case .blueprint: boxes(output, height: fit.height(output))
        case .preview, .overlay:
            PixelDrawing.draw(drawing.picture(style), fit: fit, output)
        }
    }

    /// In a window the lines below the picture count, too: it is drawn again, smaller, as long as that helps.
    private func boxes(_ output: OutputStyle, height: Int?) -> [String] {
        var height = height
        for _ in 0..<3 {
            let lines = boxes(output, maximumHeight: height)
            guard let window = output.height, let most = height, lines.count > window - 1, most > 10 else { return lines }
            height = max(10, most - (lines.count - window + 1))
        }
        return boxes(output, maximumHeight: height)
    }

    private func boxes(_ output: OutputStyle, maximumHeight: Int?) -> [String] {
        BoxDrawing.draw(
            drawing.scene, output, maximumHeight: maximumHeight, magnification: fit.magnification,
            notes: maximumHeight != nil && output.height != nil ? .beside : .below)
    }
}

/// How large a drawing is in the terminal.
enum PictureFit: Hashable, Sendable {
    /// As wide as is comfortable, and no higher than the window.
    case automatic
    /// Within the window in both directions.
    case window
    /// Larger than that by a factor.
    case times(Double)

    /// Lines of the terminal that the picture may take; nil: as many as are comfortable.
    func height(_ output: OutputStyle) -> Int? {
        switch self {
        // The heading, the legend and the next prompt want some lines, too.
        case .automatic, .window: output.height.map { max(8, $0 - 3) }
        case .times: nil
        }
    }

    var magnification: Double {
        switch self {
        case .automatic, .window: 1
        case .times(let factor): factor
        }
    }
}
