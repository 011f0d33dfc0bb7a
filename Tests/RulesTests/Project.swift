// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The project's own files, for tests that compare them with each other.
enum Project {
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    static func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

    /// The files below a folder whose names end so, in order, as paths from the project's folder.
    static func files(under folder: String, ending: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(ending) }.sorted().map { folder + "/" + $0 }
    }
}
