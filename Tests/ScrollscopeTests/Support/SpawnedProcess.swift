// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A copy of the program with files of our choice. A value exists only for a child that was started; with the value the child ends.
final class SpawnedProcess {
    /// nil once the child was reaped: the number may soon be another's.
    private(set) var identifier: pid_t?
    private var status: Int32?
    /// Its folder has to last as long.
    private let sandbox: Sandbox

    /// - Parameters:
    ///   - files: what the program gets as 0, 1 and 2; nil is the tests' own.
    ///   - terminal: the path of a terminal that becomes its controlling one, in place of `files`.
    /// - Throws: if the program or the terminal does not exist, or the system gives no process.
    init(
        _ arguments: [String], program: String = Program.path, sandbox: Sandbox, environment changes: [String: String?] = [:],
        files: [OpenFile?] = [], terminal: String? = nil
    ) throws(SystemCallFailure) {
        // Asked here, as it is the shell below that looks for it.
        guard access(program, X_OK) == 0 else { throw SystemCallFailure(errno, "start \(program)") }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, file) in files.enumerated() {
            if let file { posix_spawn_file_actions_adddup2(&actions, try file.number, Int32(number)) }
        }
        if let terminal {
            posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        Self.prepare(&attributes, forTerminal: terminal != nil)

        // The shell changes the folder: Swift's Glibc hides the call by which posix_spawn can.
        let words = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", sandbox.folder, program] + arguments
        let variables = sandbox.environment(changes).map { "\($0.key)=\($0.value)" }
        var wordPointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var variablePointers: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
        defer { for pointer in wordPointers + variablePointers { free(pointer) } }
        var child = pid_t()
        let problem = Spawning.lock.withLock { _ in
            posix_spawn(&child, "/bin/sh", &actions, &attributes, &wordPointers, &variablePointers)
        }
        guard problem == 0 else { throw SystemCallFailure(problem, "start \(program) on \(terminal ?? "pipes")") }
        identifier = child
        self.sandbox = sandbox
    }

    deinit { end() }

    /// Sends a signal, if the child still runs.
    func signal(_ number: Int32) {
        guard isRunning(), let identifier else { return }
        // No child's number: 0 and below name whole groups of processes, -1 every process of the user.
        precondition(identifier > 0, "A signal is for one child.")
        kill(identifier, number)
    }

    /// Is it stopped, as by Ctrl-Z?
    var isStopped: Bool {
        guard let identifier, let file = try? OpenFile("/proc/\(identifier)/stat", O_RDONLY), let bytes = file.read(within: 1)
        else { return false }
        return String(decoding: bytes, as: UTF8.self).split(separator: ")").last?.split(separator: " ").first.map { "Tt".contains($0) }
            ?? false
    }

    /// The exit status as a shell gives it; 124 if the program doesn't end, which then is killed; nil if another reaped the child.
    func wait(until deadline: Double = Program.now + Program.patience) -> Int32? {
        while isRunning() {
            if Program.now > deadline {
                end()
                return 124
            }
            usleep(2000)
        }
        return status
    }

    private func end() {
        signal(SIGKILL)
        while isRunning() { usleep(2000) }
    }

    /// Reaps a child that has ended, and forgets its number.
    private func isRunning() -> Bool {
        guard let identifier else { return false }
        var code: Int32 = 0
        let answer = waitpid(identifier, &code, WNOHANG)
        if answer == 0 { return true }
        if answer == identifier { status = code & 0x7F == 0 ? (code >> 8) & 0xFF : 128 + (code & 0x7F) }
        self.identifier = nil
        return false
    }

    private static func prepare(_ attributes: inout posix_spawnattr_t, forTerminal: Bool) {
        var standard = sigset_t()
        sigemptyset(&standard)
        for number in [SIGINT, SIGPIPE, SIGQUIT, SIGTSTP] { sigaddset(&standard, number) }
        posix_spawnattr_setsigdefault(&attributes, &standard)
        // Tests run on threads that block signals.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        // A session of its own, so that the terminal becomes the controlling one (POSIX_SPAWN_SETSID, hidden from Swift).
        let newSession: Int16 = forTerminal ? 0x80 : 0
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | newSession)
    }
}

/// Tests run side by side: no program may start between the making of a pipe and its close-on-exec mark, or it keeps the pipe open.
enum Spawning {
    static let lock = Mutex(())
}
