// SPDX-License-Identifier: GPL-3.0-or-later
import Playground
import Testing

/// After an edit only what it concerns is worked out again, and that shows nowhere: a session that remembers answers as one that makes
/// everything anew at each input.
@Suite struct EditLawTests {
    @Test(arguments: 0..<24) func rememberingChangesNothing(_ seed: Int) throws {
        var edits = RandomEdits(seed: seed)
        let with = try Shell()
        let without = try Shell(usesMemos: false)
        var done: [String] = []
        for input in [RandomEdits.declarations, edits.root()] + (0..<22).map({ _ in edits.edit() }) {
            done.append(input)
            let (found, wanted) = (with.json(input), without.json(input))
            #expect(found == wanted, "seed \(seed), after\n\(done.joined(separator: "\n"))")
            let (shown, expected) = (with.snapshot + with.text("print root\ntree"), without.snapshot + without.text("print root\ntree"))
            #expect(shown == expected, "seed \(seed), after\n\(done.joined(separator: "\n"))")
            if found != wanted || shown != expected { return }
        }
    }

    // MARK: how much is done

    private static let rows = 60
    private static let source =
        "root ScrollView { VStack {\n"
        + (0..<rows).map { "HStack { Text(\"Row \($0)\"); Spacer(); Color.red.frame(width: 20, height: 20) }" }.joined(separator: "\n")
        + "\n} }"

    /// How many expressions an input evaluates.
    private func count(_ shell: Shell, _ input: String) -> Int {
        let before = shell.interpreter.evaluatedExpressions
        #expect(shell.error(input) == nil, "\(input)")
        return shell.interpreter.evaluatedExpressions - before
    }

    @Test func anEditEvaluatesItsPath() throws {
        let shell = try Shell()
        let all = count(shell, Self.source)
        #expect(all > Self.rows * 8)
        // The path: the scroll view and its stack, their closures, and the row with what was said about it.
        let edits = [
            "set text9 \"Hi\"", "set hStack30 spacing: 3", "modify color60 .padding(2)", "add Text(\"n\") in hStack4",
            "insert Divider() after hStack20", "rename text10 title", "remove text11", "move hStack1 after hStack59", "undo", "redo",
            "wrap hStack12 in VStack()", "replace text12 Text(\"other\").bold()", "scroll by 40", "set vStack1 spacing: 3",
        ]
        for edit in edits { #expect(count(shell, edit) <= 30, "\(edit)") }
        #expect(shell.error("print title.frame.size") == nil)
    }

    @Test func whatReadsTheStateIsEvaluatedAgain() throws {
        let shell = try Shell()
        shell.feed("@State var n = 1\nroot VStack { HStack { Text(\"n \\(n)\"); Text(\"b\") }; HStack { Text(\"c\"); Text(\"d\") } }")
        shell.feed("add Text(\"e\") in hStack2\nstate n = 200000")
        #expect(shell.text("print text1.frame.width > text2.frame.width * 4") == "true\n")
        shell.feed("undo")
        #expect(shell.text("print text1.frame.width > text2.frame.width * 4") == "false\n")
    }

    @Test func renamingShowsInWhatStandsAround() throws {
        let shell = try Shell()
        shell.feed("root VStack { HStack { Text(\"a\"); Text(\"b\") }; Text(\"c\") }\nrename text1 first\nset text3 \"d\"")
        #expect(shell.text("frames").contains("first"))
        shell.feed("undo 2\nadd Text(\"e\")")
        #expect(!shell.text("frames").contains("first"))
        #expect(shell.error("print text1.frame") == nil)
    }
}

/// Scenes and edits of them, the same for the same seed.
private struct RandomEdits {
    static let declarations = """
        @State var flag = true
        @State var n = 3
        let size = 20.0
        class Model: ObservableObject { @Published var total = 0 }
        struct Row: View { let i: Int; var body: some View { Text("row \\(i)").padding(2) } }
        struct Counter: View { @State var k = 0; var body: some View { Button("k \\(k)") { k += 1 } } }
        func label(_ i: Int) -> some View { HStack { Text("label \\(i)"); Color.blue.frame(width: size) } }
        struct Wide: ViewModifier { func body(content: Content) -> some View { content.frame(maxWidth: .infinity) } }
        """

    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 12345 }

