// SPDX-License-Identifier: GPL-3.0-or-later

/// Operators. `&&`, `||` and `??` evaluate their right side only when it counts.
extension Activation {
    func binary(
        _ left: Expression, _ sign: String, _ right: Expression, _ expression: Expression, _ expected: ResolvedType
    ) throws(Diagnostic) -> Value {
        switch sign {
        case "&&", "||":
            if let result = try ownJunction(sign, left, right, expression) { return result }
            let isTrue = try condition(left)
            return .bool(isTrue == (sign == "||") ? isTrue : try condition(right))
        case "??": return try coalesce(left, right, expected)
        case _ where sign == "~=" || ComparisonSign.isOne(sign):
            let (a, b) = try operands(left, right, .any)
            // Values of different types are not an error in an `AnyHashable`: they differ, unless they are one number.
            if sign == "==" || sign == "!=", left.isAnyHashable, a.typeKey != b.typeKey, !(a.isNumber && b.isNumber) {
                return .bool(sign == "!=")
            }
            return .bool(try compare(a, sign, b, at: expression.span))
        case "...", "..<": return try range(left, sign, right, expression, expected)
        default:
            var held: [Value?] = [nil, nil]
            if let result = try callOnExpressions(sign, [left, right], holding: &held, at: expression.span) { return result }
            // A sum of texts is a String: a literal in it is not a key of a translation.
            let isKey = if case .native(let type) = expected.unwrapped { type.stringLiteral != nil } else { false }
            let wanted = Self.isArithmetic(sign) && !isKey ? expected : .any
            let (a, b) = try operands(left, right, wanted, holding: held)
            if chainIsNil { return .nil }
            return try apply(sign, a, b, at: expression.span)
        }
    }

    /// `&&` and `||` of the user's own types; nil where none declares them.
    private func ownJunction(
        _ sign: String, _ left: Expression, _ right: Expression, _ expression: Expression
    ) throws(Diagnostic) -> Value? {
        guard program.hasOwnJunctions else { return nil }
        let a = try evaluate(left)
        if case .bool(let isTrue) = a { return .bool(isTrue == (sign == "||") ? isTrue : try condition(right)) }
        var held: [Value?] = [a, nil]
        if let result = try callOnExpressions(sign, [left, right], holding: &held, at: expression.span) { return result }
        let b = try evaluate(right, machine.resolvedType(of: a, or: .any))
        return try customOperator(sign, [a, b], at: expression.span)
    }

    static func isArithmetic(_ sign: String) -> Bool {
        switch sign {
        case "+", "-", "*", "/", "%": true
        default: false
        }
    }

    /// Both operands; of what the static phase does not know, the value tells the type of a literal or an implicit member beside it.
    private func operands(_ left: Expression, _ right: Expression, _ expected: ResolvedType) throws(Diagnostic) -> (Value, Value) {
        if left.isLiteralOrImplicit, !right.isLiteralOrImplicit, expected.isAny || !left.isImplicitlyRooted {
            // A literal does nothing: it is there at any time.
            let b = try evaluate(right, expected)
            return (try evaluate(left, machine.resolvedType(of: b, or: expected)), b)
        }
        let a = try evaluate(left, expected)
        // Nothing says which type `.x` is a case of, and nil is not one of its cases.
        if case .nil = a, expected.isAny, case .implicitMember(let name) = right.kind { return (a, name == "none" ? .nil : .void) }
        let told = machine.resolvedType(of: a, or: expected)
        // What a list begins with does not show that others in it, or in what is added to it, are nil.
        if case .array(let element) = told, !element.isAny, !right.isLiteralOrImplicit {
            return (a, try evaluate(right, .array(.optional(element))))
        }
        return (a, try evaluate(right, told))
    }

    /// The operands, of which some may have been evaluated.
    private func operands(
        _ left: Expression, _ right: Expression, _ expected: ResolvedType, holding held: [Value?]
    ) throws(Diagnostic) -> (Value, Value) {
        switch (held[0], held[1]) {
        case (nil, nil): try operands(left, right, expected)
        case (let a?, nil): (a, try evaluate(right, machine.resolvedType(of: a, or: expected)))
        case (nil, let b?): (try evaluate(left, machine.resolvedType(of: b, or: expected)), b)
        case (let a?, let b?): (a, b)
        }
    }

    private func coalesce(_ left: Expression, _ right: Expression, _ expected: ResolvedType) throws(Diagnostic) -> Value {
        let value = try evaluate(left, expected.isAny ? .any : .optional(expected))
        if !value.isUnknown, let held = value.unwrapped { return held }
        return try evaluate(right, expected)
    }

