// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether types as written have the generic arguments that their declarations ask for: as many, and with the protocols.
struct TypeArgumentCheck {
    let index: StaticIndex
    let context: DeclarationContext
    /// May a generic type stand without its arguments, which a first value tells?
    var mayOmit = true
    /// Is it what a function gives, or a property is?
    var isResult = true
    /// What is asked of the generic parameters in sight; nil where not all of that is known.
    var constraints: [GenericConstraint]?
    let span: SourceSpan?

    func diagnostics(_ type: TypeSyntax) -> [Diagnostic] {
        switch type {
        case .named(let name, let arguments): return named(name, arguments) + arguments.flatMap { diagnostics($0) }
        case .member(let base, let name, let arguments):
            return unknownMember(name, of: base) + arguments.flatMap { diagnostics($0) }
        case .array(let element), .optional(let element), .metatype(let element), .attributed(_, let element):
            return diagnostics(element)
        case .dictionary(let key, let value): return named("Dictionary", [key, value]) + diagnostics(key) + diagnostics(value)
        case .tuple(let elements): return elements.flatMap { diagnostics($0.type) }
        case .function(let parameters, let result): return parameters.flatMap { diagnostics($0) } + diagnostics(result)
        case .any(let type):
            guard isValue(type) else { return unknownTypes(in: type) }
            return [Diagnostic(.typeMismatch, "'any' has no effect on concrete type '\(type.written)'", at: place(of: "any"))]
        case .some(let type):
            guard isValue(type) else { return unknownTypes(in: type) }
            return [
                isResult
                    ? Diagnostic(
                        .typeMismatch, "a 'some' type must specify only 'Any', 'AnyObject', protocols, and/or a base class",
                        at: place(of: "some"))
                    : Diagnostic(
                        .typeMismatch, "type 'some \(type.written)' constrained to non-protocol, non-class type '\(type.written)'",
                        at: place(of: type.baseName))
            ]
        case .composition: return unknownTypes(in: type)
        }
    }

    /// `T.Item` of a generic parameter of which nothing is asked that has such a type.
    private func unknownMember(_ name: String, of base: TypeSyntax) -> [Diagnostic] {
        guard case .named(let parameter, let arguments) = base, arguments.isEmpty, context.generics.contains(parameter),
            !["Type", "Protocol", "Self"].contains(name), let constraints, case let subject = StaticType.parameter(parameter),
            !constraints.contains(where: { $0.isSame(subject) }), !index.program.importsForeignModules
        else { return [] }
        let asked = constraints.compactMap { constraint -> String? in
            guard constraint.subject == subject, case .conforms(let name) = constraint.relation else { return nil }
            return name
        }
        let infos = asked.flatMap { [$0] + index.conformances(of: $0).keys }.map { index.type(named: $0) }
        guard
            infos.allSatisfy({ info in
                // The library's have more of them than stand here, as `AllCases` and `Magnitude`.
                guard let info, info.isComplete, info.kind == .protocol, !info.isOfLibrary else { return false }
                return !info.associatedTypes.contains(name) && info.aliases[name] == nil
            })
        else { return [] }
        return [Diagnostic(.unknownType, "'\(name)' is not a member type of type '\(parameter)'", at: place(of: "\(parameter).\(name)"))]
    }

    private func named(_ name: String, _ arguments: [TypeSyntax]) -> [Diagnostic] {
        guard !context.generics.contains(name), name != "Self" else { return [] }
        guard let info = declared(name) else { return typeInSmallLetters(name) + unknownType(name) }
        let count = info.generics.count
        if arguments.isEmpty {
            guard count > 0, !mayOmit, context.typeName?.hasPrefix(info.name) != true else { return [] }
            return [Diagnostic(.typeMismatch, "reference to generic type '\(name)' requires arguments in <...>", at: place(of: name))]
        }
        if count == 0 { return [Diagnostic(.typeMismatch, "cannot specialize non-generic type '\(name)'", at: place(of: name))] }
        if count != arguments.count {
            let word = arguments.count > count ? "many" : "few"
            return [
                Diagnostic(
                    .typeMismatch,
                    "generic type '\(name)' specialized with too \(word) type parameters (got \(arguments.count), but expected \(count))",
                    at: place(of: name))
            ]
        }
        return unmet(info, arguments.map { index.resolve($0, in: context) })
    }

