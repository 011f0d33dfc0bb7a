// SPDX-License-Identifier: GPL-3.0-or-later

/// Looks at declarations before any of their code runs, and refuses what needs no inference of types to be known as wrong: ways out of a
/// function without a value, errors that nobody handles, variables that have no value yet, literals that do not fit. The words are the
/// compiler's.
struct CodeCheck {
    let program: Program
    /// The names of the variables in sight, innermost scope last.
    var scopes: [Set<String>] = [[]]
    /// The type whose members are looked at.
    var typeName: String?
    var place = CodePosition()

    init(program: Program) { self.program = program }

    mutating func check(_ declarations: [Declaration]) throws(Diagnostic) {
        try DeclarationCheck.checkTopLevel(declarations, program)
        let access = AccessCheck(declarations, program)
        for declaration in declarations where !program.isChecked(declaration) {
            try access.check(declaration)
            try check(declaration, isMember: false)
        }
    }

    mutating func check(_ declaration: Declaration, isMember: Bool) throws(Diagnostic) {
        if !isMember { try ModifierCheck(isMember: false).run(declaration) }
        switch declaration.kind {
        case .type(let type): try check(type, declaration)
        case .extension(let added):
            try MemberCheck(program: program, owner: .extension(added)).run(added.members)
            try InitializerCheck.checkExtension(added, program)
            try inType(added.typeName) { (inner) throws(Diagnostic) in
                try inner.members(added.members)
            }
        case .function(let function): try check(function, declaration, isMember: isMember)
        case .initializer(let function, _):
            try ParameterCheck(program: program, declaration: declaration).run(function)
            try GenericParameterCheck(declaration: declaration).run(function)
            try checkBody(function.body, of: function, at: declaration.span)
        case .variable(let variable): try check(variable, declaration, isMember: isMember)
        case .typeAlias(let name, _, let type): try AliasCheck(program: program).run(name, type, in: typeName, at: declaration.span)
        case .subscript(let declared) where !declared.accessors.isRequirement:
            try check(declared.accessors, result: declared.result, declared.parameters, declaration)
        default: break
        }
    }

    private mutating func check(_ type: TypeDeclaration, _ declaration: Declaration)
        throws(Diagnostic)
    {
        try GenericParameterCheck(declaration: declaration).run(type.genericParameters)
        try InheritanceCheck(program: program).checkCycle(type, declaration)
        let check = DeclarationCheck(program: program, type: type)
        try check.run()
        try EnumCheck(program: program).run(type, declaration)
        try checkAttributes(declaration, type)
        try InitializerCheck(program: program, type: type, required: check.propertiesWithoutValue).run()
        try MemberCheck(program: program, owner: .type(type)).run(type.members)
        let fullName = typeName.map { $0 + "." + type.name } ?? type.name
        try InheritanceCheck(program: program).run(type, fullName, declaration)
        try inType(fullName) { (inner) throws(Diagnostic) in
            try inner.members(type.members)
        }
    }

    /// What a property wrapper and a result builder have to have.
    private func checkAttributes(_ declaration: Declaration, _ type: TypeDeclaration) throws(Diagnostic) {
        let names = Set(declaration.attributes.map(\.name))
        if let attribute = declaration.attributes.first(where: { $0.name == "Observable" }), type.kind != .class, type.kind != .protocol {
            let kind = type.kind == .enum ? "enumeration" : "\(type.kind)"
            throw Diagnostic(
                .typeMismatch, "'@Observable' cannot be applied to \(kind) type '\(type.name)'", at: attribute.span,
                hint: "make it a class")
        }
        guard let members = program.types[typeName.map { $0 + "." + type.name } ?? type.name]?.members else { return }
        if names.contains("propertyWrapper"), members.computed["wrappedValue"] == nil,
            !members.stored.contains(where: { $0.name == "wrappedValue" }), members.staticSubscripts.isEmpty
        {
            throw Diagnostic(
                .missingRequirement,
                "property wrapper type '\(type.name)' does not contain a non-static property named 'wrappedValue'",
                at: declaration.namePlace)
        }
        if names.contains("resultBuilder"), members.staticMethods["buildBlock"] == nil, members.staticMethods["buildPartialBlock"] == nil {
            throw Diagnostic(
                .missingRequirement,
                "result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'",
                at: declaration.namePlace)
        }
    }

    private mutating func inType(_ name: String, _ body: (inout CodeCheck) throws(Diagnostic) -> Void)
        throws(Diagnostic)
    {
        var inner = CodeCheck(program: program)
        inner.typeName = name
        try body(&inner)
    }

