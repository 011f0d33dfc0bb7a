// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Every anti-pattern is found, and its better form is not.
@Suite struct LintTests {
    static let bad: [(String, String)] = [
        ("root VStack { GeometryReader { p in Color.red }; Text(\"a\") }", "greedy-reader"),
        ("root ForEach(Array([1, 2].enumerated()), id: \\.offset) { i, n in Text(\"a\") }", "identity-by-offset"),
        ("root ForEach([1, 2].indices, id: \\.self) { i in Text(\"a\") }", "identity-by-offset"),
        ("let items = [1, 2]; root ForEach(0..<items.count, id: \\.self) { i in Text(\"a\") }", "identity-by-offset"),
        ("root VStack { Group { GeometryReader { p in Color.red } }; Text(\"a\") }", "greedy-reader"),
        (
            "struct Row: View { var body: some View { Text(\"a\").onAppear { } } }; root ScrollView { LazyVStack { ForEach(0..<99) { i in Row() } } }",
            "set-up-in-lazy-row"
        ),
        ("root ScrollView { Text(\"a\") }.padding()", "padded-scroll-view"),
        ("root GeometryReader { p in Text(\"a\").padding(.top, p.safeAreaInsets.top) }", "safe-area-twice"),
        ("root ScrollView { LazyVStack { ForEach(0..<99) { i in LazyHStack { ForEach(0..<99) { j in Text(\"a\") } } } } }", "lazy-in-lazy"),
        ("root ScrollView { LazyVStack { ForEach(0..<20) { i in Text(\"a\") } } }", "needless-lazy"),
        ("@State var w = true; root Group { if w { HStack { Text(\"a\") } } else { VStack { Text(\"a\") } } }", "branch-loses-state"),
        ("struct A: View { @State var w = true; var body: some View { if w { HStack { } } else { VStack { } } } }", "branch-loses-state"),
        ("root ScrollView { LazyVStack { ForEach(0..<99) { i in Text(\"a\").onAppear { } } } }", "set-up-in-lazy-row"),
        (
            "struct Row: View { @State var n = 1; var body: some View { Text(\"a\") } }; root ScrollView { LazyVStack { ForEach(0..<99) { i in Row() } } }",
            "state-in-lazy-row"
        ),
    ]

    static let good = [
        "root VStack { GeometryReader { p in Color.red }.frame(height: 20) }",
        "root Color.red.background { GeometryReader { p in Color.clear } }",
        "root ForEach([1, 2], id: \\.self) { n in Text(\"a\") }",
        "root ScrollView { Text(\"a\").padding() }.contentMargins(8)",
        "root GeometryReader { p in Text(\"a\").padding(.top, p.safeAreaInsets.top) }.ignoresSafeArea()",
        "root ScrollView { LazyVStack { ForEach(0..<50) { i in ScrollView(.horizontal) { LazyHStack { ForEach(0..<60) { j in Text(\"a\") } } } } } }",
    ]

    @Test(arguments: bad) func antiPatternIsNamed(_ input: String, _ id: String) throws {
        let text = try Shell().text(input + "\nlint")
        #expect(text.contains(id) && text.contains("Better:"), "\(text)")
    }

    /// Line and column of the words at fault, for people and for programs.
    @Test func findingsTellTheirPlace() throws {
        let shell = try Shell()
        shell.feed("root ScrollView { Text(\"a\") }.padding()")
        let text = shell.text("lint")
        #expect(text.contains("1:31: scrollView1  padded-scroll-view"), "\(text)")
        #expect(text.contains("  root ScrollView { Text(\"a\") }.padding()\n" + String(repeating: " ", count: 32) + "^~~~~~~"), "\(text)")
        #expect(shell.json("lint")[0].contains("\"line\": 1, \"column\": 31, \"length\": 7"))
    }

    @Test(arguments: good) func betterFormIsLeftAlone(_ input: String) throws {
        #expect(try Shell().json(input + "\nlint").last?.contains("\"lint\": []") == true)
    }
}
