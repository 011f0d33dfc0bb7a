// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

/// Names that a file keeps to itself (`FilePrivateNames`).
extension TreeReader {
    /// A name as the program knows it: another than the written one where it means a private declaration of this file.
    func nameInProgram(_ written: String, _ token: TokenSyntax) -> String {
        guard !source.privateNames.isEmpty, let known = source.privateNames[written], let node = token.parent else { return written }
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

    /// What `if let name` reads where the name is the file's own.
    func privateValue(_ name: String, _ node: OptionalBindingConditionSyntax) -> Expression? {
        guard let known = source.privateNames[name], !isBound(name, around: Syntax(node)) else { return nil }
        return make(identifier(known), node.pattern)
    }

    private func isBound(_ name: String, around node: Syntax) -> Bool {
        LexicalBindings(isMember: source.privateNames.isMember).bind(name, around: node)
    }
}

extension Syntax {
    /// Is it what stands behind a dot?
    fileprivate var isNameOfMember: Bool {
        switch parent?.as(SyntaxEnum.self) {
        case .memberAccessExpr(let access): access.declName.id == id
        case .keyPathPropertyComponent: true
        default: false
        }
    }
}
