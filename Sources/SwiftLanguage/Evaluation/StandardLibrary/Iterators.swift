// SPDX-License-Identifier: GPL-3.0-or-later

/// What `makeIterator()` of a standard collection gives: a value, whose copies go on by themselves.
struct IteratorValue: LazySource {
    let elements: [Value]
    /// The place of the next element.
    var next = 0
    var rest: ArraySlice<Value> { elements[next...] }
    var nativeTypeName: String { "IndexingIterator" }
    var swiftDescription: String { "IndexingIterator" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? IteratorValue).map { $0.rest == rest } ?? false }
    func hash(into hasher: inout Hasher) { hasher.combine(elements.count - next) }
    func puller(in activation: Activation, at span: SourceSpan?) throws(Diagnostic) -> Puller {
        try activation.puller(of: .slice(rest), at: span)
    }
}

/// `AnyIterator`: its copies share what they go through.
struct AnyIteratorValue: LazySource {
    let reference: SharedReference
    var nativeTypeName: String { "AnyIterator" }
    var swiftDescription: String { "AnyIterator" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? AnyIteratorValue)?.reference == reference }
    func hash(into hasher: inout Hasher) { hasher.combine(reference) }

    init(_ puller: Puller, on machine: Machine) { reference = machine.share(puller, in: \.iterators) }

    func next(in activation: Activation) throws(Diagnostic) -> Value? {
        guard var puller = activation.machine.state.shared.iterators[reference] else { return nil }
        defer { activation.machine.state.shared.iterators.change(reference) { $0 = puller } }
        return try puller.next(in: activation)
    }

    func puller(in activation: Activation, at span: SourceSpan?) throws(Diagnostic) -> Puller {
        Puller(self) { (iterator, activation) throws(Diagnostic) in try iterator.next(in: activation) }
    }
}

/// A sequence that a function makes each time it is iterated: `AnySequence`, `sequence(first:next:)`.
struct MadeSequence: LazySource {
    let nativeTypeName: String
    let make: @Sendable (Activation, SourceSpan?) throws(Diagnostic) -> Puller
    private let identity = Identity()
    private final class Identity: Sendable {}

    init(_ typeName: String, _ make: @escaping @Sendable (Activation, SourceSpan?) throws(Diagnostic) -> Puller) {
        nativeTypeName = typeName
        self.make = make
    }

    var swiftDescription: String { nativeTypeName }
    func isEqual(to other: any NativeValue) -> Bool { (other as? MadeSequence)?.identity === identity }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
    func puller(in activation: Activation, at span: SourceSpan?) throws(Diagnostic) -> Puller { try make(activation, span) }
}

extension Value {
    /// As `some Sequence` gives it: of a lazy sequence only the elements, what is asked of them is done at once.
    var withoutLaziness: Value {
        guard case .native(let native) = self, native is LazyValue else { return self }
        return .native(MadeSequence("AnySequence") { (activation, span) throws(Diagnostic) in try activation.puller(of: self, at: span) })
    }
}

extension StandardLibrary {
    static let iterator = NativeType(
        "IndexingIterator", conformances: ["IteratorProtocol", "Sequence"],
        methods: byName(
            [
                .mutating("next") { (call, value) in
                    guard case .native(let native) = value, var iterator = native as? IteratorValue, iterator.next < iterator.elements.count
                    else { return .nil }
                    let first = iterator.elements[iterator.next]
                    iterator.next += 1
                    call.mutate(to: .native(iterator))
                    return first.wrapped
                }
            ] + sequenceMethods))

    static let anyIterator = NativeType(
        "AnyIterator", conformances: ["IteratorProtocol", "Sequence"],
        initializers: [
            NativeFunction("AnyIterator", [.closure(nil, 0)]) { (call) throws(Diagnostic) in
                guard let next = call.function(0) else { return .nil }
                let puller = Puller(next) { (next, activation) throws(Diagnostic) in
                    try activation.machine.call(next, [], in: activation.context).unwrapped
                }
                return .native(AnyIteratorValue(puller, on: call.machine))
            },
            NativeFunction("AnyIterator", [.any()]) { (call) throws(Diagnostic) in
                .native(AnyIteratorValue(try call.activation.calling(call[0] ?? .nil, at: call.span), on: call.machine))
            },
        ],
        methods: byName(
            [
                .method("next") { (call, value) throws(Diagnostic) in
                    guard case .native(let native) = value, let iterator = native as? AnyIteratorValue else { return .nil }
                    return try iterator.next(in: call.activation).optional
                }
            ] + sequenceMethods))

    static let anySequence = NativeType(
        "AnySequence", aliases: ["AnyCollection", "AnyBidirectionalCollection", "AnyRandomAccessCollection"], conformances: ["Sequence"],
        initializers: [
            NativeFunction("AnySequence", [.closure(nil, 0)]) { (call) throws(Diagnostic) in
                guard let make = call.function(0) else { return .nil }
                return .native(
                    MadeSequence("AnySequence") { (activation, span) throws(Diagnostic) in
                        try activation.calling(try activation.machine.call(make, [], in: activation.context), at: span)
                    })
            },
            NativeFunction("AnySequence", [.any()]) { call in
                let base = call[0] ?? .nil
                return .native(
                    MadeSequence("AnySequence") { (activation, span) throws(Diagnostic) in try activation.puller(of: base, at: span) })
            },
        ],
        properties: sequenceProperties, methods: byName(sequenceMethods))

    static let unfoldSequence = NativeType(
        "UnfoldSequence", conformances: ["Sequence"], properties: sequenceProperties, methods: byName(sequenceMethods))
    static let zipSequence = NativeType(
        "Zip2Sequence", conformances: ["Sequence"], properties: sequenceProperties, methods: byName(sequenceMethods),
        // Where both are collections it is the pairs.
        conversion: { value in if case .array = value { value } else { nil } })

    /// `sequence(first:next:)` and `sequence(state:next:)`
    static let unfolding: [NativeFunction] = [
        NativeFunction("sequence", [.any("first"), .closure("next")]) { (call) throws(Diagnostic) in
            guard let next = call.function(1) else { return .nil }
            let first = call[0] ?? .nil
            return .native(
                MadeSequence("UnfoldSequence") { (_, span) throws(Diagnostic) in
                    Puller((last: Value?.none, isAtEnd: false)) { (state, activation) throws(Diagnostic) in
                        try activation.budget.step(at: span)
                        if state.isAtEnd { return nil }
                        let new = try state.last.map { (last) throws(Diagnostic) in
                            try activation.machine.call(next, [last], in: activation.context)
                        }
                        state.last = (new ?? first).unwrapped
                        state.isAtEnd = state.last == nil
                        return state.last
                    }
                })
        },
        NativeFunction(
            "sequence", [.any("state"), ParameterInfo(label: "next", name: "next", type: ParameterInfo.changing(1).type)]
        ) { (call) throws(Diagnostic) in
            guard let next = call.function(1) else { return .nil }
            let start = call[0] ?? .nil
            return .native(
                MadeSequence("UnfoldSequence") { (_, span) throws(Diagnostic) in
                    Puller(start) { (state, activation) throws(Diagnostic) in
                        try activation.budget.step(at: span)
                        let outcome = try activation.machine.invokeWithArguments(next, [state], in: activation.context, asBuilder: false)
                        state = try outcome.arguments.first ?? state
                        return try outcome.result.unwrapped
                    }
                })
        },
    ]
}
