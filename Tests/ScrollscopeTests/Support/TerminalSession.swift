// SPDX-License-Identifier: GPL-3.0-or-later

/// The program on a pseudo-terminal: types keys and waits for what appears on the screen.
final class TerminalSession {
    private let terminal: PseudoTerminal
    private let process: SpawnedProcess
    private(set) var raw: [UInt8] = []
    private var screenWidth: Int
    private var rows: Int
    /// What was written for the size that the window has now begins here.
    private var resizedAt = 0

    convenience init(
        _ arguments: String..., sandbox: Sandbox? = nil, environment: [String: String?] = [:]
    ) throws(SystemCallFailure) {
        try self.init(arguments: arguments, sandbox: sandbox, environment: environment)
    }

    /// The shell once it shows its prompt: what is typed earlier is echoed by the terminal too.
    static func atPrompt(
        _ arguments: String..., sandbox: Sandbox? = nil, environment: [String: String?] = [:]
    ) throws(SystemCallFailure) -> TerminalSession {
        let session = try TerminalSession(arguments: arguments, sandbox: sandbox, environment: environment)
        _ = session.waits(forLine: "scrollscope›")
        return session
    }

    /// - Parameter program: the shell of ours, or another program that starts it.
    init(
        arguments: [String], program: String = Program.path, sandbox: Sandbox?, environment: [String: String?] = [:], columns: Int = 80,
        rows: Int = 24
    ) throws(SystemCallFailure) {
        terminal = try PseudoTerminal()
        try terminal.resize(columns: columns, rows: rows)
        screenWidth = columns
        self.rows = rows
        let sandbox = if let sandbox { sandbox } else { try Sandbox() }
        process = try SpawnedProcess(
            arguments, program: program, sandbox: sandbox, environment: environment, terminal: terminal.path)
    }

    /// A program that has ended reads nothing: what the test then waits for doesn't come.
    func type(_ text: String) {
        try? terminal.master.write(Array(text.utf8))
    }

    func resize(columns: Int, rows: Int = 24) throws(SystemCallFailure) {
        try terminal.resize(columns: columns, rows: rows)
        screenWidth = columns
        self.rows = rows
        resizedAt = raw.count
    }

    func signal(_ number: Int32) {
        process.signal(number)
    }

    /// Closes the terminal, as a person closes the window.
    func hangUp() {
        terminal.master.close()
    }

    /// Waits until the program is stopped; false after a long time.
    func waitsForStop() -> Bool {
        let deadline = Program.now + Program.patience
        while !process.isStopped { if Program.now > deadline || !readMore() { return process.isStopped } }
        return true
    }

    var screen: Screen { Screen(raw, columns: screenWidth) }

    /// The window as it is now.
    var window: Screen { Screen(Array(raw[resizedAt...]), columns: screenWidth, rows: rows) }

    /// Waits until the window is as asked; false after a long time.
    func waitsForWindow(_ condition: (Screen) -> Bool) -> Bool {
        let deadline = Program.now + Program.patience
        while !condition(window) { if Program.now > deadline || !readMore() { return condition(window) } }
        return true
    }

    /// Waits until the screen is as asked; false after a long time.
    func waits(for condition: (Screen) -> Bool) -> Bool {
        let deadline = Program.now + Program.patience
        while !condition(screen) {
            if Program.now > deadline || !readMore() { return condition(screen) }
        }
        return true
    }

    /// Waits until the cursor's line is this.
    func waits(forLine line: String) -> Bool {
        waits { $0.cursorLine == line }
    }

    /// The exit status; reads on, lest the program wait for us.
    func end() -> Int32? {
        let deadline = Program.now + Program.patience
        while Program.now < deadline, readMore() {}
        return process.wait()
    }

    /// False at the end.
    private func readMore() -> Bool {
        guard let chunk = terminal.master.read(within: 0.2) else { return true }
        raw += chunk
        return !chunk.isEmpty
    }
}
