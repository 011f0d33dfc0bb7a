// SPDX-License-Identifier: GPL-3.0-or-later

/// Shows what doesn't fit the window, in the program that the person chose.
struct Pager: Sendable {
    let commandLine: String

    /// $SCROLLSCOPE_PAGER, else $PAGER, else less; nil if that is empty or `cat`.
    static func chosen() -> Pager? {
        let named = EnvironmentVariable("SCROLLSCOPE_PAGER").text ?? EnvironmentVariable("PAGER").text
        let commandLine = named ?? "less -FRX"
        return commandLine.isEmpty || commandLine == "cat" ? nil : Pager(commandLine: commandLine)
    }

    /// Has the text more rows than there are?
    static func isNeeded(for text: String, in size: (columns: Int, rows: Int), on terminal: Terminal) -> Bool {
        guard terminal.isOutputTerminal, terminal.understandsEscapes else { return false }
        return TextHeight(of: text, columns: size.columns).rows >= size.rows
    }

    /// False if the pager can't run or fails: then it is for the caller to write.
    func show(_ text: String) -> Bool {
        let status = ChildProgram(commandLine: commandLine).run(input: TerminalText.safe(text, isStyled: true))
        // One that failed has shown nothing; who leaves it by a signal wants no more.
        return status == 0 || status >= 128
    }
}
