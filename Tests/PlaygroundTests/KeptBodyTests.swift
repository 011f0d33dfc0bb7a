// SPDX-License-Identifier: GPL-3.0-or-later
import Playground
import Testing

/// A body runs again when what it observes has changed, and only then: not because it draws numbers, counts its instances or asks for the
/// screen. So a model that the root makes stays the same.
@Suite struct KeptBodyTests {
    private static let screen = """
        struct Screen: View {
            @EnvironmentObject var model: Model
            @State var taps = 0
            var body: some View {
                VStack { Text(model.name); Text("\\(model.count) of \\(taps)"); Button("add") { model.count += 1; taps += 1 } }
            }
        }
        """

    struct Root: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let model: String
        var root = "Screen().environmentObject(Model())"
    }

    static let roots = [
        Root(testDescription: "a UUID", model: "let name = UUID().uuidString"),
        Root(testDescription: "a random number", model: "let name = String(Int.random(in: 0...1_000_000))"),
        Root(
            testDescription: "a count of instances",
            model: "static var next = 1; let name: String; init() { name = \"model \\(Self.next)\"; Self.next += 1 }"),
        Root(
            testDescription: "a list that each instance joins",
            model: "static var all: [Model] = []; let name: String; init() { name = \"model \\(Self.all.count)\"; Self.all.append(self) }"),
        Root(
            testDescription: "UserDefaults",
            model: "let name = \"model\"; @Published var count = 0 { didSet { UserDefaults.standard.set(count, forKey: \"n\") } }; "
                + "init() { count = UserDefaults.standard.integer(forKey: \"n\") }"),
        Root(
            testDescription: "the screen", model: "let name = \"model\"",
            root: "Screen().frame(width: UIScreen.main.bounds.width).environmentObject(Model())"),
    ]

    @Test(arguments: roots) func theModelOfTheRootStays(_ root: Root) throws {
        let shell = try Shell()
        let count = root.model.contains("var count") ? "" : "@Published var count = 0; "
        shell.feed("class Model: ObservableObject { \(count)\(root.model) }\n" + Self.screen)
        #expect(shell.error("root \(root.root)") == nil)
        let first = words(shell)
        #expect(first.count == 2 && first.last == "0 of 0")
        for _ in 0..<3 { #expect(shell.error("tap \"add\"") == nil) }
        #expect(words(shell) == [first[0], "3 of 3"])
        shell.feed("undo 2\ntap \"add\"")
        #expect(words(shell) == [first[0], "2 of 2"])
    }

    /// `@Environment(\.self)` says nothing of itself that changes: what the body reads of it does.
    @Test func aKeyOfTheWholeEnvironmentIsObserved() throws {
        let shell = try Shell()
        shell.feed(
            """
            extension EnvironmentValues { @Entry var gap = 4.0 }
            struct Inner: View { @Environment(\\.self) var all; var body: some View { Text("\\(all.gap) \\(all.lineLimit ?? 0)").id("a") } }
            @State var gap = 4.0
            root VStack { Inner().environment(\\.gap, gap).lineLimit(Int(gap)); Button("more") { gap = 9 } }
            """)
        #expect(shell.text("print view(\"a\").text") == "4.0 4\n")
        #expect(shell.error("tap \"more\"") == nil)
        #expect(shell.text("print view(\"a\").text") == "9.0 9\n")
    }

    /// `@Fetched var items: [Item]` of a framework that is not here is as of a store that holds nothing yet, in a view that a preview shows.
    @Test func anArrayOfAnUnknownWrapperIsEmpty() throws {
        let source = """
            struct Item: Identifiable { let id: Int }
            struct Items: View {
                @Fetched(sort: \\Item.id) private var items: [Item]
                var body: some View { if items.isEmpty { Text("No items") } else { List(items) { Text("\\($0.id)") } } }
            }
            #Preview { Items() }
            """
        let shell = try Shell(TestFiles(["a.swift": source]))
        #expect(shell.error("load a.swift") == nil)
        #expect(shell.text("print items1.body.text1.text") == "No items\n")
        #expect(shell.text("unknown").contains("@Fetched"))
    }

    /// The strings of the texts, from the top.
    private func words(_ shell: Shell) -> [String] {
        ["screen1.body.text1", "screen1.body.text2"].map { shell.text("print \($0).text").filter { $0 != "\n" } }
    }

    @Test func numbersAreDrawnAgainWhenTheBodyRuns() throws {
        let shell = try Shell()
        shell.feed(
            """
            struct Dice: View {
                @State var throwing = 0
                @State var other = 0
                var body: some View { VStack { Text("\\(throwing): \\(Int.random(in: 1...1_000_000))"); Other(n: $other) } }
            }
            struct Other: View { @Binding var n: Int; var body: some View { Text("\\(n)") } }
            root Dice()
            """)
        func shown() -> String { shell.text("print dice1.body.text1.text") }
        let first = shown()
        shell.feed("rotate\nscene\nrotate")
        #expect(shown() == first)
        shell.feed("state throwing = 1")
        let second = shown()
        #expect(second.dropFirst(3) != first.dropFirst(3))
        // Undo gives the state before, and what was drawn from it.
        shell.feed("undo")
        #expect(shown() == first)
        shell.feed("redo")
        #expect(shown() == second)
    }

    @Test func theScreenIsAskedAgainWhenItTurns() throws {
        let shell = try Shell()
        shell.feed("struct Wide: View { var body: some View { Color.red.frame(width: UIScreen.main.bounds.width / 2) } }\nroot Wide()")
        #expect(shell.text("print root.frame.width").hasPrefix("196.5"))
        shell.feed("rotate")
        #expect(shell.text("print root.frame.width").hasPrefix("426"))
    }

    /// `let _ = …` in a body is how people count its runs.
    @Test func aBodyThatCountsItsRunsRunsNoMoreOften() throws {
        let shell = try Shell()
        shell.feed(
            """
            var runs = 0
            struct Counted: View { @State var n = 0; var body: some View { let _ = runs += 1; Button("n \\(n)") { n += 1 } } }
            root Counted()
            """)
        let before = shell.text("print runs")
        shell.feed("rotate\nrotate\nscroll by 0")
        #expect(shell.text("print runs") == before)
        shell.feed("tap counted1.body.button1")
        #expect(shell.text("print runs") != before)
    }
}
