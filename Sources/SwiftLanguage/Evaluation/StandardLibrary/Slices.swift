// SPDX-License-Identifier: GPL-3.0-or-later

/// Members that give a part of a sequence, or its parts.
extension StandardLibrary {
    static let slicing: [NativeFunction] = [
        .method("prefix", [.int()]) { (call, value) throws(Diagnostic) in try slice(call, value) { Array($0.prefix(Swift.max(0, $1))) } },
        .method("suffix", [.int()]) { (call, value) throws(Diagnostic) in try slice(call, value) { Array($0.suffix(Swift.max(0, $1))) } },
        .method("dropFirst", [.int(optional: true)]) { (call, value) throws(Diagnostic) in
            try slice(call, value) { Array($0.dropFirst(Swift.max(0, $1))) }
        },
        .method("dropLast", [.int(optional: true)]) { (call, value) throws(Diagnostic) in
            try slice(call, value) { Array($0.dropLast(Swift.max(0, $1))) }
        },
        .method("prefix", [.closure("while", result: "Bool")]) { (call, value) throws(Diagnostic) in
            var result: [Value] = []
            try each(call, value) { (element) throws(Diagnostic) in
                guard try call.holds(0, element) else { return false }
                result.append(element)
                return true
            }
            return like(value, result)
        },
        .method("drop", [.closure("while", result: "Bool")]) { (call, value) throws(Diagnostic) in
            var result: [Value] = []
            var isDropping = true
            for element in try call.elements(value) {
                if isDropping { isDropping = try call.holds(0, element) }
                if !isDropping { result.append(element) }
            }
            return like(value, result)
        },
        .method("split", [.any("separator"), .int("maxSplits", optional: true), .any("omittingEmptySubsequences", optional: true)]) {
            (call, value) throws(Diagnostic) in
            let activation = call.activation
            return .array(
                try split(value, call, max: call.int(1), keepsEmpty: call.isFalse(2)) { (element) throws(Diagnostic) in
                    try activation.equals(element, call[0] ?? .nil, at: call.span)
                })
        },
        .method(
            "split",
            [
                .int("maxSplits", optional: true), .any("omittingEmptySubsequences", optional: true),
                .closure("whereSeparator", result: "Bool"),
            ]
        ) { (call, value) throws(Diagnostic) in
            .array(
                try split(value, call, max: call.int(0), keepsEmpty: call.isFalse(1)) { (element) throws(Diagnostic) in
                    try call.holds(2, element)
                })
        },
        .method("makeIterator") { (call, value) throws(Diagnostic) in .native(IteratorValue(elements: try call.elements(value))) },
        .method("starts", [.any("with")]) { (call, value) throws(Diagnostic) in
            let (all, start) = (try call.elements(value), try call.elements(at: 0))
            return .bool(all.count >= start.count && Array(all.prefix(start.count)) == start)
        },
    ]

    /// The pieces between separators: of a string strings, at most one more than `max`.
    static func split(
        _ value: Value, _ call: NativeCall, max: Int?, keepsEmpty: Bool, _ isSeparator: (Value) throws(Diagnostic) -> Bool
    ) throws(Diagnostic) -> [Value] {
        var parts: [Value] = []
        var part: [Value] = []
        func end() { if keepsEmpty || !part.isEmpty { parts.append(like(value, part)) } }
        for element in try call.elements(value) {
            if parts.count < max ?? .max, try isSeparator(element) {
                end()
                part = []
            } else {
                part.append(element)
            }
        }
        end()
        return parts
    }

    /// Elements of a value as what they are a part of: characters of a string as a string.
    private static func like(_ value: Value, _ elements: [Value]) -> Value {
        guard case .string = value else { return .array(elements) }
        return .string(String(elements.compactMap { if case .character(let character) = $0 { character } else { nil } }))
    }

    private static func slice(_ call: NativeCall, _ value: Value, _ cut: ([Value], Int) -> [Value]) throws(Diagnostic) -> Value {
        let part = cut(try call.elements(value), call.int(0) ?? 1)
        return like(value, part)
    }
}
