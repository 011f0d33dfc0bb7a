// SPDX-License-Identifier: GPL-3.0-or-later

/// `\(money: 3.5)`: which `appendInterpolation` is meant, where the user declares some.
extension Typer {
    /// What stands in an interpolation, as what appends it takes it.
    /// - Parameter expected: what the whole literal is to be.
    func interpolation(_ arguments: [Expression.Argument], _ whole: Expression, _ expected: StaticType?) -> () -> [Expression.Argument] {
        let candidates = appending(to: expected)
        if !arguments.isEmpty, candidates.contains(where: \.member.isOwn) {
            let isOwn = trying { choose(candidates, Self.typed(arguments), nil, Self.appender, whole)?.found.member.isOwn }
            let given = Self.typed(arguments)
            if isOwn == true, let choice = choose(candidates, given, nil, Self.appender, whole) {
                return { [self] in appended(arguments, given, by: choice) }
            }
        }
        let parts = arguments.map { interpolated($0.value) }
        return { Self.replaced(arguments, parts) }
    }

    private func appended(
        _ arguments: [Expression.Argument], _ given: [TypedArgument], by choice: OpenedCandidate
    ) -> [Expression.Argument] {
        var new = arguments
        for index in new.indices { new[index].value = given[index].finished() }
        let told = typeArguments(of: choice).filter { $0.value.isKnown }
        new[0].resolution = CallResolution(declaration: choice.found.member.overloadSpan, typeArguments: told)
        return new
    }

    private static let appender = "appendInterpolation"

    private static func typed(_ arguments: [Expression.Argument]) -> [TypedArgument] {
        arguments.map { TypedArgument($0, isTrailing: false) }
    }

    /// The functions that append to what gathers the parts of a literal: of the user's type that it makes, else of all texts.
    private func appending(to expected: StaticType?) -> [FoundMember] {
        if let name = expected.map({ solver.head($0).unwrapped })?.nominalName, let info = index.types[name], !info.isOfLibrary,
            let gathering = gatheringType(of: info)
        {
            return lookup.members(Self.appender, of: gathering).found
        }
        return InterpolationValue.typeNames.flatMap { lookup.members(Self.appender, of: .nominal($0)).found }.filter { !$0.member.isNative }
    }

    private func gatheringType(of info: TypeInfo) -> StaticType? {
        info.initializers.lazy.map { [index] in index.signature(of: $0).parameters }.first { $0.map(\.label) == ["stringInterpolation"] }?
            .first?.type
    }
}
