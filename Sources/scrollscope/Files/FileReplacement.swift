// SPDX-License-Identifier: GPL-3.0-or-later

import Playground

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes a file as a whole or not at all: a full disk must not cost the session that was saved there before.
struct FileReplacement {
    let path: String

    func write(_ bytes: [UInt8]) throws(FileFailure) {
        var status = stat()
        let exists = stat(path, &status) == 0
        let kind = status.st_mode & S_IFMT
        if exists, kind == S_IFDIR { throw FileFailure(kind: .isDirectory, path: path) }
        // /dev/stdout, a named pipe: nothing to replace.
        if exists, kind != S_IFREG { return try writeDirectly(bytes) }
        if exists, access(path, W_OK) != 0 { throw FileFailure(errno, path) }

        let target = Self.withoutLinks(path)
        let draft = target + ".\(getpid()).tmp"
        let descriptor: Int32
        do {
            descriptor = try DiskFileAccess.open(draft, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
        } catch {
            // The folder can't take a new file, but the file itself may be writable.
            guard exists else { throw FileFailure(kind: error.kind, path: path) }
            return try writeDirectly(bytes)
        }
        if exists { fchmod(descriptor, status.st_mode & 0o7777) }
        let problem = bytes.withUnsafeBytes { Descriptor(number: descriptor).write($0) }
        close(descriptor)
        if problem == nil, rename(draft, target) == 0 { return }
        let number = problem ?? errno
        unlink(draft)
        throw FileFailure(number, path)
    }

    private func writeDirectly(_ bytes: [UInt8]) throws(FileFailure) {
        let descriptor = try DiskFileAccess.open(path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666)
        defer { close(descriptor) }
        if let problem = bytes.withUnsafeBytes({ Descriptor(number: descriptor).write($0) }) { throw FileFailure(problem, path) }
    }

    /// The file that a link leads to, so that the link stays one.
    static func withoutLinks(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
