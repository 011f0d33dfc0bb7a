// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// A tap gives a text field the focus, as a finger does; `state` reaches what follows it.
@Suite struct FocusTests {
    private static let form = """
        struct Form1: View {
            enum Field: Hashable { case name, mail }
            @State private var text = ""
            @FocusState private var isFirst: Bool
            @FocusState private var field: Field?
            var body: some View {
                VStack {
                    TextField("One", text: $text).focused($isFirst)
                    TextField("Name", text: $text).focused($field, equals: .name)
                    SecureField("Mail", text: $text).padding().focused($field, equals: .mail)
                    TextEditor(text: $text)
                    Color.red.frame(width: isFirst ? 1 : 2, height: field == .name ? 3 : field == .mail ? 4 : 5)
                }
            }
        }
        root Form1()
        """

    static let taps: [(inputs: String, width: Int, height: Int)] = [
        ("tap form11.body.textField1", 1, 5), ("tap form11.body.textField2", 2, 3), ("tap form11.body.secureField1", 2, 4),
        ("tap form11.body.textField1\ntap form11.body.textField2", 2, 3),
        ("tap form11.body.textField2\ntap form11.body.secureField1", 2, 4),
        ("tap form11.body.textField1\ntap form11.body.textEditor1", 2, 5), ("state isFirst = true", 1, 5), ("state field = .mail", 2, 4),
    ]

