// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Playground

/// Words of other shells are answered with what does the same here.
@Suite struct ForeignWordTests {
    @Test(arguments: ForeignWords.hints.keys.sorted())
    func eachHintNamesInputsThatThereAre(_ word: String) throws {
        #expect(Command.named(word) == nil, "the word is a command of its own")
        let hint = try #require(ForeignWords.hint(word))
        for input in hint.matches(of: /'([^']+)'/).map({ String($0.output.1) }) where !input.hasPrefix("scrollscope ") {
            let name = try #require(input.split(separator: " ").first.map(String.init))
            #expect(Command.named(name) != nil, "\(input)")
        }
    }

    @Test(arguments: [
        "wait 5", "swipe up", "click button1", "theme", "width", "top", "open a.scroll", "sheet", "which show", "!!", "answer",
        "rtl", "paste", "cut text1", "insets 10", "select button1", "git status", "vim", "picture", "thank you", "mv text1 list",
        "dynamic type",
        "> tree", "scrollscope› tree", "scrollscope tree", "int x = 5",
    ])
    func theHintComesInsteadOfAGuess(_ input: String) throws {
        let failure = try #require(try Shell().feed(input).lazy.compactMap(\.failure).first)
        #expect(failure.id.rawValue == "unknown-command")
        #expect(failure.hint == ForeignWords.hint(String(input.prefix { $0 != " " })))
        #expect(failure.suggestion == nil)
    }

    /// A name that nobody declared is no command.
    @Test(arguments: ["width * 2", "top = 5", "size + 1", "list.count", "print width"])
    func anExpressionIsNoCommand(_ input: String) throws {
        let failure = try #require(try Shell().feed(input).lazy.compactMap(\.failure).first)
        #expect(failure.id.rawValue == "unknown-name")
    }

    /// What is meant is a command's name, not the word with a dot that another shell has for it.
    @Test func aMisspeltCommandIsMeantByItsName() throws {
        #expect(try Shell().feed("qhelp").lazy.compactMap(\.failure).first?.suggestion == "help")
    }
}