    private func range(
        _ left: Expression, _ sign: String, _ right: Expression, _ expression: Expression, _ expected: ResolvedType
    ) throws(Diagnostic) -> Value {
        var (lower, upper) = try operands(left, right, Self.bound(of: expected))
        if case .double = upper, case .int(let number) = lower { lower = .double(Double(number)) }
        if case .double = lower, case .int(let number) = upper { upper = .double(Double(number)) }
        if lower.isUnknown || upper.isUnknown { return lower.isUnknown ? lower : upper }
        if program.hasOwnRanges, !lower.isNumber, let result = try customOperator(sign, [lower, upper], at: expression.span) {
            return result
        }
        guard try !lessThan(upper, lower, at: expression.span) else {
            throw Diagnostic(.outOfRange, "the lower bound of a range must not exceed its upper bound", at: expression.span)
        }
        return .range(RangeValue(lower: lower, upper: upper, isClosed: sign == "..."))
    }

    private static func bound(of range: ResolvedType) -> ResolvedType {
        if case .range(let type, _) = range.unwrapped { type } else { .any }
    }

    func apply(_ sign: String, _ a: Value, _ b: Value, at span: SourceSpan?) throws(Diagnostic) -> Value {
        switch (a, b) {
        case (.double(let a), .double(let b)): if let value = Arithmetic.double(sign, a, b) { return value }
        case (.int(let a), .int(let b)): if let value = try Arithmetic.int(sign, a, b, at: span) { return value }
        case (.double(let a), .int(let b)): if let value = Arithmetic.double(sign, a, Double(b)) { return value }
        case (.int(let a), .double(let b)): if let value = Arithmetic.double(sign, Double(a), b) { return value }
        case (.integer, _), (.int, .integer): if let value = try Arithmetic.integer(sign, a, b, at: span) { return value }
        case (.float, _), (_, .float):
            if let a = a.float, let b = b.float, let value = Arithmetic.float(sign, a, b) { return value }
        case (.bool(let a), .bool(let b)):
            if sign == "^" { return .bool(a != b) }
        default: if sign == "+", let joined = try joined(a, b, at: span) { return joined }
        }
        if ComparisonSign.isOne(sign) { return .bool(try compare(a, sign, b, at: span)) }
        if a.isUnknown || b.isUnknown { return a.isUnknown ? a : b }
        if let value = try customOperator(sign, [a, b], at: span) { return value }
        if sign == "+", case .array(let elements) = a, b.isSequence || machine.isOwnSequence(b.typeKey) {
            return .array(Self.unified(elements + (try self.elements(of: b, at: span))))
        }
        guard program.operators.precedence(infix: sign) != nil else { throw undeclared(sign, at: span) }
        throw Diagnostic(
            .typeMismatch, "operator '\(sign)' cannot be applied to '\(machine.typeName(of: a))' and '\(machine.typeName(of: b))'", at: span
        ).certain(!a.isOpen && !b.isOpen)
    }

    /// Two texts, or two collections, one after the other; nil for other values.
    private func joined(_ a: Value, _ b: Value, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        switch (a, b) {
        case (.string(let a), .string(let b)):
            try budget.allocate(a.utf8.count &+ b.utf8.count, at: span)
            return .string(a + b)
        case (.string, .substring), (.substring, .string), (.substring, .substring):
            let text = StandardLibrary.text(a) + StandardLibrary.text(b)
            try budget.allocate(text.utf8.count, at: span)
            return .string(text)
        case (.slice(let a), _) where b.isSequence:
            let added = try elements(of: b, at: span)
            try budget.allocate(a.count &+ added.count, at: span)
            return .slice(a + added)
        case (.array(let a), .slice(let b)):
            try budget.allocate(a.count &+ b.count, at: span)
            return .array(a + b)
        case (.array(let a), .array(let b)):
            try budget.allocate(a.count &+ b.count, at: span)
            return .array(Self.unified(a + b))
        case (.array(let a), .range(let range)): return .array(a + (try elements(of: .range(range), at: span)))
        case (_, .array(let b)) where a.isSequence:
            let first = try elements(of: a, at: span)
            try budget.allocate(first.count &+ b.count, at: span)
            return .array(Self.unified(first + b))
        default: return nil
        }
    }

    /// An operator that a type of the user or of the host declares, or one at the top level.
    func customOperator(_ sign: String, _ operands: [Value], at span: SourceSpan?) throws(Diagnostic) -> Value? {
        var candidates: [Candidate] = []
        var seen: Set<String> = []
        for operand in operands {
            let key = operand.typeKey
            guard seen.insert(key).inserted else { continue }
            candidates += machine.staticEntry(sign, of: key).candidates
            for source in machine.instanceSources(of: key) {
                for function in source.native?.operators[sign] ?? [] { candidates.append(.native(function)) }
            }
        }
        for function in program.functions[sign] ?? [] { candidates.append(.user(function)) }
        // A value that an optional holds is that value: what optionals have counts where the value itself has nothing.
        if candidates.isEmpty { candidates = machine.staticEntry(sign, of: "Optional").candidates }
        candidates.removeAll { $0.parameterCount != operands.count }
        guard !candidates.isEmpty else { return nil }
        let actuals = operands.map { Actual(value: $0, span: span) }
        var invocation = Invocation(candidates: candidates, actuals: actuals, name: sign, expression: nil, span: span)
        invocation.ignoresLabels = true
        do {
            return try call(invocation).result
        } catch {
            guard error.id == .typeMismatch, machine.thrownValue == nil else { throw error }
            return nil
        }
    }

