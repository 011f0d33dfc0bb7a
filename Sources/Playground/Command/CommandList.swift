// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

extension Command {
    /// Every command, sorted by its word.
    package static let all: [Command] = [
        add, asset, back, clock, colorscheme, compare, `continue`, copy, device, diff, direction, drag, echo, edit, env, environment,
        events,
        expect, explain, export, film, fling, focus, frames, geometry, help, hint, history, insert, inspect, keyboard, leave, lesson, lint,
        load, locale, mark, matrix, measure, menu, modify, mouse, move, next, option, os, page, pane, platform, play, print, progress, quit,
        recover,
        redo,
        release,
        remove, rename, `repeat`, replace, reset, root, rotate, safearea, save, scale, scenePhase, scroll, set, settle, show, sizeclass,
        skip, solution, source, state, sweep, tap, targets, tick, time, transitions, tree, type, undo, unknown, unmodify, unwatch, unwrap,
        viewport, visible, watch, whyChanged, window, wrap,
    ]

    private static let byWord: [String: Command] = {
        var result: [String: Command] = [:]
        for command in all { for word in [command.name] + command.synonyms { result[word] = command } }
        return result
    }()

    package static func named(_ word: String) -> Command? { byWord[word] }

    /// The command whose word begins so, if there is one only. A word that means something elsewhere is answered, not taken for the beginning
    /// of another.
    static func only(beginningWith start: String) -> Command? {
        guard start.count >= 2, ForeignWords.hint(start) == nil else { return nil }
        let found = all.filter { $0.name.hasPrefix(start) }
        return found.count == 1 ? found[0] : nil
    }

    /// The words of their own that begin with a dot: a line of one of them goes on with nothing before it.
    package static let shellWords = ShellWords(
        commands: Set(byWord.keys),
        standalone: Set(byWord.keys.filter { $0.hasPrefix(".") }),
        plainText: Set(byWord.filter { $0.value.takesText }.keys),
        beforePaths: Set(byWord.filter { $0.value.takesPath }.keys),
        foreign: Set(ForeignWords.hints.keys).subtracting(byWord.keys))

    /// Does a text follow it that is read as it stands, or a word to look up?
    private var takesText: Bool {
        let values = grammar.states.joined().compactMap { if case .value(_, let meaning, _) = $0 { meaning } else { nil } }
        return !values.isEmpty && values.allSatisfy { [.text, .topic].contains($0) }
    }

    /// Do its forms begin with a path?
    private var takesPath: Bool {
        !syntax.isEmpty
            && syntax.allSatisfy { form in !form.hasSuffix("COMMAND") && ["FILE", "FOLDER"].contains { form.hasPrefix("\(name) \($0)") } }
    }

    static var words: [String] { byWord.keys.sorted() }
}
