// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether a type may inherit from what it names, and whether what it overrides is there.
struct InheritanceCheck {
    let program: Program
    /// The names of the classes marked `final`.
    let finals: Set<String>

    func run(_ type: TypeDeclaration, _ declaration: Declaration) throws(Diagnostic) {
        guard type.kind != .protocol else { return }
        for name in type.inherited.map(\.baseName) {
            if type.kind == .struct || type.kind == .enum { try checkClassBound(type, name, declaration) }
            guard let parent = program.types[name], parent.kind != .protocol else { continue }
            if type.kind != .class {
                throw Diagnostic(.typeMismatch, "inheritance from non-protocol type '\(name)'", at: declaration.span)
            }
            if parent.kind != .class {
                throw Diagnostic(.typeMismatch, "inheritance from non-protocol, non-class type '\(name)'", at: declaration.span)
            }
            if finals.contains(name) {
                throw Diagnostic(.typeMismatch, "inheritance from a final class '\(name)'", at: declaration.span)
            }
        }
        let parents = type.inherited.map(\.baseName).filter { program.types[$0]?.kind == .class }
        if parents.count > 1 {
            throw Diagnostic(
                .typeMismatch, "multiple inheritance from classes '\(parents[0])' and '\(parents[1])'", at: declaration.span)
        }
        guard type.kind == .class, let ancestors = ancestors(of: type) else { return }
        try checkRequired(type, declaration)
        for member in type.members { try checkOverride(member, ancestors) }
    }

    /// A class that is above itself.
    func checkCycle(_ type: TypeDeclaration, _ declaration: Declaration) throws(Diagnostic) {
        var (seen, open) = (Set<String>(), type.inherited.map(\.baseName))
        while let name = open.popLast() {
            if name == type.name, type.kind == .class || type.kind == .protocol {
                throw Diagnostic(
                    .typeMismatch, type.kind == .class ? "'\(name)' inherits from itself" : "protocol '\(name)' refines itself",
                    at: declaration.span)
            }
            if seen.insert(name).inserted, let parent = program.types[name], parent.kind == type.kind { open += parent.conformances }
        }
    }

    /// A protocol that only classes may have.
    private func checkClassBound(_ type: TypeDeclaration, _ name: String, _ declaration: Declaration) throws(Diagnostic) {
        if name == "AnyObject" {
            throw Diagnostic(.typeMismatch, "only protocols can inherit from 'AnyObject'", at: declaration.span)
        }
        guard let asked = program.types[name], asked.kind == .protocol, asked.conformances.contains("AnyObject") else { return }
        throw Diagnostic(
            .typeMismatch, "non-class type '\(type.name)' cannot conform to class protocol '\(name)'", at: declaration.span,
            hint: "make the type a class")
    }

    /// All classes above; nil where one of them is not the user's, which has members that nobody knows here.
    private func ancestors(of type: TypeDeclaration) -> [UserType]? {
        var result: [UserType] = []
        var names = type.inherited.map(\.baseName)
        while true {
            guard names.allSatisfy({ program.types[$0] != nil || Library.names.types[$0]?.kind == .protocol }) else { return nil }
            guard let parent = names.lazy.compactMap({ program.types[$0] }).first(where: { $0.kind == .class }),
                !result.contains(where: { $0.qualifiedName == parent.qualifiedName })
            else { return result }
            result.append(parent)
            names = parent.conformances
        }
    }

    /// A class that declares initializers of its own needs those that the class above asks of all below it.
    private func checkRequired(_ type: TypeDeclaration, _ declaration: Declaration) throws(Diagnostic) {
        var own: [[String?]] = []
        var hasDesignated = false
        for member in type.members {
            guard case .initializer(let function, _) = member.kind else { continue }
            own.append(Self.labels(function))
            hasDesignated = hasDesignated || !member.modifiers.contains("convenience")
        }
        guard hasDesignated, let parent = type.inherited.first?.baseName else { return }
        for case .type(let above) in program.declarations.map(\.kind) where above.name == parent && above.kind == .class {
            for member in above.members where member.modifiers.contains("required") {
                guard case .initializer(let function, _) = member.kind, !own.contains(Self.labels(function)) else { continue }
                let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
                throw Diagnostic(
                    .missingRequirement, "'required' initializer 'init(\(labels))' must be provided by subclass of '\(parent)'",
                    at: declaration.span)
            }
        }
    }

