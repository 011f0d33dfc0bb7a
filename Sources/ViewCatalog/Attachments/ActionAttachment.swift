// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Code that something outside of layout calls: a tap, the appearance of a view, the end of a task.
package struct ActionAttachment: Sendable {
    package enum Kind: String, Sendable {
        case button, tap, appear, disappear, task, submit, refresh, searchSubmit
    }

    package let kind: Kind
    package let action: LateCall
    /// `task(id:)`: it runs again when this changes.
    package var id: Value?

    package init(kind: Kind, action: LateCall, id: Value? = nil) {
        self.kind = kind
        self.action = action
        self.id = id
    }
}
