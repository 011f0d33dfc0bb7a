// SPDX-License-Identifier: GPL-3.0-or-later

/// `==` and `<` as Swift defines them, the user's own included.
extension Activation {
    func compare(_ a: Value, _ sign: String, _ b: Value, at span: SourceSpan?) throws(Diagnostic) -> Bool {
        if a.isUnknown || b.isUnknown { return sign == "!=" || sign == "!==" ? a != b : a == b }
        switch sign {
        case "==": return try equals(a, b, at: span)
        case "!=": return try !equals(a, b, at: span)
        case "===": return a == b
        case "!==": return a != b
        case "<": return try lessThan(a, b, at: span)
        case ">": return try lessThan(b, a, at: span)
        case "<=": return isUnordered(a, b) ? false : try !lessThan(b, a, at: span)
        case ">=": return isUnordered(a, b) ? false : try !lessThan(a, b, at: span)
        case "~=":
            if let own = try customOperator("~=", [a, b], at: span), case .bool(let fits) = own { return fits }
            if case .range(let range) = a { return try contains(range, b, at: span) }
            return try equals(a, b, at: span)
        default: throw Diagnostic(.unsupported, "the operator '\(sign)' is not supported", at: span)
        }
    }

    private func isUnordered(_ a: Value, _ b: Value) -> Bool {
        if case .double(let number) = a, number.isNaN { return true }
        if case .double(let number) = b, number.isNaN { return true }
        if case .float(let number) = a, number.isNaN { return true }
        if case .float(let number) = b, number.isNaN { return true }
        return false
    }

    func equals(_ a: Value, _ b: Value, at span: SourceSpan?) throws(Diagnostic) -> Bool {
        switch (a, b) {
        case (.int(let a), .int(let b)): return a == b
        case (.double(let a), .double(let b)): return a == b
        case (.int(let a), .double(let b)): return Double(a) == b
        case (.double(let a), .int(let b)): return a == Double(b)
        case (.string(let a), .string(let b)):
            try budget.chargeComparison(a, b, at: span)
            return a == b
        case (.character(let a), .character(let b)):
            // One letter may carry any number of marks.
            try budget.chargeComparison(String(a), String(b), at: span)
            return a == b
        case (.bool(let a), .bool(let b)): return a == b
        case (.nil, .nil): return true
        case (.nil, _), (_, .nil): return false
        case (.someNil, _), (_, .someNil): return a == b
        case (.character(let a), .string(let b)): return String(a) == b
        case (.string(let a), .character(let b)): return a == String(b)
        case (.substring, .substring), (.substring, .string), (.string, .substring):
            guard let a = StandardLibrary.substring(a), let b = StandardLibrary.substring(b) else { break }
            try budget.chargeComparison(a, b, at: span)
            return a == b
        case (.integer, _), (_, .integer): if let a = a.integer, let b = b.integer { return a == b }
        case (.float, _), (_, .float): if let a = a.float, let b = b.float { return a == b }
        case (.array(let a), .array(let b)): return try equals(a, b, at: span)
        case (.slice(let a), .slice(let b)): return try equals(a, b, at: span)
        case (.slice(let a), .array(let b)): return try equals(a, b, at: span)
        case (.array(let a), .slice(let b)): return try equals(a, b, at: span)
        case (.tuple(let a), .tuple(let b)): return try equals(a.lazy.map(\.value), b.lazy.map(\.value), at: span)
        case (.dictionary(let a), .dictionary(let b)): return try equals(a, b, at: span)
        case (.set(let a), .set(let b)): return try equals(a.storage, b.storage, at: span)
        case (.structure, _), (_, .structure), (.object, _), (.enumeration, _), (.native, _), (_, .native):
            if let equal = try equalsDeclared(a, b, at: span) { return equal }
        default: break
        }
        try checkComparable(a, b, at: span)
        return a == b
    }