    /// `string` for `String`: as other languages write a type of the library's.
    private func typeInSmallLetters(_ name: String) -> [Diagnostic] {
        guard !index.program.importsForeignModules, let first = name.first, first.isLowercase,
            case let meant = first.uppercased() + name.dropFirst(),
            Library.names.types[meant]?.kind != .protocol, Library.names.isDeclared(meant),
            index.type(named: name) == nil, index.aliases[name] == nil,
            index.resolve(.named(name, genericArguments: []), in: context) == .unknown
        else { return [] }
        return [Diagnostic(.unknownName, "cannot find type '\(name)' in scope", at: place(of: name), suggestion: meant)]
    }

    /// Where the declaration names a type; with `[`, where it is written with brackets.
    func place(of name: String) -> SourceSpan? { span?.place(of: name) ?? span?.place(of: "[") ?? span }

    /// A struct or an enum that is declared in sight.
    private func isValue(_ type: TypeSyntax) -> Bool {
        guard case .named(let name, _) = type, !context.generics.contains(name), let info = declared(name) else { return false }
        return info.kind == .struct || info.kind == .enum
    }

    /// The type of the user's or of the library's that a name means; nil where it is an alias, or may be more than is declared in sight.
    private func declared(_ name: String) -> TypeInfo? {
        guard case .nominal(let full, _) = index.resolve(.named(name, genericArguments: []), in: context),
            full == name || full.hasSuffix("." + name), let info = index.types[full], info.isComplete, info.kind != .protocol,
            !info.hasPack
        else { return nil }
        return info
    }

    /// A user-defined type, or a generic parameter whose constraints are known.
    private func isOwn(_ type: StaticType) -> Bool {
        switch type {
        case .nominal(let name, _): index.types[name].map { $0.isComplete && !$0.isOfLibrary } ?? false
        case .parameter(let name): name != "Self" && (constraints.map { !$0.contains { $0.isSame(type) } } ?? false)
        default: false
        }
    }

    /// A function has no protocol, and what the library declares is not an error unless an extension says so.
    private func lacksSurely(_ type: StaticType, _ name: String) -> Bool {
        switch type {
        case .function: true
        case .nominal(let nominal, _): name == "Error" && Library.names.isDeclared(nominal) && !index.program.importsForeignModules
        default: false
        }
    }

    private func unmet(_ info: TypeInfo, _ arguments: [StaticType]) -> [Diagnostic] {
        let map = info.bindings(arguments)
        let conformances = Conformances(index: index, constraints: constraints ?? [])
        return info.constraints.compactMap { constraint in
            guard case .conforms(let name) = constraint.relation, case .parameter = constraint.subject,
                case let type = constraint.subject.substituting(map), type.isKnown, isOwn(type) || lacksSurely(type, name),
                index.types[name]?.isComplete == true,
                conformances.conforms(type, to: name) == false
            else { return nil }
            return Diagnostic(.typeMismatch, "type '\(type.written)' does not conform to protocol '\(name)'", at: place(of: info.name))
        }
    }
}

extension StaticIndex {
    /// What is wrong with the types that the declarations of some members name.
    func typeArgumentDiagnostics(of members: [Member]) -> [Diagnostic] {
        members.flatMap { member -> [Diagnostic] in
            guard let span = member.span else { return [] }
            return member.writtenTypes.flatMap { written in
                TypeArgumentCheck(
                    index: self, context: member.context, mayOmit: written.mayOmit, isResult: written.isResult,
                    constraints: constraints(around: member), span: span
                ).diagnostics(written.type)
            }
        }
    }

    /// What is asked of the generic parameters that a member sees; nil where a function around it may ask for more.
    private func constraints(around member: Member) -> [GenericConstraint]? {
        guard member.context.localScope == nil else { return nil }
        var result = member.constraints + signature(of: member).constraints
        var prefix = member.owner
        while let name = prefix {
            result += types[name]?.constraints ?? []
            prefix = name.lastIndex(of: ".").map { String(name[..<$0]) }
        }
        return result
    }

