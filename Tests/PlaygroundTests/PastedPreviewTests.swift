// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// A file that is pasted at the prompt is seen at once: its previews show their views.
@Suite struct PastedPreviewTests {
    private static let views = """
        import SwiftUI
        struct A: View { var body: some View { Text("seen") } }
        struct B: View { @Binding var on: Bool; var body: some View { Text(on ? "seen" : "off") } }

        """

    @Test(arguments: [
        "#Preview { A() }", "#Preview(\"Padded\") { A().padding() }", "#Preview { @Previewable @State var on = true; B(on: $on) }",
        "struct A_Previews: PreviewProvider { static var previews: some View { A() } }",
    ]) func aPreviewShowsItsView(_ preview: String) throws {
        let shell = try Shell()
        if let error = shell.feed(Self.views + preview).lazy.compactMap(\.failure).first { Issue.record("\(error.message)") }
        #expect(shell.text("show").contains("seen"))
        #expect(shell.error("undo") == nil)
        #expect(shell.error("print root.frame") != nil)
    }

    @Test func theLastPreviewIsShown() throws {
        let shell = try Shell()
        shell.feed(Self.views + "#Preview { Text(\"first\") }\n#Preview { Text(\"second\") }")
        #expect(shell.text("show").contains("second"))
    }

    /// It fails as any other input, and the scene is what it was.
    @Test func aPreviewOfNothing() throws {
        let shell = try Shell()
        shell.feed(Self.views + "root Text(\"kept\")")
        #expect(shell.error("#Preview { Missing() }") == "unknown-view")
        #expect(shell.text("show").contains("kept"))
    }

    @Test func aWidgetIsNoView() throws {
        let shell = try Shell()
        #expect(shell.error("#Preview(as: .systemSmall) { Widget() } timeline: { Entry() }") == nil)
        #expect(shell.error("print root.frame") != nil)
    }
}
