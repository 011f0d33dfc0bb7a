// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The program on a pseudo-terminal: types keys and waits for what appears on the screen.
final class TerminalSession {
    private let master: Int32
    private let process: SpawnedProcess
    private(set) var raw: [UInt8] = []
    private var screenWidth: Int

    convenience init(_ arguments: String..., sandbox: Sandbox = Sandbox(), environment: [String: String?] = [:]) {
        self.init(arguments: arguments, sandbox: sandbox, environment: environment)
    }

    /// The shell once it shows its prompt: what is typed earlier is echoed by the terminal too.
    static func atPrompt(
        _ arguments: String..., sandbox: Sandbox = Sandbox(), environment: [String: String?] = [:]
    ) -> TerminalSession {
        let session = TerminalSession(arguments: arguments, sandbox: sandbox, environment: environment)
        _ = session.waits(forLine: "scrollscope›")
        return session
    }

    init(arguments: [String], sandbox: Sandbox, environment: [String: String?], columns: Int = 80) {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var unlocked: Int32 = 0
        var number: UInt32 = 0
        // TIOCSPTLCK and TIOCGPTN: what unlockpt and ptsname do; Swift's Glibc hides those.
        _ = ioctl(master, 0x4004_5431, &unlocked)
        _ = ioctl(master, 0x8004_5430, &number)
        screenWidth = columns
        var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        process = SpawnedProcess(arguments, sandbox: sandbox, environment: environment, terminal: "/dev/pts/\(number)")
    }

    deinit {
        process.signal(SIGKILL)
        _ = process.wait()
        close(master)
    }

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    }

    func resize(columns: Int) {
        var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        screenWidth = columns
    }

    func signal(_ number: Int32) {
        process.signal(number)
    }

    var screen: Screen { Screen(raw, columns: screenWidth) }

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
    func end() -> Int32 {
        let deadline = Program.now + Program.patience
        while Program.now < deadline, readMore() {}
        return process.wait()
    }

    private func readMore() -> Bool {
        var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&wait, 1, 200) > 0 else { return true }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = read(master, &chunk, chunk.count)
        if count > 0 { raw += chunk[..<count] }
        return count > 0
    }
}