    /// By the `==` that a type declares, or that Swift derives for it; nil where there is none.
    private func equalsDeclared(_ a: Value, _ b: Value, at span: SourceSpan?) throws(Diagnostic) -> Bool? {
        try budget.work(Self.workOfValue &+ (a.textLength &+ b.textLength) / 16, at: span)
        if let answer = try customOperator("==", [a, b], at: span), case .bool(let equal) = answer { return equal }
        if let equal = machine.isLiteral(a, of: b) ?? machine.isLiteral(b, of: a) { return equal }
        if case .structure(let first) = a, case .structure(let second) = b, first.type.qualifiedName == second.type.qualifiedName {
            try checkEquatable(first.type, at: span)
            if let equal = try equalRawValues(a, b, of: first.type, at: span) { return equal }
            return try equals(first.fields, second.fields, at: span)
        }
        if case .enumeration(let first) = a, case .enumeration(let second) = b, first.type.qualifiedName == second.type.qualifiedName {
            if let equal = try equalRawValues(a, b, of: first.type, at: span) { return equal }
            guard first.name == second.name else { return false }
            return try equals(first.payload.lazy.map(\.value), second.payload.lazy.map(\.value), at: span)
        }
        if case .object(let first) = a, case .object(let second) = b, first.typeName == second.typeName,
            let type = program.types[first.typeName]
        {
            return try equalRawValues(a, b, of: type, at: span)
        }
        return nil
    }

    /// Looking up the operator that compares two values of a type counts as comparing this many numbers.
    private static let workOfValue = 40

    private func equals(_ a: some Collection<Value>, _ b: some Collection<Value>, at span: SourceSpan?) throws(Diagnostic) -> Bool {
        guard a.count == b.count else { return false }
        return try budget.inside(at: span) { () throws(Diagnostic) -> Bool in
            for (first, second) in zip(a, b) {
                try budget.work(1, at: span)
                guard try equals(first, second, at: span) else { return false }
            }
            return true
        }
    }

    private func equals(_ a: DictionaryValue, _ b: DictionaryValue, at span: SourceSpan?) throws(Diagnostic) -> Bool {
        guard a.count == b.count else { return false }
        return try budget.inside(at: span) { () throws(Diagnostic) -> Bool in
            for (key, value) in zip(a.keys, a.values) {
                guard let other = try self.value(of: key, in: b), try equals(value, other, at: span) else { return false }
            }
            return true
        }
    }

    /// Only what says so can be compared: Swift synthesizes `==` for types that conform to Equatable.
    private func checkEquatable(_ type: UserType, at span: SourceSpan?) throws(Diagnostic) {
        let known = ["Equatable", "RawRepresentable", "VectorArithmetic"]
        let isEquatable = known.contains { machine.typeConforms(type.qualifiedName, to: $0) }
        guard !isEquatable, span != nil, lacks(type, "Equatable") else { return }
        throw Diagnostic(
            .missingRequirement,
            "referencing operator function '==' on 'Equatable' requires that '\(type.name)' conform to 'Equatable'", at: span
        ).declared(type.name, at: type.span).certain()
    }

    /// Is it known not to have a protocol? A class below one that no code in sight declares may have it.
    private func lacks(_ type: UserType, _ protocolName: String) -> Bool {
        Conformances(index: machine.index).conforms(.nominal(type.qualifiedName), to: protocolName) == false
    }

    /// Swift compares values of one type only.
    private func checkComparable(_ a: Value, _ b: Value, at span: SourceSpan?) throws(Diagnostic) {
        let (first, second) = (a.typeKey, b.typeKey)
        guard first != second, machine.program.types[first]?.kind != .class else { return }
        switch (a, b) {
        case (.native, .native): return
        default: break
        }
        throw Diagnostic(
            .typeMismatch, "'\(machine.typeName(of: a))' and '\(machine.typeName(of: b))' cannot be compared", at: span
        ).certain(!a.isOpen && !b.isOpen)
    }

