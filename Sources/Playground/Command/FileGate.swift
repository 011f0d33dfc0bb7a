// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Files for commands: paths made whole, texts checked, writing refused where a session is read-only.
struct FileGate {
    let files: any FileAccess
    let isReadOnly: Bool
    /// What relative paths start from: the session file's folder while one runs.
    let folder: String
    /// The files that this session has written.
    var written: Set<String> = []

    func path(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        if path == "~" || path.hasPrefix("~/"), let home = files.home { return home + path.dropFirst() }
        return folder.isEmpty || folder == "." ? path : folder + (folder.hasSuffix("/") ? "" : "/") + path
    }

    func read(_ name: String, at span: SourceSpan?) throws(Diagnostic) -> String {
        let bytes: [UInt8]
        do { bytes = try files.read(path(name)) } catch {
            var problem = Self.diagnostic(error, name, at: span)
            if problem.id == .fileNotFound { problem.suggestion = file(meantBy: name) }
            throw problem
        }
        return try Self.decode(bytes, name, at: span)
    }

    /// The file of the folder that is close to a name: `feed.scroll` for `feed`.
    private func file(meantBy name: String) -> String? {
        let folder = FilePath.folder(of: name)
        let known = list(folder).filter { !$0.hasPrefix(".") && !isDirectory(folder == "." ? $0 : folder + "/" + $0) }
        return ClosestWord.of(FilePath.name(of: name), in: known).map { folder == "." ? $0 : FilePath.joined(folder, $0) }
    }

    func isDirectory(_ name: String) -> Bool { files.isDirectory(path(name)) }

    /// The names in a folder.
    func list(_ name: String) -> [String] { files.list(path(name)) }

    func exists(_ name: String) -> Bool { files.exists(path(name)) }

    /// The Swift files of a folder and of the folders in it.
    func swiftFiles(inside name: String, at span: SourceSpan?) throws(Diagnostic) -> [String] {
        try FolderWalk(files: files, ending: ".swift", path: path).found(in: name, at: span)
    }

    /// - Parameter isForced: may it replace a file that Scrollscope has not written?
    func write(_ bytes: [UInt8], to name: String, isForced: Bool = false, at span: SourceSpan?) throws(Diagnostic) {
        let path = path(name)
        if isReadOnly, !Self.isInside(path, files.temporaryFolder) {
            throw Diagnostic(
                .readOnly, "this session is read-only: cannot write '\(name)'", at: span,
                hint: "files can be written to \(files.temporaryFolder)")
        }
        guard isForced || mayReplace(path) else {
            throw Diagnostic(
                .fileError, "'\(name)' already exists and was not written by Scrollscope", at: span,
                hint: "add 'force' to replace it")
        }
        do { try files.write(bytes, to: path) } catch {
            // A file that is to be written need not be there, but its folder.
            if case .notFound = error.kind {
                throw Diagnostic(.fileNotFound, "there is no folder '\(FilePath.folder(of: name))'", at: span)
            }
            throw Self.diagnostic(error, name, at: span)
        }
    }

    /// What does not exist, is not a file, is empty, or was written by us.
    private func mayReplace(_ path: String) -> Bool {
        guard files.isRegular(path), !written.contains(path) else { return true }
        guard let old = try? files.read(path) else { return false }
        return old.isEmpty || FileMark.isIn(old)
    }

    /// UTF-8 without its mark, line breaks as `\n`; what is not UTF-8 is an error with its place.
    static func decode(_ bytes: [UInt8], _ name: String, at span: SourceSpan? = nil) throws(Diagnostic) -> String {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw Diagnostic(.invalidEncoding, "'\(name)' is UTF-16, not UTF-8", at: span, hint: "save the file as UTF-8")
        }
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        if let zero = body.firstIndex(of: 0) { throw badByte(zero, body, name, "a NUL", at: span) }
        guard let text = String(validating: body, as: UTF8.self) else {
            let valid = String(decoding: body, as: UTF8.self)
            let good = zip(valid.utf8, body).prefix { $0 == $1 }.count
            throw badByte(good, body, name, "a byte that is not UTF-8", at: span)
        }
        guard body.contains(0x0D) else { return text }
        return String(decoding: withoutReturns(body), as: UTF8.self)
    }

    private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            if byte == 0x0D {
                if index + 1 == bytes.count || bytes[index + 1] != 0x0A { result.append(0x0A) }
            } else {
                result.append(byte)
            }
        }
        return result
    }

    private static func badByte(_ offset: Int, _ bytes: [UInt8], _ name: String, _ what: String, at span: SourceSpan?) -> Diagnostic {
        let before = bytes[..<min(offset, bytes.count)]
        let line = before.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
        let column = offset - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
        return Diagnostic(.invalidEncoding, "'\(name)' contains \(what) at line \(line), byte \(column)", at: span)
    }

    static func diagnostic(_ failure: FileFailure, _ name: String, at span: SourceSpan?) -> Diagnostic {
        switch failure.kind {
        case .notFound: Diagnostic(.fileNotFound, "there is no file '\(name)'", at: span)
        case .isDirectory: Diagnostic(.fileError, "'\(name)' is a folder", at: span)
        case .denied: Diagnostic(.fileError, "permission denied for '\(name)'", at: span)
        case .tooLarge:
            Diagnostic(.fileError, "'\(name)' is too large: no file of more than \(FileFailure.mostBytes >> 20) MB is read", at: span)
        case .special(let kind): Diagnostic(.fileError, "'\(name)' is \(kind), not a file", at: span)
        case .interrupted: Diagnostic(.interrupted, "interrupted", at: span)
        case .other(let words): Diagnostic(.fileError, "'\(name)' cannot be used: \(words)", at: span)
        }
    }

    /// Does a path lie in a folder, `..` resolved?
    static func isInside(_ path: String, _ folder: String) -> Bool {
        guard path.hasPrefix("/") else { return false }
        func parts(_ text: String) -> [Substring] {
            var result: [Substring] = []
            for part in text.split(separator: "/") where part != "." {
                if part == ".." { _ = result.popLast() } else { result.append(part) }
            }
            return result
        }
        let (a, b) = (parts(path), parts(folder))
        return !b.isEmpty && a.count > b.count && Array(a.prefix(b.count)) == b
    }
}
