// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// A PreferenceKey at work: its default where nothing is preferred, else the first value reduced with each later one.
struct PreferenceReduction {
    /// The key's type.
    let key: Value
    let machine: Machine

    func standard() throws(Diagnostic) -> Value { try machine.member("defaultValue", of: key, in: machine.context()) }

    func value(of values: [Value]) throws(Diagnostic) -> Value {
        guard var result = values.first else { return try standard() }
        for value in values.dropFirst() {
            let next = Value.function(FunctionValue { (_, _) throws(Diagnostic) in value })
            let outcome = try machine.callMethod(
                "reduce", on: key, arguments: [("value", result), ("nextValue", next)], in: machine.context())
            result = outcome.arguments.first ?? result
        }
        return result
    }
}
