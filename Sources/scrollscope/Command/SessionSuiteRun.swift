// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Playground
import Synchronization

/// What `test` and `record` share: paths that exist, the deep stack, the report on standard output.
@MainActor
struct SessionSuiteRun {
    let sessions: [String]
    /// Folders that cannot be looked through.
    let refused: [SessionResult]
    let style: OutputStyle
    private let files = DiskFileAccess()
    private let foreground: Foreground

    init(paths: [String], options: SuiteOptions) throws {
        for path in paths where !DiskFileAccess().exists(path) {
            Descriptor.errors.write("scrollscope: \(path): no such file or folder\n")
            throw ExitCode(66)
        }
        Signals.install(forShell: false)
        let terminal = Terminal()
        let colors = ColorDecision(choice: options.color, isTerminal: terminal.isOutputTerminal)
        style = OutputStyle(width: 80, color: colors.isOn, ascii: false)
        foreground = Foreground(thread: DeepStack(), progress: Progress(terminal: terminal))
        (sessions, refused) = SessionSuite.sessions(paths, filter: options.filter, files: files)
        for path in paths where Self.holdsNothing(path, files) {
            Descriptor.errors.write("scrollscope: \(path): there are no sessions (files named *.scroll) in this folder\n")
            throw ExitCode(66)
        }
        if let filter = options.filter, sessions.isEmpty {
            Descriptor.errors.write("scrollscope: no session path contains '\(filter)'\n")
            throw ExitCode(66)
        }
    }

    private static func holdsNothing(_ path: String, _ files: DiskFileAccess) -> Bool {
        let inside = SessionSuite.sessions([path], files: files)
        return inside.found.isEmpty && inside.refused.isEmpty
    }

    /// Works on each session, several at a time, and tells of each in the order of the files, with the seconds that it took.
    func run<Result: Sendable>(
        jobs: Int, _ work: @escaping @Sendable (String, DiskFileAccess) -> Result,
        tell: @escaping @Sendable (Result, _ seconds: Double) -> String
    ) -> [(Result, Double)] {
        let queue = SessionQueue<Result>(sessions)
        let progress = foreground.progress
        // There is nothing to cancel step by step: a suite that is interrupted just ends.
        foreground.run(onInterrupt: { Signals.leave(with: $0) }) {
            DeepThreads.run(min(jobs, queue.paths.count)) {
                let files = DiskFileAccess()
                defer { files.removeTemporaryFolder() }
                while let index = queue.next() {
                    progress.say("\(index + 1) of \(queue.paths.count): \(queue.paths[index])")
                    let start = MonotonicTime.now
                    let result = work(queue.paths[index], files)
                    queue.finish(index, result, seconds: Double(MonotonicTime.now - start) / 1000) { result, seconds in
                        let text = tell(result, seconds)
                        progress.withClearLine { Descriptor.output.write(text, isStyled: true) }
                    }
                }
            }
        }
        return queue.results
    }
}

/// Paths that several threads take one after the other, and what they made of them.
final class SessionQueue<Result: Sendable>: Sendable {
    private struct State {
        var next = 0
        var results: [Int: (Result, Double)] = [:]
        /// How many were told of.
        var told = 0
    }

    let paths: [String]
    private let state = Mutex(State())

    init(_ paths: [String]) { self.paths = paths }

    func next() -> Int? {
        state.withLock { state in
            guard state.next < paths.count else { return nil }
            defer { state.next += 1 }
            return state.next
        }
    }

    /// Tells of all that are finished up to the first that is not.
    func finish(_ index: Int, _ result: Result, seconds: Double, tell: (Result, Double) -> Void) {
        state.withLock { state in
            state.results[index] = (result, seconds)
            while let (result, seconds) = state.results[state.told] {
                tell(result, seconds)
                state.told += 1
            }
        }
    }

    var results: [(Result, Double)] { state.withLock { state in paths.indices.compactMap { state.results[$0] } } }
}
