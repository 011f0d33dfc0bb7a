// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// The files with an ending in a folder and in the folders in it, by name; hidden ones are left out. A folder that holds more than any
/// project does (`/`, a home) is refused.
struct FolderWalk {
    let files: any FileAccess
    let ending: String
    /// From a name to the path that is opened.
    var path: (String) -> String = { $0 }

    static let limit = 20_000
    /// Links may lead round in circles.
    private static let depth = 16

    func found(in folder: String, at span: SourceSpan? = nil) throws(Diagnostic) -> [String] {
        var (found, count) = ([String](), 0)
        guard walk(folder, 0, &count, &found) else {
            throw Diagnostic(.limitExceeded, "'\(folder)' holds more than \(Self.limit) files and folders", at: span)
        }
        return found
    }

    /// False where there are too many.
    private func walk(_ folder: String, _ depth: Int, _ count: inout Int, _ found: inout [String]) -> Bool {
        guard depth < Self.depth else { return true }
        for name in files.list(path(folder)).filter({ !$0.hasPrefix(".") }).sorted() {
            count += 1
            guard count <= Self.limit else { return false }
            let inner = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            if files.isDirectory(path(inner)) {
                guard walk(inner, depth + 1, &count, &found) else { return false }
            } else if name.hasSuffix(ending) {
                found.append(inner)
            }
        }
        return true
    }
}
