// SPDX-License-Identifier: GPL-3.0-or-later

/// `a[i]`, `a[1...]`, `table[key]`, `table[key, default: x]`, subscripts of the user and of the host.
extension Activation {
    func evaluateSubscript(
        _ base: Expression, _ arguments: [Expression.Argument], _ expression: Expression, _ expected: ResolvedType
    ) throws(Diagnostic) -> Value {
        let value = try evaluate(base, implicitExpectation(base, expected))
        if chainIsNil { return .nil }
        return try subscriptValue(of: value, arguments.map { Actual($0) }, at: expression.span, expression)
    }

    func subscriptValue(
        of value: Value, _ arguments: [Actual], at span: SourceSpan?, _ expression: Expression? = nil
    ) throws(Diagnostic) -> Value {
        switch value {
        case .array, .string:
            if arguments.count == 1, case .identifier("...", _)? = arguments[0].expression?.kind { return value }
        default: break
        }
        switch value {
        case .array(let values) where arguments.count == 1 && arguments[0].label == nil:
            switch try evaluate(arguments[0], .any) {
            case .int(let index): return try element(values, index, at: arguments[0].span ?? span)
            case .range(let range): return .array(Array(values[try bounds(range, values.count, at: arguments[0].span ?? span)]))
            case let other:
                if let found = try customSubscript(
                    of: value, [Actual(label: arguments[0].label, value: other, span: arguments[0].span)], at: span, expression)
                {
                    return found
                }
                throw mismatch(other, .int, at: arguments[0].span ?? span)
            }
        case .dictionary(let entries): return try dictionaryValue(entries, arguments, at: span)
        case .string(let text) where arguments.count == 1 && arguments[0].label == nil:
            let index = try evaluate(arguments[0], .any)
            let characters = Array(text)
            switch index {
            case .int(let place):
                guard characters.indices.contains(place) else { throw outOfBounds(place, characters.count, at: arguments[0].span ?? span) }
                return .character(characters[place])
            case .range(let range): return .string(String(characters[try bounds(range, characters.count, at: arguments[0].span ?? span)]))
            default: break
            }
        case .range(let range) where arguments.count == 1:
            if case .int(let index) = try evaluate(arguments[0], .int) { return .int(index) }
            _ = range
        case .binding(let binding):
            var indices: [Value] = []
            for argument in arguments { indices.append(try evaluate(argument, .any)) }
            return .binding(BindingValue(.part(binding, KeyPathValue([.subscript(indices)]))))
        case .nil: throw Diagnostic(.nilUnwrapped, "nil has no subscript", at: span, hint: "write '?' before the bracket")
        default: break
        }
        if case .native(let native) = value, native is EnvironmentView, let first = arguments.first {
            return try environmentDefault(first, at: span)
        }
        if arguments.count == 1, arguments[0].label == "keyPath" || arguments[0].expression?.isKeyPath == true,
            case .keyPath(let path) = try evaluate(arguments[0], .any)
        {
            return try self.value(at: path, of: value, span: span)
        }
        if let found = try customSubscript(of: value, arguments, at: span, expression) { return found }
        if case .native(let native) = value, let elements = machine.nativeType(named: native.nativeTypeName)?.elements {
            return try subscriptValue(of: .array(elements(native)), arguments, at: span, expression)
        }
        throw Diagnostic(.unknownMember, "'\(machine.typeName(of: value))' has no such subscript", at: span)
    }

    /// `self[Key.self]` in an extension of EnvironmentValues.
    private func environmentDefault(_ argument: Actual, at span: SourceSpan?) throws(Diagnostic) -> Value {
        let key = try evaluate(argument, .any)
        return try member("defaultValue", of: key, at: span)
    }

    private func customSubscript(
        of value: Value, _ arguments: [Actual], at span: SourceSpan?, _ expression: Expression?
    ) throws(Diagnostic) -> Value? {
        var candidates: [Candidate] = []
        var isType = false
        var key = machine.typeKey(of: value)
        if case .type(let reference) = value {
            isType = true
            key = staticKey(of: reference)
        }
        for source in machine.instanceSources(of: key) {
            candidates += ((isType ? source.table?.staticSubscripts : source.table?.subscripts) ?? []).map { .user($0.getter) }
            if !isType { candidates += (source.native?.subscripts ?? []).map { .native($0) } }
        }
        guard !candidates.isEmpty else { return nil }
        return try call(
            Invocation(candidates: candidates, actuals: arguments, name: "subscript", receiver: value, expression: expression, span: span)
        ).result
    }

    private func element(_ values: [Value], _ index: Int, at span: SourceSpan?) throws(Diagnostic) -> Value {
        guard values.indices.contains(index) else { throw outOfBounds(index, values.count, at: span) }
        return values[index]
    }

    private func outOfBounds(_ index: Int, _ count: Int, at span: SourceSpan?) -> Diagnostic {
        Diagnostic(
            .indexOutOfRange,
            count == 0 ? "index \(index) is out of range: there are no elements" : "index \(index) is out of range 0..<\(count)", at: span)
    }

