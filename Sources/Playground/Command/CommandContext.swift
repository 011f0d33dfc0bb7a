// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// What a command may look at: the scene as it is laid out, its arguments, the files. It changes nothing itself; what code does that it
/// runs ends with the turn.
final class CommandContext {
    let turn: Turn
    let laidOut: LaidOutScene
    let history: History
    let files: FileGate
    let options: InterpreterOptions
    /// The command's own word.
    let word: ArgumentCursor.Word
    var arguments: ArgumentCursor
    let layouter: SceneLayouter
    /// Evaluates the expressions of the input, one after the other.
    private(set) lazy var evaluator = PromptEvaluator(laidOut, budget: turn.budget)
    private var didEvaluate = false

    /// - Parameter laidOut: as the turn finds it.
    init(
        turn: Turn, laidOut: LaidOutScene, history: History, files: FileGate, options: InterpreterOptions, word: ArgumentCursor.Word,
        arguments: ArgumentCursor, layouter: SceneLayouter
    ) {
        self.turn = turn
        self.laidOut = laidOut
        self.history = history
        self.files = files
        self.options = options
        self.word = word
        self.arguments = arguments
        self.layouter = layouter
    }

    /// The same questions about another scene, laid out on its own.
    func looking(at scene: Scene) throws(Diagnostic) -> CommandContext {
        let turn = Turn(interrupt: layouter.interrupt)
        return looking(at: try layouter.layOut(scene, reusing: nil, in: turn), in: turn)
    }

    /// The same questions about another layout.
    func looking(at laidOut: LaidOutScene, in turn: Turn) -> CommandContext {
        CommandContext(
            turn: turn, laidOut: laidOut, history: history, files: files, options: options, word: word, arguments: arguments,
            layouter: layouter)
    }

    /// The scene as the expressions of the input have left it so far: functions may change variables.
    var scene: Scene {
        guard didEvaluate else { return laidOut.scene }
        var scene = evaluator.laidOut.scene
        evaluator.leave(in: &scene)
        return scene
    }
    /// The layout as the inputs that the code ran have left it.
    var present: LaidOutScene { didEvaluate && evaluator.laidOut !== laidOut ? evaluator.laidOut.during(turn) : laidOut }
    /// Is there a person, who is told what a script shows nothing of?
    var isAnswered: Bool { scene.options.answers(isInteractive: options.isInteractive) }
    var machine: Machine { laidOut.machine }
    var index: ViewIndex { laidOut.index }
    var targets: TargetLookup { laidOut.targets }

    // MARK: evaluating

    func evaluate(
        _ expression: Expression, expecting type: TypeSyntax? = nil, like sample: Value? = nil
    ) throws(Diagnostic) -> Value {
        didEvaluate = true
        do { return try evaluator.evaluate(expression, expecting: type, like: sample) } catch { throw error.located(at: expression.span) }
    }

    /// The same, with the tasks that it leaves.
    func perform(_ expression: Expression) throws(Diagnostic) -> Value {
        didEvaluate = true
        do { return try evaluator.perform(expression) } catch { throw error.located(at: expression.span) }
    }

    /// A value as it is shown; its type's own description may be code that fails.
    func text(of value: Value, at span: SourceSpan?) throws(Diagnostic) -> String {
        do { return try evaluator.text(of: value) } catch { throw error.located(at: span) }
    }

    func execute(_ statements: [Statement]) throws(Diagnostic) {
        didEvaluate = true
        try evaluator.execute(statements)
    }

    /// `NAME = EXPR` for a variable of the scene.
    func assign(_ name: String, _ value: Expression, at span: SourceSpan) throws(Diagnostic) {
        didEvaluate = true
        try evaluator.assign(name, value, at: span)
    }

    /// What `print(…)` wrote while evaluating.
    func printedLines() -> [String] { didEvaluate ? evaluator.printed.take() : [] }

    // MARK: targets

    func target() throws(Diagnostic) -> Target { try resolve(try arguments.target()) }

    func resolve(_ syntax: TargetSyntax) throws(Diagnostic) -> Target {
        try targets.target(syntax) { (expression) throws(Diagnostic) in try self.evaluate(expression) }
    }

    /// The target that follows, or the root where nothing does.
    func targetOrRoot() throws(Diagnostic) -> Target? { arguments.isAtEnd ? nil : try target() }

    /// The layer of a target, or the error that it has none.
    func layer(_ target: Target) throws(Diagnostic) -> Int {
        if let layer = target.layer { return layer }
        throw withoutLayer(target)
    }

    func withoutLayer(_ target: Target) -> Diagnostic {
        let row = index.views.first { $0.text.hasPrefix(target.text + "[") }.map { "; name a row of it, such as \($0.text)" } ?? ""
        return Diagnostic(
            .notRealized, "'\(target.text)' is not displayed: it has no layer", at: target.span,
            hint: "a ForEach or a Group has no frame of its own, and a branch that is not taken is not built" + row)
    }

    /// Views beside the scene, laid out as it is.
    func layOut(_ root: Node) throws(Diagnostic) -> LayoutResult { try layouter.layOut(root, beside: laidOut) }

    /// Another scene laid out, for comparison.
    func layOut(_ scene: Scene) throws(Diagnostic) -> LaidOutScene { try looking(at: scene).laidOut }
}
