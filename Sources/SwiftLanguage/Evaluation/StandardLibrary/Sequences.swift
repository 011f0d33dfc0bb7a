// SPDX-License-Identifier: GPL-3.0-or-later

/// Methods of everything that has elements: arrays, ranges, sets, strings, dictionaries, `Subviews`.
extension StandardLibrary {
    static let sequenceMethods: [NativeFunction] =
        transforming + searching + ordering + differing + random + (slicing + indexing).map { $0.chargingItself() }

    static func each(_ call: NativeCall, _ value: Value, _ body: (Value) throws(Diagnostic) -> Bool) throws(Diagnostic) {
        if case .range(let range) = value, let integers = range.integers {
            for index in integers {
                try call.machine.budget.step(at: call.span)
                guard try body(.int(index)) else { return }
            }
            return
        }
        if value.isWalked {
            let activation = call.activation
            var puller = try activation.puller(of: value, at: call.span)
            while let element = try puller.next(in: activation) {
                try call.machine.budget.step(at: call.span)
                guard try body(element) else { return }
            }
            return
        }
        // Its steps are its charge: it may end early.
        for element in try call.activation.elements(of: value, at: call.span) {
            try call.machine.budget.step(at: call.span)
            guard try body(element) else { return }
        }
    }

    private static let transforming: [NativeFunction] = [
        .method("map", [.closure(result: "CallResult")]) { (call, value) throws(Diagnostic) in
            var result: [Value] = []
            // What no memory holds is refused before the work is done.
            if case .range(let range) = value, let length = range.length, length > call.machine.budget.limits.collection {
                try call.machine.budget.allocate(.max, at: call.span)
            }
            try each(call, value) { (element) throws(Diagnostic) in
                result.append(try call.apply(0, element))
                if result.count > call.machine.budget.limits.collection { try call.machine.budget.allocate(result.count, at: call.span) }
                return true
            }
            return try call.checked(result)
        },
        .method("compactMap", [.closure()]) { (call, value) throws(Diagnostic) in
            var result: [Value] = []
            try each(call, value) { (element) throws(Diagnostic) in
                if let new = try call.apply(0, element).unwrapped { result.append(new) }
                return true
            }
            return try call.checked(result)
        },
        .method("flatMap", [.closure()]) { (call, value) throws(Diagnostic) in
            var result: [Value] = []
            try each(call, value) { (element) throws(Diagnostic) in
                let added = try call.elements(try call.apply(0, element))
                try call.machine.budget.allocate(added.count, at: call.span)
                result += added
                if result.count > call.machine.budget.limits.collection { try call.machine.budget.allocate(result.count, at: call.span) }
                return true
            }
            return .array(result)
        },
        .method("filter", [.closure(result: "Bool")]) { (call, value) throws(Diagnostic) in
            switch value {
            case .string, .substring:
                return .string(String(try filtered(call, value).compactMap { if case .character(let c) = $0 { c } else { nil } }))
            case .set(let set):
                var result = SetValue()
                for element in set.elements {
                    try call.machine.budget.step(at: call.span)
                    if try call.holds(0, element) { try call.activation.insert(element, into: &result) }
                }
                return .set(result)
            case .dictionary(let entries):
                var result = DictionaryValue()
                for (key, value) in zip(entries.keys, entries.values) {
                    try call.machine.budget.step(at: call.span)
                    if try call.holds(0, pair(key, value)) { try call.activation.set(key, to: value, in: &result) }
                }
                return .dictionary(result)
            default: return try call.checked(try filtered(call, value))
            }
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
                result = try outcome.arguments.first ?? current
                return true
            }
            return result
        },
        .method("enumerated") { (call, value) throws(Diagnostic) in
            if value.isWalked { return later(value, .enumerated) }
            let elements = try call.elements(value)
            try call.chargePairs(elements.count)
            return try call.checked(elements.enumerated().map { enumerated($0, $1) })
        },
        .method("formatted", [ParameterInfo(label: nil, name: "format", type: .named("ListFormatStyle"))]) {
            (call, value) throws(Diagnostic) in
            let members = Value.array(try call.elements(value))
            return try call.machine.callMethod("format", on: call[0] ?? .nil, arguments: [(nil, members)], in: call.context).result
        },
        .method("formatted") { (call, value) throws(Diagnostic) in
            var parts: [String] = []
            for element in try call.elements(value) { parts.append(try call.activation.description(of: element, at: call.span)) }
            guard parts.count > 2, let last = parts.last else { return .string(parts.joined(separator: " and ")) }
            return .string(parts.dropLast().joined(separator: ", ") + ", and " + last)
        },
        .method("joined", [.any("separator", optional: true)]) { (call, value) throws(Diagnostic) in try joined(call, value) },
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
        let joinsTexts = parts.isEmpty ? call[0]?.isText ?? true : parts.first?.isText == true
        let separator = try call[0].map { (separator) throws(Diagnostic) in joinsTexts ? [] : try call.elements(separator) } ?? []
        if parts.isEmpty ? !separator.isEmpty : parts.first?.isText != true {
            var result: [Value] = []
            for (index, part) in parts.enumerated() {
                let added = try call.elements(part)
                try call.machine.budget.allocate(added.count &+ (index > 0 ? separator.count : 0), at: call.span)
                if index > 0 { result += separator }
                result += added
                if result.count > call.machine.budget.limits.collection { try call.machine.budget.allocate(result.count, at: call.span) }
            }
            return .array(result)
        }
        let separatorText = call.string(0) ?? ""
        var result = ""
        for (index, part) in parts.enumerated() {
            let added = part.swiftDescription()
            try call.machine.budget.allocate(added.utf8.count &+ separatorText.utf8.count, at: call.span)
            if index > 0 { result += separatorText }
            result += added
            if result.utf8.count > call.machine.budget.limits.collection {
                try call.machine.budget.allocate(result.utf8.count, at: call.span)
            }
        }
        return .string(result)
    }

    private static let searching: [NativeFunction] = [
        .method("contains", [.closure("where", result: "Bool")]) { (call, value) throws(Diagnostic) in
            .bool(try firstIndex(call, value) != nil)
        },
        .method("contains", [.element()]) { (call, value) throws(Diagnostic) in
            switch value {
            case .range(let range): return .bool(try call.activation.contains(range, call[0] ?? .nil, at: call.span))
            case .set(let set): return .bool(try call.activation.contains(set, call[0] ?? .nil))
            case .string, .substring:
                try call.machine.budget.work(value.textLength, at: call.span)
                try chargeLetters(of: value, call)
                return .bool(text(value).contains(part: call.string(0) ?? ""))
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
            var found = Value.nil
            try each(call, value) { (element) throws(Diagnostic) in
                guard try call.holds(0, element) else { return true }
                found = element.wrapped
                return false
            }
            return found
        },
        .method("last", [.closure("where", result: "Bool")], result: .optionalElement) { (call, value) throws(Diagnostic) in
            for element in try call.elements(value).reversed() where try call.holds(0, element) { return element.wrapped }
            return .nil
        },
        .method("elementsEqual", [.any()]) { (call, value) throws(Diagnostic) in
            .bool(try call.activation.equals(.array(try call.elements(value)), .array(try call.elements(at: 0)), at: call.span))
        },
        .method("elementsEqual", [.any(), .closure("by", 2, result: "Bool")]) { (call, value) throws(Diagnostic) in
            let (first, second) = (try call.elements(value), try call.elements(at: 0))
            guard first.count == second.count else { return .bool(false) }
            for (a, b) in zip(first, second) where try !call.holds(1, a, b) { return .bool(false) }
            return .bool(true)
        },
        .method("contains", [.elements()]) { (call, value) throws(Diagnostic) in
            // A range of literals whose bounds are of the type that is looked for, which was not known.
            if case .range(let range) = value {
                if case .integer? = call[0] { return .bool(try call.activation.contains(range, call[0] ?? .nil, at: call.span)) }
                if let scalar = call[0].flatMap(scalar) { return .bool(contains(range, scalar)) }
            }
            return .bool(try firstRange(of: try call.elements(at: 0), in: try call.elements(value), from: 0, call) != nil)
        },
    ]

    static func firstIndex(_ call: NativeCall, _ value: Value) throws(Diagnostic) -> Int? {
        var index = 0
        var found: Int?
        try each(call, value) { (element) throws(Diagnostic) in
            if try call.holds(0, element) { found = index }
            index += 1
            return found == nil
        }
        return found
    }

    static func firstIndex(of wanted: Value, _ call: NativeCall, _ value: Value) throws(Diagnostic) -> Int? {
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

    static func count(_ value: Value, _ context: EvaluationContext) throws(Diagnostic) -> Int {
        switch value {
        case .array(let values): return values.count
        case .slice(let values): return values.count
        case .substring(let text):
            try context.machine.budget.work(text.utf8.count, at: nil)
            return text.count
        case .string(let text):
            try context.machine.budget.work(text.utf8.count, at: nil)
            return text.count
        case .dictionary(let entries): return entries.count
        case .set(let set): return set.count
        case .range(let range):
            guard let length = range.length else { break }
            guard let count = Int(exactly: length) else {
                throw Diagnostic(.overflow, "the number of its elements, \(length), does not fit in Int")
            }
            return count
        case .native(let native):
            if let elements = context.machine.nativeType(named: native.nativeTypeName)?.elements { return elements.count(native) }
        default: break
        }
        return try Activation(context: context, lexical: .file).elements(of: value, at: nil).count
    }

    static let sequenceProperties: [String: NativeProperty] = [
        "count": NativeProperty(type: .named("Int"), get: { (value, context) throws(Diagnostic) in .int(try count(value, context)) }),
        "underestimatedCount": NativeProperty(get: { (value, context) throws(Diagnostic) in
            // To count what is walked would be to use it up.
            .int(value.isWalked && !context.machine.valueConforms(value, to: "Collection") ? 0 : try count(value, context))
        }),
        "isEmpty": NativeProperty(get: { (value, context) throws(Diagnostic) in .bool(try isEmpty(value, context)) }),
        "first": NativeProperty(get: { (value, context) throws(Diagnostic) in try ends(value, context, isLast: false) }),
        "last": NativeProperty(get: { (value, context) throws(Diagnostic) in try ends(value, context, isLast: true) }),
        "indices": NativeProperty(get: { (value, context) throws(Diagnostic) in try indices(of: value, context) }),
        "startIndex": NativeProperty(get: { (value, _) in startIndex(of: value) }),
        "endIndex": NativeProperty(get: { (value, context) throws(Diagnostic) in try endIndex(of: value, context) }),
        "lazy": NativeProperty(get: { (value, _) in .native(LazyValue(base: value)) }),
        "description": NativeProperty(get: { (value, context) throws(Diagnostic) in
            .string(try Activation(context: context, lexical: .file).description(of: value, at: nil))
        }),
    ]

    private static func isEmpty(_ value: Value, _ context: EvaluationContext) throws(Diagnostic) -> Bool {
        switch value {
        case .string(let text): return text.isEmpty
        case .substring(let text): return text.isEmpty
        default: break
        }
        guard value.isWalked else { return try count(value, context) == 0 }
        return try Activation(context: context, lexical: .file).firstElement(of: value, at: nil) == nil
    }

    private static func ends(_ value: Value, _ context: EvaluationContext, isLast: Bool) throws(Diagnostic) -> Value {
        switch value {
        case .array(let values): return (isLast ? values.last : values.first).optional
        case .range(let range):
            guard let length = range.length, length > 0, let lower = range.lower?.integer, let type = range.lower?.integerType else {
                return .nil
            }
            return type.value(truncating: isLast ? lower + length - 1 : lower)
        case .slice(let values): return (isLast ? values.last : values.first).optional
        case .string, .substring:
            guard let text = substring(value), let character = isLast ? text.last : text.first else { return .nil }
            try context.machine.budget.work(character.utf8.count, at: nil)
            return .character(character)
        case .dictionary(let entries):
            guard entries.count > 0 else { return .nil }
            let place = isLast ? entries.count - 1 : 0
            return pair(entries.keys[place], entries.values[place]).wrapped
        case .native(let native):
            guard let elements = context.machine.nativeType(named: native.nativeTypeName)?.elements else { fallthrough }
            let count = elements.count(native)
            return (count == 0 ? nil : elements.element(native, isLast ? count - 1 : 0)).optional
        default:
            if value.isWalked, !isLast {
                return try Activation(context: context, lexical: .file).firstElement(of: value, at: nil).optional
            }
            let values = try Activation(context: context, lexical: .file).elements(of: value, at: nil)
            return (isLast ? values.last : values.first).optional
        }
    }
}
