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
            guard name != "self" else { continue }
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

    private func declareNumbered(_ closure: Expression.Closure, _ wanted: StaticType.FunctionType?) -> [StaticType] {
        let count = closure.numberedParameters
        guard let types = wanted?.parameters else {
            let types = (0..<count).map { _ in solver.fresh() }
            for (position, type) in types.enumerated() { scope.declare("$\(position)", type) }
            return types
        }
        if types.count == 1, count > 1, case .tuple(let parts) = solver.resolved(types[0]) {
            for (position, part) in parts.enumerated() { scope.declare("$\(position)", part.type) }
        } else {
            for (position, type) in types.enumerated() { scope.declare("$\(position)", type) }
        }
        return types
    }

    /// The statements of a closure; a single expression is its result.
    private func closureBody(_ body: [Statement], _ result: StaticType, isResultOpen: Bool) -> () -> [Statement] {
        guard !scope.isBuilder, body.count == 1, case .expression(let only) = body[0].kind else { return statements(body) }
        let head = solver.head(result)
        let isVoid = head == .void
        let typed = infer(only, isVoid ? nil : isVariable(head) ? nil : result)
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
