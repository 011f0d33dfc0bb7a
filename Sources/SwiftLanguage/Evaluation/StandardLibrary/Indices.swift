// SPDX-License-Identifier: GPL-3.0-or-later

/// Indices of collections. Those of an array and of a slice are numbers, of a slice the ones that its elements have in the whole; those of
/// a text are places in it, and so are those of a dictionary; a set counts from 0.
extension StandardLibrary {
    static func startIndex(of value: Value) -> Value {
        switch value {
        case .slice(let values): .int(values.startIndex)
        case .string(let text): .native(StringIndexValue(text.startIndex))
        case .substring(let text): .native(StringIndexValue(text.startIndex))
        case .range(let range): range.lower ?? .int(0)
        case .dictionary: .native(DictionaryIndexValue(offset: 0))
        default: .int(0)
        }
    }

    static func endIndex(of value: Value, _ context: EvaluationContext) throws(Diagnostic) -> Value {
        switch value {
        case .slice(let values): return .int(values.endIndex)
        case .string(let text): return .native(StringIndexValue(text.endIndex))
        case .substring(let text): return .native(StringIndexValue(text.endIndex))
        case .range(let range): if let end = range.integers?.upperBound { return .int(end) }
        case .dictionary(let entries): return .native(DictionaryIndexValue(offset: entries.count))
        default: break
        }
        return .int(try count(value, context))
    }

    static func indices(of value: Value, _ context: EvaluationContext) throws(Diagnostic) -> Value {
        if let own = try Activation(context: context, lexical: .file).ownIndices(of: value, at: nil) {
            guard case .int? = own.first else { return .array(own.dropLast()) }
            return .range(RangeValue(lower: own.first, upper: own.last, isClosed: false))
        }
        switch value {
        case .slice(let values): return .range(RangeValue(values.indices))
        case .string, .substring:
            guard let text = substring(value) else { break }
            try context.machine.budget.allocate(text.utf8.count, at: nil)
            return .array(text.indices.map { .native(StringIndexValue($0)) })
        case .range(let range): if let integers = range.integers { return .range(RangeValue(integers)) }
        case .dictionary(let entries):
            try context.machine.budget.allocate(entries.count, at: nil)
            return .array((0..<entries.count).map { .native(DictionaryIndexValue(offset: $0)) })
        default: break
        }
        return .range(RangeValue(0..<(try count(value, context))))
    }

    /// The index of the element at an offset from the first.
    private static func index(_ offset: Int, in value: Value, _ call: NativeCall) throws(Diagnostic) -> Value {
        if let own = try call.activation.ownIndices(of: value, at: call.span) { return own.indices.contains(offset) ? own[offset] : .nil }
        return switch value {
        case .slice(let values): .int(values.startIndex + offset)
        case .string(let text): .native(StringIndexValue(text.index(text.startIndex, offsetBy: offset)))
        case .substring(let text): .native(StringIndexValue(text.index(text.startIndex, offsetBy: offset)))
        case .range(let range): .int((range.integers?.lowerBound ?? 0) + offset)
        case .dictionary: .native(DictionaryIndexValue(offset: offset))
        default: .int(offset)
        }
    }

