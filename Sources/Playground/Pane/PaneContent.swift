// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// What a pane shows of a scene: the drawing, and the watched values below it.
package struct PaneContent {
    /// The virtual clock, in seconds.
    package let time: Double
    let context: CommandContext

    /// The lines for a number of columns and rows: never more, and none wider.
    package func lines(_ style: OutputStyle, rows: Int) -> [String] {
        let watched = values(most: max(0, rows / 3))
        let drawn = drawing(style, rows: max(0, rows - watched.count)).prefix(max(0, rows - watched.count))
        return (Array(drawn) + watched).map { StyledWidth.fit($0, to: style.width) }
    }

    private func drawing(_ style: OutputStyle, rows: Int) -> [String] {
        do {
            let drawing = try context.drawing()
            let chosen = context.scene.options.pictureStyle ?? .blueprint
            if chosen == .blueprint {
                return BoxDrawing.draw(drawing.scene, style, maximumHeight: rows - 1, notes: .pane)
            }
            var style = style
            // The drawing leaves lines of a window to its heading and to the prompt; here there is only a heading.
            style.height = rows + 2
            return TerminalDrawing(drawing: drawing, style: chosen, fit: .window).lines(style)
        } catch {
            return TextFitting.wrap(sanitized(error.message), to: style.width)
        }
    }

    private func values(most: Int) -> [String] {
        WatchedValues(context.laidOut, in: context.turn).all.prefix(most).map { sanitized($0.name) + " = " + sanitized($0.text) }
    }
}

extension Interpreter {
    /// What a pane shows of the scene as it is.
    package var paneContent: PaneContent {
        let context = context(ArgumentCursor.Word(text: "", span: Self.nowhere), ArgumentCursor(Self.nowhere.source, 0..<0))
        return PaneContent(time: current.scene.clock.time, context: context)
    }

    private static var nowhere: SourceSpan { SourceSpan(source: SourceText(""), start: 0, end: 0) }

    /// What is to be done at each frame of a motion of the input: nil while no pane is shown.
    func frameWatcher(for context: CommandContext) -> ((LaidOutScene) -> Void)? {
        let (watchFrames, watchMoments) = (watchFrames, watchMoments)
        if watchFrames == nil, watchMoments == nil { return nil }
        return { laidOut in
            watchMoments?(laidOut)
            watchFrames?(PaneContent(time: laidOut.scene.clock.time, context: context.looking(at: laidOut, in: context.turn)))
        }
    }
}
