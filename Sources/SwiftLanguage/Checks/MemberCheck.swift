// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether a member may stand where it stands: what enums, protocols and extensions cannot hold, and modifiers that mean nothing there.
struct MemberCheck {
    let program: Program
    /// What the members belong to.
    enum Owner {
        case type(TypeDeclaration)
        case `extension`(ExtensionDeclaration)
    }
    let owner: Owner

    func run(_ members: [Declaration]) throws(Diagnostic) {
        let modifiers = if case .type(let type) = owner { ModifierCheck(type: type) } else { ModifierCheck() }
        for member in members {
            try modifiers.run(member)
            switch member.kind {
            case .variable(let variable): try check(variable, member)
            case .function(let function): try check(function, member)
            case .deinitializer: try checkDeinitializer(member)
            case .initializer(let function, _): try checkInitializer(function, member)
            case .enumCases: try checkCases(member)
            case .type(let nested): try checkNested(nested, member)
            default: break
            }
            if isValue, member.modifiers.contains("override") {
                throw Diagnostic(.syntax, "'override' can only be specified on class members", at: member.span, hint: "remove 'override'")
            }
            if kind == .protocol, let word = member.modifiers.first(where: { ["private", "fileprivate", "public"].contains($0) }) {
                throw Diagnostic(.syntax, "'\(word)' modifier cannot be used in protocols", at: member.span, hint: "remove '\(word)'")
            }
        }
    }

    private var isValue: Bool { kind == .struct || kind == .enum }

    private func checkDeinitializer(_ member: Declaration) throws(Diagnostic) {
        if case .extension = owner {
            throw Diagnostic(
                .syntax, "deinitializers may only be declared within a class, actor, or noncopyable type", at: member.namePlace,
                hint: "put it into the class itself")
        }
        guard isValue, case .type(let type) = owner, !type.inherited.contains(where: { "\($0)".contains("Copyable") }) else { return }
        throw Diagnostic(
            .syntax, "deinitializer cannot be declared in \(type.kind) '\(type.name)' that conforms to 'Copyable'", at: member.namePlace,
            hint: "make the type a class")
    }

    private func checkNested(_ nested: TypeDeclaration, _ member: Declaration) throws(Diagnostic) {
        guard case .type(let type) = owner, type.kind == .protocol else { return }
        throw Diagnostic(
            .syntax, "type '\(nested.name)' cannot be nested in protocol '\(type.name)'", at: member.namePlace,
            hint: "declare it outside of the protocol")
    }

    private func checkCases(_ member: Declaration) throws(Diagnostic) {
        guard let kind, kind != .enum else { return }
        throw Diagnostic(
            .syntax, "enum 'case' is not allowed outside of an enum", at: member.place(of: "case") ?? member.span,
            hint: "declare an enum for it")
    }

    private func checkInitializer(_ function: FunctionDeclaration, _ member: Declaration) throws(Diagnostic) {
        if kind == .protocol, function.body != nil {
            throw Diagnostic(
                .syntax, "protocol initializers must not have bodies", at: member.namePlace,
                hint: "put the body into an extension of the protocol")
        }
        guard isValue, case .type(let type) = owner, member.modifiers.contains("convenience") else { return }
        throw Diagnostic(
            .syntax, "initializers in \(type.kind)s are not marked with 'convenience'", at: member.namePlace, hint: "remove 'convenience'")
    }

    private var kind: NominalKind? { if case .type(let type) = owner { type.kind } else { nil } }

    private func check(_ function: FunctionDeclaration, _ member: Declaration) throws(Diagnostic) {
        if function.name.isOperatorName, !member.modifiers.contains("static"), !member.modifiers.contains("class"), kind != nil {
            let place = if case .type(let type) = owner, kind != .protocol { "type '\(type.name)'" } else { "protocol" }
            throw Diagnostic(
                .syntax, "operator '\(function.name)' declared in \(place) must be 'static'", at: member.namePlace,
                hint: "write 'static' before 'func'")
        }
        if kind == .class || kind == .actor, member.modifiers.contains("mutating") {
            throw Diagnostic(
                .syntax, "'mutating' is not valid on instance methods in classes", at: member.span, hint: "remove 'mutating'")
        }
        if kind == .protocol, function.body != nil {
            throw Diagnostic(
                .syntax, "protocol methods must not have bodies", at: member.namePlace,
                hint: "put the body into an extension of the protocol")
        }
        if kind == .protocol, function.parameters.contains(where: { $0.defaultValue != nil }) {
            throw Diagnostic(
                .syntax, "default argument not permitted in a protocol method", at: member.place(of: "func"),
                hint: "overload it in an extension")
        }
    }

