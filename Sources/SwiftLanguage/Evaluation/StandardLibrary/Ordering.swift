// SPDX-License-Identifier: GPL-3.0-or-later

/// Members that put the elements of a sequence in order.
extension StandardLibrary {
    static let ordering: [NativeFunction] = [
        .method("sorted", result: .elements) { (call, value) throws(Diagnostic) in
            try call.checked(try sorted(try call.elements(value), call, by: nil))
        },
        .method("sorted", [.closure("by", 2, result: "Bool")], result: .elements) { (call, value) throws(Diagnostic) in
            try call.checked(try sorted(try call.elements(value), call, by: call.function(0)))
        },
        .method("sorted", [.any("using")]) { (call, value) throws(Diagnostic) in
            try call.checked(try sorted(try call.elements(value), call, by: comparing(call[0] ?? .nil)))
        },
        .method("lexicographicallyPrecedes", [.any()]) { (call, value) throws(Diagnostic) in
            .bool(try precedes(call, value, by: nil))
        },
        .method("lexicographicallyPrecedes", [.any(), .closure("by", 2, result: "Bool")]) { (call, value) throws(Diagnostic) in
            .bool(try precedes(call, value, by: call.function(1)))
        },
        .method("min", result: .optionalElement) { (call, value) throws(Diagnostic) in try best(call, value, isMax: false) },
        .method("max", result: .optionalElement) { (call, value) throws(Diagnostic) in try best(call, value, isMax: true) },
        .method("min", [.closure("by", 2, result: "Bool")], result: .optionalElement) { (call, value) throws(Diagnostic) in
            try best(call, value, isMax: false)
        },
        .method("max", [.closure("by", 2, result: "Bool")], result: .optionalElement) { (call, value) throws(Diagnostic) in
            try best(call, value, isMax: true)
        },
        .method("reversed") { (call, value) throws(Diagnostic) in
            if case .string(let text) = value { return .string(String(text.reversed())) }
            if case .range(let range) = value, let reversed = reversed(range, call) { return reversed }
            return try call.checked(try call.elements(value).reversed())
        },
    ]

    static let reversedCollection = NativeType(
        "ReversedCollection", conformances: ["Sequence"], properties: sequenceProperties, methods: byName(sequenceMethods))

    /// A range of more integers than an array holds, from its end on; nil of any other.
    private static func reversed(_ range: RangeValue, _ call: NativeCall) -> Value? {
        guard let length = range.length, length > call.machine.budget.limits.collection, let lower = range.lower?.integer,
            let type = range.lower?.integerType
        else { return nil }
        return .native(
            MadeSequence("ReversedCollection") { (_, span) in
                Puller(length) { (left, activation) throws(Diagnostic) in
                    try activation.budget.step(at: span)
                    guard left > 0 else { return nil }
                    left -= 1
                    return type.value(truncating: lower + left)
                }
            })
    }

    /// By one comparator, or by several of which the next decides where those before say that two are the same.
    static func comparing(_ comparators: Value) -> FunctionValue {
        FunctionValue { (pair, context) throws(Diagnostic) in
            let list: [Value] = if case .array(let several) = comparators { several } else { [comparators] }
            let there = pair.map { (label: String?.none, value: $0) }
            for comparator in list {
                let call = { (arguments) throws(Diagnostic) in
                    try context.machine.callMethod("precedes", on: comparator, arguments: arguments, in: context).result
                }
                if case .bool(true) = try call(there) { return .bool(true) }
                if case .bool(true) = try call(there.reversed()) { return .bool(false) }
            }
            return .bool(false)
        }
    }

    private static func precedes(_ call: NativeCall, _ value: Value, by function: FunctionValue?) throws(Diagnostic) -> Bool {
        let (first, second) = (try call.elements(value), try call.elements(at: 0))
        let activation = call.activation
        for (a, b) in zip(first, second) {
            try call.machine.budget.step(at: call.span)
            if try less(call, function, activation, a, b) { return true }
            if try less(call, function, activation, b, a) { return false }
        }
        return first.count < second.count
    }

    private static func less(_ call: NativeCall, _ function: FunctionValue?, _ activation: Activation, _ a: Value, _ b: Value)
        throws(Diagnostic)
        -> Bool
    {
        guard let function else { return try activation.lessThan(a, b, at: call.span) }
        if case .bool(let answer) = try call.machine.call(function, [a, b], in: call.context) { return answer }
        throw Diagnostic(.typeMismatch, "the closure must give a Bool", at: call.argumentSpan(0))
    }

    private static func best(_ call: NativeCall, _ value: Value, isMax: Bool) throws(Diagnostic) -> Value {
        let function = call.arguments.isEmpty ? nil : call.function(0)
        let activation = call.activation
        var best: Value?
        try each(call, value) { (element) throws(Diagnostic) in
            guard let current = best else {
                best = element
                return true
            }
            let (first, second) = isMax ? (current, element) : (element, current)
            if try less(call, function, activation, first, second) { best = element }
            return true
        }
        return best.optional
    }

    /// A stable merge sort that may fail: the order is the user's closure.
    static func sorted(_ values: [Value], _ call: NativeCall, by function: FunctionValue?) throws(Diagnostic) -> [Value] {
        let activation = call.activation
        let rounds = Int.bitWidth - Swift.max(values.count - 1, 0).leadingZeroBitCount
        try call.machine.budget.expect(values.count * rounds, at: call.span)
        var source = values
        var width = 1
        while width < source.count {
            var merged: [Value] = []
            merged.reserveCapacity(source.count)
            var start = 0
            while start < source.count {
                let middle = Swift.min(start + width, source.count)
                let end = Swift.min(start + 2 * width, source.count)
                var (left, right) = (start, middle)
                while left < middle || right < end {
                    try call.machine.budget.step(at: call.span)
                    let takesRight: Bool
                    if left < middle && right < end {
                        takesRight = try less(call, function, activation, source[right], source[left])
                    } else {
                        takesRight = left >= middle
                    }
                    if takesRight {
                        merged.append(source[right])
                        right += 1
                    } else {
                        merged.append(source[left])
                        left += 1
                    }
                }
                start = end
            }
            source = merged
            width *= 2
        }
        return source
    }
}
