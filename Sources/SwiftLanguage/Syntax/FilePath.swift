// SPDX-License-Identifier: GPL-3.0-or-later

/// Parts of a path as it is written.
package enum FilePath {
    /// The folder in which a file lies; `.` where the path has none.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// A path seen from a folder, without its `..` as far as the folder has names for them.
    package static func joined(_ folder: String, _ path: String) -> String {
        var parts = folder.split(separator: "/", omittingEmptySubsequences: false)
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != "..", last != ".", last != "" { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    /// The last part.
    package static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
