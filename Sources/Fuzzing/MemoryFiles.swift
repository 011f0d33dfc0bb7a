// SPDX-License-Identifier: GPL-3.0-or-later

import Playground

/// Files in memory: their bytes by their paths. A folder is there while a file is in it; any but one may be written to.
package final class MemoryFiles: FileAccess {
    /// A folder that is not there and is not made.
    package static let absentFolder = "nowhere/"

    package var contents: [String: [UInt8]]

    package init(bytes contents: [String: [UInt8]]) { self.contents = contents }

    package func read(_ path: String) throws(FileFailure) -> [UInt8] {
        guard let bytes = contents[path] else { throw FileFailure(kind: isDirectory(path) ? .isDirectory : .notFound, path: path) }
        return bytes
    }

    package func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        if path.hasPrefix(Self.absentFolder) { throw FileFailure(kind: .notFound, path: path) }
        contents[path] = bytes
    }

    package func exists(_ path: String) -> Bool { contents[path] != nil }
    package func isDirectory(_ path: String) -> Bool { contents.keys.contains { $0.hasPrefix(path + "/") } }

    package func list(_ folder: String) -> [String] {
        let start = folder == "." || folder.isEmpty ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        let inside = contents.keys.filter { $0.hasPrefix(start) }.compactMap { $0.dropFirst(start.count).split(separator: "/").first }
        return Set(inside).map(String.init).sorted()
    }

    package var temporaryFolder: String { "/tmp/scrollscope-memory" }
    package var journals: (any JournalAccess)?
}
