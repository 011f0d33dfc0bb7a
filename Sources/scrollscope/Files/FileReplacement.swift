// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import SwiftLanguage

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
        // Links that lead to each other lead nowhere.
        if !exists, errno == ELOOP { throw FileFailure(errno, path) }
        let kind = status.st_mode & S_IFMT
        if exists, kind == S_IFDIR { throw FileFailure(kind: .isDirectory, path: path) }
        // /dev/stdout, /dev/null: nothing to replace.
        if exists, kind != S_IFREG { return try writeDirectly(bytes) }
        if exists, access(path, W_OK) != 0 { throw FileFailure(errno, path) }

        let target = Self.withoutLinks(path)
        let draft = target + ".\(getpid()).tmp"
        let descriptor: Int32
        do {
            descriptor = try OpenedFile(draft, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666).number
        } catch {
            // The folder can't take a new file, but the file itself may be writable.
            guard exists else { throw FileFailure(kind: error.kind, path: path) }
            return try writeInPlace(bytes, over: Int(status.st_size))
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
        let descriptor = try OpenedFile(path, O_WRONLY).number
        defer { close(descriptor) }
        if let problem = bytes.withUnsafeBytes({ Descriptor(number: descriptor).write($0) }) { throw FileFailure(problem, path) }
    }

    /// Room for the bytes is taken before the first of the old ones is overwritten: on a full disk the file stays as it was.
    private func writeInPlace(_ bytes: [UInt8], over size: Int) throws(FileFailure) {
        let descriptor = try OpenedFile(path, O_WRONLY).number
        defer { close(descriptor) }
        if bytes.count > size, let problem = Self.reserve(descriptor, bytes.count) {
            ftruncate(descriptor, off_t(size))
            throw FileFailure(problem, path)
        }
        if let problem = bytes.withUnsafeBytes({ Descriptor(number: descriptor).write($0) }) { throw FileFailure(problem, path) }
        ftruncate(descriptor, off_t(bytes.count))
    }

    /// An error number; nil where there is room.
    private static func reserve(_ descriptor: Int32, _ count: Int) -> Int32? {
        let problem = posix_fallocate(descriptor, 0, off_t(count))
        return problem == 0 ? nil : problem
    }

    /// The file that a link leads to, whether it is there or not, so that the link stays one.
    static func withoutLinks(_ path: String) -> String {
        var place = path
        for _ in 0..<followedLinks {
            if let resolved = realpath(place, nil) {
                defer { free(resolved) }
                return String(cString: resolved)
            }
            guard let next = destination(ofLink: place) else { return place }
            place = next.hasPrefix("/") ? next : FilePath.folder(of: place) + "/" + next
        }
        return path
    }

    /// As many as the system follows.
    private static let followedLinks = 40

    /// Nil for what is no link.
    private static func destination(ofLink path: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    }
}
