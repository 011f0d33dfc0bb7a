// SPDX-License-Identifier: GPL-3.0-or-later

/// What the generic parameters of a function are by the values that it is given, where the static phase does not tell: nothing resolves the
/// call of a subscript, or of an operator between values that nobody knows a type of.
///
/// A value tells only what it carries: a type (`key: K.Type`), or the type arguments of its own (`length: Length<Unit>`). Of what type a
/// plain `T` is, one value among several does not tell.
extension Activation {
    func bindGenerics(of function: FunctionDeclaration, by arguments: [Value?]) {
        for generic in function.genericParameters where !generic.isPack && typeArguments[generic.name]?.isAny ?? true {
            for (parameter, argument) in zip(function.parameters, arguments) {
                guard let argument, let found = type(named: generic.name, in: parameter.type, by: argument) else { continue }
                typeArguments[generic.name] = found
                break
            }
            if typeArguments[generic.name]?.isAny ?? true, let found = scalar(generic.name, of: function, by: arguments) {
                typeArguments[generic.name] = found
            }
            if typeArguments[generic.name]?.isAny ?? true, let found = opened(generic, of: function, by: arguments) {
                typeArguments[generic.name] = found
            }
        }
    }

    /// What a generic parameter is that has to conform to a protocol, where one argument alone is of it: never `any P` itself (SE-0352).
    private func opened(_ generic: GenericParameter, of function: FunctionDeclaration, by arguments: [Value?]) -> ResolvedType? {
        let told = zip(function.parameters, arguments).filter { $0.0.type.namesInSight.contains(generic.name) }
        guard generic.constraint != nil, told.count == 1, told[0].0.type == .named(generic.name), let value = told[0].1 else { return nil }
        let held = dynamicType(of: value)
        if case .user = held { return held }
        return held.staticType.isScalarValue ? held : nil
    }

    /// What a generic parameter of a subscript is by the values that are given for it: numbers, texts or truth values of one type.
    private func scalar(_ name: String, of function: FunctionDeclaration, by arguments: [Value?]) -> ResolvedType? {
        guard function.name == "subscript" else { return nil }
        let types = zip(function.parameters, arguments).compactMap { parameter, argument in
            parameter.type == .named(name) ? argument.map { machine.resolvedType(of: $0, or: .any) } : nil
        }
        guard let first = types.first, case let type = first.staticType, type.isScalarValue,
            types.allSatisfy({ $0.staticType == type })
        else { return nil }
        return first
    }

    /// What a generic parameter is that stands in the type of a parameter.
    private func type(named name: String, in type: TypeSyntax, by argument: Value) -> ResolvedType? {
        switch (type, argument) {
        case (.metatype(.named(name, _)), .type(let reference)): reference.resolved.isAny ? nil : self.type(of: reference)
        case (.metatype(let written), .type(let reference)):
            self.type(named: name, in: written, of: reference.known.isKnown ? reference.known : reference.resolved.staticType)
        case (.named(_, let arguments), .structure(let structure)):
            self.type(named: name, in: arguments, of: structure.type, structure.typeArguments?.types)
        case (.named(_, let arguments), .object(let object)):
            program.types[object.typeName].flatMap {
                self.type(named: name, in: arguments, of: $0, machine.typeArguments(of: object))
            }
        case (.attributed(_, let inner), _), (.some(let inner), _): self.type(named: name, in: inner, by: argument)
        case (.optional(let wrapped), _): argument.unwrapped.flatMap { self.type(named: name, in: wrapped, by: $0) }
        case (.array(let element), .array(let values)): values.first.flatMap { self.type(named: name, in: element, by: $0) }
        default: nil
        }
    }

    /// What a generic parameter is that stands among the type arguments of a type, as in `Length<Unit>`.
    private func type(
        named name: String, in arguments: [TypeSyntax], of type: UserType, _ known: [String: ResolvedType]?
    ) -> ResolvedType? {
        guard let place = arguments.firstIndex(of: .named(name)), type.genericNames.indices.contains(place) else { return nil }
        return known?[type.genericNames[place]].flatMap { $0.isAny ? nil : $0 }
    }

    /// What a generic parameter is that stands in the type of which a metatype is given: `[T].Type` for `[Int].self`.
    private func type(named name: String, in written: TypeSyntax, of known: StaticType) -> ResolvedType? {
        switch (written, known) {
        case (.named(name, _), _): known.isKnown ? resolved(known) : nil
        case (.array(let part), .nominal("Array", let types)), (.optional(let part), .nominal("Optional", let types)):
            types.first.flatMap { type(named: name, in: part, of: $0) }
        case (.dictionary(let key, let value), .nominal("Dictionary", let types)):
            zip([key, value], types).lazy.compactMap { self.type(named: name, in: $0, of: $1) }.first
        case (.named(_, let parts), .nominal(_, let types)):
            zip(parts, types).lazy.compactMap { self.type(named: name, in: $0, of: $1) }.first
        default: nil
        }
    }
}
