// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// The reasons that an expert gives, with the rules' numbers.
@Suite struct ExplainTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let question: String
        let reasons: [String]
        let inputs: String
        var testDescription: String { name + " – " + question }

        /// - Parameters:
        ///   - root: the root view, or a name where whole inputs make the scene.
        ///   - then: what happens before the question.
        init(_ root: String, _ question: String, _ reasons: String..., scene: String? = nil, then: String = "") {
            name = root
            self.question = question
            self.reasons = reasons
            inputs = (scene ?? "root \(root)") + "\n" + then
        }
    }

    static let cases = [
        // L3.6, L3.7, L8: a Spacer comes last and takes the rest.
        Case(
            "HStack { Text(\"a\"); Spacer(); Text(\"b\") }", "spacer1 width", "lowest priority", "takes all the room that is left",
            "There is no spacing"),
        Case("VStack { Text(\"a\"); GeometryReader { _ in } }", "geometryReader1 height", "takes all it is offered", "the last"),
        Case(
            "Color.red.aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100)", "root height", "frame(height: 100)",
            "a ratio of 2 that fits into 100 × 100: 100 × 50"),
        Case(
            "HStack(spacing: 0) { Color.red.layoutPriority(1); Color.blue.frame(width: 60) }", "color1 width", "layoutPriority of 1",
            "60 is kept"),
        Case(
            "HStack(spacing: 0) { Color.red.frame(maxWidth: .infinity); Color.blue.frame(width: 60) }", "color1 width",
            "color2 is not flexible",
            "all of the 140 left"),
        Case("Color.red.padding(20)", "root width", "offers its content 160", "160 + 40 = 200"),
        Case(
            "ScrollView { Color.red.frame(height: 9) }.contentMargins(15)", "color1 width", "contentMargins of scrollView1 take 15 + 15",
            "offers 170"),
        Case("Text(\"words that are more than two hundred points wide\")", "text1 width", "it wraps into 2 lines"),
        Case("ScrollView { Color.red.frame(width: 30, height: 9) }", "root width", "only as wide as its content: 30"),
        Case("VStack(spacing: 7) { Color.red.frame(width: 9, height: 9); Color.blue }", "color2 position", "with 7 of spacing"),
    ]

    @Test(arguments: cases + ExplainPuzzles.cases) func reason(_ item: Case) throws {
        let text = try Shell().text(
            "viewport 200x200; safearea off\n\(item.inputs)\nexplain \(item.question)", style: .init(width: 10_000))
        for reason in item.reasons { #expect(text.contains(reason), "\(text)") }
    }

    @Test func rulesAreNamedOnWish() throws {
        let shell = try Shell()
        shell.feed("root Color.red.padding()")
        #expect(!shell.text("explain root width").contains("[L4.1]"))
        #expect(shell.text("explain root width rules").contains("[L4.1]"))
        #expect(shell.text("option rules on\nexplain root width").contains("[L4.1]"))
        #expect(shell.json("explain root width")[0].contains("\"rules\": [\"L4.1\"]"))
        #expect(shell.error("explain root depth") == "unknown-argument")
    }
}
