// SPDX-License-Identifier: GPL-3.0-or-later

/// What types as written mean where they stand. A name that nothing declares is unknown here; who runs the code says that it is missing.
struct TypeResolver {
    let index: StaticIndex
    var types: [String: TypeInfo]
    var aliases: [String: TypeInfo.TypeAlias]
    let context: DeclarationContext
    private var depth = 0
    private var expansions = Expansions()

    /// How many aliases were looked up for one type: forty that each name the one before twice would never end.
    private final class Expansions {
        static let limit = 1_000
        var count = 0
    }

    init(index: StaticIndex, types: [String: TypeInfo], aliases: [String: TypeInfo.TypeAlias], context: DeclarationContext) {
        self.index = index
        self.types = types
        self.aliases = aliases
        self.context = context
    }

    init(index: StaticIndex, context: DeclarationContext) {
        self.init(index: index, types: index.types, aliases: index.aliases, context: context)
    }

    func resolve(_ type: TypeSyntax) -> StaticType {
        switch type {
        case .named(let name, let arguments): return named(name, arguments)
        case .member(let base, let name, let arguments): return member(base, name, arguments)
        case .array(let element): return .array(resolve(element))
        case .dictionary(let key, let value): return .dictionary(resolve(key), resolve(value))
        case .optional(let wrapped): return .optional(resolve(wrapped))
        case .tuple(let elements):
            if elements.count == 1 { return resolve(elements[0].type) }
            return .tuple(elements.map { .init(label: $0.label, type: resolve($0.type)) })
        // How many arguments a function of packs takes is not counted here.
        case .function(let parameters, _) where parameters.contains(where: \.isPack): return .unknown
        case .function(let parameters, let result):
            return .function(
                .init(
                    parameters: parameters.map { resolve($0) }, result: resolve(result),
                    inoutParameters: Set(parameters.indices.filter { parameters[$0].isInout }),
                    variadicParameter: parameters.firstIndex(where: \.isVariadic), effects: []))
        case .some(let constraint): return .opaque(protocols(constraint))
        case .any(.metatype(let base)): return .metatype(resolve(.any(base)))
        case .any(let constraint): return .existential(protocols(constraint))
        case .composition(let parts):
            let names = parts.flatMap { protocols($0) }
            return names.allSatisfy { info($0)?.kind == .protocol } ? .existential(names) : .unknown
        case .metatype(let base): return .metatype(resolve(base))
        case .attributed(["repeat"], _): return .unknown
        case .attributed(let words, let base):
            guard case .function(var function) = resolve(base) else { return resolve(base) }
            function.builder = words.first { $0.hasSuffix("Builder") || index.program.builder(named: $0) != nil }
            function.isAutoclosure = words.contains("autoclosure")
            function.isEscaping = words.contains("escaping")
            if words.contains("async") { function.effects?.insert(.async) }
            if words.contains(where: \.isThrowing) { function.effects?.insert(.throwing) }
            return .function(function)
        }
    }

    private func info(_ name: String) -> TypeInfo? { types[name] ?? index.type(named: name) }

    private func protocols(_ type: TypeSyntax) -> [String] {
        if case .composition(let parts) = type { return parts.flatMap { protocols($0) } }
        if type.baseName == "Any" { return [] }
        switch resolve(type) {
        case .existential(let names): return names
        case .nominal(let name, _): return [name]
        default: return [type.baseName]
        }
    }

    private func named(_ name: String, _ arguments: [TypeSyntax]) -> StaticType {
        if context.generics.contains(name) { return .parameter(name) }
        switch name {
        case "Self":
            if let own = context.selfName { return named(own, []) }
            guard let owner = context.typeName, let info = info(owner) else { return .unknown }
            return info.selfType
        case "Any": return .any
        case "AnyObject": return .existential(["AnyObject"])
        case "Void": return .void
        case "Never": return .nominal("Never")
        default: break
        }
        if let found = seen(name, arguments) { return found }
        if name.contains("."), let info = info(name) { return make(info, arguments) }
        return .unknown
    }

