// SPDX-License-Identifier: GPL-3.0-or-later

extension StandardLibrary {
    static let regex = NativeType(
        "Regex", price: 40, conformances: ["RegexComponent"],
        initializers: [
            NativeFunction("Regex", [.string()]) { (call) throws(Diagnostic) in
                .native(try RegexValue.made(of: call.string(0) ?? "", CompareOptionsValue(), call))
            },
            NativeFunction("Regex", [.string(), .any("as")]) { (call) throws(Diagnostic) in
                .native(try RegexValue.made(of: call.string(0) ?? "", CompareOptionsValue(), call))
            },
        ],
        methods: byName([
            matching("firstMatch", "in") { (regex, text, call) throws(Diagnostic) in try regex.firstMatch(in: text, call) },
            matching("wholeMatch", "in") { (regex, text, call) throws(Diagnostic) in try regex.wholeMatch(in: text, call) },
            matching("prefixMatch", "in") { (regex, text, call) throws(Diagnostic) in try regex.prefixMatch(in: text, call) },
            option("ignoresCase", "i"), option("anchorsMatchLineEndings", "m"), option("dotMatchesNewlines", "s"),
        ]))

    /// What `(?i)` and its like say in a pattern.
    private static func option(_ name: String, _ flag: Character) -> NativeFunction {
        .method(name, [ParameterInfo(label: nil, name: "isSet", type: .named("Bool"), defaultText: "true")]) {
            (call, value) throws(Diagnostic) in
            guard let regex = RegexValue.of(value) else { return value }
            return .native(try regex.setting(flag, to: !call.isFalse(0), call))
        }
    }

    private typealias Matching = @Sendable (RegexValue, Substring, NativeCall) throws(Diagnostic) -> RegexMatchValue?

    private static func matching(_ name: String, _ label: String, _ body: @escaping Matching) -> NativeFunction {
        .method(name, [.any(label)]) { (call, value) throws(Diagnostic) in
            guard let regex = RegexValue.of(value), let text = substring(call[0] ?? .nil) else { return .nil }
            return try body(regex, text, call).map { .native($0) } ?? .nil
        }
    }

    private static let regexParameter = ParameterInfo(label: "of", name: "regex", type: .named("Regex"))

    private static func matchingText(_ name: String, _ body: @escaping Matching) -> NativeFunction {
        .method(name, [regexParameter]) { (call, value) throws(Diagnostic) in
            guard let regex = RegexValue.of(call[0]), let text = substring(value) else { return .nil }
            return try body(regex, text, call).map { .native($0) } ?? .nil
        }
    }

    /// What texts do with a Regex.
    static let regexTextMethods: [NativeFunction] = [
        matchingText("firstMatch") { (regex, text, call) throws(Diagnostic) in try regex.firstMatch(in: text, call) },
        matchingText("wholeMatch") { (regex, text, call) throws(Diagnostic) in try regex.wholeMatch(in: text, call) },
        matchingText("prefixMatch") { (regex, text, call) throws(Diagnostic) in try regex.prefixMatch(in: text, call) },
        .method("matches", [regexParameter]) { (call, value) throws(Diagnostic) in
            guard let regex = RegexValue.of(call[0]), let text = substring(value) else { return .array([]) }
            return try call.checked(try regex.matches(in: text, call).map { .native($0) })
        },
        // What NSRegularExpression is made of: for each match its groups as location and length, none where one took no part.
        .method("_utf16Matches", [.string("of")]) { (call, value) throws(Diagnostic) in
            guard let text = substring(value) else { return .array([]) }
            let regex = try RegexValue.made(of: call.string(0) ?? "", CompareOptionsValue(), call)
            let found = try regex.matches(in: text, call)
            // Each offset is counted from the start of the text.
            try call.machine.budget.work(text.utf8.count &* found.count, at: call.span)
            return .array(found.map { .array($0.groups.map { group in .array(group.map { utf16Extent(of: $0, in: text) } ?? []) }) })
        },
        .method("ranges", [regexParameter]) { (call, value) throws(Diagnostic) in
            guard let regex = RegexValue.of(call[0]), let text = substring(value) else { return .array([]) }
            return try values(of: try regex.ranges(in: text, call), call)
        },
        .method("firstRange", [regexParameter]) { (call, value) throws(Diagnostic) in
            guard let regex = RegexValue.of(call[0]), let text = substring(value) else { return .nil }
            return try regex.firstMatch(in: text, call).map { range($0.range) } ?? .nil
        },
        .method("replacing", [.regex, .string("with"), maxReplacements]) { (call, value) throws(Diagnostic) in
            guard let regex = RegexValue.of(call[0]), let text = substring(value) else { return value }
            return try replacing(first(try regex.ranges(in: text, call), 2, call), by: call.string(1) ?? "", in: text, call)
        },
        .method("replacing", [.regex, maxReplacements, .closure("with")]) { (call, value) throws(Diagnostic) in
            guard let regex = RegexValue.of(call[0]), let text = substring(value) else { return value }
            return .string(try replacingMatches(of: regex, in: text, call))
        },
        .mutating("replace", [.regex, .string("with"), maxReplacements]) { (call, value) throws(Diagnostic) in
            guard let regex = RegexValue.of(call[0]), let text = substring(value) else { return .void }
            call.mutate(to: try replacing(first(try regex.ranges(in: text, call), 2, call), by: call.string(1) ?? "", in: text, call))
            return .void
        },
        .mutating("replace", [.regex, maxReplacements, .closure("with")]) { (call, value) throws(Diagnostic) in
            guard let regex = RegexValue.of(call[0]), let text = substring(value) else { return .void }
            call.mutate(to: .string(try replacingMatches(of: regex, in: text, call)))
            return .void
        },
        .method("split", [ParameterInfo(label: "separator", name: "regex", type: .named("Regex"))]) { (call, value) throws(Diagnostic) in
            guard let regex = RegexValue.of(call[0]), let text = substring(value) else { return .array([]) }
            var parts: [Value] = []
            var start = text.startIndex
            for range in try regex.ranges(in: text, call) + [text.endIndex..<text.endIndex] {
                if start < range.lowerBound { parts.append(.substring(text[start..<range.lowerBound])) }
                start = range.upperBound
            }
            return .array(parts)
        },
        .method("starts", [ParameterInfo(label: "with", name: "regex", type: .named("Regex"))]) { (call, value) throws(Diagnostic) in
            guard let regex = RegexValue.of(call[0]), let text = substring(value) else { return .bool(false) }
            return .bool(try regex.prefixMatch(in: text, call) != nil)
        },
        .method("trimmingPrefix", [.regex]) { (call, value) throws(Diagnostic) in
            guard let regex = RegexValue.of(call[0]), let text = substring(value) else { return value }
            return .substring(text[(try regex.prefixMatch(in: text, call)?.range.upperBound ?? text.startIndex)...])
        },
    ]

