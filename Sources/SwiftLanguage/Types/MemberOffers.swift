// SPDX-License-Identifier: GPL-3.0-or-later

/// A member as it may be offered behind a dot.
package struct MemberOffer: Sendable, Hashable {
    package let name: String
    /// Its type, or the labels of what it takes: `CGFloat`, `map(_:)`.
    package let text: String
}

/// What may follow a dot, by types. Nothing is run.
extension Machine {
    /// The members of what an expression of the prompt gives; nil if its type is unknown, or where it is a view.
    package func members(after expression: Expression) -> [MemberOffer]? {
        let typer = Typer(index: index, scope: .prompt)
        return offers(of: typer.check(expression).type)
    }

    /// The members of what a placeholder is a member of, somewhere in code: of a local variable, the parameter of a closure. Nil as above.
    package func members(inPlaceOf placeholder: String, in code: Expression) -> [MemberOffer]? {
        let typer = Typer(index: index, scope: .prompt)
        typer.placeholder = (placeholder, .unknown)
        _ = typer.check(code)
        return typer.placeholder.flatMap { offers(of: $0.owner) }
    }

    /// Is what an expression of the prompt gives a view, by its type? False where that is unknown.
    package func isView(_ expression: Expression) -> Bool {
        switch Typer(index: index, scope: .prompt).check(expression).type {
        case .nominal(let name, _): index.conformances(of: name)["View"] != nil
        case .existential(let names), .opaque(let names): names.contains("View")
        default: false
        }
    }

    /// Is a name that of a type that is no view, as `Int` is?
    package func isOtherThanView(_ name: String) -> Bool {
        !index.infos(named: name).isEmpty && index.conformances(of: name)["View"] == nil
    }

    /// The members of a value.
    package func members(of value: Value) -> [MemberOffer]? { offers(of: resolvedType(of: value, or: .any).staticType) }

    /// What may stand for a type as `.name`: its static members of the type itself.
    package func implicitMembers(of type: TypeSyntax) -> [MemberOffer] {
        offers(of: .metatype(index.resolve(type, in: DeclarationContext()).unwrapped)) ?? []
    }

    /// Is a type that of numbers, or of optional ones?
    package func isNumber(_ type: TypeSyntax) -> Bool { index.resolve(type, in: DeclarationContext()).unwrapped.isNumber }

    /// The parameters of each function or initializer that a call may be, by its name and by the type of what it is called on; of views only
    /// those that the program declares itself.
    package func parameters(ofCall callee: Expression) -> [[ParameterInfo]] {
        switch callee.kind {
        case .identifier(let name, _):
            return ((index.overloads(named: name) ?? []) + index.infos(named: name).flatMap(\.initializers)).compactMap(\.parameters)
        case .member(let base, let name, _):
            switch Typer(index: index, scope: .prompt).check(base).type {
            case .nominal(let type, _): return infos(of: type).flatMap { $0.members[name] ?? [] }.compactMap(\.parameters)
            case .metatype(.nominal(let type, _)): return infos(of: type).flatMap { $0.statics[name] ?? [] }.compactMap(\.parameters)
            default: return []
            }
        default: return []
        }
    }

    private func offers(of type: StaticType) -> [MemberOffer]? {
        var found: Set<MemberOffer> = []
        switch type {
        case .tuple(let parts):
            for (place, part) in parts.enumerated() { found.insert(.init(name: part.label ?? "\(place)", text: part.type.description)) }
        case .nominal(let name, _):
            if index.conformances(of: name)["View"] != nil { return nil }
            for info in infos(of: name) { found.formUnion(offers(info.members, on: type)) }
        case .existential(let names):
            if names.contains("View") { return nil }
            for info in names.flatMap({ infos(of: $0) }) { found.formUnion(offers(info.members, on: type)) }
        case .metatype(.nominal(let name, _)): for info in infos(of: name) { found.formUnion(offers(info.statics, on: type)) }
        // `.buttonStyle(.` and `.frame(in: .`
        case .metatype(.existential(let names)):
            for info in names.flatMap({ infos(of: $0) }) { found.formUnion(offers(info.statics, on: type)) }
        default: return nil
        }
        return found.isEmpty ? nil : found.sorted { ($0.name, $0.text) < ($1.name, $1.text) }
    }

    /// A type with its extensions, and the protocols and classes that it has.
    private func infos(of name: String) -> [TypeInfo] {
        index.infos(named: name) + index.conformances(of: name).keys.sorted().flatMap { index.infos(named: $0) }
    }

    private func offers(_ members: [String: [Member]], on type: StaticType) -> [MemberOffer] {
        members.flatMap { name, members -> [MemberOffer] in
            guard !name.isOperatorName, name.first != "_", name != "subscript" else { return [] }
            return members.map { MemberOffer(name: name, text: text(of: $0, on: type)) }
        }
    }

    private func text(of member: Member, on type: StaticType) -> String {
        guard member.isProperty else {
            let labels = index.signature(of: member).parameters.map { ($0.label ?? "_") + ":" }.joined()
            return member.name + "(" + labels + ")"
        }
        let info = member.owner.flatMap { index.infos(named: $0).first }
        let map = info?.bindings(type.arguments) ?? [:]
        let found = index.type(of: member).substituting(map)
        return found.isKnown ? found.description : ""
    }
}

extension Member {
    /// As they are declared; nil of what is no function.
    fileprivate var parameters: [ParameterInfo]? {
        switch kind {
        case .function(let function), .initializer(let function, _):
            function.parameters.map { ParameterInfo(label: $0.label, name: $0.name, type: $0.type, isVariadic: $0.isVariadic) }
        case .native(let function): function.parameters
        default: nil
        }
    }
}
