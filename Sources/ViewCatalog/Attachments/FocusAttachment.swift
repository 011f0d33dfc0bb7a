// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// `.focused($isFocused)`, `.focused($field, equals: .name)`: the state that follows the focus of the view inside.
package struct FocusAttachment: Sendable {
    package let binding: BindingValue
    /// What the state is while the view has the focus; nil: true.
    let value: Value?

    /// Do both follow one state, with one value of it?
    package func isSame(as other: FocusAttachment) -> Bool { binding == other.binding && value == other.value }

    /// The view loses the focus: the state is false, or nil where it was the view's own value.
    package func loseFocus(on machine: Machine) throws(Diagnostic) {
        let held = try binding.get(in: machine.context())
        if let value {
            if held == value { try binding.set(.nil, in: machine.context()) }
        } else if held == .bool(true) {
            try binding.set(.bool(false), in: machine.context())
        }
    }

    /// Does the state say that the view has the focus?
    package func hasFocus(on machine: Machine) throws(Diagnostic) -> Bool {
        try binding.get(in: machine.context()) == value ?? .bool(true)
    }

    package func takeFocus(on machine: Machine) throws(Diagnostic) { try binding.set(value ?? .bool(true), in: machine.context()) }
}
