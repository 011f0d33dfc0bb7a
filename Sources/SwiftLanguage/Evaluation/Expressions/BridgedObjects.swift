// SPDX-License-Identifier: GPL-3.0-or-later

/// Texts and collections as Foundation's objects, and back: `text as NSString`, `list as? [Int]`.
extension Activation {
    /// nil where nothing is bridged.
    func bridgedObject(_ value: Value, to type: TypeSyntax) throws(Diagnostic) -> Value? {
        let (label, name): (String, String)
        switch value {
        case .string, .substring: (label, name) = ("string", "NSString")
        case .array: (label, name) = ("array", "NSArray")
        case .dictionary: (label, name) = ("dictionary", "NSDictionary")
        case .set: (label, name) = ("set", "NSSet")
        default: return nil
        }
        guard type.baseName == name, let own = program.types[name], own.isOfLibrary else { return nil }
        return try construct(TypeReference(own), [Actual(label: label, value: value, span: nil)], nil, name: name)
    }

    /// What an object of Foundation's holds, where a value of that kind is asked for.
    func held(by value: Value, for type: ResolvedType) -> Value {
        guard case .object(let object) = value, let own = program.types[object.typeName], own.isOfLibrary,
            let place = own.storedProperties.firstIndex(where: { $0.name == "_held" }),
            let held = machine.state.heap[object.id]?.fields[place]
        else { return value }
        return switch (type.unwrapped, held) {
        case (.string, .string), (.array, .array), (.dictionary, .dictionary), (.set, .set): held
        default: value
        }
    }
}
