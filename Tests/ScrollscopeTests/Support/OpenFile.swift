// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An open file, closed once: by `close()`, or when nobody holds it any longer. A number that was closed may soon be another file's.
final class OpenFile {
    private var descriptor: Int32?

    init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemCallFailure) {
        let number = open(path, flags | O_CLOEXEC, mode)
        guard number >= 0 else { throw SystemCallFailure(errno, "open \(path)") }
        descriptor = number
    }

    /// - Parameter descriptor: an open file's number that nobody else closes.
    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close() }

    var number: Int32 {
        get throws(SystemCallFailure) {
            guard let descriptor else { throw SystemCallFailure(EBADF, "use a file that was closed") }
            return descriptor
        }
    }

    func close() {
        guard let number = descriptor else { return }
        descriptor = nil
        Glibc.close(number)
    }

    /// Writes all the bytes.
    func write(_ bytes: [UInt8]) throws(SystemCallFailure) {
        _ = Self.brokenPipesAreErrors
        var rest = bytes[...]
        while !rest.isEmpty {
            let number = try number
            let count = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { throw SystemCallFailure(errno, "write") }
            rest = rest.dropFirst(max(0, count))
        }
    }

    /// What comes next, at most 64 KB: nil if nothing comes in time; empty at the end, which a pseudo-terminal whose program is gone
    /// tells by an error.
    func read(within seconds: Double = Program.patience) -> [UInt8]? {
        guard let descriptor else { return [] }
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&wait, 1, Int32(seconds * 1000)) > 0 else { return nil }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(descriptor, &chunk, chunk.count)
        return Array(chunk[..<max(0, count)])
    }

    /// A write to a program that has ended fails, instead of ending the tests.
    private static let brokenPipesAreErrors: Void = { _ = Glibc.signal(SIGPIPE, SIG_IGN) }()
}
