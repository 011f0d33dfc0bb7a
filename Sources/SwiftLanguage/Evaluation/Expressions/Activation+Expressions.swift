// SPDX-License-Identifier: GPL-3.0-or-later

/// Evaluation of expressions.
extension Activation {
    func evaluate(_ expression: Expression, _ expected: ResolvedType = .any) throws(Diagnostic) -> Value {
        let outer = (scope.map(ObjectIdentifier.init), budget.nesting, budget.callDepth)
        do { return try evaluateStrictly(expression, expected) } catch {
            guard let standIn = standIn(for: expression, after: error) else { throw error }
            // What was declared meanwhile goes out of sight again.
            while let inner = scope, ObjectIdentifier(inner) != outer.0 { scope = inner.parent }
            (budget.nesting, budget.callDepth) = (outer.1, outer.2)
            return standIn
        }
    }

    private func evaluateStrictly(_ expression: Expression, _ expected: ResolvedType) throws(Diagnostic) -> Value {
        if let operation = expression.operation { return try operation.value(in: self) }
        try budget.enter(at: expression.span)
        defer { budget.leave() }
        switch expression.kind {
        case .integer(let number):
            if case .user = expected.unwrapped, let own = try ownNumber(.int(number), expected, at: expression.span) { return own }
            return try integer(number, expected, at: expression.span)
        case .float(let number, _):
            if case .user = expected.unwrapped, let own = try ownNumber(.double(number), expected, at: expression.span) { return own }
            return expected.isFloat ? .float(Float(number)) : .double(number)
        case .bool(let value): return try literal("booleanLiteral", [.bool(value)], as: expected, at: expression.span) ?? .bool(value)
        case .nil:
            if case .user = expected, let own = try literal("nilLiteral", [.void], as: expected, at: expression.span) { return own }
            return .nil
        case .string(let segments): return try string(segments, expected, expression)
        case .identifier(let name, let generics):
            return try named(try identifier(name.withoutLabels, generics, expression, expected), by: name, expected)
        case .implicitMember(let name): return try implicitMember(name, expected, expression)
        case .member(let base, let name, let nameSpan):
            return try named(try member(base, name.withoutLabels, nameSpan, expression, expected), by: name, expected)
        case .call(let call): return try evaluate(call, expression, expected)
        case .subscript(let base, let arguments): return try evaluateSubscript(base, arguments, expression, expected)
        case .closure(let closure): return .function(try self.closure(closure, expression, expected))
        case .binary(let left, let sign, let right): return try binary(left, sign, right, expression, expected)
        case .parenthesized(let inner):
            if case .effect("repeat", let pattern) = inner.kind { return Self.tuple(ofPack: try expanded(pattern)) }
            return try evaluate(inner, expected)
        case .ternary(let condition, let yes, let no): return try ternary(condition, yes, no, expected)
        default: return try evaluateRare(expression, expected)
        }
    }

    private func evaluateRare(_ expression: Expression, _ expected: ResolvedType) throws(Diagnostic) -> Value {
        switch expression.kind {
        case .prefix(let sign, let operand): return try prefix(sign, operand, expression, expected)
        case .postfix(let operand, let sign): return try postfix(operand, sign, expression, expected)
        case .assignment(let target, let sign, let value):
            return try assign(target, sign, value, expression) ? .void : .nil
        case .array(let elements): return try array(elements, expected, expression)
        case .dictionary(let entries): return try dictionary(entries, expected)
        case .tuple(let elements): return try tuple(elements, expected)
        case .keyPath(let root, let components): return try keyPath(root, components, expression, expected)
        case .as(let operand, let kind, let type): return try cast(operand, kind, type, expression)
        case .is(let operand, let type):
            try budget.spend(Price.cast, at: expression.span)
            let (value, wanted) = (try evaluate(operand), try resolve(type, at: expression.span))
            return .bool(try opened(value, for: wanted).map { (held) throws(Diagnostic) in try matches(held, wanted, type) } ?? false)
        case .optionalChaining(let operand): return try chained(operand, expected)
        case .optionalChain(let inner): return try optionalChain(inner, expected)
        case .forceUnwrap(let operand): return try unwrap(operand, expression, expected)
        case .inout(let operand): return try evaluate(operand, expected)
        case .type(let type): return .type(try typeReference(type, at: expression.span))
        case .if(let statement): return try ifExpression(statement, expression, expected)
        case .switch(let statement): return try switchExpression(statement, expression, expected)
        case .conditionalChain(let base, let clauses): return try conditionalChain(base, clauses, expression, expected)
        case .effect(let word, let operand): return try effect(word, operand, expected)
        case .typed(let inner, let type): return try self.typed(inner, type, expected)
        case .macro(let name, let arguments): return try macro(name, arguments, expression, expected)
        case .discard:
            throw Diagnostic(.syntax, "'_' can only appear in a pattern or on the left side of an assignment", at: expression.span)
        default: throw Diagnostic(.unsupported, "this expression is not supported", at: expression.span)
        }
    }

