// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension NavigationBarMetrics {
    /// What the environment alone tells of the bar (see `DeviceBars` for devices); large titles collapse where the height is compact.
    package init(_ environment: EnvironmentValues) {
        let traits = environment.traits
        guard traits.platform.hasNavigationBar else {
            self.init(height: 0, largeTitleHeight: 0)
            return
        }
        let isWide = environment[EnvironmentKeys.horizontalSizeClass] == .regular
        let isCurrent = traits.os >= .v26
        if environment[EnvironmentKeys.verticalSizeClass] == .compact {
            self.init(height: (isCurrent ? 24 : 0) + (isWide ? (isCurrent ? 54 : 44) : 32), largeTitleHeight: 0)
        } else {
            self.init(height: isCurrent ? 54 : isWide ? 50 : 44, largeTitleHeight: 52)
        }
    }
}

extension Platform {
    /// Is the bar part of the content's window? On macOS it is the window's own.
    fileprivate var hasNavigationBar: Bool { self == .iOS || self == .iPadOS }
}
