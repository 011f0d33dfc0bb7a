// SPDX-License-Identifier: GPL-3.0-or-later

/// The types of properties and variables: as declared, else those of their first values.
extension StaticIndex {
    func type(of member: Member) -> StaticType {
        let key = ObjectIdentifier(member)
        if let known = propertyTypes[key] { return known.type }
        guard resolving.insert(key).inserted else { return .unknown }
        defer { resolving.remove(key) }
        let type = makeType(of: member).bounded
        propertyTypes[key] = (member, type)
        return type
    }

    private func makeType(of member: Member) -> StaticType {
        switch member.kind {
        case .property(let binding): return type(of: binding, member)
        case .nativeProperty(let type, _):
            if let type { return hostType(type) }
            return member.isStatic ? constantType(member) : .unknown
        default: return .unknown
        }
    }

    /// Of a constant of the host's: `CGPoint.zero` is a CGPoint, `Color.red` a Color.
    private func constantType(_ member: Member) -> StaticType {
        guard let owner = member.owner, let info = type(named: owner), info.kind != .protocol else { return .unknown }
        return .nominal(owner)
    }

    private func type(of binding: VariableDeclaration.Binding, _ member: Member) -> StaticType {
        var syntax = binding.type
        if case .binding(_, _, let written?) = binding.pattern { syntax = syntax ?? written }
        let wrappers = member.declaration.map { program.wrappers(of: $0) } ?? []
        if let syntax { return resolve(syntax, in: member.context) }
        if let key = wrappers.first?.environmentKey { return environmentType(of: key) ?? .unknown }
        let typer = Typer(index: self, scope: initialScope(of: member))
        // What a wrapper of the user's makes of a value its own declaration tells.
        if let wrapper = wrappers.first,
            program.propertyWrappers[Program.plainName(wrapper.name)] != nil || wrapper.known?.hasTypeOfValue != true
        {
            return typer.wrappedType(wrappers, binding.initializer)
        }
        guard let value = binding.initializer else { return .unknown }
        if let asked = wrappers.first?.known?.asks { return typer.check(value, conformingTo: asked).type }
        let type = typer.check(value).type
        guard case .tuple(let parts) = binding.pattern else { return type }
        guard case .tuple(let elements) = type, parts.count == elements.count,
            let place = parts.firstIndex(where: { $0.pattern.boundNames == [member.name] })
        else { return .unknown }
        return elements[place].type
    }

    /// What a key of the environment holds: one of the user's, else one that the host has.
    func environmentType(of key: String) -> StaticType? {
        for info in infos(named: "EnvironmentValues") {
            if let member = info.members[key]?.first(where: \.isProperty) { return type(of: member) }
        }
        return host?.environmentType(key).map { hostType($0) }
    }

    /// What first values and defaults see: the static members of their type.
    func initialScope(of member: Member) -> CodeScope {
        var scope = CodeScope()
        scope.context = member.context
        if let owner = member.owner, let info = infos(named: owner).first {
            scope.constraints = constraintsInSight(of: info) + member.constraints
            scope.selfType = info.selfType.told(by: scope.constraints)
            scope.isStatic = true
        }
        return scope
    }

    /// What the body of a member sees.
    func scope(of member: Member) -> CodeScope {
        var scope = initialScope(of: member)
        scope.isStatic = member.isStatic
        return scope
    }
}

extension StaticType {
    /// In an extension `where Element == String` the type has that for its parameter.
    fileprivate func told(by constraints: [GenericConstraint]) -> StaticType {
        guard case .nominal(let name, let arguments) = self, !arguments.isEmpty else { return self }
        return .nominal(
            name,
            arguments.map { argument in
                for constraint in constraints where constraint.subject == argument {
                    if case .same(let other) = constraint.relation, other.isKnown, !other.dependsOnParameters { return other }
                }
                return argument
            })
    }
}

extension Declaration.Attribute {
    /// `@Environment(\.colorScheme)`: the key that is read.
    fileprivate var environmentKey: String? {
        guard known?.storage == .environment, case .keyPath(_, let components)? = arguments?.first?.value.kind, components.count == 1,
            case .property(let key) = components[0]
        else { return nil }
        return key
    }
}
