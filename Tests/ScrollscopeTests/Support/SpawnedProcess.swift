// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Synchronization

/// A running copy of the program with descriptors of our choice.
struct SpawnedProcess {
    let identifier: pid_t
    /// Its folder has to last as long.
    private let sandbox: Sandbox

    /// - Parameters:
    ///   - descriptors: what the program gets as 0, 1 and 2.
    ///   - terminal: the path of a terminal that becomes its controlling one, in place of `descriptors`.
    init(
        _ arguments: [String], sandbox: Sandbox, environment changes: [String: String?] = [:], descriptors: [Int32] = [],
        terminal: String? = nil
    ) {
        self.sandbox = sandbox
        let (folder, environment) = (sandbox.folder, sandbox.environment(changes))
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, descriptor) in descriptors.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
        }
        if let terminal {
            posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var standard = sigset_t()
        sigemptyset(&standard)
        for number in [SIGINT, SIGPIPE, SIGQUIT, SIGTSTP] { sigaddset(&standard, number) }
        posix_spawnattr_setsigdefault(&attributes, &standard)
        // Tests run on threads that block signals.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        // A session of its own, so that the terminal becomes the controlling one (POSIX_SPAWN_SETSID, hidden from Swift).
        let newSession: Int16 = terminal == nil ? 0 : 0x80
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | newSession)

        // The shell changes the folder: posix_spawn can't before glibc 2.29.
        let words = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder, Program.path] + arguments
        var wordPointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var variablePointers: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in wordPointers + variablePointers { free(pointer) } }
        var identifier = pid_t()
        let status = Spawning.lock.withLock { _ in
            posix_spawn(&identifier, "/bin/sh", &actions, &attributes, &wordPointers, &variablePointers)
        }
        self.identifier = status == 0 ? identifier : -1
    }

    func signal(_ number: Int32) {
        kill(identifier, number)
    }

    /// The exit status as a shell gives it; 124 if the program doesn't end, which then is killed.
    func wait(until deadline: Double = Program.now + Program.patience) -> Int32 {
        var status: Int32 = 0
        while waitpid(identifier, &status, WNOHANG) == 0 {
            if Program.now > deadline {
                kill(identifier, SIGKILL)
                waitpid(identifier, &status, 0)
                return 124
            }
            usleep(2000)
        }
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }
}

/// Tests run side by side: no program may start between the making of a pipe and its close-on-exec mark, or it keeps the pipe open.
enum Spawning {
    static let lock = Mutex(())
}
