// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// Lists of expressions as commands take them: each is looked through once, and ends at a limit.
@Suite struct LongListTests {
    private static func list(_ count: Int, _ element: String = "1", between separator: String = ", ") -> String {
        Array(repeating: element, count: count).joined(separator: separator)
    }

    @Test(arguments: [
        "set text1 " + list(200_000), "watch " + list(200_000), "watch " + list(200_000, "n", between: " "),
        "watch " + list(200_000, "日"), "matrix " + list(200_000) + " across direction", "sweep width 300...400 " + list(200_000),
    ]) func endsAtTheLimit(_ input: String) throws {
        let shell = try Shell.running("var n = 1; var 日 = 2", "root Text(\"a\")")
        let failure = shell.feed(input).first?.failure
        #expect(failure?.id == .limitExceeded && failure?.message.contains("1000") == true, "\(failure?.message ?? "none")")
    }

    @Test func soManyAreTaken() throws {
        let shell = try Shell.running("root Text(\"a\")")
        #expect(shell.error("set text1 " + Self.list(1_000, "\"b\"")) == nil && shell.text("print text1.text") == "b\n")
        let names = (0..<1_000).map { "\($0)" }
        #expect(shell.error("watch " + names.joined(separator: ", ")) == nil)
        #expect(shell.error("watch 1000") == "limit-exceeded" && shell.error("watch 999") == nil)
    }

    /// With blanks, commas, and both.
    @Test func watchTakesEach() throws {
        let shell = try Shell.running("@State var a = 1; @State var b = [2, 3]; root Text(\"a\")")
        let told = shell.text("watch a b[0] a + b.count, (a, 2) b.map { $0 + 1 }, -a")
        for value in ["a = 1", "b[0] = 2", "a + b.count = 3", "(a, 2) = (1, 2)", "b.map { $0 + 1 } = [3, 4]", "-a = -1"] {
            #expect(told.contains(value), "\(told)")
        }
    }
}
