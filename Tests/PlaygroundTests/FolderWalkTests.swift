// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// Sessions are found in folders and in the folders in them; hidden ones are left out.
@Suite struct FolderWalkTests {
    @Test func sessionsAreFoundByName() throws {
        let files = TestFiles(["s/b.scroll": "print 1\n", "s/in/a.scroll": "print 1\n", "s/.hidden/c.scroll": "nope\n", "s/d.txt": ""])
        let (found, refused) = SessionSuite.sessions(["s"], files: files)
        #expect(found == ["s/b.scroll", "s/in/a.scroll"] && refused.isEmpty)
        #expect(SessionSuite.sessions(["s"], filter: "IN/", files: files).found == ["s/in/a.scroll"])
    }

    /// What lies too deep is not passed over in silence.
    @Test(arguments: [(63, true), (64, false), (70, false)])
    func foldersAreFollowedSoDeep(_ depth: Int, isFound: Bool) throws {
        let inner = "s" + String(repeating: "/d", count: depth)
        let shell = try Shell(TestFiles([inner + "/A.swift": "struct A: View { var body: some View { Text(\"a\") } }\n"]))
        let failure = shell.feed("load s").lazy.compactMap(\.failure).first
        #expect((failure == nil) == isFound)
        if let failure { #expect(failure.id == .limitExceeded && failure.message.contains("more than 64 deep")) }
        let files = TestFiles([inner + "/a.scroll": "print 1\n"])
        let (found, refused) = SessionSuite.sessions(["s"], files: files)
        #expect(found.isEmpty != isFound && refused.isEmpty == isFound)
    }
}
