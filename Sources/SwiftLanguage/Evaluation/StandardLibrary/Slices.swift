// SPDX-License-Identifier: GPL-3.0-or-later

/// Members that give a part of a sequence, or its parts: of an array slices with its indices, of a text substrings.
extension StandardLibrary {
    static let slicing: [NativeFunction] = [
        .method("prefix", [.int()]) { (call, value) throws(Diagnostic) in
            let count = try length(call, 0)
            guard value.isWalked else { return try cut(value, .prefix(count), call) }
            return .array(try call.elements(LazyValue(base: value).adding(.prefix(count))))
        },
        .method("suffix", [.int()]) { (call, value) throws(Diagnostic) in try cut(value, .suffix(try length(call, 0)), call) },
        .method("dropFirst", [.int(optional: true)]) { (call, value) throws(Diagnostic) in
            let count = try length(call, 1)
            return value.isWalked ? later(value, .dropFirst(count)) : try cut(value, .dropFirst(count), call)
        },
        .method("dropLast", [.int(optional: true)]) { (call, value) throws(Diagnostic) in
            try cut(value, .dropLast(try length(call, 1)), call)
        },
        .method("prefix", [.closure("while", result: "Bool")]) { (call, value) throws(Diagnostic) in
            // What gives its elements once is gone through once.
            if value.isWalked, let holds = call.function(0) {
                return .array(try call.elements(LazyValue(base: value).adding(.prefixWhile(holds))))
            }
            return try cut(value, .prefix(try matching(call, value)), call)
        },
        .method("drop", [.closure("while", result: "Bool")]) { (call, value) throws(Diagnostic) in
            if value.isWalked, let holds = call.function(0), !call.machine.valueConforms(value, to: "Collection") {
                return later(value, .dropWhile(holds))
            }
            return try cut(value, .dropFirst(try matching(call, value)), call)
        },
        .method("trimmingPrefix", [.closure("while", result: "Bool")]) { (call, value) throws(Diagnostic) in
            try cut(value, .dropFirst(try matching(call, value)), call)
        },
        .method("trimmingPrefix", [.any()]) { (call, value) throws(Diagnostic) in
            let (all, start) = (try call.elements(value), try call.elements(at: 0))
            guard all.count >= start.count, try call.activation.equals(.slice(all.prefix(start.count)), .array(start), at: call.span)
            else { return try cut(value, .dropFirst(0), call) }
            return try cut(value, .dropFirst(start.count), call)
        },
        .method(
            "split",
            [
                .int("maxSplits", optional: true), .any("omittingEmptySubsequences", optional: true),
                .closure("whereSeparator", result: "Bool"),
            ]
        ) { (call, value) throws(Diagnostic) in
            try call.checked(
                try split(value, call, max: call.int(0), keepsEmpty: call.isFalse(1)) { (element) throws(Diagnostic) in
                    try call.holds(2, element)
                })
        },
        .method("split", [.any("separator"), .int("maxSplits", optional: true), .any("omittingEmptySubsequences", optional: true)]) {
            (call, value) throws(Diagnostic) in
            let activation = call.activation
            return try call.checked(
                try split(value, call, max: call.int(1), keepsEmpty: call.isFalse(2)) { (element) throws(Diagnostic) in
                    try activation.equals(element, call[0] ?? .nil, at: call.span)
                })
        },
        .method("makeIterator") { (call, value) throws(Diagnostic) in
            if value.isWalked { return .native(AnyIteratorValue(try call.activation.puller(of: value, at: call.span), on: call.machine)) }
            return .native(IteratorValue(elements: try call.elements(value)))
        },
        .method("starts", [.any("with")]) { (call, value) throws(Diagnostic) in
            let (all, start) = (try call.elements(value), try call.elements(at: 0))
            guard all.count >= start.count else { return .bool(false) }
            return .bool(try call.activation.equals(.slice(all.prefix(start.count)), .array(start), at: call.span))
        },
    ]

    /// What a step makes of a sequence, not lazy itself: `map` of it is an array.
    static func later(_ value: Value, _ step: LazyValue.Step) -> Value {
        .native(
            MadeSequence("AnySequence") { (activation, span) throws(Diagnostic) in
                try LazyValue(base: value, steps: [step]).puller(in: activation, at: span)
            })
    }

    /// How many elements; there are no fewer than none of them.
    private static func length(_ call: NativeCall, _ fallback: Int) throws(Diagnostic) -> Int {
        let count = call.int(0) ?? fallback
        guard count >= 0 else { throw Diagnostic(.outOfRange, "a number of elements cannot be negative", at: call.argumentSpan(0)) }
        return count
    }

    /// How many elements from the begin a closure holds for.
    private static func matching(_ call: NativeCall, _ value: Value) throws(Diagnostic) -> Int {
        var count = 0
        try each(call, value) { (element) throws(Diagnostic) in
            guard try call.holds(0, element) else { return false }
            count += 1
            return true
        }
        return count
    }

