// SPDX-License-Identifier: GPL-3.0-or-later

extension PrintBuilder {
    func document(_ declaration: Declaration) -> PrintDocument {
        attributes(declaration.attributes) + words(declaration.modifiers) + kind(declaration)
    }

    func attributes(_ attributes: [Declaration.Attribute]) -> PrintDocument {
        .sequence(attributes.map { .sequence(["@\($0.name)", $0.arguments.map { raw($0) } ?? .empty, " "]) })
    }

    /// `(iOS 17, *)`: identifiers of attributes may hold more than a name.
    private func raw(_ arguments: [Expression.Argument]) -> PrintDocument { list("(", arguments.map { document($0) }, ")") }

    private func kind(_ declaration: Declaration) -> PrintDocument {
        switch declaration.kind {
        case .type(let type):
            return .sequence([
                "\(type.kind.rawValue) \(SwiftNames.declared(type.name))", genericParameters(type.genericParameters),
                inherited(type.inherited), requirements(type.requirements), " ", members(type.members),
            ])
        case .extension(let value):
            return .sequence([
                "extension ", document(value.extended), inherited(value.inherited), requirements(value.requirements), " ",
                members(value.members),
            ])
        case .function(let function): return "func \(Self.functionName(function.name))" + rest(function)
        case .initializer(let function, let isFailable): return (isFailable ? "init?" : "init") + rest(function)
        case .subscript(let value): return document(value)
        case .variable(let variable): return document(variable)
        case .typeAlias(let name, let parameters, let type):
            return "typealias \(SwiftNames.declared(name))" + genericParameters(parameters) + " = " + document(type)
        case .associatedType(let name, let inherited, let type, let requirements):
            let value: PrintDocument = type.map { " = " + document($0) } ?? .empty
            return "associatedtype \(SwiftNames.declared(name))" + self.inherited(inherited) + value + self.requirements(requirements)
        case .enumCases(let cases): return "case " + cases.map { enumCase($0) }.joined(", ")
        case .import(let path): return .text("import \(path)")
        case .macro(let name, let arguments, let body):
            let head: PrintDocument = "#\(name)" + (arguments.isEmpty ? .empty : self.arguments(arguments))
            return body.map { head + " " + document($0) } ?? head
        case .elsewhere(let text): return .text(text)
        case .conditionalCompilation(let clauses):
            return directives(clauses.map { ($0.condition, $0.members) }) { $0.isEmpty ? [] : [lines($0)] }
        case .deinitializer(let body): return "deinit " + block(body)
        case .operator(let value):
            return .text("\(value.fixity.rawValue) operator \(value.sign)" + (value.precedenceGroup.map { ": \($0)" } ?? ""))
        case .precedenceGroup(let group): return document(group)
        }
    }

    private func document(_ value: SubscriptDeclaration) -> PrintDocument {
        .sequence([
            "subscript", genericParameters(value.genericParameters), parameters(value.parameters), " -> ",
            type(value.result, isImplicitlyUnwrapped: value.isResultImplicitlyUnwrapped),
            requirements(value.requirements),
            accessors(value.accessors),
        ])
    }

    private func document(_ group: PrecedenceGroup) -> PrintDocument {
        var lines: [String] = []
        if !group.higherThan.isEmpty { lines.append("higherThan: " + group.higherThan.joined(separator: ", ")) }
        if !group.lowerThan.isEmpty { lines.append("lowerThan: " + group.lowerThan.joined(separator: ", ")) }
        if let side = group.associativity { lines.append("associativity: \(side)") }
        if group.isAssignment { lines.append("assignment: true") }
        return .text((["precedencegroup \(group.name) {"] + lines + ["}"]).joined(separator: " "))
    }

    private static func functionName(_ name: String) -> String { name.first?.isLetter ?? false ? SwiftNames.declared(name) : name + " " }

    // MARK: Members

    func members(_ members: [Declaration]) -> PrintDocument {
        guard let first = members.first, let last = members.last else { return .text("{ }") }
        return .sequence([
            .text("{"), .indented(.sequence([.line(flat: " ", first.isDirective ? .forced : .hard), lines(members)])),
            .line(flat: " ", last.endsWithDirective ? .forced : .hard), .text("}"),
        ])
    }

    /// Declarations below each other, an empty line around those with a body.
    func lines(_ members: [Declaration]) -> PrintDocument {
        var parts: [PrintDocument] = []
        for (index, member) in members.enumerated() {
            if index > 0 {
                let before = members[index - 1]
                if before.endsWithDirective || member.isDirective {
                    parts.append(.line(flat: "", .forced))
                } else {
                    parts.append(.line(flat: "; ", before.hasBody || member.hasBody ? .blank : .hard))
                }
            }
            parts.append(document(member))
        }
        return .sequence(parts)
    }

    private func enumCase(_ item: EnumCase) -> PrintDocument {
        let payload = item.payload.map { list("(", $0.map { payloadItem($0) }, ")") } ?? .empty
        return .text(SwiftNames.declared(item.name)) + payload + (item.rawValue.map { " = " + document($0) } ?? .empty)
    }

    private func payloadItem(_ parameter: ParameterSyntax) -> PrintDocument {
        let label = parameter.label.map { $0 == parameter.name ? "\($0): " : "\($0) \(parameter.name): " } ?? ""
        let name = parameter.label == nil && parameter.name != "_" ? "_ \(parameter.name): " : label
        return .text(name) + document(parameter.type) + (parameter.defaultValue.map { " = " + document($0) } ?? .empty)
    }
}

extension Declaration {
    /// Whether it takes several lines, as a rule.
    fileprivate var hasBody: Bool {
        switch kind {
        case .type, .extension, .initializer, .subscript, .macro: true
        case .function(let function): function.body != nil
        case .variable(let variable): variable.bindings.contains { !($0.accessors?.isRequirement ?? true) }
        default: false
        }
    }
}
