// SPDX-License-Identifier: GPL-3.0-or-later

/// Methods of everything that has elements: arrays, ranges, sets, strings, dictionaries, `Subviews`.
extension StandardLibrary {
    static let sequenceMethods: [NativeFunction] = transforming + searching + ordering + slicing + random

    static func each(_ call: NativeCall, _ value: Value, _ body: (Value) throws(Diagnostic) -> Bool) throws(Diagnostic) {
        if case .range(let range) = value, let integers = range.integers {
            for index in integers {
                try call.machine.budget.step(at: call.span)
                guard try body(.int(index)) else { return }
            }
            return
        }
        for element in try call.elements(value) {
            try call.machine.budget.step(at: call.span)
            guard try body(element) else { return }
        }
    }

    private static let transforming: [NativeFunction] = [
        .method("map", [.closure(result: "CallResult")]) { (call, value) throws(Diagnostic) in
            var result: [Value] = []
            // What no memory holds is refused before the work is done.
            if case .range(let range) = value, let count = range.integers?.count, count > call.machine.budget.limits.collection {
                try call.machine.budget.allocate(count, at: call.span)
            }
            try each(call, value) { (element) throws(Diagnostic) in
                result.append(try call.apply(0, element))
                return true
            }
            return try call.checked(result)
        },
        .method("compactMap", [.closure()]) { (call, value) throws(Diagnostic) in
            var result: [Value] = []
            try each(call, value) { (element) throws(Diagnostic) in
                let new = try call.apply(0, element)
                if case .nil = new { return true }
                result.append(new)
                return true
            }
            return try call.checked(result)
        },
        .method("flatMap", [.closure()]) { (call, value) throws(Diagnostic) in
            var result: [Value] = []
            try each(call, value) { (element) throws(Diagnostic) in
                result += try call.elements(try call.apply(0, element))
                try call.machine.budget.allocate(result.count, at: call.span)
                return true
            }
            return .array(result)
        },
        .method("filter", [.closure(result: "Bool")]) { (call, value) throws(Diagnostic) in
            if case .string = value {
                return .string(String(try filtered(call, value).compactMap { if case .character(let c) = $0 { c } else { nil } }))
            }
            if case .set = value { return .set(SetValue(try filtered(call, value))) }
            if case .dictionary(let entries) = value {
                var result = DictionaryValue()
                for entry in entries.entries where try call.holds(0, pair(entry.key, entry.value)) { result[entry.key] = entry.value }
                return .dictionary(result)
            }
            return .array(try filtered(call, value))
        },
        .method("forEach", [.closure()]) { (call, value) throws(Diagnostic) in
            try each(call, value) { (element) throws(Diagnostic) in
                _ = try call.apply(0, element)
                return true
            }
            return .void
        },
        .method("reduce", [.callResult(), .closure(nil, 2)]) { (call, value) throws(Diagnostic) in
            var result = call[0] ?? .nil
            try each(call, value) { (element) throws(Diagnostic) in
                result = try call.apply(1, result, element)
                return true
            }
            return result
        },
        .method("reduce", [.callResult("into"), .changing(2)]) { (call, value) throws(Diagnostic) in
            var result = call[0] ?? .nil
            guard let function = call.function(1) else { return result }
            try each(call, value) { (element) throws(Diagnostic) in
                let current = result
                result = .void
                let outcome = try call.machine.invokeWithArguments(function, [current, element], in: call.context, asBuilder: false)
                result = outcome.arguments.first ?? current
                return true
            }
            return result
        },
        .method("enumerated") { (call, value) throws(Diagnostic) in
            try call.checked(
                try call.elements(value).enumerated().map {
                    .tuple([TupleElement(label: "offset", value: .int($0)), TupleElement(label: "element", value: $1)])
                })
        },
        .method("joined", [.string("separator", optional: true)]) { (call, value) throws(Diagnostic) in try joined(call, value) },
    ]

    private static func filtered(_ call: NativeCall, _ value: Value) throws(Diagnostic) -> [Value] {
        var result: [Value] = []
        try each(call, value) { (element) throws(Diagnostic) in
            if try call.holds(0, element) { result.append(element) }
            return true
        }
        return result
    }

