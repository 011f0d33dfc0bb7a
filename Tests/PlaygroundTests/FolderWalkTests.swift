// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// A folder that holds more than any project does is refused before it is read.
@Suite struct FolderWalkTests {
    @Test func aFolderOfTooManyFilesIsRefused() throws {
        let texts = Dictionary(uniqueKeysWithValues: (0..<20_001).map { ("all/file\($0).txt", "") })
        let files = TestFiles(texts.merging(["all/a.scroll": "print 1\n", "all/A.swift": ""]) { first, _ in first })
        #expect(try Shell(files).error("load all") == "limit-exceeded")
        var reports: [String] = []
        #expect(!SessionSuite.test(paths: ["all"], files: files, style: OutputStyle()) { reports.append($0) })
        #expect(reports.first?.contains("more than 20000 files and folders [limit-exceeded]") == true)
    }

    @Test func sessionsAreFoundByName() throws {
        let files = TestFiles(["s/b.scroll": "print 1\n", "s/in/a.scroll": "print 1\n", "s/.hidden/c.scroll": "nope\n", "s/d.txt": ""])
        var reports: [String] = []
        #expect(SessionSuite.test(paths: ["s"], files: files, style: OutputStyle()) { reports.append($0) })
        #expect(reports == ["2 passed, 0 failed"])
    }
}
