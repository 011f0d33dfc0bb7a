// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

@Suite("What an input says that it did")
struct SceneAnswerTests {
    private static let feed = #"root ScrollView { LazyVStack { ForEach(0..<100) { Text("Row \($0)").frame(height: 40) } } }"#

    @Test(arguments: [
        ("", #"root VStack { Text("a"); Text("b") }"#, "created vStack1 with 2 views inside"),
        (#"root VStack { Text("a") }"#, #"add Text("b") in vStack1"#, "created text2"),
        (#"root VStack { Text("a") }"#, #"Text("b")"#, "the root is text1; removed vStack1"),
        (#"root Text("a")"#, #"VStack { Text("b") }"#, "created vStack1"),
        (
            #"root VStack { ForEach(0..<2) { Text("\($0)") } }"#, #"ForEach(0..<2) { Text("\($0)") }"#,
            "the root is forEach1; removed vStack1"
        ),
        (#"root VStack { Text("a"); Text("b") }"#, #"HStack { Text("b") }"#, "created hStack1; removed vStack1 with 1 view inside"),
        (#"root VStack { HStack { Text("a"); Text("b") } }"#, "unwrap hStack1", "removed hStack1"),
        (#"root VStack { Text("a"); Text("b") }"#, "wrap text1 in HStack()", "created hStack1"),
        (#"root VStack { Text("a"); Text("b") }"#, "remove text2", "removed text2"),
        (#"root VStack { Text("a") }"#, #"add ForEach(0..<2) { Text("\($0)") }"#, "created forEach1[0].text1, forEach1[1].text1"),
        (
            #"root VStack { Text("a"); ForEach(0..<2) { Text("\($0)") } }"#, "remove forEach1",
            "removed forEach1[0].text1, forEach1[1].text1"
        ),
        // 300 of 48 points a row, which the safe area of 59 holds back: from the window's top on, row 5 shows.
        (feed, "scroll by 300", "scrollView1 at y 241, forEach1[5].text1 first, 6 rows appeared"),
        (#"root Text("a")"#, "device iPhone SE (3rd gen)", "iPhone SE (3rd gen), 375 × 667, safe area top 20"),
        (#"root VStack { Text("a") }"#, "rename text1 title", "renamed text1 to title"),
        (#"root VStack { ForEach(0..<2) { Text("\($0)") } }"#, "rename forEach1 rows", "renamed forEach1 to rows"),
        (#"root Text("a")"#, "direction rtl", "right to left"), (#"root Text("a")"#, "os 17", "the rules of iOS 17"),
        (#"root Text("a")"#, "platform macos", "the rules of macOS"), (#"root Color.red"#, "scale 2", "2 pixels a point"),
        (#"root Text("a")"#, "direction .rightToLeft", "right to left"), (#"root Text("a")"#, "locale double", "locale en-x-double"),
        (#"root Text("a")"#, "sizeclass horizontal regular", "horizontal size class regular"),
        ("root Text(\"a\")\nsizeclass vertical compact", "sizeclass vertical device", "vertical size class regular"),
        (#"root Text("a")"#, "scene inactive", "the scene is inactive"),
        (#"root Text("a")"#, "locale de", "locale de"),
        (#"root Text("a")"#, "locale ar", "right to left, locale ar"), (#"root Text("a")"#, "direction ltr", "left to right"),
        (#"root Text("a")"#, "clock manual", "time stands still until 'tick'"),
        ("root Text(\"a\")\nclock manual", "clock auto", "motion runs to its end"),
        (#"root Text("a")"#, "colorscheme dark", "dark appearance"), (#"root Text("a")"#, "modify text1 .offset(x: 4)", "1 view moved"),
        (#"root Text("a")"#, "modify text1 .opacity(0.5)", "nothing moved"), ("", "option rules on", ""),
        (#"root Text("a")"#, "save kept.scroll", "wrote kept.scroll"), (#"root Text("a")"#, "export a.svg", "wrote a.svg"),
        ("root Text(\"a\")\nwatch text1.size", "reset", "removed text1"),
        ("", "struct V: View { var body: some View { Text(\"a\") } }", "declared V; 'root V()' shows it"),
        ("", "let a = 1, b = 2", "declared a, b"),
        ("let a = 1", "extension Int { var twice: Int { self * 2 } }", "declared Int"), ("", "import SwiftUI", ""),
        (
            "struct V: View { var body: some View { Color.red.frame(width: 4) } }\nroot V()",
            "struct V: View { var body: some View { Color.red.frame(width: 6) } }", "declared V; 2 views moved"
        ),
        ("root Text(\"a\")\nsave kept.scroll\nreset", "source kept.scroll", "created text1"),
        ("", #"ForEach(1...2) { i in Text("\(i)") }"#, "created forEach1[1].text1, forEach1[2].text1"),
        (#"root Button("b") { print("pressed") }"#, "tap button1", "printed: pressed"),
        (
            #"root Button("b") { print("a", terminator: ", "); print("b", 1, separator: "-", terminator: "!\n"); print("c") }"#,
            "tap button1", "printed: a, b-1!, c"
        ),
        // The log of events keeps the last two thousand: what is printed then is told all the same.
        (
            "root VStack { Button(\"many\") { for _ in 0..<2_100 { print(0) } }; Button(\"once\") { print(\"heard\") } }\ntap \"many\"",
            "tap \"once\"", "printed: heard"
        ),
        (
            "@State var w = 4.0\nroot Button { w += 1; print(\"w\"); print(w) } label: { Color.red.frame(width: w) }", "tap button1",
            "printed: w, 5.0; 2 views moved"
        ),
        // What changes no frame is told by its state.
        (#"@State var n = 0; root Button("b") { n += 1 }"#, "tap button1", "n: 0 → 1"),
        (#"@State var name = ""; root Button("b") { name = "Ann" }"#, "tap button1", #"name: "" → "Ann""#),
        (
            "struct V: View { @State var isOn = false; var body: some View { Button(\"b\") { isOn.toggle(); print(isOn) } } }\nroot V()",
            "tap \"b\"", "printed: true; v1.isOn: false → true"
        ),
        (
            "@Observable class M { var n = 1 }\nstruct V: View { @State var model = M(); var body: some View { Button(\"b\") { model.n += 1 } } }\nroot V()",
            "tap \"b\"", "v1.model.n: 1 → 2"
        ),
        (
            "class M: ObservableObject { @Published var words: [String] = []; static let shared = M() }\nroot Button(\"b\") { M.shared.words.append(\"a\") }\ntap button1",
            "tap button1", #"M.words: ["a"] → ["a", "a"]"#
        ), ("@State var n = 0; root Text(\"a\")", "state n = 2", "n: 0 → 2"), ("root Text(\"a\")", "settle", "nothing moved"),
        // A row at the end of a list moves no other, and what a database has is no state.
        (
            """
            import SwiftData
            @Model final class Item { var name: String; init(name: String) { self.name = name } }
            struct V: View {
                @Query private var items: [Item]
                @Environment(\\.modelContext) private var context
                var body: some View {
                    VStack { Button("Add") { context.insert(Item(name: "New")) }; List { ForEach(items) { Text($0.name) } } }
                }
            }
            root V().modelContainer(for: Item.self, inMemory: true)
            """, "tap \"Add\"", #"created v.body.forEach1["Item-2"].text1"#
        ),
        ("root Text(\"a\")\nwatch text1.size", "unwatch", "nothing is watched any more"),
        ("root Text(\"a\")", "repeat 2 settle", "nothing changed"), ("", "repeat 2 echo a", "a\na"),
        (#"root Button("b") {}.disabled(true)"#, "tap button1", "nothing happens: it is disabled"),
        (#"root Button("b") { print(1) }; tap button1"#, "events clear", "the log is empty now"), ("", "events clear", "nothing changed"),
        ("", "var body: some View { Text(\"a\") }", "declared body; 'root body' shows it"),
        (
            "", "@main struct MyApp: App { var body: some Scene { WindowGroup { Text(\"a\") } } }",
            "declared MyApp; 'root MyApp()' shows it"
        ),
        // As Swift prints what is Void.
        ("", "print ()", "()"), ("var n = 1; func f() { n += 1 }", "print f()", "()"), ("func f() { print(1) }", "print f()", "1"),
        (
            "root Text(\"a\"); viewport 320x480", "print viewport.size",
            "(0.0, 0.0)\n'viewport' is zero outside of a ScrollViewport; 'print root.frame' and 'show'\n    tell what the root fills"
        ),
    ]) func answers(_ before: String, _ input: String, _ expected: String) throws {
        let shell = try Shell(interactive: true)
        shell.feed(before)
        #expect(shell.text(input) == (expected.isEmpty ? "" : expected + "\n"))
    }

    @Test func nounsAreCounted() {
        let counted = [0.counted("pass"), 1.counted("pass"), 1.counted("view"), 2.counted("view")]
        #expect(counted == ["0 passes", "1 pass", "1 view", "2 views"])
    }

    @Test("Scripts hear nothing unless they ask, prompts everything unless they do not want it") func whoIsTold() throws {
        #expect(try Shell().text(#"root Text("a")"#).isEmpty)
        #expect(try Shell().text(#"root Button("b") {}.disabled(true); settle; tap button1; repeat 2 settle"#).isEmpty)
        let script = try Shell()
        script.feed("option answers on")
        #expect(script.json(#"root Text("a")"#).joined().contains(#""answer": {"created": ["text1"]}"#))
        let prompt = try Shell(interactive: true)
        prompt.feed("option answers off")
        #expect(prompt.text(#"root Text("a")"#).isEmpty)
    }
}
