// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// `menu` lists what an app's `.commands` hold; `tap` runs it.
@Suite struct MenuTests {
    private static let app = """
        @main struct Shop: App {
            @State private var count = 0
            @State private var showsGrid = false
            var body: some Scene {
                WindowGroup { Text("Count \\(count)") }
                    .windowResizeAnchor(.topLeading)
                    .commands {
                        CommandMenu("Tools") {
                            Button("Refresh") { count += 1 }.keyboardShortcut("r", modifiers: [.command, .shift])
                            Divider()
                            Button("Reset") { count = 0 }.keyboardShortcut("0").disabled(count == 0)
                            Toggle("Grid", isOn: $showsGrid)
                        }
                        CommandGroup(after: .newItem) { Button("Refresh") { count = 10 } }
                    }
                Settings { Text("Settings") }
            }
        }
        """

    private func shell() throws -> Shell {
        let shell = try Shell()
        shell.feed(Self.app + "\nroot Shop()")
        return shell
    }

    /// A Menu inside of a menu: its items stand where it does, under both titles.
    @Test func menusInsideOfMenus() throws {
        let shell = try Shell()
        shell.feed(
            """
            struct Shop: App { @State var n = 1; var body: some Scene { WindowGroup { Text("\\(n)") }.commands { CommandMenu("Order") {
            Button("One") { n = 1 }; Menu("More") { Button("Double") { n *= 2 }; Menu { Button("Triple") { n *= 3 } } label: { Text("Even") } }; Button("Last") { } } } } }
            root Shop()
            """)
        let titles = try #require(shell.json("menu").first).split(separator: "\"menu\": \"").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(titles == ["Order", "Order > More", "Order > More > Even", "Order"])
        #expect(shell.error("tap \"Double\"") == nil)
        #expect(shell.error("tap \"Order > More > Even > Triple\"") == nil)
        #expect(shell.text("state").contains(/shop1\.n +Int +6\b/))
    }

    @Test func listsMenusInOrder() throws {
        let items = try #require(try shell().json("menu").first)
        #expect(
            items.contains(#""menu": "Tools", "kind": "Button", "title": "Refresh", "shortcut": "⇧⌘R", "target": "shop1.body.button1""#))
        #expect(items.contains(#""kind": "Divider""#))
        #expect(items.contains(#""title": "Reset", "shortcut": "⌘0", "target": "shop1.body.button2", "isEnabled": false"#))
        #expect(
            items.contains(
                #""kind": "Toggle", "title": "Grid", "shortcut": null, "target": "shop1.body.toggle1", "isEnabled": true, "isOn": false"#))
        #expect(items.contains(#""menu": "File""#))
    }

    @Test func commandsTakeNoRoom() throws {
        let frames = try #require(try shell().json("frames").first)
        #expect(!frames.contains("button1") && !frames.contains("Settings"))
        #expect(frames.contains("shop1.body.text1"))
    }

    /// By path, by title, and by menu and title where titles repeat.
    @Test(arguments: [
        ("tap shop1.body.button1", "1"), ("tap \"Tools > Refresh\"", "1"), ("tap \"File > Refresh\"", "10"),
        ("tap \"Reset\"", "0"), ("tap shop1.body.button1; tap \"Reset\"", "0"),
    ]) func runs(_ input: String, _ count: String) throws {
        let shell = try shell()
        #expect(shell.error(input) == nil)
        #expect(shell.error("expect shop1.body.text1.size.width > 0") == nil)
        #expect(shell.text("state").contains("shop1.count      Int   \(count)"))
    }

    @Test func togglesAreFlippedAndUndone() throws {
        let shell = try shell()
        #expect(shell.error("tap \"Grid\"") == nil)
        #expect(shell.json("menu")[0].contains(#""isOn": true"#))
        #expect(shell.error("undo") == nil)
        #expect(shell.json("menu")[0].contains(#""isOn": false"#))
    }

    @Test(arguments: [
        ("tap \"Refresh\"", "ambiguous-target"), ("tap \"Nothing\"", "unknown-target"), ("menu all", "unknown-argument"),
        ("tap shop1.body.button9", "unknown-target"),
    ]) func errors(_ input: String, _ id: String) throws { #expect(try shell().error(input) == id) }

    /// The app of the source has its menus also while only a view of it is shown.
    @Test func menusOfAnAppThatIsNotShown() throws {
        let shell = try Shell()
        shell.feed(Self.app + "\nroot Text(\"Only this\")")
        #expect(shell.json("menu")[0].contains("Tools"))
        #expect(try Shell().json("menu")[0].contains(#""menu": []"#))
    }
}
