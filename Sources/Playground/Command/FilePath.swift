// SPDX-License-Identifier: GPL-3.0-or-later

/// Parts of a path as it is written.
package enum FilePath {
    /// The folder in which a file lies; `.` where the path has none.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last part.
    package static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
