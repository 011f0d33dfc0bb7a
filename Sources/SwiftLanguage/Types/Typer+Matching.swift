// SPDX-License-Identifier: GPL-3.0-or-later

/// Which argument goes to which parameter of a signature.
extension Typer {
    func slots(for arguments: [TypedArgument], _ signature: Signature) -> [Slot]? {
        var matching = ParameterMatching(parameters: signature.parameters, arguments: arguments)
        return matching.match() == nil ? matching.slots : nil
    }
}

extension Signature.Parameter: MatchedParameter {
    var takesAnything: Bool { type == .unknown }
}

extension TypedArgument: MatchedArgument {}
