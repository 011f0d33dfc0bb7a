// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// A folder in which several files declare one type: the load says so, and which of them counts.
struct RepeatedTypeTests {
    private static let files = [
        "p/A.swift": "import SwiftUI\nstruct Row: View { var body: some View { Text(\"first\") } }\n"
            + "struct A: View { var body: some View { Row() } }",
        "p/B.swift": "import SwiftUI\nstruct Row: View { var body: some View { Text(\"second\") } }\n"
            + "struct B: View { var body: some View { Row() } }",
        "p/C.swift": "import SwiftUI\nprivate struct Cell: View { var body: some View { Text(\"c\") } }\n"
            + "struct C: View { var body: some View { Cell() } }\n#Preview { struct Demo: View { var body: some View { C() } }; return Demo() }",
        "p/D.swift": "import SwiftUI\nprivate struct Cell: View { var body: some View { Text(\"d\") } }\n"
            + "struct D: View { var body: some View { Cell() } }\n#Preview { struct Demo: View { var body: some View { D() } }; return Demo() }",
    ]

    @Test func toldWithTheOneThatIsUsed() throws {
        let shell = try Shell(TestFiles(Self.files))
        let text = shell.text("load p A")
        #expect(text.contains("declared in several files: Row (that of A.swift, not B.swift)"), "\(text)")
        // What is private to a file, and what a preview declares, is in no other file's way.
        #expect(!text.contains("Cell") && !text.contains("Demo"), "\(text)")
        #expect(shell.text("inspect a1.body.row1.body.text1").contains("\"first\""))
    }

    @Test func toldToPrograms() throws {
        let answer = try Shell(TestFiles(Self.files)).json("load p A")[0]
        #expect(answer.contains(#""repeated": [{"name": "Row", "used": "p/A.swift", "ignored": ["p/B.swift"]}]"#), "\(answer)")
    }

    @Test func notToldWhereThereAreNone() throws {
        let shell = try Shell(TestFiles(Self.files.filter { $0.key != "p/B.swift" }))
        #expect(!shell.json("load p A")[0].contains("repeated"))
    }
}
