// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Playground

/// `scrollscope test`: session files as tests.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Runs session files as tests: their `expect` inputs and the answers they hold.",
        usage: "scrollscope test [--color <color>] [PATH…]"
    )

    @Argument(help: "Session files, or folders of them; the folder sessions unless given.", completion: .file(extensions: ["scroll"]))
    var paths: [String] = []

    @Option(help: "Colours the report.")
    var color: ColorChoice = .auto

    mutating func run() throws {
        let passed = try MainActor.assumeIsolated { [paths, color] in
            try SessionSuiteRun(paths: paths.isEmpty ? ["sessions"] : paths, color: color).run { paths, files, style, report in
                SessionSuite.test(paths: paths, files: files, style: style, report: report)
            }
        }
        if !passed { throw ExitCode(1) }
    }
}
