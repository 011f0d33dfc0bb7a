// SPDX-License-Identifier: GPL-3.0-or-later

internal import SwiftSyntax

extension TreeReader {
    func operatorDeclaration(_ node: OperatorDeclSyntax) throws(Diagnostic) -> Declaration {
        let declared = OperatorDeclaration(node)
        let group = node.operatorPrecedenceAndTypes?.precedenceGroup
        if let group, OperatorPrecedence(group: group.text) == nil {
            let closest = Suggestion.closest(to: group.text, in: OperatorPrecedence.groupNames)
            throw Diagnostic(
                .unsupported, "the precedence group '\(group.text)' is not supported", at: span(group), suggestion: closest,
                hint: "one of Swift's own, like AdditionPrecedence")
        }
        return Declaration(.operator(declared), span: span(node))
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
        }
    }
}
