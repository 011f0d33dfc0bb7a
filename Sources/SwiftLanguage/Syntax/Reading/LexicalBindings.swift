// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

/// What the code around a place binds: variables, parameters, local functions and types, generic parameters, members.
struct LexicalBindings {
    /// Does a type have a member of that name?
    let isMember: (_ name: String, _ type: String) -> Bool

    /// Does something between a place and the top level of its file bind the name?
    func bind(_ name: String, around place: some SyntaxProtocol) -> Bool {
        var child = Syntax(place)
        while let parent = child.parent {
            if binds(name, parent, around: child) { return true }
            child = parent
        }
        return false
    }

    private func binds(_ name: String, _ node: Syntax, around child: Syntax) -> Bool {
        switch node.as(SyntaxEnum.self) {
        case .codeBlockItemList(let list): !child.isOfTopLevel && list.contains { declares(name, $0, before: child) }
        case .conditionElementList(let list): list.contains { $0.position < child.position && $0.binds(name) }
        case .closureExpr(let node): node.signature?.binds(name) ?? false
        case .functionDecl(let node):
            node.genericParameterClause.binds(name) || child.id == node.body?.id && node.signature.parameterClause.bind(name)
        case .initializerDecl(let node):
            node.genericParameterClause.binds(name) || child.id == node.body?.id && node.signature.parameterClause.bind(name)
        case .subscriptDecl(let node):
            node.genericParameterClause.binds(name) || child.id == node.accessorBlock?.id && node.parameterClause.bind(name)
        case .accessorDecl(let node): node.parameters?.name.text == name
        case .ifExpr(let node): child.id == node.body.id && node.conditions.contains { $0.binds(name) }
        case .whileStmt(let node): child.id == node.body.id && node.conditions.contains { $0.binds(name) }
        case .forStmt(let node): child.id != node.sequence.id && node.pattern.binds(name)
        case .switchCaseItem(let node): child.id == node.whereClause?.id && node.pattern.binds(name)
        case .switchCase(let node): child.id == node.statements.id && node.label.binds(name)
        case .catchClause(let node): child.id == node.body.id && node.catchItems.binds(name)
        case .structDecl(let node): node.genericParameterClause.binds(name) || hasMember(name, node, around: child)
        case .classDecl(let node): node.genericParameterClause.binds(name) || hasMember(name, node, around: child)
        case .enumDecl(let node): node.genericParameterClause.binds(name) || hasMember(name, node, around: child)
        case .actorDecl(let node): node.genericParameterClause.binds(name) || hasMember(name, node, around: child)
        case .protocolDecl(let node): hasMember(name, node, around: child)
        case .extensionDecl(let node): child.id == node.memberBlock.id && isMember(name, node.extendedType.trimmedDescription)
        default: false
        }
    }

    /// A local variable is bound behind its declaration, functions and types in all of the block, and what a `guard` binds behind it.
    private func declares(_ name: String, _ item: CodeBlockItemSyntax, before child: Syntax) -> Bool {
        let isBefore = item.position < child.position
        switch item.item {
        case .decl(let node):
            if let variable = node.as(VariableDeclSyntax.self) { return isBefore && variable.bindings.contains { $0.pattern.binds(name) } }
            return node.asProtocol((any NamedDeclSyntax).self)?.name.text == name
        case .stmt(let node):
            return isBefore && (node.as(GuardStmtSyntax.self)?.conditions.contains { $0.binds(name) } ?? false)
        case .expr: return false
        }
    }

    private func hasMember(_ name: String, _ node: some DeclGroupSyntax & NamedDeclSyntax, around child: Syntax) -> Bool {
        guard child.id == node.memberBlock.id else { return false }
        var path = node.name.text
        var outer = node.parent
        while let next = outer {
            if let type = next.asProtocol((any DeclGroupSyntax).self) { path = type.introducedName + "." + path }
            outer = next.parent
        }
        return isMember(name, path)
    }
}

extension DeclGroupSyntax {
    fileprivate var introducedName: String {
        Syntax(self).as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            ?? Syntax(self).asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
    }
}

extension Syntax {
    /// Is it an item of the file itself, or of a clause of an `#if` there?
    var isOfTopLevel: Bool {
        var node = parent
        while let next = node {
            if next.is(SourceFileSyntax.self) { return true }
            guard
                next.is(CodeBlockItemListSyntax.self) || next.is(CodeBlockItemSyntax.self) || next.is(IfConfigDeclSyntax.self)
                    || next.is(IfConfigClauseListSyntax.self) || next.is(IfConfigClauseSyntax.self)
            else { return false }
            node = next.parent
        }
        return false
    }
}

extension SyntaxProtocol {
    /// Does a pattern in it bind the name?
    fileprivate func binds(_ name: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.text == name && $0.parent?.is(IdentifierPatternSyntax.self) ?? false }
    }
}

extension FunctionParameterClauseSyntax {
    fileprivate func bind(_ name: String) -> Bool { parameters.contains { ($0.secondName ?? $0.firstName).text == name } }
}

extension GenericParameterClauseSyntax? {
    fileprivate func binds(_ name: String) -> Bool { self?.parameters.contains { $0.name.text == name } ?? false }
}

extension ClosureSignatureSyntax {
    fileprivate func binds(_ name: String) -> Bool {
        if capture?.items.contains(where: { $0.name.text == name }) ?? false { return true }
        return switch parameterClause {
        case .simpleInput(let list)?: list.contains { $0.name.text == name }
        case .parameterClause(let clause)?: clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
        case nil: false
        }
    }
}
