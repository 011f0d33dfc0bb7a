// SPDX-License-Identifier: GPL-3.0-or-later

/// `a[i] = x`, `a[i] += x`, and the setters of subscripts that the user declares.
extension Activation {
    /// Gives an element another value; of a user-defined subscript only the setter runs.
    /// - Parameter parent: the class above whose subscripts are meant: `super[i] = x`.
    func setSubscript(
        of value: inout Value, as parent: UserType? = nil, _ arguments: [Actual], to new: Value, at span: SourceSpan?
    ) throws(Diagnostic) {
        // A number in an array is its place, whatever subscripts an extension adds for other arrays.
        let isPlace = if case .array = value, case .int? = arguments.first?.value { arguments.isIndex } else { false }
        if !isPlace, let (setter, indices, _) = try customSetter(of: value, as: parent, arguments) {
            let type = try shape(of: setter).parameters.last?.type ?? .any
            let values = indices + [try coerced(new, to: type, at: span)]
            let known = typeArguments(of: arguments)
            return try set(&value, by: setter, values, typeArguments: known, at: span)
        }
        try modifySubscript(of: &value, arguments, at: span) { (place: inout Value) throws(Diagnostic) in place = new }
    }

    /// `super[i] += x`
    func modifySubscript(
        of object: ObjectValue, as parent: UserType, _ arguments: [Actual], at span: SourceSpan?, _ change: Change
    ) throws(Diagnostic) {
        var whole = Value.object(object)
        let asked = Invocation(subscript: arguments, of: whole, nil, at: span)
        guard var element = try customSubscript(asked, of: parent) else { return }
        try change(&element)
        try setSubscript(of: &whole, as: parent, arguments, to: element, at: span)
    }

    func modifySubscript(
        of value: inout Value, _ arguments: [Actual], at span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        if value.isUnknown {
            var part = value
            return try body(&part)
        }
        switch value {
        // Not told by a `where`, which would hold the collection: the change would copy it.
        case .array(var values):
            guard arguments.isIndex else { break }
            let index = try evaluate(arguments[0], .any)
            if case .range(let range) = index {
                try modifyPart(&values, range, at: span, body)
                value = .array(values)
                return
            }
            guard let place = index.dictionaryOffset ?? index.plainInteger else { break }
            guard values.indices.contains(place) else { throw outOfBounds(place, values.indices, at: arguments[0].span ?? span) }
            value = .void
            defer { value = .array(values) }
            return try modifyElement(&values, place, at: span, body)
        case .slice(var values):
            guard arguments.isIndex, case .int(let place) = try evaluate(arguments[0], .any) else { break }
            guard values.indices.contains(place) else { throw outOfBounds(place, values.indices, at: arguments[0].span ?? span) }
            value = .void
            defer { value = .slice(values) }
            // Where a slice lies cannot be told: each change counts as a copy of a long one.
            try budget.work(values.count, at: span)
            return try body(&values[place])
        case .dictionary(var entries):
            guard arguments.isKey else { break }
            value = .void
            defer { value = .dictionary(entries) }
            return try modifyEntry(of: &entries, arguments, at: span, body)
        default: break
        }
        try modifyCustomSubscript(of: &value, arguments, at: span, body)
    }

    /// What is there is taken out while it changes, so that a long list in it is not copied.
    private func modifyEntry(
        of entries: inout DictionaryValue, _ arguments: [Actual], at span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        try budget.spend(Price.entry, at: span)
        var element = try dictionaryValue(entries, arguments, at: span)
        let key = try dictionaryKey(arguments[0], entries)
        try budget.allocate(1, at: span)
        var isTakenOut = false
        if element.mayBeLong { isTakenOut = try value(of: key, in: entries) != nil }
        if isTakenOut { try set(key, to: .void, in: &entries) }
        let hasDefault = arguments.count > 1
        do { try body(&element) } catch {
            if isTakenOut { try set(key, to: hasDefault ? element : element.unwrapped, in: &entries) }
            throw error
        }
        try set(key, to: hasDefault ? element : element.unwrapped, in: &entries)
    }

