// SPDX-License-Identifier: GPL-3.0-or-later

/// Sorts the members of a type or extension into its table.
struct MemberReader {
    let program: Program
    let typeName: String
    let generics: [String]
    let kind: NominalKind
    var table = MemberTable()
    var conformances: [String] = []
    /// Are the type's properties observed?
    var isObservable = false
    /// `Paddle` while an extension `where Self == Paddle` is read.
    var selfName: String?

    init(_ program: Program, typeName: String, generics: [String], kind: NominalKind) {
        self.program = program
        self.typeName = typeName
        self.generics = generics
        self.kind = kind
    }

    private func lexical(isStatic: Bool, _ more: [String] = [], of function: String, _ body: [Statement]?) -> LexicalContext {
        let hasLocals = body.map { !$0.localTypes.isEmpty } ?? false
        return LexicalContext(
            typeName: typeName, genericNames: more + generics, isStatic: isStatic, selfName: selfName,
            localScope: hasLocals ? LexicalContext.localScope(of: function, in: typeName) : nil)
    }

    mutating func read(_ members: [Declaration], isExtension: Bool) throws(Diagnostic) {
        for member in members { try read(member, isExtension: isExtension) }
    }

    private mutating func read(_ member: Declaration, isExtension: Bool) throws(Diagnostic) {
        let isStatic = member.modifiers.contains("static") || member.modifiers.contains("class")
        switch member.kind {
        case .variable(let variable):
            for binding in variable.properties { try read(binding, variable, member, isStatic: isStatic) }
        case .function(let function): add(function, member, isStatic: isStatic)
        case .initializer(let function, let isFailable):
            table.initializers.append(
                UserFunction(
                    function, lexical: lexical(isStatic: false, of: "init", function.body), isMutating: true, isFailable: isFailable,
                    isConvenience: member.modifiers.contains("convenience"),
                    isFromExtension: isExtension, modifiers: member.modifiers,
                    span: member.span
                )
            )
        case .subscript(let declared): add(declared, member, isStatic: isStatic)
        case .enumCases(let cases):
            for item in cases {
                table.cases.append(
                    EnumCaseInfo(
                        name: item.name, payload: item.payload ?? [], rawValue: item.rawValue, index: table.cases.count, span: member.span)
                )
            }
        case .type(let nested): table.nested[nested.name] = "\(typeName).\(nested.name)"
        case .typeAlias(let name, _, let type): table.aliases[name] = type
        case .deinitializer(let body): table.deinitializer = body
        case .associatedType, .import, .macro, .elsewhere, .extension, .conditionalCompilation, .operator, .precedenceGroup: break
        }
    }

    private mutating func add(_ function: FunctionDeclaration, _ member: Declaration, isStatic: Bool) {
        let generic = function.genericParameters.map(\.name)
        let isOperator = function.name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
        let user = UserFunction(
            function, lexical: lexical(isStatic: isStatic, generic, of: function.name, function.body), isStatic: isStatic,
            isMutating: member.modifiers.contains("mutating"),
            builder: builder(function.name, member, giving: function.result), modifiers: member.modifiers, span: member.span
        )
        if function.body == nil, kind == .protocol { table.requirements.append((function.name, "func \(function.name)")) }
        if isStatic || isOperator {
            table.staticMethods[function.name, default: []].append(user)
        } else {
            table.methods[function.name, default: []].append(user)
        }
    }

    /// `body` and the like are builders by their protocol.
    private func builder(_ name: String, _ member: Declaration, giving result: TypeSyntax?) -> ResultBuilder? {
        program.builder(of: member.attributes) ?? program.requiredBuilder(of: name, conformingTo: conformances)
            ?? (KnownProtocol.builders.contains(name) && (result?.isOpaque == true || mayBeAsked(for: name)) ? .views : nil)
    }

