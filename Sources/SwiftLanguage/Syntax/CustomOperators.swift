// SPDX-License-Identifier: GPL-3.0-or-later

/// An `infix operator <+> : AdditionPrecedence` line: where a sign of the user's stands and how tightly it binds.
package struct OperatorDeclaration: Sendable, Hashable {
    package enum Fixity: String, Sendable { case prefix, infix, postfix }

    package var fixity: Fixity
    package var sign: String
    /// nil where none was written: Swift's DefaultPrecedence.
    package var precedenceGroup: String?

    package init(_ fixity: Fixity, _ sign: String, precedenceGroup: String? = nil) {
        self.fixity = fixity
        self.sign = sign
        self.precedenceGroup = precedenceGroup
    }
}

/// The signs that a program adds to Swift's own. Without their declarations a text that uses them cannot be read.
package struct CustomOperators: Sendable {
    private var declared: [OperatorDeclaration.Fixity: [String: OperatorDeclaration]] = [:]

    package init() {}

    package var isEmpty: Bool { declared.isEmpty }

    package mutating func add(_ declaration: OperatorDeclaration) {
        declared[declaration.fixity, default: [:]][declaration.sign] = declaration
    }

    package mutating func add(_ others: CustomOperators) {
        for declaration in others.declared.values.flatMap(\.values) { add(declaration) }
    }

    func precedence(infix sign: String) -> OperatorPrecedence? {
        if let own = OperatorPrecedence(infix: sign) { return own }
        return declared[.infix]?[sign].map { OperatorPrecedence(group: $0.precedenceGroup) ?? .default }
    }

    func isPrefix(_ sign: String) -> Bool { OperatorPrecedence.isPrefix(sign) || declared[.prefix]?[sign] != nil }

    func isPostfix(_ sign: String) -> Bool { OperatorPrecedence.isPostfix(sign) || declared[.postfix]?[sign] != nil }
}
