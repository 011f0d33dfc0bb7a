// SPDX-License-Identifier: GPL-3.0-or-later

/// `a[i]`, `a[1...]`, `table[key]`, `table[key, default: x]`, subscripts of the user and of the host.
extension Activation {
    func evaluateSubscript(
        _ base: Expression, _ arguments: [Expression.Argument], _ expression: Expression, _ expected: ResolvedType
    ) throws(Diagnostic) -> Value {
        if base.bareName == "super", let receiver, let parent = enclosingType.flatMap({ program.superclass(of: $0) }),
            let found = try customSubscript(
                Invocation(subscript: arguments.map { Actual($0) }, of: receiver.value, expression, at: expression.span), of: parent)
        {
            return found
        }
        let value = try evaluate(base, implicitExpectation(base, expected))
        if chainIsNil { return .nil }
        let indices = arguments.map { Actual($0) }
        if program.hasMutatingGetters, case .structure = value, base.isPlace, let place = try place(base),
            let found = try customSubscript(Invocation(subscript: indices, of: value, in: place, expression, at: expression.span))
        {
            return found
        }
        return try subscriptValue(of: value, indices, at: expression.span, expression, expected)
    }

    func subscriptValue(
        of value: Value, _ arguments: [Actual], at span: SourceSpan?, _ expression: Expression? = nil, _ expected: ResolvedType = .any
    ) throws(Diagnostic) -> Value {
        if value.isIndexed, arguments.count == 1, case .identifier("...", _)? = arguments[0].expression?.kind {
            return try part(of: value, RangeValue(lower: nil, upper: nil, isClosed: false), at: span)
        }
        if let found = try elementValue(of: value, arguments, at: span, expression) { return found }
        if value.isUnknown { return value }
        if case .native(let native) = value, native is KeyedValues, let first = arguments.first, first.label == nil {
            return try defaultValue(first, at: span)
        }
        if arguments.count == 1, arguments[0].expression?.isKeyPath == true, arguments[0].label == nil,
            let found = try customSubscript(Invocation(subscript: arguments, of: value, expression, at: span))
        {
            return found
        }
        if arguments.count == 1, case let label = arguments[0].label,
            label == "keyPath" || label == nil && arguments[0].expression?.isKeyPath == true,
            case .keyPath(let path) = try evaluate(arguments[0], .any)
        {
            try budget.spend(Price.keyPath, at: span)
            return try self.value(at: path, of: value, span: span)
        }
        if let found = try partOfOwn(value, arguments, at: span) { return found }
        var asked = Invocation(subscript: arguments, of: value, expression, at: span)
        asked.expected = expected
        if let found = try customSubscript(asked) { return found }
        if case .native(let native) = value, let elements = machine.nativeType(named: native.nativeTypeName)?.elements {
            return try part(of: native, elements, arguments, at: span, expression)
        }
        throw Diagnostic(.unknownMember, "'\(machine.typeName(of: value))' has no such subscript", at: span)
    }

    /// The element of a collection of the language's; nil where the subscript is one that a type declares.
    private func elementValue(
        of value: Value, _ arguments: [Actual], at span: SourceSpan?, _ expression: Expression?
    ) throws(Diagnostic) -> Value? {
        switch value {
        case .array(let values) where arguments.isIndex:
            let index = try evaluate(arguments[0], .any)
            if case .int(let place) = index { return try element(values, place, at: arguments[0].span ?? span) }
            return try partOrOwn(of: value, index, arguments[0], at: span, expression)
        case .slice(let values) where arguments.isIndex:
            let index = try evaluate(arguments[0], .any)
            guard case .int(let place) = index else { return try partOrOwn(of: value, index, arguments[0], at: span, expression) }
            guard values.indices.contains(place) else { throw outOfBounds(place, values.indices, at: arguments[0].span ?? span) }
            return values[place]
        case .string, .substring:
            guard arguments.isIndex, let text = StandardLibrary.substring(value) else { break }
            let index = try evaluate(arguments[0], .any)
            guard index.stringIndex != nil else { return try partOrOwn(of: value, index, arguments[0], at: span, expression) }
            return try character(of: text, index, at: arguments[0].span ?? span)
        case .dictionary(let entries) where arguments.isKey:
            return try dictionaryValue(entries, arguments, at: span)
        case .range(let range) where arguments.count == 1:
            let index = try evaluate(arguments[0], .any)
            guard case .int(let place) = index else { return try partOrOwn(of: value, index, arguments[0], at: span, expression) }
            guard range.integers?.contains(place) != false else {
                throw Diagnostic(.indexOutOfRange, "index \(place) is out of range", at: arguments[0].span ?? span)
            }
            return index
        case .set(let set) where arguments.isIndex:
            if case .int(let place) = try evaluate(arguments[0], .int) {
                return try element(set.elements, place, at: arguments[0].span ?? span)
            }
        case .binding(let binding): return try partOfBinding(binding, arguments)
        case .nil: throw Diagnostic(.nilUnwrapped, "nil has no subscript", at: span, hint: "write '?' before the bracket")
        default: break
        }
        return nil
    }

