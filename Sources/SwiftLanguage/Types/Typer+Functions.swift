// SPDX-License-Identifier: GPL-3.0-or-later

/// The bodies of functions.
extension Typer {
    /// Puts the parameters of a function in sight, and what it gives.
    func enter(_ function: FunctionDeclaration, isBuilder: Bool) {
        let signature = index.signature(
            function.genericParameters, function.requirements, function.parameters, in: scope.context)
        scope.context = scope.context.adding(function.genericParameters.map(\.name))
        scope.constraints += signature.constraints
        solver.enter(scope.conformances(index))
        scope.locals.append([:])
        for (parameter, written) in zip(signature.parameters, function.parameters) {
            scope.declare(
                parameter.name,
                parameter.isVariadic
                    ? .array(parameter.type)
                    : parameter.isAutoclosure ? .function(.init(parameters: [], result: parameter.type)) : parameter.type,
                isLet: !parameter.isInout && !written.type.isConsumed && !writesThrough(written.attributes),
                unwraps: written.isImplicitlyUnwrapped)
        }
        scope.isolatedParameters = Set(function.parameters.filter(\.type.isIsolated).map(\.name))
        let result = function.result.map { resolve($0) } ?? .void
        if case .opaque = result { scope.result = nil } else { scope.result = result }
        scope.underlyingTypes =
            if case .opaque(let names) = result, !isBuilder { UnderlyingTypes(names, of: shownName(function)) } else { nil }
        scope.isAsync = function.isAsync
        scope.isBuilder = isBuilder
        scope.builtElement = nil
        scope.gathersViews = false
        scope.returnUse = .returned
        (scope.isTried, scope.isAwaited) = (false, false)
        scope.errors = function.mayThrow ? .handled : .unhandled
        scope.thrown = function.effects.lazy.compactMap(\.thrownType).first.map { resolve($0) }
    }

    /// Is a parameter with a property wrapper set without changing the wrapper: as it is a class, or by a setter that says so?
    private func writesThrough(_ attributes: [Declaration.Attribute]) -> Bool {
        attributes.contains { attribute in
            guard let name = index.program.propertyWrappers[Program.plainName(attribute.name)], let info = index.types[name],
                let value = info.members["wrappedValue"]?.first(where: \.isProperty), case .property(let binding) = value.kind,
                case .variable(let variable)? = value.declaration?.kind, !variable.isLet
            else { return false }
            guard let accessors = binding.accessors, accessors.getter != nil else { return info.kind == .class }
            return accessors.setter != nil && (info.kind == .class || accessors.setterModifier == "nonmutating")
        }
    }

    /// As messages name the function or the property whose getter it is.
    private func shownName(_ function: FunctionDeclaration) -> String {
        let owner = scope.context.typeName.flatMap { index.types[$0] }
        if let owner, function.parameters.isEmpty, owner.members[function.name]?.contains(where: \.isProperty) == true {
            return "property '\(function.name)'"
        }
        let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
        return (owner == nil ? "global function" : scope.isStatic ? "static method" : "instance method") + " '\(function.name)(\(labels))'"
    }

    /// The statements of a function; a single expression is its result.
    func functionBody(_ body: [Statement]) -> () -> [Statement] {
        if let choice = resultingChoice(body) { return choice }
        guard !scope.isBuilder, body.count == 1, case .expression(let only) = body[0].kind, scope.result != .void else {
            return statements(body)
        }
        use = .returned
        kept = only.id
        if let result = scope.result { checkCount(only, result) }
        let typed = promoted(infer(only, scope.result), to: scope.result)
        use = nil
        if let result = scope.result {
            switch only.kind {
            case .if, .switch: _ = attempt { convert(typed.type, to: result) }
            default: expect(typed.type, toBe: result, only, .returned)
            }
        } else {
            checkUnderlying(solver.defaulted(typed.type), only)
        }
        settle(typed.type)
        return { [Statement(.expression(typed.finish()), span: body[0].span)] }
    }

    /// An `if` or a `switch` that is all of a body, and whose branches are its result.
    private func resultingChoice(_ body: [Statement]) -> (() -> [Statement])? {
        guard !scope.isBuilder, let result = scope.result, result != .void, body.isImplicitResult, let only = body.first else { return nil }
        switch only.kind {
        case .if(let choice):
            let finish = self.choice(choice, result).finish
            return { [Statement(.if(finish()), span: only.span)] }
        case .switch(let choice):
            let finish = self.choice(choice, result, at: only.span).finish
            return { [Statement(.switch(finish()), span: only.span)] }
        default: return nil
        }
    }

    /// The accessors of a variable in code.
    func accessors(_ accessors: AccessorSet, _ type: StaticType) -> () -> AccessorSet {
        let outer = scope
        func inside(_ body: [Statement]?, result: StaticType?, _ names: [(String, StaticType)]) -> (() -> [Statement])? {
            guard let body else { return nil }
            defer { scope = outer }
            scope.locals.append([:])
            scope.result = result
            scope.underlyingTypes = nil
            (scope.isBuilder, scope.gathersViews, scope.builtElement) = (false, false, nil)
            (scope.isTried, scope.isAwaited, scope.errors) = (false, false, .unhandled)
            for (name, type) in names { scope.declare(name, type) }
            return functionBody(body)
        }
        let getter = inside(accessors.getter, result: type, [])
        let setter = inside(accessors.setter, result: .void, [(accessors.setterParameter, type)])
        let willSet = inside(accessors.willSet, result: .void, [(accessors.willSetParameter, type)])
        let didSet = inside(accessors.didSet, result: .void, [(accessors.didSetParameter, type)])
        return {
            var new = accessors
            new.getter = getter?()
            new.setter = setter?()
            new.willSet = willSet?()
            new.didSet = didSet?()
            return new
        }
    }
}

extension TypeSyntax {
    /// `consuming T`: the function owns what it is given.
    var isConsumed: Bool {
        if case .attributed(let words, _) = self { words.contains("consuming") || words.contains("__owned") } else { false }
    }
}

extension String {
    /// `throws(Failure)`
    var thrownType: TypeSyntax? {
        guard hasPrefix("throws("), hasSuffix(")") else { return nil }
        return .named(String(dropFirst(7).dropLast()))
    }
}

/// The types that a function returns which declares `some P`: all are one.
final class UnderlyingTypes {
    let protocols: [String]
    /// As messages name the function.
    let function: String
    private var type: StaticType?
    /// The name of the function.
    var place: SourceSpan?

    init(_ protocols: [String], of function: String) { (self.protocols, self.function) = (protocols, function) }

    /// The error where a type is another than the ones before it.
    func add(_ new: StaticType, at span: SourceSpan?) -> Diagnostic? {
        guard let type else {
            self.type = new
            return nil
        }
        guard type != new else { return nil }
        return Diagnostic(
            .typeMismatch,
            "function declares an opaque return type 'some \(protocols.joined(separator: " & "))', but the return statements in its body do not have matching underlying types",
            at: place ?? span, hint: "one returns '\(type)', another '\(new)'")
    }
}
