// SPDX-License-Identifier: GPL-3.0-or-later

/// Which argument of a call goes to which parameter, and why one does not fit.
struct ArgumentMatching {
    private let invocation: Invocation
    private var matching: ParameterMatching<ParameterShape, Actual>

    /// What each parameter gets; nil where the arguments do not fit.
    static func slots(for invocation: Invocation, _ shape: CallShape) -> [Slot]? {
        var matching = ArgumentMatching(shape: shape, invocation: invocation)
        return matching.matching.match() == nil ? matching.matching.slots : nil
    }

    /// Why the arguments do not fit, in words; nil where they do.
    static func misfit(of invocation: Invocation, _ shape: CallShape) -> Diagnostic? {
        var matching = ArgumentMatching(shape: shape, invocation: invocation)
        return matching.matching.match().map { matching.diagnostic($0) }
    }

    /// What a form of a call lacks that takes all that was given and wants more, as `Button(_: action:)` does of `Button("Save")`; nil where
    /// it takes the arguments, or not all of them, or the one at `place` as a type that has refused it.
    static func lack(in invocation: Invocation, _ shape: CallShape, at place: Int?, butNotAs refusing: Set<String>) -> Diagnostic? {
        var matching = ArgumentMatching(shape: shape, invocation: invocation)
        guard case .missing(let index)? = matching.matching.match() else { return nil }
        if let type = matching.type(of: place), refusing.contains(type) { return nil }
        return matching.missing(matching.parameters[index]).hinting(matching.form(matching.parameters.filter { !$0.hasDefault }))
    }

    /// As what a form that takes the arguments takes the one at a place; nil where it does not take them.
    static func type(of place: Int?, in invocation: Invocation, _ shape: CallShape) -> String? {
        var matching = ArgumentMatching(shape: shape, invocation: invocation)
        return matching.matching.match() == nil ? matching.type(of: place) : nil
    }

    private func type(of place: Int?) -> String? {
        let parameter = zip(matching.slots, parameters).first { if case .one(place) = $0.0 { true } else { false } }?.1
        return parameter.flatMap { $0.type.isAny ? nil : $0.type.description }
    }

    private init(shape: CallShape, invocation: Invocation) {
        self.invocation = invocation
        matching = ParameterMatching(
            parameters: shape.parameters, arguments: invocation.actuals, ignoresLabels: invocation.ignoresLabels)
    }

    private var parameters: [ParameterShape] { matching.parameters }
    private var actuals: [Actual] { invocation.actuals }

    private func diagnostic(_ misfit: ParameterMatching<ParameterShape, Actual>.Misfit) -> Diagnostic {
        switch misfit {
        case .misplaced(let index): misplaced(actuals[index])
        case .noClosure(let index): noClosure(actuals[index])
        case .missing(let index): missing(parameters[index])
        }
    }

    private func misplaced(_ actual: Actual) -> Diagnostic {
        let span = actual.labelSpan
        let remaining = parameters[min(matching.next, parameters.count)...]
        if remaining.contains(where: { $0.label == actual.label }), let skipped = remaining.first(where: { !$0.hasDefault }) {
            return missing(skipped)
        }
        if let label = actual.label {
            if let index = parameters.firstIndex(where: { $0.label == label }) {
                if case .none = matching.slots[index] {
                    return Diagnostic(
                        .unknownArgument, "the argument '\(label):' of '\(invocation.name)' must come earlier", at: span, hint: usage)
                }
                return Diagnostic(.unknownArgument, "'\(invocation.name)' has the argument '\(label):' twice", at: span)
            }
            let meant = Suggestion.closest(to: label, amongFew: parameters.compactMap(\.label))
            let message =
                meant.map { "incorrect argument label in call (have '\(label):', expected '\($0):')" }
                ?? "extra argument '\(label)' in call"
            return Diagnostic(.unknownArgument, message, at: span, suggestion: meant, hint: usage)
        }
        if let wanted = remaining.first(where: { !$0.hasDefault }), let label = wanted.label, !isGivenBehind(wanted) {
            return Diagnostic(.missingArgument, "missing argument label '\(label):' in call", at: span, hint: usage)
        }
        let message = remaining.isEmpty ? "extra argument in call" : "'\(invocation.name)' takes no argument without a label here"
        return Diagnostic(.unknownArgument, message, at: span, hint: usage)
    }

    /// The content of `VStack(10) { … }`: it is no label of that which the 10 lacks.
    private func isGivenBehind(_ parameter: ParameterShape) -> Bool {
        let isFunction = if case .function = parameter.type { true } else { parameter.builder != nil }
        return isFunction && invocation.actuals.contains { $0.isTrailing }
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

    private func noClosure(_ actual: Actual) -> Diagnostic {
        if let label = actual.label {
            return Diagnostic(
                .unknownArgument, "'\(invocation.name)' has no closure '\(label):'", at: actual.labelSpan,
                suggestion: Suggestion.closest(to: label, in: parameters.filter(\.takesClosure).compactMap(\.label)), hint: usage
            )
        }
        return Diagnostic(.unknownArgument, "'\(invocation.name)' takes no trailing closure", at: actual.span, hint: usage)
    }
}

extension ParameterShape: MatchedParameter {
    var takesAnything: Bool { type.isAny }
}

extension Actual: MatchedArgument {}
