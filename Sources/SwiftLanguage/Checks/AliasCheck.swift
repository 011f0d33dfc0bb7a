// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether a type alias stands for something else than, in the end, itself.
struct AliasCheck {
    let program: Program

    /// - Parameter owner: the full name of the type in which it is declared.
    func run(_ name: String, _ type: TypeSyntax, in owner: String?, at span: SourceSpan?) throws(Diagnostic) {
        let fullName = owner.map { $0 + "." + name } ?? name
        var seen: Set<String> = []
        var open = aliases(in: type, seenFrom: owner)
        while let next = open.popLast() {
            if next == fullName { throw Diagnostic(.typeMismatch, "type alias '\(name)' references itself", at: span) }
            guard seen.insert(next).inserted, let meant = program.aliases[next] else { continue }
            open += aliases(in: meant, seenFrom: next.enclosingTypeName)
        }
    }

    /// The aliases that a type names, by their full names.
    private func aliases(in type: TypeSyntax, seenFrom owner: String?) -> [String] {
        type.namedTypes.compactMap { name in
            for outer in EnclosingTypes(of: owner) {
                // `struct Row<Element> { typealias Element = Element }`: the parameter is meant.
                if program.types[outer]?.genericNames.contains(name) == true { return nil }
                let full = outer + "." + name
                if program.types[full] != nil { return nil }
                if program.aliases[full] != nil { return full }
            }
            return program.types[name] == nil && program.aliases[name] != nil ? name : nil
        }
    }
}

extension TypeSyntax {
    /// Every name in it: `Dictionary`, `Key` and `Row` of `Dictionary<Key, [Row]>`.
    fileprivate var namedTypes: [String] {
        switch self {
        case .named(let name, let arguments): [name] + arguments.flatMap(\.namedTypes)
        case .member(let base, _, let arguments): [baseName] + base.namedTypes + arguments.flatMap(\.namedTypes)
        case .array(let type), .optional(let type), .some(let type), .any(let type), .metatype(let type), .attributed(_, let type):
            type.namedTypes
        case .dictionary(let key, let value): key.namedTypes + value.namedTypes
        case .tuple(let elements): elements.flatMap(\.type.namedTypes)
        case .function(let parameters, let result): parameters.flatMap(\.namedTypes) + result.namedTypes
        case .composition(let types): types.flatMap(\.namedTypes)
        }
    }
}
