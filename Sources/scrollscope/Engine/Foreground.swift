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

    /// - Parameter isScript: nobody waits at a prompt, so Ctrl-C ends the program if it does not end the work.
    func run<Value>(isScript: Bool = false, onInterrupt: (SignalSet) -> Void, _ body: @Sendable () -> Value) -> Value {
        let value = thread.run(wait: { wait(for: $0, isScript: isScript, onInterrupt: onInterrupt) }, body)
        progress.finish()
        return value
    }

    private func wait(for done: Int32, isScript: Bool, onInterrupt: (SignalSet) -> Void) {
        // How long it has worked; while the program stands still, it does not.
        var elapsed = 0
        var seen = MonotonicTime.now
        var end: (signals: SignalSet, time: Int)?
        var forEditor: SignalSet = []
        defer { Signals.postpone(forEditor) }
        while true {
            var timeout = progress.nextUpdate(after: elapsed)
            if let end {
                let left = end.time + Self.patience - MonotonicTime.now
                if left <= 0 {
                    onInterrupt(end.signals)
                    Signals.leave(with: end.signals)
                }
                timeout = min(timeout ?? left, left)
            }
            let ready = Signals.poll(descriptor: done, milliseconds: timeout)
            if !progress.isWaiting { elapsed += min(MonotonicTime.now - seen, timeout.map { $0 + Self.delay } ?? .max) }
            let signals = Signals.take()
            forEditor.formUnion(signals.intersection([.resize, .resume]))
            // While an editor or a pager has the terminal, Ctrl-C and Ctrl-Z are meant for it; where it stops, so do we.
            if signals.contains(.suspend), !ChildProgram.hasTerminal { suspend() }
            if signals.contains(.resume), !ChildProgram.hasTerminal { TerminalMode.takeAgain() }
            if signals.endsWork, !ChildProgram.hasTerminal {
                TypedAhead.drop()
                onInterrupt(signals)
            }
            if ready { return }
            let endsProgram = signals.endsProgram || isScript && signals.endsWork && !ChildProgram.hasTerminal
            if endsProgram, end == nil { end = (signals, MonotonicTime.now) }
            seen = MonotonicTime.now
            progress.update(elapsed: elapsed)
        }
    }

    /// Milliseconds by which a wait may end late. More than that was not waiting: the program had been stopped.
    private static let delay = 100

    /// Milliseconds that work may take to end once the program has to: what cannot be interrupted must not keep it.
    private static let patience = 2_000

    private func suspend() {
        progress.finish()
        TerminalMode.givenBack { Signals.suspendProgram() }
    }
}
