// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What a layer does when it is tapped.
package protocol TapReceiver: Sendable {
    /// Is it a button or a tap gesture, rather than a control that happens to answer taps? Buttons come first where several could be meant.
    var isButton: Bool { get }
    /// Does it answer taps at all?
    var isTappable: Bool { get }
    /// What a list with a selection around takes instead of the tap.
    var chosenValue: Value? { get }
    /// Runs on the shell's machine; what it changes is the machine's state.
    func tap(on machine: Machine) throws(Diagnostic)
}

extension TapReceiver {
    package var isButton: Bool { false }
    package var isTappable: Bool { true }
    package var chosenValue: Value? { nil }
}

extension ActionAttachment: TapReceiver {
    package var isButton: Bool { isTappable }
    package var isTappable: Bool { kind == .button || kind == .tap }
    package func tap(on machine: Machine) throws(Diagnostic) { _ = try action([], on: machine) }
}

extension ToggleAttachment: TapReceiver {
    package func tap(on machine: Machine) throws(Diagnostic) {
        let context = machine.context()
        guard case .bool(let value) = try isOn.get(in: context) else { return }
        try isOn.set(.bool(!value), in: context)
    }
}
