// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

extension ModifierDeclaration {
    static let onChange = ModifierDeclaration(
        "onChange", .action, observes: .value, summary: "Runs an action after each change of a value.",
        examples: [
            "Text(\"a\").onChange(of: 3) { print(1) }", "Text(\"a\").onChange(of: 3) { old, new in print(new) }",
            "Text(\"a\").onChange(of: 3) { new in print(new) }",
        ],
        overloads: [
            Overload(
                .required("of", Value.self), .defaulted("initial", false), .closure(nil, name: "action", [.named("Any"), .named("Any")])
            ) {
                maker, value, initial, action in maker.attaching(ChangeAttachment(value: value, isInitial: initial, action: action))
            },
            Overload(.required("of", Value.self), .defaulted("initial", false), .closure(nil, name: "action")) {
                maker, value, initial, action in maker.attaching(ChangeAttachment(value: value, isInitial: initial, action: action))
            },
            Overload(.required("of", Value.self), .closure("perform", [.named("Any")]), isDeprecated: true) { maker, value, action in
                maker.attaching(ChangeAttachment(value: value, isInitial: false, action: action))
            },
        ])
}

/// `.onChange(of:)`: the value of this layout; the action runs when the next layout's differs. It takes no, one (the new)
/// or two (old and new) parameters.
package struct ChangeAttachment: Sendable {
    package let value: Value
    package let isInitial: Bool
    package let action: LateCall
}

extension LateCall {
    /// How many parameters the closure writes, or takes as `$0` and `$1`, or the function declares; nil when nothing tells.
    package var parameterCount: Int? {
        guard let expression = function.expression, case .closure(let closure) = expression.kind else {
            return function.declaredParameterCount
        }
        if let parameters = closure.parameters { return parameters.count }
        var count = 0
        expression.walk { node in
            if case .closure = node.kind, node !== expression { return false }
            if case .identifier(let name, _) = node.kind, name == "$0" || name == "$1" { count = max(count, name == "$0" ? 1 : 2) }
            return true
        }
        return count
    }

    /// Calls an action that takes the new value, both, or none.
    package func changed(from old: Value, to new: Value, on machine: Machine) throws(Diagnostic) {
        switch parameterCount {
        case 0?: _ = try self([], on: machine)
        case 1?: _ = try self([new], on: machine)
        default: _ = try self([old, new], on: machine)
        }
    }
}
