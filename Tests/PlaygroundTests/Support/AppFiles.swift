// SPDX-License-Identifier: GPL-3.0-or-later

/// Apps in whose files `first()` and `second()` answer, each by what its own file has.
enum AppFiles {
    static func shell(_ files: [String: String]) throws -> Shell {
        try Shell(TestFiles(Dictionary(uniqueKeysWithValues: files.map { ("App/" + $0, $1) })))
    }

    static func answer(_ shell: Shell) -> String { shell.text("print \"\\(first()) \\(second())\"") }
}