    func prefix(_ sign: String, _ operand: Expression, _ expression: Expression, _ expected: ResolvedType) throws(Diagnostic) -> Value {
        switch sign {
        case "!":
            guard program.hasOwnJunctions else { return .bool(try !condition(operand)) }
            let value = try evaluate(operand, operand.isImplicitlyRooted ? expected : .any)
            if case .bool(let isTrue) = value { return .bool(!isTrue) }
            if let result = try customOperator(sign, [value], at: expression.span) { return result }
            return .bool(try !condition(operand))
        case "..<", "...":
            return .range(RangeValue(lower: nil, upper: try evaluate(operand, Self.bound(of: expected)), isClosed: sign == "..."))
        default: break
        }
        var held: [Value?] = [nil]
        if let result = try callOnExpressions(sign, [operand], holding: &held, at: expression.span) { return result }
        let value = try evaluate(sign == "-" ? operand.negated ?? operand : operand, expected)
        if chainIsNil { return .nil }
        if sign == "-", operand.negated != nil { return value }
        switch (sign, value) {
        case ("-", .int(let number)):
            let (result, overflow) = Int(0).subtractingReportingOverflow(number)
            guard !overflow else { throw Diagnostic(.overflow, "-(\(number)) is too large for Int", at: expression.span) }
            return .int(result)
        case ("-", .double(let number)): return .double(-number)
        case ("-", .float(let number)): return .float(-number)
        case ("-", .integer(let number)):
            if let result = number.type.value(-number.number) { return result }
            throw Diagnostic(.overflow, "-(\(number.number)) does not fit in \(number.type.rawValue)", at: expression.span)
        case ("+", .int), ("+", .double), ("+", .integer), ("+", .float): return value
        case ("~", .int(let number)): return .int(~number)
        case ("~", .integer(let number)): return number.type.value(truncating: ~number.number)
        default: break
        }
        if value.isUnknown { return value }
        if let result = try customOperator(sign, [value], at: expression.span) { return result }
        if let result = try ofNumericProtocol(sign, value, at: expression.span) { return result }
        guard program.operators.isPrefix(sign) else { throw undeclared(sign, at: expression.span) }
        throw Diagnostic(.typeMismatch, "operator '\(sign)' cannot be applied to '\(machine.typeName(of: value))'", at: expression.span)
            .certain(!value.isOpen)
    }

    func postfix(_ operand: Expression, _ sign: String, _ expression: Expression, _ expected: ResolvedType) throws(Diagnostic) -> Value {
        guard sign == "..." else {
            var held: [Value?] = [nil]
            if let result = try callOnExpressions(sign, [operand], holding: &held, at: expression.span) { return result }
            let value = try evaluate(operand)
            if let result = try customOperator(sign, [value], at: expression.span) { return result }
            guard program.operators.isPostfix(sign) else { throw undeclared(sign, at: expression.span) }
            throw Diagnostic(.unsupported, "the operator '\(sign)' is not supported", at: expression.span)
        }
        return .range(RangeValue(lower: try evaluate(operand, Self.bound(of: expected)), upper: nil, isClosed: false))
    }

    /// Code that was loaded may use an operator of a package that is not there.
    private func undeclared(_ sign: String, at span: SourceSpan?) -> Diagnostic {
        Diagnostic(.unknownName, "cannot find operator '\(sign)' in scope", at: span)
    }
}

extension Expression {
    fileprivate var isAnyHashable: Bool {
        if case .typed(_, let annotation) = kind { annotation.type.nominalName == "AnyHashable" } else { false }
    }

    /// `-128` is a literal: of an Int8 it is in range where `128` is not.
    fileprivate var negated: Expression? {
        switch kind {
        case .integer(let number) where number > 0: with(.integer(-number))
        case .float(let number, let text) where number > 0: with(.float(-number, text: "-" + text))
        case .typed(let inner, let annotation):
            inner.negated.map { Expression(.typed($0, annotation), id: id, span: span) }
        default: nil
        }
    }

    /// A literal, an implicit member or `nil`: alone it does not know its type, and does nothing.
    fileprivate var isLiteralOrImplicit: Bool {
        switch kind {
        case .integer, .nil, .float: true
        case .string(let segments): segments.isPlain
        case .array(let elements): elements.isEmpty
        case .dictionary(let entries): entries.isEmpty
        default: isImplicitlyRooted || isNumericLiteral
        }
    }

    /// `.title2.bold()`, `-.infinity`: the chain begins with a member of the expected type.
    var isImplicitlyRooted: Bool {
        switch kind {
        case .implicitMember: true
        case .prefix(_, let operand), .parenthesized(let operand): operand.isImplicitlyRooted
        case .member(let base, _, _): base.isImplicitlyRooted
        case .call(let call): call.callee.isImplicitlyRooted
        case .subscript(let base, _), .optionalChaining(let base), .optionalChain(let base), .forceUnwrap(let base): base.isImplicitlyRooted
        default: false
        }
    }
}
