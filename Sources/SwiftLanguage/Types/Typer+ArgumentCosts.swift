// SPDX-License-Identifier: GPL-3.0-or-later

/// How far an argument has to be converted for a parameter of an overload; nil where it does not fit.
extension Typer {
    func cost(of argument: TypedArgument, for parameter: Signature.Parameter) -> Int? {
        if argument.isInferred {
            return convert(argument.type, to: parameter.type) ?? (parameter.isTitle ? cost(ofTitle: argument.type) : nil)
        }
        let wanted = solver.resolved(parameter.type)
        switch argument.expression.kind {
        case .closure(let closure): return cost(of: closure, for: wanted)
        case .implicitMember(let name): return statics(name, of: wanted)
        case .call(let call):
            if case .implicitMember(let name) = call.callee.kind {
                return name == "init" ? cost(ofMaking: wanted, call) : cost(ofCalling: name, of: wanted, call)
            }
            return 0
        case .array: return takesArrayLiteral(wanted) ? 0 : nil
        case .dictionary: return wanted.unwrapped.isScalarValue ? nil : 0
        case .binary(_, "...", _), .binary(_, "..<", _):
            guard case .nominal(let name, _) = wanted.unwrapped else { return 0 }
            return name.hasSuffix("Range") ? 0 : nil
        case .prefix("...", _), .prefix("..<", _):
            guard case .nominal(let name, _) = wanted.unwrapped else { return 0 }
            return name.contains("Range") ? 0 : nil
        case .prefix(let sign, let operand) where operand.isImplicitlyRooted: return cost(ofOperator: sign, for: wanted)
        case .binary(let left, let sign, let right) where left.isImplicitlyRooted && right.isImplicitlyRooted:
            return cost(ofOperator: sign, for: wanted)
        case .keyPath(_, let components):
            if case .function(let function) = wanted { return function.parameters.count == 1 ? 1 : nil }
            if wanted.unwrapped.isScalarValue || !mayBe(wanted, keyPath: components) { return nil }
            return leads(argument.expression, to: wanted) ? 0 : Self.misfit
        default: return 0
        }
    }

    /// `navigationTitle(name)` of a Substring, or of a generic parameter that is a `StringProtocol`.
    private func cost(ofTitle type: StaticType) -> Int? {
        solver.conformances.conforms(solver.resolved(type), to: "StringProtocol") == true ? 3 : nil
    }

    /// `!.done`, `.red && .big`: operands that take their type from their place. A function is not an operand of any operator.
    private func cost(ofOperator sign: String, for wanted: StaticType) -> Int? {
        switch wanted.unwrapped {
        case .function: return nil
        case .nominal where !wanted.unwrapped.isScalarValue:
            let (found, isKnown) = lookup.statics(sign, of: wanted.unwrapped)
            return found.isEmpty && userOperators(sign).isEmpty ? isKnown ? nil : 8 : 0
        default: return 1
        }
    }

    /// May `[.top, .leading]` be written for it? Of the host's types only sets of options may, and what it says so of.
    private func takesArrayLiteral(_ wanted: StaticType) -> Bool {
        if solver.literal(wanted) != nil { return false }
        guard !wanted.unwrapped.isScalarValue else { return false }
        guard case .nominal(let name, _) = wanted.unwrapped else { return true }
        if let own = index.types[name], !own.isOfLibrary, own.kind != .protocol {
            return solver.conformances.conforms(wanted.unwrapped, to: "ExpressibleByArrayLiteral") != false
        }
        guard let type = index.host?.nativeType(named: name) else { return true }
        return type.arrayLiteral != nil || type.conversion != nil || type.isProtocol
    }

    /// Some types of the host's are the paths of certain properties only: the overloads of `environment(\.font, …)`.
    private func mayBe(_ wanted: StaticType, keyPath components: [Expression.KeyPathComponent]) -> Bool {
        guard case .nominal(let name, _) = wanted, let accepted = index.host?.nativeType(named: name)?.conversion else { return true }
        let names = components.compactMap { if case .property(let name) = $0 { KeyPathValue.Component.property(name) } else { nil } }
        return accepted(.keyPath(KeyPathValue(names))) != nil
    }

