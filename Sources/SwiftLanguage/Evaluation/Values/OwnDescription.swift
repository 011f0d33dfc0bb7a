// SPDX-License-Identifier: GPL-3.0-or-later

extension Machine {
    /// What `print` writes of a value of a type that says it itself (`CustomStringConvertible`), or that holds one; nil of any other.
    package func ownDescription(of value: Value, in context: EvaluationContext) throws(Diagnostic) -> String? {
        guard holdsOwnDescription(value) else { return nil }
        return try Activation(context: context, lexical: .file).description(of: value, at: nil)
    }

    private func holdsOwnDescription(_ value: Value) -> Bool {
        switch value {
        case .structure(let structure): describesItself(value) || structure.fields.contains(where: holdsOwnDescription)
        case .enumeration(let enumeration): describesItself(value) || enumeration.payload.contains { holdsOwnDescription($0.value) }
        case .object: describesItself(value)
        case .array(let values): values.contains(where: holdsOwnDescription)
        case .slice(let values): values.contains(where: holdsOwnDescription)
        case .set(let set): set.elements.contains(where: holdsOwnDescription)
        case .dictionary(let entries): (entries.keys + entries.values).contains(where: holdsOwnDescription)
        case .tuple(let elements): elements.contains { holdsOwnDescription($0.value) }
        default: false
        }
    }

    private func describesItself(_ value: Value) -> Bool {
        valueConforms(value, to: "CustomStringConvertible") || valueConforms(value, to: "CustomDebugStringConvertible")
    }
}
