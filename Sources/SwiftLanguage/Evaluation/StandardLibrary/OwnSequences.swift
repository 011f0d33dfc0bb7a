// SPDX-License-Identifier: GPL-3.0-or-later

/// A sequence of the library whose elements are made when they are asked for.
protocol LazySource: NativeValue {
    func puller(in activation: Activation, at span: SourceSpan?) throws(Diagnostic) -> Puller
}

extension Value {
    /// Its elements are asked for one after the other: there may be no end of them, or code of the user's makes them.
    var isWalked: Bool {
        switch self {
        case .structure, .object, .enumeration: true
        case .native(let native): native is any LazySource
        case .range(let range): range.length == nil
        default: false
        }
    }
}

extension Activation {
    /// What goes through a sequence, a collection or an iterator from its begin.
    func puller(of value: Value, at span: SourceSpan?) throws(Diagnostic) -> Puller {
        switch value {
        case .range(let range) where range.lower?.integer != nil: return try integers(range, value, at: span)
        case .native(let native): if let source = native as? any LazySource { return try source.puller(in: self, at: span) }
        case .structure, .object, .enumeration:
            guard let own = try ownPuller(of: value, at: span) else { throw notASequence(value, at: span) }
            return own
        case .range(let range): return try steps(of: range, value, at: span)
        default: break
        }
        let elements = try elements(of: value, at: span)
        return Puller(0) { (index, _) throws(Diagnostic) in
            guard index < elements.count else { return nil }
            index += 1
            return elements[index - 1]
        }
    }

    /// nil of a sequence without elements.
    func firstElement(of value: Value, at span: SourceSpan?) throws(Diagnostic) -> Value? {
        var puller = try puller(of: value, at: span)
        return try puller.next(in: self)
    }

    /// All that is left, charged as it comes.
    func drain(_ source: Puller, at span: SourceSpan?) throws(Diagnostic) -> [Value] {
        var elements: [Value] = []
        var weight = 0
        var puller = source
        while let element = try puller.next(in: self) {
            try budget.step(at: span)
            elements.append(element)
            weight += element.weightInList
            if weight >= 0x1000 {
                try budget.allocate(weight, at: span)
                weight = 0
            }
            if elements.count > budget.limits.collection { try budget.allocate(elements.count, at: span) }
        }
        return elements
    }

    private func integers(_ range: RangeValue, _ value: Value, at span: SourceSpan?) throws(Diagnostic) -> Puller {
        guard let lower = range.lower?.integer, let type = range.lower?.integerType else { throw notASequence(value, at: span) }
        let end = range.upper?.integer.map { range.isClosed ? $0 + 1 : $0 }
        return Puller(lower) { (next, _) throws(Diagnostic) in
            if let end, next >= end { return nil }
            guard let element = type.value(next) else {
                throw Diagnostic(.overflow, "\(next) does not fit in \(type.rawValue)", at: span)
            }
            next += 1
            return element
        }
    }

    /// A range of user-defined values that know their distance (`Strideable`).
    private func steps(of range: RangeValue, _ value: Value, at span: SourceSpan?) throws(Diagnostic) -> Puller {
        guard let lower = range.lower, machine.valueConforms(lower, to: "Strideable") else { throw notASequence(value, at: span) }
        return Puller(lower) { (next, activation) throws(Diagnostic) in
            try activation.budget.spend(Price.element, at: span)
            let current = next
            if let end = range.upper {
                if try activation.lessThan(end, current, at: span) { return nil }
                if !range.isClosed, try activation.equals(current, end, at: span) { return nil }
            }
            next = try activation.callMember(named: "advanced", on: current, [("by", .int(1))]).result
            return current
        }
    }

    // MARK: Sequences and collections that the user declares

    /// By `makeIterator`, `next` or the indices of a user-defined type; nil of one that has none of them.
    private func ownPuller(of value: Value, at span: SourceSpan?) throws(Diagnostic) -> Puller? {
        if hasMethod("makeIterator", value) { return try calling(try callMember(named: "makeIterator", on: value, []).result, at: span) }
        if hasMethod("makeAsyncIterator", value) {
            return try calling(try callMember(named: "makeAsyncIterator", on: value, []).result, at: span)
        }
        // A collection with a method of that name is no iterator.
        if hasMethod("next", value), !machine.valueConforms(value, to: "Collection") { return try calling(value, at: span) }
        guard isOwnCollection(value) else { return nil }
        let end = try member("endIndex", of: value, at: span)
        return Puller(try member("startIndex", of: value, at: span)) { (index, activation) throws(Diagnostic) in
            try activation.budget.spend(Price.element, at: span)
            if try activation.equals(index, end, at: span) { return nil }
            let element = try activation.subscriptValue(of: value, [Actual(value: index, span: span)], at: span)
            index = try activation.index(index, in: value, isForward: true, at: span)
            return element
        }
    }

    // MARK: Indices of the user's own

    /// Has a type of the user's indices of its own? Of the library's `endIndex`, which counts elements, there is no end.
    private func isOwnCollection(_ value: Value) -> Bool {
        switch value {
        case .structure, .object, .enumeration: isOwnProperty("startIndex", value) && isOwnProperty("endIndex", value)
        default: false
        }
    }

    /// The indices of a user-defined collection, its end included; nil of any other value.
    func ownIndices(of value: Value, at span: SourceSpan?) throws(Diagnostic) -> [Value]? {
        let value = value.lazyBase
        guard isOwnCollection(value) else { return nil }
        var index = try member("startIndex", of: value, at: span)
        let end = try member("endIndex", of: value, at: span)
        var found = [index]
        while try !equals(index, end, at: span) {
            try budget.step(at: span)
            index = try self.index(index, in: value, isForward: true, at: span)
            found.append(index)
            if found.count & 0xFFF == 0 { try budget.allocate(0x1000, at: span) }
        }
        return found
    }

