// SPDX-License-Identifier: GPL-3.0-or-later
import Playground
import Testing

/// Bodies are evaluated again only when something that they read has changed, and that shows nowhere.
@Suite struct BodyEvaluationTests {
    private static let source = """
        class Model: ObservableObject { @Published var total = 0; @Published var other = 0 }
        struct Row: View { let i: Int; var body: some View { Text("row \\(i)").frame(height: 200) } }
        struct Themed: View { @Environment(\\.colorScheme) private var scheme; var body: some View { Text(scheme == .dark ? "dark" : "light mode") } }
        struct Counter: View { @State var n = 0; var body: some View { Button("n \\(n)") { n += 1 } } }
        struct Shown: View { @ObservedObject var model: Model; var body: some View { Text("total \\(model.total)") } }
        struct Badge: ViewModifier { @State var on = false; func body(content: Content) -> some View { content.padding(on ? 8 : 2) } }
        struct Main: View {
            @State var k = 1
            @StateObject var model = Model()
            var body: some View {
                VStack(spacing: 0) {
                    Text("k \\(k)"); Counter(); Themed(); Shown(model: model); Text("b").modifier(Badge())
                    Button("add") { model.total += 5 }
                    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(i: $0) } } }
                }
            }
        }
        """

    /// How many bodies an input evaluates.
    private func count(_ shell: Shell, _ input: String) -> Int {
        let before = shell.interpreter.bodyEvaluations
        #expect(shell.error(input) == nil, "\(input)")
        return shell.interpreter.bodyEvaluations - before
    }

    private func state(_ shell: Shell, _ name: String) -> Int? {
        let row = shell.text("state").split(separator: "\n").first { $0.hasPrefix(name + " ") }
        return row?.split(separator: " ").last.flatMap { Int($0) }
    }

    @Test func onlyWhatReadTheChangeIsEvaluated() throws {
        let shell = try Shell()
        shell.feed(Self.source)
        // Main, Counter, Themed, Shown, Badge and the rows that meet the viewport.
        let first = count(shell, "root Main()")
        #expect(first >= 5 + 3 && first <= 5 + 6)
        #expect(count(shell, "print root.frame") == 0)
        #expect(count(shell, "tap main1.body.counter1") == 1)
        // Main, and the modifier of a view that Main makes anew.
        #expect(count(shell, "state k = 2") == 2)
        #expect(count(shell, "colorscheme dark") == 1)
        #expect(count(shell, "tap main1.body.button1") == 1)
        #expect(count(shell, "type xLarge") == 0)
        #expect(count(shell, "rotate") <= 1)
    }

    @Test func aNewRootKeepsWhatItHas() throws {
        let shell = try Shell()
        shell.feed(Self.source)
        shell.feed("root Main()")
        #expect(count(shell, "modify root .padding(1)") <= 1)
        #expect(count(shell, "wrap root in VStack()") <= 1)
    }

    @Test func rowsAreEvaluatedWhenLaidOut() throws {
        let shell = try Shell()
        shell.feed(Self.source)
        #expect(count(shell, "root ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(i: $0) } } }") == 4)
        // 759 pt from 100 on: rows 0 to 4.
        #expect(count(shell, "scroll by 100") <= 1)
        #expect(count(shell, "scroll to 500 anchor: .top") <= 6)
    }

    @Test func stateGoesWithItsView() throws {
        let shell = try Shell()
        shell.feed(
            """
            struct Row: View { let i: Int; @State private var n: Int; init(i: Int) { self.i = i; _n = State(initialValue: i) }
                var body: some View { Button("\\(n)") { n += 100 }.frame(height: 100) } }
            struct Two: View { @State var shows = true; @State var first = 0
                var body: some View { VStack { if shows { Row(i: first) }; Text("x") } } }
            root ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(i: $0) } } }
            """)
        shell.feed("tap forEach1[0].row1")
        #expect(state(shell, "forEach1[0].row1.n") == 100)
        shell.feed("scroll by 3000\nscroll to .top")
        #expect(state(shell, "forEach1[0].row1.n") == 0)
        shell.feed("root Two()\ntap two1.body.row1\nstate first = 7")
        // The initial value counts when the view appears, not later (L2.8).
        #expect(state(shell, "two1.body.row1.n") == 100)
        shell.feed("state shows = false\nstate shows = true")
        #expect(state(shell, "two1.body.row1.n") == 7)
        shell.feed("undo 2")
        #expect(state(shell, "two1.body.row1.n") == 100)
    }

    /// The same inputs give the same scene, events and numbers with every body evaluated at every layout.
    @Test func leavingOutChangesNothing() throws {
        let inputs =
            [Self.source, "root Main()"]
            + [
                "tap main1.body.counter1", "state k = 5", "colorscheme dark", "tap main1.body.button1", "undo 2", "redo", "rotate",
                "scroll by 900", "tap main1.body.button1", "direction rtl", "type accessibility3", "modify root .padding(4)",
                "environment colorScheme = .light", "scroll to 700", "undo 4",
                "struct Row: View { let i: Int; var body: some View { Color.red.frame(height: 30) } }",
                "state k = 6", "reset", "undo", "tap main1.body.counter1", "root VStack { Main(); Counter() }", "tap counter1", "undo 5",
                "redo 5",
            ]
        try compare(inputs, "the components above")
        let folder = Project.sessions
        let names = DiskFiles().list(folder).filter { $0.hasSuffix(".scroll") }
        #expect(names.count >= 10)
        for name in names { try compare([String(decoding: try DiskFiles().read(folder + "/" + name), as: UTF8.self)], name) }
    }

    private func compare(_ inputs: [String], _ name: String) throws {
        let with = try Shell()
        let without = try Shell(usesMemos: false)
        for input in inputs {
            #expect(with.json(input) == without.json(input), "\(name): \(input)")
            #expect(with.snapshot == without.snapshot, "\(name): after \(input)")
        }
        #expect(with.interpreter.bodyEvaluations <= without.interpreter.bodyEvaluations)
    }
}
