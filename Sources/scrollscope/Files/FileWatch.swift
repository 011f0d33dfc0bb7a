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

/// Tells which files of some files and folders have changed, by the kernel's inotify.
///
/// It is folders that are watched: many editors write a new file and give it the old one's name.
@MainActor
final class FileWatch {
    /// As they were given.
    let paths: [String]
    /// Can be read when something has happened.
    let descriptor: Int32

    private struct Folder {
        var path: String
        /// Whose changes count, with the path by which each is told; nil for all files.
        var names: [String: String]?
    }

    private var folders: [Int32: Folder] = [:]
    /// The files that came up since changes were last told.
    private var made: Set<String> = []

    private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR)

    init(_ paths: [String]) throws(FileFailure) {
        self.paths = paths
        descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileFailure(errno, paths.first ?? "") }
        for path in paths { try add(path) }
    }

    isolated deinit { close(descriptor) }

    // MARK: what is watched

    private func add(_ path: String) throws(FileFailure) {
        try watch(FilePath.folder(of: path), names: [FilePath.name(of: path): path])
        // What a link leads to changes where it lies.
        if let resolved = realpath(path, nil) {
            defer { free(resolved) }
            let target = String(cString: resolved)
            guard target != path else { return try addFolders(in: path) }
            try watch(FilePath.folder(of: target), names: [FilePath.name(of: target): path])
        }
        try addFolders(in: path)
    }

    /// A folder and those in it: hidden ones hold no sources.
    private func addFolders(in path: String) throws(FileFailure) {
        let disk = DiskFileAccess()
        // Links may lead round in circles: a folder that is watched already ends the way.
        guard disk.isDirectory(path), try watch(path, names: nil) else { return }
        for name in disk.list(path) where !name.hasPrefix(".") { try addFolders(in: path + "/" + name) }
    }

    /// False where it is watched already.
    @discardableResult
    private func watch(_ folder: String, names: [String: String]?) throws(FileFailure) -> Bool {
        let number = inotify_add_watch(descriptor, folder, Self.events)
        guard number >= 0 else {
            // A folder that has just gone, or that nobody may read, has nothing to tell.
            if errno == ENOENT || errno == EACCES || errno == ENOTDIR { return false }
            throw FileFailure(errno, folder)
        }
        guard let old = folders[number] else {
            folders[number] = Folder(path: folder, names: names)
            return true
        }
        guard let known = old.names else { return false }
        folders[number] = Folder(path: folder, names: names.map { known.merging($0) { first, _ in first } })
        return true
    }

    // MARK: what happens

    /// The files that have changed since the last call, each once. It waits until nothing more happens: a tool writes many files at a time,
    /// and an editor one in several steps.
    func changes() -> [String] {
        var changed: [String] = []
        let end = MonotonicTime.now + Self.patience
        repeat {
            for path in readEvents() where !changed.contains(path) { changed.append(path) }
        } while MonotonicTime.now < end && Signals.poll(descriptor: descriptor, milliseconds: Self.quiet)
        // What a tool made for the time of its work, and has renamed or deleted since, is none of the files.
        let lasting = changed.filter { !made.contains($0) || access($0, F_OK) == 0 }
        made = []
        return lasting
    }

    /// Milliseconds without an event that end a change, and those after which it is told in any case.
    private static let quiet = 60
    private static let patience = 1_000

    private func readEvents() -> [String] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return [] }
        var result: [String] = []
        var offset = 0
        let header = MemoryLayout<inotify_event>.size
        while offset + header <= count {
            let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self) }
            let name = buffer[(offset + header)..<min(count, offset + header + Int(event.len))].prefix { $0 != 0 }
            result += changed(event, String(decoding: name, as: UTF8.self))
            offset += header + Int(event.len)
        }
        return result
    }

    private func changed(_ event: inotify_event, _ name: String) -> [String] {
        // More happened than the kernel keeps.
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return paths }
        guard let folder = folders[event.wd] else { return [] }
        if event.mask & UInt32(IN_IGNORED) != 0 {
            folders[event.wd] = nil
            return []
        }
        let isFolder = event.mask & UInt32(bitPattern: Int32(IN_ISDIR)) != 0
        // A file that was only made is still to be written.
        if event.mask & UInt32(IN_CREATE) != 0, !isFolder {
            made.insert(folder.path + "/" + name)
            return []
        }
        if let names = folder.names {
            guard let path = names[name] else { return [] }
            if isFolder { try? addFolders(in: path) }
            return [path]
        }
        guard !Self.isScratch(name) else { return [] }
        let path = folder.path + "/" + name
        if isFolder { try? addFolders(in: path) }
        return [path]
    }

    /// What editors leave beside a file while they work.
    private static func isScratch(_ name: String) -> Bool {
        name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name.allSatisfy(\.isNumber)
    }
}
