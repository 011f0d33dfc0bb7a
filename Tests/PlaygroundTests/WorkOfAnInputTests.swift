// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// What an input asks for is counted wherever it is done: in layouts whose answers are known, in inputs that it repeats, in the declarations of
/// a file. Each of these took the program many seconds, or never ended.
@Suite struct WorkOfAnInputTests {
    private static let loop = """
        struct Asking: Layout { \
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { ask(subviews[0]); return .zero }; \
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { }; \
        func ask(_ view: LayoutSubview) { for i in 0..<100_000 { _ = QUESTION } } }
        """

    private static func asking(_ question: String, _ content: String) -> [String] {
        [loop.replacing("QUESTION", with: question), "root Asking { \(content) }"]
    }

    static let endless: [[String]] = [
        // Spacing is asked of all that is around a view, as often as it is measured.
        ["root Text(\"a\")" + String(repeating: ".safeAreaInset(edge: .top) { Text(\"b\") }", count: 800)],
        asking("view.spacing", "VStack { ForEach(0..<1_000) { Text(\"\\($0)\") } }"),
        // A long text is set anew for each width.
        asking("view.sizeThatFits(ProposedViewSize(width: Double(i), height: nil))", "Text(String(repeating: \"word \", count: 10_000))"),
        asking("view.sizeThatFits(ProposedViewSize(width: Double(i), height: nil))", "HStack { ForEach(0..<1_000) { Text(\"\\($0)\") } }"),
        ["root Text(\"a\")", "repeat 900 modify root .frame(width: 10)"],
        ["repeat 10000 let x = 1"],
    ]

    @Test(arguments: endless) func endsAtALimit(_ inputs: [String]) throws {
        let shell = try Shell()
        for input in inputs.dropLast() { #expect(try shell.feed(input).allSatisfy { $0.failure == nil }, "\(input)") }
        let last = try #require(inputs.last)
        #expect(try shell.feed(last).first?.failure?.id == .limitExceeded, "\(last.prefix(80))")
    }

    /// What people do stays far below.
    static let fine: [[String]] = [
        ["root Text(\"a\")", "repeat 200 modify root .padding(1)"], ["root Text(\"a\")", "repeat 500 print root.size"],
        ["repeat 200 let x = 1"], ["root Text(\"a\")", "repeat 50 matrix root.size.width across device"],
        ["root VStack { ForEach(0..<20_000, id: \\.self) { i in HStack { Text(\"\\(i)\"); Spacer(); Text(\"b\") } } }"],
    ]

    @Test(arguments: fine) func ordinaryWorkIsNotRefused(_ inputs: [String]) throws {
        let shell = try Shell()
        for input in inputs { #expect(try shell.feed(input).compactMap(\.failure?.message) == [], "\(input.prefix(80))") }
    }
}
