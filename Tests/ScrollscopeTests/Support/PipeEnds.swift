// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A pipe to or from the program.
struct PipeEnds {
    let reading: OpenFile
    let writing: OpenFile

    init() throws(SystemCallFailure) {
        var ends: [Int32] = [-1, -1]
        let problem = Spawning.lock.withLock { _ -> Int32 in
            guard pipe(&ends) == 0 else { return errno }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return 0
        }
        guard problem == 0 else { throw SystemCallFailure(problem, "make a pipe") }
        reading = OpenFile(descriptor: ends[0])
        writing = OpenFile(descriptor: ends[1])
    }

    func write(_ text: String) throws(SystemCallFailure) { try writing.write(Array(text.utf8)) }

    /// What comes next, at most one write of the program; "" at the end.
    func readSome() -> String { String(decoding: reading.read() ?? [], as: UTF8.self) }
}
