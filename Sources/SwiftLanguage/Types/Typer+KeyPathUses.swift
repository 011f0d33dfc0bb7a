// SPDX-License-Identifier: GPL-3.0-or-later

/// Where a key path begins, and whether it is what its place asks for: to a value of that type, and writable where that is asked.
extension Typer {
    /// `\Trip.Stop.height`: the parser takes the first name alone for the type, those of types in it for properties.
    func rooted(_ expression: Expression) -> Expression {
        guard case .keyPath(var root?, let components) = expression.kind else { return expression }
        var rest = components[...]
        while rest.count > 1, case .property(let name)? = rest.first, isType(name, in: root) {
            root = .member(root, name, genericArguments: [])
            rest.removeFirst()
        }
        return rest.count == components.count ? expression : expression.with(.keyPath(root: root, components: Array(rest)))
    }

    private func isType(_ name: String, in outer: TypeSyntax) -> Bool {
        guard case .nominal(let outer, _) = resolve(outer) else { return false }
        return index.types[outer + "." + name] != nil || index.types[outer]?.aliases[name] != nil
            || index.aliases[outer + "." + name] != nil
    }

    func checkPath(
        _ components: [Expression.KeyPathComponent], from root: StaticType, to value: StaticType, _ wanted: StaticType,
        _ expression: Expression
    ) {
        switch wanted {
        case .function(let function): checkValue(solver.resolved(value), solver.resolved(function.result), expression)
        case .nominal(let name, let arguments) where name.hasSuffix("WritableKeyPath"):
            guard arguments.count == 2, isReadOnly(components, from: solver.resolved(root)) else { return }
            let (root, value) = (solver.resolved(root), solver.resolved(value))
            report(
                Diagnostic(
                    .typeMismatch,
                    "cannot convert key path type 'KeyPath<\(root), \(value)>' to contextual type '\(name)<\(root), \(value)>'",
                    at: expression.place))
        default: break
        }
    }

    /// `names.filter(\.count)`
    private func checkValue(_ given: StaticType, _ wanted: StaticType, _ expression: Expression) {
        guard given.isKnown, wanted.isKnown, isCertain(given), isCertain(wanted), trying({ convert(given, to: wanted) }) == nil else {
            return
        }
        report(
            Diagnostic(
                .typeMismatch, "key path value type '\(given)' cannot be converted to contextual type '\(wanted)'", at: expression.place))
    }
}
