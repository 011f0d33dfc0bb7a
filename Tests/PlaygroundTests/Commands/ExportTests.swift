// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage
import Testing
import ViewCatalog

@testable import Playground

/// Exported Swift gives the same layout again when it is loaded.
@Suite struct ExportTests {
    static let scenes = [
        "root VStack { Text(\"Hi\").padding(8).background(.red, in: .rect(cornerRadius: 8)); Color.blue.frame(height: 20) }",
        "@State var wide = true; state wide = false; root HStack { if wide { Color.red }; Text(\"\\(wide)\") }",
        "struct Row: View { let number: Int; var body: some View { Text(\"Row \\(number)\") } }; root ScrollView { LazyVStack { ForEach(0..<40) { Row(number: $0) } } }",
        "struct Card<Content: View>: View { @ViewBuilder var content: Content; var body: some View { content.padding() } }; root Card { Text(\"a\"); Text(\"b\") }",
        "root ScrollViewport { LazyVStack { ForEach(0..<9) { i in Text(\"\\(i)\").frame(maxWidth: viewport.size.width * 0.9) } } }",
        "let tags = [\"a\", \"b\"]; root ForEach(Array(tags.enumerated()), id: \\.offset) { index, tag in Text(tag).id(index) }",
        "environment dynamicTypeSize = .xxLarge; root Text(\"Hi\")",
        "struct App1: App { var body: some Scene { WindowGroup { Text(\"a\") } } }; root App1()",
    ]

    private func exported(_ text: String, _ command: String = "export a.swift") throws -> (shell: Shell, text: String) {
        let shell = try Shell()
        if let error = shell.feed(text).lazy.compactMap(\.failure).first { Issue.record("\(error)") }
        #expect(shell.error(command) == nil)
        return (shell, try #require(shell.files.text("a.swift")))
    }

    /// Kinds and frames of all layers but those of components, in tree order: names have another owner.
    private func layout(_ shell: Shell) throws -> [String] {
        let frames = try JSONReader.read(shell.json("frames")[0])
        guard case .array(let rows)? = frames[key: "result"]?[key: "frames"] else { return [] }
        return rows.filter { row in
            guard case .string(let kind)? = row[key: "kind"] else { return true }
            return !["ContentView", "ViewportReader", "environment", "probe"].contains(kind)
        }.map { row in ["id", "kind", "x", "y", "width", "height"].map { row[key: $0]?.text ?? "" }.joined(separator: " ") }
    }

    @Test(arguments: scenes) func loadedAgainItIsTheSame(_ text: String) throws {
        let (shell, swift) = try exported(text)
        let other = try Shell(TestFiles(["a.swift": swift]))
        if let error = other.feed("load a.swift").lazy.compactMap(\.failure).first { Issue.record("\(error.message) in\n\(swift)") }
        #expect(try layout(other) == layout(shell))
    }

    /// Probes change no layout, and what they bring along can be read.
    @Test(arguments: scenes) func withProbesItIsTheSame(_ text: String) throws {
        let (shell, swift) = try exported(text, "export a.swift probes")
        let other = try Shell(TestFiles(["a.swift": swift]))
        if let error = other.feed("load a.swift").lazy.compactMap(\.failure).first { Issue.record("\(error.message) in\n\(swift)") }
        #expect(try layout(other) == layout(shell))
    }

    @Test func probesHaveTheNamesOfTheShell() throws {
        let (_, swift) = try exported(Self.scenes[2], "export a.swift probes")
        #expect(swift.contains("let probePath = probeElement(probePath, \"forEach1\", $0)"))
        #expect(swift.contains(".environment(\\.probePath, probeJoined(probePath, \"row1.body\"))"))
        #expect(swift.contains(".probe(probePath, \"scrollView1\", 0, [\"ScrollView\"])"))
        #expect(swift.contains("@main"))
    }

    /// Names that were given, overrides and state come back, and what is exported again is the same file.
    @Test func theSceneComesBack() throws {
        let text = """
            @State var wide = true
            state wide = false
            environment lineLimit = 2
            root main = VStack { ScrollViewport { LazyVStack { ForEach(0..<4) { Text("\\($0)").frame(maxWidth: viewport.size.width) } } } }
            rename lazyVStack1 list
            add Text("a") in main; add Text("b") in main; remove text1; add last = Text(wide ? "c" : "d") in main
            """
        let (shell, swift) = try exported(text)
        let other = try Shell(TestFiles(["a.swift": swift]))
        #expect(other.error("load a.swift") == nil)
        for question in ["frames", "state", "env lineLimit", "tree layers"] { #expect(other.json(question) == shell.json(question)) }
        #expect(other.error("export b.swift") == nil)
        #expect(other.files.text("b.swift") == swift)
        let preview = try exported("struct A: View { var body: some View { Text(\"a\") } }; root first = A()")
        let third = try Shell(TestFiles(["a.swift": preview.text]))
        #expect(third.error("load a.swift; expect first.body.text1.isVisible") == nil)
        #expect(third.json("frames") == preview.shell.json("frames"))
    }

    /// Whoever goes on with the view in Xcode gets a component.
    @Test func aChangedFileIsAnOrdinaryOne() throws {
        let (_, swift) = try exported("@State var on = true; root VStack { Text(\"a\") }")
        let changed = swift.replacing("    var body", with: "    let title = \"x\"\n\n    var body")
        let other = try Shell(TestFiles(["a.swift": changed]))
        #expect(other.error("load a.swift") == nil)
        #expect(other.text("print contentView1.body.text1.size") == other.text("print contentView1.size"))
    }

    @Test func commentsOfLoadedFilesAreKept() throws {
        let source = """
            import SwiftUI

            // Rows of the feed.
            /// Shows a number.
            struct Row: View {
                // from 0
                let number: Int
                var body: some View { Text("Row \\(number)") /* short */ }
            }
            """
        let shell = try Shell(TestFiles(["a.swift": source + "\n\n#Preview { Row(number: 3) }\n"]))
        #expect(shell.error("load a.swift; export b.swift") == nil)
        #expect(shell.files.text("b.swift")?.hasPrefix(source) == true)
    }

    /// Every example of the catalogue.
    @Test func examplesOfTheCatalogue() throws {
        let setup = "@State var on = true; @State var count = 1; @State var amount = 0.5; @State var text = \"\""
        for view in Catalog.allViews where view.conformances.isDisjoint(with: ["Scene", "Commands"]) {
            for example in view.examples {
                let shell = try Shell()
                guard shell.feed(setup + "\nroot " + example).allSatisfy({ $0.failure == nil }) else { continue }
                #expect(shell.error("export a.swift") == nil)
                let swift = try #require(shell.files.text("a.swift"))
                let other = try Shell(TestFiles(["a.swift": swift]))
                if let error = other.feed("load a.swift").lazy.compactMap(\.failure).first { Issue.record("\(error.message) in\n\(swift)") }
                #expect(try layout(other) == layout(shell), "\(example)")
            }
        }
    }

    @Test(arguments: [("export a.txt probes", "unknown-argument"), ("export a.foo", "unknown-format"), ("export", "missing-argument")])
    func errors(_ input: String, _ id: String) throws { #expect(try Shell().error(input) == id) }
}
