// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Playground

/// What `test` and `record` share: paths that exist, the deep stack, the report on standard output.
struct SessionSuiteRun {
    typealias Work = @Sendable (_ paths: [String], _ files: DiskFileAccess, _ style: OutputStyle, _ report: (String) -> Void) -> Bool

    let paths: [String]
    let color: ColorChoice

    @MainActor
    func run(_ work: Work) throws -> Bool {
        for path in paths where !DiskFileAccess().exists(path) {
            Descriptor.errors.write("scrollscope: \(path): no such file or folder\n")
            throw ExitCode(66)
        }
        Signals.install(forShell: false)
        let files = DiskFileAccess()
        defer { files.removeTemporaryFolder() }
        let terminal = Terminal()
        let colors = ColorDecision(choice: color, isTerminal: terminal.isOutputTerminal)
        let style = OutputStyle(width: 80, color: colors.isOn, ascii: false)
        let foreground = Foreground(thread: DeepStack(), progress: Progress(terminal: terminal))
        // There is nothing to cancel step by step: a suite that is interrupted just ends.
        let (paths, disk, progress) = (paths, Unchecked(files), foreground.progress)
        return foreground.run(onInterrupt: { Signals.leave(with: $0) }) {
            work(paths, disk.value, style) { line in
                progress.withClearLine {
                    Descriptor.output.write(line.hasSuffix("\n") ? line : line + "\n")
                }
            }
        }
    }
}