    /// What is wrong with the first values of properties and variables, whether they are ever read or not.
    func firstValueDiagnostics(of members: [Member]) -> [Diagnostic] {
        members.flatMap { member -> [Diagnostic] in
            guard case .property(let binding) = member.kind, binding.accessors?.getter == nil, let declaration = member.declaration
            else { return [] }
            let wrapper = program.wrapper(of: declaration)
            guard let value = binding.initializer else {
                guard let wrapper, program.wrappers(of: declaration).count == 1 else { return [] }
                return mismatch(of: wrapper, binding, member).map { [$0] } ?? []
            }
            if let wrapper, let missing = missingArgument(of: wrapper, declaration) { return [missing] }
            if let wrapper, let mismatch = mismatch(of: wrapper, binding, member) ?? argumentMismatch(of: wrapper, member) {
                return [mismatch]
            }
            if let wrapper, wrapper.known?.hasTypeOfValue != true || program.propertyWrappers[Program.plainName(wrapper.name)] != nil {
                return []
            }
            var scope = initialScope(of: member)
            if declaration.modifiers.contains("lazy") { scope.isStatic = false }
            scope.isScene = member.owner == nil && value.span?.source.isFile != true
            scope.isFirstValue = true
            return Typer(index: self, scope: scope).diagnostics(ofFirst: value, binding.type.map { resolve($0, in: member.context) })
        }
    }

    /// A property of another type than its wrapper, one of the user's, is for.
    private func mismatch(
        of wrapper: Declaration.Attribute, _ binding: VariableDeclaration.Binding, _ member: Member
    ) -> Diagnostic? {
        guard let info = types[wrapper.name], info.isComplete, let wrapped = info.members["wrappedValue"]?.first,
            case let wanted = type(of: wrapped)
        else { return nil }
        guard info.generics.isEmpty else {
            guard case .parameter = wanted, let written = binding.type else { return nil }
            return mismatch(of: info, wanted, resolve(written, in: member.context), binding, member)
        }
        guard let written = binding.type else { return mismatch(of: info, wanted, wanted, binding, member) }
        let given = resolve(written, in: member.context)
        let typer = Typer(index: self, scope: initialScope(of: member))
        guard given.isKnown, wanted.isKnown, given != wanted, typer.isCertain(given), typer.isCertain(wanted) else { return nil }
        return Diagnostic(
            .typeMismatch, "property type '\(given)' does not match 'wrappedValue' type '\(wanted)'", at: member.declaration?.namePlace
        )
        .declared("wrappedValue", at: wrapped.span)
    }

    /// `@Clamped var n = 2` of a wrapper whose only initializer takes more than the first value.
    private func missingArgument(of wrapper: Declaration.Attribute, _ declaration: Declaration) -> Diagnostic? {
        guard wrapper.arguments == nil, program.wrappers(of: declaration).count == 1, let info = types[wrapper.name], info.isComplete,
            !info.isRedeclared, info.initializers.count == 1, case let parameters = signature(of: info.initializers[0]).parameters,
            parameters.first?.label == "wrappedValue", case let missing = parameters.dropFirst().filter({ !$0.hasDefault }),
            missing.count == 1, let label = missing[0].label
        else { return nil }
        return Diagnostic(
            .missingArgument,
            "missing argument for parameter '\(label)' in property wrapper initializer; add 'wrappedValue' and '\(label)' arguments in '@\(wrapper.name)(...)'",
            at: wrapper.span?.place(of: wrapper.name) ?? wrapper.span)
    }

    /// `@Clamped(max: "a")`: an argument of another type than the wrapper's only initializer takes.
    private func argumentMismatch(of wrapper: Declaration.Attribute, _ member: Member) -> Diagnostic? {
        guard let arguments = wrapper.arguments, let info = types[wrapper.name], info.isComplete, !info.isRedeclared,
            info.generics.isEmpty, info.initializers.count == 1,
            case let parameters = signature(of: info.initializers[0]).parameters.filter({ $0.label != "wrappedValue" })
        else { return nil }
        for argument in arguments where argument.label != nil {
            guard let parameter = parameters.first(where: { $0.label == argument.label }), !parameter.isVariadic else { continue }
            let typer = Typer(index: self, scope: initialScope(of: member))
            if let found = typer.diagnostics(ofArgument: argument.value, parameter.type).first { return found }
        }
        return nil
    }

