// SPDX-License-Identifier: GPL-3.0-or-later

/// `lazy var` of structs: it is made where the struct is kept, so that it is made once.
extension Activation {
    /// A struct with its `lazy var` made: a variable that holds the struct keeps it, so that it is made once.
    func fillingLazy(_ name: String, _ structure: StructValue, _ base: Expression) throws(Diagnostic) -> Value {
        guard let index = structure.type.storedIndex[name], structure.type.storedProperties[index].isLazy,
            case .void = structure.fields[index]
        else { return .structure(structure) }
        let filled = try fillingLazy(index, structure)
        if case .identifier(let variable, _) = base.kind, let box = variable == "self" ? receiver : Scope.find(variable, in: scope) {
            if !box.isLet, !box.isProjected { box.value = .structure(filled) }
        } else if base.isPlainPath, let place = try place(base) {
            try keep(filled, in: place, at: base.span)
        }
        return .structure(filled)
    }

    /// Where a place cannot be changed what is lazy in it is made each time.
    private func keep(_ structure: StructValue, in place: Place, at span: SourceSpan?) throws(Diagnostic) {
        do {
            try modify(place, at: span) { (value: inout Value) throws(Diagnostic) in value = .structure(structure) }
        } catch {
            guard error.id == .immutable else { throw error }
        }
    }

    /// A stored property of `self` by its bare name: a `lazy var` is made where `self` is kept.
    func readOwn(_ structure: StructValue, _ index: Int, at span: SourceSpan?) throws(Diagnostic) -> Value {
        guard structure.isUnfilled(index), let box = receiver, !box.isLet, !box.isProjected else {
            return try readStored(structure, index, at: span)
        }
        let filled = try fillingLazy(index, structure)
        box.value = .structure(filled)
        return try readStored(filled, index, at: span)
    }

    /// A struct with one `lazy var` made, whose first value may change other properties.
    func fillingLazy(_ index: Int, _ structure: StructValue) throws(Diagnostic) -> StructValue {
        var receiver = Value.structure(structure)
        let value = try lazyValue(structure.type.storedProperties[index], structure.type, of: &receiver)
        guard case .structure(var filled) = receiver else { return structure }
        filled.fields[index] = value
        return filled
    }

    /// What a `lazy var` is made of, with the other properties as they are now.
    func lazyValue(_ property: StoredProperty, _ type: UserType, of receiver: inout Value) throws(Diagnostic) -> Value {
        let declared = try declaredType(of: property, in: type)
        let box = Scope("self", receiver, isLet: false, parent: nil)
        let activation = Activation(context: context, lexical: type.inner, receiver: box)
        guard let initializer = property.initializer else { return .nil }
        let value = try activation.firstValue(initializer, property.type, declared)
        receiver = box.value
        return value
    }
}

extension StructValue {
    /// Is it a `lazy var` that has not been read yet?
    func isUnfilled(_ index: Int) -> Bool {
        guard type.hasLazyProperties, type.storedProperties[index].isLazy, case .void = fields[index] else { return false }
        return true
    }
}

extension Expression {
    /// Does it name a place by names and literals alone? To evaluate it again does nothing.
    fileprivate var isPlainPath: Bool {
        switch kind {
        case .identifier: true
        case .member(let base, _, _), .forceUnwrap(let base), .parenthesized(let base), .typed(let base, _): base.isPlainPath
        case .subscript(let base, let arguments): base.isPlainPath && arguments.allSatisfy { $0.value.untyped.isPlainIndex }
        default: false
        }
    }

    private var isPlainIndex: Bool {
        switch kind {
        case .integer, .identifier: true
        case .string(let segments): segments.isPlain
        default: false
        }
    }
}
