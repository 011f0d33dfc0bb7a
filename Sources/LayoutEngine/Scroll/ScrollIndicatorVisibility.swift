// SPDX-License-Identifier: GPL-3.0-or-later

/// When scroll indicators are drawn (S9.1).
package enum ScrollIndicatorVisibility: String, CaseIterable, Hashable, Sendable {
    case automatic, visible, hidden, never

    /// May they be drawn at all? A Mac with a mouse shows what is merely hidden.
    package func mayShow(on platform: Platform, hasMouse: Bool) -> Bool {
        switch self {
        case .automatic, .visible: true
        case .hidden: platform == .macOS && hasMouse
        case .never: false
        }
    }
}

extension EnvironmentKeys {
    package static let horizontalScrollIndicatorVisibility = EnvironmentKey(
        "horizontalScrollIndicatorVisibility", default: ScrollIndicatorVisibility.automatic)
    package static let verticalScrollIndicatorVisibility = EnvironmentKey(
        "verticalScrollIndicatorVisibility", default: ScrollIndicatorVisibility.automatic)

    /// The key of an axis; the nearest modifier that names the axis wins (S9.2).
    package static func scrollIndicatorVisibility(_ axis: Axis) -> EnvironmentKey<ScrollIndicatorVisibility> {
        axis == .horizontal ? horizontalScrollIndicatorVisibility : verticalScrollIndicatorVisibility
    }
}
