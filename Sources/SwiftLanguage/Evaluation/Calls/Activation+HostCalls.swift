// SPDX-License-Identifier: GPL-3.0-or-later

/// Calls that the host makes: `sizeThatFits`, `updateTarget`, `reduce`, `makeBody`.
extension Activation {
    func callMember(named name: String, on receiver: Value, _ arguments: [(label: String?, value: Value)]) throws(Diagnostic) -> Outcome {
        let actuals = arguments.map { Actual(label: $0.label, value: $0.value, span: nil) }
        if case .type(let reference) = receiver {
            let entry = machine.staticEntry(name, of: staticKey(of: reference))
            guard name != "init", !entry.candidates.isEmpty else {
                let value = try callStatic(name, of: reference, actuals, nil, at: nil)
                return Outcome(value, receiver: receiver, arguments: arguments.map(\.value))
            }
            return try call(
                Invocation(candidates: entry.candidates, actuals: actuals, name: name, receiver: receiver, expression: nil, span: nil)
            )
        }
        let entry = machine.memberEntry(name, of: receiver.typeKey)
        guard !entry.candidates.isEmpty else {
            let value = try callValue(try member(name, of: receiver, at: nil), actuals, nil, name: name)
            return Outcome(value, receiver: receiver, arguments: arguments.map(\.value))
        }
        return try call(
            Invocation(candidates: entry.candidates, actuals: actuals, name: name, receiver: receiver, expression: nil, span: nil))
    }
}
