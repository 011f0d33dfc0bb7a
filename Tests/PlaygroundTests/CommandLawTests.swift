// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// What holds for every command.
@Suite struct CommandLawTests {
    @Test func theListIsSortedAndWordsAreUnique() {
        let names = Command.all.map(\.name)
        #expect(names == names.sorted())
        let words = Command.all.flatMap { [$0.name] + $0.synonyms }
        #expect(Set(words).count == words.count)
    }

    @Test(arguments: Command.all.map(\.name)) func isDeclaredInFull(_ name: String) throws {
        let command = try #require(Command.named(name))
        #expect(command.summary.hasSuffix("."))
        #expect(command.summary.first?.isUppercase == true)
        #expect(!command.syntax.isEmpty && !command.examples.isEmpty)
        for text in command.syntax + command.examples { #expect(text.split(separator: " ").first.map(String.init) == name) }
        #expect(try Shell().error("help " + name) == nil)
    }
}