    func lessThan(_ a: Value, _ b: Value, at span: SourceSpan?) throws(Diagnostic) -> Bool {
        switch (a, b) {
        case (.int(let a), .int(let b)): return a < b
        case (.double(let a), .double(let b)): return a < b
        case (.int(let a), .double(let b)): return Double(a) < b
        case (.double(let a), .int(let b)): return a < Double(b)
        case (.string(let a), .string(let b)):
            try budget.chargeComparison(a, b, at: span)
            return a < b
        case (.character(let a), .character(let b)):
            try budget.chargeComparison(String(a), String(b), at: span)
            return a < b
        case (.substring, .substring), (.substring, .string), (.string, .substring):
            guard let a = StandardLibrary.substring(a), let b = StandardLibrary.substring(b) else { break }
            try budget.chargeComparison(a, b, at: span)
            return a < b
        case (.character(let a), .string(let b)): return String(a) < b
        case (.string(let a), .character(let b)): return a < String(b)
        case (.integer, _), (_, .integer): if let a = a.integer, let b = b.integer { return a < b }
        case (.float, _), (_, .float): if let a = a.float, let b = b.float { return a < b }
        case (.tuple(let a), .tuple(let b)) where a.count == b.count: return try lessThan(a, b, at: span)
        default: break
        }
        if let a = a.stringIndex, let b = b.stringIndex { return a < b }
        if let answer = try customOperator("<", [a, b], at: span), case .bool(let less) = answer { return less }
        if case .enumeration(let a) = a, case .enumeration(let b) = b, a.type.qualifiedName == b.type.qualifiedName {
            let (first, second) = (a.type.enumCase(named: a.name)?.index ?? 0, b.type.enumCase(named: b.name)?.index ?? 0)
            guard first == second else { return first < second }
            try budget.work(Self.workOfValue &* a.payload.count, at: span)
            return try lessThan(.tuple(a.payload), .tuple(b.payload), at: span)
        }
        if let distance = try distance(from: a, to: b) { return try lessThan(.int(0), distance, at: span) }
        throw Diagnostic(
            .typeMismatch, "'\(machine.typeName(of: a))' and '\(machine.typeName(of: b))' cannot be ordered", at: span
        ).certain(!a.isOpen && !b.isOpen)
    }

    /// The first elements that differ decide.
    private func lessThan(_ a: [TupleElement], _ b: [TupleElement], at span: SourceSpan?) throws(Diagnostic) -> Bool {
        try budget.inside(at: span) { () throws(Diagnostic) -> Bool in
            for (first, second) in zip(a, b) {
                try budget.work(1, at: span)
                if try lessThan(first.value, second.value, at: span) { return true }
                if try lessThan(second.value, first.value, at: span) { return false }
            }
            return false
        }
    }

    /// By `distance(to:)` of the user's own types that conform to Strideable, which gives them their order.
    private func distance(from a: Value, to b: Value) throws(Diagnostic) -> Value? {
        guard case .structure(let from) = a, case .structure(let to) = b, from.type.qualifiedName == to.type.qualifiedName,
            machine.typeConforms(from.type.qualifiedName, to: "Strideable")
        else { return nil }
        return try machine.callMethod("distance", on: a, arguments: [("to", b)], in: context).result
    }

    func contains(_ range: RangeValue, _ value: Value, at span: SourceSpan?) throws(Diagnostic) -> Bool {
        // No range holds a NaN, which is neither less than its bounds nor more.
        if isUnordered(value, value) { return false }
        if let lower = range.lower, try lessThan(value, lower, at: span) { return false }
        guard let upper = range.upper else { return true }
        return range.isClosed ? try !lessThan(upper, value, at: span) : try lessThan(value, upper, at: span)
    }
}

extension Machine {
    /// Whether a literal's value is a value of the host, made of it: `2` beside a Decimal, `"a"` beside a scalar; nil where the host makes
    /// none of it.
    fileprivate func isLiteral(_ literal: Value, of value: Value) -> Bool? {
        guard case .native(let native) = value, literal.isNumber || native is UnicodeScalarValue && literal.isText,
            case .native(let made)? = nativeType(named: native.nativeTypeName)?.conversion?(literal)
        else { return nil }
        return native.isEqual(to: made)
    }
}
