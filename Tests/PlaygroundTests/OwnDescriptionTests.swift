// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What a type says of itself is what the prompt shows of its values (language.md §4: values as Swift prints them).
@Suite struct OwnDescriptionTests {
    private static let declarations = """
        struct CS: CustomStringConvertible { var description: String { "desc" } }
        struct DD: CustomDebugStringConvertible { var debugDescription: String { "dbg" } }
        struct P { var x = CS(); var n = 1 }
        enum E: CustomStringConvertible { case a; var description: String { "EE" } }
        class K: CustomStringConvertible { var description: String { "KK" } }
        """

    /// What swiftc's program prints of it.
    static let values = [
        ("CS()", "desc"), ("[CS()]", "[desc]"), ("(1, CS())", "(1, desc)"), ("[1: CS()]", "[1: desc]"), ("P()", "P(x: desc, n: 1)"),
        ("E.a", "EE"), ("K()", "KK"), ("DD()", "dbg"), ("[DD()]", "[dbg]"), ("IndexPath(item: 1, section: 2)", "[2, 1]"),
    ]

    @Test(arguments: values) func aValueIsShownAsItSays(_ value: String, _ text: String) throws {
        let shell = try Shell()
        shell.feed(Self.declarations)
        #expect(shell.text("print \(value)").hasSuffix(text + "\n"))
        #expect(shell.text("let value = \(value)\nvalue").hasSuffix(text + "\n"))
    }

    /// What is wrong is said, and what is allowed.
    @Test(arguments: [
        ("String(format: \"%1000000000d\", 1)", "'%1000000000d'", "below 10000"), ("String(format: \"a%k\", 1)", "'%k'", "below 10000"),
        ("\"e\".padding(toLength: -5, withPad: \"-\", startingAt: 0)", "'toLength'", "negative"),
    ])
    func aTextThatCannotBeMadeIsExplained(_ value: String, _ part: String, _ allowed: String) throws {
        let answer = try Shell().text("print \(value)")
        #expect(answer.contains(part) && answer.contains(allowed), "\(answer)")
    }

    /// Numbers of other values are rounded as before.
    @Test func otherValuesAreRounded() throws {
        let shell = try Shell()
        #expect(shell.text("print [0.1 + 0.2]").hasSuffix("[0.3]\n"))
    }
}
