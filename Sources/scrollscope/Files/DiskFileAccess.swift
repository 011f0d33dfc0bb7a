// SPDX-License-Identifier: GPL-3.0-or-later

import CairoPictures
import Playground
import SwiftLanguage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The disk as the interpreter may use it.
final class DiskFileAccess: FileAccess {
    private var ownFolder: String?
    var journals: (any JournalAccess)?
    /// Ends a wait for a pipe that somebody else writes.
    var interrupt: InterruptFlag?

    func read(_ path: String) throws(FileFailure) -> [UInt8] {
        let file = try OpenedFile(path, O_RDONLY)
        defer { close(file.number) }
        return try readAll(file.number, path: path, expecting: file.size)
    }

    func read(_ path: String, first count: Int) throws(FileFailure) -> [UInt8] {
        let file = try OpenedFile(path, O_RDONLY)
        defer { close(file.number) }
        return try readAll(file.number, path: path, expecting: min(file.size, count), upTo: count)
    }

    func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        try FileReplacement(path: path).write(bytes)
    }

    func exists(_ path: String) -> Bool { OpenedFile.mode(of: path) != nil }

    func isDirectory(_ path: String) -> Bool { OpenedFile.mode(of: path).map { $0 & S_IFMT == S_IFDIR } ?? false }

    func isRegular(_ path: String) -> Bool { OpenedFile.mode(of: path).map { $0 & S_IFMT == S_IFREG } ?? false }

    /// Names in a folder, sorted, without `.` and `..`; empty if it can't be read.
    func list(_ folder: String) -> [String] {
        guard let stream = opendir(folder.isEmpty ? "." : folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    func identity(of folder: String) -> String? {
        var status = stat()
        return stat(folder.isEmpty ? "." : folder, &status) == 0 ? "\(status.st_dev):\(status.st_ino)" : nil
    }

    let pictures: (any PictureEncoder)? = CairoEncoder()

    var home: String? { EnvironmentVariable.home }

    /// A folder that no other user can read, created when it is first asked for.
    var temporaryFolder: String {
        if let ownFolder { return ownFolder }
        let parent = EnvironmentVariable("TMPDIR").text.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        var template = Array((parent + "/scrollscope-XXXXXX").utf8CString)
        let made = template.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
        }
        // Without one, a path that can't be written: the write then tells why.
        let folder = made ?? parent + "/scrollscope-unavailable"
        if made != nil { ownFolder = folder }
        return folder
    }

    /// Removes the temporary folder with what is in it.
    func removeTemporaryFolder() {
        guard let ownFolder else { return }
        remove(ownFolder)
        self.ownFolder = nil
    }

    /// Why a file can't be read, in words; nil if it can.
    static func problem(withReading path: String) -> String? {
        do {
            close(try OpenedFile(path, O_RDONLY).number)
            return nil
        } catch { return error.words }
    }

    // MARK: Steps

    private func readAll(_ descriptor: Int32, path: String, expecting size: Int, upTo limit: Int = .max)
        throws(FileFailure) -> [UInt8]
    {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(max(0, size), FileFailure.mostBytes) + 1)
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN {
                    try waitForBytes(descriptor, path)
                    continue
                }
                throw FileFailure(errno, path)
            }
            bytes.append(contentsOf: chunk[..<min(count, limit - bytes.count)])
            if bytes.count == limit { return bytes }
            if bytes.count > FileFailure.mostBytes { throw FileFailure(kind: .tooLarge, path: path) }
        }
    }

    /// A pipe that has nothing yet: signals are the main thread's, which sets the flag. Nothing else waits: a log that had something when
    /// it was opened has no end.
    private func waitForBytes(_ descriptor: Int32, _ path: String) throws(FileFailure) {
        guard OpenedFile.isHandedOver(path) else { throw FileFailure(kind: .special(OpenedFile.log), path: path) }
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&wait, 1, 50) <= 0 {
            if interrupt?.isSet ?? false { throw FileFailure(kind: .interrupted, path: path) }
        }
    }

    private func remove(_ path: String) {
        // unlink first: it takes links away instead of following them.
        if unlink(path) == 0 { return }
        for name in list(path) { remove(path + "/" + name) }
        rmdir(path)
    }
}
