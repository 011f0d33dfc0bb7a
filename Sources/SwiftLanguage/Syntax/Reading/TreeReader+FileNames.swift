// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

/// Names that a file keeps to itself (`FilePrivateNames`).
extension TreeReader {
    /// A name as the program knows it: another than the written one where it means a private declaration of this file.
    func nameInProgram(_ written: String, _ token: TokenSyntax) -> String {
        guard !source.privateNames.isEmpty, let node = token.parent else { return written }
        if let member = source.privateNames[member: written], means(member, written, node, token) { return member.inProgram }
        guard let known = source.privateNames[written] else { return written }
        switch node.as(SyntaxEnum.self) {
        case .declReferenceExpr, .identifierType: return node.isNameOfMember || isBound(written, around: node) ? written : known
        case .identifierPattern:
            let declaration = node.parent?.parent?.parent.flatMap { $0.as(VariableDeclSyntax.self) }
            return declaration.map { Syntax($0).parent?.isOfTopLevel ?? false } ?? false ? known : written
        default:
            let isDeclared = node.asProtocol((any NamedDeclSyntax).self)?.name.id == token.id
            return isDeclared && node.parent?.isOfTopLevel ?? false ? known : written
        }
    }

    /// Is it a use of a member that extensions of this file declare privately, or its declaration?
    private func means(_ member: FilePrivateMember, _ name: String, _ node: Syntax, _ token: TokenSyntax) -> Bool {
        switch node.as(SyntaxEnum.self) {
        case .declReferenceExpr:
            if node.isNameOfMember { return true }
            let nearer = LexicalBindings { _, _ in false }
            return !nearer.bind(name, around: node) && LexicalBindings { member.users.contains($1) }.bind(name, around: node)
        case .identifierPattern:
            guard let variable = node.parent?.parent?.parent.flatMap({ $0.as(VariableDeclSyntax.self) }) else { return false }
            return isPrivate(variable.modifiers, Syntax(variable), member.declaring)
        case .functionDecl(let function): return function.name.id == token.id && isPrivate(function.modifiers, node, member.declaring)
        default: return false
        }
    }

    /// Is it a private member of an extension of one of these types?
    private func isPrivate(_ modifiers: DeclModifierListSyntax, _ node: Syntax, _ types: Set<String>) -> Bool {
        var outer = node.parent
        while let next = outer {
            if let added = next.as(ExtensionDeclSyntax.self) {
                return (modifiers.arePrivate || added.modifiers.arePrivate) && types.contains(added.extendedType.trimmedDescription)
            }
            guard next.isOfMemberList else { return false }
            outer = next.parent
        }
        return false
    }

    /// What `if let name` reads where the name is the file's own.
    func privateValue(_ name: String, _ node: OptionalBindingConditionSyntax) -> Expression? {
        guard let known = source.privateNames[name], !isBound(name, around: Syntax(node)) else { return nil }
        return make(identifier(known), node.pattern)
    }

    private func isBound(_ name: String, around node: Syntax) -> Bool {
        LexicalBindings(isMember: source.privateNames.isMember).bind(name, around: node)
    }
}

extension DeclModifierListSyntax {
    fileprivate var arePrivate: Bool { contains { $0.detail == nil && ["private", "fileprivate"].contains($0.name.text) } }
}

extension Syntax {
    /// Does it stand between a member and its type, perhaps in an `#if`?
    fileprivate var isOfMemberList: Bool {
        switch self.as(SyntaxEnum.self) {
        case .memberBlock, .memberBlockItemList, .memberBlockItem, .ifConfigDecl, .ifConfigClauseList, .ifConfigClause: true
        default: false
        }
    }

    /// Is it what stands behind a dot?
    fileprivate var isNameOfMember: Bool {
        switch parent?.as(SyntaxEnum.self) {
        case .memberAccessExpr(let access): access.declName.id == id
        case .keyPathPropertyComponent: true
        default: false
        }
    }
}
