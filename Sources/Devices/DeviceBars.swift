// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// Where the system's bars leave room on a phone or tablet, in points.
public struct DeviceBars: Hashable, Sendable {
    /// The top of the navigation bar. Before OS 26 it reaches a little into the inset under a Dynamic Island.
    public let navigationBarTop: Double
    /// The height of a navigation bar with an inline title.
    public let navigationBarHeight: Double
    /// What a large title adds.
    public let largeTitleHeight: Double
    /// The safe area's bottom inset over a tab bar; nil where it is not known.
    public let tabBarBottomInset: Double?

    /// The safe area's top inset under a bar with an inline title.
    public var inlineTopInset: Double { navigationBarTop + navigationBarHeight }

    /// The safe area's top inset under a bar with a large title.
    public var largeTopInset: Double { inlineTopInset + largeTitleHeight }
}

extension Device {
    /// The bars of a phone or tablet; nil for other devices.
    public func bars(os: OSGeneration, orientation: Orientation) -> DeviceBars? {
        let insets = safeAreaInsets(os: os, orientation: orientation)
        switch kind {
        case .phone where orientation == .portrait: return portraitPhoneBars(os, insets)
        case .phone: return landscapePhoneBars(os, insets)
        case .tablet: return tabletBars(os, insets)
        default: return nil
        }
    }

    private func portraitPhoneBars(_ os: OSGeneration, _ insets: EdgeInsets) -> DeviceBars {
        let isCurrent = os >= .v26
        return DeviceBars(
            navigationBarTop: isCurrent ? insets.top : insets.top - islandOverlap, navigationBarHeight: isCurrent ? 54 : 44,
            largeTitleHeight: 52, tabBarBottomInset: Self.tabBarHeight(over: insets.bottom, os, .upright) + insets.bottom)
    }

    /// How a phone is held, as far as its tab bar follows.
    package enum Hold: Sendable {
        case upright
        /// In landscape, with a compact or a regular width.
        case narrow, wide
    }

    /// The height of a phone's tab bar over the bottom inset. On OS 26 bar and inset of an upright phone have 83 with a home button, too; what
    /// it is in landscape there is not known.
    package static func tabBarHeight(over bottom: Double, _ os: OSGeneration, _ hold: Hold) -> Double {
        switch hold {
        case .upright: os >= .v26 ? max(49, 83 - bottom) : 49
        case .narrow: os >= .v26 ? 49 : 32
        case .wide: 49
        }
    }

    /// How far the bar reached under a Dynamic Island before OS 26.
    private var islandOverlap: Double { cutout == .dynamicIsland ? Self.islandOverlap(under: uprightInsets.top18) : 0 }

    /// The same for the upright phone that has an inset at its top; 0 where that is not one of a phone with a Dynamic Island.
    package static func islandOverlap(under top: Double) -> Double {
        switch top {
        case 59: 16.0 / 3
        case 62, 68: 17.0 / 3
        default: 0
        }
    }

    /// Bars are lower where the height is compact and the width not regular; large titles collapse.
    private func landscapePhoneBars(_ os: OSGeneration, _ insets: EdgeInsets) -> DeviceBars {
        if os >= .v26 {
            return DeviceBars(
                navigationBarTop: 24, navigationBarHeight: isWideInLandscape ? 54 : 32, largeTitleHeight: 0, tabBarBottomInset: nil)
        }
        return DeviceBars(
            navigationBarTop: 0, navigationBarHeight: isWideInLandscape ? 44 : 32, largeTitleHeight: 0,
            tabBarBottomInset: Self.tabBarHeight(over: insets.bottom, os, isWideInLandscape ? .wide : .narrow) + insets.bottom)
    }

    private func tabletBars(_ os: OSGeneration, _ insets: EdgeInsets) -> DeviceBars {
        if os >= .v26 {
            return DeviceBars(navigationBarTop: insets.top, navigationBarHeight: 54, largeTitleHeight: 52, tabBarBottomInset: nil)
        }
        return DeviceBars(
            navigationBarTop: insets.top, navigationBarHeight: 50, largeTitleHeight: 52,
            tabBarBottomInset: cutout == .homeButton ? 50 : 65)
    }
}