    /// The text with what a closure makes of each match in its place.
    private static func replacingMatches(
        of regex: RegexValue, in text: Substring, _ call: NativeCall
    ) throws(Diagnostic) -> String {
        var result = ""
        var start = text.startIndex
        for match in first(try regex.matches(in: text, call), 1, call) {
            let new = Self.text(try call.apply(2, .native(match)))
            try call.machine.budget.allocate(new.utf8.count, at: call.span)
            result += text[start..<match.range.lowerBound]
            result += new
            start = match.range.upperBound
        }
        return result + text[start...]
    }

    private static func utf16Extent(of range: Range<String.Index>, in text: Substring) -> [Value] {
        let units = text.utf16
        return [
            .int(units.distance(from: units.startIndex, to: range.lowerBound)),
            .int(units.distance(from: range.lowerBound, to: range.upperBound)),
        ]
    }

    private static let maxReplacements = ParameterInfo.int("maxReplacements", optional: true)

    /// As many of what was found as the call replaces at most.
    private static func first<Found>(_ found: [Found], _ argument: Int, _ call: NativeCall) -> ArraySlice<Found> {
        found.prefix(Swift.max(0, call.int(argument) ?? .max))
    }

    /// Foundation's template: `$1` is the first group.
    static func regexReplacing(
        _ text: Substring, in searched: Substring, _ pattern: String, template: String, _ options: CompareOptionsValue, _ call: NativeCall
    ) throws(Diagnostic) -> Value {
        var result = ""
        var start = text.startIndex
        for match in try RegexValue.made(of: pattern, options, call).matches(in: searched, call) {
            result += text[start..<match.range.lowerBound]
            try call.machine.budget.work(template.utf8.count, at: call.span)
            var rest = template[...]
            while let character = rest.popFirst() {
                if character == "$", let digit = rest.first?.wholeNumberValue {
                    rest.removeFirst()
                    let group = Self.text(match.group(digit))
                    try call.machine.budget.allocate(group.utf8.count, at: call.span)
                    result += group
                } else if character == "\\", let escaped = rest.popFirst() {
                    result.append(escaped)
                } else {
                    result.append(character)
                }
            }
            try call.machine.budget.allocate(result.utf8.count, at: call.span)
            start = match.range.upperBound
        }
        return .string(result + text[start...])
    }

    static let regexMatch = NativeType(
        "Regex.Match", conformances: ["Hashable"],
        properties: (0..<20).reduce(into: [
            "output": NativeProperty { (value, context) throws(Diagnostic) in
                try context.machine.budget.work(match(value)?.groups.count ?? 0, at: nil)
                return match(value)?.output ?? .nil
            }, "range": .of { match($0).map { range($0.range) } ?? .nil },
            "count": .of { .int(match($0)?.groups.count ?? 0) },
        ]) { result, index in
            result[String(index)] = NativeProperty { (value, _) throws(Diagnostic) in
                try match(value)?.part(named: String(index), at: nil) ?? .nil
            }
        },
        subscripts: [
            NativeFunction("subscript", [.any()]) { (call) throws(Diagnostic) in
                guard let match = match(call.receiver ?? .nil), let key = call[0] else { return .nil }
                if case .int(let index) = key { return match.group(index) }
                // A `Reference` of RegexBuilder knows its group's name.
                if case .object = key, case .string(let name) = try call.activation.member("_name", of: key, at: call.span) {
                    return match.names.firstIndex(of: name).map { match.group($0) } ?? .nil
                }
                return match.names.firstIndex(of: text(key)).map { match.group($0) } ?? .nil
            }
        ])

    private static func match(_ value: Value) -> RegexMatchValue? {
        guard case .native(let native) = value else { return nil }
        return native as? RegexMatchValue
    }
}

extension ParameterInfo {
    /// A regular expression without a label.
    static let regex = ParameterInfo(label: nil, name: "regex", type: .named("Regex"))
}
