// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What a part of a control looks like. Layout knows such a part by its size alone; what it shows is read when it is drawn.
package enum ControlFace: Sendable {
    case toggle(isOn: BindingValue)
    case checkbox(isOn: BindingValue)
    /// A value between the ends of a range.
    case slider(BindingValue, range: Value)
    case stepper
    /// How much is done, from 0 to 1; nil if unknown.
    case progress(Double?)
    /// A mark at a value from 0 to 1 on a line that is painted all along.
    case markedLine(Double)
    case spinner
    /// A value from 0 to 1 on a ring, which has a gap below unless it is closed.
    case ring(Double, isClosed: Bool)
    /// The options side by side; which one is chosen.
    case segments(Node, selection: BindingValue)
    /// What is behind options that are laid out side by side.
    case segmentGround(Node, selection: BindingValue)
    case wheel(Node?)
    case calendar
    case colorWell(BindingValue)
    /// The pages of a tab view, whose items stand in the bar.
    case tabBar(pages: Node, selection: BindingValue?)
    case back
    /// A symbol by its name.
    case symbol(String)
    /// An image of the app by its name.
    case picture(String)

    /// Is it what a person taps or drags, and looks different where that is of no use?
    package var isUsedByHand: Bool {
        switch self {
        case .toggle, .checkbox, .slider, .stepper, .segments, .segmentGround, .wheel, .calendar, .colorWell: true
        case .progress, .markedLine, .spinner, .ring, .tabBar, .back, .symbol, .picture: false
        }
    }
}

/// What stands for a page in the bar of a tab view.
package struct TabItemAttachment: Sendable {
    package let label: Node

    package init(label: Node) { self.label = label }
}
