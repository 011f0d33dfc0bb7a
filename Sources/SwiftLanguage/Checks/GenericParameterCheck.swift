// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether each generic parameter of a function has a name of its own, and is told by what the function takes or gives.
struct GenericParameterCheck {
    let declaration: Declaration

    func run(_ parameters: [GenericParameter]) throws(Diagnostic) {
        var seen: Set<String> = []
        for parameter in parameters where !seen.insert(parameter.name).inserted {
            throw Diagnostic(
                .duplicateName, "invalid redeclaration of '\(parameter.bareName)'",
                at: declaration.span?.parameter(named: parameter.bareName))
        }
    }

    func run(_ function: FunctionDeclaration) throws(Diagnostic) {
        try run(function.genericParameters)
        // What a function type throws may be what tells: of that only the word is kept.
        guard !function.genericParameters.isEmpty, declaration.span?.isOfLibrary != true,
            !function.parameters.contains(where: \.type.holdsFunction)
        else { return }
        let told = function.namesOfSignature
        guard let unused = function.genericParameters.first(where: { !told.contains($0.bareName[...]) }) else { return }
        throw Diagnostic(
            .missingRequirement, "generic parameter '\(unused.bareName)' is not used in function signature",
            at: declaration.span?.place(of: unused.bareName, from: declaration.namePlace?.end) ?? declaration.namePlace,
            hint: "no call tells what it is: leave it out, or take or give a value of it")
    }
}

extension GenericParameter {
    fileprivate var bareName: String { isPack ? String(name.dropFirst(Self.pack("").count)) : name }
}

extension TypeSyntax {
    fileprivate var holdsFunction: Bool {
        switch self {
        case .function: true
        case .array(let type), .optional(let type), .some(let type), .any(let type), .metatype(let type), .attributed(_, let type):
            type.holdsFunction
        case .dictionary(let key, let value): key.holdsFunction || value.holdsFunction
        case .tuple(let elements): elements.contains { $0.type.holdsFunction }
        case .named(_, let arguments), .member(_, _, let arguments), .composition(let arguments): arguments.contains(where: \.holdsFunction)
        }
    }
}

extension FunctionDeclaration {
    /// All names in what a call tells: parameters, result, errors, and what is said to be the same type or asked of another parameter.
    fileprivate var namesOfSignature: Set<Substring> {
        let same = requirements.filter { $0.relation == .same }.flatMap { [$0.subject, $0.object] }
        let types = parameters.map(\.type) + [result].compactMap(\.self) + genericParameters.compactMap(\.constraint) + same
        let names = (types + effects.compactMap(\.thrownType)).flatMap(\.namesInSight)
        // `each T`
        return Set(names.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
    }
}
