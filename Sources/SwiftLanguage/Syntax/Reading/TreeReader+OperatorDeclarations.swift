// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

extension TreeReader {
    func operatorDeclaration(_ node: OperatorDeclSyntax) throws(Diagnostic) -> Declaration {
        let declared = OperatorDeclaration(node)
        let group = node.operatorPrecedenceAndTypes?.precedenceGroup
        if let group, operators.precedence(group: group.text) == nil { throw unknownGroup(group) }
        return Declaration(.operator(declared), span: span(node))
    }

    func precedenceGroup(_ node: PrecedenceGroupDeclSyntax) throws(Diagnostic) -> Declaration {
        for case .precedenceGroupRelation(let relation) in node.groupAttributes {
            for other in relation.precedenceGroups where operators.precedence(group: other.name.text) == nil {
                throw unknownGroup(other.name)
            }
        }
        return Declaration(.precedenceGroup(PrecedenceGroup(node)), span: span(node))
    }

    private func unknownGroup(_ name: TokenSyntax) -> Diagnostic {
        let names = operators.groupNames
        if names.contains(name.text) {
            return Diagnostic(.syntax, "cycle in 'higherThan' relation", at: span(name))
        }
        return Diagnostic(
            .unknownName, "unknown precedence group '\(name.text)'", at: span(name),
            suggestion: Suggestion.closest(to: name.text, in: names))
    }
}

extension PrecedenceGroup {
    init(_ node: PrecedenceGroupDeclSyntax) {
        self.init(name: node.name.text)
        for attribute in node.groupAttributes {
            switch attribute {
            case .precedenceGroupRelation(let relation):
                let names = relation.precedenceGroups.map(\.name.text)
                if relation.higherThanOrLowerThanLabel.text == "higherThan" { higherThan += names } else { lowerThan += names }
            case .precedenceGroupAssociativity(let value): associativity = value.value.text
            case .precedenceGroupAssignment(let value): isAssignment = value.value.text == "true"
            }
        }
    }
}

extension OperatorDeclaration {
    init(_ node: OperatorDeclSyntax) {
        let fixity = OperatorDeclaration.Fixity(rawValue: node.fixitySpecifier.text) ?? .infix
        self.init(fixity, node.name.text, precedenceGroup: node.operatorPrecedenceAndTypes?.precedenceGroup.text)
    }
}

extension CustomOperators {
    /// Those that a file declares: they hold in all of it, above their declarations too.
    init(in file: SourceFileSyntax) {
        self.init()
        for item in file.statements {
            if let node = item.item.as(OperatorDeclSyntax.self) { add(OperatorDeclaration(node)) }
            if let node = item.item.as(PrecedenceGroupDeclSyntax.self) { add(PrecedenceGroup(node)) }
        }
    }
}
