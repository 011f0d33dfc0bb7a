// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage
import ViewCatalog

/// What an input came to.
struct Answer {
    var output = Output.nothing
    var quit: Int32?
    var request: ShellRequest?
    /// Did it ask something of a lesson, rather than do something in the scene?
    var isOfLesson = false

    /// The same as the answer of a lesson, which is shown whole.
    var ofLesson: Answer {
        var answer = self
        answer.isOfLesson = true
        answer.output.isPaged = false
        return answer
    }
}

extension Interpreter {
    /// Runs one input; on an error the scene is what it was.
    ///
    /// - Parameter reloaded: the files that changed, where it is a watched load that runs again: then the answer tells what moved.
    func perform(_ input: Input, reloaded: [String]? = nil) throws(Diagnostic) -> Answer {
        if let answer = try lessonAnswer(input) { return answer }
        try serve(input)
        var answer: Answer
        let unknowns = current.scene.unknowns.noted
        let before = current
        do throws(Diagnostic) {
            switch kind(of: input, in: before) {
            case .command(let command, let word, let arguments): answer = try run(command, word, arguments, input)
            case .declaration: answer = try declare(input)
            case .statements: answer = try perform(statements: input)
            case .expression: answer = try express(input)
            }
        } catch { throw explained(InputRunner.explained(error), in: input) }
        if let reloaded {
            answer.output = reloadOutput(of: reloaded, since: before)
        } else {
            addAnswer(to: &answer, since: before)
            addUnknowns(to: &answer, since: unknowns)
        }
        addWatches(to: &answer)
        addLesson(to: &answer, since: before)
        return answer
    }

    /// At a prompt the beginning of a command's word is enough, unless it means something in the scene; what has a command's name can be
    /// assigned to. The scene is the one that the input runs in.
    func kind(of input: Input, in laidOut: LaidOutScene) -> Input.Kind {
        input.kind(
            allowsPrefix: options.isInteractive && isTyped(input), isName: laidOut.hasName(input.firstWord.text))
    }

    /// What was meant, where that is known: in an empty scene nothing is like the name `root`, as it is the root that is missing.
    private func explained(_ error: Diagnostic, in input: Input) -> Diagnostic {
        if let meant = SystemShellSigns.diagnostic(for: input, instead: error) { return meant }
        if let hint = PastedSigns.hint(on: error) { return error.hinting(hint) }
        guard error.id == .unknownName || error.id == .unknownTarget, let span = error.span else { return error }
        let word = span.source.text(in: span.start..<span.end)
        if current.scene.root == nil, word == "root" { return .noRoot(error.id, at: span) }
        // `show env`, `print frames`, `set device iPhone 15`: what is asked for has a command of its own.
        let words = input.text.split(separator: " ")
        let isAsked = words.count == 2 || words.count > 2 && words[0] == "set"
        if error.suggestion == nil, isAsked, words[1] == word, let command = Command.named(word),
            [.question, .edit].contains(command.role)
        {
            return error.hinting("'\(word)' is a command of its own: \(command.summary)")
        }
        return error
    }

    /// The beginning of a turn: what a command may look at.
    func context(_ word: ArgumentCursor.Word, _ arguments: ArgumentCursor) -> CommandContext {
        let turn = newTurn()
        return CommandContext(
            turn: turn, laidOut: current.during(turn), history: history, files: gate(for: arguments.source), options: options, word: word,
            arguments: arguments, layouter: layouter)
    }

    /// The turn of an input. One that another runs any number of times has what that leaves it.
    func newTurn() -> Turn {
        let time = current.scene.clock.time
        if let outer { return Turn(at: time, budget: outer.budget, layouts: outer.layouts) }
        let layouts = LayoutMeter { [weak self] result in self?.trials.add(result) }
        return Turn(at: time, interrupt: interrupt, limits: options.limits, layouts: layouts)
    }

    /// Runs inputs out of the budget of the one that runs them, however often it does.
    func sharing<Result>(_ turn: @autoclosure () -> Turn, _ body: () throws(Diagnostic) -> Result) throws(Diagnostic) -> Result {
        let saved = outer
        outer = saved ?? turn()
        defer { outer = saved }
        return try body()
    }

    /// Paths in a session file are relative to that file, others to the current folder.
    func gate(for source: SourceText) -> FileGate {
        FileGate(
            files: files, isReadOnly: options.readOnly, folder: source.name.map { FilePath.folder(of: $0) } ?? options.folder,
            written: written)
    }

