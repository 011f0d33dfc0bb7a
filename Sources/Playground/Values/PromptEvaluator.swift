// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine
import SwiftLanguage

/// Evaluates what is typed at the prompt: against the scene's variables, then its views, then the root's environment.
final class PromptEvaluator {
    /// As the inputs that the code runs have left it.
    private(set) var laidOut: LaidOutScene
    private let present: PresentTargets
    /// Runs inputs for the code.
    var runner = InputRunner()
    private let machine: Machine
    let printed = PrintedText()

    /// - Parameters:
    ///   - budget: of the turn in which it evaluates.
    ///   - isKept: false: what code changes is forgotten, and so the tasks that wait are left out, whose stacks would go on all the same.
    init(_ laidOut: LaidOutScene, budget: Budget, isKept: Bool = true) {
        self.laidOut = laidOut
        present = PresentTargets(laidOut)
        let keys = SceneBuilder.environmentKeys(laidOut.scene.program)
        let host = PromptHost(base: laidOut.machine.host, environmentKeys: keys, printed: printed)
        let state = isKept ? laidOut.scene.state : laidOut.scene.state.withoutWaitingTasks
        machine = Machine(
            program: laidOut.scene.program, state: state, host: host, budget: budget, caches: laidOut.memos.caches.beside(),
            now: laidOut.scene.clock.time)
    }

    /// What was evaluated, in the scene: functions may change variables, and wait.
    func leave(in scene: inout Scene) { scene.take(machine) }

    /// The scene is another one now: views and variables are those of its layout.
    func adopt(_ laidOut: LaidOutScene) {
        self.laidOut = laidOut
        present.become(laidOut)
        machine.state = laidOut.scene.state
        machine.now = laidOut.scene.clock.time
    }

    var context: EvaluationContext { machine.context(site: laidOut.environment) }

    func evaluate(_ expression: Expression, expecting type: TypeSyntax? = nil, like sample: Value? = nil) throws(Diagnostic) -> Value {
        let resolver = SceneResolver(present: present, runner: runner)
        let value = try machine.evaluate(expression, expecting: type, like: sample, in: context, resolver: resolver)
        // It will be compared or printed as a whole.
        try machine.budget.weigh(value, at: expression.span)
        return value
    }

    /// An expression that is an input of its own: the tasks that it leaves run when it has its value.
    func perform(_ expression: Expression) throws(Diagnostic) -> Value {
        let value = try evaluate(expression)
        try machine.runDeferredTasks(in: context)
        return value
    }

    /// A value as the shell shows it: what a type of the program says of itself comes first.
    func text(of value: Value) throws(Diagnostic) -> String {
        if !value.isTooLong, let own = try machine.ownDescription(of: value, in: context) { return own }
        return ValueJSON.text(value)
    }

    /// Runs statements; what they print is in `printed`.
    func execute(_ statements: [Statement]) throws(Diagnostic) {
        var context = context
        context.resolver = SceneResolver(present: present, runner: runner)
        try machine.execute(statements, in: context)
        try machine.runDeferredTasks(in: context)
    }

    func assign(_ name: String, _ expression: Expression, at span: SourceSpan?) throws(Diagnostic) {
        let type = laidOut.scene.program.variables[name]?.type
        let value = try evaluate(expression, expecting: type, like: try machine.variable(named: name, in: context))
        try machine.setVariable(named: name, to: value, in: context, at: span)
        try machine.runDeferredTasks(in: context)
    }

    func areEqual(_ a: Value, _ b: Value) throws(Diagnostic) -> Bool { try machine.areEqual(a, b, in: context) }
    func member(_ name: String, of value: Value) throws(Diagnostic) -> Value { try machine.member(name, of: value, in: context) }
    func nativeType(named name: String) -> NativeType? { machine.host.nativeType(named: name) }
}