    @Test(arguments: taps) func focusFollowsTheTap(_ inputs: String, _ width: Int, _ height: Int) throws {
        let shell = try Shell()
        #expect(shell.error(Self.form) == nil)
        #expect(shell.error(inputs) == nil)
        #expect(
            shell.error("expect form11.body.color1.size == CGSize(width: \(width), height: \(height))") == nil, "\(shell.text("state"))")
    }

    /// The keyboard of the device comes with the focus.
    @Test func theKeyboardComes() throws {
        let shell = try Shell()
        #expect(shell.error("device iphone-16\n" + Self.form) == nil)
        let height = "form11.body.vStack1.safeAreaInsets.bottom"
        #expect(shell.error("expect \(height) == 34") == nil)
        #expect(shell.error("tap form11.body.textField1") == nil)
        #expect(shell.error("expect \(height) == 335") == nil, "\(shell.text("print \(height)"))")
        #expect(shell.error("undo") == nil)
        #expect(shell.error("expect \(height) == 34") == nil)
    }

    private static let containers = """
        struct Row: View {
            let title: String
            @State private var text = ""
            var body: some View { HStack { Text(title); TextField(title, text: $text).id(title); SecureField("b", text: $text).id(title + "b") } }
        }
        struct Page: View {
            @FocusState private var isNote: Bool
            @FocusState private var row: Int?
            var body: some View {
                VStack {
                    Row(title: "One").focused($row, equals: 1).id("one")
                    VStack { Row(title: "Two").focused($row, equals: 2).id("two") }.focused($isNote)
                    Button("Go") { row = 2 }
                    Color.red.frame(width: isNote ? 1 : 2, height: CGFloat(row ?? 0)).id("told")
                }
            }
        }
        root Page()
        """

    static let insides: [(inputs: String, width: Int, height: Int)] = [
        ("tap view(\"One\")", 2, 1), ("tap view(\"Oneb\")", 2, 1), ("tap view(\"Twob\")", 1, 2), ("tap \"Go\"", 1, 2),
        ("tap \"Go\"\ntap view(\"One\")", 2, 1), ("state isNote = true", 1, 2),
    ]

    /// What `focused` of a container binds follows the fields inside (L11.7).
    @Test(arguments: insides) func focusOfAContainer(_ inputs: String, _ width: Int, _ height: Int) throws {
        let shell = try Shell()
        #expect(shell.error(Self.containers) == nil)
        #expect(shell.error(inputs) == nil)
        #expect(shell.error("expect view(\"told\").size == CGSize(width: \(width), height: \(height))") == nil, "\(shell.text("state"))")
    }

    private static let pair = #"""
        struct Pair: View {
            @State private var first = "a"
            @State private var second = ""
            @State private var count = 3
            @State private var isOpen = false
            @State private var isShown = true
            @FocusState private var isFirst: Bool
            var body: some View {
                List {
                    TextField("First", text: $first).focused($isFirst).onSubmit { second += "!" }
                    if isShown { TextField("Second", text: $second) }
                    TextField("Count", value: $count, format: .number)
                    Button("Done") { isFirst = false }
                    Button("Begin") { isFirst = true }
                    Button("Open") { isOpen = true }
                    Button("Hide") { isShown = false }
                    ForEach(0..<40) { Text("Row \($0)") }
                }
                .sheet(isPresented: $isOpen) { Text("Sheet") }
            }
        }
        root Pair()
        """#

    /// The bottom inset after some inputs: the keyboard's, or the device's own.
    static let keyboards: [(inputs: String, bottom: Int)] = [
        ("tap pair1.body.textField1", 335), ("tap pair1.body.textField1\ntap \"Done\"", 34),
        ("tap pair1.body.textField2\ntap \"Done\"", 335), ("tap \"Begin\"", 335), ("tap \"Begin\"\ntap \"Done\"", 34),
        ("tap \"Begin\"\ntap pair1.body.textField2", 335), ("tap \"Begin\"\nfling 900", 34), ("tap \"Begin\"\ntap \"Open\"", 34),
        ("tap pair1.body.textField2\ntap \"Hide\"", 34), ("tap pair1.body.textField1\ntype \"x\\n\"", 34),
        ("tap pair1.body.textField1\ntype \"x\"", 335), ("keyboard 300", 300), ("keyboard 300\ntap \"Done\"", 300),
        ("state isFirst = true", 335), ("tap \"Begin\"\nkeyboard hide\ntap pair1.body.textField1", 335),
        ("tap \"Begin\"\nrotate\nrotate", 335),
    ]

    @Test(arguments: keyboards) func theKeyboardGoesWithTheFocus(_ inputs: String, _ bottom: Int) throws {
        let shell = try Shell()
        #expect(shell.error("device iphone-16\n" + Self.pair) == nil)
        #expect(shell.error(inputs) == nil)
        #expect(shell.error("expect root.safeAreaInsets.bottom == \(bottom)") == nil, "\(shell.text("print root.safeAreaInsets"))")
    }

    @Test func aDragTakesTheFocus() throws {
        let shell = try Shell()
        #expect(shell.error(Self.pair + "\ntap \"Begin\"\nexpect pair1.isFirst") == nil)
        #expect(shell.error("fling 900\nexpect !pair1.isFirst\nundo\nexpect pair1.isFirst") == nil)
    }

    /// What was typed, and what the return key did.
    @Test func whatIsTypedGoesToTheFieldWithTheFocus() throws {
        let shell = try Shell()
        #expect(shell.error(Self.pair) == nil)
        let none = shell.text("type \"Buy milk\"")
        #expect(none.contains("no field of text has the focus") && none.contains("tap pair1.body.textField1"), "\(none)")
        #expect(shell.error("tap pair1.body.textField1\ntype \"bc\"\nexpect pair1.first == \"abc\"") == nil)
        #expect(shell.error("type \"d\\n\"\nexpect pair1.first == \"abcd\"\nexpect pair1.second == \"!\"") == nil)
        #expect(shell.error("tap pair1.body.textField3\ntype \"12\"\nexpect pair1.count == 12") == nil)
        #expect(
            shell.error("tap pair1.body.textField2\ntype \"x\"\nexpect pair1.second == \"!x\"\nundo\nexpect pair1.second == \"!\"") == nil)
    }

    /// Fields that share a state: the one that was tapped keeps the focus.
    @Test func fieldsMayShareAState() throws {
        let shell = try Shell()
        let view = """
            struct Both: View {
                @State private var first = ""
                @State private var second = ""
                @FocusState private var isFocused: Bool
                var body: some View { VStack { TextField("A", text: $first).focused($isFocused); TextField("B", text: $second).focused($isFocused) } }
            }
            root Both()
            tap both1.body.textField2
            type "x"
            expect both1.isFocused
            expect both1.second == "x"
            """
        #expect(shell.error(view) == nil)
    }

    private static let group = """
        struct Group1: View {
            enum Part: Hashable { case group, name }
            @State private var text = ""
            @State private var mail = ""
            @FocusState private var part: Part?
            @FocusState private var isInside: Bool
            var body: some View {
                VStack {
                    VStack {
                        TextField("Name", text: $text).focused($part, equals: .name)
                        TextField("Mail", text: $mail)
                    }
                    .focused($part, equals: .group).focused($isInside)
                    TextField("Other", text: $text)
                    Button("Group") { part = .group }
                    Button("None") { part = nil }
                }
            }
        }
        root Group1()
        """

    /// A container has the focus while a field in it has it; of one state, which has one value, the innermost counts.
    @Test(arguments: [
        ("tap group11.body.textField1", ".name", "true"), ("tap group11.body.textField2", ".group", "true"),
        ("tap group11.body.textField2\ntap group11.body.textField3", "nil", "false"), ("tap \"Group\"", ".group", "true"),
        ("tap \"Group\"\ntype \"a\"\ntap \"None\"", "nil", "false"),
        ("tap group11.body.textField1\ntap group11.body.textField2", ".group", "true"),
    ])
    func containersHaveTheFocusOfTheirFields(_ inputs: String, _ part: String, _ isInside: String) throws {
        let shell = try Shell()
        #expect(shell.error(Self.group + "\n" + inputs) == nil)
        #expect(shell.error("expect group11.part == \(part); expect group11.isInside == \(isInside)") == nil, "\(shell.text("state"))")
    }

    /// `onCommit`, as it was written before `onSubmit`.
    @Test func theReturnKeyCommits() throws {
        let shell = try Shell()
        #expect(shell.error("@State var text = \"\"\n@State var rows: [String] = []") == nil)
        #expect(shell.error("root VStack { TextField(\"New\", text: $text, onCommit: { rows.append(text); text = \"\" }) }") == nil)
        #expect(shell.error("tap textField1\ntype \"Buy milk\\n\"\nexpect rows == [\"Buy milk\"]\nexpect text == \"\"") == nil)
    }

    /// L11.7: a keyboard that was not measured is that of the nearest device of its kind.
    @Test(arguments: [("iphone-15-pro", 335.0), ("iphone-14-plus", 345), ("iphone-13-mini", 335), ("ipad-pro-11-old", 340)])
    func everyPhoneAndTabletHasAKeyboard(_ device: String, _ height: Double) throws {
        let shell = try Shell()
        #expect(
            shell.error("@State var text = \"\"\ndevice \(device)\nroot List { TextField(\"New\", text: $text) }\ntap textField1") == nil)
        #expect(shell.error("expect root.safeAreaInsets.bottom == \(height)") == nil)
    }
}
