// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A choice of one view among several: a Picker, a TabView, a List with a selection. A tap on a view inside chooses it, by its tag or, as
/// a row of a ForEach, by its id.
package struct SelectionAttachment: Sendable {
    package let selection: BindingValue
    /// All views to choose from, also those that are not on the screen; nil where the rows themselves are.
    package let options: Node?

    package init(_ selection: BindingValue, options: Node? = nil) {
        self.selection = selection
        self.options = options
    }
}

/// What a tap on one of the views does.
package struct ChoiceTap: TapReceiver {
    private let selection: BindingValue
    private let value: Value

    package init(_ selection: BindingValue, _ value: Value) {
        self.selection = selection
        self.value = value
    }

    /// A set of chosen rows has this one alone afterwards, as after a click.
    package func tap(on machine: Machine) throws(Diagnostic) {
        let context = machine.context()
        if case .set = try selection.get(in: context) { return try selection.set(.set(SetValue([value])), in: context) }
        try selection.set(value, in: context)
    }
}
