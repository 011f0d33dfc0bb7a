// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension StandardLibrary {
    static let functions: [String: [NativeFunction]] = byName(
        math + takenApart + comparing + sequences + strides + unfolding + effects + descriptions + continuations + taskGroups)

    private static let ofOneNumber: [(name: String, body: @Sendable (Double) -> Double)] = [
        ("sqrt", { $0.squareRoot() }), ("sin", { sin($0) }), ("cos", { cos($0) }), ("tan", { tan($0) }), ("asin", { asin($0) }),
        ("acos", { acos($0) }), ("atan", { atan($0) }), ("exp", { exp($0) }), ("exp2", { exp2($0) }), ("log", { log($0) }),
        ("log2", { log2($0) }), ("log10", { log10($0) }), ("floor", { $0.rounded(.down) }), ("ceil", { $0.rounded(.up) }),
        ("round", { $0.rounded() }), ("trunc", { $0.rounded(.towardZero) }), ("fabs", { abs($0) }), ("sinh", { sinh($0) }),
        ("cosh", { cosh($0) }), ("tanh", { tanh($0) }), ("cbrt", { cbrt($0) }), ("asinh", { asinh($0) }), ("acosh", { acosh($0) }),
        ("atanh", { atanh($0) }), ("expm1", { expm1($0) }), ("log1p", { log1p($0) }), ("logb", { logb($0) }), ("erf", { erf($0) }),
        ("erfc", { erfc($0) }), ("tgamma", { tgamma($0) }), ("rint", { $0.rounded(.toNearestOrEven) }),
        ("nearbyint", { $0.rounded(.toNearestOrEven) }),
    ]

    private static let ofTwoNumbers: [(name: String, body: @Sendable (Double, Double) -> Double)] = [
        ("pow", { pow($0, $1) }), ("atan2", { atan2($0, $1) }), ("fmod", { fmod($0, $1) }), ("hypot", { hypot($0, $1) }),
        ("copysign", { Double(signOf: $1, magnitudeOf: $0) }), ("fdim", { fdim($0, $1) }), ("fmax", { Double.maximum($0, $1) }),
        ("fmin", { Double.minimum($0, $1) }), ("remainder", { $0.remainder(dividingBy: $1) }),
    ]

    /// For a Double each, and for a Float: what a Double gives is rounded to that.
    private static let math: [NativeFunction] =
        ofOneNumber.flatMap { name, body in
            [
                NativeFunction(name, [.double()]) { .double(body($0.double(0) ?? 0)) },
                NativeFunction(name, [.float()]) { .float(Float(body(doubleValue($0[0] ?? .nil)))) },
            ]
        }
        + ofTwoNumbers.flatMap { name, body in
            [
                NativeFunction(name, [.double(), .double()]) { .double(body($0.double(0) ?? 0, $0.double(1) ?? 0)) },
                NativeFunction(name, [.float(), .float()]) {
                    .float(Float(body(doubleValue($0[0] ?? .nil), doubleValue($0[1] ?? .nil))))
                },
            ]
        }

    /// A number as its parts, and made of them.
    private static let takenApart: [NativeFunction] =
        takingApart(.double()) { .double($0) } + takingApart(.float()) { .float(Float($0)) }

    private static func takingApart(_ number: ParameterInfo, _ make: @escaping @Sendable (Double) -> Value) -> [NativeFunction] {
        @Sendable func pair(_ first: Value, _ second: Value) -> Value {
            .tuple([TupleElement(label: nil, value: first), TupleElement(label: nil, value: second)])
        }
        return [
            NativeFunction("frexp", [number]) { call in
                let (fraction, exponent) = frexp(doubleValue(call[0] ?? .nil))
                return pair(make(fraction), .int(exponent))
            },
            NativeFunction("modf", [number]) { call in
                let (whole, fraction) = modf(doubleValue(call[0] ?? .nil))
                return pair(make(whole), make(fraction))
            },
            NativeFunction("ldexp", [number, .int()]) { make(scalbn(doubleValue($0[0] ?? .nil), $0.int(1) ?? 0)) },
            NativeFunction("scalbn", [number, .int()]) { make(scalbn(doubleValue($0[0] ?? .nil), $0.int(1) ?? 0)) },
            NativeFunction("ilogb", [number]) { .int(Int(Int32(clamping: doubleValue($0[0] ?? .nil).exponent))) },
        ]
    }

    private static let comparing: [NativeFunction] = [
        NativeFunction("abs", [.any()]) { (call) throws(Diagnostic) in try absolute(call[0] ?? .nil, call) },
        NativeFunction("min", variadicAny) { (call) throws(Diagnostic) in
            try extreme(call) { (activation, a, b) throws(Diagnostic) in try activation.lessThan(a, b, at: call.span) }
        },
        NativeFunction("max", variadicAny) { (call) throws(Diagnostic) in
            try extreme(call) { (activation, a, b) throws(Diagnostic) in
                // Not `!(a < b)`: what is no number is neither larger nor smaller.
                if isNotANumber(a) || isNotANumber(b) { return false }
                return try !activation.lessThan(a, b, at: call.span)
            }
        },
    ]

    private static func isNotANumber(_ value: Value) -> Bool {
        switch value {
        case .double(let number): number.isNaN
        case .float(let number): number.isNaN
        default: false
        }
    }

    private static let variadicAny = [ParameterInfo(label: nil, name: "values", type: .named("Any"), isVariadic: true)]

    private static func extreme(
        _ call: NativeCall, _ isBetter: (Activation, Value, Value) throws(Diagnostic) -> Bool
    ) throws(Diagnostic) -> Value {
        guard case .array(let given)? = call[0], case let values = Activation.unified(given), var best = values.first, values.count > 1
        else {
            throw Diagnostic(.missingArgument, "at least two values are needed", at: call.span)
        }
        let activation = call.activation
        for value in values.dropFirst() where try isBetter(activation, value, best) { best = value }
        return best
    }

    private static let sequences: [NativeFunction] = [
        NativeFunction("zip", [.any(), .any()]) { (call) throws(Diagnostic) in
            let (first, second) = (call[0] ?? .nil, call[1] ?? .nil)
            guard first.isWalked || second.isWalked else {
                let pairs = Swift.zip(try call.elements(first), try call.elements(second))
                try call.chargePairs(pairs.underestimatedCount)
                return try call.checked(pairs.map { .tuple($0, $1) })
            }
            return .native(
                MadeSequence("Zip2Sequence") { (activation, span) throws(Diagnostic) in
                    let both = (try activation.puller(of: first, at: span), try activation.puller(of: second, at: span))
                    return Puller(both) { (both, activation) throws(Diagnostic) in
                        guard let a = try both.0.next(in: activation), let b = try both.1.next(in: activation) else { return nil }
                        return .tuple(a, b)
                    }
                })
        },
        NativeFunction("repeatElement", [.any(), .int("count")]) { (call) throws(Diagnostic) in
            try call.checked(try repeated(call[0] ?? .nil, call.int(1) ?? 0, call))
        },
        NativeFunction("swap", [.any(), .any()], changesArguments: true) { (call) throws(Diagnostic) in
            call.change(arguments: [call[1] ?? .nil, call[0] ?? .nil])
            return .void
        },
        uniqueness,
    ]

    static func repeated(_ value: Value, _ count: Int, _ call: NativeCall) throws(Diagnostic) -> [Value] {
        guard count >= 0 else { throw Diagnostic(.outOfRange, "a count cannot be negative", at: call.span) }
        try call.machine.budget.allocate(count, at: call.span)
        return Array(Swift.repeatElement(value, count: count))
    }

    private static let effects: [NativeFunction] = [
        NativeFunction(
            "print",
            [
                ParameterInfo(label: nil, name: "items", type: .named("Any"), isVariadic: true), .string("separator", optional: true),
                .string("terminator", optional: true),
            ]
        ) { (call) throws(Diagnostic) in
            guard case .array(let values)? = call[0] ?? .array([]) else { return .void }
            let activation = call.activation
            var parts: [String] = []
            for value in values { parts.append(try activation.description(of: value, at: call.span)) }
            let separator = call.string(1) ?? " "
            let terminator = call.string(2) ?? "\n"
            // The end of a line is told apart from its text.
            let endsLine = terminator.hasSuffix("\n")
            let ending = endsLine ? terminator.dropLast() : terminator[...]
            try call.machine.budget.write(parts.reduce(ending.utf8.count) { $0 + $1.utf8.count + separator.utf8.count }, at: call.span)
            call.machine.host.didPrint(parts.joined(separator: separator) + ending, endsLine: endsLine, in: call.context)
            return .void
        },
        printing("print") { (value, call) throws(Diagnostic) in try call.activation.description(of: value, at: call.span) },
        NativeFunction(
            "withAnimation",
            [ParameterInfo(label: nil, name: "animation", type: .optional(.named("Animation")), defaultText: "nil"), .closure(nil, 0)]
        ) { (call) throws(Diagnostic) in
            let animation = call[0]
            guard let body = call.function(1) else { return .void }
            return try call.machine.host.withAnimation(animation, in: call.context) { () throws(Diagnostic) -> Value in
                try call.machine.call(body, [], in: call.context)
            }
        },
        NativeFunction(
            "withAnimation",
            [
                ParameterInfo(label: nil, name: "animation", type: .optional(.named("Animation")), defaultText: "nil"),
                ParameterInfo(
                    label: "completionCriteria", name: "completionCriteria", type: .named("AnimationCompletionCriteria"),
                    defaultText: "nil"), .closure(nil, 0), .closure("completion", 0),
            ]
        ) { (call) throws(Diagnostic) in
            let animation = call[0]
            guard let body = call.function(2), let completion = call.function(3) else { return .void }
            let host = call.machine.host
            let result = try host.withAnimation(animation, in: call.context) { () throws(Diagnostic) -> Value in
                try call.machine.call(body, [], in: call.context)
            }
            let waitsForRest = call[1].map { $0.swiftDescription() == "removed" } ?? false
            host.afterAnimation(animation, waitsForRest: waitsForRest, completion, in: call.context)
            return result
        },
        NativeFunction("type", [.any("of")]) { call in call.machine.type(of: call[0] ?? .nil) },
        NativeFunction("fatalError", [.string(optional: true)]) { (call) throws(Diagnostic) in
            throw Diagnostic(.outOfRange, "fatalError: \(call.string(0) ?? "")", at: call.span)
        },
        NativeFunction("preconditionFailure", [.string(optional: true)]) { (call) throws(Diagnostic) in
            throw Diagnostic(.outOfRange, "precondition failed: \(call.string(0) ?? "")", at: call.span)
        },
        NativeFunction("exit", [.any()]) { (call) throws(Diagnostic) in
            throw Diagnostic(.outOfRange, "exit(\((call[0] ?? .nil).swiftDescription())) ends the program", at: call.span)
        },
        NativeFunction("abort", []) { (call) throws(Diagnostic) in
            throw Diagnostic(.outOfRange, "abort() ends the program", at: call.span)
        },
        NativeFunction("assertionFailure", [.string(optional: true)]) { (call) throws(Diagnostic) in
            throw Diagnostic(.outOfRange, "assertion failed: \(call.string(0) ?? "")", at: call.span)
        },
        NativeFunction("precondition", [.bool(), .string(optional: true)]) { (call) throws(Diagnostic) in
            if case .bool(false)? = call[0] { throw Diagnostic(.outOfRange, "precondition failed: \(call.string(1) ?? "")", at: call.span) }
            return .void
        },
        NativeFunction("assert", [.bool(), .string(optional: true)]) { (call) throws(Diagnostic) in
            if case .bool(false)? = call[0] { throw Diagnostic(.outOfRange, "assertion failed: \(call.string(1) ?? "")", at: call.span) }
            return .void
        },
    ]
}
