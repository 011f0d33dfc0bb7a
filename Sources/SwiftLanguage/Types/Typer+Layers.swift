// SPDX-License-Identifier: GPL-3.0-or-later

/// A value that goes where an optional of it is wanted: run time has to know where it may be nil itself, and `.some(nil)` is meant.
extension Typer {
    /// - Parameter erases: it goes into an `Any` of the user's, where it keeps the optionals that its type has. What the host and the library take
    ///   as `Any` they take as it is.
    func promoted(_ typed: Typed, to wanted: StaticType?, erases: Bool = true) -> Typed {
        guard let wanted else { return typed }
        if erases, solver.head(wanted) == .any { return erased(typed) }
        if erases, let name = collectionOfAny(wanted) { return elementsErased(typed, name) }
        if erases, case .existential(let names) = solver.head(wanted) { return optionalErased(typed, names) }
        guard mayBeOptional(wanted) else { return typed }
        return Typed(typed.type) { [self] in
            let finished = typed.finish()
            let (from, to) = (solver.resolved(typed.type), solver.resolved(wanted))
            let layers = to.layers - from.layers
            guard layers > 0, from.mayBeNil else { return finished }
            return finished.typed(TypeAnnotation(from, layers: layers))
        }
    }

    private func erased(_ typed: Typed) -> Typed {
        Typed(typed.type) { [self] in
            let finished = typed.finish()
            let type = solver.defaulted(typed.type)
            guard type.tellsOptionals, type.isTold, finished.span?.isOfLibrary != true else { return finished }
            return finished.typed(TypeAnnotation(type, isErased: true))
        }
    }

    /// An optional that is itself a value of the protocols, as `extension Optional: P where Wrapped: P` says.
    private func optionalErased(_ typed: Typed, _ names: [String]) -> Typed {
        Typed(typed.type) { [self] in
            let finished = typed.finish()
            let type = solver.defaulted(typed.type)
            guard type.wrapped != nil, type.isTold, names.contains(where: { index.isOfProgram(optionalsOf: $0) }),
                names.allSatisfy({ solver.conformances.conforms(type, to: $0) == true })
            else { return finished }
            return finished.typed(TypeAnnotation(type, isErased: true))
        }
    }

    /// A value of a generic parameter whose member is called, or an optional on which one of a protocol's extension is. Where the parameter
    /// stands for an optional, that member is the optional's own, as `extension Optional: P where Wrapped: P` says.
    func openedOptional(_ receiver: Expression, _ type: StaticType, calling name: String) -> Expression {
        guard case let type = solver.resolved(type), type.isAbstract || type.wrapped != nil, type.isTold else { return receiver }
        let found = lookup.members(name, of: type).found
        guard !found.contains(where: \.member.isMutating),
            found.contains(where: { $0.member.owner.map { index.isOfProgram(optionalsOf: $0) } == true })
        else { return receiver }
        return receiver.typed(TypeAnnotation(type, isErased: true))
    }

    /// `[Any]`, or a dictionary of such values.
    private func collectionOfAny(_ type: StaticType) -> String? {
        guard case .nominal(let name, let arguments) = solver.head(type), name == "Array" || name == "Dictionary",
            let held = arguments.last, solver.head(held) == .any
        else { return nil }
        return name
    }

    /// `[Int?]` where `[Any]` is wanted.
    private func elementsErased(_ typed: Typed, _ name: String) -> Typed {
        Typed(typed.type) { [self] in
            let finished = typed.finish()
            let type = solver.defaulted(typed.type)
            guard type.nominalName == name, let held = type.arguments.last, held.tellsOptionals, held.isTold,
                finished.span?.isOfLibrary != true
            else { return finished }
            return finished.typed(TypeAnnotation(type, erasesElements: true))
        }
    }

    /// May it turn out to be an optional?
    private func mayBeOptional(_ type: StaticType) -> Bool {
        switch solver.head(type) {
        case .variable, .member, .nominal("Optional", _): true
        default: false
        }
    }
}

extension StaticIndex {
    /// Does the program, and not the library, say that optionals conform to a protocol?
    fileprivate func isOfProgram(optionalsOf name: String) -> Bool {
        !Library.names.isDeclared(name) && conformances(of: "Optional")[name] != nil
    }
}

extension StaticType {
    /// How many optionals are around what it holds in the end.
    var layers: Int { wrapped.map { 1 + $0.layers } ?? 0 }

    /// Is it an optional, or a collection or a tuple with optionals in it? Their values do not tell that. A generic parameter may stand for one.
    var tellsOptionals: Bool {
        switch self {
        case .parameter, .member: true
        case .nominal("Optional", _): true
        case .nominal("Array", let arguments), .nominal("Set", let arguments), .nominal("Dictionary", let arguments):
            arguments.contains(where: \.tellsOptionals)
        case .tuple(let parts): parts.contains { $0.type.tellsOptionals }
        default: false
        }
    }

    /// Is it known, if only when a generic function runs: `Element` of its sequence?
    var isTold: Bool {
        !contains {
            switch $0 {
            case .member(.parameter, _): false
            case .unknown, .variable, .member: true
            default: false
            }
        }
    }

    /// May a value of the type be nil, where one of no optional type never is?
    fileprivate var mayBeNil: Bool {
        switch self {
        case .nominal("Optional", _), .parameter, .member, .existential([]): true
        default: false
        }
    }
}
