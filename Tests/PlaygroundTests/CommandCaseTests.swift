// SPDX-License-Identifier: GPL-3.0-or-later

import Playground
import Testing

/// The first word of a line is most probably a command, whatever its case.
@Suite struct CommandCaseTests {
    static let cases = [("HELP", "help"), ("Tree", "tree"), ("UNDO", "undo"), ("Print 1", "print"), ("Scroll by 10", "scroll")]

    @Test(arguments: cases)
    func aCommandInCapitalsIsSuggested(typed: String, command: String) throws {
        let text = try Shell().text(typed)
        #expect(text.contains("did you mean '\(command)'"), "\(text)")
    }

    /// What `edit` opens was typed before it.
    @Test func editOpensTheInputBeforeIt() throws {
        let shell = try Shell(interactive: true)
        shell.feed("print 1 + 2\nedit")
        #expect(shell.interpreter.lastInput == "print 1 + 2")
    }
}
