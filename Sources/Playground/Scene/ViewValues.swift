// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// `let before = row.size`: what a first value asks of views is asked now, and the answer is what is declared. It lasts whatever becomes of
/// the views, and what `save` writes needs none of them.
struct ViewValues {
    let laidOut: LaidOutScene
    let evaluator: PromptEvaluator

    func asked(in item: TopLevelItem) throws(Diagnostic) -> TopLevelItem {
        guard case .declaration(let declaration) = item, case .variable(var variable) = declaration.kind else { return item }
        for index in variable.bindings.indices {
            guard let initializer = variable.bindings[index].initializer, asksViews(initializer) else { continue }
            let value = try evaluator.evaluate(initializer, expecting: variable.bindings[index].type)
            variable.bindings[index].initializer = try literal(value, of: initializer)
        }
        return .declaration(
            Declaration(
                .variable(variable), attributes: declaration.attributes, modifiers: declaration.modifiers, span: declaration.span))
    }

    /// Is there a name in it that only a view has?
    private func asksViews(_ expression: Expression) -> Bool {
        let program = laidOut.scene.program
        return expression.freeIdentifiers.contains { name in
            guard program.variables[name] == nil, program.functions[name] == nil else { return false }
            return SceneNames.reserved.contains(name) && name != "viewport" || name == "view"
                || laidOut.targets.reference(named: name) != nil
        }
    }

    private func literal(_ value: Value, of expression: Expression) throws(Diagnostic) -> Expression {
        guard let text = SwiftLiteral.of(value) else {
            throw Diagnostic(
                .typeMismatch, "a value of type '\(ValueJSON.typeName(value))' cannot be stored", at: expression.span,
                hint: "a view is a new one after each input: store one of its properties, such as its size")
        }
        return try SwiftReader.expression(SourceText(text))
    }
}
