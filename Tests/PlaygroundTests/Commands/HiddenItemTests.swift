// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Buttons that a gesture brings out: of menus, context menus, rows. A person finds them behind the view that is shown.
@Suite struct HiddenItemTests {
    private static let view = """
        struct Sorted: View {
            @State var order = "none"
            var body: some View {
                NavigationStack {
                    List {
                        Text(order).id("order")
                        Text("row").swipeActions { Button("Remove", role: .destructive) { order = "removed" } }
                        Text("card").contextMenu { Button("Copy") { order = "copied" } } preview: { Text("large") }
                        Menu("Sort") {
                            Button("Newest") { order = "newest" }
                            Menu("By name") { Button("Backwards") { order = "backwards" } }
                            Button("Never") { order = "never" }.disabled(true)
                        }
                    }
                    .toolbar { Menu("More", systemImage: "ellipsis") { Button("Reset") { order = "none again" } } }
                }
            }
        }
        root Sorted()
        """

    @Test(arguments: [
        ("Remove", "removed"), ("Copy", "copied"), ("Newest", "newest"), ("Backwards", "backwards"), ("Reset", "none again"),
        ("Never", "none"),
    ]) func anItemIsTappedByItsWords(_ item: String, _ order: String) throws {
        let shell = try Shell()
        shell.feed(Self.view)
        #expect(shell.error("tap \"\(item)\"") == nil)
        #expect(shell.error("expect view(\"order\").text == \"\(order)\"") == nil, "\(shell.text("tree"))")
    }

    @Test(arguments: ["tap \"Sort\"", "tap menu1"]) func aMenuListsItsItems(_ input: String) throws {
        let shell = try Shell()
        shell.feed(Self.view)
        #expect(shell.text(input).contains("\"Newest\", \"By name\", \"Never\""))
        #expect(shell.error("undo") == nil)
        #expect(shell.error("print root.frame") != nil)
    }

    /// A tap on a picker brings its options out, as they are not there before.
    @Test(arguments: ["tap \"Kind\"", "tap picker1"]) func aPickerListsItsOptions(_ input: String) throws {
        let shell = try Shell()
        let options = "Text(\"One\").tag(1); Text(\"Two\").tag(2)"
        #expect(shell.error("@State var kind = 1; root Form { Picker(\"Kind\", selection: $kind) { \(options) } }") == nil)
        #expect(shell.text(input).contains("\"One\", \"Two\""))
        #expect(shell.error("tap \"Two\"; expect kind == 2") == nil)
        // Segments are there as they are.
        #expect(shell.error("root Picker(\"Kind\", selection: $kind) { \(options) }.pickerStyle(.segmented)") == nil)
        #expect(shell.error("tap picker1") == "not-a-button")
    }

    @Test func whatNobodyHidesIsUnknown() throws {
        let shell = try Shell()
        shell.feed(Self.view)
        #expect(shell.error("tap \"Share\"") == "unknown-target")
    }

    /// The tap on a menu with a primary action runs that.
    @Test func aPrimaryAction() throws {
        let shell = try Shell()
        shell.feed(
            """
            struct Added: View {
                @State var count = 0
                var body: some View {
                    VStack { Menu("Add") { Button("Ten") { count += 10 } } primaryAction: { count += 1 }; Text("\\(count)").id("count") }
                }
            }
            root Added()
            tap "Add"
            tap "Ten"
            """)
        #expect(shell.error("expect view(\"count\").text == \"11\"") == nil)
    }

    /// A menu that holds itself is opened a few times only.
    @Test func aMenuInItself() throws {
        let shell = try Shell()
        shell.feed("struct Endless: View { var body: some View { Menu(\"again\") { Endless() } } }\nroot Endless()")
        #expect(shell.error("tap \"never\"") == "unknown-target")
    }
}
