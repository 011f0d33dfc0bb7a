// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

extension TreeReader {
    /// `inProtocol`: functions need no body there.
    func declaration(_ node: DeclSyntax, inProtocol: Bool = false) throws(Diagnostic) -> Declaration {
        switch node.as(DeclSyntaxEnum.self) {
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl: return try nominal(node)
        case .extensionDecl(let node):
            note(node.extendedType.trimmedDescription, node)
            let value = ExtensionDeclaration(
                extended: try type(node.extendedType), inherited: try inherited(node.inheritanceClause),
                requirements: try requirements(node.genericWhereClause), members: try members(node.memberBlock))
            return try make(.extension(value), node, node.attributes, node.modifiers)
        case .functionDecl(let node) where node.isOfOtherCode: return try elsewhere(node)
        case .functionDecl(let node): return try make(.function(try function(node, inProtocol)), node, node.attributes, node.modifiers)
        case .initializerDecl(let node):
            let kind = Declaration.Kind.initializer(try initializer(node, inProtocol), isFailable: node.optionalMark != nil)
            return try make(kind, node, node.attributes, node.modifiers)
        case .subscriptDecl(let node): return try make(.subscript(try subscriptDeclaration(node)), node, node.attributes, node.modifiers)
        case .variableDecl(let node): return try make(.variable(try variable(node)), node, node.attributes, node.modifiers)
        case .typeAliasDecl(let node): return try make(try typeAlias(node), node, node.attributes, node.modifiers)
        case .associatedTypeDecl(let node): return try make(try associatedType(node), node, node.attributes, node.modifiers)
        case .enumCaseDecl(let node): return try make(.enumCases(try enumCases(node)), node, node.attributes, node.modifiers)
        case .importDecl(let node): return try make(.import(node.path.trimmedDescription), node, node.attributes, node.modifiers)
        case .macroExpansionDecl(let node): return try macroDeclaration(node)
        case .macroDecl(let node) where source.isOfAnApp: return try elsewhere(node)
        case .ifConfigDecl(let node): return try conditionalMembers(node, inProtocol)
        case .operatorDecl(let node): return try operatorDeclaration(node)
        case .precedenceGroupDecl(let node): return try precedenceGroup(node)
        case .deinitializerDecl(let node):
            note("deinit", node)
            let body = try node.body.map { (block) throws(Diagnostic) in try statements(block.statements) } ?? []
            return try make(.deinitializer(body), node, node.attributes, node.modifiers)
        default: throw unknown(node)
        }
    }

    private func elsewhere(_ node: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax) throws(Diagnostic) -> Declaration {
        let text = node.with(\.attributes, []).with(\.modifiers, []).trimmedDescription
        return try make(.elsewhere(text), node, node.attributes, node.modifiers)
    }

    private func typeAlias(_ node: TypeAliasDeclSyntax) throws(Diagnostic) -> Declaration.Kind {
        try refuse(node.genericWhereClause, "'where' on a type alias")
        return .typeAlias(
            name: name(node.name), genericParameters: try genericParameters(node.genericParameterClause),
            type: try type(node.initializer.value))
    }

    private func associatedType(_ node: AssociatedTypeDeclSyntax) throws(Diagnostic) -> Declaration.Kind {
        .associatedType(
            name: name(node.name), inherited: try inherited(node.inheritanceClause),
            type: try node.initializer.map { (clause) throws(Diagnostic) in try type(clause.value) },
            requirements: try requirements(node.genericWhereClause))
    }

    func make(
        _ kind: Declaration.Kind, _ node: some SyntaxProtocol, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
    ) throws(Diagnostic) -> Declaration {
        Declaration(kind, attributes: try self.attributes(attributes), modifiers: modifiers.map(\.trimmedDescription), span: span(node))
    }

    func members(_ block: MemberBlockSyntax, inProtocol: Bool = false) throws(Diagnostic) -> [Declaration] {
        try members(block.members, inProtocol)
    }

    private func members(_ list: MemberBlockItemListSyntax, _ inProtocol: Bool) throws(Diagnostic) -> [Declaration] {
        var result: [Declaration] = []
        for member in list { result.append(try declaration(member.decl, inProtocol: inProtocol)) }
        return result
    }

    private func enumCases(_ node: EnumCaseDeclSyntax) throws(Diagnostic) -> [EnumCase] {
        var cases: [EnumCase] = []
        for element in node.elements {
            var payload: [ParameterSyntax]?
            if let clause = element.parameterClause { payload = try self.payload(clause) }
            let raw = try element.rawValue.map { (clause) throws(Diagnostic) in try expression(clause.value) }
            cases.append(EnumCase(name: name(element.name), payload: payload, rawValue: raw))
        }
        return cases
    }

    private func payload(_ clause: EnumCaseParameterClauseSyntax) throws(Diagnostic) -> [ParameterSyntax] {
        var result: [ParameterSyntax] = []
        for parameter in clause.parameters {
            let first = parameter.firstName.map { name($0) }
            let label = first == "_" ? nil : first
            let defaultValue = try parameter.defaultValue.map { (clause) throws(Diagnostic) in try expression(clause.value) }
            result.append(
                ParameterSyntax(
                    label: label, name: parameter.secondName.map { name($0) } ?? first ?? "_", type: try type(parameter.type),
                    defaultValue: defaultValue))
        }
        return result
    }

    // MARK: #if

    /// Whether an `#if` at the top of a file holds declarations only, so that it is one itself.
    func holdsOnlyDeclarations(_ node: IfConfigDeclSyntax) -> Bool {
        node.clauses.allSatisfy { clause in
            switch clause.elements {
            case nil, .decls: return true
            case .statements(let list):
                return list.allSatisfy { item in
                    switch item.item {
                    case .decl: return true
                    case .expr(let node): return node.as(MacroExpansionExprSyntax.self)?.isLikeDeclaration ?? false
                    case .stmt: return false
                    }
                }
            default: return false
            }
        }
    }

    private func conditionalMembers(_ node: IfConfigDeclSyntax, _ inProtocol: Bool) throws(Diagnostic) -> Declaration {
        var clauses: [(condition: Expression?, members: [Declaration])] = []
        for clause in node.clauses {
            let condition = try condition(of: clause)
            switch clause.elements {
            case nil: clauses.append((condition, []))
            case .decls(let list): clauses.append((condition, try members(list, inProtocol)))
            case .statements(let list): clauses.append((condition, try declarations(list)))
            case .some(let other): throw unsupported("'#if' around this", at: other)
            }
        }
        return Declaration(.conditionalCompilation(clauses), span: span(node))
    }

    private func declarations(_ list: CodeBlockItemListSyntax) throws(Diagnostic) -> [Declaration] {
        var result: [Declaration] = []
        for item in list {
            switch item.item {
            case .decl(let node): result.append(try declaration(node))
            case .expr(let node):
                guard let macro = node.as(MacroExpansionExprSyntax.self), macro.isLikeDeclaration else { fallthrough }
                result.append(try freestandingMacro(macro) ?? Declaration(.elsewhere(macro.trimmedDescription), span: span(macro)))
            case .stmt: throw failure("expected a declaration", at: item.item)
            }
        }
        return result
    }
}

extension FunctionDeclSyntax {
    /// Does an attribute say under which name other code has it? Then it has no body here.
    fileprivate var isOfOtherCode: Bool {
        body == nil && attributes.map(\.trimmedDescription).contains { $0.hasPrefix("@_silgen_name(") || $0.hasPrefix("@_extern(") }
    }
}
