// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The signals that have arrived.
struct SignalSet: OptionSet, Sendable {
    let rawValue: UInt64

    static let interrupt = SignalSet(SIGINT)
    static let terminate = SignalSet(SIGTERM)
    static let hangUp = SignalSet(SIGHUP)
    static let suspend = SignalSet(SIGTSTP)
    static let resume = SignalSet(SIGCONT)
    static let resize = SignalSet(SIGWINCH)

    init(rawValue: UInt64) { self.rawValue = rawValue }
    init(_ number: Int32) { rawValue = 1 << UInt64(number) }

    var endsProgram: Bool { contains(.terminate) || contains(.hangUp) }
    var endsWork: Bool { contains(.interrupt) || endsProgram }

    /// What a program that such a signal ended exits with.
    var exitStatus: Int32 { 128 + (contains(.terminate) ? SIGTERM : contains(.hangUp) ? SIGHUP : SIGINT) }
}

/// Signals as events: a handler only notes the number and wakes whoever polls; the main thread does the rest.
///
/// Without SA_RESTART, so that a signal interrupts a wait at once.
enum Signals {
    private static let arrived = Atomic<UInt64>(0)
    private static let wake = Pipe()

    /// - Parameter forShell: also those that a line editor has to answer.
    static func install(forShell: Bool) {
        // Made here: a lazy global must not be made inside a handler.
        _ = wake
        _ = arrived.load(ordering: .relaxed)
        _ = ChildProgram.hasTerminal
        // A write to a closed pipe then fails with EPIPE, and we choose the exit status.
        set(SIGPIPE, to: SIG_IGN)
        var watched = sigset_t()
        sigemptyset(&watched)
        for number in [SIGINT, SIGTERM, SIGHUP] + (forShell ? [SIGTSTP, SIGCONT, SIGWINCH] : []) {
            handle(number)
            sigaddset(&watched, number)
        }
        // A parent that starts us from a thread which blocks signals hands the block on.
        pthread_sigmask(SIG_UNBLOCK, &watched, nil)
        if forShell { set(SIGQUIT, to: SIG_IGN) }
    }

    /// What arrived since the last call.
    static func take() -> SignalSet {
        wake.drain()
        return SignalSet(rawValue: arrived.exchange(0, ordering: .acquiringAndReleasing))
    }

    /// They arrive once more, for whoever waits next.
    static func postpone(_ signals: SignalSet) {
        guard !signals.isEmpty else { return }
        arrived.bitwiseOr(signals.rawValue, ordering: .acquiringAndReleasing)
        wake.writeByte()
    }

    static func forget(_ signals: SignalSet) {
        _ = arrived.bitwiseAnd(~signals.rawValue, ordering: .acquiringAndReleasing)
    }

    /// Returns when what was typed before now has reached the thread that takes signals, which may have had no turn yet.
    static func waitForTypedOnes() {
        // A thread that takes signals itself has none that are pending.
        for _ in 0..<100 {
            var pending = sigset_t()
            guard sigpending(&pending) == 0, typed.contains(where: { sigismember(&pending, $0) == 1 }) else { return }
            usleep(1_000)
        }
    }

    /// Those that keys send to all programs of the terminal.
    private static let typed = [SIGINT, SIGTSTP]

    /// Waits until the descriptor can be read (true), a signal arrives or the time is over.
    static func poll(descriptor: Int32, milliseconds: Int?) -> Bool {
        !poll(descriptors: [descriptor], milliseconds: milliseconds).isEmpty
    }

    /// Waits until one of the descriptors can be read, a signal arrives or the time is over: those that can be read.
    static func poll(descriptors: [Int32], milliseconds: Int?) -> Set<Int32> {
        var waits = (descriptors + [wake.reading]).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard Glibc.poll(&waits, nfds_t(waits.count), Int32(milliseconds ?? -1)) > 0 else { return [] }
        return Set(waits.dropLast().filter { $0.revents != 0 }.map(\.fd))
    }

    /// Stops as Ctrl-Z asks for; returns when the person continues the program.
    static func suspendProgram() {
        set(SIGTSTP, to: SIG_DFL)
        raise(SIGTSTP)
        handle(SIGTSTP)
        // We know that we go on.
        forget(.resume)
    }

    static func leave(with signals: SignalSet) {
        TerminalMode.giveBack()
        _exit(signals.exitStatus)
    }

    private static func handle(_ number: Int32) {
        var action = sigaction()
        sigaction(number, nil, &action)
        // A program started with SIGINT ignored (`nohup`, `&` in a script) leaves it so.
        if number != SIGTSTP, unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1 { return }
        action = sigaction()
        action.__sigaction_handler.sa_handler = { number in
            // What is typed while an editor or a pager has the terminal is meant for that.
            if ChildProgram.hasTerminal, number == SIGINT || number == SIGTSTP { return }
            let saved = errno
            if number == SIGTERM || number == SIGHUP { Signals.letOutputGoOn() }
            Signals.arrived.bitwiseOr(1 << UInt64(number), ordering: .relaxed)
            Signals.wake.writeByte()
            errno = saved
        }
        sigaction(number, &action, nil)
    }

    /// Output that Ctrl-S holds back would be waited for, and with it the end of the program. It may be asked in a handler; who asks it from the
    /// background is stopped.
    private static func letOutputGoOn() {
        guard tcgetpgrp(1) == getpgrp() else { return }
        // Only what was stopped this way goes on this way.
        tcflow(1, TCOOFF)
        tcflow(1, TCOON)
    }

    private static func set(_ number: Int32, to handler: __sighandler_t?) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        sigaction(number, &action, nil)
    }
}
