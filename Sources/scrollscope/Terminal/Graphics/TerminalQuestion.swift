// SPDX-License-Identifier: GPL-3.0-or-later

import Playground

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Asks the terminal what it can draw, and waits for its answer, not for long. What a person types meanwhile is kept for the prompt.
enum TerminalQuestion {
    /// Milliseconds; a terminal across the world answers in less.
    private static let patience = 500

    /// nil where the terminal's mode cannot be changed.
    static func ask() -> TerminalAnswers? {
        var before = termios()
        guard tcgetattr(0, &before) == 0 else { return nil }
        var during = before
        // Answers are not lines, and are not to be seen. Ctrl-C stays Ctrl-C.
        during.c_lflag &= ~tcflag_t(ICANON | ECHO)
        guard tcsetattr(0, TCSANOW, &during) == 0 else { return nil }
        defer { tcsetattr(0, TCSANOW, &before) }
        // The line is wiped: a terminal that does not know the question may have written it.
        Descriptor.output.writeControl(TerminalAnswers.question + "\r\u{1B}[K")
        var answers = TerminalAnswers()
        let end = MonotonicTime.now + patience
        while !answers.isComplete, let bytes = read(until: end) { answers.take(bytes) }
        if !answers.isComplete { LateAnswers.mayCome() }
        answers.end()
        TypedAhead.keep(answers.keys)
        return answers
    }

    /// nil when the time is over.
    private static func read(until end: Int) -> [UInt8]? {
        let left = end - MonotonicTime.now
        var wait = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        guard left > 0, poll(&wait, 1, Int32(left)) > 0, wait.revents & Int16(POLLIN) != 0 else { return nil }
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = Glibc.read(0, &buffer, buffer.count)
        return count > 0 ? Array(buffer[..<count]) : nil
    }
}
