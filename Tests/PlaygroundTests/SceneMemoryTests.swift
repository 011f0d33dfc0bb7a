// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import Testing
import ViewCatalog

@testable import Playground

/// What a scene keeps is kept once, and without room to spare.
@Suite struct SceneMemoryTests {
    @Test func coloursOfTheSystemShareTheirPaint() throws {
        let shell = try Shell()
        shell.feed("root VStack { Color.red; Color.red.frame(width: 10); Color.blue; Color(red: 0.5, green: 0, blue: 0) }")
        let paints = shell.interpreter.current.snapshot.layers.compactMap { ($0.node as? PaintNode)?.paint as? PaintAttachment }
        try #require(paints.count == 4)
        #expect(paints[0] === paints[1])
        #expect(Set(paints.map { ObjectIdentifier($0) }).count == 3)
    }

    /// Whichever end of a block it leaves alone.
    @Test(arguments: ["insert Text(\"new\") before text1", "add Text(\"new\") in box", "remove text1", "set text1 \"new\""])
    func anEditKeepsTheViewsThatItLeavesAlone(_ edit: String) throws {
        let shell = try Shell()
        shell.feed("root box = VStack { " + (0..<20).map { "Text(\"\($0)\")" }.joined(separator: "; ") + " }")
        let before = texts(shell)
        try #require(before.count == 20)
        shell.feed(edit)
        let made = texts(shell).filter { text in !before.contains { $0 === text } }
        #expect(made.count <= 1)
    }

    private func texts(_ shell: Shell) -> [TextNode] { shell.interpreter.current.snapshot.layers.compactMap { $0.node as? TextNode } }

    /// 257 is one more than an array has room for that grew by doubling.
    @Test func anOutlineHasNoRoomToSpare() throws {
        let shell = try Shell()
        shell.feed("root VStack { " + (0..<256).map { "Text(\"\($0)\")" }.joined(separator: "; ") + " }")
        let views = shell.interpreter.current.outline.views
        try #require(views.count == 257)
        #expect(views.capacity < 300)
    }

    /// Names are a table of all views, and an outline of them: they are made when somebody asks for one.
    @Test(arguments: [false, true])
    func whatAsksForNoViewGathersNoNames(_ isInteractive: Bool) throws {
        let shell = try Shell(interactive: isInteractive)
        // What an answer at the prompt tells of a scene asks for its views.
        shell.feed("option answers off")
        for input in [
            "root ScrollView { VStack { Text(\"a\"); Text(\"b\").frame(height: 900) } }", "viewport 300x400", "scroll by 10", "let x = 1",
        ] {
            shell.feed(input)
            #expect(shell.interpreter.current.layoutNames.made == nil, "\(input)")
        }
        shell.feed("print text1.size")
        #expect(shell.interpreter.current.layoutNames.made != nil)
    }
}
