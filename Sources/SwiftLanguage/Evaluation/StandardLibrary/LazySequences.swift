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
        for step in steps { puller = Self.puller(puller, step, at: span) }
        return puller
    }

    private static func puller(_ base: Puller, _ step: Step, at span: SourceSpan?) -> Puller {
        switch step {
        case .map(let function):
            return Puller(base) { (base, activation) throws(Diagnostic) in
                try base.next(in: activation).map { (element) throws(Diagnostic) in try activation.call(function, element) }
            }
        case .compactMap(let function): return compactMapping(base, function, at: span)
        case .flatMap(let function): return flatMapping(base, function, at: span)
        case .filter(let function): return filtering(base, function, at: span)
        case .prefix(let limit):
            return Puller((base: base, count: 0)) { (state, activation) throws(Diagnostic) in
                guard state.count < limit else { return nil }
                state.count += 1
                return try state.base.next(in: activation)
            }
        case .prefixWhile(let function):
            return Puller((base: base, isDone: false)) { (state, activation) throws(Diagnostic) in
                guard !state.isDone, let element = try state.base.next(in: activation) else { return nil }
                state.isDone = try !activation.holds(function, of: element, at: span)
                return state.isDone ? nil : element
            }
        case .dropFirst(let limit): return dropping(base, limit, at: span)
        case .dropWhile(let function): return dropping(base, while: function, at: span)
        case .enumerated:
            return Puller((base: base, count: 0)) { (state, activation) throws(Diagnostic) in
                guard let element = try state.base.next(in: activation) else { return nil }
                state.count += 1
                return StandardLibrary.enumerated(state.count - 1, element)
            }
        }
    }

    private static func compactMapping(_ base: Puller, _ function: FunctionValue, at span: SourceSpan?) -> Puller {
        Puller(base) { (base, activation) throws(Diagnostic) in
            while let element = try base.next(in: activation) {
                try activation.budget.step(at: span)
                if let new = try activation.call(function, element).unwrapped { return new }
            }
            return nil
        }
    }

    private static func flatMapping(_ base: Puller, _ function: FunctionValue, at span: SourceSpan?) -> Puller {
        Puller((base: base, inner: Puller?.none)) { (state, activation) throws(Diagnostic) in
            while true {
                try activation.budget.step(at: span)
                if let element = try state.inner?.next(in: activation) { return element }
                guard let outer = try state.base.next(in: activation) else { return nil }
                state.inner = try activation.puller(of: try activation.call(function, outer), at: span)
            }
        }
    }

    private static func filtering(_ base: Puller, _ function: FunctionValue, at span: SourceSpan?) -> Puller {
        Puller(base) { (base, activation) throws(Diagnostic) in
            while let element = try base.next(in: activation) {
                try activation.budget.step(at: span)
                if try activation.holds(function, of: element, at: span) { return element }
            }
            return nil
        }
    }

    private static func dropping(_ base: Puller, _ limit: Int, at span: SourceSpan?) -> Puller {
        Puller((base: base, count: 0)) { (state, activation) throws(Diagnostic) in
            while state.count < limit {
                try activation.budget.step(at: span)
                state.count += 1
                guard try state.base.next(in: activation) != nil else { return nil }
            }
            return try state.base.next(in: activation)
        }
    }

    private static func dropping(_ base: Puller, while function: FunctionValue, at span: SourceSpan?) -> Puller {
        Puller((base: base, isDone: false)) { (state, activation) throws(Diagnostic) in
            while let element = try state.base.next(in: activation) {
                try activation.budget.step(at: span)
                if !state.isDone, try activation.holds(function, of: element, at: span) { continue }
                state.isDone = true
                return element
            }
            return nil
        }
    }
}

extension Activation {
    fileprivate func call(_ function: FunctionValue, _ element: Value) throws(Diagnostic) -> Value {
        try machine.call(function, [element], in: context)
    }

    fileprivate func holds(_ function: FunctionValue, of element: Value, at span: SourceSpan?) throws(Diagnostic) -> Bool {
        if case .bool(let answer) = try call(function, element) { return answer }
        throw Diagnostic(.typeMismatch, "the closure must give a Bool", at: span)
    }
}

