// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What `lint` says of the layout: each fault is found on the screen that has it, and not in its better form. Lengths are worked out from
/// the sizes that the scenes give themselves.
@Suite struct LayoutLintTests {
    static let long = "\"A rather long sentence that needs a good deal of room to be read in full by everybody\""

    static let bad: [(String, String)] = [
        ("root Text(\(long)).lineLimit(1)", "cut-text"),
        ("root Text(\(long)).frame(width: 100, height: 30)", "cut-text"),
        ("root Button(\(long)) { }.lineLimit(1).frame(height: 50)", "cut-text"),
        ("root Text(\(long)).lineLimit(1).minimumScaleFactor(0.8).frame(width: 100)", "text-under-minimum-scale"),
        ("root VStack(spacing: -20) { Color.red.frame(height: 50); Color.blue.frame(height: 50) }", "overlap"),
        ("root VStack(spacing: 0) { Color.red.frame(width: 80, height: 80).frame(height: 20); Text(\"below\") }", "overlap"),
        ("root HStack { Color.red.frame(width: 50, height: 50).offset(x: 40); Color.blue.frame(width: 50, height: 50) }", "overlap"),
        ("root Color.red.frame(width: 50, height: 50).position(x: -200, y: 100)", "off-screen"),
        ("root HStack(spacing: 0) { ForEach(0..<9) { i in Color.red.frame(width: 100, height: 50) } }", "off-screen"),
        ("root ScrollView { Color.red.frame(width: 50, height: 50).offset(x: 900) }", "off-screen"),
        ("root Text(\(long)).fixedSize()", "beyond-screen"),
        ("keyboard 336\nroot VStack { Spacer(); TextField(\"City\", text: .constant(\"\")) }.ignoresSafeArea()", "under-keyboard"),
        ("keyboard 336\nroot Toggle(\"on\", isOn: .constant(true)).position(x: 100, y: 600)", "under-keyboard"),
        ("root Button(\"OK\") { }.buttonStyle(.plain)", "small-tap-target"),
        ("root Color.red.frame(width: 60, height: 43).onTapGesture { }", "small-tap-target"),
        ("root Button(\"OK\") { }", "small-tap-target"), ("root Button(\"OK\") { }.frame(width: 100, height: 100)", "small-tap-target"),
        ("root Button(\"OK\") { }.buttonStyle(.bordered).controlSize(.small)", "small-tap-target"),
        ("root Button(\"OK\") { }.disabled(true)", "small-tap-target"),
        ("root List { Text(\"OK\").onTapGesture { } }", "small-tap-target"),
        ("root Color.red.frame(width: 60, height: 60).onTapGesture { }.scaleEffect(0.5)", "small-tap-target"),
        (
            "root ScrollView(.horizontal) { HStack { Color.red.frame(width: 300) } }.scrollTargetBehavior(.viewAligned)",
            "aligned-without-targets"
        ),
        (
            "root ScrollView(.horizontal) { HStack(spacing: 10) { ForEach(0..<5) { i in Color.red.frame(width: 393) } } }.scrollTargetBehavior(.paging)",
            "paging-pitch"
        ),
        ("root List { ForEach([1, 2, 1], id: \\.self) { n in Text(\"a\") } }", "duplicate-id"),
        ("root Text(\"a\").frame(width: -10)", "negative-frame"),
        ("root Text(\"a\").frame(minWidth: 200, maxWidth: 100)", "contradictory-frame"),
        ("root Text(\"a\").frame(minHeight: 20, idealHeight: 10)", "contradictory-frame"),
        ("root List { ForEach(0..<3) { i in Text(\"a\").id(UUID()) } }", "unstable-id"),
        (
            "struct Item: Identifiable { let title: String; var id: UUID { UUID() } }; let items = [Item(title: \"a\")]; root List(items) { item in Text(item.title) }",
            "unstable-id"
        ),
    ]

