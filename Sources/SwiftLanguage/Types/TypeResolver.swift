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

    /// A type that is seen from here: local, nested in a type around, of the top level.
    private func seen(_ name: String, _ arguments: [TypeSyntax]) -> StaticType? {
        if let local = context.localScope, let found = declared(local + "." + name, arguments) { return found }
        for outer in EnclosingTypes(of: context.typeName) {
            if let found = declared(outer + "." + name, arguments) { return found }
            if let info = info(outer) {
                if let alias = info.aliases[name] { return expand(alias, arguments) }
                if info.kind == .protocol, associatedType(name, of: info.name) { return .member(.parameter("Self"), name) }
                if info.kind != .protocol, let inherited = inheritedType(name, of: info) { return inherited }
            }
        }
        return declared(name, arguments)
    }

    private func inheritedType(_ name: String, of info: TypeInfo) -> StaticType? {
        for item in info.inherited {
            if let found = declared(item.name + "." + name, []) { return found }
            if types[item.name]?.kind == .protocol, associatedType(name, of: item.name) { return .member(info.selfType, name) }
        }
        return nil
    }

    private func associatedType(_ name: String, of owner: String, _ depth: Int = 0) -> Bool {
        guard depth < 16, let info = info(owner) else { return false }
        return info.associatedTypes.contains(name) || info.inherited.contains { associatedType(name, of: $0.name, depth + 1) }
    }

    private func declared(_ name: String, _ arguments: [TypeSyntax]) -> StaticType? {
        if let alias = aliases[name] { return expand(alias, arguments) }
        // The evaluator has one type for all key paths; which may be written through is told apart here.
        if name.hasSuffix("KeyPath"), info(name)?.name == "KeyPath" { return .nominal(name, arguments.map { resolve($0) }) }
        return info(name).map { make($0, arguments) }
    }

    private func make(_ info: TypeInfo, _ arguments: [TypeSyntax]) -> StaticType {
        if info.kind == .protocol { return .existential([info.name]) }
        // Inside of a type its name means the type with its own parameters.
        if arguments.isEmpty, info.name == context.typeName, context.generics.isSuperset(of: info.generics) { return info.selfType }
        return .nominal(info.name, arguments.isEmpty || info.hasPack ? [] : arguments.map { resolve($0) })
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
        if KnownModule.names.contains(base.baseName) { return named(name, arguments) }
        if let found = seen(base.baseName + "." + name, arguments) { return found }
        if KnownWrapper[base.baseName + "." + name]?.storage == .binding, case .named(_, let values) = base { return named(name, values) }
        let owner = resolve(base)
        switch owner {
        case .parameter, .member, .nominal:
            if case .nominal(let outer, _) = owner {
                if let info = info(outer + "." + name) { return make(info, arguments) }
                if let alias = info(outer)?.aliases[name] { return expand(alias, arguments) }
            }
            return .member(owner, name)
        default: return .unknown
        }
    }

    // MARK: Constraints

    func constraints(_ generics: [GenericParameter], _ requirements: [GenericRequirement]) -> [GenericConstraint] {
        var result: [GenericConstraint] = []
        for generic in generics {
            for name in generic.constraint.map({ protocols($0) }) ?? [] {
                result.append(GenericConstraint(subject: .parameter(generic.name), relation: .conforms(name)))
            }
        }
        for requirement in requirements {
            let subject = resolve(requirement.subject)
            switch requirement.relation {
            case .same: result.append(GenericConstraint(subject: subject, relation: .same(resolve(requirement.object))))
            case .conforms:
                for name in protocols(requirement.object) {
                    result.append(GenericConstraint(subject: subject, relation: .conforms(name)))
                }
            }
        }
        return result
    }
}
