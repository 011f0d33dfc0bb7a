// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// No file has an empty name, or one with a NUL: there the system would end it, and another file would be read, or lost.
@Suite struct FileNameTests {
    @Test(
        arguments: ["save", "export", "load", "source", "compare"],
        ["\"\"", "\"kept.swift\\u{0}.svg\"", "\"kept.swift\\u{0}.svg\" force"])
    func whatNoFileCanBeCalledIsRefused(_ command: String, _ name: String) throws {
        let shell = try Shell(TestFiles(["kept.swift": "let n = 1"]))
        shell.feed("root Text(\"a\")")
        let failure = try #require(shell.feed("\(command) \(name)").lazy.compactMap(\.failure).first)
        #expect(failure.id.rawValue == "file-error")
        #expect(failure.message.hasPrefix("no file can have the name"), "\(failure.message)")
        #expect(shell.files.contents.keys.sorted() == ["kept.swift"])
    }
}