    private func check(_ variable: VariableDeclaration, _ member: Declaration) throws(Diagnostic) {
        try checkModifiers(variable, member)
        if variable.isLet, let wrapper = program.wrapper(of: member), isDeclared(wrapper) {
            throw Diagnostic(.syntax, "property wrapper can only be applied to a 'var'", at: member.span, hint: "declare it with 'var'")
        }
        for binding in variable.bindings {
            try checkAccessors(binding, member)
            try checkStorage(binding, variable, member)
            let isComputed = binding.accessors?.getter != nil || binding.accessors?.isRequirement == true
            if let wrapper = program.wrapper(of: member), isDeclared(wrapper) { try check(wrapper, of: binding, member) }
            if variable.isLet, binding.accessors?.getter != nil {
                throw Diagnostic(
                    .syntax, "'let' declarations cannot be computed properties", at: member.namePlace, hint: "declare it with 'var'")
            }
            guard !isComputed, !member.modifiers.contains("static"), !member.modifiers.contains("class") else { continue }
            try checkStored(binding, member)
        }
    }

    /// Is it a wrapper of SwiftUI's, or one that the program declares?
    private func isDeclared(_ wrapper: Declaration.Attribute) -> Bool {
        wrapper.known != nil || program.propertyWrappers[Program.plainName(wrapper.name)] != nil
    }

    private func check(
        _ wrapper: Declaration.Attribute, of binding: VariableDeclaration.Binding, _ member: Declaration
    ) throws(Diagnostic) {
        let name = binding.pattern.boundNames.first ?? ""
        let remove = "remove '@\(wrapper.name)'"
        if kind == .protocol {
            throw Diagnostic(
                .syntax, "property '\(name)' declared inside a protocol cannot have a wrapper", at: member.namePlace, hint: remove)
        }
        if binding.accessors?.getter != nil {
            throw Diagnostic(.syntax, "property wrapper cannot be applied to a computed property", at: wrapper.span, hint: remove)
        }
        if let word = member.modifiers.first(where: { ["lazy", "weak", "unowned"].contains($0) }) {
            throw Diagnostic(.syntax, "property '\(name)' with a wrapper cannot also be \(word)", at: member.namePlace, hint: remove)
        }
    }

    private func checkModifiers(_ variable: VariableDeclaration, _ member: Declaration) throws(Diagnostic) {
        if variable.isLet, member.modifiers.contains("lazy") {
            throw Diagnostic(.syntax, "'lazy' cannot be used on a let", at: member.span, hint: "declare it with 'var'")
        }
        if member.modifiers.contains("lazy"), member.modifiers.contains("static") || member.modifiers.contains("class") {
            throw Diagnostic(
                .syntax, "'lazy' cannot be used on an already-lazy global", at: member.place(of: "lazy"), hint: "remove 'lazy'")
        }
        if let word = member.modifiers.first(where: { $0 == "mutating" || $0 == "nonmutating" }) {
            throw Diagnostic(
                .syntax, "'\(word)' may only be used on 'func' declarations", at: member.place(of: word), hint: "remove '\(word)'")
        }
    }