    private func character(of text: Substring, _ index: Value, at span: SourceSpan?) throws(Diagnostic) -> Value {
        let place = try place(index, in: text, at: span)
        guard place < text.endIndex else { throw Diagnostic(.indexOutOfRange, "this index is at the end of the string", at: span) }
        return .character(text[place])
    }

    /// `$routes[0]`: a binding to an element of the bound value.
    private func partOfBinding(_ binding: BindingValue, _ arguments: [Actual]) throws(Diagnostic) -> Value {
        let types = try indexTypes(of: binding, arguments)
        var indices: [Value] = []
        for (place, argument) in arguments.enumerated() {
            indices.append(try evaluate(argument, types.indices.contains(place) ? types[place] : .any))
        }
        return .binding(BindingValue(.part(binding, KeyPathValue([.subscript(indices)]))))
    }

    /// An element of a value of the host, or the part of its elements that a range of their places means.
    private func part(
        of native: any NativeValue, _ elements: NativeElements, _ arguments: [Actual], at span: SourceSpan?, _ expression: Expression?
    ) throws(Diagnostic) -> Value {
        var arguments = arguments
        if arguments.count == 1, arguments[0].label == nil, arguments[0].expression?.bareName != "..." {
            let index = try evaluate(arguments[0], .any)
            if case .int(let place) = index, (0..<elements.count(native)).contains(place) { return elements.element(native, place) }
            arguments = [Actual(value: index, span: arguments[0].span)]
        }
        return try subscriptValue(of: .array(try self.elements(of: .native(native), at: span)), arguments, at: span, expression)
    }

    /// `$routes[.home]`: what the indices of the bound value are, where one of them takes its type from its place.
    private func indexTypes(of binding: BindingValue, _ arguments: [Actual]) throws(Diagnostic) -> [ResolvedType] {
        guard arguments.contains(where: { $0.expression?.isImplicitlyRooted == true }) else { return [] }
        if case .dictionary(let key, _) = binding.type { return [key] }
        for source in machine.instanceSources(of: try machine.read(binding, in: context).typeKey) {
            for declared in source.table?.subscripts ?? [] {
                let types = try shape(of: .user(declared.getter)).parameters.map(\.type)
                if types.count == arguments.count { return types }
            }
        }
        return []
    }

    /// `ring[i..<j]` of a user-defined collection whose subscripts take one index: its elements there. Those of one whose first index is 0
    /// keep their indices.
    private func partOfOwn(_ value: Value, _ arguments: [Actual], at span: SourceSpan?) throws(Diagnostic) -> Value? {
        guard program.hasOwnSequences, arguments.count == 1, arguments[0].label == nil, machine.isOwnSequence(value.typeKey),
            arguments[0].expression?.isRange == true || arguments[0].value?.isRange == true, try !takesRange(value),
            case .range(let range) = try evaluate(arguments[0], .any), let indices = try ownIndices(of: value, at: span)
        else { return nil }
        let elements = try elements(of: value, at: span)
        let lower = try range.lower.map { (index) throws(Diagnostic) in try offset(of: index, in: indices, at: span) } ?? 0
        let upper = try range.upper.map { (index) throws(Diagnostic) in try offset(of: index, in: indices, at: span) } ?? elements.count
        let offsets = RangeValue(lower: .int(lower), upper: .int(upper), isClosed: range.isClosed)
        return .slice(elements[try bounds(offsets, within: elements.indices, at: span)])
    }

    private func offset(of index: Value, in indices: [Value], at span: SourceSpan?) throws(Diagnostic) -> Int {
        for (offset, other) in indices.enumerated() where try equals(other, index, at: span) { return offset }
        throw Diagnostic(.indexOutOfRange, "this index is outside the collection", at: span)
    }

