// SPDX-License-Identifier: GPL-3.0-or-later

/// Shows what doesn't fit the window, in the program that the person chose.
struct Pager: Sendable {
    let commandLine: String

    /// How `less` and `lv` treat colours, as git sets it, unless the person has set it: with PAGER=less colours would be shown as `ESC[1m`.
    /// And `less` only shows the text: of a command that is typed ahead `s` would write a file, and `!` and `v` would start programs.
    private static func settings(waits: Bool) -> String {
        "LESS=\"${LESS-\(waits ? "RX" : "FRX")}\" LV=\"${LV--c}\" LESSSECURE=\"${LESSSECURE-1}\"; export LESS LV LESSSECURE; "
    }

    /// $SCROLLSCOPE_PAGER, else $PAGER, else less; nil if that is empty or `cat`.
    static func chosen() -> Pager? {
        let named = EnvironmentVariable("SCROLLSCOPE_PAGER").text ?? EnvironmentVariable("PAGER").text
        let commandLine = named ?? standard
        return commandLine.isEmpty || commandLine == "cat" ? nil : Pager(commandLine: commandLine)
    }

    private static let standard = "less -FRX"

    /// A command line of plain words that begins with a program's name replaces the shell that has read it. A `less` that may not start
    /// programs ignores Ctrl-Z; a shell above it would be stopped, and the person would be left at a terminal from which `less` still reads.
    /// A command line that begins with no program, such as `command less`, `exec less` or `time less`, is left to the shell.
    private static func alone(_ commandLine: String) -> String {
        let isPlain = commandLine.first?.isLetter == true || commandLine.first == "/"
        let isOneCommand = commandLine.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || " -_./+,".utf8.contains(byte)
        }
        guard isPlain, isOneCommand, let program = commandLine.split(separator: " ").first else { return commandLine }
        return "case $(command -v \(program)) in */*) exec \(commandLine);; esac; \(commandLine)"
    }

    /// Has the text more rows than there are? In a window of a single row a pager has no room for the text beside its own line.
    static func isNeeded(for text: String, in size: (columns: Int, rows: Int), on terminal: Terminal) -> Bool {
        guard terminal.isOutputTerminal, terminal.understandsEscapes, size.rows > 1 else { return false }
        return TextHeight(of: text, columns: size.columns).rows >= size.rows
    }

    /// False if the pager can't run or fails: then it is for the caller to write.
    /// - Parameter waits: it must not end by itself, as what it has written is covered then: the text fits the window, but not the part
    ///   of it that a pane leaves.
    func show(_ text: String, waits: Bool) -> Bool {
        let own = waits && commandLine == Self.standard ? "less -RX" : commandLine
        let program = ChildProgram(commandLine: Self.settings(waits: waits) + Self.alone(own))
        let status = program.run(input: TerminalText.safe(text, isStyled: true))
        // One that failed has shown nothing; who leaves it by a signal wants no more.
        return status == 0 || status >= 128
    }
}
