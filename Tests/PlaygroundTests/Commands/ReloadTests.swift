// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import SwiftLanguage
import Testing

/// A watched load that runs again.
@Suite struct ReloadTests {
    private static let text = """
        struct Feed: View {
            @State private var n = 0
            var body: some View {
                ScrollView { VStack(spacing: 8) { Button("n") { n += 1 }; ForEach(0..<50) { Color.red.frame(height: 44).id($0) } } }
            }
        }
        """

    private let files = TestFiles(["app/Feed.swift": text])
    private let shell: Shell

    init() throws { shell = try Shell(files, interactive: true) }

    private func reload(_ changed: [String] = ["app/Feed.swift"]) -> Step? {
        nonisolated(unsafe) let interpreter = shell.interpreter
        return DeepStack.run { interpreter.reload(changed) }
    }

    private func change(_ old: String, to new: String) {
        files.contents["app/Feed.swift"] = Array(Self.text.replacing(old, with: new).utf8)
    }

    /// What a person had done in the scene stays: 8 more between 51 views move the last by 400.
    @Test func stateScrollingAndScreenStay() throws {
        #expect(shell.error("load app watch; tap feed1.body.button1; device iphone-se-3; scroll to 20 anchor: .top") == nil)
        let offset = shell.json("print feed1.body.scrollView1.contentOffset")
        change("spacing: 8", to: "spacing: 16")
        let step = try #require(reload())
        #expect(step.failure == nil)
        #expect(Renderer.json(step).contains("\"reloaded\": [\"app/Feed.swift\"]"))
        #expect(Renderer.text(step, style: OutputStyle()).output.contains("app/Feed.swift has changed"))
        #expect(shell.json("print feed1.body.scrollView1.contentOffset") == offset)
        #expect(shell.text("state").contains("feed1.n  Int       1"), "\(shell.text("state"))")
        #expect(shell.text("device").contains("SE"))
    }

    /// A file that has come with another view, a preview or an App does not take the place of what is looked at.
    @Test(arguments: [
        "struct Later: View { var body: some View { Text(\"later\") } }", "#Preview { Text(\"preview\") }",
        "@main struct Some: App { var body: some Scene { WindowGroup { Text(\"app\") } } }",
        "struct ContentView: View { var body: some View { Text(\"content\") } }",
    ]) func newFilesShowNothingByThemselves(_ text: String) throws {
        #expect(shell.error("load app watch") == nil)
        files.contents["app/Later.swift"] = Array(text.utf8)
        #expect(try #require(reload(["app/Later.swift"])).failure == nil)
        #expect(shell.text("tree").hasPrefix("feed1  Feed"), "\(shell.text("tree"))")
        // Whoever loads again gets what a first load shows.
        #expect(shell.error("load app watch") == nil)
        #expect(!shell.text("tree").hasPrefix("feed1  Feed"), "\(shell.text("tree"))")
    }

    /// The preview that is looked at is found again by its place in its file.
    @Test func thePreviewStays() throws {
        let preview = "#Preview { Text(\"one\") }\n#Preview { Text(\"two\") }\n"
        files.contents["app/B.swift"] = Array(preview.utf8)
        #expect(shell.error("load app watch") == nil)
        files.contents["app/A.swift"] = Array("#Preview { Text(\"first of all\") }".utf8)
        files.contents["app/B.swift"] = Array(preview.replacing("one", with: "changed").utf8)
        #expect(try #require(reload(["app/A.swift", "app/B.swift"])).failure == nil)
        #expect(shell.text("print text1.text") == "changed\n")
    }

    @Test func anErrorLeavesTheScene() throws {
        #expect(shell.error("load app watch; scroll by 100") == nil)
        let before = shell.snapshot
        change("VStack(spacing: 8)", to: "VStack(spacing: 8")
        let failure = try #require(reload()?.failure)
        #expect(failure.span?.source.name == "app/Feed.swift" && failure.span.map { $0.source.lineNumber(at: $0.start) } == 4)
        #expect(shell.snapshot == before)
        #expect(shell.interpreter.watchedPaths == ["app"])
    }

    /// A load that fails at once is tried again when its files change, whatever is typed meanwhile, until it is told not to.
    @Test func aLoadThatFailedIsTriedAgain() throws {
        change("VStack(spacing: 8)", to: "VStack(spacing: 8")
        let text = shell.text("load app watch")
        #expect(text.contains("note: app will be loaded again after a change: 'unwatch files' stops that"), "\(text)")
        #expect(shell.interpreter.watchedPaths == ["app"])
        let again = try #require(reload()?.failure)
        #expect(again.notes.isEmpty)
        #expect(shell.error("device iphone-se-3") == nil)
        change("spacing: 8", to: "spacing: 16")
        #expect(try #require(reload()).failure == nil)
        #expect(shell.text("tree").hasPrefix("feed1  Feed"))
        #expect(shell.error("unwatch files") == nil)
        #expect(shell.interpreter.watchedPaths.isEmpty)
    }

    @Test(arguments: ["unwatch files", "unwatch", "load good/A.swift"]) func whatEndsTheWaitForAChange(_ end: String) throws {
        files.contents["good/A.swift"] = Array("struct A: View { var body: some View { Text(\"a\") } }".utf8)
        change("VStack(spacing: 8)", to: "VStack(spacing: 8")
        #expect(shell.error("load app watch") != nil)
        let text = shell.text(end)
        #expect(!end.hasPrefix("unwatch") || text.contains("app: no longer watched"), "\(text)")
        #expect(shell.interpreter.watchedPaths.isEmpty)
    }

    /// A name that was mistyped is not waited for, and what was watched before stays watched after `undo`.
    @Test func whatIsNotWaitedFor() throws {
        #expect(shell.error("load apq watch") != nil)
        #expect(shell.interpreter.watchedPaths.isEmpty)
        #expect(shell.error("load app watch") == nil)
        change("VStack(spacing: 8)", to: "VStack(spacing: 8")
        #expect(reload()?.failure != nil)
        #expect(shell.error("undo") == nil)
        #expect(shell.interpreter.watchedPaths.isEmpty)
    }

    /// An unknown that was told at the first load is not told again; a new one is.
    @Test func onlyNewUnknownsAreTold() throws {
        change("ScrollView {", to: "ScrollView { Mystery();")
        #expect(shell.error("load app watch; expect unknown == 1") == nil)
        change("ScrollView {", to: "ScrollView { Mystery(); Riddle();")
        let text = Renderer.text(try #require(reload()), style: OutputStyle()).output
        #expect(text.contains("Riddle") && !text.contains("Mystery  "), "\(text)")
        #expect(shell.error("expect unknown == 2") == nil)
    }

    @Test func itEndsWithUnwatchUndoAndAnotherLoad() throws {
        #expect(reload() == nil)
        for end in ["unwatch files", "unwatch", "undo", "load app"] {
            #expect(shell.error("load app watch") == nil)
            #expect(shell.interpreter.watchedPaths == ["app"])
            #expect(shell.error(end) == nil)
            #expect(shell.interpreter.watchedPaths.isEmpty, "\(end)")
        }
        #expect(shell.error("load app; watch root.size.width; load app watch; unwatch files") == nil)
        #expect(shell.text("device iphone-se-3").contains("root.size.width = 375"))
    }

    /// What a reload does is one input for `undo`.
    @Test func undoTakesItBack() throws {
        #expect(shell.error("load app watch") == nil)
        change("height: 44", to: "height: 60")
        #expect(reload()?.failure == nil)
        #expect(shell.error("expect view(0).size.height == 60; undo; expect view(0).size.height == 44") == nil)
    }
}