    private mutating func members(_ members: [Declaration]) throws(Diagnostic) {
        for member in members { try check(member, isMember: true) }
    }

    // MARK: Functions

    private mutating func check(
        _ function: FunctionDeclaration, _ declaration: Declaration, isMember: Bool
    ) throws(Diagnostic) {
        try ParameterCheck(program: program, declaration: declaration).run(function)
        try GenericParameterCheck(declaration: declaration).run(function)
        guard let body = function.body else { return }
        try checkAliases(in: body, of: function)
        try checkBody(body, of: function, isMutating: declaration.modifiers.contains("mutating"), at: declaration.span)
        let builder = builder(of: declaration)
        for attribute in declaration.attributes { try BuilderCheck(attribute.name, program)?.check(body) }
        guard builder == nil, let result = function.result else { return }
        try checkOpaque(result, body, declaration)
        let what =
            isMember
            ? declaration.modifiers.contains("static") ? "static method" : "instance method"
            : "global function"
        try checkReturn(body, result, scopes.count > 1 ? "local function" : what, at: declaration.span)
    }

    /// A function may declare a ring of aliases for itself, in which those of its inner functions belong to the outermost.
    private func checkAliases(in body: [Statement], of function: FunctionDeclaration) throws(Diagnostic) {
        guard scopes.count == 1 else { return }
        let scope = LexicalContext.localScope(of: function.name, in: typeName)
        for declaration in body.localTypes {
            guard case .typeAlias(let name, _, let type) = declaration.kind else { continue }
            try AliasCheck(program: program).run(name, type, in: scope, at: declaration.span)
        }
    }

    mutating func checkBody(
        _ body: [Statement]?, of function: FunctionDeclaration, isMutating: Bool = false, at span: SourceSpan?
    ) throws(Diagnostic) {
        guard let body else { return }
        let outer = place
        defer { place = outer }
        place = CodePosition(
            handlesErrors: function.mayThrow, isAsync: function.isAsync, isInClosure: outer.isInClosure)
        try scope { (inner) throws(Diagnostic) in
            for (index, parameter) in function.parameters.enumerated() {
                if parameter.name != "_", function.parameters[..<index].contains(where: { $0.name == parameter.name }) {
                    throw Diagnostic(
                        .duplicateName, "invalid redeclaration of '\(parameter.name)'", at: span?.parameter(named: parameter.name))
                }
                inner.declare(parameter.name)
            }
            try inner.visit(body)
        }
        guard scopes.count == 1 else { return }
        try InitializationFlow.check(body, of: function, in: program)
        try EscapeCheck.check(body, of: function, in: typeName, changing: isMutating ? typeName : nil, program)
        try ConsumptionCheck.check(body, of: function, at: span, in: program)
    }

    private mutating func check(
        _ variable: VariableDeclaration, _ declaration: Declaration, isMember: Bool
    ) throws(Diagnostic) {
        for binding in variable.bindings {
            if case .binding(let name, _, _) = binding.pattern {
                if let type = binding.type, let value = binding.initializer {
                    try checkLiteral(value, fits: type)
                }
                if !isMember { declare(name) }
            }
            guard let accessors = binding.accessors, !accessors.isRequirement else { continue }
            try check(accessors, result: binding.type, [], declaration)
        }
    }

    private mutating func check(
        _ accessors: AccessorSet, result: TypeSyntax?, _ parameters: [ParameterSyntax],
        _ declaration: Declaration
    ) throws(Diagnostic) {
        for body in [accessors.getter, accessors.setter, accessors.willSet, accessors.didSet] {
            try checkBody(
                body,
                of: FunctionDeclaration(
                    name: "", parameters: parameters, body: body, effects: accessors.getterEffects + ["throws"]), at: declaration.span)
        }
        guard let getter = accessors.getter else { return }
        for attribute in declaration.attributes { try BuilderCheck(attribute.name, program)?.check(getter) }
        guard let result, builder(of: declaration) == nil else { return }
        try checkReturn(getter, result, "getter", at: declaration.span)
    }

    /// Its own, or that of the requirement that it fulfils.
    private func builder(of declaration: Declaration) -> ResultBuilder? {
        if let own = program.builder(of: declaration.attributes) { return own }
        guard let type = typeName.flatMap({ program.types[$0] }), let name = declaration.declaredNames.first else { return nil }
        return program.requiredBuilder(of: name, conformingTo: type.conformances)
    }

