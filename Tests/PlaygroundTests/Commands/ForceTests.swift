// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// A person's file is replaced only where that was asked for; what Scrollscope has written is.
@Suite struct ForceTests {
    static let paths = ["a.scroll", "a.svg", "a.html", "a.md", "a.json", "a.swift"]

    private func command(_ path: String) -> String { path.hasSuffix(".scroll") ? "save \(path)" : "export \(path)" }

    @Test(arguments: paths + ["a.txt"])
    func aFileThatIsNotOursNeedsForce(_ path: String) throws {
        let shell = try Shell()
        shell.feed("root Text(\"a\")")
        shell.files.contents[path] = Array("root VStack { } # mine\n".utf8)
        #expect(shell.error(command(path)) == "file-error")
        #expect(shell.text(command(path)).contains("force"))
        #expect(shell.files.text(path) == "root VStack { } # mine\n")
        #expect(shell.error(command(path) + " force") == nil)
        #expect(shell.error(command(path)) == nil, "this session has written it")
    }

    @Test(arguments: paths)
    func anotherSessionReplacesWhatOneHasWritten(_ path: String) throws {
        let first = try Shell()
        #expect(first.error("root Text(\"a\"); \(command(path))") == nil)
        let second = try Shell()
        second.files.contents = first.files.contents
        #expect(second.error("root Text(\"b\"); \(command(path))") == nil)
        #expect(second.files.text(path) != first.files.text(path))
        second.files.contents[path]?.append(contentsOf: Array((String(repeating: " ", count: 80) + "mine").utf8))
        #expect(try Shell(second.files).error(command(path)) == "file-error", "a person has added to it")
    }

    @Test func anEmptyFileIsNobodys() throws {
        let shell = try Shell()
        shell.files.contents["a.scroll"] = []
        #expect(shell.error("save a.scroll") == nil)
    }

    @Test(arguments: [("save a b.scroll", "a b.scroll"), ("save a b.scroll force", "a b.scroll"), ("save \"a force\"", "a force")])
    func forceStandsBehindThePath(_ row: (input: String, path: String)) throws {
        let shell = try Shell()
        #expect(shell.error(row.input) == nil)
        #expect(shell.files.contents[row.path] != nil)
    }

    /// The CRC of the specification's own example: an empty last chunk.
    @Test func aRemarkInAPictureHasItsChecksum() {
        #expect(PNGText.checksum(Array("IEND".utf8)) == 0xAE42_6082)
        let marked = FileMark.marking(Array(repeating: 1, count: 20), as: .png)
        #expect(marked.prefix(8) == [1, 1, 1, 1, 1, 1, 1, 1] && marked.suffix(12).allSatisfy { $0 == 1 })
        #expect(FileMark.isIn(marked))
    }
}