    /// `a?`: what the optional holds; without it the chain around ends.
    private func chained(_ operand: Expression, _ expected: ResolvedType) throws(Diagnostic) -> Value {
        let value = try evaluate(operand, implicitExpectation(operand, expected))
        guard let held = value.unwrapped else {
            chainIsNil = true
            return .nil
        }
        return held
    }

    private func optionalChain(_ inner: Expression, _ expected: ResolvedType) throws(Diagnostic) -> Value {
        let outer = chainIsNil
        chainIsNil = false
        defer { chainIsNil = outer }
        let value = try evaluate(inner, expected)
        return chainIsNil ? .nil : value
    }

    private func macro(
        _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ expected: ResolvedType
    ) throws(Diagnostic) -> Value {
        if let literal = expression.sourceLiteral { return literal.value(at: expression.span) }
        if name == "selector", let method = arguments.first?.value.selectorName(inType: lexical.typeName != nil) { return .string(method) }
        guard let type = host.literalType(ofMacro: name) else {
            throw Diagnostic(.unsupported, "'\(name)' is not supported here", at: expression.span)
        }
        let callee = Expression(.identifier(type, genericArguments: []))
        return try evaluate(expression.with(.call(Expression.Call(callee: callee, arguments: arguments))), expected)
    }

    // MARK: Literals

    func integer(_ number: Int, _ expected: ResolvedType, at span: SourceSpan?) throws(Diagnostic) -> Value {
        switch expected {
        case .any, .int: return .int(number)
        case .double: return .double(Double(number))
        case .float: return .float(Float(number))
        case .optional(let wrapped): return try integer(number, wrapped, at: span)
        case .integer(let type):
            if let value = type.value(Int128(number)) { return value }
            throw Diagnostic(.overflow, "integer literal '\(number)' overflows when stored into '\(type.rawValue)'", at: span)
        default: return .int(number)
        }
    }

    func string(_ segments: [Expression.StringSegment], _ expected: ResolvedType, _ expression: Expression) throws(Diagnostic)
        -> Value
    {
        if case .native(let type) = expected.unwrapped, let native = type.stringLiteral {
            return try literal(segments, by: native, at: expression.span)
        }
        if segments.count == 1, case .text(let text) = segments[0] {
            if let own = try literal("stringLiteral", [.string(text)], as: expected, at: expression.span) { return own }
            if case .substring = expected.unwrapped { return .substring(text[...]) }
            if case .character = expected.unwrapped, text.count == 1, let character = text.first { return .character(character) }
            return .string(text)
        }
        if let own = try gatheredLiteral(segments, as: expected, at: expression.span) { return own }
        var result = ""
        for segment in segments {
            switch segment {
            case .text(let text): result += text
            case .interpolation(let arguments): result += try interpolation(arguments, at: expression.span)
            }
        }
        try budget.allocate(result.utf8.count, at: expression.span)
        if let own = try literal("stringLiteral", [.string(result)], as: expected, at: expression.span) { return own }
        if case .substring = expected.unwrapped { return .substring(result[...]) }
        return .string(result)
    }

    /// What is interpolated, as its static type has it described.
    func description(of value: Value, of expression: Expression) throws(Diagnostic) -> String {
        try description(of: value, as: expression.annotatedType, at: expression.span)
    }

