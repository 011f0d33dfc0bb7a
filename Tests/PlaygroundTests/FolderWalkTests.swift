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
}
