// SPDX-License-Identifier: GPL-3.0-or-later

extension StandardLibrary {
    static let string = NativeType(
        "String", aliases: ["Substring"], conformances: ["Hashable", "Comparable"],
        initializers: [
            NativeFunction("String", [.any()]) { (call) throws(Diagnostic) in
                if case .array(let values)? = call[0], values.allSatisfy({ if case .character = $0 { true } else { false } }),
                    !values.isEmpty
                {
                    return .string(values.map { $0.swiftDescription() }.joined())
                }
                return .string(try call.activation.description(of: call[0] ?? .nil, at: call.span))
            },
            NativeFunction("String", [.any("describing")]) { (call) throws(Diagnostic) in
                .string(try call.activation.description(of: call[0] ?? .nil, at: call.span))
            },
            NativeFunction("String", [.any("repeating"), .int("count")]) { (call) throws(Diagnostic) in
                let count = call.int(1) ?? 0
                guard count >= 0 else { throw Diagnostic(.outOfRange, "a count cannot be negative", at: call.argumentSpan(1)) }
                let text = call.string(0) ?? ""
                let (size, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
                try call.machine.budget.allocate(overflow ? .max : size, at: call.span)
                return .string(String(repeating: text, count: count))
            },
            NativeFunction(
                "String", [.string("format"), ParameterInfo(label: nil, name: "arguments", type: .named("Any"), isVariadic: true)]
            ) { (call) throws(Diagnostic) in
                guard case .array(let values)? = call[1] ?? .array([]) else { return .nil }
                return .string(try NumberFormat.format(call.string(0) ?? "", values, at: call.span))
            },
            NativeFunction("String", [.int(), .int("radix")]) { call in
                guard let radix = call.int(1), (2...36).contains(radix) else { return .nil }
                return .string(String(call.int(0) ?? 0, radix: radix))
            },
            NativeFunction("String", []) { _ in .string("") },
        ],
        properties: sequenceProperties.merging([
            "capitalized": .of { .string(text($0).capitalizedWords) },
            "utf8": .of { .array(text($0).utf8.map { .int(Int($0)) }) },
            "unicodeScalars": .of { .array(text($0).unicodeScalars.map { .character(Character($0)) }) },
            "localizedUppercase": .of { .string(text($0).uppercased()) }, "localizedLowercase": .of { .string(text($0).lowercased()) },
            "localizedCapitalized": .of { .string(text($0).capitalizedWords) },
        ]) { $1 },
        methods: byName(stringMethods + sequenceMethods)
    )

    static func text(_ value: Value) -> String {
        switch value {
        case .string(let text): text
        case .character(let character): String(character)
        default: ""
        }
    }

    private static let stringMethods: [NativeFunction] = [
        .method("uppercased") { (_, value) in .string(text(value).uppercased()) },
        .method("lowercased") { (_, value) in .string(text(value).lowercased()) },
        .method("hasPrefix", [.string()]) { (call, value) in .bool(text(value).hasPrefix(call.string(0) ?? "")) },
        .method("hasSuffix", [.string()]) { (call, value) in .bool(text(value).hasSuffix(call.string(0) ?? "")) },
        .method("localizedCaseInsensitiveContains", [.string()]) { (call, value) in
            .bool(text(value).lowercased().contains(part: (call.string(0) ?? "").lowercased()))
        },
        .method("localizedStandardContains", [.string()]) { (call, value) in
            .bool(text(value).lowercased().contains(part: (call.string(0) ?? "").lowercased()))
        },
        .method("replacingOccurrences", [.string("of"), .string("with")]) { (call, value) throws(Diagnostic) in
            let result = text(value).pieces(separatedBy: call.string(0) ?? "").joined(separator: call.string(1) ?? "")
            try call.machine.budget.allocate(result.utf8.count, at: call.span)
            return .string(result)
        },
        .method("split", [.string("separator"), .int("maxSplits", optional: true), .any("omittingEmptySubsequences", optional: true)]) {
            (call, value) throws(Diagnostic) in
            let separator = call.string(0) ?? " "
            guard separator.count != 1 else {
                let wanted = Value.character(Character(separator))
                return .array(
                    try StandardLibrary.split(value, call, max: call.int(1), keepsEmpty: call.isFalse(2)) { (element) throws(Diagnostic) in
                        element == wanted
                    })
            }
            return .array(text(value).pieces(separatedBy: separator).filter { call.isFalse(2) || !$0.isEmpty }.map { .string($0) })
        },
        .method("components", [.string("separatedBy")]) { (call, value) in
            .array(text(value).pieces(separatedBy: call.string(0) ?? " ").map { .string($0) })
        },
        .method("trimmingCharacters", [ParameterInfo(label: "in", name: "set", type: .named("CharacterSet"))]) { (call, value) in
            guard case .native(let native)? = call[0], let set = native as? CharacterSetValue else { return value }
            return .string(text(value).trimmed { set.contains($0) })
        },
        .method("components", [ParameterInfo(label: "separatedBy", name: "set", type: .named("CharacterSet"))]) { (call, value) in
            guard case .native(let native)? = call[0], let set = native as? CharacterSetValue else { return value }
            return .array(text(value).split(omittingEmptySubsequences: false) { set.contains($0) }.map { .string(String($0)) })
        },
        .method("range", [.string("of")]) { (call, value) in
            let (all, wanted) = (Array(text(value)), Array(call.string(0) ?? ""))
            guard !wanted.isEmpty, wanted.count <= all.count else { return .nil }
            for start in 0...(all.count - wanted.count) where Array(all[start..<(start + wanted.count)]) == wanted {
                return .range(RangeValue(start..<(start + wanted.count)))
            }
            return .nil
        },
        .mutating("append", [.any()]) { (call, value) throws(Diagnostic) in
            let result = text(value) + (call.string(0) ?? "")
            try call.machine.budget.allocate(result.utf8.count, at: call.span)
            call.mutate(to: .string(result))
            return .void
        },
        .mutating("removeLast") { (call, value) throws(Diagnostic) in
            var result = text(value)
            guard let last = result.popLast() else { throw Diagnostic(.indexOutOfRange, "there is no character to remove", at: call.span) }
            call.mutate(to: .string(result))
            return .character(last)
        },
        .mutating("removeFirst") { (call, value) throws(Diagnostic) in
            var result = text(value)
            guard let first = result.first else { throw Diagnostic(.indexOutOfRange, "there is no character to remove", at: call.span) }
            result.removeFirst()
            call.mutate(to: .string(result))
            return .character(first)
        },
        .mutating("removeAll") { (call, _) in
            call.mutate(to: .string(""))
            return .void
        },
    ]

    static let character = NativeType(
        "Character", conformances: ["Hashable", "Comparable"],
        initializers: [
            NativeFunction("Character", [.string()]) { (call) throws(Diagnostic) in
                guard let text = call.string(0), text.count == 1, let character = text.first else {
                    throw Diagnostic(.outOfRange, "a Character is one character", at: call.argumentSpan(0))
                }
                return .character(character)
            }
        ],
        properties: [
            "isLetter": of { $0.isLetter }, "isNumber": of { $0.isNumber }, "isWhitespace": of { $0.isWhitespace },
            "isUppercase": of { $0.isUppercase },
            "isLowercase": of { $0.isLowercase }, "isPunctuation": of { $0.isPunctuation }, "isNewline": of { $0.isNewline },
            "wholeNumberValue": .of { text($0).first?.wholeNumberValue.map { .int($0) } ?? .nil },
            "asciiValue": .of { text($0).first?.asciiValue.map { .int(Int($0)) } ?? .nil }, "description": .of { .string(text($0)) },
        ],
        methods: byName([
            .method("uppercased") { (_, value) in .string(text(value).uppercased()) },
            .method("lowercased") { (_, value) in .string(text(value).lowercased()) },
        ])
    )

    private static func of(_ test: @escaping @Sendable (Character) -> Bool) -> NativeProperty {
        .of { .bool(text($0).first.map(test) ?? false) }
    }
}

extension String {
    /// Foundation's `components(separatedBy:)` without Foundation.
    func pieces(separatedBy separator: String) -> [String] {
        guard !separator.isEmpty else { return [self] }
        let (bytes, wanted) = (Array(utf8), Array(separator.utf8))
        var result: [String] = []
        var start = 0
        var index = 0
        while index + wanted.count <= bytes.count {
            if bytes[index] == wanted[0], Array(bytes[index..<(index + wanted.count)]) == wanted {
                result.append(String(decoding: bytes[start..<index], as: UTF8.self))
                index += wanted.count
                start = index
            } else {
                index += 1
            }
        }
        result.append(String(decoding: bytes[start...], as: UTF8.self))
        return result
    }

    func contains(part: String) -> Bool { part.isEmpty || pieces(separatedBy: part).count > 1 }

    func trimmed(_ isGone: (Character) -> Bool) -> String {
        var rest = self[...]
        while let first = rest.first, isGone(first) { rest.removeFirst() }
        while let last = rest.last, isGone(last) { rest.removeLast() }
        return String(rest)
    }

    var capitalizedWords: String {
        split(separator: " ", omittingEmptySubsequences: false).map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(
            separator: " ")
    }
}