    /// Another overload is meant, if there is one.
    private static let misfit = 20

    /// Has a path a value of the type that is wanted, where its root is known?
    private func leads(_ path: Expression, to wanted: StaticType) -> Bool {
        guard case .nominal(_, let parts) = wanted.unwrapped, parts.count == 2, solver.resolved(parts[0]).isKnown else { return true }
        return fits { convert(infer(path, wanted).type, to: wanted) != nil }
    }

    /// `.init(…)`: the type has an initializer that takes these labels. Of the host's types only the usual ones are declared.
    private func cost(ofMaking wanted: StaticType, _ call: Expression.Call) -> Int? {
        let type = wanted.unwrapped
        guard case .nominal(let name, _) = type else { return isVariable(type) ? nil : 1 }
        if index.type(named: name)?.kind == .protocol { return nil }
        let made = initializers(of: type)
        let arguments = call.typedArguments
        if made.contains(where: { slots(for: arguments, index.signature(of: $0.member)) != nil }) { return wanted.wrapped == nil ? 0 : 1 }
        return index.types[name]?.isComplete == true ? nil : 8
    }

    /// `.system(design: .serif)`: of a type of which all is declared, a static function takes these labels.
    private func cost(ofCalling name: String, of wanted: StaticType, _ call: Expression.Call) -> Int? {
        let (found, isKnown) = lookup.statics(name.withoutLabels, of: wanted.unwrapped)
        if isKnown, !found.isEmpty, !found.contains(where: \.member.isProperty), case let arguments = call.typedArguments,
            !found.contains(where: { slots(for: arguments, index.signature(of: $0.member)) != nil })
        {
            return nil
        }
        let cost = statics(name, of: wanted)
        let functions = found.filter { !$0.member.isProperty }
        // Beside a case there are no functions of its name.
        guard isKnown || functions.contains(where: \.member.isEnumCase), !functions.isEmpty,
            functions.allSatisfy({ !$0.member.isNative }), !functions.contains(where: { takes(call, $0) })
        else { return cost }
        return cost.map { $0 + Self.misfit }
    }

    /// `.text("a")`: has the case such a payload?
    private func takes(_ call: Expression.Call, _ found: FoundMember) -> Bool {
        fits {
            let (arguments, signature) = (call.typedArguments, index.signature(of: found.member))
            guard let slots = slots(for: arguments, signature) else { return false }
            for argument in arguments where !argument.needsContext { argument.infer(self, nil) }
            return cost(of: open(FittingCandidate(found: found, signature: signature, slots: slots)), arguments, nil) != nil
        }
    }

    private func statics(_ name: String, of wanted: StaticType) -> Int? {
        // The cases of an optional itself.
        if wanted.wrapped != nil, ["none", "some"].contains(name.withoutLabels) { return 1 }
        let type = wanted.unwrapped
        guard case .nominal = type else { return isVariable(type) ? nil : 1 }
        let (found, isKnown) = lookup.statics(name.withoutLabels, of: type)
        return found.isEmpty && isKnown ? nil : found.isEmpty ? 8 : wanted.wrapped == nil ? 0 : 1
    }

    /// `{ $0 }` for a function of two: it is told where nothing else is meant, a generic function neither.
    private static let tooFewUsed = 16

    private func cost(of closure: Expression.Closure, for wanted: StaticType) -> Int? {
        let count = closure.parameters?.count ?? closure.numberedParameters
        guard case .function(let function) = wanted.unwrapped else {
            guard isVariable(wanted) else { return wanted.unwrapped.isScalarValue ? nil : Self.tooFewUsed + 1 }
            // A function conforms to no protocol that may be asked of it.
            let type = StaticType.function(.init(parameters: (0..<count).map { _ in solver.fresh() }, result: solver.fresh()))
            return solver.unify(wanted, type) ? Self.tooFewUsed + 1 : nil
        }
        if count == function.parameters.count { return 0 }
        if closure.parameters == nil, count <= function.parameters.count { return count == 0 ? nil : Self.tooFewUsed }
        if function.parameters.count == 1, case .tuple(let parts) = solver.resolved(function.parameters[0]), parts.count == count {
            return 1
        }
        return nil
    }
}
