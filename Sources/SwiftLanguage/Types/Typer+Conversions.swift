// SPDX-License-Identifier: GPL-3.0-or-later

/// Where a value of one type may stand for another.
extension Typer {
    /// Makes a value of one type fit another: 0 where they are the same, more the further it is converted; nil where it can't be.
    func convert(_ from: StaticType, to: StaticType) -> Int? {
        let (from, to) = (solver.reduced(from), solver.reduced(to))
        if from == to { return 0 }
        if case .unknown = from {
            // What is unknown may be anything: nothing else decides what the variable is.
            if case .variable = to { _ = attempt { solver.unify(to, .unknown) ? true : nil } }
            return 0
        }
        if case .unknown = to { return 0 }
        if case .variable = to { return convertToVariable(from, to) }
        if let wrapped = to.wrapped { return convertToOptional(from, to, wrapped) }
        if case .existential(let names) = to { return erase(from, names) }
        if case .opaque = to { return 0 }
        if let kind = solver.literal(from) {
            guard attempt({ solver.unify(from, to) ? true : nil }) != nil else { return nil }
            return to == kind.defaultType ? 0 : 2
        }
        if case .variable = from { return solver.unify(from, to) ? 0 : nil }
        return convertKnown(from, to)
    }

    private func convertToVariable(_ from: StaticType, _ to: StaticType) -> Int? {
        if attempt({ solver.unify(from, to) ? true : nil }) != nil { return solver.literal(from) == nil ? 0 : 1 }
        return nil
    }

    private func convertToOptional(_ from: StaticType, _ to: StaticType, _ wrapped: StaticType) -> Int? {
        if let inner = from.wrapped {
            // What a generic function gives as an optional is of the optional that is wanted, layers and all.
            if isVariable(inner), solver.literal(inner) == nil, attempt({ solver.unify(inner, wrapped) ? true : nil }) != nil { return 0 }
            // `Optional(3)` is an optional as it stands, whatever its literal is.
            if solver.literal(inner) != nil, isVariable(wrapped), attempt({ solver.unify(inner, wrapped) ? true : nil }) != nil { return 0 }
            if let cost = attempt({ convert(inner, to: wrapped) }) { return cost }
            return attempt { convert(from, to: wrapped) }.map { $0 + 3 }
        }
        return attempt { convert(from, to: wrapped) }.map { $0 + 3 }
    }

    private func erase(_ from: StaticType, _ names: [String]) -> Int? {
        if names.isEmpty {
            if solver.literal(from) != nil { settle(from) }
            return 10
        }
        let type = solver.resolved(from)
        if let kind = solver.literal(type) {
            return names.allSatisfy { solver.conformances.conforms(kind.defaultType, to: $0) != false } ? 5 : nil
        }
        solver.suggest(.existential(names), for: type)
        let answers = names.map { solver.conformances.conforms(type, to: $0) }
        if answers.contains(false) { return nil }
        // What nobody knows is further than what the host may take in a way that it does not tell: a key of a translation is a title.
        return answers.contains(nil) ? 7 : 4
    }

    private func convertKnown(_ from: StaticType, _ to: StaticType) -> Int? {
        if attempt({ solver.unify(from, to) ? true : nil }) != nil { return 0 }
        switch (from, to) {
        case (.nominal("CGFloat", _), .nominal("Double", _)), (.nominal("Double", _), .nominal("CGFloat", _)): return 2
        case (.nominal(let name, let bounds), .nominal(StaticType.anyRange, let others)):
            guard name.hasSuffix("Range") || name.hasPrefix("PartialRange") else { return nil }
            return sum(zip(bounds, others).map { convert($0, to: $1) })
        case (.nominal(let name, let arguments), .nominal(let other, let others))
        where name.hasSuffix("KeyPath") && other.hasSuffix("KeyPath") && arguments.count == others.count:
            return name != other && attempt { solver.unify(.nominal(other, arguments), to) ? true : nil } != nil ? 1 : nil
        case (.nominal("Binding", let values), .nominal("Binding", let others)) where values.count == 1 && others.count == 1:
            let (given, wanted) = (solver.defaulted(values[0]), solver.defaulted(others[0]))
            return given.isScalarValue && wanted.isScalarValue ? nil : 6
        // `for: CGRect.self` of the library's beside `for: \GeometryProxy.size` of an extension's.
        case (.metatype, .nominal(let other, _)) where other.hasSuffix("KeyPath"): return nil
        // A number has to be made a Decimal; literals are one.
        case (.nominal, .nominal("Decimal", _)) where from.isNumber: return nil
        // `text: name` for `text: $name`
        case (.nominal(let name, _), .nominal("Binding", _)) where from.isScalarValue && index.host("Binding", takesType: name) != true:
            return nil
        case (.nominal(let name, let arguments), .nominal(let other, let others)):
            if name != other, solver.conformances.isSubclass(name, of: other) { return 1 }
            if name == other, ["Array", "Set", "Dictionary"].contains(name) {
                return sum(zip(arguments, others).map { convert($0, to: $1) })
            }
            return isLenient(from, to) ? 6 : nil
        case (.tuple(let parts), .tuple(let others)) where parts.count == others.count:
            return sum(zip(parts, others).map { convert($0.type, to: $1.type) })
        case (.function(let function), .function(let other)) where function.parameters.count == other.parameters.count:
            let parameters = zip(other.parameters, function.parameters).map { convert($0, to: $1) }
            return sum(parameters + [other.result == .void ? 0 : convert(function.result, to: other.result)])
        case (.function(let function), .function(let other)) where function.parameters.isEmpty && other.parameters.count == 1:
            return convertTakingNothing(function, other)
        case (.nominal(let name, let arguments), .function(let other)) where name.hasSuffix("KeyPath") && other.parameters.count == 1:
            guard arguments.count == 2 else { return 1 }
            return sum([convert(other.parameters[0], to: arguments[0]), convert(arguments[1], to: other.result), 1])
        // No view is a number or a text.
        case (.opaque(["View"]), .nominal) where to.isNumber || to == .bool || to == .string: return nil
        case (.opaque, .nominal), (.opaque, .parameter): return 6
        case (_, .parameter), (.parameter, _): return nil
        default: return isLenient(from, to) ? 6 : nil
        }
    }

