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
    /// The nearest modifier that names the axis wins (S9.2).
    package static let scrollIndicatorVisibility = AxisKeys("ScrollIndicatorVisibility", default: ScrollIndicatorVisibility.automatic)
}