    private func run(_ command: Command, _ word: ArgumentCursor.Word, _ arguments: ArgumentCursor, _ input: Input) throws(Diagnostic)
        -> Answer
    {
        let context = context(word, arguments)
        if ["--help", "-h"].contains(arguments.rest), !Command.shellWords.plainText.contains(word.text),
            let help = HelpTopics.topic(command.name, current)
        {
            return Answer(output: help)
        }
        do throws(Diagnostic) {
            let answer = try answer(of: command, in: context, input)
            return settlingWatch(context.turn.fileWatch, answer)
        } catch { throw awaitingChange(error, context.turn.fileWatch) }
    }

    private func answer(of command: Command, in context: CommandContext, _ input: Input) throws(Diagnostic) -> Answer {
        let effect: Effect
        do { effect = try command.run(context) } catch {
            throw CommandUsage(command).completed(context.quotingPath(error), in: input, after: context.word)
        }
        guard command.role.allows(effect) else {
            throw Diagnostic(.internal, "'\(command.name)' does more than it declares", at: context.word.span)
        }
        let isTold = [.edit, .event].contains(command.role) && depth == 0
        let before = current
        let nothingChanged = Output(lines: [StyledText("nothing changed", .faint)])
        let answer = try apply(effect, context, input, orSaying: isTold ? nothingChanged : nil)
        switch effect {
        // 'state' lists and edits.
        case .show where [.question, .edit].contains(command.role):
            return told(current.scene.root == nil ? "nothing to show; \(TargetLookup.emptyScene)" : "nothing to show", answer)
        case .steps where current === before: return told("nothing moved", answer)
        default: return answer
        }
    }

    /// A person is told where there is nothing to show, or nothing has happened; a script prints nothing.
    func told(_ words: String, _ answer: Answer) -> Answer {
        guard answer.output.isEmpty, answer.quit == nil, answer.request == nil, tellsWhatItDid else { return answer }
        var answer = answer
        answer.output = Output(json: answer.output.json, lines: [StyledText(words, .faint)])
        return answer
    }

    /// - Parameter said: what an edit that changes nothing says, where that is not its own answer.
    func apply(
        _ effect: Effect, _ context: CommandContext, _ input: Input, orSaying said: Output? = nil
    ) throws(Diagnostic) -> Answer {
        switch effect {
        case .show(let output): return Answer(output: output)
        case .edit(let scene, let output):
            if scene.isSame(as: current.scene) { return Answer(output: output.isEmpty ? said ?? output : output) }
            try take([.becoming(scene)], in: context.turn, from: context.present, input)
            return Answer(output: output)
        case .steps(let scene, let steps):
            // What the expressions of the input changed comes first.
            let first = scene.state == current.scene.state ? [] : [SceneStep.becoming(scene)]
            try take(first + steps, in: context.turn, from: context.laidOut, input)
            return Answer()
        case .session(let request): return try perform(request, input)
        }
    }

    /// Takes the steps of a turn, each with the layouts and actions that it causes; the scene at their end is the present one.
    func take(_ steps: [SceneStep], in turn: Turn, from start: LaidOutScene, _ input: Input) throws(Diagnostic) {
        var runner = MotionRunner(cycle: UpdateCycle(layouter: layouter, turn: turn))
        let nowhere = ArgumentCursor.Word(text: "", span: input.span)
        runner.watcher = frameWatcher(for: context(nowhere, ArgumentCursor(input.source, input.range)))
        var laidOut = start
        for step in steps { laidOut = try runner.perform(step, on: laidOut) }
        guard laidOut !== start else { return }
        try checkMemory(of: laidOut.scene, input)
        commit(turn.ended(laidOut), input: input.text)
    }

    /// What one input may make is bounded, and so is what many of them may leave behind. Asked where one has added much.
    private func checkMemory(of scene: Scene, _ input: Input) throws(Diagnostic) {
        let state = scene.state
        guard state.weight(beside: current.scene.state) > Self.heavyInput, state.takesRoom(beyond: Self.mostHeld) else { return }
        throw Diagnostic(
            .limitExceeded,
            "the variables of a scene would hold more than \(Self.mostHeld) elements, or be nested more than \(ValueRoom.deepest) deep",
            at: input.firstWord.span, hint: "set variables that are no longer needed to []")
    }

    private static let heavyInput = 250_000
    private static let mostHeld = 12_000_000

    // MARK: Swift

