// SPDX-License-Identifier: GPL-3.0-or-later

/// Calls of functions that are written natively.
extension Activation {
    func callNative(
        _ function: NativeFunction, _ values: [Value?], _ slots: [Slot], _ actuals: [Actual], _ receiver: Value?, _ expression: Expression?
    ) throws(Diagnostic) -> Outcome {
        try callNative(function, values, slots.map { $0.first.flatMap { actuals[$0].span } }, receiver, expression)
    }

    func callNative(
        _ function: NativeFunction, _ values: [Value?], _ slots: [Slot], _ expressions: [Expression], _ receiver: Value?,
        _ expression: Expression?
    ) throws(Diagnostic) -> Outcome {
        try callNative(function, values, slots.map { $0.first.flatMap { expressions[$0].span } }, receiver, expression)
    }

    func callNative(
        _ function: NativeFunction, _ values: [Value?], _ spans: [SourceSpan?], _ receiver: Value?, _ expression: Expression?
    ) throws(Diagnostic) -> Outcome {
        var host = receiver
        if let receiver {
            if case .type = receiver {
                // Only what may be nil is a value with methods of its own here: `type.map { $0.init() }`.
                if StandardLibrary.optional.methods[function.name]?.contains(where: { $0 === function }) != true { host = nil }
            } else {
                host = try nativeReceiver(receiver)
            }
        }
        var values = values
        if values.contains(where: { $0?.isUnknown ?? false }), let standIn = standIn(calling: function, &values, host) {
            return Outcome(standIn, receiver: receiver ?? .void)
        }
        let mutation = function.isMutating || function.changesArguments ? NativeCall.Mutation() : nil
        let call = NativeCall(
            receiver: host, arguments: values, argumentSpans: spans, expression: expression, context: context, mutation: mutation
        )
        do {
            try function.charge(host, values, budget, at: nil)
            let result = try function.body(call)
            return Outcome(result, receiver: mutation?.value ?? receiver ?? .void, arguments: mutation?.arguments ?? [])
        } catch {
            throw error.located(at: expression?.span)
        }
    }
}
