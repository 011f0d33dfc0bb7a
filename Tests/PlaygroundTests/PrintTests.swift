// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Values of expressions: what was fed, what is printed, what comes out. Numbers follow from the rules that are named.
@Suite struct PrintTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let inputs: [String]
        let expression: String
        let text: String
        var testDescription: String { expression }

        init(_ inputs: String..., print expression: String, _ text: String) {
            self.inputs = inputs
            self.expression = expression
            self.text = text
        }
    }

    private static let screen = "viewport 200x200; safearea off"
    private static let rows =
        screen + "; root feed = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { i in Rectangle().frame(height: 50) } } }"

    static let cases = [
        Case(print: "1 + 2 * 3", "7"),
        Case(print: "\"a\" + \"b\"", "ab"),
        Case(print: "[1, 2].map { $0 * 2 }", "[2, 4]"),
        Case(print: "displayScale", "3.0"),
        Case(print: "horizontalSizeClass", "compact"),
        Case(print: "CGSize(width: 1, height: 2.00049)", "(1.0, 2.0)"),
        // L1.8: centred in the window.
        Case(screen, "root Rectangle().frame(width: 40, height: 20)", print: "root.frame", "(80.0, 90.0, 40.0, 20.0)"),
        Case(screen, "root Rectangle().frame(width: 40, height: 20)", print: "rectangle1.name", "rectangle1"),
        Case(screen, "root Rectangle().frame(width: 40, height: 20)", print: "rectangle1.kind", "Rectangle"),
        Case(screen, "root Rectangle().frame(width: 40, height: 20).id(7)", print: "rectangle1.id", "7"),
        Case(screen, "root Rectangle().frame(width: 40, height: 20)", print: "rectangle1.layers.count", "2"),
        Case(
            screen, "root Rectangle().frame(width: 40, height: 20)", print: "root.proposal", "ProposedViewSize(width: 200.0, height: 200.0)"
        ),
        Case(screen, "root VStack { Text(\"a\"); Color.red }", print: "root.children.count", "2"),
        // A bare name is a variable first.
        Case("let displayScale = 7", print: "displayScale", "7"),
        Case(screen, "@State var n = 3", "root Rectangle().frame(width: CGFloat(n) * 10, height: 10)", print: "root.size", "(30.0, 10.0)"),
        // Lazy rows: 200 points show four of 50.
        Case(rows, print: "feed.realizedRange", "0..<4"),
        Case(rows, print: "view(3).isRealized", "true"),
        Case(rows, print: "view(4).isRealized", "false"),
        Case(rows, print: "view(4).isVisible", "false"),
        Case(rows, print: "forEach1[2].rectangle1.frame", "(0.0, 100.0, 200.0, 50.0)"),
        Case(rows, print: "forEach1[2].frame", "(0.0, 100.0, 200.0, 50.0)"),
        Case(rows, print: "forEach1[99].rectangle1.isRealized", "false"),
        Case(rows, "scroll by 120", print: "feed.contentOffset", "(0.0, 120.0)"),
        Case(rows, "scroll by 120", print: "view(2).frame(in: .scrollView).minY", "-20.0"),
        Case(rows, "scroll by 120", print: "view(2).visibleFraction", "0.6"),
        Case(rows, "scroll by 120", print: "feed.visibleRect", "(0.0, 120.0, 200.0, 200.0)"),
        Case(rows, print: "feed.scrollPhase", "idle"),
        Case(rows, "scroll to 50", print: "feed.contentOffset.y", "2350.0"),
        Case(rows, "scroll to 50 anchor .center", print: "feed.contentOffset.y", "2425.0"),
        // The view's own environment, and the root's.
        Case(screen, "type xSmall", "root Text(\"a\")", print: "text1.environment.dynamicTypeSize", "xSmall"),
        Case("keyboard 300", "root Rectangle()", print: "root.frame", "(0.0, 59.0, 393.0, 493.0)"),
        Case("rotate", "root Rectangle()", print: "root.frame", "(59.0, 0.0, 734.0, 373.0)"),
        Case("device iphone-16-pro", "root Rectangle()", print: "root.frame", "(0.0, 62.0, 402.0, 778.0)"),
        Case("device iPad Pro 11-inch (M4/M5) landscape split 1/2", "root Rectangle()", print: "root.size.width", "600.0"),
        Case("device ipad-9 landscape slideover", "safearea off", "root Rectangle()", print: "root.size", "(320.0, 770.0)"),
        Case(
            "struct Card: View { var body: some View { Rectangle().frame(width: 9, height: 9) } }", "Card()",
            print: "card1.body.rectangle1.size", "(9.0, 9.0)"),
    ]

    @Test(arguments: cases) func prints(_ test: Case) throws {
        let shell = try Shell()
        for input in test.inputs { #expect(shell.error(input) == nil) }
        #expect(shell.text("print " + test.expression) == test.text + "\n")
    }
}
