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
        // A view takes as long as many rounds of a loop that only counts.
        ["func f() { for _ in 0..<110_000 { _ = HStack { Text(\"a\"); Text(\"b\"); Text(\"c\"); Text(\"d\") } } }", "f()"],
        asking("view.spacing", "VStack { ForEach(0..<1_000) { Text(\"\\($0)\") } }"),
        // A long text is set anew for each width.
        asking("view.sizeThatFits(ProposedViewSize(width: Double(i), height: nil))", "Text(String(repeating: \"word \", count: 10_000))"),
        asking("view.sizeThatFits(ProposedViewSize(width: Double(i), height: nil))", "HStack { ForEach(0..<1_000) { Text(\"\\($0)\") } }"),
        // Each layout asks as often for each question to it.
        asking("view.sizeThatFits(ProposedViewSize(width: Double(i), height: nil))", "Asking { Asking { Text(\"a\") } }"),
        // Foundation compares each mark on a letter with each.
        ["let marked = \"e\" + String(repeating: \"\\u{301}\\u{323}\", count: 60_000)", "print marked.localizedStandardContains(\"x\")"],
        ["let marked = \"e\" + String(repeating: \"\\u{301}\\u{323}\", count: 60_000)", "print marked.localizedCompare(marked)"],
        ["root Text(\"a\")", "repeat 900 modify root .frame(width: 10)"],
        ["root Text(\"a\")", "repeat 900 modify root .safeAreaInset(edge: .top) { Text(\"b\") }"],
        // Each round reads and names all that is written so far.
        ["root Text(\"a\")", "repeat 650 modify root .padding(1)"], ["root VStack { Text(\"a\") }", "repeat 700 add Text(\"x\")"],
        // Foundation's texts and bytes are as long as those that code makes.
        [
            "let data = String(repeating: \"a\", count: 2_000_000).data(using: .utf8)!",
            "print (0..<100).map { _ in data.base64EncodedString() }.count",
        ],
        [
            "let data = String(repeating: \"a\", count: 2_000_000).data(using: .utf8)!",
            "print (0..<100).map { _ in String(data: data, encoding: .utf8)! }.count",
        ],
        [
            "let url = URL(string: \"http://a/\" + String(repeating: \"a\", count: 2_000_000))!",
            "print (0..<100).map { _ in url.path }.count",
        ],
        ["let bytes = Array(repeating: UInt8(0), count: 1_000_000)", "for _ in 0..<1_000 { _ = Data(bytes) }"],
        ["let data = Data(Array(repeating: UInt8(1), count: 1_000_000))", "for _ in 0..<100 { for byte in data { _ = byte; break } }"],
        ["@State var numbers = Array(0..<3_000_000)", "for number in $numbers { _ = number; break }"],
        [
            "for i in 0..<20_000 { UserDefaults.standard.set(i, forKey: \"\\(i)\") }",
            "for _ in 0..<5_000 { _ = try FileManager.default.contentsOfDirectory(atPath: URL.temporaryDirectory.path) }",
        ],
        [
            "let text = String(repeating: \"*a \", count: 3_000)", "for _ in 0..<1_000 { _ = try AttributedString(markdown: text) }",
        ],
        // Cells over columns that begin and end everywhere, and cells that all stand in one column.
        ["root Grid { ForEach(0..<20_000, id: \\.self) { i in GridRow { Color.red.gridCellColumns(i + 1); Color.red } } }"],
        ["root Grid { ForEach(0..<100) { _ in GridRow { ForEach(0..<1_000) { _ in Color.red.gridCellColumns(0) } } } }"],
        ["var path = NavigationPath()", "for i in 0..<50_000 { path.append(i) }"],
        ["let many = Array(0..<1_000_000)", "for _ in 0..<1_000 { _ = NavigationPath(many) }"],
        ["for _ in 0..<20_000 { _ = Calendar.current.nextDate(after: Date(), matching: DateComponents(month: 2, day: 30)) }"],
        ["dump(Array(repeating: 0, count: 1_000_000), indent: 1_000)"], ["repeat 10000 let x = 1"], ["repeat 10000 help"],
        ["root Text(\"a\")", "repeat 10000 matrix root.size.width across device"],
        ["root Text(\"a\")", "repeat 10000 sweep width 0...200 root.size.width"],
        ["let numbers = Array(0..<1_000_000)", "for _ in 0..<1_000 { _ = numbers.lastIndex(of: 0) }"],
        ["let numbers = Array(0..<1_000_000)", "for _ in 0..<1_000 { _ = numbers.lastIndex { $0 == 0 } }"],
        [
            "root Text(\"a\").task { await withTaskGroup(of: Int.self) { group in for i in 0..<1_000_000 { group.addTask { i } }; "
                + "for await n in group { _ = n } } }"
        ],
        // A view of one's own in itself twice, sixty times.
        [
            "struct T: View { let n: Int; var body: some View { if n > 0 { VStack { T(n: n - 1); T(n: n - 1) } } else { Text(\"a\") } } }",
            "root T(n: 60)",
        ],
    ]

    /// What holds itself twice, and that again, has more parts than any memory has room for: they are counted, not made.
    static let doubled: [(first: String, step: String, last: String)] = [
        ("Text(\"a\")", "x + x", ""),
        ("Text(\"a\")", "x.bold() + x", ""),
        ("Text(\"a\")", "Text(\"\\(x)\\(x)\")", ""),
        ("AnyTransition.opacity", "x.combined(with: x)", ""),
        ("AnyTransition.opacity", ".asymmetric(insertion: x, removal: x)", ""),
        ("AnyView(Text(\"a\"))", "AnyView(HStack { x; x })", "root x"),
        ("AnyView(Text(\"a\"))", "AnyView(Group { x; x })", "root x"),
        ("AnyView(EmptyView())", "AnyView(Group { x; x })", "root x"),
        ("AnyView(Text(\"a\"))", "AnyView(x.overlay(x))", "root x"),
        ("AnyView(Text(\"a\"))", "AnyView(x.mask(x))", "root x"),
        ("AnyView(Text(\"a\"))", "AnyView(Section { x } header: { x })", "root List { x }"),
        ("AnyView(Text(\"a\"))", "AnyView(ViewThatFits { x; x })", "root x"),
        ("AnyView(Text(\"a\"))", "AnyView(GeometryReader { _ in x; x })", "root x"),
        ("[1]", "x + x", ""),
        ("\"a\"", "x + x", ""),
        ("\"a\"", "\"\\(x)\\(x)\"", ""),
        ("AttributedString(\"a\")", "x + x", ""),
    ]

    @Test(arguments: doubled) func doublingEndsAtALimit(_ value: (first: String, step: String, last: String)) throws {
        let shell = try Shell()
        _ = shell.feed("var x = \(value.first)")
        var failure = shell.feed("for _ in 0..<40 { x = \(value.step) }").first?.failure
        if failure == nil, !value.last.isEmpty { failure = shell.feed(value.last).first?.failure }
        #expect(failure?.id == .limitExceeded, "\(value.step)")
    }

    @Test(arguments: endless) func endsAtALimit(_ inputs: [String]) throws {
        let shell = try Shell()
        for input in inputs.dropLast() { #expect(shell.feed(input).allSatisfy { $0.failure == nil }, "\(input)") }
        let last = try #require(inputs.last)
        #expect(shell.feed(last).first?.failure?.id == .limitExceeded, "\(last.prefix(80))")
    }

    /// What people do stays far below.
    static let fine: [[String]] = [
        ["var queue = Array(0..<100_000)[...]; var n = 0", "while let x = queue.popFirst() { n += x % 2 }"],
        ["var path = NavigationPath()", "for i in 0..<1_000 { path.append(i) }", "for _ in 0..<1_000 { path.removeLast() }"],
        ["var text = Text(\"a\")", "for _ in 0..<200 { text = text + Text(\"b\").bold() }", "root text"],
        ["root Text(\"a\")", "repeat 400 modify root .padding(1)"],
        // Other words in one argument leave the rest of what is written alone.
        [
            "root VStack { " + String(repeating: "Color.red; ", count: 1_000) + "Text(\"a\").padding(1) }",
            "repeat 200 set text1 \"b\"",
        ],
        ["root Text(\"a\")", "repeat 200 modify root .padding(1)"], ["root Text(\"a\")", "repeat 500 print root.size"],
        ["repeat 200 let x = 1"], ["root Text(\"a\")", "repeat 50 matrix root.size.width across device"],
        // Single bytes of a long Data cost what they are, not what it is.
        ["let data = Data(Array(repeating: UInt8(1), count: 100_000)); var n = 0", "for i in 0..<50_000 { n += Int(data[i]) }"],
        ["var data = Data()", "for i in 0..<50_000 { data.append(UInt8(i % 256)) }", "for i in 0..<20_000 { data[i] = 1 }"],
        ["var data = Data()", "for _ in 0..<20_000 { data.append(contentsOf: [1, 2]); data.append(Data([3])) }", "print data.last"],
        // Spacing and guides are asked once of each modifier around a view.
        ["root Text(\"a\")" + String(repeating: ".safeAreaInset(edge: .top) { Text(\"b\") }", count: 2_000)],
        ["root Text(\"a\")" + String(repeating: ".containerRelativeFrame(.horizontal)", count: 2_000)],
        ["root VStack { ForEach(0..<20_000, id: \\.self) { i in HStack { Text(\"\\(i)\"); Spacer(); Text(\"b\") } } }"],
    ]

    @Test(arguments: fine) func ordinaryWorkIsNotRefused(_ inputs: [String]) throws {
        let shell = try Shell()
        for input in inputs { #expect(shell.feed(input).compactMap(\.failure?.message) == [], "\(input.prefix(80))") }
    }
}
