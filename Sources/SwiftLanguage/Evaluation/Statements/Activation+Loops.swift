// SPDX-License-Identifier: GPL-3.0-or-later

/// Loops, and errors that the user's code throws.
extension Activation {
    func runFor(_ loop: ForStatement) throws(Diagnostic) -> ControlTransfer {
        let sequence = loop.sequence
        let values = try evaluate(sequence)
        if case .range(let range) = values, let integers = range.integers {
            for index in integers {
                if let left = try round(of: loop, .int(index)) { return left }
            }
            return .normal
        }
        if values.isWalked {
            var puller = try puller(of: values, at: sequence.span)
            while let value = try puller.next(in: self) {
                if let left = try round(of: loop, value) { return left }
            }
            return .normal
        }
        for value in try elements(of: values, at: sequence.span) {
            if let left = try round(of: loop, value) { return left }
        }
        return .normal
    }

    /// One round; an answer means that the loop ends with it.
    private func round(of loop: ForStatement, _ value: Value) throws(Diagnostic) -> ControlTransfer? {
        try budget.step(at: loop.sequence.span)
        let outer = scope
        defer { scope = outer }
        guard try match(loop.pattern, value, at: loop.sequence.span) else { return nil }
        if let condition = loop.condition, try !self.condition(condition) { return nil }
        return leaving(try run(loop.body), loop.label)
    }

    private func leaving(_ transfer: ControlTransfer, _ label: String?) -> ControlTransfer? {
        switch transfer {
        case .normal, .continued(nil), .fellThrough: return nil
        case .broke(nil): return .normal
        case .continued(let name): return name == label ? nil : transfer
        case .broke(let name): return name == label ? .normal : transfer
        case .returned: return transfer
        }
    }

    func runWhile(
        _ conditions: [Condition], _ body: [Statement], _ label: String?, at span: SourceSpan?
    ) throws(Diagnostic) -> ControlTransfer {
        let outer = scope
        defer { scope = outer }
        while true {
            try budget.step(at: span)
            scope = outer
            guard try hold(conditions) else { return .normal }
            if let left = leaving(try run(body), label) { return left }
        }
    }

    func runRepeat(_ body: [Statement], _ condition: Expression, _ label: String?) throws(Diagnostic) -> ControlTransfer {
        repeat {
            try budget.step(at: condition.span)
            if let left = leaving(try run(body), label) { return left }
        } while try self.condition(condition)
        return .normal
    }

    /// The elements of what can be iterated.
    func elements(of value: Value, at span: SourceSpan?) throws(Diagnostic) -> [Value] {
        switch value {
        case .array(let values): return values
        case .slice(let values):
            try budget.allocate(values.count, at: span)
            return Array(values)
        case .set(let set): return set.elements
        case .range(let range):
            // What no memory holds is refused before it is walked.
            if let length = range.length { try budget.allocate(Int(clamping: length), at: span) }
            guard let integers = range.integers else { return try drain(try puller(of: value, at: span), at: span) }
            return integers.map { .int($0) }
        case .string(let text):
            try budget.allocate(text.utf8.count, at: span)
            return text.map { .character($0) }
        case .substring(let text):
            try budget.allocate(text.utf8.count, at: span)
            return text.map { .character($0) }
        case .dictionary(let entries):
            try budget.allocate(entries.count, weight: Budget.pairWeight, at: span)
            return entries.entries.map {
                .tuple([TupleElement(label: "key", value: $0.key), TupleElement(label: "value", value: $0.value)])
            }
        case .native(let native):
            if native is UnknownValue { return [] }
            if native is any LazySource { return try drain(try puller(of: value, at: span), at: span) }
            if let elements = machine.nativeType(named: native.nativeTypeName)?.elements {
                try budget.allocate(elements.count(native), at: span)
                return elements.all(of: native)
            }
        case .binding(let binding):
            let count = try elements(of: try machine.read(binding, in: context), at: span).count
            try budget.allocate(count, weight: Self.bindingWeight, at: span)
            return (0..<count).map { .binding(BindingValue(.part(binding, KeyPathValue([.subscript([.int($0)])])))) }
        case .structure, .object, .enumeration:
            if machine.isOwnSequence(value.typeKey) { return try drain(try puller(of: value, at: span), at: span) }
        default: break
        }
        throw notASequence(value, at: span)
    }

    /// What a binding to an element takes, as many times as an element of an array.
    private static let bindingWeight = 8

    func notASequence(_ value: Value, at span: SourceSpan?) -> Diagnostic {
        Diagnostic(.typeMismatch, "a value of type '\(machine.typeName(of: value))' has no elements to go through", at: span)
    }

    // MARK: Errors

    func thrown(_ expression: Expression) throws(Diagnostic) -> Diagnostic {
        let value = try evaluate(expression)
        try budget.spend(Price.thrown, at: expression.span)
        machine.thrownValue = value
        return Diagnostic(
            .unsupported, "the error '\(try description(of: value, at: nil))' is thrown but not caught", at: expression.span)
    }

    func runDo(_ block: DoStatement, at span: SourceSpan?) throws(Diagnostic) -> ControlTransfer {
        let saved = (scope, budget.nesting, budget.callDepth)
        do {
            return try run(block.body)
        } catch {
            guard let value = machine.thrownValue, !block.catches.isEmpty else { throw error }
            (scope, budget.nesting, budget.callDepth) = saved
            machine.thrownValue = nil
            defer { scope = saved.0 }
            for item in block.catches where try takes(item, value, at: span) { return try run(item.body) }
            machine.thrownValue = value
            throw error
        }
    }

    /// Whether a `catch` fits an error; then what its pattern binds is declared.
    private func takes(_ item: DoStatement.Catch, _ value: Value, at span: SourceSpan?) throws(Diagnostic) -> Bool {
        let outer = scope
        guard !item.patterns.isEmpty else {
            declare("error", value)
            return true
        }
        for entry in item.patterns {
            scope = outer
            guard try match(entry.pattern, value, at: span) else { continue }
            if let condition = entry.condition, try !self.condition(condition) { continue }
            return true
        }
        scope = outer
        return false
    }
}