    /// Does one of the type's protocols ask for a builder of that name? Those of other frameworks may: `var body: String` of a message, whose
    /// protocols are all known, is a property as any other.
    private func mayBeAsked(for name: String) -> Bool {
        var open = conformances
        var seen: Set<String> = []
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            if let own = program.types[next] {
                open += own.conformances
            } else if let requirements = KnownProtocol.requirements[next] {
                if requirements.contains(where: { $0.name == name }) { return true }
            } else if !Activation.isUnchecked(next) {
                return true
            }
        }
        return false
    }

    private mutating func add(_ declared: SubscriptDeclaration, _ member: Declaration, isStatic: Bool) {
        let builder = program.builder(of: member.attributes)
        let generics = declared.genericParameters
        let names = generics.map(\.name)
        let getter = UserFunction(
            FunctionDeclaration(
                name: "subscript", genericParameters: generics, parameters: declared.parameters, result: declared.result,
                requirements: declared.requirements, body: declared.accessors.isRequirement ? nil : declared.accessors.getter,
                effects: declared.accessors.getterEffects),
            lexical: lexical(isStatic: isStatic, names, of: "subscript", nil), isStatic: isStatic,
            isMutating: declared.accessors.getterModifier == "mutating", builder: builder, modifiers: member.modifiers, span: member.span
        )
        let written = declared.accessors.isRequirement ? nil : declared.accessors.setter
        let setter = written.map { body in
            let new = ParameterSyntax(label: nil, name: declared.accessors.setterParameter, type: declared.result)
            return UserFunction(
                FunctionDeclaration(
                    name: "subscript", genericParameters: generics, parameters: declared.parameters + [new],
                    requirements: declared.requirements, body: body),
                lexical: lexical(isStatic: isStatic, names, of: "subscript", nil),
                isStatic: isStatic, isMutating: declared.accessors.setterModifier != "nonmutating", span: member.span
            )
        }
        if isStatic {
            table.staticSubscripts.append(SubscriptMember(getter: getter, setter: setter))
        } else {
            table.subscripts.append(SubscriptMember(getter: getter, setter: setter))
        }
    }

    private mutating func read(
        _ binding: VariableDeclaration.Binding, _ variable: VariableDeclaration, _ member: Declaration, isStatic: Bool
    ) throws(Diagnostic) {
        guard case .binding(let name, _, let written) = binding.pattern else {
            throw Diagnostic(.unsupported, "a property needs a name of its own", at: member.span)
        }
        let type = binding.type ?? written
        if let accessors = binding.accessors, read(accessors, of: name, type, member, isStatic: isStatic) { return }
        var wrapper = program.wrapper(of: member)
        let wrapped = wrapper?.takeWrappedValue()
        var stored = StoredProperty(
            name: name, type: type, initializer: binding.initializer ?? wrapped, isLet: variable.isLet,
            isLazy: member.modifiers.contains("lazy"), wrapper: wrapper,
            builder: program.builder(of: member.attributes), accessors: binding.accessors,
            isWeak: member.modifiers.contains(where: \.isWeak), modifiers: member.modifiers, span: member.span
        )
        stored.innerWrappers = Array(program.wrappers(of: member).dropFirst())
        stored.deletesWithOwner = member.attributes.contains(where: \.deletesWithOwner)
        stored.isObserved =
            isObservable && wrapper == nil && !stored.isLet && !stored.isLazy
            && !member.attributes.contains { $0.name == "ObservationIgnored" }
        if isStatic {
            table.staticStored[name] = stored
        } else if member.modifiers.contains("override"), let index = table.stored.firstIndex(where: { $0.name == name }) {
            table.stored[index] = table.stored[index].overridden(by: stored)
        } else {
            table.stored.append(stored)
        }
    }

    /// A requirement, or a property that is computed.
    /// - Returns: false for the observers of one that is stored.
    private mutating func read(
        _ accessors: AccessorSet, of name: String, _ type: TypeSyntax?, _ member: Declaration, isStatic: Bool
    ) -> Bool {
        if accessors.isRequirement {
            table.requirements.append((name, "var \(name)"))
            return true
        }
        var accessors = accessors
        // An instance of a class is changed, not the reference.
        if kind == .class { accessors.setterModifier = "nonmutating" }
        let computed = ComputedProperty(
            name, type, accessors, declaredBy: member, lexical: lexical(isStatic: isStatic, of: name, accessors.getter),
            builder: builder(name, member, giving: type))
        guard let computed else { return false }
        if isStatic { table.staticComputed[name] = computed } else { table.computed[name] = computed }
        table.allComputed.append(computed)
        if isStatic, let selfName { table.staticComputedBySelf[selfName, default: [:]][name] = computed }
        return true
    }
}

extension ComputedProperty {
    /// nil where no getter is written: for a stored property with its observers.
    init?(
        _ name: String, _ written: TypeSyntax?, _ accessors: AccessorSet, declaredBy declaration: Declaration, lexical: LexicalContext,
        builder: ResultBuilder?
    ) {
        guard let body = accessors.getter else { return nil }
        let type = written ?? .named("Any")
        let getter = UserFunction(
            FunctionDeclaration(name: name, result: type, body: body, effects: accessors.getterEffects), lexical: lexical,
            isStatic: lexical.isStatic, isMutating: accessors.getterModifier == "mutating", builder: builder,
            modifiers: declaration.modifiers, span: declaration.span)
        let setter = accessors.setter.map { body in
            let parameter = ParameterSyntax(label: nil, name: accessors.setterParameter, type: type)
            return UserFunction(
                FunctionDeclaration(name: name, parameters: [parameter], body: body), lexical: lexical, isStatic: lexical.isStatic,
                isMutating: accessors.setterModifier != "nonmutating", span: declaration.span)
        }
        self.init(name: name, type: written, getter: getter, setter: setter)
    }
}

extension Declaration.Attribute {
    /// `@ScaledMetric(wrappedValue: 20, relativeTo: .caption) var side: CGFloat` says in another place what `= 20` says.
    fileprivate mutating func takeWrappedValue() -> Expression? {
        guard let place = arguments?.firstIndex(where: { $0.label == "wrappedValue" }) else { return nil }
        return arguments?.remove(at: place).value
    }
}

extension Declaration.Attribute {
    /// Is it `@Relationship(deleteRule: .cascade)`?
    fileprivate var deletesWithOwner: Bool {
        guard name == "Relationship", let rule = arguments?.first(where: { $0.label == "deleteRule" })?.value.kind else { return false }
        switch rule {
        case .implicitMember("cascade"), .member(_, "cascade", _): return true
        default: return false
        }
    }
}
