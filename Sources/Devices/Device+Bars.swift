// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

/// What bars depend on beside the environment (see `NavigationBarMetrics`), in points.
extension Device {
    /// How a phone is held, as far as its tab bar follows.
    package enum Hold: Sendable {
        case upright
        /// In landscape, with a compact or a regular width.
        case narrow, wide
    }

    /// The height of a phone's tab bar over the bottom inset. On OS 26, the bar and the inset of an upright phone have 83 together, with a
    /// home button, too; how high the bar is in landscape there is not known.
    package static func tabBarHeight(over bottom: Double, _ os: OSGeneration, _ hold: Hold) -> Double {
        switch hold {
        case .upright: os >= .v26 ? max(49, 83 - bottom) : 49
        case .narrow: os >= .v26 ? 49 : 32
        case .wide: 49
        }
    }

    /// How far the navigation bar of an upright phone reached under a Dynamic Island before OS 26, by the inset at the top; 0 where that is
    /// not one of a phone with a Dynamic Island.
    package static func islandOverlap(under top: Double) -> Double {
        switch top {
        case 59: 16.0 / 3
        case 62, 68: 17.0 / 3
        default: 0
        }
    }
}