    func interpolation(_ arguments: [Expression.Argument], at span: SourceSpan?) throws(Diagnostic) -> String {
        guard let first = arguments.first else { return "" }
        try budget.spend(Price.interpolation, at: span)
        if let own = try ownInterpolation(arguments, at: span) { return own }
        let (value, formatted) = try formatted(first, arguments.dropFirst())
        if let formatted { return formatted.text }
        if arguments.count == 2, arguments[1].label == "default" {
            // An optional that has a value is written as that value.
            guard case .nil = value else {
                return try description(of: value, as: first.value.annotatedType.wrapped ?? .unknown, at: first.value.span)
            }
            return try description(of: try evaluate(arguments[1].value), at: arguments[1].value.span)
        }
        return try description(of: value, of: first.value)
    }

    /// A value, and how the conversion that `specifier:` names says it, where there is one.
    func formatted(
        _ argument: Expression.Argument, _ options: ArraySlice<Expression.Argument>
    ) throws(Diagnostic) -> (value: Value, formatted: (text: String, specifier: String)?) {
        let value = try evaluate(argument.value)
        guard let option = options.first(where: { $0.label == "specifier" }), case .string(let format) = try evaluate(option.value) else {
            return (value, nil)
        }
        try budget.spend(Price.format, at: option.value.span)
        return (value, (try NumberFormat.format(format, [value], budget, at: option.value.span), format))
    }

    func array(_ elements: [Expression], _ expected: ResolvedType, _ expression: Expression) throws(Diagnostic) -> Value {
        let wanted = expected.unwrapped
        var element = ResolvedType.any
        switch wanted {
        case .array(let type), .slice(let type), .set(let type): element = type
        case .native(let type) where type.arrayLiteral != nil: element = type.literalElement.type(in: wanted)
        case .user(let type):
            if type.conformances.contains("OptionSet") { return try optionSet(type, elements, at: expression.span) }
            if takesLiteral("arrayLiteral", type) {
                let own = try shape(of: try literalInitializer("arrayLiteral", type)).parameters[0].type
                var values: [Value] = []
                for item in elements { values.append(try coerced(try evaluate(item, own), to: own, at: item.span)) }
                return try literal("arrayLiteral", values, as: wanted, at: expression.span) ?? .array(values)
            }
        default: break
        }
        var values: [Value] = []
        values.reserveCapacity(elements.count)
        for item in elements {
            let value = try evaluate(item, element)
            // Where only a value gives the type it is not known that its elements may be nil.
            if case .nil = item.kind, case .nil = value {
                values.append(value)
            } else {
                values.append(try coerced(value, to: element, at: item.span))
            }
        }
        try budget.allocate(values.count, at: expression.span)
        switch wanted {
        case .set: return .set(try makeSet(values))
        case .slice: return .slice(values[...])
        case .native(let type):
            guard let make = type.arrayLiteral else { break }
            return try make(values)
        default: break
        }
        return .array(element.isAny && !elements.contains(where: \.annotatedType.isNumber) ? Self.unified(values) : values)
    }

    /// `1` and `0.5` where a user-defined type is wanted: an integer is taken for a floating-point literal too.
    private func ownNumber(_ value: Value, _ expected: ResolvedType, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        if case .int(let number) = value {
            if let own = try literal("integerLiteral", [value], as: expected, at: span) { return own }
            return try literal("floatLiteral", [.double(Double(number))], as: expected, at: span)
        }
        return try literal("floatLiteral", [value], as: expected, at: span)
    }

    /// `[1, 2.5]` holds Doubles.
    static func unified(_ values: [Value]) -> [Value] {
        var hasDouble = false
        var hasInt = false
        for value in values {
            switch value {
            case .double: hasDouble = true
            case .int: hasInt = true
            case .nil: break
            default: return values
            }
        }
        guard hasDouble && hasInt else { return values }
        return values.map { if case .int(let number) = $0 { .double(Double(number)) } else { $0 } }
    }

    func dictionary(_ entries: [(key: Expression, value: Expression)], _ expected: ResolvedType) throws(Diagnostic) -> Value {
        var types = (ResolvedType.any, ResolvedType.any)
        if case .dictionary(let key, let value) = expected.unwrapped { types = (key, value) }
        if case .user(let type) = expected.unwrapped, takesLiteral("dictionaryLiteral", type) {
            return try dictionaryLiteral(entries, type)
        }
        var result = DictionaryValue()
        for entry in entries {
            let key = try coerced(try evaluate(entry.key, types.0), to: types.0, at: entry.key.span)
            try set(key, to: try coerced(try evaluate(entry.value, types.1), to: types.1, at: entry.value.span), in: &result)
        }
        return .dictionary(result)
    }