    /// The index at a distance from another, `nil` where a limit lies between; no value for any other collection.
    func ownIndex(
        _ start: Value, offsetBy distance: Int, limitedBy limit: Value? = nil, in value: Value, at span: SourceSpan?
    ) throws(Diagnostic) -> Value? {
        let value = value.lazyBase
        guard isOwnCollection(value) else { return nil }
        var index = start
        var left = distance.magnitude
        while left > 0 {
            try budget.step(at: span)
            if let limit, try equals(index, limit, at: span) { return .nil }
            index = try self.index(index, in: value, isForward: distance > 0, at: span)
            left -= 1
        }
        return index
    }

    /// How many steps lead from an index to another; nil of any other collection.
    func ownDistance(from start: Value, to end: Value, in value: Value, at span: SourceSpan?) throws(Diagnostic) -> Int? {
        let value = value.lazyBase
        guard isOwnCollection(value) else { return nil }
        if try lessThan(end, start, at: span) { return try ownDistance(from: end, to: start, in: value, at: span).map { -$0 } }
        let last = try member("endIndex", of: value, at: span)
        var index = start
        var count = 0
        while try !equals(index, end, at: span) {
            try budget.step(at: span)
            if try equals(index, last, at: span) { throw Diagnostic(.indexOutOfRange, "this index is outside the collection", at: span) }
            index = try self.index(index, in: value, isForward: true, at: span)
            count += 1
        }
        return count
    }

    /// The next index or the one before, by `index(after:)` and `index(before:)` of the user's; numbers count by themselves.
    private func index(_ index: Value, in value: Value, isForward: Bool, at span: SourceSpan?) throws(Diagnostic) -> Value {
        let label = isForward ? "after" : "before"
        guard hasMethod("index", value, label: label) else { return try apply(isForward ? "+" : "-", index, .int(1), at: span) }
        return try callMember(named: "index", on: value, [(label, index)]).result
    }

    /// What a change of all elements makes of a user-defined collection: by its subscript, or by `replaceSubrange` where their number
    /// changes or the subscript only reads.
    func replaceElements(of value: inout Value, by elements: [Value], at span: SourceSpan?) throws(Diagnostic) {
        guard let indices = try ownIndices(of: value, at: span), let end = indices.last else { throw notASequence(value, at: span) }
        let isReplaced = hasMethod("replaceSubrange", value) && !machine.valueConforms(value, to: "MutableCollection")
        if isReplaced || indices.count - 1 != elements.count {
            let range = Value.range(RangeValue(lower: indices[0], upper: end, isClosed: false))
            value = try callMember(named: "replaceSubrange", on: value, [(nil, range), ("with", .array(elements))]).receiver
            return
        }
        for (index, element) in zip(indices, elements) {
            try setSubscript(of: &value, [Actual(value: index, span: span)], to: element, at: span)
        }
    }

    private func hasMethod(_ name: String, _ value: Value) -> Bool {
        machine.memberEntry(name, of: value.typeKey).candidates.contains { if case .user = $0 { true } else { false } }
    }

    private func hasMethod(_ name: String, _ value: Value, label: String) -> Bool {
        machine.memberEntry(name, of: value.typeKey).candidates.contains { candidate in
            guard case .user(let function) = candidate else { return false }
            return function.declaration.parameters.map(\.label) == [label]
        }
    }

    private func isOwnProperty(_ name: String, _ value: Value) -> Bool {
        switch value {
        case .structure(let structure) where structure.type.storedIndex[name] != nil: return true
        case .object(let object) where program.types[object.typeName]?.storedIndex[name] != nil: return true
        default: return machine.memberEntry(name, of: value.typeKey).computed != nil
        }
    }

    /// What an iterator gives until it gives nil.
    func calling(_ iterator: Value, at span: SourceSpan?) throws(Diagnostic) -> Puller {
        if case .native(let native) = iterator, let source = native as? any LazySource { return try source.puller(in: self, at: span) }
        return Puller(iterator) { (current, activation) throws(Diagnostic) in
            try activation.budget.spend(Price.element, at: span)
            let outcome = try activation.callMember(named: "next", on: current, [])
            if case .object = current { return try outcome.result.unwrapped }
            current = try outcome.receiver
            return try outcome.result.unwrapped
        }
    }
}

extension Value {
    /// The user-defined collection that a function of the library is given as a lazy one.
    var lazyBase: Value {
        guard case .native(let native) = self, let lazy = native as? LazyValue, lazy.steps.isEmpty else { return self }
        return lazy.base
    }
}

extension Machine {
    /// A user-defined type whose elements the members of Array work on.
    func isOwnSequence(_ typeName: String) -> Bool {
        guard let type = program.types[typeName], type.kind != .protocol else { return false }
        return ["Sequence", "AsyncSequence"].contains { typeConforms(type.qualifiedName, to: $0) }
    }

    /// An asynchronous or a lazy sequence of the user's for a method that makes another of it, as `map` does: its elements are asked for one by
    /// one. nil of anything else.
    func sequenceOfSteps(_ value: Value, for method: String, beside known: [Candidate]) -> Value? {
        guard program.hasOwnSequences, StandardLibrary.stepNames.contains(method),
            ["AsyncSequence", "LazySequenceProtocol"].contains(where: { typeConforms(value.typeKey, to: $0) }),
            isOwnSequence(value.typeKey), known.allSatisfy({ if case .native = $0 { true } else { false } })
        else { return nil }
        return .native(LazyValue(base: value))
    }
}
