// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What a tap does to controls and links (`tap`, language.md §2).
@Suite struct TapTests {
    @Test func aStepThatDoesNotFitIsAnOverflow() throws {
        let shell = try Shell()
        shell.feed("@State var n = 2; root Stepper(\"a\", value: $n, step: Int.max)")
        #expect(shell.error("tap stepper1") == "overflow")
        #expect(shell.text("print n") == "2\n")
    }

    @Test(arguments: [
        ("@State var on = false", "Toggle(\"a\", isOn: $on)", "tap toggle1", "on", "true"),
        ("@State var on = false", "Form { Toggle(\"a\", isOn: $on) }", "tap root", "on", "true"),
        ("@State var on = true", "Toggle(\"a\", isOn: $on).disabled(true)", "tap toggle1", "on", "true"),
        ("@State var mode = EditMode.inactive", "EditButton().environment(\\.editMode, $mode)", "tap \"Edit\"", "mode.isEditing", "true"),
        ("@State var mode = EditMode.active", "EditButton().environment(\\.editMode, $mode)", "tap \"Done\"", "mode.isEditing", "false"),
        ("@State var n = 1", "Stepper(\"a\", value: $n, in: 0...3)", "tap stepper1", "n", "2"),
        ("@State var n = 3", "Stepper(\"a\", value: $n, in: 0...3)", "tap stepper1", "n", "3"),
        ("@State var x = 1.0", "Stepper(\"a\", value: $x, step: 0.5)", "tap stepper1", "x", "1.5"),
        ("@State var n = 1", "Stepper(\"a\") { n += 10 } onDecrement: { n -= 10 }", "tap stepper1", "n", "11"),
        ("@State var on = false", "DisclosureGroup(\"a\", isExpanded: $on) { Text(\"b\") }", "tap disclosureGroup1", "on", "true"),
        ("@State var n = 0", "Text(\"a\").onTapGesture { n += 1 }", "tap text1", "n", "1"),
        // Options of pickers in any style, pages of a tab view, rows of a list with a selection: by tag or by the id of the row.
        (
            "@State var n = 1", "Picker(\"p\", selection: $n) { ForEach(0..<3) { Text(\"\\($0)\") } }.pickerStyle(.inline)",
            "tap forEach1[2].text1", "n", "2"
        ),
        (
            "@State var n = 1", "Picker(\"p\", selection: $n) { Text(\"x\").tag(5); Text(\"y\").tag(6) }.pickerStyle(.segmented)",
            "tap text2", "n", "6"
        ),
        ("@State var n = 5", "Picker(\"p\", selection: $n) { Text(\"x\").tag(5); Text(\"y\").tag(6) }", "tap text2", "n", "6"),
        (
            "@State var n = 5", "Picker(\"p\", selection: $n) { Text(\"x\").tag(5); Text(\"y\").tag(6) }.pickerStyle(.segmented)",
            "tap \"y\"", "n", "6"
        ),
        ("@State var n = 5", "Form { Picker(\"p\", selection: $n) { Text(\"x\").tag(5); Text(\"y\").tag(6) } }", "tap \"y\"", "n", "6"),
        // A view that shows no words goes by those that assistive apps say.
        (
            "@State var n = 0", "Button { n += 1 } label: { Image(systemName: \"trash\") }.accessibilityLabel(\"Delete\")",
            "tap \"Delete\"", "n", "1"
        ),
        (
            "@State var n = 0", "Button { n += 1 } label: { Image(systemName: \"trash\").accessibilityLabel(Text(\"Delete\")) }",
            "tap \"Delete\"", "n", "1"
        ),
        ("@State var n = 0", "Button(\"Add\", systemImage: \"plus\") { n += 1 }.labelStyle(.iconOnly)", "tap \"Add\"", "n", "1"),
        (
            "@State var n = 0", "Button { n += 1 } label: { Label { Text(\"Add\") } icon: { Circle() }.labelStyle(.iconOnly) }",
            "tap \"Add\"", "n", "1"
        ),
        (
            "@State var n = 0",
            "NavigationStack { Text(\"a\").toolbar { Button { n += 1 } label: { Image(systemName: \"plus\") }.accessibilityLabel(\"New\") } }",
            "tap \"New\"", "n", "1"
        ),
        // A disabled button is there and does nothing.
        ("@State var n = 0", "Button(\"Save\") { n += 1 }.disabled(true)", "tap \"Save\"", "n", "0"),
        ("@State var n = 0", "TabView(selection: $n) { Text(\"a\").tag(0); Text(\"b\").tag(1) }", "tap text2", "n", "1"),
        (
            "@State var n = 0",
            "TabView(selection: $n) { Tab(\"A\", systemImage: \"a\", value: 0) { }; Tab(\"B\", systemImage: \"b\", value: 1) { } }",
            "tap tab2", "n", "1"
        ),
        ("@State var n: Int? = nil", "List([10, 20], id: \\.self, selection: $n) { Text(\"\\($0)\") }", "tap list1[20].text1", "n", "20"),
        ("@State var s: Set<Int> = []", "List(0..<3, selection: $s) { Text(\"\\($0)\") }", "tap list1[2].text1", "s", "[2]"),
        ("@State var n: Int? = nil", "List(selection: $n) { Text(\"a\").tag(7); Text(\"b\").tag(8) }", "tap text2", "n", "8"),
        (
            "device ipad-pro-11-m4; @State var n: Int? = nil",
            "NavigationSplitView { List([1, 2], id: \\.self, selection: $n) { NavigationLink(\"\\($0)\", value: $0) } } detail: { Text(\"d\") }",
            "tap list1[2].navigationLink1", "n", "2"
        ),
        // Buttons come before controls where several could be meant.
        ("@State var n = 0; @State var on = false", "VStack { Toggle(\"a\", isOn: $on); Button(\"b\") { n += 1 } }", "tap root", "n", "1"),
    ]) func changesState(_ state: String, _ view: String, _ tap: String, _ name: String, _ value: String) throws {
        let shell = try Shell.running(state + "\nroot " + view + "\n" + tap)
        #expect(shell.text("print \(name)") == value + "\n")
        #expect(shell.error("undo") == nil)
    }

