// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What views keep themselves, where no binding of the user's does: which links were followed, whether a group is open.
package enum OwnState {
    private static let part = "inside"

    static func key(_ name: String, of view: ViewPath) -> StateKey { StateKey(owner: StateOwner(view, part: part), name: name) }

    static func binding(_ name: String, of view: ViewPath, initial: Value) -> BindingValue {
        BindingValue(.state(key(name, of: view), initial: initial))
    }

    /// Is it a view's own, rather than something that the scene declares?
    package static func holds(_ key: StateKey) -> Bool { key.owner.part == part }

    /// The views whose taps lead to a value from the initial one, in order: `save` taps them again.
    package static func taps(_ key: StateKey, _ value: Value) -> [String] {
        switch value {
        case .bool(true): key.owner.view.map { [$0.description] } ?? []
        case .array(let steps): steps.compactMap(NavigationHandle.link)
        default: []
        }
    }
}
