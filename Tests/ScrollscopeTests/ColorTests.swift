// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// Who decides on colours: the option, NO_COLOR, CLICOLOR_FORCE, CLICOLOR, the terminal.
@Suite struct ColorTests {
    @Test(
        arguments: [
            ([], [:], false),
            ([], ["CLICOLOR_FORCE": "1"], true),
            ([], ["CLICOLOR_FORCE": "0"], false),
            ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
            ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": ""], true),
            (["--color", "always"], ["NO_COLOR": "1"], true),
            (["--color=never"], ["CLICOLOR_FORCE": "1"], false),
        ] as [([String], [String: String], Bool)])
    func aPipe(options: [String], variables: [String: String], isColored: Bool) throws {
        let run = try PipedRun(arguments: options + ["-c", "undo"], input: [], environment: variables)
        #expect(run.errors.contains("\u{1B}[") == isColored, "\(run.errors)")
    }

    @Test(
        .needsPseudoTerminal,
        arguments: [
            ([:], true),
            (["NO_COLOR": "1"], false),
            (["CLICOLOR": "0"], false),
            (["TERM": "dumb"], false),
        ] as [([String: String], Bool)])
    func aTerminal(variables: [String: String], isColored: Bool) throws {
        let session = try TerminalSession("-c", "undo", environment: variables)
        #expect(session.end() == 1)
        #expect(String(decoding: session.raw, as: UTF8.self).contains("\u{1B}[") == isColored)
    }
}