    static let indexing: [NativeFunction] = [
        .method("firstIndex", [.closure("where", result: "Bool")], result: .optional(.named("Int"))) { (call, value) throws(Diagnostic) in
            try firstIndex(call, value).map { (offset) throws(Diagnostic) in try index(offset, in: value, call) } ?? .nil
        },
        .method("firstIndex", [.element("of")], result: .optional(.named("Int"))) { (call, value) throws(Diagnostic) in
            try firstIndex(of: call[0] ?? .nil, call, value).map { (offset) throws(Diagnostic) in try index(offset, in: value, call) }
                ?? .nil
        },
        .method("lastIndex", [.closure("where", result: "Bool")], result: .optional(.named("Int"))) { (call, value) throws(Diagnostic) in
            let elements = try call.elements(value)
            for offset in elements.indices.reversed() {
                // As each step of a search from the front is.
                try call.machine.budget.step(at: call.span)
                if try call.holds(0, elements[offset]) { return try index(offset, in: value, call) }
            }
            return .nil
        },
        .method("lastIndex", [.element("of")], result: .optional(.named("Int"))) { (call, value) throws(Diagnostic) in
            let elements = try call.elements(value)
            let (activation, wanted) = (call.activation, call[0] ?? .nil)
            for offset in elements.indices.reversed() {
                try call.machine.budget.step(at: call.span)
                if try activation.equals(elements[offset], wanted, at: call.span) { return try index(offset, in: value, call) }
            }
            return .nil
        },
        .method("index", [.any("after")]) { (call, value) throws(Diagnostic) in try moved(call, value, by: 1) },
        .method("index", [.any("before")]) { (call, value) throws(Diagnostic) in try moved(call, value, by: -1) },
        .method("index", [.any(), .int("offsetBy")]) { (call, value) throws(Diagnostic) in try moved(call, value, by: call.int(1) ?? 0) },
        .method("index", [.any(), .int("offsetBy"), .any("limitedBy")]) { (call, value) throws(Diagnostic) in
            try movedWithinLimit(call, value)
        },
        .method("distance", [.any("from"), .any("to")]) { (call, value) throws(Diagnostic) in
            if let text = substring(value) {
                let (from, to) = (try place(call, 0, in: text), try place(call, 1, in: text))
                try call.machine.budget.work(text.base.utf8.distance(from: min(from, to), to: max(from, to)), at: call.span)
                return .int(text.distance(from: from, to: to))
            }
            if let start = call[0], let end = call[1],
                let steps = try call.activation.ownDistance(from: start, to: end, in: value, at: call.span)
            {
                return .int(steps)
            }
            if let start = call[0]?.dictionaryOffset, let end = call[1]?.dictionaryOffset { return .int(end - start) }
            if let start = call[0]?.stringIndex, let end = call[1]?.stringIndex { return try units(of: value, from: start, to: end, call) }
            return try Arithmetic.int("-", call.int(1) ?? 0, call.int(0) ?? 0, at: call.span) ?? .nil
        },
        NativeFunction("formIndex", [.any("after")], changesArguments: true) { (call) throws(Diagnostic) in
            call.change(arguments: [try moved(call, call.receiver ?? .nil, by: 1)])
            return .void
        },
        NativeFunction("formIndex", [.any("before")], changesArguments: true) { (call) throws(Diagnostic) in
            call.change(arguments: [try moved(call, call.receiver ?? .nil, by: -1)])
            return .void
        },
        NativeFunction("formIndex", [.any(), .int("offsetBy")], changesArguments: true) { (call) throws(Diagnostic) in
            call.change(arguments: [try moved(call, call.receiver ?? .nil, by: call.int(1) ?? 0), call[1] ?? .nil])
            return .void
        },
        NativeFunction("formIndex", [.any(), .int("offsetBy"), .any("limitedBy")], changesArguments: true) { (call) throws(Diagnostic) in
            let limit = call[2] ?? .nil
            let end = try movedWithinLimit(call, call.receiver ?? .nil)
            call.change(arguments: [end == .nil ? limit : end, call[1] ?? .nil, limit])
            return .bool(end != .nil)
        },
        .method("prefix", [.any("upTo")]) { (call, value) throws(Diagnostic) in try part(call, value, nil, call[0], isClosed: false) },
        .method("prefix", [.any("through")]) { (call, value) throws(Diagnostic) in try part(call, value, nil, call[0], isClosed: true) },
        .method("suffix", [.any("from")]) { (call, value) throws(Diagnostic) in try part(call, value, call[0], nil, isClosed: false) },
    ]

    private static func part(_ call: NativeCall, _ value: Value, _ lower: Value?, _ upper: Value?, isClosed: Bool) throws(Diagnostic)
        -> Value
    {
        let range = Value.range(RangeValue(lower: lower, upper: upper, isClosed: isClosed))
        return try call.activation.subscriptValue(of: value, [Actual(value: range, span: call.argumentSpan(0))], at: call.span)
    }

