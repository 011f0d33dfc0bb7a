// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// How sheets and their kin come and go (L16.1).
@Suite struct PresentationTests {
    private static let source = """
        struct Item: Identifiable { let id: Int }
        struct Inner: View {
            @Environment(\\.dismiss) private var dismiss
            @State private var count = 0
            let item: Item
            var body: some View { VStack { Text("Item \\(item.id), \\(count)"); Button("Add") { count += 1 }; Button("Done") { dismiss() } } }
        }
        struct Older: View {
            @Environment(\\.presentationMode) var mode
            var body: some View { Button("Leave") { mode.wrappedValue.dismiss() } }
        }
        struct Flagged: View {
            @State private var shows = false
            var body: some View {
                NavigationStack { Button("Push") { shows = true }.navigationDestination(isPresented: $shows) { Older() } }
            }
        }
        struct Outer: View {
            @State private var chosen: Item?
            @State private var covers = false
            @State private var told = 0
            var body: some View {
                VStack {
                    ForEach(1..<3) { n in Button("Show \\(n)") { chosen = Item(id: n) } }
                    Button("Cover") { covers = true }
                    Text("Told \\(told)")
                }
                .sheet(item: $chosen) { told += 1 } content: { Inner(item: $0) }
                .fullScreenCover(isPresented: $covers) { Flagged() }
            }
        }
        root Outer()
        """

    private func shell(_ inputs: String...) throws -> Shell {
        let shell = try Shell()
        let answers = shell.feed(Self.source + "\n" + inputs.joined(separator: "\n"))
        if let error = answers.lazy.compactMap(\.failure).first { Issue.record("\(error.message)") }
        return shell
    }

    @Test func aSheetShowsItsItemAndKeepsItsState() throws {
        let shell = try shell("tap \"Show 2\"", "tap \"Add\"")
        #expect(shell.text("tree").contains("sheet  Sheet"))
        #expect(shell.text("print outer1.body.inner1.body.text1.text") == "Item 2, 1\n")
    }

    /// Its size and place come from its detents, not from the root that it lies over.
    @Test(arguments: ["outer1.body.sheet", "outer1.body.inner1.body.text1"]) func itIsExplainedWithoutTheRoot(view: String) throws {
        let shell = try shell("tap \"Show 2\"")
        let explanation = shell.text("explain \(view)")
        #expect(!explanation.contains("The root"), "\(explanation)")
        #expect(explanation.contains("outer1.body.sheet is presented over the window: it is at (0, 69)."), "\(explanation)")
    }

    /// Its state goes with it, and who presented it is told once.
    @Test func aSheetIsDismissedFromInside() throws {
        let shell = try shell("tap \"Show 2\"", "tap \"Add\"", "tap \"Done\"")
        #expect(!shell.text("tree").contains("sheet"))
        #expect(shell.text("print outer1.body.text1.text") == "Told 1\n")
        _ = shell.feed("tap \"Show 1\"")
        #expect(shell.text("print outer1.body.inner1.body.text1.text") == "Item 1, 0\n")
        _ = shell.feed("undo 2")
        #expect(shell.text("print outer1.body.inner1.body.text1.text") == "Item 2, 1\n")
    }

    /// `dismiss` ends the innermost presentation: the pushed view first, then the cover.
    @Test func dismissGoesBackBeforeItEndsACover() throws {
        let shell = try shell("tap \"Cover\"", "tap \"Push\"", "tap \"Leave\"")
        #expect(shell.text("tree").contains("fullScreenCover"))
        #expect(shell.error("tap \"Push\"") == nil)
    }

    @Test func theDrawingLeavesOutWhatACoverHides() throws {
        let shell = try shell("tap \"Cover\"")
        #expect(!shell.text("show").contains("Told 0"))
    }

    /// A view that presents itself ends at the limit of depth, with its name.
    @Test func anEndlessPresentationIsAnError() throws {
        let shell = try Shell()
        let text = "struct Loop: View { var body: some View { Text(\"a\").sheet(isPresented: .constant(true)) { Loop() } } }\nroot Loop()"
        #expect(shell.feed(text).compactMap(\.failure).first?.id.rawValue == "limit-exceeded")
    }

    @Test func anExplanationEndsAtTheSheet() throws {
        let shell = try Shell()
        _ = shell.feed("root Color.blue.sheet(isPresented: .constant(true)) { Color.red.id(\"in\") }")
        let text = shell.text("explain view(\"in\") height")
        #expect(text.contains("The sheet over the window is 783 high; less the safe area it offers 749."))
        #expect(!text.contains("The root is offered"))
    }
}