    /// A first value of another type than the one that the wrapper's initializers take.
    /// - Parameter type: what the wrapped value is of for this property.
    private func mismatch(
        of wrapper: TypeInfo, _ wanted: StaticType, _ type: StaticType, _ binding: VariableDeclaration.Binding, _ member: Member
    ) -> Diagnostic? {
        let labels = wrapper.initializers.map { signature(of: $0).parameters.first }
        guard let value = binding.initializer, labels.allSatisfy({ $0?.label == "wrappedValue" && $0?.type == wanted }) else { return nil }
        return Typer(index: self, scope: initialScope(of: member)).diagnostics(ofFirst: value, type).first
    }

    /// What is wrong with the defaults of parameters.
    func defaultDiagnostics(of members: [Member]) -> [Diagnostic] {
        members.flatMap { member -> [Diagnostic] in
            let function: FunctionDeclaration
            switch member.kind {
            case .function(let declared), .initializer(let declared, _): function = declared
            default: return []
            }
            return function.parameters.flatMap { parameter -> [Diagnostic] in
                guard let value = parameter.defaultValue, parameter.attributes.isEmpty,
                    case let wanted = resolve(parameter.type, in: member.context.adding(function.genericParameters.map(\.name)))
                else { return [] }
                var scope = initialScope(of: member)
                scope.isDefaultArgument = true
                return Typer(index: self, scope: scope).diagnostics(ofDefault: value, wanted)
            }
        }
    }

    /// The functions, variables and members of types that are written in some declarations, which were among those read last.
    func members(of places: DeclarationPlaces) -> [Member] {
        var members: [Member] = []
        func add(_ list: [Member]) { members += list.filter { !$0.isLibrary && places.contains($0.span) } }
        for name in tables.latest.functions { add(functions[name] ?? []) }
        add(tables.latest.variables.compactMap { variables[$0] })
        for info in tables.latest.types.compactMap({ types[$0] }) {
            info.members.values.forEach(add)
            info.statics.values.forEach(add)
            add(info.initializers)
        }
        return members
    }
}

extension Typer {
    fileprivate func diagnostics(ofFirst value: Expression, _ declared: StaticType?) -> [Diagnostic] {
        let declared = declared.map { opened($0) }
        kept = value.id
        if let declared { checkCount(value, declared) }
        let typed = infer(value, declared)
        if let declared { expect(typed.type, toBe: declared, value, .initializer) }
        settle(typed.type)
        return diagnostics
    }
}

extension Typer {
    fileprivate func diagnostics(ofArgument value: Expression, _ wanted: StaticType) -> [Diagnostic] {
        let typed = infer(value, wanted)
        expect(typed.type, toBe: wanted, value, .argument)
        return diagnostics
    }

    fileprivate func diagnostics(ofDefault value: Expression, _ wanted: StaticType) -> [Diagnostic] {
        if case .nil = value.kind {
            guard refusesNil(wanted) else { return [] }
            return [Diagnostic(.typeMismatch, "nil default argument value cannot be converted to type '\(wanted)'", at: value.place)]
        }
        let typed = infer(value, wanted)
        if attempt({ convert(typed.type, to: wanted) }) != nil { return diagnostics.filter(\.isOfName) }
        let given = solver.defaulted(typed.type)
        guard given.isKnown, wanted.isKnown, isCertain(given), isCertain(wanted), given.wrapped == nil else {
            return diagnostics.filter(\.isOfName)
        }
        return [
            Diagnostic(
                .typeMismatch, "default argument value of type '\(given)' cannot be converted to type '\(wanted)'", at: value.place)
        ]
    }
}

extension Diagnostic {
    /// Is it about a name that is not in sight?
    fileprivate var isOfName: Bool { id == .unknownName || id == .unknownMember }
}

extension Member {
    /// The types in its declaration, and whether a generic one may stand without its arguments there.
    fileprivate var writtenTypes: [(type: TypeSyntax, mayOmit: Bool, isResult: Bool)] {
        switch kind {
        case .property(let binding): binding.type.map { [($0, binding.initializer != nil, true)] } ?? []
        case .function(let function), .initializer(let function, _):
            function.parameters.map { ($0.type, false, false) } + (function.result.map { [($0, false, true)] } ?? [])
        default: []
        }
    }
}
