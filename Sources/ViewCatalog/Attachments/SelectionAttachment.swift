// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// A choice of one view among several: a Picker, a TabView, a List with a selection. A tap on a view inside chooses it, by its tag or, as
/// a row of a ForEach, by its id.
package struct SelectionAttachment: Sendable {
    package let selection: BindingValue
    /// All views to choose from, also those that are not on the screen; nil where the rows themselves are.
    package let options: Node?
    /// Are they whole pages, whose words stand for nothing but themselves?
    package let arePages: Bool
    /// Does a tap bring the options out? The one that is chosen stands there alone.
    package let opensMenu: Bool

    package init(_ selection: BindingValue, options: Node? = nil, arePages: Bool = false, opensMenu: Bool = false) {
        self.selection = selection
        self.options = options
        self.arePages = arePages
        self.opensMenu = opensMenu
    }
}

/// What a tap on one of the views does.
package struct ChoiceTap: TapReceiver {
    private let selection: BindingValue
    private let value: Value
    /// Where the choice leads: from the column of a compact split view to the next.
    private let stack: NavigationHandle?

    /// - Parameter environment: at the row of a list; nil for what leads nowhere.
    package init(_ mark: SelectionAttachment, _ value: Value, in environment: EnvironmentValues? = nil) {
        selection = mark.selection
        self.value = value
        stack = mark.options == nil ? environment?[CatalogKeys.navigation] : nil
    }

    /// A set of chosen rows has this one alone afterwards, as after a click.
    package func tap(on machine: Machine) throws(Diagnostic) {
        let context = machine.context()
        let isSet = if case .set = try selection.get(in: context) { true } else { false }
        try selection.set(isSet ? .set(SetValue([value])) : value, in: context)
        try stack?.leadOn(on: machine, isSet: isSet)
    }
}