    private static func moved(_ call: NativeCall, _ value: Value, by distance: Int) throws(Diagnostic) -> Value {
        if let start = call[0], let own = try call.activation.ownIndex(start, offsetBy: distance, in: value, at: call.span) { return own }
        if case .dictionary(let entries) = value, let start = call[0]?.dictionaryOffset {
            let (offset, overflow) = start.addingReportingOverflow(distance)
            guard !overflow, (0...entries.count).contains(offset) else {
                throw Diagnostic(.indexOutOfRange, "this index is outside the dictionary", at: call.span)
            }
            return .native(DictionaryIndexValue(offset: offset))
        }
        guard let text = substring(value) else { return try Arithmetic.int("+", call.int(0) ?? 0, distance, at: call.span) ?? .nil }
        let from = try place(call, 0, in: text)
        let limit = distance < 0 ? text.startIndex : text.endIndex
        try chargeMove(call, by: distance, in: text)
        guard let index = text.index(from, offsetBy: distance, limitedBy: limit) else {
            throw Diagnostic(.indexOutOfRange, "this index is outside the string", at: call.span)
        }
        return .native(StringIndexValue(index))
    }

    /// By the second argument, but not beyond the third; nil where that lies between.
    private static func movedWithinLimit(_ call: NativeCall, _ value: Value) throws(Diagnostic) -> Value {
        let distance = call.int(1) ?? 0
        if let text = substring(value) {
            try chargeMove(call, by: distance, in: text)
            let (from, limit) = (try place(call, 0, in: text), try place(call, 2, in: text))
            guard let end = text.index(from, offsetBy: distance, limitedBy: distance < 0 ? text.startIndex : text.endIndex) else {
                if distance < 0 ? limit <= from : limit >= from { return .nil }
                throw Diagnostic(.indexOutOfRange, "this index is outside the string", at: call.span)
            }
            let passes = distance < 0 ? end < limit && limit <= from : end > limit && limit >= from
            return passes ? .nil : .native(StringIndexValue(end))
        }
        if let start = call[0],
            let own = try call.activation.ownIndex(start, offsetBy: distance, limitedBy: call[2], in: value, at: call.span)
        {
            return own
        }
        let (from, limit) = (call.int(0) ?? 0, call.int(2) ?? 0)
        let (target, overflow) = from.addingReportingOverflow(distance)
        let passes = distance >= 0 ? limit >= from && (overflow || target > limit) : limit <= from && (overflow || target < limit)
        return passes || overflow ? .nil : .int(target)
    }

    private static func chargeMove(_ call: NativeCall, by distance: Int, in text: Substring) throws(Diagnostic) {
        try call.machine.budget.work(Int(clamping: min(distance.magnitude, UInt(text.utf8.count))), at: call.span)
    }

    /// How many bytes, UTF-16 units or scalars of a text lie between two of its places: its view is a list of them.
    private static func units(
        of view: Value, from start: String.Index, to end: String.Index, _ call: NativeCall
    ) throws(Diagnostic) -> Value {
        let values = try call.elements(view)
        let isOfBytes = values.first?.integerType == .uint8
        let text: String
        if isOfBytes {
            text = String(decoding: values.map { UInt8(truncatingIfNeeded: $0.integer ?? 0) }, as: UTF8.self)
        } else if values.first?.integerType == .uint16 {
            text = String(decoding: values.map { UInt16(truncatingIfNeeded: $0.integer ?? 0) }, as: UTF16.self)
        } else {
            text = String(String.UnicodeScalarView(values.compactMap { scalar($0) }))
        }
        guard max(start, end) <= text.endIndex else {
            throw Diagnostic(.indexOutOfRange, "this index is outside the string", at: call.span)
        }
        if isOfBytes { return .int(text.utf8.distance(from: start, to: end)) }
        if scalar(values.first ?? .nil) != nil { return .int(text.unicodeScalars.distance(from: start, to: end)) }
        return .int(text.utf16.distance(from: start, to: end))
    }

    /// An argument that is a place of a text.
    static func place(_ call: NativeCall, _ index: Int, in text: Substring) throws(Diagnostic) -> String.Index {
        try call.activation.place(call[index] ?? .nil, in: text, at: call.argumentSpan(index))
    }

    static func substring(_ value: Value) -> Substring? {
        switch value {
        case .string(let text): text[...]
        case .substring(let text): text
        default: nil
        }
    }

