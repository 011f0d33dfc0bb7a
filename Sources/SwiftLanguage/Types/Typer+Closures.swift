// SPDX-License-Identifier: GPL-3.0-or-later

/// Closures take the types of their parameters from where they stand, and give their result back to it.
extension Typer {
    func closure(_ closure: Expression.Closure, _ expression: Expression, _ expected: StaticType?) -> Typed {
        var wanted: StaticType.FunctionType?
        if case .function(let function)? = expected.map({ solver.resolved($0).unwrapped }) { wanted = function }
        let outer = (scope, use, closureEffects)
        defer { (scope, use, closureEffects) = outer }
        closureEffects = closure.writtenEffects
        if let wanted { checkWrittenTypes(of: closure, wanted, expression) }
        use = nil
        let captures = closure.captures.map { capture($0) }
        let isForUnknown = scope.isForUnknown
        enter(closure, expression, wanted, expected)
        declareCaptures(closure, captures)
        let parameters = declareParameters(of: closure, wanted, isForUnknown)
        scope.closureParameters.formUnion(scope.locals.last?.keys.map { $0 } ?? [])
        let written = closure.result.map { resolve($0) }
        // What is unknown tells no result: one that may be nil is an optional of whatever else is given.
        let result = written ?? wanted?.result ?? (expression.givesNil ? .optional(solver.fresh()) : solver.fresh())
        scope.isBuilder = wanted?.builder != nil
        scope.builtElement = closure.body.containsReturn ? nil : wanted?.builder.flatMap { builtElement(of: $0) }
        // Its returns are its own, not those of the function around it.
        scope.underlyingTypes = nil
        scope.gathersViews = wanted?.builder.map { index.program.builder(named: $0) == .views } ?? false && !closure.body.containsReturn
        scope.result = scope.isBuilder ? nil : result
        if !closure.body.containsReturn, let builder = wanted?.builder { checkBuilder(builder, closure.body) }
        let body = closureBody(closure.body, result, isResultOpen: written == nil, at: expression.span)
        let type = StaticType.function(
            .init(
                parameters: parameters, result: result, inoutParameters: inoutParameters(of: closure, wanted),
                variadicParameter: wanted?.variadicParameter ?? closure.parameters?.firstIndex { $0.type?.isVariadic == true },
                builder: wanted?.builder, effects: closureEffects))
        return Typed(type) {
            var new = closure
            new.captures = Self.replaced(closure.captures, captures)
            new.body = body()
            let isAsWritten = new.captures.isEmpty && new.body.isSame(as: closure.body)
            return isAsWritten ? expression : expression.with(.closure(new))
        }
    }

    /// The scope of a closure's code, inside of what is around it.
    private func enter(
        _ closure: Expression.Closure, _ expression: Expression, _ wanted: StaticType.FunctionType?, _ expected: StaticType?
    ) {
        (scope.isInClosure, scope.returnUse) = (true, .closureResult)
        let isKept = kept == expression.id || expected.map { solver.resolved($0).wrapped != nil } ?? false
        scope.needsSelf = (scope.needsSelf || keepsSelf(wanted, isKept)) && !closure.capturesSelf
        (scope.isTried, scope.isAwaited, scope.errors, scope.isForUnknown) = (false, false, .closure, false)
        scope.declaredAround = scope.declaredAround.mapValues { $0 ?? expression.span }
        scope.locals.append([:])
    }

    /// What a result builder has no function for. The scene's own source is told when it is evaluated.
    func checkBuilder(_ name: String, _ body: [Statement]) {
        guard !scope.isScene else { return }
        do throws(Diagnostic) {
            try BuilderCheck(name, index.program)?.check(body)
        } catch {
            report(error)
        }
    }

