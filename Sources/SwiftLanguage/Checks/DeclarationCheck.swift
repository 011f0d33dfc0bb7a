// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether the members of a type go together: each declared once, each stored property with a value when an initializer has run.
struct DeclarationCheck {
    let program: Program
    let type: TypeDeclaration

    func run() throws(Diagnostic) {
        try checkRedeclarations()
        try checkRawValues()
        for member in type.members { try Self.checkVariadic(member) }
        guard type.kind == .struct || type.kind == .class || type.kind == .actor else { return }
        try checkHasInitializer()
        for member in type.members {
            guard case .initializer(let function, let isFailable) = member.kind,
                !member.modifiers.contains("convenience"), let body = function.body, !(isFailable && body.isNilResult)
            else {
                continue
            }
            try checkInitialized(by: body, at: member.span)
        }
    }

    private func checkRedeclarations() throws(Diagnostic) {
        var names = DeclaredNames(kind: .members)
        for member in type.members { try names.add(member) }
    }

    /// What one file declares twice, on its own and as members of a type and its extensions.
    static func checkTopLevel(_ declarations: [Declaration], _ program: Program) throws(Diagnostic) {
        try checkConformances(declarations, program)
        for declaration in declarations { try checkVariadic(declaration) }
        for declarations in declarations.bySource {
            var names = DeclaredNames(kind: .topLevel)
            for declaration in declarations { try names.add(declaration) }
            try checkExtensions(declarations)
        }
    }

    /// What an extension declares that the type or another extension of it has.
    private static func checkExtensions(_ declarations: [Declaration]) throws(Diagnostic) {
        var members: [String: DeclaredNames] = [:]
        for declaration in declarations {
            guard case .type(let type) = declaration.kind, type.kind != .protocol else { continue }
            for member in type.members { try? members[type.name, default: DeclaredNames(kind: .members)].add(member) }
        }
        for declaration in declarations {
            guard case .extension(let added) = declaration.kind, added.requirements.isEmpty,
                case .named(let name, let arguments) = added.extended, arguments.isEmpty,
                !declaration.attributes.contains(where: \.isAvailability)
            else { continue }
            for member in added.members { try members[name, default: DeclaredNames(kind: .members)].add(member) }
        }
    }

    /// What follows a variadic parameter can only be told from its values by a label.
    private static func checkVariadic(_ declaration: Declaration) throws(Diagnostic) {
        let function: FunctionDeclaration
        switch declaration.kind {
        case .function(let declared), .initializer(let declared, _): function = declared
        default: return
        }
        for (parameter, next) in zip(function.parameters, function.parameters.dropFirst())
        where parameter.isVariadic && next.label == nil {
            throw Diagnostic(
                .syntax, "a parameter following a variadic parameter requires a label",
                at: declaration.span?.parameter(named: next.name) ?? declaration.span)
        }
    }

    /// A protocol that a type names twice, its extensions in the same file included.
    private static func checkConformances(_ declarations: [Declaration], _ program: Program) throws(Diagnostic) {
        var seen: Set<[String]> = []
        for declaration in declarations {
            let (name, inherited): (String, [TypeSyntax])
            switch declaration.kind {
            case .type(let type) where type.kind != .protocol: (name, inherited) = (type.name, type.inherited)
            case .extension(let added):
                guard added.requirements.isEmpty, case .named(let extended, _) = added.extended else { continue }
                (name, inherited) = (extended, added.inherited)
            default: continue
            }
            let source = declaration.span.map { "\(ObjectIdentifier($0.source))" } ?? ""
            for conformance in inherited.map(\.baseName)
            where Library.names.types[conformance]?.kind == .protocol || program.types[conformance]?.kind == .protocol {
                guard !seen.insert([source, name, conformance]).inserted else { continue }
                throw Diagnostic(
                    .duplicateName, "redundant conformance of '\(name)' to protocol '\(conformance)'",
                    at: declaration.lastPlace(ofInherited: conformance),
                    hint: "name it once")
            }
        }
    }

