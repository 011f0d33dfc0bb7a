// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Playground

/// What people type who have read nothing: the error tells how it is written.
@Suite struct MeantInputTests {
    @Test(arguments: [
        ("scroll 100", "'scroll by 200'"), ("scroll up 50", "'scroll by 200'"), ("drag -100", "'drag by -100'"),
        ("drag up", "'drag by 100'"), ("fling up", "'fling 1200'"), ("page down", "'page next'"), ("explain width", "explain text1 width"),
        ("why height", "'explain text1 height'"), ("explain vStack1.width", "'explain vStack1 width'"), ("record", "'save FILE.scroll'"),
        ("device iphone-15 landscap", "landscape"), ("device \"iPhone 15\" landscap", "landscape"),
    ]) func theHintIsAnInput(_ input: String, _ words: String) throws {
        let shell = try Shell()
        try #require(shell.feed("root ScrollView { VStack { ForEach(0..<20) { Text(\"\\($0)\") } } }").allSatisfy { $0.failure == nil })
        let failure = try #require(shell.feed(input).first?.failure)
        #expect(failure.hint?.contains(words) == true, "\(failure)")
    }

    @Test(
        arguments: [
            ("help what is a spacer?", "spacer"), ("help how do I scroll", "scroll"), ("help size clas", "size class"),
            ("help paddin", "padding"),
            ("help me please", nil),
        ] as [(String, String?)]) func aTopicIsFoundAmongWords(_ input: String, _ topic: String?) throws
    {
        let failure = try #require(try Shell().feed(input).first?.failure)
        #expect(failure.id == .unknownTopic && failure.suggestion == topic, "\(failure)")
    }

    @Test(arguments: [":help", "/help"]) func helpIsAskedForAsElsewhere(_ input: String) throws {
        #expect(try Shell().text(input).contains("'help WORD' explains"))
    }

    @Test func aWrongWordAfterADeviceIsToldTheNearest() throws {
        for input in ["device iphone-15 landscap", "device \"iPhone 15\" landscap"] {
            #expect(try Shell().feed(input).first?.failure?.suggestion == "landscape")
        }
        #expect(try Shell().feed("device iPhone 15 Prr").first?.failure?.suggestion == "iPhone 15 Pro")
    }

    /// A number may be an id, and then it is one.
    @Test func aNearNameIsStillSuggested() throws {
        let shell = try Shell()
        shell.feed("root list = ScrollView { Text(\"a\") }")
        #expect(shell.feed("fling lisst 1200").first?.failure?.suggestion == "list")
        #expect(shell.feed("scroll lisst by 5").first?.failure?.suggestion == "list")
    }
}