    static func pair(_ key: Value, _ value: Value) -> Value {
        .tuple([TupleElement(label: "key", value: key), TupleElement(label: "value", value: value)])
    }

    private static func joined(_ call: NativeCall, _ value: Value) throws(Diagnostic) -> Value {
        let parts = try call.elements(value)
        if case .array? = parts.first {
            var result: [Value] = []
            for part in parts { result += try call.elements(part) }
            return try call.checked(result)
        }
        var texts: [String] = []
        for part in parts { texts.append(part.swiftDescription()) }
        let text = texts.joined(separator: call.string(0) ?? "")
        try call.machine.budget.allocate(text.utf8.count, at: call.span)
        return .string(text)
    }

    private static let searching: [NativeFunction] = [
        .method("contains", [.closure("where", result: "Bool")]) { (call, value) throws(Diagnostic) in
            .bool(try firstIndex(call, value) != nil)
        },
        .method("contains", [.element()]) { (call, value) throws(Diagnostic) in
            switch value {
            case .range(let range): return .bool(try call.activation.contains(range, call[0] ?? .nil, at: call.span))
            case .set(let set): return .bool(set.contains(call[0] ?? .nil))
            case .string(let text): return .bool(text.contains(part: call.string(0) ?? ""))
            default: return .bool(try firstIndex(of: call[0] ?? .nil, call, value) != nil)
            }
        },
        .method("count", [.closure("where", result: "Bool")]) { (call, value) throws(Diagnostic) in
            .int(try filtered(call, value).count)
        },
        .method("allSatisfy", [.closure(result: "Bool")]) { (call, value) throws(Diagnostic) in
            var all = true
            try each(call, value) { (element) throws(Diagnostic) in
                all = try call.holds(0, element)
                return all
            }
            return .bool(all)
        },
        .method("first", [.closure("where", result: "Bool")], result: .optionalElement) { (call, value) throws(Diagnostic) in
            try firstIndex(call, value).map { (index) throws(Diagnostic) in try call.elements(value)[index] } ?? .nil
        },
        .method("last", [.closure("where", result: "Bool")], result: .optionalElement) { (call, value) throws(Diagnostic) in
            for element in try call.elements(value).reversed() where try call.holds(0, element) { return element }
            return .nil
        },
        .method("firstIndex", [.closure("where", result: "Bool")], result: .optional(.named("Int"))) { (call, value) throws(Diagnostic) in
            try firstIndex(call, value).map { .int($0) } ?? .nil
        },
        .method("firstIndex", [.element("of")], result: .optional(.named("Int"))) { (call, value) throws(Diagnostic) in
            try firstIndex(of: call[0] ?? .nil, call, value).map { .int($0) } ?? .nil
        },
        .method("lastIndex", [.closure("where", result: "Bool")], result: .optional(.named("Int"))) { (call, value) throws(Diagnostic) in
            for (index, element) in try call.elements(value).enumerated().reversed() where try call.holds(0, element) { return .int(index) }
            return .nil
        },
        .method("lastIndex", [.element("of")], result: .optional(.named("Int"))) { (call, value) throws(Diagnostic) in
            for (index, element) in try call.elements(value).enumerated().reversed()
            where try call.activation.equals(element, call[0] ?? .nil, at: call.span) { return .int(index) }
            return .nil
        },
        .method("elementsEqual", [.any()]) { (call, value) throws(Diagnostic) in
            .bool(try call.activation.equals(.array(try call.elements(value)), .array(try call.elements(at: 0)), at: call.span))
        },
        .method("index", [.any("after")]) { (call, _) throws(Diagnostic) in
            try Arithmetic.int("+", call.int(0) ?? 0, 1, at: call.span) ?? .nil
        },
        .method("index", [.any("before")]) { (call, _) throws(Diagnostic) in
            try Arithmetic.int("-", call.int(0) ?? 0, 1, at: call.span) ?? .nil
        },
        .method("index", [.any(), .int("offsetBy")]) { (call, _) throws(Diagnostic) in
            try Arithmetic.int("+", call.int(0) ?? 0, call.int(1) ?? 0, at: call.span) ?? .nil
        },
    ]

