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
}
