// SPDX-License-Identifier: GPL-3.0-or-later
import Playground
import Testing

/// Swift as people paste it: every construct of language.md §3, members of the standard library, pieces of tutorials written anew.
/// A file of Snippets/ holds inputs with their checks; each part runs in a fresh scene and has no error.
@Suite struct SnippetTests {
    /// Of forms.txt the forms alone are tested (`FormsTests`).
    static let names = DiskFiles().list(Project.snippets).filter { $0 != "forms.txt" }.sorted()

    @Test(arguments: names) func runAsTheyStand(_ name: String) throws {
        let text = String(decoding: try DiskFiles().read(Project.snippets + "/" + name), as: UTF8.self)
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
