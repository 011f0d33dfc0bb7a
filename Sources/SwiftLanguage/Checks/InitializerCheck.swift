// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether initializers set each stored property before `self` is used, each `let` once, and call `super.init`. Where control takes ways that are
/// not followed here (loops, closures, `#if`) nothing is said.
struct InitializerCheck {
    let program: Program
    let type: TypeDeclaration
    /// Stored properties that an initializer has to set.
    let required: [String]

    func run() throws(Diagnostic) {
        if type.kind == .class { try checkKinds() }
        try checkDelegation()
        guard type.kind == .struct || type.kind == .class else { return }
        let members = OwnMembers(type)
        let parent = self.parent
        for member in type.members {
            guard case .initializer(let function, let isFailable) = member.kind, let body = function.body,
                !member.modifiers.contains("convenience"), !body.delegates, !(isFailable && body.isNilResult), parent != nil || !isDerived
            else { continue }
            var flow = InitializationFlow(
                program: program, members: members, required: Set(required), parent: parent, isClass: type.kind == .class)
            flow.hidden.formUnion(function.parameters.map(\.name))
            flow.end = type.kind == .class ? member.span?.lastSign : nil
            try flow.visit(body)
            guard flow.isReachable, body.mayComplete(in: program) else { continue }
            try flow.checkEnd(setting: required, at: member.span?.lastSign)
        }
    }

    /// An extension of a class adds convenience initializers alone.
    static func checkExtension(_ added: ExtensionDeclaration, _ program: Program) throws(Diagnostic) {
        guard case .named(let name, _) = added.extended, let type = program.types[name], type.kind == .class,
            type.namePlace?.isOfLibrary != true
        else { return }
        for member in added.members {
            guard case .initializer = member.kind, !member.modifiers.contains("convenience") else { continue }
            throw Diagnostic(
                .syntax,
                "designated initializer cannot be declared in an extension of '\(name)'; did you mean this to be a convenience initializer?",
                at: member.namePlace, hint: "write 'convenience' before it")
        }
    }

    /// A designated initializer of a class calls one of the class above, a convenience one another of its own.
    private func checkKinds() throws(Diagnostic) {
        for member in type.members {
            guard case .initializer(let function, _) = member.kind, let body = function.body else { continue }
            let isConvenience = member.modifiers.contains("convenience")
            guard let call = body.firstCall(ofInitializerOf: isConvenience ? "super" : "self") else { continue }
            throw Diagnostic(
                .syntax,
                isConvenience
                    ? "convenience initializer for '\(type.name)' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')"
                    : "designated initializer for '\(type.name)' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?",
                at: isConvenience ? call.place : member.namePlace)
        }
    }

    /// An initializer of an enum and a convenience one of a class make `self` on every way to their end.
    private func checkDelegation() throws(Diagnostic) {
        for member in type.members {
            guard case .initializer(let function, let isFailable) = member.kind, let body = function.body,
                !(isFailable && body.isNilResult),
                type.kind == .enum || type.kind == .class && member.modifiers.contains("convenience")
                    || type.kind == .struct && body.firstCall(ofInitializerOf: "self") != nil,
                body.mayComplete(in: program)
            else { continue }
            try EarlyUse(members: OwnMembers(type), parameters: function.parameters.map(\.name), isOfStruct: type.kind == .struct).check(
                body)
            if body.makesSelf(in: program), !body.returnsBeforeSelf(in: program) { continue }
            throw Diagnostic(
                .missingRequirement, "'self.init' isn't called on all paths before returning from initializer",
                at: member.span?.lastSign)
        }
    }

    /// Does it inherit from something that may be a class?
    private var isDerived: Bool {
        guard type.kind == .class else { return false }
        return type.inherited.map(\.baseName).contains { name in
            program.types[name].map { $0.kind == .class } ?? (Library.names.types[name]?.kind != .protocol)
        }
    }

    /// The class above, where it and all above it are the user's.
    private var parent: UserType? {
        guard let parent = type.inherited.lazy.compactMap({ self.program.types[$0.baseName] }).first(where: { $0.kind == .class }) else {
            return nil
        }
        return parent.isWhole(program) ? parent : nil
    }
}

/// The members that a type declares itself, by name.
struct OwnMembers {
    var stored: Set<String> = []
    var computed: Set<String> = []
    var methods: Set<String> = []
    /// Those that have a value from their declaration.
    var constants: Set<String> = []
    var lets: Set<String> = []
    /// A wrapper, and what is lazy, may be set at any time, by itself or by its storage `_name`.
    var free: Set<String> = []
    var tuples: [String: TupleNames] = [:]

    init() {}

    init(_ type: TypeDeclaration) {
        for member in type.members where !member.modifiers.contains("static") && !member.modifiers.contains("class") {
            switch member.kind {
            case .function(let function): methods.insert(function.name)
            case .variable(let variable):
                let isFree = member.modifiers.contains("lazy") || member.attributes.contains { $0.name.first?.isUppercase == true }
                for binding in variable.bindings {
                    for name in binding.pattern.boundNames {
                        if isFree { free.formUnion([name, "_" + name, "$" + name]) } else { add(name, binding, isLet: variable.isLet) }
                    }
                }
            default: break
            }
        }
        computed.subtract(stored)
    }