    /// Does the type declare a subscript for ranges itself?
    private func takesRange(_ value: Value) throws(Diagnostic) -> Bool {
        for source in machine.instanceSources(of: value.typeKey) {
            for declared in source.table?.subscripts ?? [] {
                if case .range? = try shape(of: .user(declared.getter)).parameters.first?.type { return true }
            }
        }
        return false
    }

    /// What a range of indices gives, else what a user-defined subscript gives.
    private func partOrOwn(
        of value: Value, _ index: Value, _ argument: Actual, at span: SourceSpan?, _ expression: Expression?
    ) throws(Diagnostic) -> Value {
        if case .array(let values) = value, let place = index.dictionaryOffset {
            return try element(values, place, at: argument.span ?? span)
        }
        if case .range(let range) = index, range.lower?.isIndex(of: value) != false, range.upper?.isIndex(of: value) != false {
            return try part(of: value, range, at: argument.span ?? span)
        }
        let asked = Invocation(subscript: [argument.with(index)], of: value, expression, at: span)
        if let found = try customSubscript(asked) { return found }
        throw mismatch(index, .int, at: argument.span ?? span)
    }

    func part(of value: Value, _ range: RangeValue, at span: SourceSpan?) throws(Diagnostic) -> Value {
        switch value {
        case .array(let values): return .slice(values[try bounds(range, within: values.indices, at: span)])
        case .slice(let values): return .slice(values[try bounds(range, within: values.indices, at: span)])
        case .string(let text): return .substring(text[try bounds(range, in: text[...], at: span)])
        case .substring(let text): return .substring(text[try bounds(range, in: text, at: span)])
        case .range(let whole):
            guard let integers = whole.integers else { break }
            return .range(RangeValue(try bounds(range, within: integers, at: span)))
        default: break
        }
        throw Diagnostic(.unknownMember, "'\(machine.typeName(of: value))' has no such subscript", at: span)
    }

    /// `self[Key.self]` in an extension of `KeyedValues`.
    func defaultValue(_ argument: Actual, at span: SourceSpan?) throws(Diagnostic) -> Value {
        let key = try evaluate(argument, .any)
        return try member("defaultValue", of: key, at: span)
    }

    /// What a subscript gives that the user or the host declares; nil where the type of the receiver has none.
    /// - Parameter parent: the class above whose subscripts are meant: `super[i]`.
    func customSubscript(_ asked: Invocation, of parent: UserType? = nil) throws(Diagnostic) -> Value? {
        guard let value = asked.receiver else { return nil }
        var invocation = asked
        var isType = false
        var key = parent?.qualifiedName ?? value.typeKey
        if case .type(let reference) = value {
            isType = true
            key = staticKey(of: reference)
        }
        for source in machine.instanceSources(of: key) {
            let declared = isType ? source.table?.staticSubscripts : source.table?.subscripts
            // What a protocol asks for has no body: the type has it elsewhere.
            invocation.candidates += (declared ?? []).filter { $0.getter.declaration.body != nil }.map { .user($0.getter) }
            if !isType { invocation.candidates += (source.native?.subscripts ?? []).map { .native($0) } }
        }
        return invocation.candidates.isEmpty ? nil : try call(invocation).result
    }

    func element(_ values: [Value], _ index: Int, at span: SourceSpan?) throws(Diagnostic) -> Value {
        guard values.indices.contains(index) else { throw outOfBounds(index, values.indices, at: span) }
        return values[index]
    }

    func outOfBounds(_ index: Int, _ indices: Range<Int>, at span: SourceSpan?) -> Diagnostic {
        Diagnostic(
            .indexOutOfRange,
            indices.isEmpty ? "index \(index) is out of range: there are no elements" : "index \(index) is out of range \(indices)",
            at: span)
    }

    /// The indices that a range denotes, among those that exist.
    func bounds(_ range: RangeValue, within indices: Range<Int>, at span: SourceSpan?) throws(Diagnostic) -> Range<Int> {
        var (lower, upper) = (indices.lowerBound, indices.upperBound)
        if case .int(let bound)? = range.lower { lower = bound }
        if case .int(let bound)? = range.upper {
            let (end, overflow) = bound.addingReportingOverflow(range.isClosed ? 1 : 0)
            upper = overflow ? bound : end
        }
        guard lower >= indices.lowerBound, lower <= upper, upper <= indices.upperBound else {
            throw Diagnostic(.indexOutOfRange, "the range \(lower)..<\(upper) is not within \(indices)", at: span)
        }
        return lower..<upper
    }