    private enum Cut {
        case prefix(Int), suffix(Int), dropFirst(Int), dropLast(Int)

        /// It goes over what it leaves out, not over what is left.
        var isDrop: Bool {
            switch self {
            case .prefix, .suffix: false
            case .dropFirst, .dropLast: true
            }
        }

        func of<C: BidirectionalCollection>(_ whole: C) -> C.SubSequence {
            switch self {
            case .prefix(let count): whole.prefix(count)
            case .suffix(let count): whole.suffix(count)
            case .dropFirst(let count): whole.dropFirst(count)
            case .dropLast(let count): whole.dropLast(count)
            }
        }
    }

    private static func cut(_ value: Value, _ cut: Cut, _ call: NativeCall) throws(Diagnostic) -> Value {
        switch value {
        case .array(let values): return .slice(cut.of(values))
        case .slice(let values): return .slice(cut.of(values))
        case .string, .substring:
            guard let text = substring(value) else { return value }
            let part = cut.of(text)
            // In bytes: one letter may carry any number of marks.
            let gone = cut.isDrop ? text.utf8.count - part.utf8.count : part.utf8.count
            try call.machine.budget.work(gone, at: call.span)
            return .substring(part)
        // What the host has several of, as subviews, is counted from 0.
        case .native(let native) where call.machine.nativeType(named: native.nativeTypeName)?.elements != nil:
            return .slice(cut.of(try call.elements(value)))
        case .range(let range):
            guard let part = self.part(of: range, cut) else { fallthrough }
            return .range(part)
        default: return try call.checked(Array(cut.of(try call.elements(value))))
        }
    }

    /// A part of a range of whole numbers, which is one, too; nil of a closed range, whose parts are slices of it.
    private static func part(of range: RangeValue, _ cut: Cut) -> RangeValue? {
        guard !range.isClosed, let lower = range.lower, let type = lower.integerType, let first = lower.integer,
            let length = range.length.flatMap({ Int(exactly: $0) }), case let kept = cut.of(0..<length),
            let start = type.value(first + Int128(kept.lowerBound)), let end = type.value(first + Int128(kept.upperBound))
        else { return nil }
        return RangeValue(lower: start, upper: end, isClosed: false)
    }

    /// The pieces between separators, at most one more than `max`.
    static func split(
        _ value: Value, _ call: NativeCall, max: Int?, keepsEmpty: Bool, _ isSeparator: (Value) throws(Diagnostic) -> Bool
    ) throws(Diagnostic) -> [Value] {
        if let max, max < 0 { throw Diagnostic(.outOfRange, "a number of splits cannot be negative", at: call.span) }
        func pieces<C: Collection>(_ whole: C, _ element: (C.Element) -> Value) throws(Diagnostic) -> [C.SubSequence] {
            var parts: [C.SubSequence] = []
            var start = whole.startIndex
            var index = start
            func end() { if keepsEmpty || start != index { parts.append(whole[start..<index]) } }
            while index != whole.endIndex {
                try call.machine.budget.step(at: call.span)
                guard parts.count < max ?? .max else { break }
                if try isSeparator(element(whole[index])) {
                    end()
                    start = whole.index(after: index)
                }
                index = whole.index(after: index)
            }
            index = whole.endIndex
            end()
            return parts
        }
        switch value {
        case .string(let text): return try pieces(text) { .character($0) }.map { .substring($0) }
        case .substring(let text): return try pieces(text) { .character($0) }.map { .substring($0) }
        case .slice(let values): return try pieces(values) { $0 }.map { .slice($0) }
        case .range(let range) where !range.isClosed && range.integers != nil:
            return try pieces(range.integers ?? 0..<0) { .int($0) }.map { .range(RangeValue($0)) }
        default: return try pieces(try call.elements(value)) { $0 }.map { .slice($0) }
        }
    }

    /// A part of an array. What changes an array changes it too: what is taken from its front moves its first index.
    static let slice = NativeType(
        "ArraySlice", conformances: ["Hashable"],
        initializers: [
            NativeFunction("ArraySlice", [.any()]) { (call) throws(Diagnostic) in .slice(try call.elements(at: 0)[...]) },
            NativeFunction("ArraySlice", []) { _ in .slice([]) },
        ],
        properties: sequenceProperties, methods: byName(sequenceMethods + arrayChanges + frontChanges))

    private static let frontChanges: [NativeFunction] = [
        .mutating("popFirst") { (call, value) in
            guard case .slice(let values) = value, let first = values.first else { return .nil }
            // Taking it out of the slice would copy all that is behind it.
            call.mutate(to: .slice(values.dropFirst()))
            return first.wrapped
        }
    ]
}

extension Value {
    /// A text or a piece of one.
    var isText: Bool {
        switch self {
        case .string, .substring, .character: true
        default: false
        }
    }
}
