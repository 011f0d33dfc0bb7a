// SPDX-License-Identifier: GPL-3.0-or-later

/// `stride(from:to:by:)` and its like: an array where the elements are counted before, else a sequence that makes them when they are asked for.
extension StandardLibrary {
    static let strides: [NativeFunction] = [
        NativeFunction("stride", [.any("from"), .any("to"), .any("by")]) { (call) throws(Diagnostic) in try stride(call, isClosed: false) },
        NativeFunction("stride", [.any("from"), .any("through"), .any("by")]) { (call) throws(Diagnostic) in
            try stride(call, isClosed: true)
        },
    ]

    static let strideSequences = ["StrideTo", "StrideThrough"].map {
        NativeType($0, conformances: ["Sequence"], properties: sequenceProperties, methods: byName(sequenceMethods))
    }

    private static func stride(_ call: NativeCall, isClosed: Bool) throws(Diagnostic) -> Value {
        if let type = call[0]?.integerType, let from = call[0]?.integer, let to = call[1]?.integer, let by = call[2]?.integer {
            guard by != 0 else { throw Diagnostic(.outOfRange, "the stride cannot be zero", at: call.argumentSpan(2) ?? call.span) }
            return try strided(call, isClosed: isClosed, about: Double(to - from) / Double(by)) { place in
                let next = from + Int128(place) * by
                // What is behind the last one of its type ends it.
                return isInside(next, to, isAscending: by > 0, isClosed: isClosed) ? type.value(next) : nil
            }
        }
        if let from = call[0], let to = call[1], let by = call[2], call.double(0) == nil {
            return try strideByMembers(call, from, to, by, isClosed: isClosed)
        }
        let isFloat = (0..<3).contains { if case .float? = call[$0] { true } else { false } }
        if isFloat { return try strideOfFractions(call, isClosed: isClosed, of: { Float(doubleValue($0)) }, as: { .float($0) }) }
        return try strideOfFractions(call, isClosed: isClosed, of: doubleValue, as: { .double($0) })
    }

    /// Each element is the start and as many steps, rounded once.
    private static func strideOfFractions<Number: BinaryFloatingPoint & Sendable>(
        _ call: NativeCall, isClosed: Bool, of number: (Value) -> Number, as make: @escaping @Sendable (Number) -> Value
    ) throws(Diagnostic) -> Value {
        let (from, to, by) = (number(call[0] ?? .nil), number(call[1] ?? .nil), number(call[2] ?? .nil))
        guard by != 0, by.isFinite else {
            throw Diagnostic(.outOfRange, "the stride must be a number other than zero", at: call.argumentSpan(2) ?? call.span)
        }
        return try strided(call, isClosed: isClosed, about: Double((to - from) / by)) { place in
            let next = from.addingProduct(Number(place), by)
            return isInside(next, to, isAscending: by > 0, isClosed: isClosed) ? make(next) : nil
        }
    }

    private static func isInside<Number: Comparable>(_ next: Number, _ end: Number, isAscending: Bool, isClosed: Bool) -> Bool {
        isAscending ? (isClosed ? next <= end : next < end) : (isClosed ? next >= end : next > end)
    }

    /// - Parameters:
    ///   - count: how many elements there are, give or take one.
    ///   - element: the one at a place; nil behind the last.
    private static func strided(
        _ call: NativeCall, isClosed: Bool, about count: Double, _ element: @escaping @Sendable (Int) -> Value?
    ) throws(Diagnostic) -> Value {
        guard count <= Double(call.machine.budget.limits.collection) else {
            return .native(
                MadeSequence(isClosed ? "StrideThrough" : "StrideTo") { (_, span) in
                    Puller(0) { (place, activation) throws(Diagnostic) in
                        try activation.budget.step(at: span)
                        place += 1
                        return element(place - 1)
                    }
                })
        }
        try call.machine.budget.allocate(Int(Swift.max(0, count)), at: call.span)
        var result: [Value] = []
        while let next = element(result.count) { result.append(next) }
        return .array(result)
    }

    /// Over values of a type of its own, a `Date` or one of the user's: as far as `advanced(by:)` leads.
    private static func strideByMembers(
        _ call: NativeCall, _ from: Value, _ to: Value, _ by: Value, isClosed: Bool
    ) throws(Diagnostic) -> Value {
        func advanced(_ value: Value) throws(Diagnostic) -> Value {
            try call.machine.callMethod("advanced", on: value, arguments: [("by", by)], in: call.context).result
        }
        let activation = call.activation
        let second = try advanced(from)
        let isAscending = try activation.lessThan(from, second, at: call.span)
        let isDescending = try activation.lessThan(second, from, at: call.span)
        guard isAscending || isDescending else {
            throw Diagnostic(.outOfRange, "the stride cannot be zero", at: call.argumentSpan(2) ?? call.span)
        }
        var result: [Value] = []
        var next = from
        func isBeforeEnd(_ value: Value) throws(Diagnostic) -> Bool {
            isAscending ? try activation.lessThan(value, to, at: call.span) : try activation.lessThan(to, value, at: call.span)
        }
        while try isBeforeEnd(next) {
            result.append(next)
            try call.machine.budget.work(16, at: call.span)
            if result.count > call.machine.budget.limits.collection { try call.machine.budget.allocate(result.count, at: call.span) }
            next = try advanced(next)
        }
        if isClosed, next == to { result.append(next) }
        return .array(result)
    }
}
