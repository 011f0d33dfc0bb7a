// SPDX-License-Identifier: GPL-3.0-or-later

/// Closures take the types of their parameters from where they stand, and give their result back to it.
extension Typer {
    func closure(_ closure: Expression.Closure, _ expression: Expression, _ expected: StaticType?) -> Typed {
        var wanted: StaticType.FunctionType?
        if case .function(let function)? = expected.map({ solver.resolved($0).unwrapped }) { wanted = function }
        let outer = scope
        defer { scope = outer }
        let captures = closure.captures.map { capture($0) }
        scope.locals.append([:])
        declareCaptures(closure, captures)
        let parameters = declareParameters(of: closure, wanted)
        let written = closure.result.map { resolve($0) }
        let result = written ?? wanted?.result ?? solver.fresh()
        scope.isBuilder = wanted?.builder != nil
        scope.result = scope.isBuilder ? nil : result
        let body = closureBody(closure.body, result, isResultOpen: written == nil)
        let type = StaticType.function(
            .init(parameters: parameters, result: result, inoutParameters: wanted?.inoutParameters ?? [], builder: wanted?.builder))
        return Typed(type) {
            var new = closure
            new.captures = Self.replaced(closure.captures, captures)
            new.body = body()
            return expression.with(.closure(new))
        }
    }

    private func capture(_ argument: Expression.Argument) -> Typed {
        let typed = infer(argument.value)
        settle(typed.type)
        return typed
    }

    private func declareCaptures(_ closure: Expression.Closure, _ captures: [Typed]) {
        for (capture, typed) in zip(closure.captures, captures) {
            let words = capture.label?.split(separator: " ").map(String.init) ?? []
            let name = words.last ?? capture.value.bareName ?? ""
            // `[self]` and `[unowned self]` are what `self` is anyway.
            guard name != "self" || words.first == "weak" else { continue }
            let type = solver.resolved(typed.type)
            scope.declare(name, words.first == "weak" && type.wrapped == nil && type != .unknown ? .optional(type) : type)
        }
    }

    private func declareParameters(of closure: Expression.Closure, _ wanted: StaticType.FunctionType?) -> [StaticType] {
        guard let parameters = closure.parameters else { return declareNumbered(closure, wanted) }
        var types = wanted?.parameters ?? []
        // `map { index, item in }`: the parts of the one tuple that is given.
        var isTakenApart = false
        if types.count == 1, parameters.count > 1, case .tuple(let parts) = solver.resolved(types[0]), parts.count == parameters.count {
            types = parts.map(\.type)
            isTakenApart = true
        }
        var result: [StaticType] = []
        for (position, parameter) in parameters.enumerated() {
            var type = position < types.count ? types[position] : wanted == nil ? solver.fresh() : .unknown
            if let written = parameter.type {
                let declared = resolve(written)
                _ = attempt { convert(type, to: declared) }
                type = declared
            }
            result.append(type)
            if parameter.name.first == "$" {
                scope.declare(String(parameter.name.dropFirst()), .unknown)
                scope.declare(parameter.name, .unknown)
            } else {
                scope.declare(parameter.name, type)
            }
        }
        return isTakenApart ? wanted?.parameters ?? result : result
    }

    /// A closure has as many parameters as it is given, or takes the one tuple that it is given apart.
    func checkCount(_ argument: Expression, _ wanted: StaticType) {
        guard case .closure(let closure) = argument.kind, case .function(let function) = solver.head(wanted).unwrapped,
            case let types = function.parameters, let parameters = closure.parameters, parameters.count != types.count,
            !(types.count == 1 && parameters.count > 1 && !isScalar(types[0]))
        else { return }
        let names = parameters.count == 1 ? "1 was" : "\(parameters.count) were"
        let takes = types.count == 1 ? "1 argument" : "\(types.count) arguments"
        report(
            Diagnostic(
                .typeMismatch, "contextual closure type expects \(takes), but \(names) used in closure body",
                at: closure.body.first?.span))
    }

    /// Surely no tuple.
    private func isScalar(_ type: StaticType) -> Bool {
        if case .nominal = solver.head(type) { return true }
        return solver.literal(type) != nil
    }

    private func declareNumbered(_ closure: Expression.Closure, _ wanted: StaticType.FunctionType?) -> [StaticType] {
        guard let types = wanted?.parameters else {
            let types = (0..<closure.numberedParameters).map { _ in solver.fresh() }
            for (position, type) in types.enumerated() { scope.declare("$\(position)", type) }
            return types
        }
        // Counted only where it matters: all of a scene may stand in a closure that takes nothing.
        if types.count == 1, case .tuple(let parts) = solver.resolved(types[0]), closure.numberedParameters > 1 {
            for (position, part) in parts.enumerated() { scope.declare("$\(position)", part.type) }
        } else {
            for (position, type) in types.enumerated() { scope.declare("$\(position)", type) }
        }
        return types
    }

    /// The statements of a closure; a single expression is its result.
    private func closureBody(_ body: [Statement], _ result: StaticType, isResultOpen: Bool) -> () -> [Statement] {
        guard !scope.isBuilder, body.count == 1, case .expression(let only) = body[0].kind else {
            let wanted = solver.resolved(result)
            if !scope.isBuilder, !body.isEmpty, wanted.isKnown, wanted != .void, wanted.wrapped == nil, isCertain(wanted), body.mayComplete,
                !body.isImplicitResult
            {
                report(Diagnostic(.syntax, "missing return in closure expected to return '\(wanted)'", at: body.last?.span))
            }
            return statements(body)
        }
        let head = solver.head(result)
        let isVoid = head == .void
        let typed = promoted(infer(only, isVoid ? nil : isVariable(head) ? nil : result), to: isVoid ? nil : result)
        if isVariable(head) {
            if attempt({ convert(typed.type, to: result) }) == nil { _ = attempt { solver.unify(result, .unknown) ? true : nil } }
        } else if !isVoid {
            _ = attempt { convert(typed.type, to: result) }
        } else {
            settle(typed.type)
        }
        return { [Statement(.expression(typed.finish()), span: body[0].span)] }
    }
}

extension Expression.Closure {
    /// How many parameters `$0`, `$1`… tell of.
    var numberedParameters: Int {
        guard parameters == nil else { return 0 }
        var names = FreeIdentifiers()
        names.visit(body)
        var count = 0
        for name in names.free where name.first == "$" { if let number = Int(name.dropFirst()) { count = max(count, number + 1) } }
        return count
    }
}
