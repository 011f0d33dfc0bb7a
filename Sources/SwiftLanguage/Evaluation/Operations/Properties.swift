// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// A stored property of a struct is read: `p.x`, and `x` where it is one of `self`.
final class PropertyRead: Operation, @unchecked Sendable {
    /// nil for `self`.
    private let owner: Operation?
    private let property: PropertyPlace

    init(_ expression: Expression, _ name: String, of owner: Operation?) {
        self.owner = owner
        property = PropertyPlace(name)
        super.init(expression)
    }

    override func value(in activation: Activation) throws(Diagnostic) -> Value {
        guard let owner else {
            guard case .structure(let structure)? = activation.receiver?.value, let index = property.index(in: structure.type) else {
                return try activation.evaluate(expression)
            }
            try activation.budget.step(at: expression.span)
            return try activation.readOwn(structure, index, at: expression.span)
        }
        try activation.budget.enter(at: expression.span)
        defer { activation.budget.leave() }
        let whole = try owner.value(in: activation)
        if case .structure(let structure) = whole, let index = property.index(in: structure.type) {
            if structure.isUnfilled(index) { return try activation.evaluate(expression) }
            return try activation.readStored(structure, index, at: expression.span)
        }
        return try activation.member(property.name, of: whole, at: expression.span)
    }
}

/// A stored property that is a number, of a struct in a local variable or of `self`, is changed: `p.x += 1`.
final class PropertyAssignment: Operation, @unchecked Sendable {
    /// The variable; nil for `self`.
    private let owner: String?
    private let property: PropertyPlace
    private let change: NumberChange

    init(_ expression: Expression, _ name: String, of owner: String?, _ change: NumberChange) {
        (self.owner, self.change) = (owner, change)
        property = PropertyPlace(name)
        super.init(expression)
    }

    override func value(in activation: Activation) throws(Diagnostic) -> Value {
        try activation.budget.enter(at: expression.span)
        defer { activation.budget.leave() }
        // What is an instance of a class is read before the right side is evaluated.
        guard let box = box(in: activation), isPlain(box, in: activation) else {
            return try activation.assign(change.target, change.sign, change.operand.expression, expression) ? .void : .nil
        }
        let operand = try change.operand.value(in: activation)
        if try !changed(box, operand) {
            try change.run(on: try activation.place(change.target), operand, expression, in: activation)
        }
        return .void
    }

    private func box(in activation: Activation) -> Scope? {
        if let owner { Scope.find(owner, in: activation.scope) } else { activation.receiver }
    }

    /// Is the property of that variable just a field that may be changed?
    private func isPlain(_ box: Scope, in activation: Activation) -> Bool {
        guard box.isPlainVariable, !activation.isInitializer, case .structure(let structure) = box.value,
            let index = property.index(in: structure.type)
        else { return false }
        return structure.type.storedProperties[index].isPlainVariable && structure.installation == nil
    }

    private func changed(_ box: Scope, _ operand: Value) throws(Diagnostic) -> Bool {
        guard case .structure(var structure) = box.value, let index = property.index(in: structure.type),
            let new = try change(structure.fields[index], operand, at: expression.span)
        else { return false }
        // Not shared while it changes, so that it is not copied.
        box.value = .void
        structure.fields[index] = new
        box.value = .structure(structure)
        return true
    }
}

/// The index of a stored property in a type: looked up once, and again when the type is another one.
struct PropertyPlace: ~Copyable, Sendable {
    let name: String
    /// Where it was found last; the reader checks that it is still there.
    private let last = Atomic<Int>(0)

    init(_ name: String) { self.name = name }

    func index(in type: UserType) -> Int? {
        let known = last.load(ordering: .relaxed)
        if known < type.storedProperties.count, type.storedProperties[known].name == name, !type.storedProperties[known].isComputedBelow {
            return known
        }
        guard let index = type.storedIndex[name] else { return nil }
        last.store(index, ordering: .relaxed)
        return index
    }
}

extension StoredProperty {
    /// A variable that holds just its value: without wrapper, observers, `lazy` or `weak`.
    var isPlainVariable: Bool { !isLet && !isLazy && !isWeak && wrapper == nil && accessors == nil && inheritedAccessors.isEmpty }
}