    /// Is it kept, and the object with it that it is written in? A task ends by itself.
    private func keepsSelf(_ wanted: StaticType.FunctionType?, _ isKept: Bool) -> Bool {
        guard isKept || wanted?.isEscaping == true && wanted?.effects != nil, wanted?.effects?.contains(.async) != true,
            let owner = scope.selfType?.nominalName
        else { return false }
        return index.types[owner]?.kind == .class
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
            let type = solver.resolved(typed.type)
            if name == "self" {
                if words.first == "weak", type != .unknown, type.wrapped == nil { scope.declare(name, .optional(type)) }
                continue
            }
            scope.declare(
                name, words.first == "weak" && type.wrapped == nil && type != .unknown ? .optional(type) : type,
                isLet: words.first != "weak")
        }
    }

    /// - Parameter isForUnknown: what gives them their values is not known: nothing in the closure tells their types.
    private func declareParameters(
        of closure: Expression.Closure, _ wanted: StaticType.FunctionType?, _ isForUnknown: Bool
    ) -> [StaticType] {
        guard let parameters = closure.parameters else { return declareNumbered(closure, wanted, isForUnknown) }
        var types = wanted?.parameters ?? []
        // `map { index, item in }`: the parts of the one tuple that is given.
        var isTakenApart = false
        if types.count == 1, parameters.count > 1, case .tuple(let parts) = solver.resolved(types[0]), parts.count == parameters.count {
            types = parts.map(\.type)
            isTakenApart = true
        }
        var result: [StaticType] = []
        for (position, parameter) in parameters.enumerated() {
            var type = position < types.count ? types[position] : wanted == nil && !isForUnknown ? solver.fresh() : .unknown
            if let written = parameter.type {
                let declared = resolve(written)
                // `{ (n: Int?) in … }` says what a generic parameter is that nothing else tells.
                if !isVariable(type) || attempt({ solver.unify(type, declared) ? true : nil }) == nil {
                    _ = attempt { convert(type, to: declared) }
                }
                type = declared
            }
            result.append(type)
            if parameter.name.first == "$" {
                scope.declare(String(parameter.name.dropFirst()), .unknown)
                scope.declare(parameter.name, .unknown)
            } else {
                // What surrounds a closure of several statements tells the types of its parameters: nothing in it does.
                let isOpen = parameter.type == nil && closure.body.count > 1 && isVariable(solver.head(type))
                scope.declare(
                    parameter.name, isOpen ? .unknown : type, isLet: isFixed(position, parameter, wanted),
                    unwraps: parameter.isImplicitlyUnwrapped)
            }
        }
        return isTakenApart ? wanted?.parameters ?? result : result
    }

    /// The positions of what it changes in place: those that it writes as such, and those that are wanted.
    private func inoutParameters(of closure: Expression.Closure, _ wanted: StaticType.FunctionType?) -> Set<Int> {
        let written = closure.parameters ?? []
        return written.indices.filter { written[$0].type?.isInout == true }.reduce(into: wanted?.inoutParameters ?? []) { $0.insert($1) }
    }

    /// May the closure not change what it is given?
    private func isFixed(_ position: Int, _ parameter: Expression.Closure.Parameter, _ wanted: StaticType.FunctionType?) -> Bool {
        guard let wanted, wanted.parameters.indices.contains(position) else { return false }
        return !wanted.inoutParameters.contains(position) && parameter.type == nil
    }

    /// A closure has as many parameters as it is given, or takes the one tuple that it is given apart.
    ///
    /// - Parameter candidate: what it is given to; nil where it is kept.
    func checkCount(_ argument: Expression, _ wanted: StaticType, by candidate: OpenedCandidate? = nil) {
        guard case .closure(let closure) = argument.kind, case .function(let function) = solver.head(wanted).unwrapped,
            case let types = function.parameters, case let count = closure.parameters?.count ?? closure.numberedParameters,
            count != types.count
        else { return }
        if count == 0, closure.parameters == nil { return checkIgnored(types, argument) }
        if types.count == 1, count > 1, !isScalar(types[0]) {
            guard case .tuple(let parts) = solver.resolved(types[0]), parts.count > 1, parts.count != count else { return }
        }
        let names = count == 1 ? "1 was" : "\(count) were"
        let takes = types.count == 1 ? "1 argument" : "\(types.count) arguments"
        report(
            Diagnostic(
                // Whatever the rest of the expression tells of its literals: their number stays.
                .unknownArgument,
                "contextual closure type '\(shown(function, candidate))' expects \(takes), but \(names) used in closure body",
                at: closure.parameters?.first.flatMap { argument.span?.place(of: $0.name) } ?? argument.span))
    }

    /// The type of a closure, with what is still open in it by the names that its function declares. What the library takes may throw; `map`
    /// tells that by a parameter of its own.
    private func shown(_ function: StaticType.FunctionType, _ candidate: OpenedCandidate?) -> String {
        guard let candidate else { return solver.defaulted(.function(function)).written }
        let named = solver.resolved(.function(function)).mapped { part in
            guard case .variable = part, solver.literal(part) == nil else { return nil }
            return candidate.generics.first { solver.head($0.value) == part }.map { .parameter($0.key) }
        }
        let member = candidate.found.member
        let words = solver.defaulted(named).written
        let mayThrow = member.takesWhatItDeclares && member.owner != nil && member.name != "map"
        return mayThrow ? words.replacing(") -> ", with: ") throws -> ") : words
    }

    /// `{ (s: String) in … }` where the closure is given a number, or the like.
    private func checkWrittenTypes(of closure: Expression.Closure, _ wanted: StaticType.FunctionType, _ expression: Expression) {
        guard let parameters = closure.parameters, parameters.count == wanted.parameters.count else { return }
        let given = parameters.map { $0.type.map { resolve($0) } }
        let isWrong = zip(given, wanted.parameters).contains { written, type in
            let asked = solver.resolved(type)
            // Of a literal that the closure is called for, it tells which number or text that is.
            guard let written, written.isScalarValue, asked.isScalarValue else { return false }
            return written.isNumber != asked.isNumber || (written == .bool) != (asked == .bool)
        }
        guard isWrong else { return }
        let types = zip(given, wanted.parameters).map { $0 ?? solver.defaulted($1) }
        let result = closure.result.map { resolve($0) } ?? solver.defaulted(wanted.result)
        let own = StaticType.function(.init(parameters: types, result: result))
        let asked = solver.defaulted(.function(wanted))
        let words = ((kept == expression.id ? use : nil) ?? .argument).message(own, asked)
        report(Diagnostic(.typeMismatch, words.replacing("'\(asked)'", with: "'\(asked.written)'"), at: expression.span))
    }

    /// `ForEach(items) { Text("row") }`: what makes a row of an element has to take it.
    func checkRow(_ argument: Expression, _ wanted: StaticType) {
        guard wanted.takesRowElement, case .closure(let closure) = argument.kind, closure.parameters == nil, !closure.body.isEmpty,
            closure.numberedParameters == 0
        else { return }
        reportIgnored(1, argument)
    }

    /// `{ 1 }` where a closure is given something: what it leaves alone is written `_ in`.
    private func checkIgnored(_ types: [StaticType], _ argument: Expression) {
        guard types.allSatisfy({ isScalar($0) && isCertain(solver.defaulted($0)) }) else { return }
        reportIgnored(types.count, argument)
    }

    private func reportIgnored(_ count: Int, _ argument: Expression) {
        report(
            Diagnostic(
                .typeMismatch,
                "contextual type for closure argument list expects \(count == 1 ? "1 argument" : "\(count) arguments"), "
                    + "which cannot be implicitly ignored",
                at: argument.span, hint: "write '\(Array(repeating: "_", count: count).joined(separator: ", ")) in' at its start"))
    }

    /// Surely no tuple.
    private func isScalar(_ type: StaticType) -> Bool {
        if case .nominal = solver.resolved(type) { return true }
        return solver.literal(solver.resolved(type)) != nil
    }

    private func declareNumbered(
        _ closure: Expression.Closure, _ wanted: StaticType.FunctionType?, _ isForUnknown: Bool
    ) -> [StaticType] {
        guard let types = wanted?.parameters else {
            let types = (0..<closure.numberedParameters).map { _ in isForUnknown ? .unknown : solver.fresh() }
            for (position, type) in types.enumerated() { scope.declare("$\(position)", type) }
            return types
        }
        // Counted only where it matters: all of a scene may stand in a closure that takes nothing.
        if types.count == 1, case .tuple(let parts) = solver.resolved(types[0]), closure.numberedParameters > 1 {
            for (position, part) in parts.enumerated() { scope.declare("$\(position)", part.type, isLet: true) }
        } else {
            for (position, type) in types.enumerated() {
                scope.declare("$\(position)", type, isLet: wanted?.inoutParameters.contains(position) == false)
            }
        }
        return types
    }

    /// The statements of a closure; a single expression is its result.
    private func closureBody(
        _ body: [Statement], _ result: StaticType, isResultOpen: Bool, at span: SourceSpan?
    ) -> () -> [Statement] {
        guard !scope.isBuilder, body.count == 1, case .expression(let only) = body[0].kind else {
            let wanted = solver.resolved(result)
            if !scope.isBuilder, !body.isEmpty, wanted.isKnown, wanted != .void, wanted.wrapped == nil, isCertain(wanted),
                body.mayComplete(in: index.program), !body.isImplicitResult
            {
                report(Diagnostic(.syntax, "missing return in closure expected to return '\(wanted)'", at: span?.lastSign))
            }
            return statements(body)
        }
        let head = solver.head(result)
        let isVoid = head == .void
        let typed = promoted(infer(only, isVoid ? nil : isVariable(head) ? nil : result), to: isVoid ? nil : result)
        if isVariable(head) {
            if attempt({ convert(typed.type, to: result) }) == nil { _ = attempt { solver.unify(result, .unknown) ? true : nil } }
        } else if !isVoid {
            expect(typed.type, toBe: result, only, isResultOpen ? .closureResult : .declaredClosureResult)
        } else {
            settle(typed.type)
        }
        return { [Statement(.expression(typed.finish()), span: body[0].span)] }
    }
}

extension Expression.Closure {
    /// `[self]`, `[weak self]`
    fileprivate var capturesSelf: Bool {
        captures.contains { ($0.label?.split(separator: " ").last.map(String.init) ?? $0.value.bareName) == "self" }
    }

    /// `{ (n: Int) throws in … }`: it may do so, whatever its body does.
    fileprivate var writtenEffects: Set<StaticType.FunctionType.Effect> {
        var effects: Set<StaticType.FunctionType.Effect> = []
        if attributes.contains("async") { effects.insert(.async) }
        if attributes.contains(where: { $0.hasPrefix("throws") }) { effects.insert(.throwing) }
        return effects
    }

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
