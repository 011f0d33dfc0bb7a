// SPDX-License-Identifier: GPL-3.0-or-later

/// Property wrappers on local variables (SE-0258): `_name` holds the wrapper, `name` and `$name` are read through it.
extension Activation {
    func declare(
        _ variable: VariableDeclaration, wrappedBy wrapper: UserType, _ attribute: Declaration.Attribute, at span: SourceSpan?
    ) throws(Diagnostic) {
        for binding in variable.bindings {
            guard case .binding(let name, _, let written) = binding.pattern else {
                throw Diagnostic(.syntax, "property wrapper can only apply to a single variable", at: span)
            }
            let found = try binding.inferred?.resolved(in: self)
            let type = try (binding.type ?? written).map { (type) throws(Diagnostic) in try resolve(type, at: span) } ?? found ?? .any
            let late = try binding.initializer.map { (value) throws(Diagnostic) in try wrappedLater(value, by: wrapper, attribute) } ?? nil
            if let late {
                declare(name, holding: late, of: wrapper, type: type)
                continue
            }
            let initial = try binding.initializer.map { (value) throws(Diagnostic) in
                try coerced(try evaluate(value, type), to: type, at: value.span)
            }
            guard let storage = try wrapped(initial, by: wrapper, attribute) else {
                throw Diagnostic(
                    .missingArgument, "'@\(attribute.name)' needs an initial value for '\(name)'", at: span, hint: "write one after '='")
            }
            declare(name, holding: storage, of: wrapper, type: type)
        }
    }

    /// The variables that a wrapped local or parameter is: what keeps it, what it projects, and its value.
    func declare(_ name: String, holding storage: Value, of wrapper: UserType, type: ResolvedType) {
        declare("_" + name, storage, type: .user(wrapper), isLet: false)
        declare("$" + name, readThrough: "projectedValue", of: "_" + name, type: .any)
        declare(name, readThrough: "wrappedValue", of: "_" + name, type: type)
    }

    private func declare(_ name: String, readThrough member: String, of storage: String, type: ResolvedType) {
        let base = Expression(.identifier(storage, genericArguments: []))
        let place = Expression(.member(base, member, nameSpan: nil))
        let value = Expression(.identifier("newValue", genericArguments: []))
        let accessors = AccessorSet(
            getter: [Statement(.return(place))], setter: [Statement(.expression(Expression(.assignment(place, "=", value))))])
        declare(name, .void, type: type, isLet: false)
        scope?.accessors = LocalAccessors(accessors, captures: captures)
    }
}
