// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension NavigationBarMetrics {
    /// What the environment alone tells of the bar (see `DeviceBars` for devices); large titles collapse where the height is compact.
    package init(_ environment: EnvironmentValues) {
        self.init()
        let traits = environment.traits
        guard traits.platform.hasNavigationBar else { return }
        margin = 16
        spacing = 16
        largeTitleBottom = 8
        searchFieldHeight = 36
        searchFieldInsets = EdgeInsets(top: 1, leading: margin, bottom: 15, trailing: margin)
        bottomBarHeight = 49
        let isWide = environment[EnvironmentKeys.horizontalSizeClass] == .regular
        let isCurrent = traits.os >= .v26
        if environment[EnvironmentKeys.verticalSizeClass] == .compact {
            height = (isCurrent ? 24 : 0) + (isWide ? (isCurrent ? 54 : 44) : 32)
        } else {
            height = isCurrent ? 54 : isWide ? 50 : 44
            largeTitleHeight = 52
        }
    }
}

extension Platform {
    /// Is the bar part of the content's window? On macOS it is the window's own.
    fileprivate var hasNavigationBar: Bool { self == .iOS || self == .iPadOS }
}
