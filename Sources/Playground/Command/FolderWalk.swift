// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// The files with an ending in a folder and in the folders in it, by name; hidden ones are left out. A folder that contains more than any
/// project does (`/`, a home) is refused, and so is one whose folders lie deeper in one another.
struct FolderWalk {
    let files: any FileAccess
    let ending: String
    /// Folders and files to pass over, as they would be found.
    var leftOut: [String] = []
    /// From a name to the path that is opened.
    var path: (String) -> String = { $0 }

    static let limit = 20_000
    /// Each folder within another takes stack.
    private static let depth = 64

    private struct Progress {
        var found: [String] = []
        var count = 0
        /// Links may lead round in circles: each folder is read once.
        var visited: Set<String> = []
    }

    func found(in folder: String, at span: SourceSpan? = nil) throws(Diagnostic) -> [String] {
        var progress = Progress()
        switch walk(folder, 0, &progress) {
        case nil: return progress.found
        case .tooMany?:
            throw Diagnostic(.limitExceeded, "'\(folder)' contains more than \(Self.limit) files and folders", at: span)
        case .tooDeep?:
            throw Diagnostic(
                .limitExceeded, "'\(folder)' contains folders more than \(Self.depth) deep in one another", at: span,
                hint: "name one of the folders in it")
        }
    }

    private enum Refusal { case tooMany, tooDeep }

    private func walk(_ folder: String, _ depth: Int, _ progress: inout Progress) -> Refusal? {
        guard let identity = files.identity(of: path(folder)), progress.visited.insert(identity).inserted else { return nil }
        guard depth < Self.depth else { return .tooDeep }
        for name in files.list(path(folder)).filter({ !$0.hasPrefix(".") }).sorted() {
            progress.count += 1
            guard progress.count <= Self.limit else { return .tooMany }
            let inner = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            if leftOut.contains(inner) { continue }
            if files.isDirectory(path(inner)) {
                if let refusal = walk(inner, depth + 1, &progress) { return refusal }
            } else if name.hasSuffix(ending) {
                progress.found.append(inner)
            }
        }
        return nil
    }
}
