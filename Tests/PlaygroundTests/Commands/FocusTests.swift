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
}
