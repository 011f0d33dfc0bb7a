// SPDX-License-Identifier: GPL-3.0-or-later

/// A parameter, as far as it decides which argument it gets.
protocol MatchedParameter {
    var label: String? { get }
    var hasDefault: Bool { get }
    var isVariadic: Bool { get }
    /// May a closure after the parentheses go here?
    var takesClosure: Bool { get }
    /// Does it take anything, a closure only among others?
    var takesAnything: Bool { get }
}

/// What matching asks of an argument: the typed phase and the evaluator have arguments of their own.
protocol MatchedArgument {
    var label: String? { get }
    /// Is it a closure after the parentheses?
    var isTrailing: Bool { get }
}

/// Which argument goes to which parameter: labels and order first, then trailing closures from left to right (SE-0286).
struct ParameterMatching<Parameter: MatchedParameter, Argument: MatchedArgument> {
    let parameters: [Parameter]
    let arguments: [Argument]
    let ignoresLabels: Bool
    private(set) var slots: [Slot]
    /// The first parameter that the next argument may go to.
    private(set) var next = 0

    /// The first thing that does not fit, by its place among the arguments or the parameters.
    enum Misfit {
        case misplaced(Int), noClosure(Int)
        case missing(Int)
    }

    init(parameters: [Parameter], arguments: [Argument], ignoresLabels: Bool = false) {
        self.parameters = parameters
        self.arguments = arguments
        self.ignoresLabels = ignoresLabels
        slots = Array(repeating: .none, count: parameters.count)
    }

    mutating func match() -> Misfit? {
        for index in arguments.indices where !arguments[index].isTrailing && !place(index) { return .misplaced(index) }
        for index in arguments.indices where arguments[index].isTrailing && !placeTrailing(index) { return .noClosure(index) }
        for (index, parameter) in parameters.enumerated() {
            guard case .none = slots[index], !parameter.hasDefault, !parameter.isVariadic else { continue }
            return .missing(index)
        }
        return nil
    }

    private func fits(_ argument: Argument, _ parameter: Parameter) -> Bool {
        ignoresLabels || argument.label == parameter.label
    }

    private mutating func place(_ index: Int) -> Bool {
        let argument = arguments[index]
        // Another value for a variadic parameter.
        if argument.label == nil, next > 0, parameters[next - 1].isVariadic, case .many(let earlier) = slots[next - 1],
            !(next < parameters.count && parameters[next].label == nil && !parameters[next].hasDefault)
        {
            slots[next - 1] = .many(earlier + [index])
            return true
        }
        for place in next..<max(next, parameters.count) {
            let parameter = parameters[place]
            if fits(argument, parameter) {
                slots[place] = parameter.isVariadic ? .many([index]) : .one(index)
                next = place + 1
                return true
            }
            guard parameter.hasDefault || parameter.isVariadic || parameter.takesClosure && arguments.contains(where: { $0.isTrailing })
            else {
                return false
            }
        }
        return false
    }

    private mutating func placeTrailing(_ index: Int) -> Bool {
        for place in next..<max(next, parameters.count) where takes(parameters[place], arguments[index], place) {
            slots[place] = .one(index)
            next = place + 1
            return true
        }
        return false
    }

    private func takes(_ parameter: Parameter, _ argument: Argument, _ place: Int) -> Bool {
        guard parameter.takesClosure, case .none = slots[place] else { return false }
        // `_: { … }` is for a parameter without a label.
        if let label = argument.label { return label == parameter.label ?? "_" }
        guard parameter.hasDefault else { return true }
        // A parameter with a default is passed over when a later one needs the closure.
        let labelled = Set(arguments.filter { $0.isTrailing }.compactMap { $0.label })
        return !parameters[(place + 1)...].contains {
            $0.takesClosure && !$0.hasDefault && !labelled.contains($0.label ?? "_") && !$0.takesAnything
        }
    }
}