    /// A tab view without a selection of its own remembers its page; a page is tapped by the words in the bar, whatever they are made of.
    @Test(arguments: [
        "Text(\"one\").tabItem { Image(systemName: \"star\"); Text(\"First\") }; Text(\"two\").tabItem { Label(\"Second\", systemImage: \"star\") }",
        "Text(\"one\").tabItem { Text(\"First\") }.tag(5); Text(\"two\").tabItem { VStack { Image(\"b\"); Text(\"Second\") } }.tag(6)",
        "Tab(\"First\", systemImage: \"star\") { Text(\"one\") }; Tab(\"Second\", systemImage: \"star\") { Text(\"two\") }",
        "First(); Second()",
        "Tab(\"First\", systemImage: \"star\") { Text(\"one\") }; TabSection(\"More\") { Tab(\"Second\", systemImage: \"star\") { Text(\"two\") } }",
    ]) func tabsAreTappedByTheirWords(_ pages: String) throws {
        // Views of one's own say in their bodies what stands for them.
        let own = """
            struct First: View { var body: some View { Text("one").tabItem { Text("First") } } }
            struct Second: View { var body: some View { Text("two").tabItem { Label("Second", systemImage: "star") } } }

            """
        let shell = try Shell.running(own + "root TabView { \(pages) }")
        #expect(shell.text("show").contains("\"one\""))
        #expect(shell.error("tap \"Second\"") == nil)
        #expect(shell.text("show").contains("\"two\""), "\(shell.text("tree"))")
        #expect(shell.error("tap \"First\"") == nil)
        #expect(shell.text("show").contains("\"one\""), "\(shell.text("tree"))")
        #expect(shell.error("undo 2; tap \"Third\"") == "unknown-target")
    }

    /// What stands in a bar is tapped by its words, by its symbol or by its name; state and environment are those of its place.
    @Test(arguments: [
        ("Button(\"Add\") { n += 1 }", "\"Add\""), ("ToolbarItem(placement: .topBarTrailing) { Button(\"Add\") { n += 1 } }", "\"Add\""),
        ("ToolbarItemGroup { Spacer(); Button { n += step } label: { Image(systemName: \"plus\") } }", "\"plus\""),
        ("Button(\"Add\", systemImage: \"plus\") { n += 1 }", "\"Add\""), ("Button(\"Add\") { n += 1 }", "bar1.body.button1"),
        ("Toggle(\"Add\", isOn: Binding { n > 0 } set: { _ in n += 1 })", "\"Add\""),
    ]) func itemsOfBarsAreTapped(_ item: String, _ target: String) throws {
        let shell = try Shell.running(
            """
            struct Bar: View {
                @State private var n = 0
                @Environment(\\.self) var values
                var step: Int { 1 }
                var body: some View { NavigationStack { Text("n is \\(n)").toolbar { \(item) } } }
            }
            root Bar()
            """)
        #expect(shell.error("tap \(target)") == nil)
        #expect(shell.text("show").contains("n is 1"), "\(shell.text("tree"))")
        #expect(shell.error("tap \"Remove\"") == "unknown-target")
    }

