// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// Puts new arguments into a call: in the place of the old ones, or where the declaration's order wants them.
struct ArgumentMerger {
    let kind: String
    let overloads: [[ParameterInfo]]

    func merged(_ call: Expression.Call, _ new: [Expression.Argument]) throws(Diagnostic) -> [Expression.Argument] {
        var result = call.arguments
        for argument in new {
            try check(argument)
            if let index = result.firstIndex(where: { $0.label == argument.label }) {
                result[index].value = argument.value
            } else {
                result.append(argument)
            }
        }
        return ordered(result)
    }

    private func check(_ argument: Expression.Argument) throws(Diagnostic) {
        guard let label = argument.label, !overloads.isEmpty else { return }
        let labels = Set(overloads.flatMap { $0.compactMap(\.label) })
        guard !labels.contains(label) else { return }
        throw Diagnostic(
            .unknownArgument, "\(kind) has no argument '\(label)'", at: argument.labelSpan,
            suggestion: ClosestWord.of(label, in: labels),
            hint: labels.isEmpty ? nil : "its labels: " + labels.sorted().joined(separator: ", "))
    }

    /// The order of an overload that has all the labels; arguments stay as they are where none has.
    private func ordered(_ arguments: [Expression.Argument]) -> [Expression.Argument] {
        let labels = arguments.compactMap(\.label)
        guard let parameters = overloads.first(where: { list in labels.allSatisfy { label in list.contains { $0.label == label } } }) else {
            return arguments
        }
        func place(_ argument: Expression.Argument) -> Int {
            parameters.firstIndex { $0.label == argument.label } ?? -1
        }
        return arguments.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }.map(\.element)
    }
}
