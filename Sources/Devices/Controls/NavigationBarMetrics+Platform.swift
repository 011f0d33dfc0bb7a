// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension NavigationBarMetrics {
    /// A search field and the room around it.
    package static let searchField = (height: 36.0, insets: EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16))

    /// The bars of a place, by its platform, system and size classes; large titles collapse where the height is compact.
    /// - Parameters:
    ///   - isInSheet: does it stand at the top of a sheet, not at that of the window?
    ///   - windowTop: the window's inset at the top, by which phones with a Dynamic Island are known.
    package init(_ environment: EnvironmentValues, isInSheet: Bool = false, windowTop: Double = 0) {
        self.init()
        let traits = environment.traits
        guard traits.platform.hasNavigationBar else { return }
        margin = 16
        spacing = 16
        largeTitleBottom = 8
        bottomBarHeight = 49
        let isWide = environment[EnvironmentKeys.horizontalSizeClass] == .regular
        let isLow = environment[EnvironmentKeys.verticalSizeClass] == .compact
        if !isLow { largeTitleHeight = 52 }
        if traits.os >= .v26 {
            let top = isLow ? 24.0 : isInSheet ? 16 : 0
            let isThin = isLow && !isWide
            height = top + (isThin ? 32 : 54)
            // What stands in a bar of 54 points stands in its upper 44.
            row = top...top + (isThin ? 32 : 44)
        } else {
            let overlap = isLow || isInSheet || traits.platform != .iOS ? 0 : Device.islandOverlap(under: windowTop)
            height = (isLow ? (isWide ? 44 : 32) : isInSheet ? 56 : isWide ? 50 : 44) - overlap
            row = -overlap...height
        }
    }
}

extension Platform {
    /// Is the bar part of the content's window? On macOS it is the window's own.
    fileprivate var hasNavigationBar: Bool { self == .iOS || self == .iPadOS }
}