    /// What observes has to be able to change, and what all subclasses share is no part of one of them.
    private func checkStorage(
        _ binding: VariableDeclaration.Binding, _ variable: VariableDeclaration, _ member: Declaration
    ) throws(Diagnostic) {
        if let accessors = binding.accessors, variable.isLet, accessors.didSet != nil || accessors.willSet != nil {
            throw Diagnostic(
                .syntax, "'let' declarations cannot be observing properties", at: member.namePlace, hint: "declare it with 'var'")
        }
        if kind != .protocol, case .some? = binding.type, binding.initializer == nil, binding.accessors?.getter == nil,
            binding.accessors?.isRequirement != true, !member.attributes.contains(where: { $0.isForeignMacro(in: program) })
        {
            throw Diagnostic(
                .missingRequirement,
                "property declares an opaque return type, but has no initializer expression from which to infer an underlying type",
                at: member.namePlace, hint: "write what it is behind it, in braces: { … }")
        }
        if binding.isStored, member.attributes.isEmpty, member.modifiers.contains("static"), let place = placeWithoutStatics {
            throw Diagnostic(
                .syntax, "static stored properties not supported in \(place)", at: member.namePlace, hint: "compute it: { … }")
        }
        if kind == .class, member.modifiers.contains("class"), binding.accessors?.getter == nil, binding.initializer != nil {
            throw Diagnostic(
                .syntax, "class stored properties not supported in classes; did you mean 'static'?", at: member.namePlace,
                hint: "write 'static' for 'class'")
        }
    }

    /// Where no storage is that all values share: each list of type arguments, and each type that conforms, would have its own.
    private var placeWithoutStatics: String? {
        switch owner {
        case .type(let type): return type.parameterNames.isEmpty ? nil : "generic types"
        case .extension(let added):
            guard case .named(let name, _) = added.extended, program.aliases[name] == nil else { return nil }
            // Of `where T == Int` there is one.
            if added.requirements.contains(where: { $0.relation == .same }) { return nil }
            if let type = program.types[name] {
                return type.kind == .protocol ? "protocol extensions" : type.genericNames.isEmpty ? nil : "generic types"
            }
            return ["Array", "Dictionary", "Set", "Optional", "Result"].contains(name) ? "generic types" : nil
        }
    }

    private func checkAccessors(_ binding: VariableDeclaration.Binding, _ member: Declaration) throws(Diagnostic) {
        let (accessors, initializer) = (binding.accessors, binding.initializer)
        if kind == .protocol, accessors?.isRequirement != true {
            throw Diagnostic(
                .syntax, "property in protocol must have explicit { get } or { get set } specifier", at: member.namePlace)
        }
        if kind != .protocol, let accessors, accessors.isRequirement, member.attributes.isEmpty {
            let (word, what) = accessors.getter?.isEmpty == false ? ("set", "setter") : ("get", "getter")
            throw Diagnostic(
                .syntax, "expected '{' to start \(what) definition", at: member.place(of: word),
                hint: "write its body, as in '\(word) { … }'")
        }
        if let accessors, !accessors.isRequirement {
            if accessors.getter != nil, initializer != nil, member.attributes.isEmpty, !member.modifiers.contains("lazy") {
                throw Diagnostic(
                    .syntax, "variable with getter/setter cannot have an initial value", at: initializer?.place,
                    hint: "leave the value out, or the accessors")
            }
            if accessors.setter != nil, accessors.getter == nil {
                throw Diagnostic(.syntax, "variable with a setter must also have a getter", at: member.place(of: "set"))
            }
            if accessors.getter != nil, accessors.didSet != nil || accessors.willSet != nil {
                throw Diagnostic(
                    .syntax, "'\(accessors.didSet == nil ? "willSet" : "didSet")' cannot be provided together with a getter",
                    at: member.place(of: accessors.didSet == nil ? "willSet" : "didSet"))
            }
        }
        if member.modifiers.contains("lazy"), initializer == nil {
            throw Diagnostic(.syntax, "lazy properties must have an initializer", at: member.span)
        }
        if case .binding(_, _, nil) = binding.pattern, binding.type == nil, initializer == nil, member.attributes.isEmpty {
            throw Diagnostic(.syntax, "type annotation missing in pattern", at: member.namePlace)
        }
    }