    /// A declaration becomes part of the scene's source; its variables get their values, and a preview shows its view.
    private func declare(_ input: Input) throws(Diagnostic) -> Answer {
        let context = context(input.firstWord, ArgumentCursor(input.source, input.range))
        let items = try SwiftReader.declarations(input.source, range: input.range)
        // `import SwiftUI` changes nothing.
        if items.isEmpty { return Answer() }
        if outer != nil { try context.turn.budget.spend(Price.declaration, at: input.firstWord.span) }
        let views = ViewValues(laidOut: context.laidOut, evaluator: context.evaluator)
        let asked = try items.map { (item) throws(Diagnostic) in try views.asked(in: item) }
        let (scene, said) = try context.declared(asked)
        try checkRoom(in: scene, input)
        return try apply(.edit(scene, said), context, input)
    }

    /// Each declaration is looked at beside all the others: a text of tens of thousands would take minutes. Those of files that are loaded are
    /// looked at once.
    private func checkRoom(in scene: Scene, _ input: Input) throws(Diagnostic) {
        let count = scene.program.declarations.count
        guard count > max(Self.declarationLimit, current.scene.program.declarations.count) else { return }
        guard scene.program.declarations.count(where: { !($0.span?.source.marksUnknowns ?? false) }) > Self.declarationLimit else { return }
        throw Diagnostic(
            .limitExceeded, "a scene can have at most \(Self.declarationLimit) typed declarations", at: input.firstWord.span,
            hint: "'load' reads a Swift file with any number of them")
    }

    private static let declarationLimit = 4_000

    /// A view becomes the root; another value is printed.
    private func express(_ input: Input) throws(Diagnostic) -> Answer {
        let context = context(input.firstWord, ArgumentCursor(input.source, input.range))
        do throws(Diagnostic) {
            let expression = try SwiftReader.expression(input.source, range: input.range)
            if context.isTypeOfView(expression) {
                throw Diagnostic(.typeMismatch, "'\(input.text)' is a type, not a view", at: expression.span, hint: Diagnostic.wayFromType)
            }
            if let scene = try context.sceneShowing(expression) { return try apply(.edit(scene), context, input) }
            return try running(input, in: context) { () throws(Diagnostic) in
                try apply(try context.printing(expression), context, input)
            }
        } catch {
            let word = input.firstWord.text
            if error.id == .syntax, error.hint == nil, context.index.viewsByText[word] != nil {
                throw error.hinting("a command comes first, as in 'modify \(word) .padding()' and 'explain \(word)'")
            }
            throw CommandSuggestion.diagnostic(for: input, instead: error, in: context.laidOut)
        }
    }
}

extension CommandContext {
    /// The scene with an expression as its root, if it is a view.
    fileprivate func sceneShowing(_ expression: Expression) throws(Diagnostic) -> Scene? {
        guard try isView(expression) else { return nil }
        var scene = scene
        scene.startAnew(with: expression)
        return scene
    }

    /// `VStack` alone.
    fileprivate func isTypeOfView(_ expression: Expression) -> Bool {
        guard case .identifier(let name, _) = expression.kind, scene.program.variables[name] == nil else { return false }
        return Catalog.isView(name) || laidOut.catalog.isOwnView(name)
    }

    private func isView(_ expression: Expression) throws(Diagnostic) -> Bool {
        switch expression.kind {
        case .if(let choice): return try endsInView(choice.body)
        case .switch(let choice): return try endsInView(choice.cases.first?.body ?? [])
        // A modifier that is not called yet: the error says so.
        case .member(let view, let name, _): if !Catalog.modifiers(named: name).isEmpty, try isView(view) { return true }
        default: break
        }
        if let kind = expression.chainBase.viewTypeName {
            if Catalog.isView(kind) || laidOut.catalog.isOwnView(kind) { return true }
            if Catalog.valueTypes[kind] != nil || scene.program.type(named: kind) != nil { return false }
            // A class of UIKit is known, but no view.
            if let meant = Catalog.view(calledElsewhere: kind) {
                throw Diagnostic(.unknownView, "'\(kind)' is not a view of SwiftUI", at: expression.chainBase.span, suggestion: meant.name)
            }
            if laidOut.machine.isOtherThanView(kind) { return false }
            // A name in upper case that nothing has, with a closure or not: most probably a view misspelt.
            if case .call = expression.chainBase.kind { return true }
            return false
        }
        // `header()`, `card.padding()`.
        return laidOut.machine.isView(expression)
    }

    /// Is a branch that of a view builder?
    private func endsInView(_ branch: [Statement]) throws(Diagnostic) -> Bool {
        guard case .expression(let last)? = branch.last?.kind else { return false }
        return try isView(last)
    }
}

extension LaidOutScene {
    /// Is a variable or a view called that?
    func hasName(_ word: String) -> Bool { scene.program.variables[word] != nil || targets.reference(named: word) != nil }
}
