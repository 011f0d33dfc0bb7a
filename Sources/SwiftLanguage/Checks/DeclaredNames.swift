// SPDX-License-Identifier: GPL-3.0-or-later

/// The names that the declarations of one place have, each with what tells those of one name apart.
struct DeclaredNames {
    enum Kind { case topLevel, members, local }

    let kind: Kind
    private var seen: Set<String> = []

    init(kind: Kind) { self.kind = kind }

    /// Refuses a declaration that goes by a name that another one has.
    mutating func add(_ declaration: Declaration) throws(Diagnostic) {
        let isStatic = declaration.modifiers.contains("static") || declaration.modifiers.contains("class")
        let prefix = isStatic ? "static " : ""
        for name in Self.names(of: declaration) {
            var isNew = seen.insert(prefix + name.key).inserted
            for clash in clashes(of: declaration, name) {
                isNew = isNew && !seen.contains(prefix + clash.other)
                seen.insert(prefix + clash.own)
            }
            if isNew { continue }
            throw Diagnostic(.duplicateName, "invalid redeclaration of '\(name.shown)'", at: Self.place(of: name.shown, in: declaration))
        }
    }

    private typealias Name = (key: String, shown: String)

    /// A property and a method that takes nothing and does not wait go by one name; outside of types, a type too.
    private func clashes(of declaration: Declaration, _ name: Name) -> [(own: String, other: String)] {
        let others: (String) -> [(own: String, other: String)] = { word in
            ["property ", "method ", "named type "].filter { $0 != word && (kind == .topLevel || $0 != "named type ") }
                .map { (word + name.shown.withoutParentheses, $0 + name.shown.withoutParentheses) }
        }
        switch declaration.kind {
        case .variable: return others("property ")
        case .function(let function) where function.parameters.isEmpty && !function.isAsync: return others("method ")
        case .type, .typeAlias: return kind == .topLevel ? others("named type ") : []
        default: return []
        }
    }

    /// Where a declaration names what it declares: the last time, where one line does so twice.
    private static func place(of name: String, in declaration: Declaration) -> SourceSpan? {
        let name = String(name.prefix { $0 != "(" })
        guard case .enumCases(let cases) = declaration.kind, cases.count(where: { $0.name == name }) > 1 else {
            return declaration.place(of: name) ?? declaration.namePlace
        }
        let first = declaration.place(of: name)
        return declaration.span?.place(of: name, from: first?.end) ?? first
    }

    private static func names(of member: Declaration) -> [Name] {
        switch member.kind {
        case .variable(let variable):
            return variable.bindings.flatMap(\.pattern.boundNames).filter { $0 != "_" }.map { ($0, $0) }
        case .enumCases(let cases): return cases.map { ("static " + $0.labeledName, $0.labeledName) }
        case .type(let nested): return [("type " + nested.name, nested.name)]
        case .typeAlias(let name, _, _): return [("alias " + name, name)]
        case .initializer(let function, _): return names(of: function, as: "init", member)
        case .function(let function): return names(of: function, as: function.name, member)
        case .subscript(let declared):
            let function = FunctionDeclaration(
                name: "subscript", genericParameters: declared.genericParameters, parameters: declared.parameters,
                result: declared.result, requirements: declared.requirements, body: nil)
            return names(of: function, as: function.name, member)
        case .deinitializer: return [("deinit", "deinit")]
        default: return []
        }
    }

    private static func names(of function: FunctionDeclaration, as name: String, _ member: Declaration) -> [Name] {
        guard function.genericParameters.isEmpty, function.requirements.isEmpty, member.attributes.isEmpty else { return [] }
        let shown = name + "(" + function.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
        let types = function.parameters.map { "\($0.type)" + ($0.isVariadic ? "..." : "") } + ["\(function.result ?? .tuple([]))"]
        return [
            (
                "func " + shown + types.joined(separator: ",") + function.effects.joined(),
                function.parameters.isEmpty ? name + "()" : name == "init" || name == "subscript" ? shown : name
            )
        ]
    }
}

extension EnumCase {
    /// Cases of one name may differ in the labels of what they hold.
    fileprivate var labeledName: String {
        guard let payload, payload.contains(where: { $0.label != nil }) else { return name }
        return name + "(" + payload.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}

extension String {
    fileprivate var withoutParentheses: String { hasSuffix("()") ? String(dropLast(2)) : self }
}

extension Declaration.Attribute {
    /// `@available`
    var isAvailability: Bool { name == "available" }
}

extension [Declaration] {
    /// Those of each source together, in the order of the sources.
    var bySource: [[Declaration]] {
        var result: [[Declaration]] = []
        for declaration in self {
            guard let source = declaration.span?.source else { continue }
            if let place = result.lastIndex(where: { $0[0].span?.source === source }) {
                result[place].append(declaration)
            } else {
                result.append([declaration])
            }
        }
        return result
    }
}