    private func checkStored(_ binding: VariableDeclaration.Binding, _ member: Declaration) throws(Diagnostic) {
        var written = binding.type
        if case .binding(_, _, let type?) = binding.pattern { written = written ?? type }
        if let word = ["weak", "unowned"].first(where: member.modifiers.contains) { try checkReference(written, word, member) }
        if hasWrapper(member) {
            guard case .type(let type) = owner, type.kind == .struct, member.attributes.contains(where: { $0.name == type.name }) else {
                return
            }
            throw containsItself(type.name, member)
        }
        switch owner {
        // What observes an inherited property stores nothing.
        case .extension where member.modifiers.contains("override"): return
        case .extension:
            throw Diagnostic(
                .syntax, "extensions must not contain stored properties", at: member.namePlace,
                hint: "compute it, or declare it in the type")
        case .type(let type) where type.kind == .enum:
            throw Diagnostic(.syntax, "enums must not contain stored properties", at: member.namePlace, hint: "give the cases a payload")
        case .type(let type) where type.kind == .struct:
            let isGeneric = type.genericParameters.contains { $0.name == written?.baseName }
            guard let written, !isGeneric, holds(written, type.name) || holdsFarther(written, type) else { return }
            throw containsItself(type.name, member)
        default: break
        }
    }

    /// A `weak` or `unowned` property, which refers to an object.
    private func checkReference(_ written: TypeSyntax?, _ word: String, _ member: Declaration) throws(Diagnostic) {
        if let type = Self.unwrapped(written), case let name = type.baseName {
            if let kind = program.types[name]?.kind ?? Library.names.types[name]?.kind, kind == .struct || kind == .enum {
                throw Diagnostic(
                    .typeMismatch, "'\(word)' may only be applied to class and class-bound protocol types, not '\(type.written)'",
                    at: member.namePlace)
            }
            if let type = program.types[name], type.kind == .protocol, type.conformances.isEmpty {
                throw Diagnostic(
                    .typeMismatch,
                    "'\(word)' must not be applied to non-class-bound 'any \(name)'; "
                        + "consider adding a protocol conformance that has a class bound",
                    at: member.namePlace, hint: "declare 'protocol \(name): AnyObject'")
            }
        }
        if word == "weak", let name = written?.baseName, case .named? = written, program.types[name]?.kind == .class {
            throw Diagnostic(.typeMismatch, "'weak' variable should have optional type '\(name)?'", at: member.namePlace)
        }
    }

    private func containsItself(_ name: String, _ member: Declaration) -> Diagnostic {
        Diagnostic(
            .typeMismatch, "value type '\(name)' cannot have a stored property that recursively contains it", at: member.namePlace,
            hint: "keep it in an array, or make the type a class")
    }

    /// A property wrapper, or a macro, which makes something else of it.
    private func hasWrapper(_ member: Declaration) -> Bool { member.attributes.contains { $0.name.first?.isUppercase == true } }

    private static func unwrapped(_ type: TypeSyntax?) -> TypeSyntax? {
        if case .optional(let wrapped)? = type { wrapped } else { type }
    }

    /// `struct A { var b: B }` where `B` holds an `A`, by way of structs that stand by themselves.
    private func holdsFarther(_ written: TypeSyntax, _ type: TypeDeclaration) -> Bool {
        let name = type.name
        // One inside of another type may be called the same.
        guard let whole = program.types[name]?.span, let place = type.nameSpan, whole.source === place.source,
            whole.start <= place.start, place.end <= whole.end
        else { return false }
        var (open, seen) = ([(written, name)], Set<String>())
        while let (type, owner) = open.popLast() {
            let next: String
            switch type {
            case .optional(let wrapped):
                open.append((wrapped, owner))
                continue
            case .named(let written, let arguments) where arguments.isEmpty: next = written
            default: continue
            }
            guard program.types[owner + "." + next] == nil, program.types[owner]?.members.aliases[next] == nil else { continue }
            if next == name, owner != name { return true }
            guard seen.insert(next).inserted, let held = program.types[next], held.kind == .struct, held.genericNames.isEmpty else {
                continue
            }
            open += held.storedProperties.filter { $0.wrapper == nil }.compactMap { stored in stored.type.map { ($0, next) } }
        }
        return false
    }

    private func holds(_ type: TypeSyntax, _ name: String) -> Bool {
        switch type {
        case .named(let written, let arguments): written == name && arguments.isEmpty
        case .optional(let wrapped): holds(wrapped, name)
        default: false
        }
    }
}

extension VariableDeclaration.Binding {
    fileprivate var isStored: Bool { accessors?.getter == nil && accessors?.isRequirement != true }
}