    /// With a selection a page is tapped by its words, too.
    @Test func aTabChangesTheSelection() throws {
        let shell = try Shell.running(
            "@State var n = 0\nroot TabView(selection: $n) { Text(\"a\").tabItem { Text(\"A\") }.tag(0); Text(\"b\").tabItem { Text(\"B\") }.tag(7) }\ntap \"B\""
        )
        #expect(shell.text("print n") == "7\n")
    }

    /// A group without a binding remembers by itself whether it is open.
    /// Words of a page that is not shown are no way to it, and looking for words makes up no object of the environment.
    @Test func wordsOfHiddenPagesAreNotTapped() throws {
        let shell = try Shell(
            TestFiles([
                "A.swift": """
                import SwiftUI
                @Observable final class Store { var name = "kept" }
                struct First: View { @Environment(Store.self) var store; var body: some View { NavigationStack { NavigationLink("Go") { Text(store.name) } } } }
                struct Second: View { @Environment(Store.self) var store; var body: some View { Text("Far " + store.name) } }
                struct Pages: View {
                    @State var store = Store()
                    @State var page = 0
                    var body: some View {
                        TabView(selection: $page) { First().tag(0).tabItem { Text("One") }; Second().tag(1).tabItem { Text("Two") } }.environment(store)
                    }
                }
                """
            ]))
        #expect(shell.error("load A.swift Pages") == nil)
        #expect(shell.error("tap \"Far kept\"") == "unknown-target")
        #expect(shell.error("tap \"Go\"") == nil)
        #expect(shell.error("expect unknown == 0") == nil)
        #expect(shell.error("expect pages1.body.first1.body.text1.text == \"kept\"") == nil)
    }

    /// The bare name of a view inside a component is enough where there is only one of that name.
    @Test func aBareNameIsEnoughWhereItIsTheOnlyOne() throws {
        let shell = try Shell.running(
            "struct Row: View { @State var n = 0; var body: some View { HStack { Button(\"a\") { n += 1 }; Text(\"\\(n)\") } } }\nroot Row()"
        )
        #expect(shell.error("tap button1") == nil)
        #expect(shell.error("expect row1.body.text1.text == \"1\"") == nil)
        #expect(shell.error("root VStack { Row(); Row() }") == nil)
        #expect(shell.error("tap button1") == "unknown-target")
    }

    @Test func disclosureGroupsOpen() throws {
        let shell = try Shell.running("root VStack { DisclosureGroup(\"More\") { Text(\"inside\") } }")
        let closed = shell.text("print root.size")
        #expect(shell.error("tap disclosureGroup1") == nil)
        #expect(shell.text("print root.size") != closed)
        #expect(!shell.text("state").contains("inside"))
        try saved(shell)
        #expect(shell.error("tap disclosureGroup1") == nil)
        #expect(shell.text("print root.size") == closed)
    }

    /// A link in the sidebar shows its view in the detail column, one in the detail column leads on from there.
    @Test(arguments: ["ipad-pro-11-m4", "iphone-15-pro"]) func linksOfSplitViews(_ device: String) throws {
        let shell = try Shell.running(
            """
            device \(device)
            root NavigationSplitView { NavigationLink("one") { NavigationLink("two") { Text("last").id("last") } } } detail: { Text("d").id("d") }
            tap navigationLink1
            tap navigationLink2
            """)
        #expect(shell.text("print view(\"last\").isVisible") == "true\n")
        #expect(shell.error("print view(\"d\").frame") == "unknown-target")
        try saved(shell)
        #expect(shell.error("undo 2") == nil)
        #expect(shell.error("print view(\"last\").frame") == "unknown-target")
    }

    private func saved(_ shell: Shell) throws {
        #expect(shell.error("save a.scroll") == nil)
        let other = try Shell()
        if let error = other.feed(try #require(shell.files.text("a.scroll"))).lazy.compactMap(\.failure).first {
            Issue.record("\(error.message)")
        }
        #expect(other.lasting == shell.lasting)
    }

    // MARK: links

