// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// A `load … watch`: the input that runs again when its files change.
struct WatchedLoad: Sendable {
    let input: Input
    /// The files and folders that it reads, as they can be opened.
    let paths: [String]
    /// The view that it shows; nil where another load would find another.
    let shown: ShownPlace?

    /// What the input itself answers.
    func note(atPrompt: Bool) -> Output {
        let names = paths.joined(separator: ", ")
        let words =
            atPrompt
            ? "watching \(names): 'unwatch files' or Ctrl-C at an empty prompt stops it"
            : "\(names): read once: files are watched only at a prompt"
        return Output(json: .object(["watching": .array(paths.map { .string($0) })]), lines: [StyledText(words, .faint)])
    }

    /// What is said where it fails at a prompt.
    var retry: Diagnostic.Note {
        Diagnostic.Note("\(paths.joined(separator: ", ")) will be loaded again after a change: 'unwatch files' stops that")
    }

    /// What is said at its end.
    var farewell: Output {
        Output(lines: [StyledText("\(paths.joined(separator: ", ")): no longer watched", .faint)])
    }
}

/// What an input does about the watching of files.
enum FileWatchRequest: Sendable {
    /// A load that is to be watched, even if it fails.
    case load(WatchedLoad)
    /// Whatever was watched is watched no longer.
    case end
}