    /// A function without parameters takes nothing, which is one value: `onReceive(subject, perform: action)` of a `Void` subject.
    private func convertTakingNothing(_ function: StaticType.FunctionType, _ other: StaticType.FunctionType) -> Int? {
        let given = solver.resolved(other.parameters[0])
        guard given == .unknown || isVariable(given) || given == .void else { return nil }
        return sum([convert(given, to: .void), other.result == .void ? 0 : convert(function.result, to: other.result), 1])
    }

    private func isLenient(_ from: StaticType, _ to: StaticType) -> Bool {
        // An optional is taken where what it holds is, at most.
        if let given = from.wrapped?.nominalName, let wanted = to.nominalName, index.host(wanted, takesType: given) == false {
            return false
        }
        if to.isNeverOfHost { return isLenient(to) || !isOfHost(from) && isLenient(from) }
        if let given = from.nominalName, let wanted = to.nominalName, let takes = index.host(wanted, takesType: given) { return takes }
        if let given = from.nominalName, let wanted = to.nominalName, index.isDeclared(given), index.isStrict(wanted) { return false }
        return isLenient(from) || isLenient(to)
    }

    /// A value of the host's that is no view, such as a URL: an optional of it has none of its members. (An optional view is a view.)
    func isHostValue(_ type: StaticType) -> Bool {
        guard case .nominal(_, []) = type else { return false }
        return isOfHost(type) && !index.isView(type)
    }

    private func isOfHost(_ type: StaticType) -> Bool {
        guard let name = type.nominalName else { return false }
        return !index.isDeclared(name) && index.host?.nativeType(named: name).map { !$0.isProtocol } ?? false
    }

    /// The host's own types take values of other types in ways that its declarations do not tell.
    private func isLenient(_ type: StaticType) -> Bool {
        switch type {
        case .nominal(let name, _): !(index.type(named: name)?.isComplete ?? false)
        case .existential(let names): names.contains { !(index.type(named: $0)?.isComplete ?? false) }
        default: false
        }
    }

    private func sum(_ costs: [Int?]) -> Int? {
        var total = 0
        for cost in costs {
            guard let cost else { return nil }
            total += cost
        }
        return total
    }

    /// The type that values of both types have: of the branches of a choice, of the elements of a literal; nil where there is none.
    func join(_ a: StaticType, _ b: StaticType) -> StaticType? {
        if attempt({ convert(b, to: a) }) != nil { return a }
        if attempt({ convert(a, to: b) }) != nil { return b }
        let (first, second) = (solver.resolved(a), solver.resolved(b))
        if let wrapped = first.wrapped, let joined = join(wrapped, second) { return .optional(joined) }
        if let wrapped = second.wrapped, let joined = join(first, wrapped) { return .optional(joined) }
        if case .nominal("Array", let x) = first, case .nominal("Array", let y) = second, let element = join(x[0], y[0]) {
            return .array(element)
        }
        return commonClass(first, second)
    }

    private func commonClass(_ a: StaticType, _ b: StaticType) -> StaticType? {
        guard let first = a.nominalName, let second = b.nominalName, index.type(named: first)?.kind == .class else { return nil }
        let parents = index.conformances(of: first).keys.filter { index.type(named: $0)?.kind == .class }
        // The nearest: of those that both have, the one that has most ancestors itself.
        return parents.filter { solver.conformances.isSubclass(second, of: $0) }
            .max { index.conformances(of: $0).count < index.conformances(of: $1).count }.map { .nominal($0) }
    }
}