    static let good = [
        "root Text(\(long))", "root Text(\(long)).lineLimit(1).minimumScaleFactor(0.3)",
        "root ZStack { Color.red.frame(width: 50, height: 50); Text(\"on it\") }",
        "root Text(\"a\").padding().background(Color.red).overlay { Color.blue.frame(width: 200, height: 200) }",
        "root VStack { Color.red.frame(height: 50); Color.blue.frame(height: 50) }",
        "root VStack(spacing: 0) { Color.red.frame(width: 80, height: 80).frame(height: 20).clipped(); Text(\"below\") }",
        "keyboard 336\nroot VStack { Spacer(); TextField(\"City\", text: .constant(\"\")) }",
        "keyboard 336\nroot VStack { Spacer(); TextField(\"City\", text: .constant(\"\")) }.ignoresSafeArea(.container)",
        "keyboard 336\nroot ScrollView { VStack { Color.red.frame(height: 700); TextField(\"City\", text: .constant(\"\")) } }",
        "root VStack { Spacer(); TextField(\"City\", text: .constant(\"\")) }.ignoresSafeArea()",
        "root ScrollView { VStack { ForEach(0..<60) { i in Text(\"row \\(i)\") } } }",
        "root ScrollView { LazyVStack(pinnedViews: .sectionHeaders) { Section { ForEach(0..<60) { i in Text(\"row \\(i)\") } } header: { Text(\"top\") } } }\nscroll by 100",
        "root ScrollView(.horizontal) { HStack { ForEach(0..<9) { i in Color.red.frame(width: 100, height: 50) } } }",
        "root Button { } label: { Text(\"OK\").frame(minWidth: 44, minHeight: 44) }.buttonStyle(.plain)",
        "root List { Button(\"OK\") { } }", "root List { NavigationLink(\"OK\") { Text(\"there\") } }",
        "root NavigationStack { Text(\"a\").toolbar { ToolbarItem(placement: .cancellationAction) { Button(\"Cancel\") { } }; ToolbarItem(placement: .bottomBar) { Button(\"Low\") { } } }.navigationTitle(\"T\") }",
        "root Button(\"OK\") { }.buttonStyle(.bordered)", "root Button(\"OK\") { }.buttonStyle(.borderedProminent).controlSize(.large)",
        "root Button(\"OK\") { }.allowsHitTesting(false)", "root Button(\"OK\") { }.hidden()", "root Button(\"OK\") { }.opacity(0)",
        "root Image(systemName: \"star\").contentShape(Rectangle().inset(by: -12)).onTapGesture { }",
        "root Image(systemName: \"star\").padding(12).onTapGesture { }.padding(-12)",
        "root Image(systemName: \"star\").contentShape(Circle().scale(3)).onTapGesture { }",
        "root Image(systemName: \"star\").onTapGesture { }.scaleEffect(3)",
        "device mac-window\nroot Button(\"OK\") { }.buttonStyle(.plain)",
        "root ScrollView(.horizontal) { HStack { Color.red.frame(width: 300) }.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)",
        "root ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<5) { i in Color.red.containerRelativeFrame(.horizontal) } } }.scrollTargetBehavior(.paging)",
        "root List { ForEach([1, 2, 3], id: \\.self) { n in Text(\"a\") } }",
        "root Text(\"a\").frame(minWidth: 100, maxWidth: .infinity)", "root Text(\"a\").id(\"fixed\")",
        "struct Item: Identifiable { let id = UUID(); let title: String }; let items = [Item(title: \"a\")]; root List(items) { item in Text(item.title) }",
    ]

    @Test(arguments: bad) func faultIsNamed(_ inputs: String, _ id: String) throws {
        let shell = try Shell()
        #expect(shell.error(inputs) == nil, "\(inputs)")
        let answer = shell.json("lint").last ?? ""
        #expect(answer.contains("\"id\": \"\(id)\""), "\(inputs): \(answer)")
    }

    @Test(arguments: good) func betterFormIsLeftAlone(_ inputs: String) throws {
        let shell = try Shell()
        #expect(shell.error(inputs) == nil, "\(inputs)")
        #expect(shell.json("lint").last?.contains("\"lint\": []") == true, "\(inputs): \(shell.text("lint"))")
    }

    /// Rows of one expression are told of once.
    @Test func rowsAreToldOfOnce() throws {
        let shell = try Shell()
        shell.feed("root VStack { ForEach(0..<5) { i in Text(\(Self.long)).lineLimit(1) } }")
        let answer = shell.json("lint")[0]
        #expect(answer.components(separatedBy: "\"cut-text\"").count == 2)
        #expect(answer.contains("\"repetitions\": 4"))
        #expect(shell.text("lint").contains("4 more findings like this."))
    }
}