    private static let stacks = [
        "root NavigationStack { NavigationLink(\"Go\") { Text(\"there\").frame(width: 77) }.navigationTitle(\"Home\") }",
        "root NavigationStack { NavigationLink { Text(\"there\").frame(width: 77) } label: { Text(\"Go\") }.navigationTitle(\"Home\") }",
        "root NavigationView { NavigationLink(destination: Text(\"there\").frame(width: 77)) { Text(\"Go\") }.navigationTitle(\"Home\") }",
        "root NavigationStack { NavigationLink(\"Go\", value: 7).navigationTitle(\"Home\").navigationDestination(for: Int.self) { n in Text(\"\\(n)\").frame(width: 70 + CGFloat(n)) } }",
        "@State var path: [Int] = []\nroot NavigationStack(path: $path) { NavigationLink(\"Go\", value: 7).navigationDestination(for: Int.self) { n in Text(\"\\(n)\").frame(width: 70 + CGFloat(n)) } }",
        "@State var path = NavigationPath()\nroot NavigationStack(path: $path) { NavigationLink(\"Go\", value: 7).navigationDestination(for: Int.self) { n in Text(\"\\(n)\").frame(width: 70 + CGFloat(n)) } }",
        "@State var shows = false\nroot NavigationStack { Button(\"Go\") { shows = true }.navigationDestination(isPresented: $shows) { Text(\"there\").frame(width: 77) } }",
        "@State var item: String?\nroot NavigationStack { Button(\"Go\") { item = \"there\" }.navigationDestination(item: $item) { Text($0).frame(width: 77) } }",
    ]

    /// The destination covers the content; the bar's button leads back.
    @Test(arguments: stacks) func linksLeadThereAndBack(_ text: String) throws {
        let shell = try Shell.running(text)
        let before = shell.json("frames")
        #expect(shell.error("tap root") == nil)
        #expect(shell.json("frames")[0].contains("\"width\": 77"))
        #expect(!shell.text("tree").contains("\"Go\""))
        try saved(shell)
        #expect(shell.error("tap back") == nil)
        #expect(shell.json("frames") == before)
        #expect(shell.error("tap back") == "unknown-target")
        #expect(shell.error("undo") == nil)
        #expect(shell.json("frames")[0].contains("\"width\": 77"))
    }

    @Test func dismissGoesBack() throws {
        let shell = try Shell.running(
            "struct Detail: View { @Environment(\\.dismiss) var dismiss; var body: some View { Button(\"Close\") { dismiss() }.frame(width: 77) } }\nroot NavigationStack { NavigationLink(\"Go\") { Detail() } }\ntap root\ntap detail1"
        )
        #expect(!shell.json("frames")[0].contains("\"width\": 77"))
    }

    /// Under a view that covers it the content keeps what it has stored.
    @Test func coveredContentKeepsItsState() throws {
        let shell = try Shell.running(
            "struct Home: View { @State private var n = 0; var body: some View { VStack { Button(\"\\(n)\") { n += 1 }; NavigationLink(\"Go\") { Text(\"there\") } } } }\nroot NavigationStack { Home() }\ntap home1.body.button1\ntap home1.body.navigationLink1\ntap back"
        )
        #expect(shell.text("state").contains("home1.n  Int       1"))
    }

    @Test func pathsOfAnyType() throws {
        let shell = try Shell.running("@State var path = NavigationPath()")
        shell.feed("root Button(\"a\") { path.append(1); path.append(\"b\"); path.removeLast() }\ntap root")
        #expect(shell.text("print path.count") == "1\n")
        #expect(shell.error("root Button(\"a\") { path.removeLast(5) }\ntap root") == "out-of-range")
    }

    /// A link outside of a navigation view does nothing, as in SwiftUI.
    @Test func linksWithoutAStack() throws {
        let shell = try Shell.running("root NavigationLink(\"Go\") { Text(\"there\") }")
        let before = shell.lasting
        #expect(shell.error("tap root") == nil)
        #expect(shell.lasting == before)
    }

