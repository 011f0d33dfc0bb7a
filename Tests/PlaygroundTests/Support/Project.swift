// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The project's own files.
enum Project {
    static let folder = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    static let url = URL(filePath: folder, directoryHint: .isDirectory)

    static let sessions = folder + "/sessions"
    static let snippets = folder + "/Tests/PlaygroundTests/Snippets"
}
