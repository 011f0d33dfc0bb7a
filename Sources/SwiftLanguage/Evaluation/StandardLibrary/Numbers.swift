// SPDX-License-Identifier: GPL-3.0-or-later

extension StandardLibrary {
    static let numberMethods: [NativeFunction] = [
        .method("formatted") { (call, value) in .string(call.machine.host.numberText(value) ?? withSeparators(value)) },
        .method("formatted", [ParameterInfo(label: nil, name: "format", type: .named("FormatStyle"))]) { (call, value) throws(Diagnostic) in
            try call.machine.callMethod("format", on: call[0] ?? .nil, arguments: [(nil, value)], in: call.context).result
        },
        .method("advanced", [.any("by")]) { (call, value) throws(Diagnostic) in
            if case .integer(let number) = value, let steps = call[0]?.integer {
                if let moved = number.type.value(number.number + steps) { return moved }
                throw Diagnostic(.overflow, "\(number.number + steps) does not fit in \(number.type.rawValue)", at: call.span)
            }
            return try call.activation.apply("+", value, call[0] ?? .int(0), at: call.span)
        },
        .method("distance", [.any("to")]) { (call, value) throws(Diagnostic) in
            if let from = value.integer, let to = call[0]?.integer {
                guard let steps = Int(exactly: to - from) else {
                    throw Diagnostic(.overflow, "the distance from \(from) to \(to) does not fit in Int", at: call.span)
                }
                return .int(steps)
            }
            return try call.activation.apply("-", call[0] ?? .int(0), value, at: call.span)
        },
        .method("clamped", [.any("to")]) { (call, value) throws(Diagnostic) in
            guard case .range(let range)? = call[0] else { return value }
            let activation = call.activation
            if let lower = range.lower, try activation.lessThan(value, lower, at: call.span) { return lower }
            if let upper = range.upper, try activation.lessThan(upper, value, at: call.span) { return upper }
            return value
        },
    ]

    /// `Int("1,234", format: .number)`: the number that a text means in a format of the host's, which reads it.
    /// - Parameter make: makes a number of the type of what is read, a whole one or not; nil where it has none such.
    static func readers(
        _ name: String, whole: Bool, _ make: @escaping @Sendable (Value) -> Value?
    ) -> [NativeFunction] {
        ["format", "strategy"].map { label in
            let format = ParameterInfo(label: label, name: label, type: .named("FormatStyle"))
            return NativeFunction(name, [.string(), format]) { (call) throws(Diagnostic) in
                let arguments: [(label: String?, value: Value)] = [(nil, call[0] ?? .nil), ("isWhole", .bool(whole))]
                let read = try call.machine.callMethod("_number", on: call[1] ?? .nil, arguments: arguments, in: call.context).result
                if let number = make(read) { return number }
                throw Diagnostic(.overflow, "\(read.swiftDescription()) does not fit in \(name)", at: call.argumentSpan(0))
            }
        }
    }

    static let bool = NativeType(
        "Bool", conformances: ["Hashable"],
        initializers: [
            NativeFunction("Bool", [.any()]) { call in
                if case .bool? = call[0] { return call[0] ?? .nil }
                return Bool(call.string(0) ?? "").map { .bool($0) } ?? .nil
            },
            NativeFunction("Bool", [.bool("booleanLiteral")]) { call in call[0] ?? .nil },
        ],
        staticMembers: ["random": randomBool],
        properties: ["description": .of { .string($0.swiftDescription()) }],
        methods: byName([
            .mutating("toggle") { (call, value) in
                if case .bool(let flag) = value { call.mutate(to: .bool(!flag)) }
                return .void
            }
        ])
    )

    static func doubleValue(_ value: Value) -> Double {
        switch value {
        case .double(let number): number
        case .float(let number): Double(number)
        default: value.integer.map { Double($0) } ?? 0
        }
    }

    static func intValue(_ value: Value) -> Int { if case .int(let number) = value { number } else { 0 } }

    static func absolute(_ value: Value, _ call: NativeCall) throws(Diagnostic) -> Value {
        let span = call.argumentSpan(0)
        switch value {
        case .double(let number): return .double(abs(number))
        case .float(let number): return .float(abs(number))
        case .int, .integer:
            guard let number = value.integer, let type = value.integerType, number < 0 else { return value }
            if let result = type.value(-number) { return result }
            throw Diagnostic(.overflow, "the absolute value of \(number) does not fit in \(type.rawValue)", at: span)
        default:
            // A number of the host's or of the user's has its own `<` and `-`.
            let activation = call.activation
            guard let zero = try activation.zero(like: value, at: span) else {
                throw Diagnostic(.typeMismatch, "'abs' takes a number", at: span)
            }
            return try activation.lessThan(value, zero, at: span) ? try activation.negated(value, at: span) : value
        }
    }

    /// 1,234.5
    static func withSeparators(_ value: Value) -> String {
        let text = value.swiftDescription()
        guard !text.contains("e"), !text.contains("n") else { return text }
        var parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let negative = parts[0].hasPrefix("-")
        var digits = Array(negative ? parts[0].dropFirst() : parts[0][...])
        var index = digits.count - 3
        while index > 0 {
            digits.insert(",", at: index)
            index -= 3
        }
        parts[0] = (negative ? "-" : "") + String(digits)
        if parts.count == 2, parts[1] == "0" { parts.removeLast() }
        return parts.joined(separator: ".")
    }
}
