// SPDX-License-Identifier: GPL-3.0-or-later

/// The types of what property wrappers wrap, where no type is written.
extension Typer {
    /// What wrappers of the user's wrap, from the outside in: each is made of what is inside of it, as `Clamped(wrappedValue: 5, 0...10)` is.
    func wrappedType(_ wrappers: [Declaration.Attribute], _ value: Expression?) -> StaticType {
        var made = value
        for wrapper in wrappers.reversed() {
            guard let info = index.types[wrapper.name], info.isComplete, !info.isOfLibrary else { return .unknown }
            let span = value?.span ?? wrapper.span
            let wrapped = made.map { [Expression.Argument(label: "wrappedValue", $0)] } ?? []
            let callee = Expression(.identifier(wrapper.name, genericArguments: []), span: span)
            made = Expression(.call(Expression.Call(callee: callee, arguments: wrapped + (wrapper.arguments ?? []))), span: span)
        }
        guard let made else { return .unknown }
        var type = check(made).type
        for wrapper in wrappers {
            guard case .nominal(wrapper.name, let arguments) = type, let info = index.types[wrapper.name],
                let wrapped = info.members["wrappedValue"]?.first(where: \.isProperty)
            else { return .unknown }
            type = index.type(of: wrapped).substituting(info.bindings(arguments))
        }
        return type.isKnown ? type : .unknown
    }

    /// The wrapper of the user's that `_x` is: what the property holds tells its generic parameters.
    func storageType(of place: Expression) -> StaticType? {
        guard let name = place.storageName, scope.local(name) == nil, let owner = scope.selfType else { return nil }
        return storageType(ofProperty: String(name.dropFirst()), of: owner)
    }

    /// What the wrapper of the user's projects that a property has, where it has one alone; nil where nothing tells.
    func projectedType(_ name: String, of owner: StaticType) -> StaticType? {
        guard let storage = storageType(ofProperty: name, of: owner), let wrapper = storage.nominalName, let info = index.types[wrapper],
            let projected = info.members["projectedValue"]?.first(where: \.isProperty)
        else { return nil }
        let type = solver.resolved(index.type(of: projected).substituting(info.bindings(storage.arguments)))
        return type.hasVariables ? nil : type
    }

    private func storageType(ofProperty name: String, of owner: StaticType) -> StaticType? {
        guard case let found = lookup.members(name, of: owner).found,
            let declaration = found.nearestProperty?.member.declaration, case let wrappers = index.program.wrappers(of: declaration),
            wrappers.count == 1, let info = index.types[wrappers[0].name], info.isComplete, !info.isOfLibrary,
            let wrapped = info.members["wrappedValue"]?.first(where: \.isProperty)
        else { return nil }
        let storage = opened(.nominal(info.name))
        let held = index.type(of: wrapped).substituting(info.bindings(storage.arguments))
        return attempt { solver.unify(held, type(of: found, on: owner)) ? storage : nil }
    }

    /// What the wrappers of a local variable wrap; nil where none is the user's, or nothing tells.
    func wrappedType(ofLocal declaration: Declaration, _ value: Expression?) -> StaticType? {
        let wrappers = index.program.wrappers(of: declaration)
        guard wrappers.allSatisfy({ index.program.propertyWrappers[Program.plainName($0.name)] != nil }) else { return nil }
        let type = Typer(index: index, scope: scope).wrappedType(wrappers, value)
        return type.isKnown ? type : nil
    }
}

extension StaticIndex {
    /// The type of a property whose wrapper makes another of its first value than the value alone has; nil where none does or it is written.
    func wrappedType(of property: StoredProperty, in type: UserType) -> StaticType? {
        guard property.type == nil, let wrapper = property.wrapper,
            program.propertyWrappers[Program.plainName(wrapper.name)] != nil || wrapper.known?.asks != nil
        else { return nil }
        let info = types[type.qualifiedName]
        let member = (info?.members[property.name] ?? info?.statics[property.name])?.first(where: \.isProperty)
        return member.map { self.type(of: $0) }.flatMap { $0.isKnown ? $0 : nil }
    }

    /// The same of a variable at the top level.
    func wrappedType(of global: GlobalVariable) -> StaticType? {
        guard global.type == nil, global.wrapper != nil, let member = variables[global.name] else { return nil }
        let type = self.type(of: member)
        return type.isKnown ? type : nil
    }
}

extension StaticType {
    /// What the generic parameters in a type are where it is another: `T` of `[T]?` in `[Int]?` is Int.
    func parameters(in other: StaticType) -> [String: StaticType] {
        switch (self, other) {
        case (.parameter(let name), _): [name: other]
        case (.nominal(let name, let parts), .nominal(let given, let others)) where name == given && parts.count == others.count:
            zip(parts, others).reduce(into: [:]) { found, pair in found.merge(pair.0.parameters(in: pair.1)) { first, _ in first } }
        default: [:]
        }
    }
}