/// Goes through a lazy collection by its indices, as `first`, `count` and `isEmpty` do: finding the next index asks the filters below,
/// and what stands at an index is made anew each time.
private struct LazyCursor {
    /// To the next index; false at the end.
    let advance: () throws(Diagnostic) -> Bool
    let value: () throws(Diagnostic) -> Value

    init(_ elements: Puller, in activation: Activation) {
        var elements = elements
        var current = Value.nil
        advance = { () throws(Diagnostic) in
            guard let next = try elements.next(in: activation) else { return false }
            current = next
            return true
        }
        value = { () throws(Diagnostic) in current }
    }

    private init(_ advance: @escaping () throws(Diagnostic) -> Bool, _ value: @escaping () throws(Diagnostic) -> Value) {
        self.advance = advance
        self.value = value
    }

    /// nil for steps whose collections have other indices.
    func adding(_ step: LazyValue.Step, _ activation: Activation, at span: SourceSpan?) -> LazyCursor? {
        func call(_ function: FunctionValue) throws(Diagnostic) -> Value { try activation.call(function, try value()) }
        func next(_ isWanted: () throws(Diagnostic) -> Bool) throws(Diagnostic) -> Bool {
            while try advance() {
                try activation.budget.step(at: span)
                if try isWanted() { return true }
            }
            return false
        }
        switch step {
        case .map(let function): return LazyCursor(advance) { () throws(Diagnostic) in try call(function) }
        case .filter(let function):
            return LazyCursor(
                { () throws(Diagnostic) in
                    try next { () throws(Diagnostic) in try activation.holds(function, of: try value(), at: span) }
                }, value)
        case .compactMap(let function):
            return LazyCursor({ () throws(Diagnostic) in
                try next { () throws(Diagnostic) in if case .nil = try call(function) { false } else { true } }
            }) { () throws(Diagnostic) in try call(function).unwrapped ?? .nil }
        default: return nil
        }
    }
}

extension LazyValue {
    /// nil where the base is not a collection or a step has indices of its own.
    private func cursor(in activation: Activation, at span: SourceSpan?) throws(Diagnostic) -> LazyCursor? {
        guard base.isCollection else { return nil }
        var cursor = LazyCursor(try activation.puller(of: base, at: span), in: activation)
        for step in steps {
            guard let next = cursor.adding(step, activation, at: span) else { return nil }
            cursor = next
        }
        return cursor
    }

    fileprivate func isEmpty(_ activation: Activation) throws(Diagnostic) -> Bool {
        if let cursor = try cursor(in: activation, at: nil) { return try !cursor.advance() }
        var puller = try puller(in: activation, at: nil)
        return try puller.next(in: activation) == nil
    }

    fileprivate static func first(_ value: Value, _ activation: Activation, at span: SourceSpan?) throws(Diagnostic) -> Value {
        if case .native(let native) = value, let lazy = native as? LazyValue, let cursor = try lazy.cursor(in: activation, at: span) {
            return try cursor.advance() ? try cursor.value().wrapped : .nil
        }
        return try activation.firstElement(of: value, at: span).optional
    }

    fileprivate static func count(_ value: Value, _ activation: Activation, at span: SourceSpan?) throws(Diagnostic) -> Int {
        var count = 0
        if case .native(let native) = value, let lazy = native as? LazyValue, let cursor = try lazy.cursor(in: activation, at: span) {
            while try cursor.advance() {
                try activation.budget.step(at: span)
                count += 1
            }
            return count
        }
        var puller = try activation.puller(of: value, at: span)
        while try puller.next(in: activation) != nil {
            try activation.budget.step(at: span)
            count += 1
        }
        return count
    }
}

extension LazyValue {
    /// What stands at an index of the base, with what the steps make of it: those that choose elements leave them where they are.
    fileprivate func element(at index: Value, _ call: NativeCall) throws(Diagnostic) -> Value {
        let activation = call.activation
        var element = try activation.subscriptValue(of: base, [Actual(value: index, span: call.argumentSpan(0))], at: call.span)
        for step in steps {
            switch step {
            case .map(let function): element = try activation.call(function, element)
            case .compactMap(let function): element = try activation.call(function, element).unwrapped ?? .nil
            case .filter, .prefix, .prefixWhile, .dropFirst, .dropWhile: break
            case .flatMap, .enumerated:
                throw Diagnostic(.unsupported, "this lazy sequence has no elements by an index of its base", at: call.span)
            }
        }
        return element
    }
}

