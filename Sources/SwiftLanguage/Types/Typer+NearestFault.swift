// SPDX-License-Identifier: GPL-3.0-or-later

/// Which labels of a call of the host's are wrong where no declaration has as many parameters as there are arguments.
extension Typer {
    /// `.blur(3)`, `.cornerRadius(radius: 3)`, `.frame(width: 3, maxHeight: 4)`: of the declarations the one is meant that is nearest.
    func nearestFault(_ candidates: [FoundMember], _ arguments: [TypedArgument], _ expression: Expression) -> Diagnostic? {
        guard candidates.allSatisfy(\.member.isOfView) else { return nil }
        let faults = candidates.compactMap { fault(of: arguments, $0, expression) }
        guard faults.count == candidates.count, let least = faults.map(\.distance).min() else { return nil }
        return faults.first { $0.distance == least }?.diagnostic
    }

    /// How far a declaration is from what is given, and what the compiler would say if it is meant; nil where closures decide.
    private func fault(
        of arguments: [TypedArgument], _ candidate: FoundMember, _ expression: Expression
    ) -> (diagnostic: Diagnostic, distance: Int)? {
        var parameters = index.signature(of: candidate.member).parameters
        var given = arguments
        if let last = arguments.last, last.isTrailing {
            guard last.label == nil, let taker = parameters.lastIndex(where: { $0.takesClosure && !$0.hasDefault }) else { return nil }
            parameters.remove(at: taker)
            given.removeLast()
        }
        guard !given.contains(where: { $0.isTrailing || $0.expression.isClosureLike }), !parameters.contains(where: \.isVariadic),
            !given.isEmpty || parameters.contains(where: { !$0.hasDefault })
        else { return nil }
        let labels = given.map(\.label)
        let asked = meant(of: parameters, by: labels)
        if asked.isEmpty, !parameters.isEmpty, let first = given.first { return (extra(first), 2 * labels.count) }
        guard let diagnostic = fault(of: given, asked, in: expression) else { return nil }
        let different = zip(labels, asked.map(\.label)).count { $0 != $1 }
        return (diagnostic, different + 2 * abs(labels.count - asked.count))
    }

    /// `ZStack(spacing: 3)`: all parameters have defaults, and none has that label.
    private func extra(_ argument: TypedArgument) -> Diagnostic {
        let words = argument.label.map { "extra argument '\($0)' in call" } ?? "extra argument in call"
        return Diagnostic(.unknownArgument, words, at: argument.expression.span)
    }

    /// The parameters that the arguments stand for: those without a default, those whose label is given, and as many of the others, in
    /// order, as there are values without a label left; a value with a label of no parameter stands for one without.
    private func meant(of parameters: [Signature.Parameter], by labels: [String?]) -> [Signature.Parameter] {
        let required = parameters.filter { !$0.hasDefault }
        let free = required.count { parameter in parameter.label.map { !labels.contains($0) } ?? true }
        var unlabelled = labels.count { $0 == nil } - free
        let strange = labels.count { label in label != nil && !parameters.contains { $0.label == label } }
        var misnamed = strange - free
        return parameters.filter { parameter in
            if !parameter.hasDefault { return true }
            if let label = parameter.label, labels.contains(label) { return true }
            if unlabelled > 0 {
                unlabelled -= 1
                return true
            }
            guard parameter.label == nil, misnamed > 0 else { return false }
            misnamed -= 1
            return true
        }
    }
}