    func dictionaryValue(_ entries: DictionaryValue, _ arguments: [Actual], at span: SourceSpan?) throws(Diagnostic) -> Value {
        guard let first = arguments.first else { throw Diagnostic(.missingArgument, "a subscript needs a key", at: span) }
        // What has a name says its type itself: it may be an index.
        let key = first.expression?.untyped.namesValue == true ? try evaluate(first, .any) : try dictionaryKey(first, entries)
        if let place = key.dictionaryOffset {
            guard entries.keys.indices.contains(place) else { throw outOfBounds(place, entries.keys.indices, at: first.span ?? span) }
            return StandardLibrary.pair(entries.keys[place], entries.values[place])
        }
        let hasDefault = arguments.count > 1 && arguments[1].label == "default"
        if let value = try value(of: key, in: entries) { return hasDefault ? value : value.wrapped }
        guard hasDefault else { return .nil }
        let valueType = entries.values.first.map { machine.resolvedType(of: $0, or: .any) } ?? .any
        return try evaluate(arguments[1], valueType)
    }

    /// An index of a dictionary. The keys that are there hint at what a literal is; keys of an `AnyHashable` may be of other types.
    func dictionaryKey(_ argument: Actual, _ entries: DictionaryValue) throws(Diagnostic) -> Value {
        let hint = entries.keys.hintedType(machine)
        var value = argument.value ?? .void
        if let expression = argument.expression { value = try evaluate(expression, hint) }
        return try fit(value, to: hint, at: argument.span) ?? value
    }
}

extension Invocation {
    /// `value[…]`, whose candidates the value has.
    init(subscript indices: [Actual], of value: Value, in place: Place? = nil, _ expression: Expression?, at span: SourceSpan?) {
        self.init(candidates: [], actuals: indices, name: "subscript", receiver: value, expression: expression, span: span)
        self.place = place
    }
}

extension [Actual] {
    /// `a[i]`: the index of the library's own subscripts. One that an extension adds may have a label, or more than one.
    var isIndex: Bool { count == 1 && self[0].label == nil }

    /// `d[key]`, `d[key, default: 0]`: no subscript that an extension declares.
    var isKey: Bool {
        first?.label == nil && first?.resolution?.declaration == nil && (count == 1 || count == 2 && self[1].label == "default")
    }
}

extension Value {
    /// A collection of the library that `[...]` gives all of.
    fileprivate var isIndexed: Bool {
        switch self {
        case .array, .slice, .string, .substring: true
        default: false
        }
    }

    /// Whether it can be a bound of a range of a collection's indices.
    fileprivate func isIndex(of collection: Value) -> Bool {
        switch collection {
        case .string, .substring: stringIndex != nil
        default: if case .int = self { true } else { false }
        }
    }
}

extension [Value] {
    /// What a key is taken for where a literal or `.a` alone does not tell: the type of the first, unless others have another.
    func hintedType(_ machine: Machine) -> ResolvedType {
        guard let first, let last, first.typeKey == last.typeKey else { return .any }
        // `nil` may be a key too.
        return .optional(machine.resolvedType(of: first, or: .any))
    }
}

extension Value {
    var plainInteger: Int? { if case .int(let number) = self { number } else { nil } }
    fileprivate var isRange: Bool { if case .range = self { true } else { false } }
}

extension Expression {
    /// The expression as it is written, without what the static phase found.
    var untyped: Expression { if case .typed(let inner, _) = kind { inner.untyped } else { self } }

    /// A variable, a member of one, or what an optional of these holds.
    fileprivate var namesValue: Bool {
        switch kind {
        case .identifier: true
        case .member(let base, _, _), .forceUnwrap(let base), .parenthesized(let base), .typed(let base, _): base.namesValue
        default: false
        }
    }

    /// Written as a range.
    var isRange: Bool {
        switch kind {
        case .binary(_, let sign, _), .prefix(let sign, _), .postfix(_, let sign): sign == "..." || sign == "..<"
        default: false
        }
    }

    var isKeyPath: Bool {
        if case .keyPath = kind { return true }
        return false
    }
}
