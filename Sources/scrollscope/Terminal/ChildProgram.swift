// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#elseif canImport(Darwin)
    @preconcurrency import Darwin
#endif

/// A program that gets the terminal for a while: the pager, the editor. Nothing that a session file says ever starts one.
struct ChildProgram {
    /// A shell's command line, as PAGER and EDITOR hold one; further arguments follow it.
    let commandLine: String
    var arguments: [String] = []

    private static let isRunning = Atomic<Bool>(false)

    /// While true, Ctrl-C at the terminal is not meant for us.
    static var hasTerminal: Bool { isRunning.load(ordering: .acquiring) }

    /// Runs the program to its end; its exit status, 127 if it can't be started. `input` becomes its standard input.
    func run(input: String? = nil) -> Int32 {
        TerminalMode.givenBack { runOnTerminal(input: input) }
    }

    private func runOnTerminal(input: String?) -> Int32 {
        Self.isRunning.store(true, ordering: .releasing)
        defer {
            // Keys that stopped or interrupted it reach us too, and are not meant for us.
            Signals.waitForTypedOnes()
            Self.isRunning.store(false, ordering: .releasing)
        }
        guard let input else { return start(standardInput: nil).map { wait(for: $0) } ?? 127 }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return 127 }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let process = start(standardInput: ends[0])
        close(ends[0])
        if process != nil {
            var text = input
            // A pager that is left early stops reading: no matter.
            _ = text.withUTF8 { Descriptor(number: ends[1]).write(UnsafeRawBufferPointer($0)) }
        }
        close(ends[1])
        return process.map { wait(for: $0) } ?? 127
    }

    private func start(standardInput: Int32?) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let standardInput { posix_spawn_file_actions_adddup2(&actions, standardInput, 0) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        Self.restoreSignals(&attributes)

        let words = ["/bin/sh", "-c", commandLine + " \"$@\"", "scrollscope"] + arguments
        var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var process = pid_t()
        guard posix_spawn(&process, "/bin/sh", &actions, &attributes, &pointers, environ) == 0 else { return nil }
        return process
    }

    /// The child starts as from any shell: no signal blocked (as on our deep stack) or ignored.
    private static func restoreSignals(_ attributes: inout posix_spawnattr_t) {
        var none = sigset_t()
        sigemptyset(&none)
        var standard = sigset_t()
        sigemptyset(&standard)
        for number in [SIGPIPE, SIGQUIT, SIGINT, SIGTSTP] { sigaddset(&standard, number) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &standard)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    }

    private func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while true {
            if waitpid(process, &status, WUNTRACED) == -1 {
                if errno != EINTR { return 127 }
            } else if status & 0xFF == 0x7F {
                // It was stopped (Ctrl-Z): the person's shell gets the terminal only if we stop too, and continues both.
                raise(SIGSTOP)
            } else {
                break
            }
        }
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }
}
