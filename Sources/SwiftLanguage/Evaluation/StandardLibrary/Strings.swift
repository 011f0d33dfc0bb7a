// SPDX-License-Identifier: GPL-3.0-or-later

extension StandardLibrary {
    static let string = NativeType(
        "String", conformances: ["Hashable", "Comparable"], initializers: stringInitializers,
        properties: sequenceProperties.merging(textProperties) { $1 },
        methods: byName(textMethods + textChanges + searchingText + foundationTextMethods + regexTextMethods + sequenceMethods + [hashing]))

    /// A part of a string, with the string's indices.
    static let substring = NativeType(
        "Substring", conformances: ["Hashable", "Comparable"],
        initializers: [
            NativeFunction("Substring", [.any()]) { (call) throws(Diagnostic) in
                .substring(try call.activation.description(of: call[0] ?? .nil, at: call.span)[...])
            },
            NativeFunction("Substring", [.string("stringLiteral")]) { call in .substring((call.string(0) ?? "")[...]) },
            NativeFunction("Substring", []) { _ in .substring("") },
        ],
        properties: sequenceProperties.merging(textProperties) { $1 }.merging([
            "base": .of { if case .substring(let text) = $0 { .string(text.base) } else { $0 } }
        ]) { $1 },
        methods: byName(
            textMethods + textChanges + searchingText + foundationTextMethods + regexTextMethods + sequenceMethods + frontOfText + [hashing]
        ))

    static func text(_ value: Value) -> String {
        switch value {
        case .string(let text): text
        case .substring(let text): String(text)
        case .character(let character): String(character)
        default: ""
        }
    }

    // MARK: Initializers

    /// What a literal calls: `Value(stringLiteral: text)` of a generic parameter.
    private static func literal(_ label: String) -> NativeFunction {
        NativeFunction("String", [.any(label)]) { call in .string(call.string(0) ?? "") }
    }

    private static let formattedValues = ParameterInfo(label: nil, name: "arguments", type: .named("Any"), isVariadic: true)

    /// - Parameter place: of the values among the arguments; a locale stands before them.
    private static func formatted(_ call: NativeCall, _ place: Int) throws(Diagnostic) -> Value {
        let values = call[place] == nil ? [] : try call.elements(at: place).map { call.activation.held(by: $0, for: .string) }
        let marks = place > 1 ? try marks(of: call[1] ?? .nil, call) : nil
        return .string(try NumberFormat.format(call.string(0) ?? "", values, marks: marks, call.machine.budget, at: call.span))
    }

    /// The marks of a locale; nil where there is none.
    private static func marks(of locale: Value, _ call: NativeCall) throws(Diagnostic) -> NumberMarks? {
        guard case .native? = locale.unwrapped, let locale = locale.unwrapped, !locale.isUnknown else { return nil }
        let activation = call.activation
        func mark(_ name: String) throws(Diagnostic) -> String? {
            let mark = try activation.member(name, of: locale, at: call.span)
            return mark.unwrapped.flatMap { if case .string(let text) = $0 { text } else { nil } }
        }
        guard let decimal = try mark("decimalSeparator") else { return nil }
        return NumberMarks(decimal: decimal, grouping: try mark("groupingSeparator") ?? "")
    }

