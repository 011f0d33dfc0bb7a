// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

/// What stands in a navigation bar belongs to the view that it was given to: its links push there, and the models around that view reach it.
@Suite struct ToolbarTests {
    @Test(arguments: [
        "NavigationStack { List { Text(\"row\") }.toolbar { NavigationLink(\"Add\") { Text(\"added\") } } }",
        "NavigationStack { List { Text(\"row\") }.toolbar { ToolbarItem(placement: .topBarLeading) { NavigationLink(\"Add\") { Text(\"added\") } } } }",
        "NavigationStack { List { Text(\"row\") }.toolbar { NavigationLink(\"Add\", value: 1) }.navigationDestination(for: Int.self) { _ in Text(\"added\") } }",
        "NavigationView { List { Text(\"row\") }.navigationBarItems(trailing: NavigationLink(\"Add\", destination: Text(\"added\"))) }",
    ]) func aLinkInTheBarPushes(_ root: String) throws {
        let shell = try Shell()
        #expect(shell.error("root \(root)") == nil)
        #expect(!shell.text("tree all").contains("BackButton"))
        #expect(shell.error("tap \"Add\"") == nil)
        let pushed = shell.text("tree all")
        #expect(pushed.contains("BackButton") && !pushed.contains("List"))
        #expect(shell.error("tap back") == nil)
        #expect(shell.text("tree all").contains("List"))
    }

    private static let model = """
        class Model: ObservableObject { @Published var count = 0 }
        struct AddButton: View { @EnvironmentObject var model: Model; var body: some View { Button("Add \\(model.count)") { model.count += 1 } } }
        struct Screen: View {
            @StateObject var model = Model()
            var body: some View { NavigationStack { Text("count \\(model.count)").toolbar { AddButton() }.environmentObject(model) } }
        }
        """

    @Test func aModelGivenInsideReachesTheBar() throws {
        let shell = try Shell()
        shell.feed(Self.model)
        #expect(shell.error("root Screen()") == nil)
        #expect(shell.error("tap \"Add 0\"") == nil)
        #expect(shell.error("tap \"Add 1\"") == nil)
        #expect(shell.text("print screen1.body.text1.text") == "count 2\n")
    }

    /// A flexible spacer takes what the items of the bottom bar leave, and keeps them 16 from the screen's sides; a fixed one takes nothing (L11.9).
    @Test func spacersOfTheBottomBar() throws {
        let shell = try Shell()
        let items = [
            "ToolbarItem(placement: .bottomBar) { Button(\"A\") { } }", "ToolbarItem(placement: .bottomBar) { Button(\"B\") { } }",
        ]
        let last = "ToolbarSpacer(.fixed, placement: .bottomBar); ToolbarItem(placement: .bottomBar) { Button(\"C\") { } }"
        for spacer in ["ToolbarSpacer(placement: .bottomBar)", "ToolbarSpacer(.flexible, placement: .bottomBar)"] {
            #expect(
                shell.error("root NavigationStack { Text(\"a\").toolbar { \(items[0]); \(spacer); \(items[1]); \(last) } }") == nil)
            #expect(
                shell.error(
                    "expect button1.frame.minX == 16; expect button3.frame.maxX == 377; expect button3.frame.minX - button2.frame.maxX == 16"
                )
                    == nil, "\(shell.text("frames"))")
        }
    }

    /// Fonts and line limits of the content stay out of the bar.
    @Test func theBarKeepsItsFont() throws {
        let shell = try Shell()
        shell.feed("root NavigationStack { Text(\"a\").toolbar { Button(\"Done\") { } } }")
        let size = shell.text("print button1.size")
        #expect(size.hasPrefix("("))
        shell.feed("root NavigationStack { Text(\"a\").toolbar { Button(\"Done\") { } }.font(.largeTitle) }")
        #expect(shell.text("print button1.size") == size)
    }
}
