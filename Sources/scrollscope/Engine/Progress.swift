// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The line that says that work goes on: on a terminal's standard error only, after half a second, wiped before anything else is written.
final class Progress: Sendable {
    static let delay = 500
    static let interval = 500

    private let isOn: Bool
    private let terminal: Terminal
    private let isVisible = Mutex(false)
    /// A pane at the right, from which wiping a line takes a piece.
    private let pane: Pane?
    /// What is being done, where there is more to say than that something is.
    private let work = Mutex("working")
    private let waits = Atomic<Bool>(false)

    init(terminal: Terminal, pane: Pane? = nil) {
        self.pane = pane
        self.terminal = terminal
        isOn = terminal.isErrorTerminal && terminal.understandsEscapes
    }

    /// Milliseconds to wait before the next update; nil if there will be none.
    func nextUpdate(after elapsed: Int) -> Int? {
        guard isOn else { return nil }
        return elapsed < Self.delay ? Self.delay - elapsed : Self.interval
    }

    /// Is somebody else to write, or a person to type, before there is any work?
    var isWaiting: Bool { waits.load(ordering: .acquiring) }

    func whileWaiting<Result>(_ read: () -> Result) -> Result {
        waits.store(true, ordering: .releasing)
        defer { waits.store(false, ordering: .releasing) }
        return read()
    }

    func update(elapsed: Int) {
        guard isOn, elapsed >= Self.delay, !isWaiting else { return }
        // Who writes just now, or shows a pager, holds the lock as long as that takes: signals must be heard meanwhile.
        _ = isVisible.withLockIfAvailable { isVisible in
            // Nor is it ours in the background.
            guard !ChildProgram.hasTerminal, tcgetpgrp(Descriptor.errors.number) == getpgrp() else { return }
            let seconds = elapsed / 1000
            let work = work.withLock { $0 }
            let text = TerminalText.safe(seconds == 0 ? work : "\(work), \(seconds) s", isStyled: false)
            // A line that the window breaks could not be wiped.
            let columns = (pane?.textSize ?? terminal.size).columns - 1
            let line = TextFitting.prefix(of: text + " (Ctrl-C stops it)", columns: columns)
            Descriptor.errors.write("\r\u{1B}[K\(line)", isStyled: true)
            mendPane()
            isVisible = true
        }
    }

    /// From the next update on.
    func say(_ work: String) { self.work.withLock { $0 = work } }

    func finish() {
        withClearLine {}
    }

    /// Writes to the terminal with the progress line out of the way; also from the deep stack.
    func withClearLine(_ write: () -> Void) {
        isVisible.withLock { isVisible in
            if isVisible {
                Descriptor.errors.write("\r\u{1B}[K", isStyled: true)
                mendPane()
            }
            isVisible = false
            write()
        }
    }

    private func mendPane() {
        if pane?.layout?.side == .right { pane?.repaint() }
    }
}
