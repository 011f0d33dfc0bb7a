// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The history on disk: `#TIME` before each entry, as bash and readline write it, so that an entry may have many lines.
///
/// Every entry is appended in one write before its input runs: a crash or a second session loses nothing.
struct HistoryFile {
    static let keptEntries = 10_000

    let path: String

    /// $SCROLLSCOPE_HISTORY (empty: none), else scrollscope/history in $XDG_STATE_HOME or ~/.local/state.
    static func chosen() -> HistoryFile? {
        if let path = EnvironmentVariable("SCROLLSCOPE_HISTORY").text {
            return path.isEmpty ? nil : HistoryFile(path: path)
        }
        return EnvironmentVariable.folder("XDG_STATE_HOME", orInHome: ".local/state").map {
            HistoryFile(path: $0 + "/scrollscope/history")
        }
    }

    /// The entries, oldest first; makes the file, and shortens it when it has grown to twice what is kept.
    func load() -> Result<[String], HistoryFailure> {
        makeFolder()
        return withLock { descriptor in
            let entries = HistoryFormat.entries(of: read(descriptor))
            guard entries.count > 2 * Self.keptEntries else { return entries.suffix(Self.keptEntries).map(\.text) }
            let kept = entries.suffix(Self.keptEntries)
            rewrite(kept.map(HistoryFormat.text).joined())
            return kept.map(\.text)
        }
    }

    func append(_ entry: String) -> Result<Void, HistoryFailure> {
        let text = HistoryFormat.text(of: HistoryEntry(time: time(nil), text: entry))
        return withLock { descriptor in
            _ = Array(text.utf8).withUnsafeBytes { Descriptor(number: descriptor).write($0) }
        }
    }

    // MARK: The file

    private func makeFolder() {
        guard let end = path.lastIndex(of: "/"), end != path.startIndex else { return }
        var folder = ""
        for part in path[..<end].split(separator: "/") {
            folder += path.hasPrefix("/") || !folder.isEmpty ? "/\(part)" : "\(part)"
            mkdir(folder, 0o700)
        }
    }

    /// Opens and locks the file. Another session may have replaced it between the two: then once more.
    private func withLock<Value>(_ body: (Int32) -> Value) -> Result<Value, HistoryFailure> {
        while true {
            let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { return .failure(HistoryFailure(path: path, number: errno)) }
            defer { close(descriptor) }
            _ = flock(descriptor, LOCK_EX)
            var opened = stat()
            var current = stat()
            guard fstat(descriptor, &opened) == 0, stat(path, &current) == 0, opened.st_ino == current.st_ino else { continue }
            guard opened.st_mode & S_IFMT == S_IFREG else { return .failure(HistoryFailure(path: path, number: EINVAL)) }
            // What a person types is nobody else's to read.
            if opened.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
            return .success(body(descriptor))
        }
    }

    private func read(_ descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = Glibc.read(descriptor, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
        return bytes
    }

    private func rewrite(_ text: String) {
        let target = FileReplacement.withoutLinks(path)
        let draft = target + ".\(getpid()).tmp"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        let problem = Array(text.utf8).withUnsafeBytes { Descriptor(number: descriptor).write($0) }
        close(descriptor)
        if problem != nil || rename(draft, target) != 0 { unlink(draft) }
    }
}

struct HistoryFailure: Error {
    let path: String
    let number: Int32

    var message: String { "the history is not kept: \(path): \(SystemError.text(number))" }
}