    func bounds(_ range: RangeValue, _ count: Int, at span: SourceSpan?) throws(Diagnostic) -> Range<Int> {
        var lower = 0
        var upper = count
        if case .int(let bound)? = range.lower { lower = bound }
        if case .int(let bound)? = range.upper {
            let (end, overflow) = bound.addingReportingOverflow(range.isClosed ? 1 : 0)
            upper = overflow ? bound : end
        }
        guard lower >= 0, lower <= upper, upper <= count else {
            throw Diagnostic(.indexOutOfRange, "the range \(lower)..<\(upper) is not within 0..<\(count)", at: span)
        }
        return lower..<upper
    }

    private func dictionaryValue(_ entries: DictionaryValue, _ arguments: [Actual], at span: SourceSpan?) throws(Diagnostic) -> Value {
        guard let first = arguments.first else { throw Diagnostic(.missingArgument, "a subscript needs a key", at: span) }
        let type = entries.keys.first.map { machine.resolvedType(of: $0, or: .any) } ?? .any
        let key = try evaluate(first, type)
        if let value = entries[key] { return value }
        guard arguments.count > 1, arguments[1].label == "default" else { return .nil }
        let valueType = entries.values.first.map { machine.resolvedType(of: $0, or: .any) } ?? .any
        return try evaluate(arguments[1], valueType)
    }

    // MARK: Changing

    /// Gives an element another value; of a subscript of the user's only the setter runs.
    func setSubscript(of value: inout Value, _ arguments: [Actual], to new: Value, at span: SourceSpan?) throws(Diagnostic) {
        if let (setter, indices) = try customSetter(of: value, arguments) {
            let type = try shape(of: setter).parameters.last?.type ?? .any
            value = try run(setter, receiver: value, arguments: indices + [try coerced(new, to: type, at: span)]).receiver
            return
        }
        try modifySubscript(of: &value, arguments, at: span) { (place: inout Value) throws(Diagnostic) in place = new }
    }

    func modifySubscript(
        of value: inout Value, _ arguments: [Actual], at span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        switch value {
        case .array(var values):
            let index = try evaluate(arguments[0], .any)
            if case .range(let range) = index {
                let place = try bounds(range, values.count, at: span)
                var slice = Value.array(Array(values[place]))
                try body(&slice)
                values.replaceSubrange(place, with: try elements(of: slice, at: span))
                value = .array(values)
                return
            }
            guard case .int(let place) = index else { break }
            guard values.indices.contains(place) else { throw outOfBounds(place, values.count, at: arguments[0].span ?? span) }
            value = .void
            defer { value = .array(values) }
            var element = values[place]
            let type = machine.resolvedType(of: element, or: .any)
            values[place] = .void
            do {
                try body(&element)
                if case .double = type { element = try coerced(element, to: type, at: span) }
                values[place] = element
            } catch {
                values[place] = element
                throw error
            }
            return
        case .dictionary(var entries):
            var element = try dictionaryValue(entries, arguments, at: span)
            let key = try evaluate(arguments[0], entries.keys.first.map { machine.resolvedType(of: $0, or: .any) } ?? .any)
            try budget.allocate(1, at: span)
            try body(&element)
            // In nobody else's hands while it changes, so that it is not copied.
            value = .void
            if case .nil = element { entries[key] = nil } else { entries[key] = element }
            value = .dictionary(entries)
            return
        default: break
        }
        try modifyCustomSubscript(of: &value, arguments, at: span, body)
    }

    private func modifyCustomSubscript(
        of value: inout Value, _ arguments: [Actual], at span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        guard let (setter, indices) = try customSetter(of: value, arguments) else {
            throw Diagnostic(.immutable, "this subscript of '\(machine.typeName(of: value))' can only be read", at: span)
        }
        let actuals = zip(arguments, indices).map { Actual(label: $0.label, value: $1, span: $0.span) }
        var current = try subscriptValue(of: value, actuals, at: span)
        try body(&current)
        value = try run(setter, receiver: value, arguments: indices + [current]).receiver
    }

    /// The setter of a subscript that the user declares, and its indices.
    private func customSetter(of value: Value, _ arguments: [Actual]) throws(Diagnostic) -> (UserFunction, [Value])? {
        for source in machine.instanceSources(of: machine.typeKey(of: value)) {
            for member in source.table?.subscripts ?? [] {
                let parameters = member.getter.declaration.parameters
                guard let setter = member.setter, parameters.count == arguments.count else { continue }
                let types = try shape(of: member.getter).parameters.map(\.type)
                var indices: [Value] = []
                for (argument, type) in zip(arguments, types) {
                    guard let index = try fit(try evaluate(argument, argument.expression == nil ? .any : type), to: type, at: argument.span)
                    else { break }
                    indices.append(index)
                }
                if indices.count == arguments.count { return (setter, indices) }
            }
        }
        return nil
    }
}

extension Expression {
    var isKeyPath: Bool {
        if case .keyPath = kind { return true }
        return false
    }
}