    private func modifyPart(
        _ values: inout [Value], _ range: RangeValue, at span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        let place = try bounds(range, within: values.indices, at: span)
        try budget.allocate(values.count, at: span)
        var slice = Value.slice(values[place])
        try body(&slice)
        values.replaceSubrange(place, with: try elements(of: slice, at: span))
    }

    /// An element stays what it is where the change fails.
    private func modifyElement(
        _ values: inout [Value], _ place: Int, at span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        var element = values[place]
        let storage = values.storage
        values[place] = .void
        defer { values[place] = element }
        try budget.chargeCopy(values, from: storage, at: span)
        try body(&element)
    }

    private func modifyCustomSubscript(
        of value: inout Value, _ arguments: [Actual], at span: SourceSpan?, _ body: (inout Value) throws(Diagnostic) -> Void
    ) throws(Diagnostic) {
        guard let (setter, indices, actuals) = try customSetter(of: value, arguments) else {
            throw Diagnostic(.immutable, "this subscript of '\(machine.typeName(of: value))' can only be read", at: span)
        }
        var current = try subscriptValue(of: value, actuals, at: span)
        try body(&current)
        try set(&value, by: setter, indices + [current], typeArguments: typeArguments(of: arguments), at: span)
    }

    /// What the generic parameters of a subscript are, as the static phase found them.
    private func typeArguments(of arguments: [Actual]) -> [String: ResolvedType] {
        arguments.first?.resolution?.typeArguments.mapValues { resolved($0) } ?? [:]
    }

    /// The setter of a subscript that the user declares, its indices, where nil stands for a default, and the arguments with their values.
    private func customSetter(
        of value: Value, as parent: UserType? = nil, _ arguments: [Actual]
    ) throws(Diagnostic) -> (UserFunction, [Value?], [Actual])? {
        for source in machine.instanceSources(of: parent?.qualifiedName ?? value.typeKey) {
            for member in source.table?.subscripts ?? [] {
                let parameters = member.getter.declaration.parameters
                guard let setter = member.setter, let places = places(of: arguments, among: parameters),
                    arguments.first?.resolution?.allows(.user(member.getter)) != false
                else { continue }
                let types = try shape(of: member.getter).parameters.map(\.type)
                var indices: [Value?] = Array(repeating: nil, count: parameters.count)
                for (place, parameter) in parameters.enumerated() where parameter.isVariadic { indices[place] = .array([]) }
                var actuals: [Actual] = []
                for (place, argument) in zip(places, arguments) {
                    let given = try evaluate(argument, argument.expression == nil ? .any : types[place])
                    guard let fitted = try fit(given, to: types[place], at: argument.span) else { break }
                    actuals.append(argument.with(fitted))
                    if parameters[place].isVariadic, case .array(let list)? = indices[place] {
                        indices[place] = .array(list + [fitted])
                    } else {
                        indices[place] = fitted
                    }
                }
                if actuals.count == arguments.count { return (setter, indices, actuals) }
            }
        }
        return nil
    }

    /// Which parameters the indices are for, in order, one for each index; nil where they are not those of the subscript.
    private func places(of arguments: [Actual], among parameters: [ParameterSyntax]) -> [Int]? {
        var places: [Int] = []
        for (place, parameter) in parameters.enumerated() {
            if places.count < arguments.count, arguments[places.count].label == parameter.label {
                places.append(place)
                while parameter.isVariadic, places.count < arguments.count, arguments[places.count].label == nil { places.append(place) }
            } else if parameter.defaultValue == nil, !parameter.isVariadic {
                return nil
            }
        }
        return places.count == arguments.count ? places : nil
    }
}

extension Value {
    /// Does it hold a list or a text, of whatever length?
    var mayBeLong: Bool {
        switch self {
        case .string, .array, .slice, .dictionary, .set, .tuple, .structure, .enumeration, .native: true
        default: false
        }
    }
}