    /// Two cases with the same raw value, as far as they are written.
    private func checkRawValues() throws(Diagnostic) {
        var seen: Set<String> = []
        for member in type.members {
            guard case .enumCases(let cases) = member.kind else { continue }
            for item in cases {
                let text: String
                switch item.rawValue?.kind {
                case .integer(let number): text = "\(number)"
                case .string(let segments):
                    guard segments.count == 1, case .text(let literal) = segments[0] else { continue }
                    text = "\"" + literal
                default: continue
                }
                guard seen.insert(text).inserted else {
                    throw Diagnostic(.duplicateName, "raw value for enum case is not unique", at: item.rawValue?.span)
                }
            }
        }
    }

    /// A class makes no initializer by itself where a property has no value.
    private func checkHasInitializer() throws(Diagnostic) {
        guard type.kind == .class, let name = propertiesWithoutValue.first,
            !type.members.contains(where: { if case .initializer = $0.kind { true } else { false } }),
            !type.inherited.contains(where: { ["Codable", "Decodable"].contains($0.baseName) })
        else { return }
        throw Diagnostic(
            .missingRequirement, "class '\(type.name)' has no initializers", at: type.nameSpan,
            hint: "'\(name)' has no initial value: give it one, or write an 'init' that sets it")
    }

    /// Every property without a first value is set somewhere in the initializer.
    private func checkInitialized(by body: [Statement], at span: SourceSpan?) throws(Diagnostic) {
        guard body.mayComplete(in: program) else { return }
        var assigned = AssignedNames()
        assigned.visit(body)
        guard !assigned.isDelegating else { return }
        for name in propertiesWithoutValue where !assigned.names.contains(name) {
            if let call = body.lazy.compactMap(\.superCall).first {
                throw Diagnostic(.missingRequirement, "property 'self.\(name)' not initialized at super.init call", at: call.place)
            }
            throw Diagnostic(
                .missingRequirement, "return from initializer without initializing all stored properties",
                at: span?.lastSign, hint: "'self.\(name)' is not initialized")
        }
    }

    /// Stored properties that an initializer has to set.
    var propertiesWithoutValue: [String] {
        var result: [String] = []
        for member in type.members
        where !member.modifiers.contains("static") && !member.modifiers.contains("lazy") && !member.modifiers.contains("override") {
            guard case .variable(let variable) = member.kind,
                !member.attributes.contains(where: { $0.name.first?.isUppercase == true })
            else {
                continue
            }
            for binding in variable.bindings {
                guard case .binding(let name, _, let written) = binding.pattern, binding.initializer == nil,
                    binding.accessors?.getter == nil, let type = binding.type ?? written,
                    variable.isLet || !type.isOptional,
                    type.baseName != "Optional"
                else { continue }
                result.append(name)
            }
        }
        return result
    }
}

/// The names that statements assign, `self.x` as `x`.
private struct AssignedNames {
    var names: Set<String> = []
    /// `self.init(…)` or `self = …`: another initializer sets all.
    var isDelegating = false

    mutating func visit(_ statements: [Statement]) {
        let whole = Expression(.closure(Expression.Closure(body: statements)))
        var pending = [whole]
        while let next = pending.popLast() {
            if case .assignment(let target, _, _) = next.kind { assign(target) }
            if case .call(let call) = next.kind, case .member(let base, "init", _) = call.callee.kind,
                base.bareName == "self"
            {
                isDelegating = true
            }
            if case .inout(let target) = next.kind { assign(target) }
            pending += next.children
        }
    }

    private mutating func assign(_ target: Expression) {
        switch target.kind {
        case .identifier("self", _): isDelegating = true
        case .identifier(let name, _): names.insert(name)
        case .member(let base, let name, _):
            if base.bareName == "self" { names.insert(name) } else { assign(base) }
        case .tuple(let elements): for element in elements { assign(element.value) }
        case .subscript(let base, _), .parenthesized(let base), .forceUnwrap(let base),
            .optionalChaining(let base), .optionalChain(let base):
            assign(base)
        default: break
        }
    }
}

extension Statement {
    /// `super.init(…)` as a statement.
    fileprivate var superCall: Expression? {
        guard case .expression(let value) = kind, value.isSuperCall else { return nil }
        return value
    }
}
