// SPDX-License-Identifier: GPL-3.0-or-later

/// Whether a key path is what its place asks for: to a value of that type, and writable where that is asked.
extension Typer {
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
