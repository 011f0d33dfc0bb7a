// SPDX-License-Identifier: GPL-3.0-or-later

/// Parameter packs: `repeat f(each value)` evaluates `f(value)` for each value of a pack.
///
/// A parameter `repeat each T` holds a tuple of what it is given; a tuple of one value that is made of a pack is that value.
extension Activation {
    /// The arguments of a call, those that a pack stands for one after the other.
    func actuals(of call: Expression.Call) throws(Diagnostic) -> [Actual] {
        guard call.arguments.contains(where: \.value.isPackExpansion) else { return Actual.of(call) }
        var result: [Actual] = []
        for argument in call.arguments {
            guard case .effect("repeat", let pattern) = argument.value.kind else {
                result.append(Actual(argument))
                continue
            }
            for (place, value) in try expanded(pattern).enumerated() {
                result.append(Actual(label: place == 0 ? argument.label : nil, value: value, span: argument.value.span))
            }
        }
        return result + call.trailingClosures.map { Actual($0, isTrailing: true) }
    }

    /// What an expression gives for each value of the packs in it, which have the same number of values.
    func expanded(_ pattern: Expression) throws(Diagnostic) -> [Value] {
        var packs: [(name: String, values: [Value])] = []
        for pack in pattern.packs { packs.append((Self.name(ofPack: pack), try values(ofPack: pack))) }
        guard let count = packs.first?.values.count else {
            throw Diagnostic(
                .missingRequirement, "pack expansion must contain at least one pack reference", at: pattern.span,
                hint: "write 'each' before it")
        }
        let outer = scope
        defer { scope = outer }
        var results: [Value] = []
        for place in 0..<count {
            try budget.step(at: pattern.span)
            scope = outer
            for pack in packs where place < pack.values.count { declare(pack.name, pack.values[place]) }
            results.append(try evaluate(pattern))
        }
        return results
    }

    /// `each value`, as one round of the expansion around it has it.
    func element(ofPack pack: Expression) throws(Diagnostic) -> Value {
        guard let box = Scope.find(Self.name(ofPack: pack), in: scope) else {
            throw Diagnostic(
                .missingRequirement, "pack reference can only appear in pack expansion", at: pack.span, hint: "write 'repeat' before it")
        }
        return box.value
    }

    func tupleOfPacks(_ elements: [Expression.Argument]) throws(Diagnostic) -> Value {
        var values: [Value] = []
        for element in elements {
            if case .effect("repeat", let pattern) = element.value.kind {
                values += try expanded(pattern)
            } else {
                values.append(try evaluate(element.value))
            }
        }
        return Self.tuple(ofPack: values)
    }

    static func tuple(ofPack values: [Value]) -> Value {
        switch values.count {
        case 0: .void
        case 1: values[0]
        default: .tuple(values.map { TupleElement(label: nil, value: $0) })
        }
    }

    private func values(ofPack pack: Expression) throws(Diagnostic) -> [Value] {
        switch try evaluate(pack) {
        case .tuple(let elements): elements.map(\.value)
        case .void: []
        case let single: [single]
        }
    }

    /// The name under which the value of a round is found; code cannot write it.
    private static func name(ofPack pack: Expression) -> String { "each \(pack.id.number)" }
}

extension Expression {
    var isPackExpansion: Bool { if case .effect("repeat", _) = kind { true } else { false } }

    /// The packs that an expansion goes through: what stands behind each `each` in it.
    fileprivate var packs: [Expression] {
        var result: [Expression] = []
        walk { part in
            if case .effect("each", let pack) = part.kind { result.append(pack) }
            return !part.isPackExpansion
        }
        return result
    }
}
