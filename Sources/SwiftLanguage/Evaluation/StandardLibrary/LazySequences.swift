// SPDX-License-Identifier: GPL-3.0-or-later

/// `values.lazy` with what `map`, `filter` and their like will do to each element when it is asked for. Without steps it stands for a
/// sequence of the user's.
struct LazyValue: LazySource {
    enum Step: Sendable {
        case map(FunctionValue)
        case compactMap(FunctionValue)
        case flatMap(FunctionValue)
        case filter(FunctionValue)
        case prefix(Int)
        case prefixWhile(FunctionValue)
        case dropFirst(Int)
        case dropWhile(FunctionValue)
        case enumerated
    }

    let base: Value
    var steps: [Step] = []

    var nativeTypeName: String { "LazySequence" }
    var swiftDescription: String { "LazySequence" }
    func isEqual(to other: any NativeValue) -> Bool { (other as? LazyValue)?.base == base }
    func hash(into hasher: inout Hasher) { hasher.combine(base) }

    func adding(_ step: Step) -> Value { .native(LazyValue(base: base, steps: steps + [step])) }

    func puller(in activation: Activation, at span: SourceSpan?) throws(Diagnostic) -> Puller {
        var puller = try activation.puller(of: base, at: span)
        for step in steps { puller = Self.puller(puller, step, activation, at: span) }
        return puller
    }

    private static func puller(_ base: Puller, _ step: Step, _ activation: Activation, at span: SourceSpan?) -> Puller {
        func call(_ function: FunctionValue, _ element: Value) throws(Diagnostic) -> Value {
            try activation.machine.call(function, [element], in: activation.context)
        }
        func holds(_ function: FunctionValue, _ element: Value) throws(Diagnostic) -> Bool {
            if case .bool(let answer) = try call(function, element) { return answer }
            throw Diagnostic(.typeMismatch, "the closure must give a Bool", at: span)
        }
        var count = 0
        var isDone = false
        switch step {
        case .map(let function):
            return Puller { () throws(Diagnostic) in try base.next().map { (element) throws(Diagnostic) in try call(function, element) } }
        case .compactMap(let function):
            return Puller { () throws(Diagnostic) in
                while let element = try base.next() {
                    try activation.budget.step(at: span)
                    let new = try call(function, element)
                    if case .nil = new { continue }
                    return new
                }
                return nil
            }
        case .flatMap(let function):
            var inner: Puller?
            return Puller { () throws(Diagnostic) in
                while true {
                    try activation.budget.step(at: span)
                    if let element = try inner?.next() { return element }
                    guard let outer = try base.next() else { return nil }
                    inner = try activation.puller(of: try call(function, outer), at: span)
                }
            }
        case .filter(let function):
            return Puller { () throws(Diagnostic) in
                while let element = try base.next() {
                    try activation.budget.step(at: span)
                    if try holds(function, element) { return element }
                }
                return nil
            }
        case .prefix(let limit):
            return Puller { () throws(Diagnostic) in
                guard count < limit else { return nil }
                count += 1
                return try base.next()
            }
        case .prefixWhile(let function):
            return Puller { () throws(Diagnostic) in
                guard !isDone, let element = try base.next() else { return nil }
                isDone = try !holds(function, element)
                return isDone ? nil : element
            }
        case .dropFirst(let limit):
            return Puller { () throws(Diagnostic) in
                while count < limit {
                    try activation.budget.step(at: span)
                    count += 1
                    guard try base.next() != nil else { return nil }
                }
                return try base.next()
            }
        case .dropWhile(let function):
            return Puller { () throws(Diagnostic) in
                while let element = try base.next() {
                    try activation.budget.step(at: span)
                    if !isDone, try holds(function, element) { continue }
                    isDone = true
                    return element
                }
                return nil
            }
        case .enumerated:
            return Puller { () throws(Diagnostic) in
                guard let element = try base.next() else { return nil }
                count += 1
                return StandardLibrary.enumerated(count - 1, element)
            }
        }
    }
}

extension StandardLibrary {
    static let lazySequence = NativeType(
        "LazySequence", conformances: ["LazySequenceProtocol", "Sequence"],
        properties: sequenceProperties.merging(["lazy": .of { $0 }]) { $1 },
        methods: byName(lazyMethods + sequenceMethods.filter { function in !lazyMethods.contains { $0.name == function.name } }))

    private static let lazyMethods: [NativeFunction] = [
        step("map", .closure()) { .map($0) }, step("compactMap", .closure()) { .compactMap($0) },
        step("flatMap", .closure()) { .flatMap($0) }, step("filter", .closure(result: "Bool")) { .filter($0) },
        step("prefix", .closure("while", result: "Bool")) { .prefixWhile($0) },
        step("drop", .closure("while", result: "Bool")) { .dropWhile($0) },
        .method("prefix", [.int()]) { (call, value) in adding(.prefix(Swift.max(0, call.int(0) ?? 0)), to: value) },
        .method("dropFirst", [.int(optional: true)]) { (call, value) in adding(.dropFirst(Swift.max(0, call.int(0) ?? 1)), to: value) },
        .method("enumerated") { (_, value) in adding(.enumerated, to: value) },
    ]

    private static func step(
        _ name: String, _ parameter: ParameterInfo, _ make: @escaping @Sendable (FunctionValue) -> LazyValue.Step
    ) -> NativeFunction {
        .method(name, [parameter]) { (call, value) in call.function(0).map { adding(make($0), to: value) } ?? .nil }
    }

    private static func adding(_ step: LazyValue.Step, to value: Value) -> Value {
        guard case .native(let native) = value, let sequence = native as? LazyValue else { return LazyValue(base: value).adding(step) }
        return sequence.adding(step)
    }

    static func enumerated(_ offset: Int, _ element: Value) -> Value {
        .tuple([TupleElement(label: "offset", value: .int(offset)), TupleElement(label: "element", value: element)])
    }
}
