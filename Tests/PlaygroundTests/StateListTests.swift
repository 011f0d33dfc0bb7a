// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// `state` lists what can change: no constant of the source, be it global, static, or the default of a key.
@Suite struct StateListTests {
    @Test func constantsAreNotListed() throws {
        let shell = try Shell()
        for line in [
            "struct Key: PreferenceKey { static var defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) {} }",
            "struct Item: Identifiable { let id = UUID(); static let samples = [Item()]; static var made = 1 }",
            // A protocol of the user's asks for nothing, whatever its name.
            "protocol TagKey {}", "struct Tag: TagKey { static var defaultValue = 1 }", "let limit = 3", "@State var count = 2",
            "root VStack { ForEach(Item.samples) { _ in Text(\"\\(Item.made) \\(Tag.defaultValue)\") } }.preference(key: Key.self, value: limit)"
                + ".onPreferenceChange(Key.self) { _ in }",
        ] {
            #expect(shell.error(line) == nil)
        }
        let listed = shell.text("state").split(separator: "\n").dropFirst(2).compactMap { $0.split(separator: "  ").first }
        #expect(listed == ["count", "static Item.made", "static Tag.defaultValue"])
    }

    /// What the library's own types keep is nobody's state: neither listed nor saved.
    @Test func theLibrarysOwnIsNotListed() throws {
        let shell = try Shell.running(
            "struct Offline: View { @State var n = 1; var body: some View { Text(\"\\(n)\").task { _ = URLCache.shared; n = 2 } } }",
            "root Offline()")
        let listed = shell.text("state").split(separator: "\n").dropFirst(2).compactMap { $0.split(separator: "  ").first }
        #expect(listed == ["offline1.n"])
    }

    /// `state NAME` shows those of that name, `state OWNER.NAME` one; a name that nobody has is an error that names the closest.
    @Test func oneNameIsShown() throws {
        let shell = try Shell()
        shell.feed(
            "@State var count = 2\n@State var other = 3\nstruct C: View { @State var count = 7; var body: some View { Text(\"a\") } }\nroot C()"
        )
        func names(_ input: String) -> [Substring] {
            shell.text(input).split(separator: "\n").dropFirst(2).compactMap { $0.split(separator: "  ").first }
        }
        #expect(names("state count") == ["count", "c1.count"])
        #expect(names("state c1.count") == ["c1.count"])
        #expect(shell.feed("state coutn").first?.failure?.suggestion == "count")
    }
}