extension Value {
    /// It has indices.
    fileprivate var isCollection: Bool {
        switch self {
        case .array, .slice, .string, .substring, .set, .dictionary: true
        case .range(let range): range.upper != nil && range.lower != nil
        default: false
        }
    }
}

extension StandardLibrary {
    static let lazySequence = NativeType(
        // What `map` makes of an asynchronous sequence is one, too.
        "LazySequence", conformances: ["LazySequenceProtocol", "Sequence", "AsyncSequence"],
        properties: sequenceProperties.merging(lazyProperties) { $1 },
        methods: byName(lazyMethods + sequenceMethods.filter { function in !lazyMethods.contains { $0.name == function.name } }),
        subscripts: [
            NativeFunction("subscript", [.any()]) { (call) throws(Diagnostic) in
                guard let lazy = call.receiver?.native(LazyValue.self), let index = call[0] else { return .nil }
                return try lazy.element(at: index, call)
            }
        ])

    private static let lazyProperties: [String: NativeProperty] = [
        "lazy": .of { $0 },
        "first": NativeProperty { (value, context) throws(Diagnostic) in
            try LazyValue.first(value, Activation(context: context, lexical: .file), at: nil)
        },
        "count": NativeProperty { (value, context) throws(Diagnostic) in
            .int(try LazyValue.count(value, Activation(context: context, lexical: .file), at: nil))
        },
        "isEmpty": NativeProperty { (value, context) throws(Diagnostic) in
            let activation = Activation(context: context, lexical: .file)
            if case .native(let native) = value, let lazy = native as? LazyValue { return .bool(try lazy.isEmpty(activation)) }
            return .bool(try activation.firstElement(of: value, at: nil) == nil)
        },
    ]

    private static let lazyMethods: [NativeFunction] = [
        step("map", .closure()) { .map($0) }, step("compactMap", .closure()) { .compactMap($0) },
        step("flatMap", .closure()) { .flatMap($0) }, step("filter", .closure(result: "Bool")) { .filter($0) },
        step("prefix", .closure("while", result: "Bool")) { .prefixWhile($0) },
        step("drop", .closure("while", result: "Bool")) { .dropWhile($0) },
        .method("prefix", [.int()]) { (call, value) throws(Diagnostic) in
            try adding(.prefix(Swift.max(0, call.int(0) ?? 0)), to: value, call)
        },
        .method("dropFirst", [.int(optional: true)]) { (call, value) throws(Diagnostic) in
            try adding(.dropFirst(Swift.max(0, call.int(0) ?? 1)), to: value, call)
        },
        .method("enumerated") { (call, value) throws(Diagnostic) in try adding(.enumerated, to: value, call) },
    ]

    /// The methods whose work is done as the elements are asked for.
    static let stepNames = Set(lazyMethods.map(\.name))

    private static func step(
        _ name: String, _ parameter: ParameterInfo, _ make: @escaping @Sendable (FunctionValue) -> LazyValue.Step
    ) -> NativeFunction {
        .method(name, [parameter]) { (call, value) throws(Diagnostic) in
            guard let function = call.function(0) else { return .nil }
            return try adding(make(function), to: value, call)
        }
    }

    /// The steps are copied, as the sequence without the new one stays.
    private static func adding(_ step: LazyValue.Step, to value: Value, _ call: NativeCall) throws(Diagnostic) -> Value {
        guard case .native(let native) = value, let sequence = native as? LazyValue else { return LazyValue(base: value).adding(step) }
        try call.machine.budget.allocate(sequence.steps.count, at: call.span)
        return sequence.adding(step)
    }

    static func enumerated(_ offset: Int, _ element: Value) -> Value {
        .tuple([TupleElement(label: "offset", value: .int(offset)), TupleElement(label: "element", value: element)])
    }
}
