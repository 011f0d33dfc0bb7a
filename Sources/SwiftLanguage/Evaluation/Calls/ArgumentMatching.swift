// SPDX-License-Identifier: GPL-3.0-or-later

/// Which argument goes to which parameter: labels and order first, then trailing closures from left to right (SE-0286).
struct ArgumentMatching {
    private let shape: CallShape
    private let invocation: Invocation
    private var slots: [Slot]
    private var next = 0

    /// What each parameter gets; nil where the arguments do not fit.
    static func slots(for invocation: Invocation, _ shape: CallShape) -> [Slot]? {
        var matching = ArgumentMatching(shape: shape, invocation: invocation)
        return matching.match() == nil ? matching.slots : nil
    }

    /// Why the arguments do not fit, in words; nil where they do.
    static func misfit(of invocation: Invocation, _ shape: CallShape) -> Diagnostic? {
        var matching = ArgumentMatching(shape: shape, invocation: invocation)
        return matching.match().map { matching.diagnostic($0) }
    }

    /// What a form of a call lacks that takes all that was given and wants more, as `Button(_: action:)` does of `Button("Save")`; nil where
    /// it takes the arguments, or not all of them.
    static func lack(in invocation: Invocation, _ shape: CallShape) -> Diagnostic? {
        var matching = ArgumentMatching(shape: shape, invocation: invocation)
        guard case .missing(let parameter)? = matching.match() else { return nil }
        return matching.missing(parameter).hinting(matching.form(matching.parameters.filter { !$0.hasDefault }))
    }

    private init(shape: CallShape, invocation: Invocation) {
        self.shape = shape
        self.invocation = invocation
        slots = Array(repeating: .none, count: shape.parameters.count)
    }

    private var parameters: [ParameterShape] { shape.parameters }
    private var actuals: [Actual] { invocation.actuals }

    /// The first thing that does not fit. Most overloads of a call are passed over for one: nobody reads why.
    private enum Misfit {
        case misplaced(Int)
        case noClosure(Int)
        case missing(ParameterShape)
    }

    private mutating func match() -> Misfit? {
        for index in actuals.indices where !actuals[index].isTrailing && !place(index) { return .misplaced(index) }
        for index in actuals.indices where actuals[index].isTrailing && !placeTrailing(index) { return .noClosure(index) }
        for (index, parameter) in parameters.enumerated() {
            guard case .none = slots[index], !parameter.hasDefault, !parameter.isVariadic else { continue }
            return .missing(parameter)
        }
        return nil
    }

    private func diagnostic(_ misfit: Misfit) -> Diagnostic {
        switch misfit {
        case .misplaced(let index): misplaced(actuals[index])
        case .noClosure(let index): noClosure(actuals[index])
        case .missing(let parameter): missing(parameter)
        }
    }

    private func fits(_ actual: Actual, _ parameter: ParameterShape) -> Bool {
        if invocation.ignoresLabels || parameter.isLabelOptional && actual.label == nil { return true }
        return actual.label == parameter.label
    }

    private mutating func place(_ index: Int) -> Bool {
        let actual = actuals[index]
        // Another value for a variadic parameter.
        if actual.label == nil, next > 0, parameters[next - 1].isVariadic, case .many(let earlier) = slots[next - 1] {
            if !(next < parameters.count && parameters[next].label == nil && !parameters[next].hasDefault) {
                slots[next - 1] = .many(earlier + [index])
                return true
            }
        }
        var place = next
        while place < parameters.count {
            if fits(actual, parameters[place]) {
                slots[place] = parameters[place].isVariadic ? .many([index]) : .one(index)
                next = place + 1
                return true
            }
            guard parameters[place].hasDefault || parameters[place].isVariadic || parameters[place].acceptsClosure && hasTrailing else {
                break
            }
            place += 1
        }
        return false
    }

    private var hasTrailing: Bool { actuals.contains(where: \.isTrailing) }

    private func misplaced(_ actual: Actual) -> Diagnostic {
        let span = actual.labelSpan
        let remaining = parameters[min(next, parameters.count)...]
        if remaining.contains(where: { $0.label == actual.label }), let skipped = remaining.first(where: { !$0.hasDefault }) {
            return missing(skipped)
        }
        if let label = actual.label {
            if let index = parameters.firstIndex(where: { $0.label == label }) {
                if case .none = slots[index] {
                    return Diagnostic(.unknownArgument, "the argument '\(label):' of '\(invocation.name)' must come earlier", at: span)
                }
                return Diagnostic(.unknownArgument, "'\(invocation.name)' has the argument '\(label):' twice", at: span)
            }
            return Diagnostic(
                .unknownArgument, "'\(invocation.name)' has no argument '\(label):'", at: span,
                suggestion: Suggestion.closest(to: label, in: parameters.compactMap(\.label)), hint: usage
            )
        }
        if let wanted = remaining.first(where: { !$0.hasDefault }), let label = wanted.label {
            return Diagnostic(.missingArgument, "the argument needs its label '\(label):'", at: span, hint: usage)
        }
        return Diagnostic(
            .unknownArgument,
            remaining.isEmpty
                ? "'\(invocation.name)' takes no more arguments" : "'\(invocation.name)' takes no argument without a label here",
            at: span, hint: usage
        )
    }

    private func missing(_ parameter: ParameterShape) -> Diagnostic {
        let name = parameter.label.map { "\($0):" } ?? parameter.name
        return Diagnostic(.missingArgument, "'\(invocation.name)' needs the argument '\(name)'", at: invocation.span, hint: usage)
    }

    /// `frame(width:, height:)`
    private var usage: String? {
        parameters.isEmpty ? nil : form(parameters)
    }

    private func form(_ parameters: [ParameterShape]) -> String {
        "\(invocation.name)(" + parameters.map { ($0.label ?? "_") + ":" }.joined(separator: " ") + ")"
    }

    private mutating func placeTrailing(_ index: Int) -> Bool {
        let actual = actuals[index]
        var place = next
        while place < parameters.count {
            let parameter = parameters[place]
            if takes(parameter, actual, place) {
                slots[place] = .one(index)
                next = place + 1
                return true
            }
            place += 1
        }
        return false
    }

    private func noClosure(_ actual: Actual) -> Diagnostic {
        if let label = actual.label {
            return Diagnostic(
                .unknownArgument, "'\(invocation.name)' has no closure '\(label):'", at: actual.labelSpan,
                suggestion: Suggestion.closest(to: label, in: parameters.filter(\.acceptsClosure).compactMap(\.label)), hint: usage
            )
        }
        return Diagnostic(.unknownArgument, "'\(invocation.name)' takes no trailing closure", at: actual.span, hint: usage)
    }

    private func takes(_ parameter: ParameterShape, _ actual: Actual, _ place: Int) -> Bool {
        guard parameter.acceptsClosure, case .none = slots[place] else { return false }
        if actual.label != nil { return actual.label == parameter.label }
        guard parameter.hasDefault else { return true }
        // A parameter with a default is passed over when a later one needs the closure.
        let later = parameters[(place + 1)...]
        let labelled = Set(actuals.filter(\.isTrailing).compactMap(\.label))
        return !later.contains { $0.acceptsClosure && !$0.hasDefault && !labelled.contains($0.label ?? "") && !$0.type.isAny }
    }
}
