// SPDX-License-Identifier: GPL-3.0-or-later

import Playground

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What changed the scene of this shell, kept as it happens, so that the scene outlives a shell that is killed.
///
/// Each shell has a file of its own in a folder beside the history, locked while it lives: an unlocked file is that of a shell that ended
/// without leaving. It has the inputs since the scene was last written out whole, and is bounded by writing it
/// out again.
// Unchecked: the deep stack uses it while an input runs, the main thread before the first and after the last.
final class SceneJournal: JournalAccess, @unchecked Sendable {
    /// More bytes of inputs than this are replaced by the scene that they made.
    private static let inputLimit = 1 << 20
    /// A scene that is longer is not kept.
    private static let sceneLimit = 16 << 20
    /// Journals of other shells that are kept.
    private static let keptJournals = 10
    private static let ending = ".scroll"
    private static let header = "# The scene of a shell, for 'recover': \(ProgramVersion.text)\n"

    private let folder: String
    private let isWritten: Bool
    private let complain: (String) -> Void
    private var descriptor: Int32 = -1
    private var path = ""
    private var size = 0
    /// The inputs that the file has do not lead to the present scene.
    private var needsScene = true
    private var hasComplained = false
    /// Other shells' journals that were recovered: they go when this one has what was in them.
    private var recovered: [String] = []

    /// - Parameter isWritten: false for a session that may not write.
    init(beside history: HistoryFile, isWritten: Bool, complain: @escaping (String) -> Void) {
        folder = history.path + ".scenes"
        self.isWritten = isWritten
        self.complain = complain
        if isWritten { prune() }
    }

    // MARK: Keeping

    /// Keeps what an input changed.
    /// - Parameter scene: the scene as a session; asked where the input alone does not say it.
    func note(_ step: Step, scene: () -> String?) {
        guard isWritten, let change = step.change else { return }
        let line = step.input + "\n"
        if case .repeatable = change, !needsScene, size + line.utf8.count <= Self.inputLimit {
            take(append(line).map(SystemError.text))
        } else if let text = scene(), text.utf8.count <= Self.sceneLimit {
            take(replace(with: text).map(SystemError.text))
        } else {
            take("it is too large, or cannot be written as a session")
        }
        if !needsScene { for old in recovered { unlink(old) } }
        recovered = []
    }

    /// - Parameter problem: why the last change was not kept; nil where it was.
    private func take(_ problem: String?) {
        needsScene = problem != nil
        guard let problem, !hasComplained else { return }
        hasComplained = true
        complain("scrollscope: the scene is not saved for 'recover': \(problem)")
    }

    /// The shell is left: nothing is lost.
    func end() {
        guard descriptor >= 0 else { return }
        unlink(path)
        close(descriptor)
        descriptor = -1
    }

    private func append(_ text: String) -> Int32? {
        size += text.utf8.count
        return Array(text.utf8).withUnsafeBytes { Descriptor(number: descriptor).write($0) }
    }

    /// A new file that takes the place of the old one at once: whoever kills us finds one or the other.
    private func replace(with text: String) -> Int32? {
        if path.isEmpty {
            path = "\(folder)/\(time(nil))-\(getpid())\(Self.ending)"
            StateFolder.makeFolder(of: path)
        }
        let draft = path + ".tmp"
        unlink(draft)
        let number: Int32
        do { number = try OpenedFile(draft, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600).number } catch { return errno == 0 ? EIO : errno }
        flock(number, LOCK_EX | LOCK_NB)
        let problem = Array((Self.header + text).utf8).withUnsafeBytes { Descriptor(number: number).write($0) }
        guard problem == nil, rename(draft, path) == 0 else {
            let error = problem ?? errno
            unlink(draft)
            close(number)
            return error
        }
        if descriptor >= 0 { close(descriptor) }
        (descriptor, size) = (number, 0)
        return nil
    }

    // MARK: Recovering

    func newestLost() -> LostScene? {
        for file in lostFiles {
            guard let bytes = try? DiskFileAccess().read(file), let text = String(validating: bytes, as: UTF8.self), !text.isEmpty else {
                continue
            }
            return LostScene(name: file, text: text)
        }
        return nil
    }

    /// How many there are.
    var lostCount: Int { lostFiles.count }

    func forget(_ scene: LostScene) { if isWritten { recovered.append(scene.name) } }

    /// Those that no shell has locked, the newest first.
    private var lostFiles: [String] {
        let names = DiskFileAccess().list(folder).filter { $0.hasSuffix(Self.ending) }
        return names.map { "\(folder)/\($0)" }.filter { !recovered.contains($0) && !isLocked($0) }
            .map { (path: $0, time: modificationTime($0)) }.sorted { $0.time > $1.time }.map(\.path)
    }

    /// Our own is: a lock belongs to the descriptor that has it.
    private func isLocked(_ file: String) -> Bool {
        guard let opened = try? OpenedFile(file, O_RDONLY) else { return true }
        defer { close(opened.number) }
        return flock(opened.number, LOCK_EX | LOCK_NB) != 0
    }

    private func modificationTime(_ file: String) -> Double {
        var status = stat()
        guard stat(file, &status) == 0 else { return 0 }
        return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
    }

    private func prune() { for file in lostFiles.dropFirst(Self.keptJournals) { unlink(file) } }
}
