// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Work on the deep stack as a person at the terminal meets it: it can be interrupted, suspended, and says so when it takes long.
@MainActor
struct Foreground {
    let thread: DeepStack
    let progress: Progress

    func run<Value>(onInterrupt: (SignalSet) -> Void, _ body: @Sendable () -> Value) -> Value {
        let value = thread.run(wait: { wait(for: $0, onInterrupt: onInterrupt) }, body)
        progress.finish()
        return value
    }

    private func wait(for done: Int32, onInterrupt: (SignalSet) -> Void) {
        let start = MonotonicTime.now
        while true {
            let timeout = progress.nextUpdate(after: MonotonicTime.now - start)
            let ready = Signals.poll(descriptor: done, milliseconds: timeout)
            let signals = Signals.take()
            if signals.contains(.suspend) { suspend() }
            // While an editor or a pager has the terminal, Ctrl-C is meant for it.
            if signals.endsWork, !ChildProgram.hasTerminal { onInterrupt(signals) }
            if ready { return }
            progress.update(elapsed: MonotonicTime.now - start)
        }
    }

    private func suspend() {
        progress.finish()
        Signals.suspendProgram()
    }
}
