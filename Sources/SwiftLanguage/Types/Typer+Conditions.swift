// SPDX-License-Identifier: GPL-3.0-or-later

/// Conditions, `if` and `switch`, also as expressions.
extension Typer {
    func conditions(_ conditions: [Condition]) -> () -> [Condition] {
        let finished = conditions.map { condition($0) }
        return { finished.map { $0() } }
    }

    func condition(_ condition: Condition) -> () -> Condition {
        switch condition {
        case .expression(let value):
            let typed = truth(value)
            return { .expression(typed.finish()) }
        case .optionalBinding(let name, let isVar, let type, let value):
            return optionalBinding(name, isVar, type, value)
        case .case(let pattern, let value):
            let typed = infer(value)
            settle(typed.type)
            let type = solver.resolved(typed.type)
            if let wanted = mismatch(pattern, type) {
                report(
                    Diagnostic(
                        .typeMismatch, "cannot convert value of type '\(type)' to specified type '\(wanted)'", at: value.place))
            }
            let pattern = declare(pattern, type)
            return { .case(pattern(), typed.finish()) }
        case .availability: return { condition }
        }
    }

    private func optionalBinding(_ name: String, _ isVar: Bool, _ syntax: TypeSyntax?, _ value: Expression?) -> () -> Condition {
        let written = syntax.map { resolve($0) }
        let source = value ?? Expression(.identifier(name, genericArguments: []))
        let typed = infer(source, written.map { .optional($0) })
        settle(typed.type)
        let type = solver.resolved(typed.type)
        if type.isKnown, isCertain(type), type.wrapped == nil, case .nominal = type, written == nil || written == type,
            !hasUnknownDefault(source)
        {
            report(
                Diagnostic(
                    .typeMismatch, "initializer for conditional binding must have Optional type, not '\(type)'",
                    at: source.span?.lastPlaceBefore(ofOneOf: ["let", "var"]) ?? source.span))
        }
        scope.declare(name, written ?? type.wrapped ?? .unknown, isLet: !isVar)
        return { .optionalBinding(name: name, isVar: isVar, type: syntax, value: value == nil ? nil : typed.finish()) }
    }

    /// An `if`, and the types of its branches where each is one expression.
    func choice(_ choice: IfStatement, _ expected: StaticType?) -> (finish: () -> IfStatement, types: [StaticType]) {
        scope.locals.append([:])
        let conditions = self.conditions(choice.conditions)
        let (body, type) = branch(choice.body, expected)
        scope.locals.removeLast()
        let other = choice.elseBody.map { branch($0, expected) }
        let finish = { IfStatement(conditions: conditions(), body: body(), elseBody: other?.finish()) }
        return (finish, [type, other?.type].compactMap { $0 })
    }

    func branch(_ body: [Statement], _ expected: StaticType?) -> (finish: () -> [Statement], type: StaticType?) {
        scope.locals.append([:])
        defer { scope.locals.removeLast() }
        guard body.count == 1, case .expression(let only) = body[0].kind, expected != nil || !scope.isBuilder else {
            return (statements(body), nil)
        }
        let typed = promoted(infer(only, expected), to: expected)
        if let expected, solver.resolved(expected).isKnown {
            expect(typed.type, toBe: expected, only, .initializer)
        } else if let expected {
            _ = attempt { convert(typed.type, to: expected) }
        }
        return ({ [Statement(.expression(typed.finish()), span: body[0].span)] }, typed.type)
    }

    func choice(
        _ choice: SwitchStatement, _ expected: StaticType?, at span: SourceSpan?
    ) -> (finish: () -> SwitchStatement, types: [StaticType]) {
        let subject = infer(choice.subject)
        settle(subject.type)
        let type = solver.resolved(subject.type)
        let found = diagnostics.count
        var types: [StaticType] = []
        let platform = index.program.platform
        let cases = choice.cases.map { item -> () -> SwitchStatement.Case in
            // A case of another platform is left as it is written.
            let isCompiled = try? item.clause?.isCompiled { (condition) throws(Diagnostic) in
                try CompilationCondition.holds(condition, isOS: { CompilationCondition.isOS($0, on: platform) })
            }
            if isCompiled == false { return { item } }
            scope.locals.append([:])
            defer { scope.locals.removeLast() }
            let patterns = item.patterns.map { entry in
                checkLength(entry.pattern, type, of: choice, item.body)
                let pattern = declare(entry.pattern, type)
                let condition = entry.condition.map { truth($0) }
                return { (pattern: pattern(), condition: condition?.finish()) }
            }
            let (body, found) = branch(item.body, expected)
            if let found { types.append(found) }
            return {
                var new = item
                (new.patterns, new.body) = (patterns.map { $0() }, body())
                return new
            }
        }
        if diagnostics.count == found { checkExhaustive(choice, type, at: span ?? choice.subject.span) }
        return ({ SwitchStatement(subject: subject.finish(), cases: cases.map { $0() }) }, types)
    }
}
