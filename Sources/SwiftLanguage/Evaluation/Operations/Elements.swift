// SPDX-License-Identifier: GPL-3.0-or-later

/// An element of an array in a local variable is read: `a[i]`.
final class ElementRead: Operation, @unchecked Sendable {
    private let array: Operation
    private let index: Operation

    init(_ expression: Expression, of array: Operation, at index: Operation) {
        (self.array, self.index) = (array, index)
        super.init(expression)
    }

    override func value(in activation: Activation) throws(Diagnostic) -> Value {
        try activation.budget.enter(at: expression.span)
        defer { activation.budget.leave() }
        let whole = try array.value(in: activation)
        let place: Value
        if let number = try index.int(in: activation) {
            if case .array(let elements) = whole, elements.indices.contains(number) { return elements[number] }
            place = .int(number)
        } else {
            place = activation.unfit
        }
        return try activation.subscriptValue(
            of: whole, [Actual(value: place, span: index.expression.span)], at: expression.span, expression)
    }
}

/// An element that is a number, of an array in a local variable, is changed: `a[i] += 1`.
final class ElementAssignment: Operation, @unchecked Sendable {
    private let name: String
    private let index: Operation
    private let change: NumberChange

    init(_ expression: Expression, of name: String, at index: Operation, _ change: NumberChange) {
        (self.name, self.index, self.change) = (name, index, change)
        super.init(expression)
    }

    override func value(in activation: Activation) throws(Diagnostic) -> Value {
        try activation.budget.enter(at: expression.span)
        defer { activation.budget.leave() }
        guard let box = Scope.find(name, in: activation.scope) else {
            return try activation.assign(change.target, change.sign, change.operand.expression, expression) ? .void : .nil
        }
        let place: Value
        if let number = try index.int(in: activation) { place = .int(number) } else { place = activation.unfit }
        let operand = try change.operand.value(in: activation)
        if case .int(let number) = place, try changed(number, of: box, operand, in: activation) { return .void }
        let element = Place.element(.variable(box), [Actual(value: place, span: index.expression.span)], change.target.span)
        try change.run(on: element, operand, expression, in: activation)
        return .void
    }

    private func changed(_ index: Int, of box: Scope, _ operand: Value, in activation: Activation) throws(Diagnostic) -> Bool {
        guard box.isPlainVariable, case .array(var elements) = box.value, elements.indices.contains(index),
            let new = try change(elements[index], operand, at: expression.span)
        else { return false }
        // Not shared while it changes, so that it is not copied.
        box.value = .void
        let storage = elements.storage
        elements[index] = new
        box.value = .array(elements)
        try activation.budget.chargeCopy(elements, from: storage, at: expression.span)
        return true
    }
}
