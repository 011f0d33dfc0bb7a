// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Playground
import SwiftLanguage

/// `scrollscope record`: the answers of today become the expected ones.
struct RecordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Rewrites the answers that session files expect, and shows what changed.",
        usage: "scrollscope record [OPTIONS] PATH…",
        discussion: """
            A file without answers and 'expect' inputs gets the answer of each input; in another one, only what has an answer, or a line '#>' below \
            it, gets a new one.

            A file in which an input fails is left unchanged, unless the input is marked: 'expect error ID: INPUT'.
            """
    )

    @Argument(help: "Session files, or folders of them.", completion: .file(extensions: ["scroll"]))
    var paths: [String]

    @OptionGroup var options: SuiteOptions

    @Flag(help: "Writes nothing: shows what would change, and exits with status 1 if anything would.")
    var check = false

    mutating func run() throws {
        let isFine = try MainActor.assumeIsolated { [self] in try record() }
        if !isFine { throw ExitCode(1) }
    }

    @MainActor
    private func record() throws -> Bool {
        let suite = try SessionSuiteRun(paths: paths, options: options)
        let (style, check) = (suite.style, check)
        for result in suite.refused { Descriptor.output.write(SessionReport.text((result, 0), style: style), isStyled: true) }
        let results = suite.run(jobs: 1) { path, files in
            Recorded(path, files: files, writes: !check)
        } tell: { recorded, _ in
            recorded.report(style: style)
        }
        return suite.refused.isEmpty && results.allSatisfy { $0.0.isFine && !(check && $0.0.isChanged) }
    }
}

/// What became of a file.
private struct Recorded: Sendable {
    let recording: SessionRecording
    let writes: Bool
    /// Why it could not be written.
    let problem: Diagnostic?

    init(_ path: String, files: any FileAccess, writes: Bool) {
        self.writes = writes
        let recording = SessionRecording(path, files: files)
        self.recording = recording
        var problem: Diagnostic?
        if writes, recording.isFine, recording.isChanged {
            do throws(Diagnostic) { try recording.write(files) } catch { problem = error }
        }
        self.problem = problem
    }

    var isFine: Bool { recording.isFine && problem == nil }
    var isChanged: Bool { recording.isChanged }

    func report(style: OutputStyle) -> String {
        let word = !isFine ? "not recorded" : !isChanged ? "unchanged" : writes ? "recorded" : "would change"
        let reason = problem.map { "  \(sanitized($0.message))\n" } ?? ""
        return "\(sanitized(recording.path)): \(word)\n" + recording.report(style: style) + reason
    }
}
