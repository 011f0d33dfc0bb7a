// SPDX-License-Identifier: GPL-3.0-or-later

/// `$name` by itself, of a property of the instance around.
extension Activation {
    /// `$name` in a method of a class; nil in a struct, whose properties are found later.
    func projectedOfReceiver(_ name: String, _ expression: Expression) throws(Diagnostic) -> Value? {
        guard let receiver, case .object(let object) = receiver.value else { return nil }
        return try objectField(object, name, at: expression.span)
    }

    /// Is a property of the instance around, by its name, one with a wrapper?
    func receiverProjects(_ name: String) -> Bool {
        let type: UserType?
        switch receiver?.value {
        case .structure(let structure)?: type = structure.type
        case .object(let object)?: type = program.types[object.typeName]
        default: type = nil
        }
        guard let type, let index = type.storedIndex[name] else { return false }
        return type.storedProperties[index].wrapper != nil
    }
}
