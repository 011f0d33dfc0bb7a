// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Watched files: `load … watch` runs again when one of them changes. Who tells of changes is the shell.
extension Interpreter {
    /// The files and folders that are watched; none without a `load … watch`.
    package var watchedPaths: [String] { watchedLoad?.paths ?? [] }

    private var watchedLoad: WatchedLoad? { failedLoad ?? current.scene.watchedLoad }

    /// Loads the watched files again: state, scroll positions and the screen stay, and on an error the scene is what it was.
    /// - Parameter changed: the files that have changed, for the answer.
    /// - Returns: nil where nothing is watched.
    package func reload(_ changed: [String]) -> Step? {
        guard let input = watchedLoad?.input else { return nil }
        interrupt.clear()
        let step = step(input, reloaded: changed)
        FreedMemory.giveBack(after: input.range.count)
        return step
    }

    /// The answer of an input that succeeded: what failed before is no longer waited for where it says so.
    func settlingWatch(_ request: FileWatchRequest?, _ answer: Answer) -> Answer {
        guard let request, let failed = failedLoad else { return answer }
        failedLoad = nil
        var answer = answer
        if case .end = request { answer.output = failed.farewell }
        return answer
    }

    /// The error of an input: a person who mends the file of a watched load need not type that again.
    func awaitingChange(_ error: Diagnostic, _ request: FileWatchRequest?) -> Diagnostic {
        guard options.isInteractive, depth == 0, error.id != .fileNotFound, case .load(let load)? = request,
            load.input.source !== watchedLoad?.input.source
        else { return error }
        failedLoad = load
        var error = error
        error.notes.append(load.retry)
        return error
    }

    /// Which files changed, what that moved, and what is unknown since.
    func reloadOutput(of changed: [String], since before: LaidOutScene) -> Output {
        let names = changed.prefix(Self.namedFiles).joined(separator: ", ")
        let more = changed.count > Self.namedFiles ? " and \(changed.count - Self.namedFiles) more" : ""
        let heading = StyledText(names + more + (changed.count == 1 ? " has changed" : " have changed"), .faint)
        var output = Output(json: .object(["reloaded": .array(changed.map { .string($0) })]), lines: [heading])
        output.add(SceneDifference(old: before, new: current).output(rowLimit: Self.shownRows))
        let known = Set(before.scene.unknowns.unknowns.map(\.name))
        let report = UnknownReport(unknowns: current.scene.unknowns.unknowns.filter { !known.contains($0.name) }[...])
        if !report.unknowns.isEmpty {
            output.parts += [.row(report.heading)] + report.parts(limit: Self.listedUnknowns)
            output.add(Output(json: .object(["unknown": report.json])))
        }
        // It comes while a person types, so no pager takes the terminal.
        output.isPaged = false
        return output
    }

    private static let namedFiles = 3
    private static let shownRows = 16
}
