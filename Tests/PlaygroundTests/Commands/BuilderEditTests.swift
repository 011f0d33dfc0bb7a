// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// What the statements of a builder gave is kept from edit to edit; a session that keeps nothing answers the same.
@Suite struct BuilderEditTests {
    private static let sessions: [[String]] = [
        // A statement without a view does what it does each time, and leaves no gap.
        [
            "root VStack { print(\"made\"); Text(\"a\"); Text(\"b\") }", "set text2 \"c\"", "print root", "remove text1", "undo",
            "insert Divider() before text1", "frames",
        ],
        // One that reads the state is made each time, before, in and behind what an edit changes.
        [
            "@State var n = 1", "root VStack { Text(\"\\(n)\"); Text(\"b\"); Text(\"c\\(n)\"); Text(\"d\") }", "set text2 \"longer\"",
            "n = 200000", "frames", "remove text1", "n = 3", "frames", "move text4 before text2", "n = 4", "frames", "undo 2", "frames",
        ],
        // Equal views at two places are two; one that was moved is the same.
        [
            "root HStack { Text(\"a\"); Text(\"a\"); Text(\"b\") }", "move text3 before text1", "frames", "move text1 after text2",
            "frames",
            "remove text2", "undo", "frames", "wrap text2 in VStack()", "frames", "unwrap vStack1", "frames",
        ],
        // A choice among the statements comes and goes.
        [
            "@State var on = true", "root VStack { Text(\"a\"); Text(\"b\") }", "insert if on { Text(\"c\") } after text1", "frames",
            "on = false", "frames", "undo 2", "frames", "set text1 \"z\"", "frames",
        ],
    ]

    @Test(arguments: sessions.indices) func keepingViewsChangesNothing(_ index: Int) throws {
        let with = try Shell()
        let without = try Shell(usesMemos: false)
        for input in Self.sessions[index] {
            #expect(with.json(input) == without.json(input), "\(input)")
            #expect(with.text("tree") == without.text("tree"), "after \(input)")
        }
    }
}