    private mutating func add(_ name: String, _ binding: VariableDeclaration.Binding, isLet: Bool) {
        guard binding.accessors?.getter == nil else {
            computed.insert(name)
            return
        }
        stored.insert(name)
        tuples[name] = binding.type.flatMap { TupleNames($0) }
        guard isLet else { return }
        lets.insert(name)
        if binding.initializer != nil { constants.insert(name) }
    }
}

extension UserType {
    /// Are this class and all above it declared in sight?
    fileprivate func isWhole(_ program: Program) -> Bool {
        conformances.allSatisfy { name in
            guard let parent = program.types[name] else { return Library.names.types[name]?.kind == .protocol }
            return parent.kind == .protocol || parent.kind == .class && parent.isWhole(program)
        }
    }

    /// Is `super.init()` there to be called by itself?
    func isMadeWithoutArguments(_ program: Program) -> Bool {
        let own = members.initializers.filter { !$0.isConvenience }
        if own.contains(where: { $0.declaration.parameters.allSatisfy { $0.defaultValue != nil || $0.isVariadic } }) { return true }
        guard members.initializers.isEmpty else { return false }
        return program.superclass(of: self)?.isMadeWithoutArguments(program) ?? true
    }
}

extension [Statement] {
    /// `self.init(…)` or `super.init(…)`, wherever it stands.
    fileprivate func firstCall(ofInitializerOf word: String) -> Expression? {
        var pending = [Expression(.closure(Expression.Closure(body: self)))]
        while let next = pending.popLast() {
            if case .call(let call) = next.kind, case .member(let base, "init", _) = call.callee.kind, base.bareName == word { return next }
            pending += next.childrenOutsideOfTypes
        }
        return nil
    }
}

extension Expression {
    /// The direct children but for those in local types, whose initializers are their own.
    fileprivate var childrenOutsideOfTypes: [Expression] {
        var result: [Expression] = []
        let mapper = ChildMapper(
            expression: { child in
                result.append(child)
                return child
            },
            list: { $0.filter { !$0.declaresType } })
        _ = mapper.kind(kind)
        return result
    }
}

extension Statement {
    fileprivate var declaresType: Bool {
        if case .declaration(let declared) = kind, case .type = declared.kind { true } else { false }
    }
}

extension [Statement] {
    /// `self.init(…)` or `self = …`: another initializer sets all. What `#if` leaves out is not known here.
    fileprivate var delegates: Bool {
        var pending = [Expression(.closure(Expression.Closure(body: self)))]
        while let next = pending.popLast() {
            switch next.kind {
            case .call(let call):
                if case .member(let base, "init", _) = call.callee.kind, base.bareName == "self" { return true }
            case .assignment(let target, _, _): if target.bareName == "self" { return true }
            default: break
            }
            pending += next.children
        }
        return contains { if case .conditionalCompilation = $0.kind { true } else { false } }
    }
}

extension [Statement] {
    /// Is `self` given a value, or another initializer called, whichever way control takes? Where that is not followed the answer is yes.
    fileprivate func makesSelf(in program: Program) -> Bool { contains { $0.makesSelf(in: program) } }

    /// Is there a `return` before that? Those in loops are not followed.
    fileprivate func returnsBeforeSelf(in program: Program) -> Bool {
        for statement in self {
            switch statement.kind {
            case .return(nil): return true
            case .guard(_, let body): if body.returnsBeforeSelf(in: program) { return true }
            case .if(let choice):
                if [choice.body, choice.elseBody ?? []].contains(where: { $0.returnsBeforeSelf(in: program) }) { return true }
            default: break
            }
            if statement.makesSelf(in: program) { return false }
        }
        return false
    }
}

extension Statement {
    fileprivate func makesSelf(in program: Program) -> Bool {
        switch kind {
        case .expression(let value): value.makesSelf(in: program)
        case .if(let choice): choice.makesSelf(in: program)
        case .switch(let choice):
            choice.cases.allSatisfy { $0.body.makesSelf(in: program) || !$0.body.mayComplete(in: program) || $0.body.breaks(nil) }
        case .do(let block): block.body.makesSelf(in: program)
        case .labeled, .conditionalCompilation, .forIn, .while, .repeatWhile: true
        default: false
        }
    }
}

extension IfStatement {
    fileprivate func makesSelf(in program: Program) -> Bool {
        guard let elseBody else { return false }
        return [body, elseBody].allSatisfy { $0.makesSelf(in: program) || !$0.mayComplete(in: program) }
    }
}

extension Expression {
    fileprivate func makesSelf(in program: Program) -> Bool {
        switch kind {
        case .assignment(let target, _, _): target.bareName == "self"
        case .call(let call):
            if case .member(let base, "init", _) = call.callee.kind { base.bareName == "self" } else { false }
        case .effect(_, let inner), .parenthesized(let inner), .optionalChain(let inner), .forceUnwrap(let inner):
            inner.makesSelf(in: program)
        case .if(let choice): choice.makesSelf(in: program)
        case .switch(let choice): choice.cases.allSatisfy { $0.body.makesSelf(in: program) || !$0.body.mayComplete(in: program) }
        default: false
        }
    }
}