    private func checkOverride(_ member: Declaration, _ ancestors: [UserType]) throws(Diagnostic) {
        let isOverride = member.modifiers.contains("override")
        switch member.kind {
        case .function(let function):
            let named = ancestors.flatMap { ($0.members.methods[function.name] ?? []) + ($0.members.staticMethods[function.name] ?? []) }
            if isOverride, !named.contains(where: { Self.labels($0.declaration) == Self.labels(function) }) {
                throw Diagnostic(
                    .missingRequirement, "method does not override any method from its superclass", at: member.span,
                    hint: "remove 'override'")
            }
            if isOverride, let above = final(function, ancestors) {
                throw Diagnostic(
                    .missingRequirement, "\(above) method overrides a 'final' \(above) method", at: member.span,
                    hint: "give it another name")
            }
            let same = named.first { Self.isSame($0.declaration, function) && !$0.isFromExtension }
            if !isOverride, same != nil, !member.modifiers.contains("static"), !member.modifiers.contains("private") {
                throw Diagnostic(
                    .missingRequirement, "overriding declaration requires an 'override' keyword", at: member.span,
                    hint: "write 'override' before it")
            }
        case .variable(let variable)
        where !isOverride && !member.modifiers.contains("static") && !member.modifiers.contains("private"):
            for name in variable.bindings.flatMap(\.pattern.boundNames)
            where ancestors.contains(where: { $0.storedIndex[name] != nil || $0.members.computed[name] != nil }) {
                throw Diagnostic(
                    .missingRequirement, "overriding declaration requires an 'override' keyword", at: member.span,
                    hint: "write 'override' before it")
            }
        case .variable(let variable) where isOverride:
            for name in variable.bindings.flatMap(\.pattern.boundNames) where !ancestors.contains(where: { Self.declares($0, name) }) {
                throw Diagnostic(
                    .missingRequirement, "property does not override any property from its superclass", at: member.span,
                    hint: "remove 'override'")
            }
            for binding in variable.bindings { try checkOverride(binding, variable, ancestors, at: member.span) }
        default: break
        }
    }

    /// An overriding property computes its value or observes it, and gives up nothing that the one above allows.
    private func checkOverride(
        _ binding: VariableDeclaration.Binding, _ variable: VariableDeclaration, _ ancestors: [UserType], at span: SourceSpan?
    ) throws(Diagnostic) {
        guard let name = binding.pattern.boundNames.first else { return }
        if binding.accessors == nil {
            throw Diagnostic(.missingRequirement, "cannot override with a stored property '\(name)'", at: span)
        }
        for above in ancestors {
            guard let place = above.storedIndex[name] else { continue }
            guard above.storedProperties[place].isLet else { return }
            throw Diagnostic(
                .missingRequirement,
                binding.accessors?.getter == nil
                    ? "cannot observe read-only property '\(name)'; it can't change"
                    : "cannot override immutable 'let' property '\(name)' with the getter of a 'var'", at: span)
        }
    }

    /// What kind of method of the classes above is `final` and has the same labels.
    private func final(_ function: FunctionDeclaration, _ ancestors: [UserType]) -> String? {
        let names = Set(ancestors.map(\.name))
        for case .type(let above) in program.declarations.map(\.kind) where names.contains(above.name) && above.kind == .class {
            for member in above.members where member.modifiers.contains("final") {
                guard case .function(let other) = member.kind, other.name == function.name, Self.labels(other) == Self.labels(function)
                else {
                    continue
                }
                return member.modifiers.contains("class") ? "class" : "instance"
            }
        }
        return nil
    }

    private static func labels(_ function: FunctionDeclaration) -> [String?] { function.parameters.map(\.label) }

    private static func isSame(_ a: FunctionDeclaration, _ b: FunctionDeclaration) -> Bool {
        labels(a) == labels(b) && a.genericParameters.isEmpty && b.genericParameters.isEmpty
            && a.parameters.map { "\($0.type)" } == b.parameters.map { "\($0.type)" }
            && "\(a.result ?? .tuple([]))" == "\(b.result ?? .tuple([]))"
    }

    private static func declares(_ type: UserType, _ name: String) -> Bool {
        let members = type.members
        return type.storedIndex[name] != nil || members.computed[name] != nil || members.staticComputed[name] != nil
            || members.staticStored[name] != nil
    }
}
