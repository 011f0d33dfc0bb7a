// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

extension Command {
    static let source = Command(
        "source", .session, .session, syntax: ["source FILE"],
        summary: "Runs a session file as one input.",
        examples: ["source demo.scroll"], details: "A path is relative to the current folder; in a session file, to that file.",
        related: ["run", "open", "include"]
    ) { (context) throws(Diagnostic) in
        let path = try context.path()
        return .session(.source(path: path.text, span: path.span))
    }
}

extension CommandContext {
    /// A path up to the end, in quotes or bare.
    func path() throws(Diagnostic) -> ArgumentCursor.Word {
        let word = try pathWord()
        guard !arguments.isAtEnd, !word.text.isEmpty else { return word }
        // A bare path may hold blanks.
        let span = word.span.joined(to: arguments.restSpan)
        return ArgumentCursor.Word(text: word.text + " " + arguments.takeRest(), span: span)
    }

    func pathWord() throws(Diagnostic) -> ArgumentCursor.Word {
        guard let first = arguments.peekWord() else { throw arguments.missing("a file name") }
        guard first.text.hasPrefix("\"") else {
            if first.text.hasPrefix("'"), !files.exists(first.text) { throw inDoubleQuotes() }
            _ = arguments.word()
            return first
        }
        let (expression, word) = try arguments.shortExpression("a file")
        guard case .string(let text) = try evaluate(expression) else {
            throw Diagnostic(.typeMismatch, "a path must be a string", at: word.span)
        }
        // The system would end it at the NUL: another file would be meant.
        guard !text.isEmpty, !text.utf8.contains(0) else {
            throw Diagnostic(
                .fileError, "no file can have the name '\(text)'", at: word.span, hint: "a name has at least one letter, and no NUL")
        }
        return ArgumentCursor.Word(text: text, span: word.span)
    }

    /// How a path is quoted that stands in single quotes, as a shell's does.
    private func inDoubleQuotes() -> Diagnostic {
        let path = arguments.rest.dropFirst().prefix { $0 != "'" && !$0.isNewline }
        return Diagnostic(
            .syntax, "a path is quoted with double quotes, as strings are in Swift", at: arguments.peekWord()?.span,
            hint: "write \"\(path)\"")
    }

    /// - Parameters:
    ///   - files: those whose declarations are dropped, as they were read again.
    ///   - resources: what the declarations' folder holds beside them; nil keeps the scene's.
    func declaring(
        _ items: [TopLevelItem], replacing files: Set<String>, with resources: AppResources? = nil
    ) throws(Diagnostic) -> Scene {
        var scene = scene
        if let resources { scene.resources = resources }
        return try SceneDeclaring(laidOut: laidOut, budget: turn.budget).declaring(items, replacing: files, in: scene).scene
    }

    /// The scene with declarations, showing the view of a preview among them, and what is to be said of it.
    func declared(_ items: [TopLevelItem]) throws(Diagnostic) -> (scene: Scene, said: Output) {
        let shown = items.lazy.compactMap { LoadedSource.shown(by: $0) }.last
        let all = items + (shown?.declarations ?? []).map { .declaration($0) }
        var declared = try SceneDeclaring(laidOut: laidOut, budget: turn.budget).declaring(all, in: scene)
        if let shown { declared.scene.show(shown.view) }
        let names = declared.restarted.map { written($0) }.sorted()
        if names.isEmpty { return (declared.scene, .nothing) }
        let lines = names.map { StyledText("\($0) starts again: its type has changed") }
        return (declared.scene, Output(json: .object(["restarted": .array(names.map { .string($0) })]), lines: lines))
    }
}
