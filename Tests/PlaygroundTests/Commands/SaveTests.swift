// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// `save` writes a session that rebuilds the scene.
@Suite struct SaveTests {
    static let scenes = [
        "root VStack { Text(\"a\"); Text(\"b\") }",
        "root box = HStack(spacing: 3) { Rectangle(); Circle() }; rename rectangle1 left; focus box",
        "root VStack { Text(\"a\"); Text(\"b\"); Text(\"c\") }; move text3 before text1",
        "root VStack { Text(\"a\"); Text(\"b\") }; rename text1 spare; rename text2 text1; rename spare text2",
        "root VStack { Text(\"a\") }; insert Text(\"b\") before text1; remove text1; add Text(\"c\")",
        "device ipad-pro-11-m4 landscape split 1/2; os 18; type accessibility2; direction rtl; colorscheme dark; root Text(\"Hi\")",
        "device ipad-mini-7 slideover; root Text(\"Hi\")",
        "viewport 300x400; safearea top 10 leading 3; scale 2; keyboard 200; sizeclass vertical compact; mouse on; scene inactive; root Color.red",
        "window 500x600 anchor: .topLeading; safearea off; platform macOS; clock manual; root Color.red",
        "@State var n = 1; state n = 5; let names = [\"a\", \"b\"]; root ForEach(names, id: \\.self) { Text($0 + \"\\(n)\") }",
        "@State var size = CGSize(width: 3, height: 4); state size = CGSize(width: 30, height: 40); root Color.red.frame(width: size.width, height: size.height)",
        "@State var pull = Spring(); state pull = Spring(mass: 2, stiffness: 170, damping: 15); root Text(\"\\(pull.mass) \\(pull.stiffness) \\(pull.damping)\")",
        "struct Row: View { @State private var open = false; var body: some View { Button(\"x\") { open.toggle() } } }; root Row(); tap row1",
        "root ScrollView { VStack(spacing: 0) { ForEach(0..<50) { i in Text(\"Row \\(i)\").frame(height: 44) } } }; scroll by 321.5",
        "root ScrollView { LazyVStack(spacing: 0) { ForEach(0..<50) { i in Text(\"Row \\(i)\").frame(height: 44) } } }; rename forEach1[0].text1 label; scroll to 30",
        "root ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 900, height: 2000) }; scroll by 100 200",
        "root ScrollView { Color.red.frame(height: 2000) }; drag by 0 -80",
        "root ScrollView { Color.red.frame(height: 9000) }; clock manual; fling 1200; tick 100ms",
        "root ScrollView { Color.red.frame(height: 9000) }; scroll by 40; fling 800",
        "clock manual; root ScrollView { LazyVStack(spacing: 0) { ForEach(0..<90) { i in Color.red.frame(height: 50 + CGFloat(i % 7)) } } }; fling 2200; tick 300ms; drag by 5; drag by 5",
        "environment isEnabled = false; root Text(\"a\"); option rules on",
        "struct Wide: View { var body: some View { if #available(iOS 26, *) { Text(\"new\") } else { Text(\"old\") } } }; os 17; root Wide()",
        "class Model: ObservableObject { @Published var n = 1; @Published var list = [1] }; struct Shown: View { @StateObject private var model = Model(); var body: some View { Button(\"\\(model.n) \\(model.list.count)\") { model.n += 1; model.list.append(2) } } }; root Shown(); tap shown1; tap shown1",
        "class Board { static let shared = Board(); var title = \"a\" }; root Button(Board.shared.title) { Board.shared.title = \"longer\" }; tap button1",
        "struct Item { static var made = 1 }; root Button(\"\\(Item.made)\") { Item.made += 500 }; tap button1",
        "struct Named: View { @AppStorage(\"name\") var name = \"a\"; var body: some View { Button(name) { name = \"longer\" } } }; root Named(); tap named1",
        "@State var id: Int?; root ScrollView(.horizontal) { LazyHStack(spacing: 10) { ForEach(0..<9) { i in Color.red.frame(width: 200) } }.scrollTargetLayout() }.scrollPosition(id: $id, anchor: .leading); state id = 2; scroll by 210",
        "root VStack { DisclosureGroup(\"More\") { Text(\"inside\") } }; tap disclosureGroup1",
        "root NavigationStack { NavigationLink(\"Go\") { Text(\"there\") } }; tap root",
        "",
    ]

    @Test(arguments: scenes) func rebuildsTheScene(_ text: String) throws {
        let shell = try Shell()
        if let error = shell.feed(text).lazy.compactMap(\.failure).first { Issue.record("\(error)") }
        #expect(shell.error("save a.scroll") == nil)
        let saved = try #require(shell.files.text("a.scroll"))
        let other = try Shell()
        if let error = other.feed(saved).lazy.compactMap(\.failure).first { Issue.record("\(error.message) in\n\(saved)") }
        #expect(other.lasting == shell.lasting)
        // Saved again it is the same text.
        #expect(other.error("save b.scroll") == nil)
        #expect(other.files.text("b.scroll") == saved)
        // What moved goes on in the same way.
        for input in ["tick 50ms", "release velocity: 300", "settle"] { #expect(other.json(input).count == shell.json(input).count) }
        #expect(other.lasting == shell.lasting)
    }

    /// A session under the name of something else could be read by nothing.
    @Test(arguments: ["save a.swift", "save a.png", "export swift", "export a"]) func theEndingFitsWhatIsWritten(_ input: String) throws {
        let shell = try Shell()
        #expect(shell.error("root Text(\"a\")") == nil)
        #expect(shell.error(input) == "unknown-format")
        for input in ["save a.txt", "save a", "save my feed", "export a.swift"] { #expect(shell.error(input) == nil, "\(input)") }
    }

    @Test func readOnlySessionsWriteOnlyToTheirFolder() throws {
        let shell = try Shell(readOnly: true)
        #expect(shell.error("save a.scroll") == "read-only")
        #expect(shell.error("export /tmp/scrollscope-memory/../a.txt") == "read-only")
        #expect(shell.error("export /tmp/scrollscope-memory/a.txt") == nil)
    }
}
