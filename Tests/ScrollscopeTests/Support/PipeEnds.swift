// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A pipe to or from the program.
struct PipeEnds {
    let reading: Int32
    let writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        Spawning.lock.withLock { _ in
            pipe(&ends)
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        }
        reading = ends[0]
        writing = ends[1]
    }

    func closeReading() { close(reading) }
    func closeWriting() { close(writing) }

    func write(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { Glibc.write(writing, $0.baseAddress, $0.count) }
    }

    /// What comes next, at most one write of the program; "" at the end.
    func readSome() -> String {
        var wait = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
        guard poll(&wait, 1, Int32(Program.patience * 1000)) > 0 else { return "" }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = read(reading, &chunk, chunk.count)
        return String(decoding: chunk[..<max(0, count)], as: UTF8.self)
    }
}

enum FullDisk {
    static func open() -> Int32 { Glibc.open("/dev/full", O_WRONLY | O_CLOEXEC) }
}
