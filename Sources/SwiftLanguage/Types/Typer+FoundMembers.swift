// SPDX-License-Identifier: GPL-3.0-or-later

/// The types of found members.
extension Typer {
    /// The type of a member as a value.
    func type(of found: [FoundMember], on owner: StaticType) -> StaticType {
        let nearest = found.map(\.distance).min() ?? 0
        let best = found.filter { $0.distance == nearest }
        if let property = best.nearestProperty ?? found.nearestProperty {
            return index.type(of: property.member).substituting(property.substitution)
        }
        if let item = best.first, case .enumCase(let declared) = item.member.kind {
            if declared.payload == nil { return instance(owner) }
            return best.count == 1 ? functionType(of: item) : .unknown
        }
        return best.count == 1 ? functionType(of: best[0]) : .unknown
    }

    private func instance(_ owner: StaticType) -> StaticType {
        if case .metatype(let type) = owner { return type }
        return owner
    }

    /// Of several functions of a name the one that is wanted as a value: `map(Temperature.init)` of texts.
    func overload(_ name: String, of owner: StaticType, as expected: StaticType?) -> StaticType? {
        overload(name, among: lookup.members(name.withoutLabels, of: owner).found, as: expected)
    }

    /// Of functions of a name the only one with the labels that are written, or the one that is wanted as a value.
    func overload(_ name: String, among all: [FoundMember], as expected: StaticType?) -> StaticType? {
        let labels = name.writtenLabels
        let functions = all.filter { found in
            !found.member.isProperty && (!found.member.isLibrary || name.withoutLabels == "init")
                && (labels == nil || labels == index.signature(of: found.member).parameters.map(\.label))
        }
        if labels != nil, functions.count == 1 { return functionType(of: functions[0]) }
        guard let expected, case .function(let wanted) = solver.head(expected),
            wanted.parameters.allSatisfy({ solver.withDefaults($0).isKnown })
        else { return nil }
        var best: (type: StaticType, cost: Int)?
        for found in functions {
            let type = functionType(of: found)
            guard case .function(let function) = type, function.parameters.count == wanted.parameters.count,
                let cost = trying({ convert(type, to: expected) })
            else { continue }
            let literals = zip(function.parameters, wanted.parameters).count { parameter, given in
                solver.literal(solver.head(given)).map { $0.defaultType != parameter } ?? false
            }
            guard cost * 8 + literals < best?.cost ?? .max else { continue }
            best = (type, cost * 8 + literals)
        }
        return best?.type
    }

    /// A function as a value, where it is not generic.
    func functionType(of found: FoundMember) -> StaticType {
        let signature = index.signature(of: found.member)
        guard signature.generics.isEmpty, !found.member.isNative else { return .unknown }
        let type = StaticType.function(
            .init(
                parameters: signature.parameters.map { $0.isVariadic ? .array($0.type) : $0.type }, result: signature.result,
                inoutParameters: Set(signature.parameters.indices.filter { signature.parameters[$0].isInout }),
                variadicParameter: signature.parameters.firstIndex(where: \.isVariadic), effects: effects(of: found.member)))
        return type.substituting(found.substitution)
    }

    /// Whether a function of the user's waits or throws; nil where that depends on what it is called with.
    private func effects(of member: Member) -> Set<StaticType.FunctionType.Effect>? {
        guard !member.isLibrary, member.effects.allSatisfy({ $0 == "throws" || $0 == "async" }) else { return nil }
        return Set(member.effects.map { $0 == "throws" ? .throwing : .async })
    }
}
