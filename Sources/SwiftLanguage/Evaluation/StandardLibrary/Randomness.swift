// SPDX-License-Identifier: GPL-3.0-or-later

/// `random`, `shuffled`, `randomElement`: a series that every scene begins anew, so that a session shows the same everywhere.
extension StateStore {
    /// The next of the series (SplitMix64).
    mutating func nextRandom() -> UInt64 {
        randomCount &+= 1
        var z = randomCount &* 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension NativeCall {
    /// From 0 up to, but not including 1.
    func randomUnit() -> Double { Double(machine.state.nextRandom() >> 11) * 0x1p-53 }

    /// From 0 up to, but not including the limit.
    func randomIndex(_ limit: Int) -> Int { limit <= 0 ? 0 : Int(machine.state.nextRandom() % UInt64(limit)) }

    func shuffled(_ values: [Value]) -> [Value] {
        var result = values
        for index in result.indices.dropLast() { result.swapAt(index, index + randomIndex(result.count - index)) }
        return result
    }

    /// Draws from the generator that is an `inout` argument, and gives it back as it is then.
    func drawing<T>(from index: Int, _ body: (inout GivenGenerator) -> T) throws(Diagnostic) -> T {
        var generator = GivenGenerator(self[index] ?? .nil, self)
        let result = body(&generator)
        if let failure = generator.failure { throw failure }
        change(arguments: arguments.indices.map { $0 == index ? generator.value : arguments[$0] ?? .nil })
        return result
    }
}

/// A generator of the user's, for the algorithms of Swift's own library.
struct GivenGenerator: RandomNumberGenerator {
    private(set) var value: Value
    private(set) var failure: Diagnostic?
    private let call: NativeCall
    private var spare: UInt64 = 0

    init(_ value: Value, _ call: NativeCall) {
        self.value = value
        self.call = call
    }

    /// After a failure other numbers go on, so that code that draws until a number fits comes to an end.
    mutating func next() -> UInt64 {
        spare &+= 0x9E37_79B9_7F4A_7C15
        guard failure == nil else { return spare }
        do throws(Diagnostic) {
            try call.machine.budget.step(at: call.span)
            let outcome = try call.machine.callMethod("next", on: value, arguments: [], in: call.context)
            value = outcome.receiver
            return UInt64(truncatingIfNeeded: outcome.result.integer ?? 0)
        } catch {
            failure = error
            return spare
        }
    }
}

extension StandardLibrary {
    static func randomInteger(_ type: IntegerType) -> NativeStatic {
        NativeStatic(functions: [
            NativeFunction("random", [.any("in")]) { (call) throws(Diagnostic) in
                let (lower, upper) = try integerBounds(call)
                let (count, overflow) = Int(truncatingIfNeeded: upper).subtractingReportingOverflow(Int(truncatingIfNeeded: lower))
                guard upper - lower < Int128(Int.max), !overflow else {
                    throw Diagnostic(.outOfRange, "this range is too wide", at: call.argumentSpan(0))
                }
                return type.value(truncating: lower + Int128(call.randomIndex(count + 1)))
            },
            NativeFunction("random", [.any("in"), .any("using")], changesArguments: true) { (call) throws(Diagnostic) in
                let (lower, upper) = try integerBounds(call)
                guard type.value(lower) != nil, type.value(upper) != nil else { throw emptyRange(call) }
                return try call.drawing(from: 1) { type.random(from: lower, through: upper, using: &$0) }
            },
        ])
    }

    /// The first and the last of a range that has elements.
    private static func integerBounds(_ call: NativeCall) throws(Diagnostic) -> (Int128, Int128) {
        guard case .range(let range)? = call[0], let lower = range.lower?.integer, let upper = range.upper?.integer else {
            throw emptyRange(call)
        }
        let last = range.isClosed ? upper : upper - 1
        guard lower <= last else { throw emptyRange(call) }
        return (lower, last)
    }

    /// - Parameter isFloat: a generator is asked for as many bits as a Float takes, which are others than a Double's.
    static func randomFloatingPoint(_ isFloat: Bool, _ make: @escaping @Sendable (Double) -> Value) -> NativeStatic {
        @Sendable func bounds(_ call: NativeCall) throws(Diagnostic) -> (Double, Double) {
            guard case .range(let range)? = call[0], let lower = range.lower, let upper = range.upper else { throw emptyRange(call) }
            var (a, b) = (doubleValue(lower), doubleValue(upper))
            // As Floats two bounds may be one, and a number none.
            if isFloat { (a, b) = (Double(Float(a)), Double(Float(b))) }
            let width = isFloat ? Double(Float(b) - Float(a)) : b - a
            guard width.isFinite, range.isClosed ? a <= b : a < b else { throw emptyRange(call) }
            return (a, b)
        }
        return NativeStatic(functions: [
            NativeFunction("random", [.any("in")]) { (call) throws(Diagnostic) in
                let (a, b) = try bounds(call)
                return make(a + (b - a) * call.randomUnit())
            },
            NativeFunction("random", [.any("in"), .any("using")], changesArguments: true) { (call) throws(Diagnostic) in
                let (a, b) = try bounds(call)
                guard case .range(let range)? = call[0] else { return .nil }
                return make(
                    try call.drawing(from: 1) {
                        if isFloat { return Double(drawn(Float(a), Float(b), isClosed: range.isClosed, &$0)) }
                        return drawn(a, b, isClosed: range.isClosed, &$0)
                    })
            },
        ])
    }

    private static func drawn<F: BinaryFloatingPoint>(
        _ lower: F, _ upper: F, isClosed: Bool, _ generator: inout some RandomNumberGenerator
    ) -> F where F.RawSignificand: FixedWidthInteger {
        isClosed ? F.random(in: lower...upper, using: &generator) : F.random(in: lower..<upper, using: &generator)
    }

    static let randomBool = NativeStatic(functions: [
        NativeFunction("random", []) { .bool($0.randomIndex(2) == 1) },
        NativeFunction("random", [.any("using")], changesArguments: true) { (call) throws(Diagnostic) in
            .bool(try call.drawing(from: 0) { Bool.random(using: &$0) })
        },
    ])

    static let random: [NativeFunction] = [
        .method("randomElement") { (call, value) throws(Diagnostic) in
            // Of a range it need not be made.
            if case .range(let range) = value, let lower = range.lower?.integer, let type = range.lower?.integerType,
                let length = range.length
            {
                if length == 0 { return .nil }
                return type.value(truncating: lower + Int128(call.machine.state.nextRandom()) % length)
            }
            let values = try call.elements(value)
            return values.isEmpty ? .nil : values[call.randomIndex(values.count)].wrapped
        },
        NativeFunction("randomElement", [.any("using")], changesArguments: true) { (call) throws(Diagnostic) in
            let values = try call.elements(call.receiver ?? .nil)
            return try call.drawing(from: 0) { values.randomElement(using: &$0) }.optional
        },
        .method("shuffled") { (call, value) throws(Diagnostic) in try call.checked(call.shuffled(try call.elements(value))) },
        NativeFunction("shuffled", [.any("using")], changesArguments: true) { (call) throws(Diagnostic) in
            let values = try call.elements(call.receiver ?? .nil)
            return try call.checked(try call.drawing(from: 0) { values.shuffled(using: &$0) })
        },
    ]

    /// The generator of the scene.
    static let systemGenerator = NativeType(
        "SystemRandomNumberGenerator",
        initializers: [NativeFunction("SystemRandomNumberGenerator", []) { _ in .native(SystemGeneratorValue()) }],
        methods: byName([
            .method("next") { (call, _) in IntegerType.uint64.value(truncating: Int128(call.machine.state.nextRandom())) }
        ]))

    private static func emptyRange(_ call: NativeCall) -> Diagnostic {
        Diagnostic(.outOfRange, "a non-empty range is needed here", at: call.argumentSpan(0))
    }
}

private struct SystemGeneratorValue: NativeValue {
    var nativeTypeName: String { "SystemRandomNumberGenerator" }
    var swiftDescription: String { "SystemRandomNumberGenerator()" }
    func isEqual(to other: any NativeValue) -> Bool { other is SystemGeneratorValue }
    func hash(into hasher: inout Hasher) {}
}

extension IntegerType {
    /// By the algorithm of Swift's library for the type.
    fileprivate func random(from lower: Int128, through upper: Int128, using generator: inout GivenGenerator) -> Value {
        func draw<T: FixedWidthInteger>(_ type: T.Type) -> Int128 {
            Int128(T.random(in: T(truncatingIfNeeded: lower)...T(truncatingIfNeeded: upper), using: &generator))
        }
        let number =
            switch self {
            case .int, .int64: draw(Int64.self)
            case .int8: draw(Int8.self)
            case .int16: draw(Int16.self)
            case .int32: draw(Int32.self)
            case .uint, .uint64: draw(UInt64.self)
            case .uint8: draw(UInt8.self)
            case .uint16: draw(UInt16.self)
            case .uint32: draw(UInt32.self)
            }
        return value(truncating: number)
    }
}
