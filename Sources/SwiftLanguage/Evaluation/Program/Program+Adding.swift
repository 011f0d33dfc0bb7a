// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// No two programs share a version, so that what was cached for one is never taken for another.
private let versionCounter = Atomic<Int>(0)

extension Program {
    /// The program with more declarations. One of a name that is taken replaces the earlier one.
    /// - Parameters:
    ///   - files: those whose declarations are dropped, as they were read again.
    ///   - host: what the program will run on.
    package func adding(
        _ new: [Declaration], replacing files: Set<String> = [], on host: (any LanguageHost)? = nil
    ) throws(Diagnostic) -> Program {
        var declarations = self.declarations
        if !files.isEmpty { declarations.removeAll { $0.stands(in: files) } }
        var added = new.flatMap { Self.flattened($0) }
        let importsForeignModules = added.contains(where: \.importsForeignModule)
        added.removeAll { if case .import = $0.kind { true } else { false } }
        if added.contains(where: mayReplace) {
            let names = Set(added.compactMap(\.replacementKey))
            declarations.removeAll { declaration in declaration.replacementKey.map { names.contains($0) } ?? false }
        }
        let result: Program
        if declarations.count == self.declarations.count, let extended = try taking(added) {
            result = extended
        } else {
            var next = Program()
            (next.isAskedForMore, next.importsForeignModules) = (isAskedForMore, importsForeignModules)
            next.setDeclarations(declarations + added)
            result = try next.made(on: platform, after: self, host)
        }
        var check = CodeCheck(program: result)
        try check.check(try added.active(on: platform))
        return result
    }

    /// Is one of its names taken, so that the declarations have to be searched for what it replaces?
    private func mayReplace(_ declaration: Declaration) -> Bool {
        let names = declaration.declaredNames
        if names.isEmpty { return declaration.replacementKey != nil }
        return names.contains { variables[$0] != nil || types[$0] != nil || functions[$0] != nil || aliases[$0] != nil }
    }

    /// This program and some types, worked out without the others; nil where those may depend on what is new.
    private func taking(_ added: [Declaration]) throws(Diagnostic) -> Program? {
        guard version != 0, !onDemand.isEmpty || !Prelude.isAsked(by: added) else { return nil }
        var result = self
        result.addDeclarations(added)
        result.extended = (version, declarations.count)
        // The new names may mean something for all code.
        (result.checked, result.earlierVersions) = ([], [])
        result.version = versionCounter.wrappingAdd(1, ordering: .relaxed).newValue
        var builder = ProgramBuilder(program: result)
        return try builder.add(try added.active(on: platform)) ? builder.program : nil
    }

    /// The same source on another platform: `#if os(…)` around declarations follows it.
    package func adapted(to platform: String) throws(Diagnostic) -> Program {
        guard platform != self.platform else { return self }
        if declarations.haveConditions { return try copied(isAskedForMore: isAskedForMore).made(on: platform) }
        var copy = self
        copy.platform = platform
        return copy
    }

    /// The program for an expression that stands outside of it: with the part of the prelude that the expression names, if any.
    package func serving(_ text: some StringProtocol) throws(Diagnostic) -> Program {
        guard onDemand.isEmpty, Prelude.isAsked(by: text) else { return self }
        return try copied(isAskedForMore: true).made(on: platform)
    }

    /// Its declarations alone.
    private func copied(isAskedForMore: Bool) -> Program {
        var result = Program()
        result.isAskedForMore = isAskedForMore
        result.setDeclarations(declarations)
        return result
    }

    /// With its tables, of which those parts are taken over from an earlier program that mean the same.
    private func made(on platform: String, after earlier: Program? = nil, _ host: (any LanguageHost)? = nil) throws(Diagnostic) -> Program {
        var result = self
        result.version = versionCounter.wrappingAdd(1, ordering: .relaxed).newValue
        result.platform = platform
        var builder = ProgramBuilder(program: result, after: earlier)
        try builder.build(on: host)
        return builder.program
    }

    /// `let a = 1, b = 2` are two declarations, so that each may be replaced.
    private static func flattened(_ declaration: Declaration) -> [Declaration] {
        guard case .variable(let variable) = declaration.kind, variable.bindings.count > 1 else { return [declaration] }
        return variable.bindings.map {
            Declaration(
                .variable(VariableDeclaration(isLet: variable.isLet, bindings: [$0])), attributes: declaration.attributes,
                modifiers: declaration.modifiers, span: declaration.span
            )
        }
    }
}

extension Declaration {
    /// The names that it declares at its level.
    package var declaredNames: [String] {
        switch kind {
        case .type(let type): [type.name]
        case .function(let function): [function.name]
        case .variable(let variable): variable.bindings.flatMap(\.pattern.boundNames)
        case .typeAlias(let name, _, _): [name]
        default: []
        }
    }

    /// Is it written in one of some files? What is written nowhere was made for files when they were loaded.
    func stands(in files: Set<String>) -> Bool {
        guard let span else { return true }
        return span.source.name.map { files.contains($0) } ?? false
    }

    /// What tells whether it replaces another: overloads of a function live side by side.
    var replacementKey: String? {
        switch kind {
        case .function(let function):
            "func \(function.name)("
                + function.parameters.map { ($0.label ?? "_") + ":" + SwiftPrinter.line($0.type) }.joined(separator: ",") + ")"
                + function.askedOfGenerics.joined(separator: ",")
        case .type(let type): "name \(type.name)"
        case .variable(let variable): "name " + variable.bindings.flatMap(\.pattern.boundNames).joined(separator: ",")
        case .typeAlias(let name, _, _): "name \(name)"
        case .operator(let value): "operator \(value.fixity.rawValue) \(value.sign)"
        case .precedenceGroup(let group): "precedencegroup \(group.name)"
        default: nil
        }
    }
}

extension FunctionDeclaration {
    /// What tells a generic function from another that takes the same: `T: Comparable`.
    fileprivate var askedOfGenerics: [String] {
        genericParameters.compactMap { parameter in parameter.constraint.map { parameter.name + ":" + SwiftPrinter.line($0) } }
            + requirements.map { SwiftPrinter.line($0.subject) + $0.relation.rawValue + SwiftPrinter.line($0.object) }
    }
}