    /// Does something in sight declare a type of that name, whatever it stands for?
    func declares(_ name: String) -> Bool { context.generics.contains(name) || name == "Self" || seen(name, []) != nil }

    /// A type that is seen from here: local, nested in a type around, of the top level.
    ///
    /// - Parameter owner: the type that a nested one is written behind, with its arguments.
    private func seen(_ name: String, _ arguments: [TypeSyntax], of owner: StaticType? = nil) -> StaticType? {
        if let local = context.localScope, let found = declared(local + "." + name, arguments, of: owner) { return found }
        for outer in EnclosingTypes(of: context.typeName) {
            if let found = declared(outer + "." + name, arguments, of: owner) { return found }
            if let info = info(outer) {
                if let alias = info.aliases[name] { return expand(alias, arguments, of: owner) }
                let isAssociated = arguments.isEmpty && info.kind == .protocol && associatedType(name, of: info.name)
                if isAssociated { return .member(.parameter("Self"), name) }
                if info.kind != .protocol, let inherited = inheritedType(name, arguments, of: info) { return inherited }
            }
        }
        return declared(name, arguments, of: owner)
    }

    /// What has arguments is no associated type: behind `associatedtype Result`, `Result<Int, Never>` is the library's.
    private func inheritedType(_ name: String, _ arguments: [TypeSyntax], of info: TypeInfo) -> StaticType? {
        for item in info.inherited {
            if let found = declared(item.name + "." + name, []) { return found }
            if let alias = types[item.name]?.aliases[name], alias.generics.isEmpty {
                return expand(alias, []).substituting(["Self": info.selfType])
            }
            if arguments.isEmpty, types[item.name]?.kind == .protocol, associatedType(name, of: item.name) {
                return .member(info.selfType, name)
            }
        }
        return nil
    }

    private func associatedType(_ name: String, of owner: String, _ depth: Int = 0) -> Bool {
        guard depth < 16, let info = info(owner) else { return false }
        return info.associatedTypes.contains(name) || info.inherited.contains { associatedType(name, of: $0.name, depth + 1) }
    }

    private func declared(_ name: String, _ arguments: [TypeSyntax], of owner: StaticType? = nil) -> StaticType? {
        if let alias = aliases[name] { return expand(alias, arguments, of: owner) }
        // The evaluator has one type for all key paths; which may be written through is told apart here.
        if name.hasSuffix("KeyPath"), info(name)?.name == "KeyPath" { return .nominal(name, arguments.map { resolve($0) }) }
        return info(name).map { make($0, arguments, of: owner) }
    }

    private func make(_ info: TypeInfo, _ arguments: [TypeSyntax], of owner: StaticType? = nil) -> StaticType {
        if info.kind == .protocol { return .existential([info.name]) }
        // Inside of a type, and of those nested in it, its name means the type with its own parameters.
        if arguments.isEmpty, EnclosingTypes(of: context.typeName).contains(info.name), context.generics.isSuperset(of: info.generics) {
            return info.selfType
        }
        guard !info.hasPack, info.generics.isEmpty || !arguments.isEmpty else { return .nominal(info.name, []) }
        let outer = info.outerType.map { outer in outerType(outer, of: info, owner) }
        return .nominal(info.name, arguments.map { resolve($0) } + (outer.map { [$0] } ?? []))
    }

    /// The type around a nested one: as it is written before it, as it is in sight, or with arguments that nothing tells.
    private func outerType(_ outer: StaticType, of info: TypeInfo, _ owner: StaticType?) -> StaticType {
        if let owner, owner.nominalName == outer.nominalName, owner.arguments.count == outer.arguments.count { return owner }
        if context.isInside(typesAround: info.name) { return outer }
        return outer.mapped { if case .parameter = $0 { .unknown } else { nil } }
    }

