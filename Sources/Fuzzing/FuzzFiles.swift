// SPDX-License-Identifier: GPL-3.0-or-later

import Playground

/// The files of a case, in memory.
final class FuzzFiles: FileAccess {
    private var contents: [String: [UInt8]]

    init(_ contents: [String: [UInt8]]) { self.contents = contents }

    func read(_ path: String) throws(FileFailure) -> [UInt8] {
        guard let bytes = contents[path] else { throw FileFailure(kind: isDirectory(path) ? .isDirectory : .notFound, path: path) }
        return bytes
    }

    func write(_ bytes: [UInt8], to path: String) throws(FileFailure) { contents[path] = bytes }
    func exists(_ path: String) -> Bool { contents[path] != nil }
    func isDirectory(_ path: String) -> Bool { contents.keys.contains { $0.hasPrefix(path + "/") } }

    func list(_ folder: String) -> [String] {
        let start = folder == "." || folder.isEmpty ? "" : folder + "/"
        let inside = contents.keys.filter { $0.hasPrefix(start) }.compactMap { $0.dropFirst(start.count).split(separator: "/").first }
        return Set(inside).map(String.init).sorted()
    }

    var temporaryFolder: String { "/tmp/scrollscope-fuzz" }
}
