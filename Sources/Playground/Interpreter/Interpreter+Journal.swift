// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// The journals of shells that ended without leaving: killed, or cut off.
package protocol JournalAccess: AnyObject {
    /// The newest; nil where there is none.
    func newestLost() -> LostScene?
    /// It is no longer needed.
    func forget(_ scene: LostScene)
}

/// A scene that a shell had when it ended: inputs that build it.
package struct LostScene: Sendable {
    package let name: String
    package let text: String

    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }
}

extension Interpreter {
    /// The present scene as a session that builds it; nil where it cannot be written as one.
    package var sceneText: String? {
        let source = SourceText("save")
        return try? SceneScript(context: context(Input(source: source, range: 0..<4).firstWord, ArgumentCursor(source, 4..<4))).text()
    }

    /// Code that may run inputs, commands of the session and what reads files are not repeated.
    func change(by input: Input, to before: LaidOutScene) -> SceneChange {
        switch kind(of: input, in: before) {
        case .command(let command, _, _): command.role == .session || command.readsFiles ? .beyond : .repeatable
        case .declaration: .repeatable
        case .statements, .expression: .beyond
        }
    }

    private func lost(_ input: Input) throws(Diagnostic) -> LostScene {
        guard let lost = files.journals?.newestLost() else {
            throw Diagnostic(.fileNotFound, "there is no scene to recover", at: input.firstWord.span)
        }
        return lost
    }

    /// As far as its inputs go: another version may refuse one.
    func recover(_ input: Input) throws(Diagnostic) -> Answer {
        let lost = try lost(input)
        let saved = (current, history)
        try checkDepth(input)
        depth += 1
        isRecovering = true
        defer { (depth, isRecovering) = (depth - 1, false) }
        var count = 0
        var failure: Step?
        feed(inputsOf: SourceText(SessionFile.inputs(of: lost.text), name: "journal")) { step in
            if step.failure == nil { count += 1 } else { failure = step }
            return failure == nil
        }
        if let problem = failure?.failure, count == 0 || problem.id == .interrupted {
            restore(saved)
            throw problem
        }
        collapse(to: saved.1.undoCount, input: input.text)
        files.journals?.forget(lost)
        guard let failure, let problem = failure.failure else {
            let told = SceneAnswer(from: saved.0, to: current).text
            return Answer(output: Output(lines: [StyledText("recovered" + (told.isEmpty ? "" : ": " + told), .faint)]))
        }
        return Answer(
            output: Output(lines: [
                StyledText("recovered up to this input, which now fails:", .faint), StyledText("  " + failure.input),
                StyledText("  " + problem.message, .faint),
            ]))
    }

    func discardLost(_ input: Input) throws(Diagnostic) -> Answer {
        files.journals?.forget(try lost(input))
        return Answer(output: Output(lines: [StyledText("forgotten", .faint)]))
    }
}

extension Command {
    fileprivate var readsFiles: Bool { Self.readingFiles.contains(name) }

    /// Worked out once: each change of the scene asks for it.
    private static let readingFiles = Set(
        all.filter { $0.grammar.states.joined().contains { if case .value(_, .file, _) = $0 { true } else { false } } }.map(\.name))
}
