// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// How alerts and dialogs come and go (L16.3).
@Suite struct MessageTests {
    /// A modifier on a text with the two flags `on` and `ran`, and what is in the window.
    struct Case: CustomTestStringConvertible {
        let modifier: String
        let root: String
        let words: [String]
        /// What is tapped, and whether its action runs.
        let tapped: String
        let runs: Bool
        var testDescription: String { modifier }
    }

    static let cases = [
        Case(
            modifier: ".alert(\"Sure?\", isPresented: $on) { Button(\"Yes\") { ran = true }; Button(\"No\", role: .cancel) { } }",
            root: "alert", words: ["Sure?", "Yes", "No"], tapped: "Yes", runs: true),
        Case(
            modifier: ".alert(Text(\"Sure?\"), isPresented: $on) { } message: { Text(\"It is gone\") }", root: "alert",
            words: ["Sure?", "It is gone", "OK"], tapped: "OK", runs: false),
        Case(
            modifier: ".alert(\"Sure?\", isPresented: $on, presenting: Optional(7)) { n in Button(\"Number \\(n)\") { ran = true } }",
            root: "alert", words: ["Sure?", "Number 7"], tapped: "Number 7", runs: true),
        Case(
            modifier: ".alert(isPresented: $on, error: Optional(Failure.full)) { Button(\"Fine\") { } }", root: "alert",
            words: ["It is full", "Fine"], tapped: "Fine", runs: false),
        Case(
            modifier: ".alert(isPresented: $on) { Alert(title: Text(\"Old\"), message: Text(\"Words\")) }", root: "alert",
            words: ["Old", "Words", "OK"], tapped: "OK", runs: false),
        Case(
            modifier:
                ".alert(isPresented: $on) { Alert(title: Text(\"Old\"), primaryButton: .destructive(Text(\"Delete\")) { ran = true }, secondaryButton: .cancel()) }",
            root: "alert", words: ["Old", "Delete", "Cancel"], tapped: "Delete", runs: true),
        Case(
            modifier: ".confirmationDialog(\"Which?\", isPresented: $on) { Button(\"This\") { ran = true } }", root: "confirmationDialog",
            words: ["This", "Cancel"], tapped: "This", runs: true),
        Case(
            modifier:
                ".confirmationDialog(\"Which?\", isPresented: $on, titleVisibility: .visible) { Button(\"Stop\", role: .cancel) { } }",
            root: "confirmationDialog", words: ["Which?", "Stop"], tapped: "Stop", runs: false),
        Case(
            modifier:
                ".actionSheet(isPresented: $on) { ActionSheet(title: Text(\"Old\"), buttons: [.default(Text(\"A\")) { ran = true }, .cancel()]) }",
            root: "actionSheet", words: ["Old", "A", "Cancel"], tapped: "A", runs: true),
    ]

    @Test(arguments: cases) func itsButtonsRunAndEndIt(_ example: Case) throws {
        let shell = try Shell()
        shell.feed("enum Failure: LocalizedError { case full; var errorDescription: String? { \"It is full\" } }")
        shell.feed("@State var on = true")
        shell.feed("@State var ran = false")
        #expect(shell.error("root Text(\"a\")\(example.modifier)") == nil)
        let tree = shell.text("tree")
        #expect(tree.contains(example.root), "\(tree)")
        let drawing = shell.text("show")
        for word in example.words { #expect(drawing.contains(word), "\(word) in \(drawing)") }
        #expect(shell.error("tap \(example.tapped.debugDescription)") == nil)
        #expect(shell.error("expect !on") == nil)
        #expect(shell.error("expect ran == \(example.runs)") == nil)
        #expect(!shell.text("tree").contains(example.root))
    }

    /// Without data, or without an error, there is nothing to tell.
    @Test(arguments: ["\"x\", isPresented: $on, presenting: Int?.none) { n in Text(\"\\(n)\") }"])
    func withoutDataThereIsNone(_ arguments: String) throws {
        let shell = try Shell()
        shell.feed("@State var on = true")
        #expect(shell.error("root Text(\"a\").alert(\(arguments)") == nil)
        #expect(!shell.text("tree").contains("alert"))
    }
}
