// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Code at the prompt that runs inputs: all of it is one input, which succeeds or leaves the scene as it was.
extension Interpreter {
    func running(
        _ input: Input, in context: CommandContext, _ body: () throws(Diagnostic) -> Answer
    ) throws(Diagnostic) -> Answer {
        // Kept from the first input that the code runs: a history that is kept holds what this input makes it forget.
        var saved: (LaidOutScene, History)?
        if depth == 0 { runs = 0 }
        let runner = InputRunner { [self] (text, span) throws(Diagnostic) in
            if saved == nil { saved = (current, history) }
            try sharing(context.turn) { () throws(Diagnostic) in try run(text, for: context, input, at: span) }
        }
        context.evaluator.runner = runner
        defer { runner.end() }
        do {
            let answer = try body()
            if let saved { collapse(to: saved.1.undoCount, input: input.text) }
            return answer
        } catch {
            if let saved { restore(saved) }
            throw error
        }
    }

    private func run(_ text: String, for context: CommandContext, _ input: Input, at span: SourceSpan?) throws(Diagnostic) {
        try countRun(input)
        try checkInterrupt()
        try takeChanges(of: context, input)
        try checkDepth(input)
        depth += 1
        defer { depth -= 1 }
        var failure: Diagnostic?
        var written: [String] = []
        feed(inputsOf: SourceText(text)) { step in
            failure = step.failure
            if failure == nil, step.quit != nil || step.request != nil {
                failure = Diagnostic(.notAllowedHere, "'\(step.input)' cannot be run by code", at: span)
            }
            written += Renderer.text(step, style: OutputStyle()).output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                .map { String($0) }
            return failure == nil
        }
        if var failure {
            // Of inputs that run inputs the innermost says enough.
            if failure.notes.isEmpty { failure.notes.append(Diagnostic.Note("in an input that is run here", span: span)) }
            throw failure
        }
        try context.turn.budget.allocate(written.reduce(0) { $0 + $1.utf8.count }, at: span)
        for line in written { context.evaluator.printed.append(line) }
        context.evaluator.adopt(current)
    }

    /// What the code has changed so far comes before what it runs.
    private func takeChanges(of context: CommandContext, _ input: Input) throws(Diagnostic) {
        let scene = context.scene
        guard scene.state != current.scene.state else { return }
        let turn = newTurn()
        defer { withExtendedLifetime(turn) {} }
        try take([.becoming(scene)], in: turn, from: current.during(turn), input)
    }

    // MARK: statements

    /// `for`, `while` and `do` at the prompt: what they write is the answer, what they change stays.
    func perform(statements input: Input) throws(Diagnostic) -> Answer {
        let context = context(input.firstWord, ArgumentCursor(input.source, input.range))
        return try running(input, in: context) { () throws(Diagnostic) in
            let statements = try SwiftReader.declarations(input.source, range: input.range).map { (item) throws(Diagnostic) in
                switch item {
                case .statement(let statement): return statement
                case .expression(let expression): return Statement(.expression(expression), span: expression.span)
                case .declaration(let declaration):
                    throw Diagnostic(.notAllowedHere, "a declaration is an input of its own", at: declaration.span)
                }
            }
            return try apply(try context.executing(statements), context, input)
        }
    }
}

extension CommandContext {
    fileprivate func executing(_ statements: [Statement]) throws(Diagnostic) -> Effect {
        try execute(statements)
        let written = printedLines()
        let json = written.isEmpty ? JSON.object([JSON.Field]()) : .object(["printed": .array(written.map { .string($0) })])
        return .edit(scene, Output(json: json, lines: written.map { StyledText($0) }))
    }
}
