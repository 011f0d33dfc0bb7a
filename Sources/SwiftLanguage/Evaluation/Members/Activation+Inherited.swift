// SPDX-License-Identifier: GPL-3.0-or-later

/// Properties behind `super`: those of the nearest class above that stores or computes them.
extension Activation {
    enum InheritedProperty {
        case computed(ComputedProperty)
        case stored(UserType, Int)
    }

    /// nil where no class above the one whose code runs has a property of that name.
    func inheritedProperty(_ name: String) -> InheritedProperty? {
        var current = enclosingType
        while let type = current.flatMap({ program.superclass(of: $0) }) {
            if let computed = type.members.computed(named: name) { return .computed(computed) }
            if let index = type.storedIndex[name] { return .stored(type, index) }
            current = type
        }
        return nil
    }

    /// `super.name`; nil where nothing above has it.
    func readInherited(_ name: String, of object: ObjectValue, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        switch inheritedProperty(name) {
        case .computed(let computed): try read(computed, of: .object(object))
        case .stored(let type, let index): try read(ObjectField(object: object, type: type, index: index), at: span)
        case nil: nil
        }
    }

    /// `super.name += 1`
    func modifyInherited(_ name: String, of object: ObjectValue, at span: SourceSpan?, _ change: Change) throws(Diagnostic) {
        switch inheritedProperty(name) {
        case .computed(let computed):
            var value = try read(computed, of: .object(object))
            try change(&value)
            try set(computed, name, of: object, to: value, at: span)
        case .stored(let type, let index): _ = try modify(ObjectField(object: object, type: type, index: index), at: span, change)
        case nil: break
        }
    }

    /// `super.name = value`: of what is computed only the setter runs.
    func writeInherited(_ name: String, of object: ObjectValue, _ value: Value, at span: SourceSpan?) throws(Diagnostic) {
        if case .computed(let computed)? = inheritedProperty(name) { return try set(computed, name, of: object, to: value, at: span) }
        try modifyInherited(name, of: object, at: span) { (place: inout Value) throws(Diagnostic) in place = value }
    }

    private func set(
        _ computed: ComputedProperty, _ name: String, of object: ObjectValue, to value: Value, at span: SourceSpan?
    ) throws(Diagnostic) {
        guard let setter = computed.setter else { throw Diagnostic(.immutable, "'\(name)' can only be read", at: span) }
        let type = try shape(of: setter).parameters.first?.type ?? .any
        _ = try run(setter, receiver: .object(object), arguments: [try coerced(value, to: type, at: span)])
    }
}
