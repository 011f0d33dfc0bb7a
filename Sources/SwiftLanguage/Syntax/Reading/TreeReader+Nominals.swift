// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

/// Types: `struct`, `class`, `enum`, `actor`, `protocol`, and their generic clauses.
extension TreeReader {
    func nominal(_ node: DeclSyntax) throws(Diagnostic) -> Declaration {
        switch node.as(DeclSyntaxEnum.self) {
        case .structDecl(let node): return try nominal(node, .struct, node.genericParameterClause)
        case .classDecl(let node): return try nominal(node, .class, node.genericParameterClause)
        case .enumDecl(let node): return try nominal(node, .enum, node.genericParameterClause)
        case .actorDecl(let node): return try nominal(node, .actor, node.genericParameterClause)
        case .protocolDecl(let node):
            let primary = node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map { GenericParameter(name: name($0.name)) } ?? []
            return try nominal(node, .protocol, nil, primary: primary)
        default: throw unknown(node)
        }
    }

    private func nominal(
        _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: NominalKind, _ clause: GenericParameterClauseSyntax?,
        primary: [GenericParameter] = []
    ) throws(Diagnostic) -> Declaration {
        note(node.name.text, node)
        let requirements =
            (node as? any WithGenericParametersSyntax)?.genericWhereClause ?? node.as(ProtocolDeclSyntax.self)?.genericWhereClause
        let value = TypeDeclaration(
            kind: kind, name: name(node.name), nameSpan: span(node.name), genericParameters: try genericParameters(clause) + primary,
            inherited: try inherited(node.inheritanceClause), requirements: try self.requirements(requirements),
            members: try members(node.memberBlock, inProtocol: kind == .protocol))
        return try make(.type(value), node, node.attributes, node.modifiers)
    }

    func inherited(_ clause: InheritanceClauseSyntax?) throws(Diagnostic) -> [TypeSyntax] {
        var result: [TypeSyntax] = []
        for element in clause?.inheritedTypes ?? [] { result.append(try type(element.type)) }
        return result
    }

    func genericParameters(_ clause: GenericParameterClauseSyntax?) throws(Diagnostic) -> [GenericParameter] {
        try refuse(clause?.genericWhereClause, "'where' inside '<…>'")
        var result: [GenericParameter] = []
        for parameter in clause?.parameters ?? [] {
            let isPack = parameter.specifier?.text == "each"
            if !isPack { try refuse(parameter.specifier, "a generic parameter that is a value") }
            let name = isPack ? GenericParameter.pack(name(parameter.name)) : name(parameter.name)
            result.append(GenericParameter(name: name, constraint: try optionalType(parameter.inheritedType)))
        }
        return result
    }

    func requirements(_ clause: GenericWhereClauseSyntax?) throws(Diagnostic) -> [GenericRequirement] {
        var result: [GenericRequirement] = []
        for element in clause?.requirements ?? [] {
            switch element.requirement {
            case .conformanceRequirement(let node):
                result.append(GenericRequirement(subject: try type(node.leftType), relation: .conforms, object: try type(node.rightType)))
            case .sameTypeRequirement(let node):
                guard case .type(let left) = node.leftType, case .type(let right) = node.rightType else {
                    throw unsupported("a value in 'where'", at: node)
                }
                result.append(GenericRequirement(subject: try type(left), relation: .same, object: try type(right)))
            case .layoutRequirement(let node): throw unsupported("a layout requirement", at: node)
            }
        }
        return result
    }
}