    private mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }

    private mutating func pick(_ choices: [String]) -> String { choices[next(choices.count)] }

    mutating func root() -> String { "root " + pick(["VStack", "ScrollView { VStack", "ZStack", "HStack"]).opened(children(3)) }

    private mutating func children(_ depth: Int) -> String { (0..<2 + next(3)).map { _ in view(depth) }.joined(separator: "\n") }

    private mutating func view(_ depth: Int) -> String { (depth > 0 && next(3) > 0 ? container(depth - 1) : leaf()) + modifiers() }

    private mutating func leaf() -> String {
        pick([
            "Text(\"some words \(next(30))\")", "Text(\"n \\(n)\")", "Color.red.frame(width: \(next(60)), height: 12)", "Spacer()",
            "Divider()",
            "Row(i: \(next(9)))", "Counter()", "label(\(next(9)))", "Rectangle()", "Image(systemName: \"star\")",
            "Toggle(\"t\", isOn: $flag)", "Text(horizontalSizeClass == .compact ? \"narrow\" : \"wide\")",
            "Color.green.frame(width: size, height: Double(n) * 4)",
        ])
    }

    private mutating func container(_ depth: Int) -> String {
        switch next(11) {
        case 0, 1: "VStack(spacing: \(next(9))) {\n\(children(depth))\n}"
        case 2, 3: "HStack(alignment: .top) {\n\(children(depth))\n}"
        case 4: "ZStack {\n\(children(depth))\n}"
        case 5: "if flag {\n\(children(depth))\n} else {\nText(\"off\")\n}"
        case 6: "ForEach(0..<\(1 + next(4))) { i in\nText(\"e \\(i)\")\n\(view(0))\n}"
        case 7: "ScrollView(.horizontal) {\nLazyHStack {\nForEach(0..<50) { Text(\"x \\($0)\") }\n}\n}.frame(height: 40)"
        case 8: "GeometryReader { proxy in\nText(\"w \\(Int(proxy.size.width))\")\n}.frame(height: 30)"
        case 9: "Grid {\nGridRow {\n\(view(0))\nText(\"cell\")\n}\n}"
        default: "Group {\nlet w = \(next(40))\nColor.blue.frame(width: CGFloat(w))\n\(view(0))\n}"
        }
    }

    private mutating func modifiers() -> String {
        (0..<max(0, next(5) - 2)).map { _ in modifier() }.joined()
    }

    private mutating func modifier() -> String {
        pick([
            ".padding(\(next(9)))", ".background(Color.yellow)", ".overlay { Text(\"o\") }", ".font(.title)", ".fixedSize()",
            ".frame(maxWidth: .infinity)", ".opacity(0.5)", ".id(\"id\(next(4))\")", ".modifier(Wide())", ".offset(x: \(next(5)))",
            ".environment(\\.layoutDirection, .rightToLeft)", ".padding(colorScheme == .dark ? 9 : 1)", ".layoutPriority(1)",
            ".onAppear { n += 1 }", ".containerRelativeFrame(.horizontal)", ".ignoresSafeArea()",
        ])
    }

    private mutating func name() -> String {
        pick([
            "text", "text", "vStack", "hStack", "color", "row", "counter", "label", "forEach", "scrollView", "zStack", "toggle", "spacer",
        ])
            + String(1 + next(4))
    }

    mutating func edit() -> String {
        switch next(26) {
        case 0: "set \(name()) spacing: \(next(30))"
        case 1, 2: "set \(pick(["text1", "text2", "text3"])) \"new \(next(9))\""
        case 3, 4: "modify \(name()) \(modifier())"
        case 5: "unmodify \(name())"
        case 6, 7: "add \(view(1)) in \(name())"
        case 8: "add \(leaf())"
        case 9: "insert \(leaf()) before \(name())"
        case 10: "move \(name()) after \(name())"
        case 11: "move \(name()) in \(name())"
        case 12: "copy \(name()) after \(name())"
        case 13: "rename \(name()) other\(next(4))"
        case 14: "remove \(name())"
        case 15: "replace \(name()) \(view(1))"
        case 16: "wrap \(name()) in VStack(spacing: \(next(9)))"
        case 17: "unwrap \(name())"
        case 18: "undo \(1 + next(2))"
        case 19: "redo"
        case 20: "state n = \(next(20))"
        case 21: "state flag = \(pick(["true", "false"]))"
        case 22: pick(["scroll by 30", "rotate", "colorscheme dark", "type xLarge", "direction rtl", "platform macos", "viewport 300x500"])
        case 23: "tap \(name())"
        case 24: "repeat 2 add \(leaf()) in \(name())"
        default: "set root spacing: \(next(9))\nset \(name()) spacing: 2"
        }
    }
}

extension String {
    /// The head of a container with its content, and every brace that is open closed.
    fileprivate func opened(_ content: String) -> String { "\(self) {\n\(content)\n}" + (contains("{") ? " }" : "") }
}
