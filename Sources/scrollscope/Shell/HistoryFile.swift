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
        return StateFolder.path.map { HistoryFile(path: $0 + "/history") }
    }

    /// The entries, oldest first; makes the file, and shortens it when it has grown to twice what is kept.
    func load() -> Result<[String], HistoryFailure> {
        StateFolder.makeFolder(of: path)
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
            Array(text.utf8).withUnsafeBytes { Descriptor(number: descriptor).write($0) }
        }.flatMap { problem in
            problem.map { .failure(HistoryFailure(path: path, words: SystemError.text($0))) } ?? .success(())
        }
    }

    // MARK: The file

    /// Opens and locks the file. Another session may have replaced it between the two: then once more.
    private func withLock<Value>(_ body: (Int32) -> Value) -> Result<Value, HistoryFailure> {
        while true {
            let descriptor: Int32
            do { descriptor = try OpenedFile(path, O_RDWR | O_CREAT | O_APPEND, mode: 0o600).number } catch {
                return .failure(HistoryFailure(path: path, words: error.words))
            }
            defer { close(descriptor) }
            guard lock(descriptor) else { return .failure(HistoryFailure(path: path, words: "another program has locked it")) }
            var opened = stat()
            var current = stat()
            guard fstat(descriptor, &opened) == 0, stat(path, &current) == 0, opened.st_ino == current.st_ino else { continue }
            guard opened.st_mode & S_IFMT == S_IFREG else { return .failure(HistoryFailure(path: path, words: "is a device, not a file")) }
            // What a person types is nobody else's to read.
            if opened.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
            return .success(body(descriptor))
        }
    }

    /// Another session holds the lock for a moment; a program that keeps it must not keep us.
    private func lock(_ descriptor: Int32) -> Bool {
        for _ in 0..<Self.lockTries {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
            usleep(Self.lockPause)
        }
        return false
    }

    private static let lockTries = 50
    private static let lockPause: useconds_t = 10_000

    /// The end of the file, as far as anybody will look back; without the entry that is cut there.
    private func read(_ descriptor: Int32) -> [UInt8] {
        let size = lseek(descriptor, 0, SEEK_END)
        let isCut = size > off_t(Self.readLimit)
        lseek(descriptor, isCut ? size - off_t(Self.readLimit) : 0, SEEK_SET)
        let bytes = readAll(descriptor)
        guard isCut else { return bytes }
        let newline = UInt8(ascii: "\n")
        let start = bytes.indices.first { index in
            bytes[index] == newline && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "#")
        }
        return start.map { Array(bytes[($0 + 1)...]) } ?? []
    }

    static let readLimit = 4 << 20

    private func readAll(_ descriptor: Int32) -> [UInt8] {
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

/// A history file that could not be written, and what the system said.
struct HistoryFailure: Error {
    let path: String
    let words: String

    var message: String { "the history is not saved: \(path): \(words)" }
}
