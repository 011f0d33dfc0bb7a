// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether the arguments of a call change one variable twice at the same time.
extension Typer {
    func checkExclusivity(_ call: Expression.Call) {
        var seen: [(place: ChangedPlace, span: SourceSpan?)] = []
        for argument in call.arguments {
            guard case .inout(let operand) = argument.value.kind else { continue }
            if operand.isLiteralAlone {
                return report(
                    Diagnostic(
                        .immutable, "cannot pass immutable value as inout argument: literals are not mutable", at: argument.value.span))
            }
            guard let place = changedPlace(operand) else { continue }
            if let other = seen.first(where: { $0.place.overlaps(place) }) {
                let isVariable = other.place.isVariable && place.isVariable
                return report(overlap(other.place, place, call, isVariable ? argument.value.span : other.span))
            }
            seen.append((place, argument.value.span))
        }
    }

    private func overlap(_ first: ChangedPlace, _ second: ChangedPlace, _ call: Expression.Call, _ span: SourceSpan?) -> Diagnostic {
        if first.isVariable, second.isVariable {
            return Diagnostic(.typeMismatch, "inout arguments are not allowed to alias each other", at: span)
        }
        let isSwap = call.callee.bareName == "swap" && first.isArrayElement && second.isArrayElement && first.path == second.path
        return Diagnostic(
            .typeMismatch,
            "overlapping accesses to '\(first.path.joined(separator: "."))', but modification requires exclusive access; consider "
                + (isSwap ? "calling MutableCollection.swapAt(_:_:)" : "copying to a local variable"), at: span)
    }

    /// What is changed where an expression is; nil for a part of an instance, and for what is unknown.
    private func changedPlace(_ expression: Expression) -> ChangedPlace? {
        switch expression.kind {
        case .identifier(let name, _): return changedPlace(name)
        case .parenthesized(let inner): return changedPlace(inner)
        case .forceUnwrap(let inner): return changedPlace(inner)?.whole
        case .member(let base, let name, _):
            guard let place = changedPlace(base) else { return nil }
            return part(name, of: place, type(ofPlace: base))
        case .subscript(let base, let arguments):
            let owner = type(ofPlace: base)
            guard arguments.first?.label != "keyPath", let place = changedPlace(base), isOwnValue(owner), subscriptChangesWhole(owner)
            else { return nil }
            var whole = place.whole
            whole.isArrayElement = place.isExact && owner.nominalName == "Array"
            return whole
        default: return nil
        }
    }

    private func changedPlace(_ name: String) -> ChangedPlace? {
        switch scope.local(name) {
        // The library gives a closure an array where Swift gives it a pointer.
        case .variable? where scope.closureParameters.contains(name): return nil
        case .variable?: return ChangedPlace(path: [name])
        case .functions?: return nil
        case nil: break
        }
        if name == "self" { return scope.selfType.flatMap { isOwnValue($0) ? ChangedPlace(path: ["self"]) : nil } }
        if let own = scope.selfType, !scope.isStatic, !lookup.members(name, of: own).found.isEmpty {
            return isOwnValue(own) ? part(name, of: ChangedPlace(path: ["self"]), own) : nil
        }
        guard let variable = index.variables[name], case .property(let binding) = variable.kind, changesWhole(variable),
            binding.accessors?.getter == nil
        else { return nil }
        return ChangedPlace(path: [name])
    }

    /// A stored property is a part by itself; what is computed changes the whole.
    private func part(_ name: String, of place: ChangedPlace, _ owner: StaticType) -> ChangedPlace? {
        if case .tuple = owner { return place.part(name) }
        guard owner.wrapped == nil, isOwnValue(owner), let member = lookup.members(name, of: owner).found.nearestProperty?.member,
            changesWhole(member), case .property(let binding) = member.kind
        else { return nil }
        return binding.accessors?.getter == nil ? place.part(name) : place.whole
    }

    private func type(ofPlace base: Expression) -> StaticType { triedType(of: base) }
}

/// A variable, and which part of it.
private struct ChangedPlace {
    /// The variable and the properties that lead to the part.
    var path: [String]
    /// Not a part of what the path leads to that has no name, as an element.
    var isExact = true
    var isArrayElement = false

    /// The variable itself.
    var isVariable: Bool { path.count == 1 && isExact }

    /// What is changed with a part that has no name.
    var whole: ChangedPlace { ChangedPlace(path: path, isExact: false) }

    func part(_ name: String) -> ChangedPlace { isExact ? ChangedPlace(path: path + [name]) : whole }

    /// One is the other, or a part of it.
    func overlaps(_ other: ChangedPlace) -> Bool { zip(path, other.path).allSatisfy { $0 == $1 } }
}

extension Expression {
    /// A literal into which nothing is put: what is put together is no literal to the compiler.
    fileprivate var isLiteralAlone: Bool { if case .string(let segments) = kind { segments.count <= 1 } else { isScalarLiteral } }
}
