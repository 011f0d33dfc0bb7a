// SPDX-License-Identifier: GPL-3.0-or-later

/// What of a scene a modifier has to be told about, or follows: where none is used, layouts need no search.
package enum Observation: Sendable {
    /// That the view comes, and that it goes.
    case appearance, disappearance
    /// A value of its own.
    case value
    /// Size and place of the view.
    case geometry
    case preferences
    /// The scroll view inside: its geometry, its phase, what of it can be seen.
    case scrollGeometry, scrollPhase, visibility
    /// Where the scroll view inside stands, or which page it shows: bound both ways.
    case scrollPosition
    /// Which view has the focus: bound both ways.
    case focus
    /// A value at whose changes the indicators flash.
    case indicators
    /// Where the view stands among others: what it draws follows, and nobody is told.
    case placement

    /// Is somebody told of it?
    package var isTold: Bool { self != .placement }
}
