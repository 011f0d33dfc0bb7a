// SPDX-License-Identifier: GPL-3.0-or-later

/// Names of types that mean nothing.
extension StaticIndex {
    /// Is there no type of that name: nothing in sight declares it, and neither the library nor the host knows it?
    func isUnknownType(_ name: String, in context: DeclarationContext) -> Bool {
        guard let host, name.first?.isUppercase == true, !Activation.isUnchecked(name), !Activation.isBuiltin(name),
            !Conformances.markers.contains(name), KnownWrapper[name] == nil, !KnownModule.names.contains(name),
            !host.isPropertyWrapper(name), !host.isEffectOnly(name), !host.isUnsupported(name), !mayBringTypes(context.typeName)
        else { return false }
        return !TypeResolver(index: self, context: context).declares(name)
            && resolve(.named(name, genericArguments: []), in: context) == .unknown && !Prelude.names.contains(name)
            && !nestedTypeNames.contains(name) && !name.hasPrefixOfFramework
    }

    /// From where they are seen the name alone does not tell.
    func makeNestedTypeNames() -> Set<String> {
        var result: Set<String> = []
        for name in Array(types.keys) + Array(aliases.keys) {
            if let dot = name.lastIndex(of: ".") { result.insert(String(name[dot...].dropFirst())) }
        }
        for info in types.values { result.formUnion(Array(info.aliases.keys) + info.associatedTypes) }
        return result
    }

    /// What is probably meant by a name that means nothing.
    func suggestion(for name: String, among names: () -> [String]) -> String? {
        guard suggestionsLeft > 0 else { return nil }
        suggestionsLeft -= 1
        return Suggestion.closest(to: name, in: names().sorted())
    }

    /// May code in a type name generic parameters or associated types that no declaration in sight tells of: those of a type of the host's
    /// that it extends, or of a protocol of the host's that it conforms to?
    private func mayBringTypes(_ typeName: String?) -> Bool {
        EnclosingTypes(of: typeName).contains { outer in
            guard let info = types[outer], info.isComplete, !(info.isOfLibrary && info.kind == .protocol) else { return true }
            return conformances(of: outer).keys.contains { name in
                name.hasPrefix("ExpressibleBy")
                    || name != "View" && !name.asksForNothing && types[name]?.isComplete != true && !Library.names.isDeclared(name)
                        && !Activation.isUnchecked(name)
            }
        }
    }
}

extension TypeArgumentCheck {
    /// A type that nothing declares. What is typed may be followed by its declaration; a file is whole.
    func unknownType(_ name: String) -> [Diagnostic] {
        guard span?.source.isFile == true, index.isUnknownType(name, in: context) else { return [] }
        let meant = index.suggestion(for: name) {
            Array(index.types.keys) + Array(index.aliases.keys) + (index.host?.typeNames ?? [])
        }
        let fault = Diagnostic(.unknownType, "cannot find type '\(name)' in scope", at: place(of: name), suggestion: meant)
        return [fault.leavingOut(name)]
    }

    /// The protocols of `some A & B`, of which nothing else is asked here.
    func unknownTypes(in constraint: TypeSyntax) -> [Diagnostic] {
        switch constraint {
        case .named(let name, _): unknownType(name)
        case .composition(let parts): parts.flatMap { unknownTypes(in: $0) }
        default: []
        }
    }
}

extension Typer {
    /// A type in code that nothing declares.
    func checkWritten(_ type: TypeSyntax, at span: SourceSpan?) {
        for name in type.writtenNames {
            for diagnostic in TypeArgumentCheck(index: index, context: scope.context, span: span).unknownType(name) { report(diagnostic) }
        }
    }
}

extension StaticIndex {
    /// What aliases stand for that nothing declares.
    func aliasDiagnostics(of declarations: [Declaration]) -> [Diagnostic] {
        declarations.flatMap { declaration -> [Diagnostic] in
            guard case .typeAlias(let name, _, let type) = declaration.kind, let alias = aliases[name] else { return [] }
            let check = TypeArgumentCheck(index: self, context: alias.context.adding(alias.generics), span: declaration.span)
            return type.writtenNames.flatMap { check.unknownType($0) }
        }
    }
}

extension String {
    /// `UIView`, `CALayer`: of the frameworks that SwiftUI brings along not all is declared here.
    fileprivate var hasPrefixOfFramework: Bool { prefix { $0.isUppercase }.count > 2 }
}

extension TypeSyntax {
    /// The bare names in it: of `Graph.Node` none, as a module may stand before the dot.
    fileprivate var writtenNames: [String] {
        switch self {
        case .named(let name, let arguments): [name] + arguments.flatMap(\.writtenNames)
        case .member(_, _, let arguments): arguments.flatMap(\.writtenNames)
        case .array(let type), .optional(let type), .some(let type), .any(let type), .metatype(let type), .attributed(_, let type):
            type.writtenNames
        case .dictionary(let key, let value): key.writtenNames + value.writtenNames
        case .tuple(let elements): elements.flatMap(\.type.writtenNames)
        case .function(let parameters, let result): parameters.flatMap(\.writtenNames) + result.writtenNames
        case .composition(let types): types.flatMap(\.writtenNames)
        }
    }
}
