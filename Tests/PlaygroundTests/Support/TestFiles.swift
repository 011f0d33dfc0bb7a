// SPDX-License-Identifier: GPL-3.0-or-later

import Playground

/// Files of a test: a dictionary.
final class TestFiles: FileAccess {
    var contents: [String: [UInt8]]
    var journals: (any JournalAccess)? = TestJournals()

    init(_ texts: [String: String] = [:]) { contents = texts.mapValues { Array($0.utf8) } }

    func text(_ path: String) -> String? { contents[path].map { String(decoding: $0, as: UTF8.self) } }

    func read(_ path: String) throws(FileFailure) -> [UInt8] {
        if isDirectory(path) { throw FileFailure(kind: .isDirectory, path: path) }
        guard let bytes = contents[path] else { throw FileFailure(kind: .notFound, path: path) }
        return bytes
    }

    func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        if path.hasPrefix("nowhere/") { throw FileFailure(kind: .notFound, path: path) }
        contents[path] = bytes
    }
    func exists(_ path: String) -> Bool { contents[path] != nil }
    func isDirectory(_ path: String) -> Bool { contents.keys.contains { $0.hasPrefix(path + "/") } }

    func list(_ folder: String) -> [String] {
        let start = folder == "." || folder.isEmpty ? "" : folder + "/"
        let inside = contents.keys.filter { $0.hasPrefix(start) }.compactMap { $0.dropFirst(start.count).split(separator: "/").first }
        return Set(inside).map(String.init).sorted()
    }

    var temporaryFolder: String { "/tmp/scrollscope-test" }
}
