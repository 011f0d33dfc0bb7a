// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Synchronization

/// The drawing that stays in the window: at the right beside the text, or above or below the rows in which the text scrolls.
///
/// A frame is one write, with the cursor back where it was. While another program has the terminal, and when the shell ends, the whole
/// window is given back.
final class Pane: Sendable {
    private struct State {
        var layout: PaneLayout?
        var wanted: PaneSide?
        var isOn = false
        var lines: [String] = []
        /// The window that the layout was made for.
        var window: (columns: Int, rows: Int)?
    }

    private let state = Mutex(State())
    private let terminal: Terminal
    private let ascii: Bool

    init(terminal: Terminal, ascii: Bool) {
        self.terminal = terminal
        self.ascii = ascii
    }

    var layout: PaneLayout? { state.withLock { $0.layout } }

    /// Columns and rows that are left to the text of the shell.
    var textSize: (columns: Int, rows: Int) {
        layout.map { ($0.text.columns, $0.text.rows) } ?? terminal.size
    }

    /// What there is room for, as lines of this many columns and rows; nil while there is no pane.
    var room: (columns: Int, rows: Int)? { layout.map { ($0.pane.columns, $0.pane.rows) } }

    // MARK: on and off

    /// False where the window is too small.
    func open(_ side: PaneSide?) -> Bool {
        close()
        let size = terminal.size
        guard let layout = PaneLayout(side, columns: size.columns, rows: size.rows) else { return false }
        state.withLock { state in
            (state.layout, state.wanted, state.isOn, state.lines, state.window) = (layout, side, true, [], size)
        }
        enter()
        return true
    }

    func close() {
        leave()
        state.withLock { state in (state.layout, state.isOn) = (nil, false) }
    }

    /// The window has another size: true where the pane is on. It is gone while there is no room for it, and comes back.
    func resize() -> Bool {
        let size = terminal.size
        let isOn = state.withLock { state in
            if state.isOn {
                state.layout = PaneLayout(state.wanted, columns: size.columns, rows: size.rows)
                (state.lines, state.window) = ([], size)
            }
            return state.isOn
        }
        guard isOn else { return false }
        if layout == nil { giveUp() } else { enter(clears: true) }
        return true
    }

    /// The window has become too small: what was painted for another size is not left in it, nor are the rows in which the text scrolled.
    private func giveUp() {
        Descriptor.output.writeControl("\u{1B}[r\u{1B}[2J\u{1B}[H")
    }

    /// Is the pane on, and the window no longer of the size that it was made for?
    var isOutgrown: Bool {
        let size = terminal.size
        return state.withLock { $0.isOn && $0.window.map { $0 != size } ?? false }
    }

    // MARK: the terminal

    /// Takes its part of the window.
    func enter(clears: Bool = false) {
        guard let layout else { return }
        var text = clears ? "\u{1B}[r\u{1B}[2J" : ""
        if layout.hasRegion {
            // What is on the screen goes up. Under a pane at the top it is covered, and the text's part begins empty; over one at the bottom
            // the end of it stays, and the text goes on below that.
            if !clears { text += "\u{1B}[\(layout.window.rows);1H" + String(repeating: "\n", count: layout.pane.rows + 1) }
            let last = layout.text.row + layout.text.rows - 1
            text += "\u{1B}[\(layout.text.row);\(last)r"
            text += layout.side == .bottom && !clears ? "\u{1B}[\(last);1H" : "\u{1B}[\(layout.text.row);1H"
        } else if clears {
            text += "\u{1B}[\(layout.window.rows);1H"
        }
        Descriptor.output.writeControl(text)
    }

    /// Gives the whole window back, with the cursor below all that is written.
    func leave() {
        guard let layout else { return }
        guard layout.hasRegion else { return Descriptor.output.writeControl(erased(layout)) }
        Descriptor.output.writeControl("\u{1B}7\u{1B}[r\u{1B}8" + (layout.side == .bottom ? "\u{1B}[J" : ""))
    }

    private func erased(_ layout: PaneLayout) -> String {
        "\u{1B}7" + (1...layout.window.rows).map { "\u{1B}[\($0);\(layout.pane.column - 1)H\u{1B}[K" }.joined() + "\u{1B}8"
    }

    /// Wipes the text's part; the cursor stands at its beginning.
    func wipeText() {
        guard let layout else { return }
        let rows = layout.text.row..<layout.text.row + layout.text.rows
        Descriptor.output.writeControl(rows.map { "\u{1B}[\($0);1H\u{1B}[K" }.joined() + "\u{1B}[\(layout.text.row);1H")
    }

    /// Runs what needs the whole window: a pager, an editor.
    func withWholeWindow(_ body: () -> Void) {
        leave()
        body()
        enter()
        repaint()
    }

    /// A text whose lines do not reach into a pane at the right.
    func wrapped(_ text: String) -> String {
        guard let layout, layout.side == .right else { return text }
        return StyledWidth.wrap(text, to: layout.text.columns)
    }

    // MARK: frames

    /// Shows lines; those that are there already again where something else may have written over them.
    func paint(_ lines: [String]) {
        state.withLock { $0.lines = lines }
        repaint()
    }

    func repaint() {
        let (layout, lines) = state.withLock { ($0.layout, $0.lines) }
        guard let layout else { return }
        Descriptor.output.writeControl(frame(lines, layout))
    }

    private func frame(_ lines: [String], _ layout: PaneLayout) -> String {
        var text = "\u{1B}7\u{1B}[?25l"
        for row in 0..<layout.pane.rows {
            let line = row < lines.count ? TerminalText.safe(lines[row], isStyled: true) : ""
            text += "\u{1B}[\(layout.pane.row + row);\(layout.side == .right ? layout.pane.column - 1 : 1)H"
            if layout.side == .right { text += rule(ascii ? "|" : "│") }
            text += "\u{1B}[0m" + line + "\u{1B}[K"
        }
        if layout.hasRegion {
            let row = layout.side == .top ? layout.pane.rows + 1 : layout.text.rows + 1
            text += "\u{1B}[\(row);1H" + rule(String(repeating: ascii ? "-" : "─", count: layout.window.columns))
        }
        return text + "\u{1B}[?25h\u{1B}8"
    }

    private func rule(_ text: String) -> String { "\u{1B}[2m\(text)\u{1B}[0m" }
}
