// SPDX-License-Identifier: GPL-3.0-or-later

import Playground

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that was opened by its name: the one place that opens files. Opening never waits, and what is not a file is refused.
///
/// A named pipe, a socket or a terminal would wait for somebody who may never come. What the person's own shell hands over (`<(…)`,
/// /dev/stdin, /dev/stdout) is taken.
struct OpenedFile {
    let number: Int32
    let size: Int

    init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(FileFailure) {
        // C would cut the path there and open another file.
        if path.utf8.contains(0) { throw FileFailure(kind: .notFound, path: path) }
        let descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode)
        guard descriptor >= 0 else {
            let number = errno
            // That is what a named pipe without a reader and a socket say.
            if let kind = Self.specialKind(path, mode: Self.mode(of: path)) { throw FileFailure(kind: .special(kind), path: path) }
            throw FileFailure(number, path)
        }
        var status = stat()
        let isKnown = fstat(descriptor, &status) == 0
        (number, size) = (descriptor, Int(status.st_size))
        let failure: FileFailure.Kind? =
            if !isKnown {
                .other(SystemError.text(errno))
            } else if status.st_mode & S_IFMT == S_IFDIR {
                .isDirectory
            } else if let kind = Self.specialKind(path, mode: status.st_mode) {
                .special(kind)
            } else if isatty(descriptor) == 1, !Self.isHandedOver(path) {
                .special("a terminal")
            } else if flags & O_ACCMODE == O_RDONLY, !Self.isHandedOver(path), !Self.answers(descriptor) {
                .special(status.st_mode & S_IFMT == S_IFREG ? Self.log : "a device")
            } else {
                nil
            }
        if let failure {
            close(descriptor)
            throw FileFailure(kind: failure, path: path)
        }
    }

    /// The descriptor, for whoever waits for bytes as of standard input.
    func waiting() -> Int32 {
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) & ~O_NONBLOCK)
        return number
    }

    // MARK: Kinds

    private static func specialKind(_ path: String, mode: mode_t?) -> String? {
        guard let mode, !isHandedOver(path) else { return nil }
        return switch mode & S_IFMT {
        case S_IFIFO: "a named pipe"
        case S_IFSOCK: "a socket"
        case S_IFBLK: "a device"
        default: nil
        }
    }

    /// A file on a disk can always be read; the log of a kernel (/proc/kmsg) would wait for somebody to write.
    private static func answers(_ descriptor: Int32) -> Bool {
        var asked = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&asked, 1, 0) > 0
    }

    /// nil if there is no such file.
    static func mode(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode : nil
    }

    /// What a file of the system is called that only grows.
    static let log = "a log without an end"

    static func isHandedOver(_ path: String) -> Bool {
        path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/") || ["/dev/stdin", "/dev/stdout", "/dev/stderr"].contains(path)
    }
}
