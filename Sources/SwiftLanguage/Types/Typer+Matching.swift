// SPDX-License-Identifier: GPL-3.0-or-later

/// Which argument goes to which parameter, by labels and order; closures after the parentheses from left to right (SE-0286).
extension Typer {
    func slots(for arguments: [TypedArgument], _ signature: Signature) -> [Slot]? {
        var matching = SignatureMatching(parameters: signature.parameters, arguments: arguments)
        return matching.match() ? matching.slots : nil
    }
}

private struct SignatureMatching {
    let parameters: [Signature.Parameter]
    let arguments: [TypedArgument]
    var slots: [Slot]
    private var next = 0

    init(parameters: [Signature.Parameter], arguments: [TypedArgument]) {
        self.parameters = parameters
        self.arguments = arguments
        slots = Array(repeating: .none, count: parameters.count)
    }

    mutating func match() -> Bool {
        for index in arguments.indices where !arguments[index].isTrailing && !place(index) { return false }
        for index in arguments.indices where arguments[index].isTrailing && !placeTrailing(index) { return false }
        return parameters.indices.allSatisfy {
            if case .none = slots[$0] { parameters[$0].hasDefault || parameters[$0].isVariadic } else { true }
        }
    }

    private func fits(_ argument: TypedArgument, _ parameter: Signature.Parameter) -> Bool {
        argument.label == parameter.label || parameter.isLabelOptional && argument.label == nil
    }

    private mutating func place(_ index: Int) -> Bool {
        let argument = arguments[index]
        if argument.label == nil, next > 0, parameters[next - 1].isVariadic, case .many(let earlier) = slots[next - 1],
            !(next < parameters.count && parameters[next].label == nil && !parameters[next].hasDefault)
        {
            slots[next - 1] = .many(earlier + [index])
            return true
        }
        for place in next..<max(next, parameters.count) {
            if fits(argument, parameters[place]) {
                slots[place] = parameters[place].isVariadic ? .many([index]) : .one(index)
                next = place + 1
                return true
            }
            let parameter = parameters[place]
            guard parameter.hasDefault || parameter.isVariadic || parameter.takesClosure && arguments.contains(where: \.isTrailing) else {
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

    private func takes(_ parameter: Signature.Parameter, _ argument: TypedArgument, _ place: Int) -> Bool {
        guard parameter.takesClosure, case .none = slots[place] else { return false }
        if argument.label != nil { return argument.label == parameter.label }
        guard parameter.hasDefault else { return true }
        // A parameter with a default is passed over when a later one needs the closure.
        let labelled = Set(arguments.filter(\.isTrailing).compactMap(\.label))
        return !parameters[(place + 1)...].contains {
            $0.takesClosure && !$0.hasDefault && !labelled.contains($0.label ?? "") && $0.type != .unknown
        }
    }
}