    // MARK: Ranges of elements

    static func firstRange(of wanted: [Value], in values: [Value], from start: Int, _ call: NativeCall) throws(Diagnostic) -> Range<Int>? {
        guard wanted.count <= values.count - start else { return nil }
        let activation = call.activation
        for begin in start...(values.count - wanted.count) {
            try call.machine.budget.step(at: call.span)
            var length = 0
            while length < wanted.count, try activation.equals(values[begin + length], wanted[length], at: call.span) { length += 1 }
            try call.machine.budget.work(length, at: call.span)
            if length == wanted.count { return begin..<(begin + length) }
        }
        return nil
    }

    static let stringIndex = NativeType(
        "String.Index", conformances: ["Hashable", "Comparable"],
        initializers: [
            NativeFunction("init", [.int("utf16Offset"), .any("in")], resultType: .named("String.Index")) { (call) throws(Diagnostic) in
                guard let text = call[1].flatMap({ substring($0) }) else { return .nil }
                try call.machine.budget.work(text.utf8.count, at: call.span)
                let units = text.utf16
                guard let offset = call.int(0), offset >= 0,
                    let index = units.index(units.startIndex, offsetBy: offset, limitedBy: units.endIndex)
                else { throw Diagnostic(.outOfRange, "this offset is outside the string", at: call.argumentSpan(0)) }
                return .native(StringIndexValue(index))
            }
        ],
        methods: byName([
            .method("utf16Offset", [.any("in")]) { (call, value) throws(Diagnostic) in
                guard let text = call[0].flatMap({ substring($0) }), let index = value.stringIndex else { return .int(0) }
                try call.machine.budget.work(text.utf8.count, at: call.span)
                return .int(index.utf16Offset(in: text))
            }
        ]))
}

/// `String.Index`
struct StringIndexValue: NativeValue, Hashable {
    let index: String.Index
    init(_ index: String.Index) { self.index = index }
    var nativeTypeName: String { "String.Index" }
    var swiftDescription: String { "\(index)" }
    func isEqual(to other: any NativeValue) -> Bool { other as? StringIndexValue == self }
}

/// `Dictionary.Index`: how many entries stand before it.
struct DictionaryIndexValue: NativeValue, Hashable {
    let offset: Int
    var nativeTypeName: String { "Dictionary.Index" }
    var swiftDescription: String { "Index(\(offset))" }
    func isEqual(to other: any NativeValue) -> Bool { other as? DictionaryIndexValue == self }
}

extension Value {
    /// The place in a dictionary that it is an index of.
    var dictionaryOffset: Int? {
        guard case .native(let native) = self else { return nil }
        return (native as? DictionaryIndexValue)?.offset
    }

    var stringIndex: String.Index? {
        guard case .native(let native) = self else { return nil }
        return (native as? StringIndexValue)?.index
    }
}

extension Activation {
    /// A place of a text, its end included.
    func place(_ index: Value, in text: Substring, at span: SourceSpan?) throws(Diagnostic) -> String.Index {
        guard let place = index.stringIndex else {
            throw Diagnostic(.typeMismatch, "a value of type '\(machine.typeName(of: index))' is not a 'String.Index'", at: span)
        }
        guard place >= text.startIndex, place <= text.endIndex else {
            throw Diagnostic(.indexOutOfRange, "this index is outside the string", at: span)
        }
        return place
    }

    /// The part of a text that a range of its indices means.
    func bounds(_ range: RangeValue, in text: Substring, at span: SourceSpan?) throws(Diagnostic) -> Range<String.Index> {
        let lower = try range.lower.map { (index) throws(Diagnostic) in try place(index, in: text, at: span) } ?? text.startIndex
        var upper = try range.upper.map { (index) throws(Diagnostic) in try place(index, in: text, at: span) } ?? text.endIndex
        if range.isClosed {
            guard upper < text.endIndex else { throw Diagnostic(.indexOutOfRange, "this index is outside the string", at: span) }
            upper = text.index(after: upper)
        }
        guard lower <= upper else { throw Diagnostic(.indexOutOfRange, "this range ends before it begins", at: span) }
        return lower..<upper
    }
}