    /// - Parameter owner: the type that a nested alias is written behind, with its arguments.
    private func expand(_ alias: TypeInfo.TypeAlias, _ arguments: [TypeSyntax], of owner: StaticType?) -> StaticType {
        guard let owner, let info = owner.nominalName.flatMap({ info($0) }) else { return expand(alias, arguments) }
        return expand(alias, arguments).substituting(info.bindings(owner.arguments))
    }

    private func expand(_ alias: TypeInfo.TypeAlias, _ arguments: [TypeSyntax]) -> StaticType {
        expansions.count += 1
        guard depth < 32, expansions.count <= Expansions.limit else { return .unknown }
        var inner = TypeResolver(index: index, types: types, aliases: aliases, context: alias.context)
        inner.depth = depth + 1
        inner.expansions = expansions
        let type = inner.resolve(alias.type).bounded
        guard !alias.generics.isEmpty else { return type }
        guard alias.generics.count == arguments.count else { return type.mapped { if case .parameter = $0 { .unknown } else { nil } } }
        return type.substituting(Dictionary(zip(alias.generics, arguments.map { resolve($0) }), uniquingKeysWith: { $1 }))
    }

    private func member(_ base: TypeSyntax, _ name: String, _ arguments: [TypeSyntax]) -> StaticType {
        // Not a type of that name inside of the one around.
        if KnownModule.names.contains(base.baseName) { return declared(name, arguments) ?? named(name, arguments) }
        let written = base.hasArguments ? resolve(base) : nil
        if let found = seen(base.baseName + "." + name, arguments, of: written) { return found }
        if KnownWrapper[base.baseName + "." + name]?.storage == .binding, case .named(_, let values) = base { return named(name, values) }
        let owner = resolve(base)
        switch owner {
        case .parameter, .member, .nominal:
            if case .nominal(let outer, _) = owner {
                if let info = info(outer + "." + name) { return make(info, arguments, of: owner) }
                if let alias = info(outer)?.aliases[name] { return expand(alias, arguments, of: owner) }
            }
            return .member(owner, name)
        default: return .unknown
        }
    }

    // MARK: Constraints

    func constraints(_ generics: [GenericParameter], _ requirements: [GenericRequirement]) -> [GenericConstraint] {
        var result: [GenericConstraint] = []
        for generic in generics {
            if let asked = generic.constraint { result += constraints(on: .parameter(generic.name), by: asked) }
        }
        for requirement in requirements {
            let subject = subject(of: requirement)
            switch requirement.relation {
            case .same: result.append(GenericConstraint(subject: subject, relation: .same(resolve(requirement.object))))
            case .conforms: result += constraints(on: subject, by: requirement.object)
            }
        }
        return result
    }

    /// What a constraint asks of a type: protocols, and with `Collection<Int>` what it has for their primary associated types.
    func constraints(on subject: StaticType, by asked: TypeSyntax) -> [GenericConstraint] {
        protocols(asked).map { GenericConstraint(subject: subject, relation: .conforms($0)) } + primaryTypes(of: subject, by: asked)
    }

    private func primaryTypes(of subject: StaticType, by asked: TypeSyntax) -> [GenericConstraint] {
        if case .composition(let parts) = asked { return parts.flatMap { primaryTypes(of: subject, by: $0) } }
        guard case .named(_, let arguments) = asked, !arguments.isEmpty, case .existential(let names) = resolve(asked), names.count == 1,
            case .type(let type)? = info(names[0])?.declaration?.kind, type.kind == .protocol
        else { return [] }
        return zip(type.genericParameters, arguments).compactMap { primary, argument in
            let type = resolve(argument)
            if case .opaque = type { return nil }
            return GenericConstraint(subject: .member(subject, primary.name), relation: .same(type))
        }
    }

    /// What a requirement is about. The generic parameters of the host's types are not declared here, and may be called like a type: in an
    /// extension of Button, `where Label == Text` says nothing of the view `Label`.
    private func subject(of requirement: GenericRequirement) -> StaticType {
        let subject = resolve(requirement.subject)
        guard case .nominal = subject else { return subject }
        if case .same = requirement.relation, resolve(requirement.object).dependsOnParameters { return subject }
        return .unknown
    }
}
