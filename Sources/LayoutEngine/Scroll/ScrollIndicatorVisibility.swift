// SPDX-License-Identifier: GPL-3.0-or-later

/// When scroll indicators are drawn (S9.1).
public enum ScrollIndicatorVisibility: String, CaseIterable, Hashable, Sendable {
    case automatic, visible, hidden, never

    /// May they be drawn at all? A Mac with a mouse shows what is merely hidden.
    public func mayShow(on platform: Platform, hasMouse: Bool) -> Bool {
        switch self {
        case .automatic, .visible: true
        case .hidden: platform == .macOS && hasMouse
        case .never: false
        }
    }
}

extension EnvironmentKeys {
    public static let horizontalScrollIndicatorVisibility = EnvironmentKey(
        "horizontalScrollIndicatorVisibility", default: ScrollIndicatorVisibility.automatic)
    public static let verticalScrollIndicatorVisibility = EnvironmentKey(
        "verticalScrollIndicatorVisibility", default: ScrollIndicatorVisibility.automatic)

    /// The key of an axis; the nearest modifier that names the axis wins (S9.2).
    public static func scrollIndicatorVisibility(_ axis: Axis) -> EnvironmentKey<ScrollIndicatorVisibility> {
        axis == .horizontal ? horizontalScrollIndicatorVisibility : verticalScrollIndicatorVisibility
    }
}