    private static let stringInitializers: [NativeFunction] = [
        NativeFunction("String", [.any()]) { (call) throws(Diagnostic) in try string(of: call[0] ?? .nil, call) },
        literal("stringLiteral"), literal("extendedGraphemeClusterLiteral"), literal("unicodeScalarLiteral"),
        NativeFunction("String", [.any("describing")]) { (call) throws(Diagnostic) in
            .string(try call.activation.description(of: call[0] ?? .nil, at: call.span))
        },
        NativeFunction("String", [.any("reflecting")]) { (call) throws(Diagnostic) in
            .string(try call.activation.debugDescription(of: call[0] ?? .nil, at: call.span))
        },
        NativeFunction("String", [.any("repeating"), .int("count")]) { (call) throws(Diagnostic) in
            let count = call.int(1) ?? 0
            guard count >= 0 else { throw Diagnostic(.outOfRange, "a count cannot be negative", at: call.argumentSpan(1)) }
            let text = call.string(0) ?? ""
            if text.isEmpty { return .string("") }
            let (size, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
            try call.machine.budget.allocate(overflow ? .max : size, at: call.span)
            return .string(String(repeating: text, count: count))
        },
        NativeFunction("String", [.string("format"), formattedValues]) { (call) throws(Diagnostic) in try formatted(call, 1) },
        NativeFunction("String", [.string("format"), .any("arguments")]) { (call) throws(Diagnostic) in try formatted(call, 1) },
        NativeFunction("String", [.string("format"), .any("locale"), formattedValues]) { (call) throws(Diagnostic) in try formatted(call, 2)
        },
        NativeFunction("String", [.string("format"), .any("locale"), .any("arguments")]) { (call) throws(Diagnostic) in
            try formatted(call, 2)
        },
        NativeFunction(
            "String",
            [.any(), .int("radix"), ParameterInfo(label: "uppercase", name: "uppercase", type: .named("Bool"), defaultText: "false")]
        ) {
            (call) throws(Diagnostic) in
            guard let radix = call.int(1), (2...36).contains(radix), let number = call[0]?.integer else {
                throw Diagnostic(.outOfRange, "a radix must be from 2 to 36", at: call.argumentSpan(1))
            }
            let isUppercase = if case .bool(true)? = call[2] { true } else { false }
            return .string(String(number, radix: radix, uppercase: isUppercase))
        },
        NativeFunction("String", [.any("decoding"), .any("as")]) { (call) throws(Diagnostic) in
            let bytes = try call.elements(at: 0).map { UInt8(truncatingIfNeeded: $0.integer ?? 0) }
            return .string(String(decoding: bytes, as: UTF8.self))
        },
        NativeFunction("String", []) { _ in .string("") },
    ]

    /// `String(x)`: of characters the text that they make, of anything else what it prints.
    private static func string(of value: Value, _ call: NativeCall) throws(Diagnostic) -> Value {
        switch value {
        case .array, .slice:
            // Of arrays only those of characters, and of scalars as the view of a text, may stand here, so an empty one is one of these.
            let values = try call.elements(value).map { scalar($0).map { Value.string(String($0)) } ?? $0 }
            guard values.allSatisfy({ $0.isText }) else { break }
            return .string(try call.joined(values))
        case .native(let native) where native is any LazySource:
            return .string(try call.joined(try call.elements(value)))
        case .structure, .object, .enumeration:
            // A sequence of the user's that is no text itself is one of characters, whatever it says of itself.
            let machine = call.machine
            guard machine.isOwnSequence(value.typeKey), !machine.typeConforms(value.typeKey, to: "LosslessStringConvertible") else { break }
            let values = try call.elements(value)
            guard values.allSatisfy({ $0.isText }) else { break }
            return .string(try call.joined(values))
        default: break
        }
        return .string(try call.activation.description(of: value, at: call.span))
    }

    // MARK: Properties

    /// The view of a text as scalars: what is appended to it is appended to the text.
    private static let settableScalars: NativeProperty = {
        let get = charged { .array($0.unicodeScalars.map { .native(UnicodeScalarValue($0)) }) }.get
        return NativeProperty(get: get) { (_, scalars, context) throws(Diagnostic) in
            guard case .array(let list) = scalars else { return .string("") }
            try context.machine.budget.allocate(list.count, at: nil)
            var text = String.UnicodeScalarView()
            for case .native(let scalar as UnicodeScalarValue) in list { text.append(scalar.scalar) }
            return .string(String(text))
        }
    }()

    private static let textProperties: [String: NativeProperty] = [
        "utf8": charged { .array($0.utf8.map { .byte($0) }) },
        "utf16": charged { .array($0.utf16.map { IntegerType.uint16.value(truncating: Int128($0)) }) },
        "unicodeScalars": settableScalars,
        "capitalized": charged { .string($0.capitalizedWords) }, "localizedUppercase": charged { .string($0.uppercased()) },
        "localizedLowercase": charged { .string($0.lowercased()) }, "localizedCapitalized": charged { .string($0.capitalizedWords) },
        "description": charged { .string($0) }, "debugDescription": charged { .string($0.debugDescription) },
        "removingPercentEncoding": charged { $0.withoutPercents.map { .string($0) } ?? .nil },
    ]

    /// A property that is worked out anew from the whole text.
    private static func charged(_ body: @escaping @Sendable (String) -> Value) -> NativeProperty {
        NativeProperty { (value, context) throws(Diagnostic) in
            let whole = text(value)
            try context.machine.budget.allocate(whole.utf8.count, at: nil)
            return body(whole)
        }
    }

    // MARK: Methods

    private static let textMethods: [NativeFunction] = [
        .method("uppercased") { (_, value) in .string(text(value).uppercased()) },
        .method("lowercased") { (_, value) in .string(text(value).lowercased()) },
        ending("hasPrefix") { $0.starts(with: $1) }, ending("hasSuffix") { $0.suffix($1.count) == $1 },
        .method("split", [.string("separator"), .int("maxSplits", optional: true), .any("omittingEmptySubsequences", optional: true)]) {
            (call, value) throws(Diagnostic) in
            let separator = call.string(0) ?? " "
            guard separator.count != 1 else {
                let wanted = Value.character(Character(separator))
                return try call.checked(
                    try StandardLibrary.split(value, call, max: call.int(1), keepsEmpty: call.isFalse(2)) { (element) throws(Diagnostic) in
                        element == wanted
                    })
            }
            try chargeLetters(of: value, call)
            var parts = text(value).pieces(separatedBy: separator).filter { call.isFalse(2) || !$0.isEmpty }
            if let max = call.int(1), max >= 0, parts.count > max + 1 {
                parts = Array(parts.prefix(max)) + [parts.dropFirst(max).joined(separator: separator)]
            }
            return try call.checked(parts.map { .substring($0[...]) })
        },
    ]

    /// Whether a text is at an end of another: only that end is looked at.
    private static func ending(_ name: String, _ body: @escaping @Sendable (Substring, Substring) -> Bool) -> NativeFunction {
        .method(name, [.string()]) { (call, value) throws(Diagnostic) in
            // No copy: of a part of a text it would be the whole part.
            guard let whole = substring(value) else { return .bool(body(text(value)[...], text(call[0] ?? .nil)[...])) }
            let part = call[0].flatMap { substring($0) } ?? text(call[0] ?? .nil)[...]
            try call.machine.budget.work(part.utf8.count, at: call.span)
            return .bool(body(whole, part))
        }.chargingItself()
    }

    /// Those that change a text make it anew: what they make is charged.
    /// Takes the text out of the call so that it is changed in place.
    /// - Parameter isLocal: it only adds something at the end; any other is charged for the whole text.
    private static func change(
        _ name: String, _ parameters: [ParameterInfo] = [], isLocal: Bool = false,
        _ body: @escaping @Sendable (NativeCall, inout String) throws(Diagnostic) -> Value
    ) -> NativeFunction {
        NativeFunction(changing: name, parameters) { (call) throws(Diagnostic) in
            switch call.takeReceiver() {
            case .string(var result):
                defer { call.mutate(to: .string(result)) }
                let before = isLocal ? result.utf8.count : 0
                let outcome = try body(call, &result)
                let budget = call.machine.budget
                try budget.allocate(Swift.max(0, result.utf8.count - before), at: call.span)
                if result.utf8.count > budget.limits.collection { try budget.allocate(result.utf8.count, at: call.span) }
                return outcome
            case let value:
                var result = text(value)
                defer { call.mutate(to: .substring(result[...])) }
                let outcome = try body(call, &result)
                try call.machine.budget.allocate(result.utf8.count, at: call.span)
                return outcome
            }
        }
    }

    /// Those that take characters away at an end: what is left of a part of a string has the string's indices.
    private static func cut(
        _ name: String, _ parameters: [ParameterInfo] = [],
        _ body: @escaping @Sendable (NativeCall, inout Substring) throws(Diagnostic) -> Value
    ) -> NativeFunction {
        .mutating(name, parameters) { (call, value) throws(Diagnostic) in
            if case .substring(var rest) = value {
                let outcome = try body(call, &rest)
                call.mutate(to: .substring(rest))
                return outcome
            }
            var rest = text(value)[...]
            let outcome = try body(call, &rest)
            try call.machine.budget.allocate(rest.utf8.count, at: call.span)
            call.mutate(to: .string(String(rest)))
            return outcome
        }
    }

    private static func removed(_ character: Character?, _ call: NativeCall) throws(Diagnostic) -> Value {
        guard let character else { throw Diagnostic(.indexOutOfRange, "there is no character to remove", at: call.span) }
        return .character(character)
    }

    private static func count(_ call: NativeCall, of text: Substring) throws(Diagnostic) -> Int {
        guard let count = call.int(0), count >= 0, text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex) != nil else {
            throw Diagnostic(.indexOutOfRange, "there are not that many characters to remove", at: call.span)
        }
        return count
    }

