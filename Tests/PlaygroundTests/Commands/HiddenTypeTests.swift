// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground
@testable import SwiftLanguage

/// An app's type may have the name of one of SwiftUI's: its code means its own, and SwiftUI's modifiers take SwiftUI's. Swift's rule: a
/// declaration of the module hides those of imported modules, and `SwiftUI.Animation` still means SwiftUI's.
@Suite struct HiddenTypeTests {
    private static func shell(_ files: [String: String]) throws -> Shell {
        try Shell(TestFiles(Dictionary(uniqueKeysWithValues: files.map { ("App/" + $0, "import SwiftUI\n" + $1) })))
    }

    @Test(arguments: [
        (
            "an animation", "enum Animation: String { case fade, slide }",
            "Text(Animation.slide.rawValue).animation(.easeIn, value: 1).frame(maxWidth: .infinity)", "slide"
        ),
        (
            "an alignment", "enum Alignment: String { case start }",
            "VStack(alignment: .leading) { Text(Alignment.start.rawValue).frame(width: 90, alignment: .trailing) }", "start"
        ),
        (
            "an implicit member of its own", "enum Alignment: String { case start }\nfunc word(_ a: Alignment) -> String { a.rawValue }",
            "Text(word(.start)).frame(width: 90, alignment: .trailing)", "start"
        ),
        (
            "a gesture", "struct Gesture { var name = \"wave\" }",
            "Text(Gesture().name).gesture(DragGesture().onEnded { _ in }).overlay(alignment: .top) { Color.red }", "wave"
        ),
        (
            "the module's by its name", "enum Alignment: String { case start }\nlet side: SwiftUI.Alignment = .trailing",
            "Text(Alignment.start.rawValue).frame(width: 90, alignment: side)", "start"
        ),
        (
            "an extension of it", "struct Spring { var k = 2 }\nextension Spring { var name: String { \"spring \\(k)\" } }",
            "Text(Spring().name).animation(.spring(duration: 1), value: 2)", "spring 2"
        ),
        ("as it prints itself", "struct Spring { var k = 2 }", "Text(\"\\(Spring())\").animation(.bouncy, value: 2)", "Spring(k: 2)"),
    ])
    func eachMeansItsOwn(_ name: String, _ declarations: String, _ body: String, _ shown: String) throws {
        let view = "struct Shown: View { var body: some View { \(body) } }\n#Preview { Shown() }"
        for files in [["A.swift": declarations + "\n" + view], ["A.swift": declarations, "B.swift": view]] {
            let shell = try Self.shell(files)
            shell.feed("load App strict")
            let isShown = shell.error("expect shown1.body.text1.text == \"\(shown)\"")
            #expect(isShown == nil, "\(name): \(shell.text("load App strict")) \(shell.text("tree"))")
        }
    }

    /// A private type is its file's alone: another file's code means SwiftUI's.
    @Test func aPrivateOneIsItsFiles() throws {
        let shell = try Self.shell([
            "A.swift":
                "private enum Alignment: String { case start }\nstruct Word: View { var body: some View { Text(Alignment.start.rawValue) } }",
            "B.swift": "let side = Alignment.trailing\n#Preview { Word().frame(width: 90, alignment: side) }",
        ])
        shell.feed("load App strict")
        #expect(shell.text("tree").contains("text1"), "\(shell.text("tree"))")
    }
}
