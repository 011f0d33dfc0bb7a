// SPDX-License-Identifier: GPL-3.0-or-later

import Playground

/// How answers and errors look; the two streams are judged apart, as one may be a file.
struct StyleChoice: Sendable {
    private let fixedWidth: Int?
    private let ascii: Bool
    private let colorsOutput: Bool
    private let colorsErrors: Bool
    private let wrapsErrors: Bool
    let terminal: Terminal
    /// Takes a part of the window while it is open.
    let pane: Pane

    init(arguments: SessionArguments, terminal: Terminal, isInteractive: Bool) {
        self.terminal = terminal
        pane = Pane(terminal: terminal, ascii: arguments.ascii || (terminal.isOutputTerminal && !Terminal.showsUTF8))
        // A script prints the same in every window.
        wrapsErrors = isInteractive && terminal.isErrorTerminal
        fixedWidth = arguments.width ?? (isInteractive && terminal.isOutputTerminal ? nil : 80)
        ascii = arguments.ascii || (terminal.isOutputTerminal && !Terminal.showsUTF8)
        colorsOutput = ColorDecision(choice: arguments.color, isTerminal: terminal.isOutputTerminal).isOn
        colorsErrors = ColorDecision(choice: arguments.color, isTerminal: terminal.isErrorTerminal).isOn
    }

    var output: OutputStyle {
        var style = OutputStyle(width: width, color: colorsOutput, ascii: ascii, height: height)
        style.colorDepth = ColorDecision.depth
        style.wrapsErrors = wrapsErrors
        return style
    }
    /// May the terminal be asked for pictures in pixels? Who wants no colours or plain characters has said what pictures are to be made of.
    var mayShowPixels: Bool {
        terminal.isInputTerminal && terminal.isOutputTerminal && terminal.understandsEscapes && !terminal.editsLines && colorsOutput
            && !ascii
    }

    var errors: OutputStyle {
        var style = OutputStyle(width: width, color: colorsErrors, ascii: ascii)
        style.wrapsErrors = wrapsErrors
        return style
    }
    var colorsAlike: Bool { colorsOutput == colorsErrors }

    /// Asked anew each time: the window may have changed.
    private var height: Int? { fixedWidth == nil ? pane.textSize.rows : nil }
    private var width: Int { fixedWidth ?? max(20, pane.textSize.columns) }
}
