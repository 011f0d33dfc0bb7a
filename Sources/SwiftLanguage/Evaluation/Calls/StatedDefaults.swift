// SPDX-License-Identifier: GPL-3.0-or-later

/// Defaults of methods that are overridden: a call takes those of the declaration that its static type has, and runs what the instance has.
extension Activation {
    /// The parameters of a candidate, with the defaults of the declaration that a call was typed by.
    func shape(of candidate: Candidate, stating declared: DeclaredMember?) throws(Diagnostic) -> CallShape {
        var shape = try shape(of: candidate)
        guard let function = method(declared, overriddenBy: candidate) else { return shape }
        let stated = try self.shape(of: function).parameters
        for index in stated.indices {
            shape.parameters[index].hasDefault = stated[index].hasDefault
            shape.parameters[index].defaultValue = stated[index].defaultValue
        }
        return shape
    }

    /// What a parameter is that a call gives nothing for; nil where the function that runs has its default itself.
    func statedDefault(_ parameter: ParameterShape, of candidate: Candidate, in invocation: Invocation) throws(Diagnostic) -> Value? {
        guard let function = method(invocation.resolution?.defaults, overriddenBy: candidate), let value = parameter.defaultValue else {
            return nil
        }
        if let literal = value.sourceLiteral { return literal.value(at: invocation.span) }
        let outer = Activation(context: context, lexical: function.lexical.asStatic)
        return try outer.evaluate(Actual(Expression.Argument(value)), parameter.type)
    }

    private func method(_ declared: DeclaredMember?, overriddenBy candidate: Candidate) -> UserFunction? {
        guard let declared, case .user(let function) = candidate, function.span != declared.span else { return nil }
        let labels = function.declaration.parameters.map(\.label)
        return machine.functions(named: function.name, declaredIn: declared.owner, at: declared.span).first {
            $0.declaration.parameters.map(\.label) == labels
        }
    }
}
