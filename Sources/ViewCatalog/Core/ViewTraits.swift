// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftLanguage

/// What is true of a view beside what it is made of: the shell reads it here, and knows no view by its name.
package struct ViewTraits: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Keeps what the views have stored that it does not show: pages, columns, what a followed link covers.
    package static let keepsState = ViewTraits(rawValue: 1 << 0)
    /// Stands for its content: a modifier goes around each view inside.
    package static let group = ViewTraits(rawValue: 1 << 1)
    /// Puts its views one after the other: a greedy one pushes the others away.
    package static let line = ViewTraits(rawValue: 1 << 2)
    /// Scrolls what is in it.
    package static let scrolls = ViewTraits(rawValue: 1 << 3)
    /// Takes all that it is offered and tells its content how much that is.
    package static let readsGeometry = ViewTraits(rawValue: 1 << 4)
    /// Means something only directly in its container: nothing may stand in between.
    package static let part = ViewTraits(rawValue: 1 << 5)
    /// Separates what stands on its two sides.
    package static let separator = ViewTraits(rawValue: 1 << 6)
    /// Apple's platforms do not have it.
    package static let ours = ViewTraits(rawValue: 1 << 7)
    /// Another framework draws it: a placeholder takes its place.
    package static let placeholder = ViewTraits(rawValue: 1 << 8)
    /// Says what such a view shows, and is only kept.
    package static let kept = ViewTraits(rawValue: 1 << 9)
    /// Is its content and nothing else: several views where one is wanted.
    package static let several = ViewTraits(rawValue: 1 << 10)
}

/// Whose names the views in a view's closures have.
package enum NameOwnership: Sendable {
    /// The surrounding code's.
    case none
    /// Each element's own: names inside start anew.
    case elements
    /// Each element's own where the view is given data, which has no label.
    case elementsOfData

    func applies(to call: Expression.Call) -> Bool {
        switch self {
        case .none: false
        case .elements: true
        case .elementsOfData: call.arguments.first.map { $0.label == nil } == true
        }
    }
}
