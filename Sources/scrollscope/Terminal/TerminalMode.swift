// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The terminal's mode while the shell has it and no line is edited: keys stay as they were typed, for the next prompt.
///
/// The mode in which a terminal edits lines itself would swallow Ctrl-D, cut long lines, and write what is typed into the answers. Pastes
/// stay marked, so that one that comes while an input runs waits for Enter, too. Other programs, and a person who stops the shell, get
/// back the mode that was found.
enum TerminalMode {
    private struct State {
        var isTaken = false
        /// What stood there before, once it is taken. Nothing here is optional: swiftc 6.3.1 with -O takes what is nil at first in a static
        /// mutex for a value.
        var found = termios()
        var marksPastes = false
        /// Where pastes are asked for with marks around them.
        var screen = Descriptor.output
        var marks: Descriptor? { marksPastes ? screen : nil }
    }

    private static let state = Mutex(State())

    /// - Parameter echoes: Readline asks for it: it shows nothing on a terminal that would not.
    static func take(echoes: Bool = false) {
        let marks = state.withLock { state -> Descriptor? in
            var mode = termios()
            // From the background the terminal can't be changed: who tries is stopped.
            guard tcgetpgrp(0) == getpgrp(), tcgetattr(0, &mode) == 0 else { return nil }
            if mode.c_lflag & tcflag_t(ICANON) != 0 { (state.found, state.isTaken) = (mode, true) }
            guard state.isTaken else { return nil }
            mode = state.found
            mode.c_lflag &= ~tcflag_t(echoes ? ICANON : ICANON | ECHO)
            mode.c_iflag &= ~tcflag_t(ICRNL | INLCR)
            // Each key as soon as it comes.
            withUnsafeMutableBytes(of: &mode.c_cc) { characters in
                characters[Int(VMIN)] = 1
                characters[Int(VTIME)] = 0
            }
            tcsetattr(0, TCSANOW, &mode)
            return echoes ? nil : state.marks
        }
        marks?.writeControl("\u{1B}[?2004h")
    }

    static func markPastes(on screen: Descriptor) {
        state.withLock { ($0.marksPastes, $0.screen) = (true, screen) }
    }

    /// Takes what somebody else may have changed, as the program was stopped from outside.
    static func takeAgain() {
        if isTaken { take() }
    }

    /// For another program, or for good; nothing where the terminal was never taken.
    static func giveBack() {
        let marks = state.withLock { state -> Descriptor? in
            guard state.isTaken, tcgetpgrp(0) == getpgrp() else { return nil }
            tcsetattr(0, TCSANOW, &state.found)
            state.isTaken = false
            return state.marks
        }
        marks?.writeControl("\u{1B}[?2004l")
    }

    /// Runs what needs the terminal as the person has it; takes it again if it was taken.
    static func givenBack<Value>(_ body: () -> Value) -> Value {
        let wasTaken = isTaken
        giveBack()
        defer { if wasTaken { take() } }
        return body()
    }

    private static var isTaken: Bool { state.withLock { $0.isTaken } }
}
