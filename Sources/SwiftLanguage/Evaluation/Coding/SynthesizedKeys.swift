// SPDX-License-Identifier: GPL-3.0-or-later

extension [Declaration] {
    /// With the `CodingKeys` that Swift writes where a type is coded one way by its own code and the other as synthesized: that code may
    /// name them.
    func withSynthesizedKeys() -> [Declaration] {
        var extensions: [String: [ExtensionDeclaration]] = [:]
        for case .extension(let added) in lazy.map(\.kind) { extensions[added.typeName, default: []].append(added) }
        return map { declaration in
            guard case .type(var type) = declaration.kind, type.kind == .struct || type.kind == .class else { return declaration }
            let nested = type.members.contains(where: \.isType) ? type.members.withSynthesizedKeys() : type.members
            let isChanged = zip(nested, type.members).contains { $0 !== $1 }
            type.members = nested
            guard let keys = type.synthesizedKeys(beside: extensions[type.name] ?? [], at: declaration.span) else {
                return isChanged ? declaration.with(type) : declaration
            }
            type.members.append(keys)
            return declaration.with(type)
        }
    }
}

extension Declaration {
    fileprivate var isType: Bool { if case .type = kind { true } else { false } }

    fileprivate func with(_ type: TypeDeclaration) -> Declaration {
        Declaration(.type(type), attributes: attributes, modifiers: modifiers, span: span)
    }

    /// `init(from decoder: …)`
    fileprivate var decodes: Bool {
        if case .initializer(let function, _) = kind { function.parameters.first?.label == "from" } else { false }
    }

    /// `func encode(to encoder: …)`
    fileprivate var encodes: Bool {
        if case .function(let function) = kind { function.name == "encode" && function.parameters.first?.label == "to" } else { false }
    }

    /// The properties that a value keeps.
    fileprivate var stored: [String] {
        guard case .variable(let variable) = kind, modifiers.allSatisfy({ !["static", "class", "lazy"].contains($0) }) else { return [] }
        return variable.bindings.filter { $0.accessors?.getter == nil }.flatMap(\.pattern.boundNames)
    }
}

extension TypeDeclaration {
    fileprivate func synthesizedKeys(beside extensions: [ExtensionDeclaration], at span: SourceSpan?) -> Declaration? {
        let protocols = Set((inherited + extensions.flatMap(\.inherited)).map(\.baseName))
        guard protocols.contains("Codable") || protocols.isSuperset(of: ["Decodable", "Encodable"]) else { return nil }
        let all = members + extensions.flatMap(\.members)
        guard all.contains(where: \.decodes) != all.contains(where: \.encodes), !all.flatMap(\.declaredNames).contains(Self.keys) else {
            return nil
        }
        let cases = members.flatMap(\.stored).map { EnumCase(name: $0) }
        let keys = TypeDeclaration(
            kind: .enum, name: Self.keys, inherited: [.named("CodingKey", genericArguments: [])],
            members: [Declaration(.enumCases(cases), span: span)])
        return cases.isEmpty ? nil : Declaration(.type(keys), modifiers: ["private"], span: span)
    }

    private static var keys: String { "CodingKeys" }
}
