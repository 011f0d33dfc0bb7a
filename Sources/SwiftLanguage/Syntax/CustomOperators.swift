// SPDX-License-Identifier: GPL-3.0-or-later

/// An `infix operator <+> : AdditionPrecedence` line: where a sign of the user's stands and how tightly it binds.
package struct OperatorDeclaration: Sendable, Hashable {
    package enum Fixity: String, Sendable { case prefix, infix, postfix }

    var fixity: Fixity
    package var sign: String
    /// nil where none was written: Swift's DefaultPrecedence.
    var precedenceGroup: String?

    package init(_ fixity: Fixity, _ sign: String, precedenceGroup: String? = nil) {
        self.fixity = fixity
        self.sign = sign
        self.precedenceGroup = precedenceGroup
    }
}

/// A `precedencegroup` of the user's: where its operators stand among the others.
package struct PrecedenceGroup: Sendable, Hashable {
    package var name: String
    package var higherThan: [String] = []
    package var lowerThan: [String] = []
    /// `left`, `right`, `none`; nil where none was written.
    package var associativity: String?
    var isAssignment = false
}

/// The signs that a program adds to Swift's own. Without their declarations a text that uses them cannot be read.
package struct CustomOperators: Sendable, Equatable {
    private var declared: [OperatorDeclaration.Fixity: [String: OperatorDeclaration]] = [:]

    private var groups: [String: PrecedenceGroup] = [:]

    package init() {}

    package var isEmpty: Bool { declared.isEmpty && groups.isEmpty }

    package mutating func add(_ declaration: OperatorDeclaration) {
        declared[declaration.fixity, default: [:]][declaration.sign] = declaration
    }

    package mutating func add(_ group: PrecedenceGroup) { groups[group.name] = group }

    package mutating func add(_ others: CustomOperators) {
        groups.merge(others.groups) { $1 }
        for declaration in others.declared.values.flatMap(\.values) { add(declaration) }
    }

    func precedence(infix sign: String) -> OperatorPrecedence? {
        if let own = OperatorPrecedence.standard(infix: sign) { return own }
        guard let own = declared[.infix]?[sign] else { return OperatorPrecedence.pointwise[sign] }
        return own.precedenceGroup.flatMap { precedence(group: $0) } ?? .default
    }

    var groupNames: [String] { OperatorPrecedence.groupNames + groups.keys.sorted() }

    /// A group by its name; nil where nothing declares it, or one that it stands above or below.
    func precedence(group name: String, isBelow others: Set<String> = []) -> OperatorPrecedence? {
        if let own = OperatorPrecedence.standard(name) { return own }
        guard let group = groups[name], !others.contains(name) else { return nil }
        func ranks(_ names: [String]) -> [Double]? {
            let found = names.compactMap { precedence(group: $0, isBelow: others.union([name]))?.rank }
            return found.count == names.count ? found : nil
        }
        guard let above = ranks(group.lowerThan), let below = ranks(group.higherThan) else { return nil }
        let rank: Double =
            switch (below.max(), above.min()) {
            case (let low?, let high?): (low + high) / 2
            // Between that group and the next of Swift's own.
            case (let low?, nil): (low + low.rounded(.down) + 1) / 2
            case (nil, let high?): (high + high.rounded(.up) - 1) / 2
            case (nil, nil): OperatorPrecedence.default.rank
            }
        let associativity = group.associativity.flatMap { OperatorPrecedence.Associativity(rawValue: $0) }
        return OperatorPrecedence(group: name, rank: rank, associativity: associativity ?? .none)
    }

    func isPrefix(_ sign: String) -> Bool { OperatorPrecedence.isPrefix(sign) || declared[.prefix]?[sign] != nil }

    func isPostfix(_ sign: String) -> Bool { OperatorPrecedence.isPostfix(sign) || declared[.postfix]?[sign] != nil }
}
