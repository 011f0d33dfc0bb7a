// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Playground

/// `scrollscope record`: the answers of today become the expected ones.
struct RecordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Rewrites the answers that session files expect.",
        usage: "scrollscope record PATH…"
    )

    @Argument(help: "Session files, or folders of them.", completion: .file(extensions: ["scroll"]))
    var paths: [String]

    @Option(help: "Colours the report.")
    var color: ColorChoice = .auto

    mutating func run() throws {
        let recorded = try MainActor.assumeIsolated { [paths, color] in
            try SessionSuiteRun(paths: paths, color: color).run { paths, files, _, report in
                SessionSuite.record(paths: paths, files: files, report: report)
            }
        }
        if !recorded { throw ExitCode(1) }
    }
}