    private func checkReturn(
        _ body: [Statement], _ result: TypeSyntax, _ what: String, at span: SourceSpan?
    ) throws(Diagnostic) {
        guard !result.isVoid, !body.isImplicitResult, body.mayComplete(in: program) else { return }
        // Of `#if` only one branch counts: each gives a result in a way of its own.
        if body.count == 1, case .conditionalCompilation(let branches) = body[0].kind, branches.last?.condition == nil,
            branches.allSatisfy({ $0.body.isImplicitResult || !$0.body.mayComplete(in: program) })
        {
            return
        }
        if result.isNever {
            guard body.isEmpty else { return }
            throw Diagnostic(
                .syntax,
                "\(what) with uninhabited return type 'Never' is missing call to another never-returning function on all paths",
                at: body.closingBrace(in: span))
        }
        // A body without any `return` may be a builder's, by the protocol that asks for it.
        if !body.containsReturn, mayBeBuilt(result, at: span) { return }
        throw Diagnostic(
            .syntax, "missing return in \(what) expected to return '\(result.written)'",
            at: body.last?.unreturned ?? body.closingBrace(in: span))
    }

    /// `some P`, and all that loaded code has in a type that conforms to what no declaration in sight tells (`AppShortcutsProvider`).
    private func mayBeBuilt(_ result: TypeSyntax, at span: SourceSpan?) -> Bool {
        if case .some = result { return true }
        guard span?.source.isOfAnApp == true, let type = typeName.flatMap({ program.types[$0] }) else { return false }
        return type.conformances.contains {
            program.types[$0] == nil && Library.names.types[$0] == nil && KnownProtocol.requirements[$0] == nil
        }
    }

    /// `some P` of a body that gives nothing. What a protocol of the host's asks for may be built without an attribute.
    private func checkOpaque(_ result: TypeSyntax, _ body: [Statement], _ declaration: Declaration) throws(Diagnostic) {
        guard case .some(let asked) = result, !body.containsReturn, !body.isImplicitResult, body.mayComplete(in: program),
            !body.contains(where: \.isConditionalCompilation),
            program.types[asked.baseName]?.kind == .protocol || Library.names.types[asked.baseName]?.kind == .protocol
        else { return }
        throw Diagnostic(
            .syntax,
            "function declares an opaque return type, but has no return statements in its body from which to infer an underlying type",
            at: declaration.namePlace)
    }

    // MARK: Names

    mutating func scope(_ body: (inout CodeCheck) throws(Diagnostic) -> Void) throws(Diagnostic) {
        scopes.append([])
        defer { scopes.removeLast() }
        try body(&self)
    }

    mutating func declare(_ name: String) { scopes[scopes.count - 1].insert(name) }

    mutating func declare(_ pattern: Pattern) { for name in pattern.boundNames { declare(name) } }
}

extension Statement {
    fileprivate var isConditionalCompilation: Bool { if case .conditionalCompilation = kind { true } else { false } }
}

/// What is around a statement.
struct CodePosition {
    /// An error that is thrown here goes somewhere.
    var handlesErrors = true
    /// Code here may wait.
    var isAsync = true
    var isInLoop = false
    var isInClosure = false
    /// In a `do` whose `catch`es do not take every error.
    var isInCatch = false
    var isInSwitch = false
    /// In an `if` or a `do`.
    var isInBranch = false
    var isInDefer = false
    /// The labels of the statements around it, with the word that each of these begins with.
    var labels: [String: String] = [:]
}

extension TypeSyntax {
    var isVoid: Bool {
        switch self {
        case .named("Void", _): true
        case .tuple(let elements): elements.isEmpty
        default: false
        }
    }

    /// Does a function with this result never return?
    var isNever: Bool {
        switch self {
        case .named("Never", _), .member(.named("Swift", _), "Never", _): true
        default: false
        }
    }

    var isOptional: Bool { if case .optional = self { true } else { false } }

    /// As a person writes it, for the usual types.
    var written: String {
        switch self {
        case .optional(let wrapped): wrapped.written + "?"
        case .array(let element): "[" + element.written + "]"
        case .dictionary(let key, let value): "[" + key.written + ": " + value.written + "]"
        case .some(let type): "some " + type.written
        case .any(let type): "any " + type.written
        case .tuple(let elements): "(" + elements.map(\.type.written).joined(separator: ", ") + ")"
        default: baseName
        }
    }
}
