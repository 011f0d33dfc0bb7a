// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Testing

@testable import Playground

/// What was remembered for a program is freed when another takes its place: views hold closures, and closures the machine.
@Suite struct ProgramMemoryTests {
    static let scenes = [
        "root VStack { Text(\"a\"); Button(\"b\") { } }",
        "root ScrollView { LazyVStack { ForEach(0..<9) { i in Text(\"\\(i)\").onTapGesture { } } } }",
        "struct V: View { @State var n = 1; var body: some View { Button(\"\\(n)\") { n += 1 } } }\nroot V()",
        "root GeometryReader { p in Text(\"a\").frame(width: p.size.width) }",
    ]

    @Test(arguments: scenes, ["platform macOS", "let other = 1", "struct Other { }"])
    func isFreed(_ scene: String, by input: String) throws {
        let shell = try Shell()
        shell.feed(scene)
        weak let caches = shell.interpreter.current.memos.caches
        try #require(caches != nil)
        shell.feed(input + "\nprint root.size")
        #expect(caches == nil)
    }

    @Test(arguments: scenes)
    func isFreedWithTheShell(_ scene: String) throws {
        weak var caches: Caches?
        do {
            let shell = try Shell()
            shell.feed(scene)
            caches = shell.interpreter.current.memos.caches
        }
        #expect(caches == nil)
    }
}
