// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// What a function held until its end ends with it, also where it is called at the prompt.
@Suite struct PromptDeinitTests {
    @Test(arguments: ["g()", "print g()"]) func anInstanceOfAFunctionEnds(_ input: String) throws {
        let shell = try Shell()
        shell.feed("class D { deinit { print(\"bye\") } }\nfunc g() { let d = D(); _ = d; print(\"in\") }")
        #expect(shell.text(input).hasSuffix("in\nbye\n"))
    }
}
