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
}

extension StandardLibrary {
    static let randomInt = NativeStatic(functions: [
        NativeFunction("random", [.any("in")]) { (call) throws(Diagnostic) in
            guard case .range(let range)? = call[0], let integers = range.integers, !integers.isEmpty else { throw emptyRange(call) }
            let (count, overflow) = integers.upperBound.subtractingReportingOverflow(integers.lowerBound)
            guard !overflow else { throw Diagnostic(.outOfRange, "this range is too wide", at: call.argumentSpan(0)) }
            return .int(integers.lowerBound + call.randomIndex(count))
        }
    ])

    static let randomDouble = NativeStatic(functions: [
        NativeFunction("random", [.any("in")]) { (call) throws(Diagnostic) in
            guard case .range(let range)? = call[0], let lower = range.lower, let upper = range.upper else { throw emptyRange(call) }
            let (a, b) = (doubleValue(lower), doubleValue(upper))
            return .double(a + (b - a) * call.randomUnit())
        }
    ])

    static let randomBool = NativeStatic(functions: [NativeFunction("random", []) { .bool($0.randomIndex(2) == 1) }])

    static let random: [NativeFunction] = [
        .method("randomElement") { (call, value) throws(Diagnostic) in
            let values = try call.elements(value)
            return values.isEmpty ? .nil : values[call.randomIndex(values.count)]
        },
        .method("shuffled") { (call, value) throws(Diagnostic) in .array(call.shuffled(try call.elements(value))) },
    ]

    private static func emptyRange(_ call: NativeCall) -> Diagnostic {
        Diagnostic(.outOfRange, "a range with elements is needed here", at: call.argumentSpan(0))
    }
}
