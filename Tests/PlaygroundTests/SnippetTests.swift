// SPDX-License-Identifier: GPL-3.0-or-later
import Playground
import Testing

/// Swift as people paste it: every construct of language.md §3, members of the standard library, pieces of tutorials written anew.
/// A file of Snippets/ holds inputs with their checks; each part runs in a fresh scene and has no error.
@Suite struct SnippetTests {
    static let names = ["language.txt", "library.txt", "tutorials.txt", "constructs.txt", "operators.txt", "styles.txt", "uikit.txt"]

    @Test(arguments: names) func runAsTheyStand(_ name: String) throws {
        let folder = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Snippets/"
        let text = String(decoding: try DiskFiles().read(folder + name), as: UTF8.self)
        let parts = text.split(separator: "## ").map(String.init)
        #expect(parts.count >= 5)
        for part in parts {
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let shell = try Shell()
            let failures = shell.feed(String(lines[1])).filter { $0.failure != nil }
            let report = failures.map { Renderer.text($0, style: OutputStyle()).errors }.joined(separator: "\n")
            #expect(failures.isEmpty, "\(name), \(lines[0]):\n\(report)")
        }
    }
}
