// SPDX-License-Identifier: GPL-3.0-or-later

extension Expression {
    /// The type that a literal has by itself; nil for what is none.
    var typeOfLiteral: String? {
        switch kind {
        case .integer: "Int"
        case .float: "Double"
        case .string: "String"
        case .bool: "Bool"
        default: nil
        }
    }
}

extension Declaration {
    /// Is it an extension that gives a type protocols?
    func extends(_ type: String) -> Bool {
        guard case .extension(let added) = kind else { return false }
        return added.extended.baseName == type && !added.inherited.isEmpty
    }
}