    func tuple(_ elements: [Expression.Argument], _ expected: ResolvedType) throws(Diagnostic) -> Value {
        if elements.isEmpty { return .void }
        if elements.contains(where: { $0.value.isPackExpansion }) { return try tupleOfPacks(elements) }
        var types: [(label: String?, type: ResolvedType)] = []
        if case .tuple(let wanted) = expected.unwrapped, wanted.count == elements.count { types = wanted }
        var result: [TupleElement] = []
        for (index, element) in elements.enumerated() {
            let type = types.isEmpty ? .any : types[index].type
            let value = try coerced(try evaluate(element.value, type), to: type, at: element.value.span)
            result.append(TupleElement(label: element.label ?? (types.isEmpty ? nil : types[index].label), value: value))
        }
        return .tuple(result)
    }

    private func keyPath(
        _ root: TypeSyntax?, _ components: [Expression.KeyPathComponent], _ expression: Expression, _ expected: ResolvedType
    ) throws(Diagnostic) -> Value {
        try budget.spend(Price.keyPath, at: expression.span)
        var result: [KeyPathValue.Component] = []
        for component in components {
            switch component {
            case .property(let name): result.append(.property(name))
            case .subscript(let arguments):
                var values: [Value] = []
                for argument in arguments { values.append(try evaluate(argument.value)) }
                result.append(.subscript(values))
            case .optionalChain: result.append(.optionalChain)
            case .forceUnwrap: result.append(.forceUnwrap)
            case .selfIdentity: break
            }
        }
        let reference = try root.map { (root) throws(Diagnostic) in try typeReference(root, at: expression.span) }
        let path = KeyPathValue(result, root: reference)
        if case .function = expected.unwrapped { return .function(FunctionValue(.keyPath(path), expression: expression)) }
        return .keyPath(path)
    }

    /// `#if os(iOS)` around modifiers: the chain of the clause that holds.
    private func conditionalChain(
        _ base: Expression, _ clauses: [(condition: Expression?, chain: Expression?)], _ expression: Expression, _ expected: ResolvedType
    ) throws(Diagnostic) -> Value {
        for (index, clause) in clauses.enumerated() {
            if let condition = clause.condition, try !compilationHolds(condition) { continue }
            guard let chain = clause.chain else { return try evaluate(base, expected) }
            let key = expression.id.number &* 64 &+ index
            if let known = machine.caches.rebased[key] { return try evaluate(known, expected) }
            let whole = chain.rebased(on: base) ?? base
            machine.caches.rebased[key] = whole
            return try evaluate(whole, expected)
        }
        return try evaluate(base, expected)
    }

    // MARK: Choices

    private func ternary(
        _ condition: Expression, _ yes: Expression, _ no: Expression, _ expected: ResolvedType
    ) throws(Diagnostic) -> Value {
        let holds = try self.condition(condition)
        return try evaluate(holds ? yes : no, expected)
    }

    func condition(_ expression: Expression) throws(Diagnostic) -> Bool {
        if let operation = expression.operation { return try holds(operation) }
        return try isTrue(try evaluate(expression, .bool), at: expression.span)
    }

    private func unwrap(_ operand: Expression, _ expression: Expression, _ expected: ResolvedType) throws(Diagnostic) -> Value {
        let value = try evaluate(operand, implicitExpectation(operand, expected))
        if chainIsNil { return .nil }
        if let held = value.unwrapped { return held }
        throw Diagnostic(.nilUnwrapped, "found nil where '!' expects a value", at: expression.span)
    }

    private func effect(_ word: String, _ operand: Expression, _ expected: ResolvedType) throws(Diagnostic) -> Value {
        if word == "repeat" { return .array(try expanded(operand)) }
        if word == "each" { return try element(ofPack: operand) }
        guard word == "try?" else { return try evaluate(operand, expected) }
        let saved = (scope, budget.nesting, budget.callDepth)
        do {
            return try evaluate(operand, expected)
        } catch {
            guard machine.thrownValue != nil else { throw error }
            machine.thrownValue = nil
            (scope, budget.nesting, budget.callDepth) = saved
            return .nil
        }
    }
}