    /// A text in quotes that is no id names what can be tapped by its words.
    @Test func wordsNameAButton() throws {
        let shell = try Shell()
        _ = shell.text("@State var n = 0")
        _ = shell.text(
            "root VStack { Button(\"Add\") { n += 1 }; Text(\"Add\"); Text(\"Sum\"); Button(\"B\") { }; Button(\"B\") { }; Button { n += 10 } label: { Label(\"Ten\", systemImage: \"star\") }; Text(\"x\").id(\"Ten\").onTapGesture { n += 100 } }"
        )
        #expect(shell.error("tap \"Add\"") == nil)
        #expect(shell.error("expect n == 1") == nil)
        // An id comes before words.
        #expect(shell.error("tap \"Ten\"") == nil)
        #expect(shell.error("expect n == 101") == nil)
        #expect(shell.error("tap \"B\"") == "ambiguous-target")
        #expect(shell.error("tap \"Sum\"") == "unknown-target")
        let missing = shell.feed("tap \"Adds\"").first?.failure
        #expect(missing?.message == "nothing that can be tapped shows \"Adds\", and no view has that id")
        #expect(missing?.suggestion == "\"Add\"")
    }

    /// A split view of one column shows the detail of the row that is chosen, with the way back (L13.2); a link with a value is such a row.
    @Test(arguments: ["ForEach(1..<4, id: \\.self) { Text(\"Row \\($0)\") }", "NavigationLink(value: 2) { Text(\"Row 2\") }"])
    func aRowOfACompactSplitViewLeadsToTheDetail(_ rows: String) throws {
        let shell = try Shell()
        let code = """
            struct Side: View { @Binding var chosen: Int?; var body: some View { List(selection: $chosen) { \(rows) } } }
            struct Split: View { @State var chosen: Int?; var body: some View { NavigationSplitView { Side(chosen: $chosen) } detail: { Text("Detail \\(chosen ?? 0)") } } }
            root Split()
            """
        if let error = shell.feed(code).lazy.compactMap(\.failure).first { Issue.record("\(error.message)") }
        #expect(shell.error("tap \"Row 2\"") == nil)
        #expect(shell.error("expect split1.body.text1.text == \"Detail 2\"") == nil, "\(shell.text("tree"))")
        #expect(shell.error("tap split1.body.back") == nil)
        #expect(shell.error("print split1.body.text1.text") == "unknown-target")
        #expect(shell.error("tap \"Row 2\"") == nil)
        #expect(shell.error("expect split1.body.text1.text == \"Detail 2\"") == nil)
    }

    /// A symbol's name finds the button that shows nothing else.
    @Test func symbolsNameAButton() throws {
        let shell = try Shell()
        shell.feed("@State var n = 0")
        shell.feed("root VStack { Button { n += 1 } label: { Image(systemName: \"heart\") }; Image(systemName: \"star\") }")
        #expect(shell.error("tap \"heart\"") == nil)
        #expect(shell.error("expect n == 1") == nil)
        #expect(shell.error("tap \"star\"") == "unknown-target")
    }

    /// Of several buttons with the same words the one in the window is meant: pages beside it have them, too.
    @Test func wordsMeanWhatIsInSight() throws {
        let shell = try Shell()
        shell.feed("@State var n = 0")
        shell.feed(
            "root HStack(spacing: 0) { ForEach(0..<3) { i in Button(\"Start\") { n = i + 1 }.frame(width: 393) } }.frame(width: 393, alignment: .leading)"
        )
        #expect(shell.error("tap \"Start\"") == nil)
        #expect(shell.error("expect n == 1") == nil)
    }

    /// The stack may stand in a component: its way back is still called back.
    @Test func backIsFoundInAComponent() throws {
        let shell = try Shell()
        shell.feed(
            "struct Home: View { var body: some View { NavigationStack { NavigationLink(\"Go\") { Text(\"There\") } } } }\nroot Home()\ntap \"Go\""
        )
        #expect(shell.text("show").contains("There"))
        #expect(shell.error("tap back") == nil)
        #expect(!shell.text("show").contains("There"))
        #expect(shell.error("tap back") == "unknown-target")
    }

    /// What lies under a sheet cannot be tapped, by its name or its words, unless the sheet leaves it alive.
    @Test(arguments: [("", "covered-target"), (".presentationBackgroundInteraction(.enabled)", nil)])
    func whatIsCoveredIsNotTapped(_ modifier: String, _ error: String?) throws {
        let shell = try Shell()
        shell.feed("@State var n = 0")
        shell.feed(
            "root VStack { Button(\"Below\") { n += 1 } }.sheet(isPresented: .constant(true)) { Button(\"Above\") { n += 10 }\(modifier) }")
        #expect(shell.error("tap button1") == error)
        #expect(shell.error("tap \"Below\"") == error)
        #expect(shell.error("tap \"Above\"") == nil)
        #expect(shell.error("expect n == \(error == nil ? 12 : 10)") == nil)
    }
}
