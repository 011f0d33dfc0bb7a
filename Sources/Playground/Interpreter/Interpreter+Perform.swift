// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What an input came to.
struct Answer {
    var output = Output.nothing
    var quit: Int32?
    var request: ShellRequest?
}

extension Interpreter {
    /// Runs one input; on an error the scene is what it was.
    func perform(_ input: Input) throws(Diagnostic) -> Answer {
        var answer: Answer
        switch input.kind(allowsPrefix: options.isInteractive && depth == 0) {
        case .command(let command, let word, let arguments): answer = try run(command, word, arguments, input)
        case .declaration: answer = try declare(input)
        case .expression: answer = try express(input)
        }
        try addWatches(to: &answer)
        return answer
    }

    func context(_ word: ArgumentCursor.Word, _ arguments: ArgumentCursor) -> CommandContext {
        CommandContext(
            laidOut: current, history: history, files: gate(for: arguments.source), options: options, word: word, arguments: arguments,
            layouter: layouter)
    }

    /// Paths in a session file are relative to that file, others to the current folder.
    func gate(for source: SourceText) -> FileGate {
        FileGate(files: files, isReadOnly: options.readOnly, folder: source.name.map { FileGate.folder(of: $0) } ?? options.folder)
    }

    private func run(_ command: Command, _ word: ArgumentCursor.Word, _ arguments: ArgumentCursor, _ input: Input) throws(Diagnostic)
        -> Answer
    {
        let context = context(word, arguments)
        let effect = try command.run(context)
        if command.isEdit, case .edit(let scene, _) = effect, context.changedState == nil, scene.isSame(as: current.scene) {
            return Answer(output: Output(lines: [StyledText("nothing changed", .faint)]))
        }
        return try apply(effect, context, input)
    }

    private func apply(_ effect: Effect, _ context: CommandContext, _ input: Input) throws(Diagnostic) -> Answer {
        switch effect {
        case .edit(var scene, let output):
            if let state = context.changedState { scene.state = state }
            try settle(scene, input)
            return Answer(output: output)
        case .show(let output):
            if let state = context.changedState {
                var scene = current.scene
                scene.state = state
                try settle(scene, input)
            }
            return Answer(output: output)
        case .steps(let steps, let output):
            try settle(steps, input)
            return Answer(output: output)
        case .session(let request): return try perform(request, input)
        }
    }

    /// Lays out an edited scene, runs the actions that this causes until nothing changes, and makes it the present one.
    func settle(_ scene: Scene, _ input: Input) throws(Diagnostic) { try settle([.change { _ in scene }], input) }

    private func settle(_ steps: [SceneStep], _ input: Input) throws(Diagnostic) {
        do {
            var runner = MotionRunner(settler: SceneSettler(layouter: layouter, sink: sink))
            var laidOut = current
            for step in steps { laidOut = try runner.perform(step, on: laidOut) }
            commit(laidOut, input: input.text)
        } catch {
            _ = sink.take()
            recover()
            throw error
        }
    }

    // MARK: Swift

    /// A declaration becomes part of the scene's source; its variables get their values.
    private func declare(_ input: Input) throws(Diagnostic) -> Answer {
        let items = try SwiftReader.declarations(input.source, range: input.range)
        try settle(try SceneDeclaring(laidOut: current, interrupt: interrupt).declaring(items, in: current.scene), input)
        return Answer()
    }

    /// A view becomes the root; another value is printed.
    private func express(_ input: Input) throws(Diagnostic) -> Answer {
        let context = context(input.firstWord, ArgumentCursor(input.source, input.range))
        do {
            let expression = try SwiftReader.expression(input.source, range: input.range)
            if let scene = try context.sceneShowing(expression) { return try apply(.edit(scene), context, input) }
            return try apply(.show(try context.printed(expression)), context, input)
        } catch {
            throw UnknownCommand.diagnostic(for: input, instead: error)
        }
    }
}

extension CommandContext {
    /// The scene with an expression as its root, if it is a view.
    fileprivate func sceneShowing(_ expression: Expression) throws(Diagnostic) -> Scene? {
        guard try isView(expression) else { return nil }
        var scene = scene
        scene.root = expression
        scene.focus = nil
        scene.names = SceneNames()
        return scene
    }

    private func isView(_ expression: Expression) throws(Diagnostic) -> Bool {
        if let kind = expression.chainBase.viewTypeName {
            if Catalog.views[kind] != nil || laidOut.catalog.isOwnView(kind) || kind == "Color" { return true }
            if Catalog.valueTypes[kind] != nil || scene.program.type(named: kind) != nil { return false }
            // A name in upper case that nothing has, with a closure or not: most probably a view misspelt.
            if case .call = expression.chainBase.kind { return true }
            return false
        }
        return false
    }
}