    private static func firstIndex(_ call: NativeCall, _ value: Value) throws(Diagnostic) -> Int? {
        var index = 0
        var found: Int?
        try each(call, value) { (element) throws(Diagnostic) in
            if try call.holds(0, element) { found = index }
            index += 1
            return found == nil
        }
        return found
    }

    private static func firstIndex(of wanted: Value, _ call: NativeCall, _ value: Value) throws(Diagnostic) -> Int? {
        var index = 0
        var found: Int?
        let activation = call.activation
        try each(call, value) { (element) throws(Diagnostic) in
            if try activation.equals(element, wanted, at: call.span) { found = index }
            index += 1
            return found == nil
        }
        return found
    }

    private static let ordering: [NativeFunction] = [
        .method("sorted", result: .elements) { (call, value) throws(Diagnostic) in
            .array(try sorted(try call.elements(value), call, by: nil))
        },
        .method("sorted", [.closure("by", 2, result: "Bool")], result: .elements) { (call, value) throws(Diagnostic) in
            .array(try sorted(try call.elements(value), call, by: call.function(0)))
        },
        .method("sorted", [.any("using")]) { (call, value) throws(Diagnostic) in
            let order = Value.function(
                FunctionValue { (pair, context) throws(Diagnostic) in
                    let arguments = pair.map { (label: String?.none, value: $0) }
                    return try context.machine.callMethod("precedes", on: call[0] ?? .nil, arguments: arguments, in: context).result
                })
            return .array(try sorted(try call.elements(value), call, by: NativeCall.function(of: order)))
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
            return .array(try call.elements(value).reversed())
        },
    ]

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
            let isBetter =
                isMax ? try !less(call, function, activation, element, current) : try less(call, function, activation, element, current)
            if isBetter { best = element }
            return true
        }
        return best ?? .nil
    }

    /// A stable merge sort that may fail: the order is the user's closure.
    static func sorted(_ values: [Value], _ call: NativeCall, by function: FunctionValue?) throws(Diagnostic) -> [Value] {
        let activation = call.activation
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

    static func count(_ value: Value, _ context: EvaluationContext) throws(Diagnostic) -> Int {
        switch value {
        case .array(let values): return values.count
        case .string(let text): return text.count
        case .dictionary(let entries): return entries.count
        case .set(let set): return set.count
        case .range(let range):
            guard let integers = range.integers else { break }
            return integers.count
        default: break
        }
        return try Activation(context: context, lexical: .file).elements(of: value, at: nil).count
    }

    static let sequenceProperties: [String: NativeProperty] = [
        "count": NativeProperty(type: .named("Int"), get: { (value, context) throws(Diagnostic) in .int(try count(value, context)) }),
        "underestimatedCount": NativeProperty(get: { (value, context) throws(Diagnostic) in .int(try count(value, context)) }),
        "isEmpty": NativeProperty(get: { (value, context) throws(Diagnostic) in .bool(try count(value, context) == 0) }),
        "first": NativeProperty(get: { (value, context) throws(Diagnostic) in try ends(value, context, isLast: false) }),
        "last": NativeProperty(get: { (value, context) throws(Diagnostic) in try ends(value, context, isLast: true) }),
        "indices": NativeProperty(get: { (value, context) throws(Diagnostic) in .range(RangeValue(0..<(try count(value, context)))) }),
        "startIndex": NativeProperty(get: { (_, _) in .int(0) }),
        "endIndex": NativeProperty(get: { (value, context) throws(Diagnostic) in .int(try count(value, context)) }),
        "lazy": NativeProperty(get: { (value, _) in value }),
        "description": NativeProperty(get: { (value, _) in .string(value.swiftDescription()) }),
    ]

    private static func ends(_ value: Value, _ context: EvaluationContext, isLast: Bool) throws(Diagnostic) -> Value {
        switch value {
        case .array(let values): return (isLast ? values.last : values.first) ?? .nil
        case .range(let range):
            guard let integers = range.integers, let first = integers.first, let last = integers.last else { return .nil }
            return .int(isLast ? last : first)
        default:
            let values = try Activation(context: context, lexical: .file).elements(of: value, at: nil)
            return (isLast ? values.last : values.first) ?? .nil
        }
    }
}
