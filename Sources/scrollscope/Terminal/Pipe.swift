// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A pipe to ourselves, by which one thread or a signal handler wakes a `poll`.
struct Pipe: Sendable {
    let reading: Int32
    let writing: Int32

    init() {
        var ends: (Int32, Int32) = (-1, -1)
        let status = withUnsafeMutablePointer(to: &ends) {
            $0.withMemoryRebound(to: Int32.self, capacity: 2) { pipe($0) }
        }
        guard status == 0 else { Descriptor.end(without: "pipe", errno) }
        (reading, writing) = ends
        for end in [reading, writing] {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
        }
    }

    /// Safe in a signal handler: no allocation, no lock. A full pipe already wakes the reader.
    func writeByte() {
        var byte: UInt8 = 0
        _ = Glibc.write(writing, &byte, 1)
    }

    func readByte() {
        var byte: UInt8 = 0
        _ = read(reading, &byte, 1)
    }

    func drain() {
        var bytes: UInt64 = 0
        while read(reading, &bytes, 8) > 0 {}
    }

    static func waitUntilReadable(_ descriptor: Int32) {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&wait, 1, -1) <= 0 {}
    }
}