    private static func range(_ call: NativeCall, in text: String) throws(Diagnostic) -> Range<String.Index> {
        guard case .range(let range)? = call[0] else {
            throw Diagnostic(.typeMismatch, "a range of indices is needed here", at: call.argumentSpan(0))
        }
        return try call.activation.bounds(range, in: text[...], at: call.argumentSpan(0))
    }

    private static let textChanges: [NativeFunction] = [
        change("append", [.any()], isLocal: true) { (call, result) throws(Diagnostic) in
            guard let added = call.string(0) else { throw Diagnostic(.typeMismatch, "a string is needed here", at: call.argumentSpan(0)) }
            result += added
            return .void
        },
        change("append", [.any("contentsOf")], isLocal: true) { (call, result) throws(Diagnostic) in
            result += try joinedText(call, 0)
            return .void
        },
        change("insert", [.any(), .any("at")]) { (call, result) throws(Diagnostic) in
            result.insert(contentsOf: call.string(0) ?? "", at: try place(call, 1, in: result[...]))
            return .void
        },
        change("insert", [.any("contentsOf"), .any("at")]) { (call, result) throws(Diagnostic) in
            result.insert(contentsOf: try joinedText(call, 0), at: try place(call, 1, in: result[...]))
            return .void
        },
        change("remove", [.any("at")]) { (call, result) throws(Diagnostic) in
            let place = try place(call, 0, in: result[...])
            return try removed(place < result.endIndex ? result.remove(at: place) : nil, call)
        },
        change("removeSubrange", [.any()]) { (call, result) throws(Diagnostic) in
            result.removeSubrange(try range(call, in: result))
            return .void
        },
        change("replaceSubrange", [.any(), .any("with")]) { (call, result) throws(Diagnostic) in
            result.replaceSubrange(try range(call, in: result), with: try joinedText(call, 1))
            return .void
        },
        cut("removeLast") { (call, rest) throws(Diagnostic) in try removed(rest.popLast(), call) },
        cut("removeLast", [.int()]) { (call, result) throws(Diagnostic) in
            result.removeLast(try count(call, of: result))
            return .void
        },
        cut("popLast") { (_, rest) in rest.popLast().map { .character($0) } ?? .nil },
        cut("removeFirst") { (call, rest) throws(Diagnostic) in try removed(rest.popFirst(), call) },
        cut("removeFirst", [.int()]) { (call, result) throws(Diagnostic) in
            result.removeFirst(try count(call, of: result))
            return .void
        },
        change("removeAll") { (_, result) in
            result = ""
            return .void
        },
        change("removeAll", [.bool("keepingCapacity")]) { (_, result) in
            result = ""
            return .void
        },
        change("removeAll", [.closure("where", result: "Bool")]) { (call, result) throws(Diagnostic) in
            var kept = ""
            for character in result where try !call.holds(0, .character(character)) { kept.append(character) }
            result = kept
            return .void
        },
        cut("trimPrefix", [.string()]) { (call, rest) in
            if let prefix = call.string(0), rest.hasPrefix(prefix) { rest.removeFirst(prefix.count) }
            return .void
        },
        cut("trimPrefix", [.closure("while", result: "Bool")]) { (call, rest) throws(Diagnostic) in
            while let first = rest.first, try call.holds(0, .character(first)) { rest.removeFirst() }
            return .void
        },
        cut("trimPrefix", [.regex]) { (call, rest) throws(Diagnostic) in
            if let match = try RegexValue.of(call[0])?.prefixMatch(in: rest, call) { rest = rest[match.range.upperBound...] }
            return .void
        },
        change("reserveCapacity", [.int()]) { (_, _) in .void },
        change("write", [.string()]) { (call, result) in
            result += call.string(0) ?? ""
            return .void
        },
    ]

    private static func joinedText(_ call: NativeCall, _ index: Int) throws(Diagnostic) -> String {
        if let text = call.string(index) { return text }
        return try call.joined(try call.elements(at: index))
    }

    private static let frontOfText: [NativeFunction] = [
        .mutating("popFirst") { (call, value) in
            guard case .substring(var text) = value, let first = text.popFirst() else { return .nil }
            call.mutate(to: .substring(text))
            return .character(first)
        }
    ]
}

extension NativeCall {
    /// Texts one after the other as one, charged as it grows.
    func joined(_ parts: [Value]) throws(Diagnostic) -> String {
        var result = ""
        for part in parts {
            let text = StandardLibrary.text(part)
            try machine.budget.allocate(text.utf8.count, at: span)
            result += text
        }
        return result
    }
}

extension String {
    /// Where its characters lie; nil of a short one.
    var storage: UnsafeRawPointer? { utf8.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil }
}
