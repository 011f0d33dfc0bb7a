// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension Device {
    /// The share of an iPad's screen that the app has (Split View). Other devices have `full` only.
    public enum Split: String, Sendable, CaseIterable {
        /// The whole screen, or a share of it.
        case full, oneThird, half, twoThirds
    }

    /// Between the two apps of a split, in points.
    static let splitDivider = 10.0

    /// The splits that exist: a half only in landscape.
    public func splits(orientation: Orientation) -> [Split] {
        guard kind == .tablet else { return [.full] }
        return orientation == .landscape ? [.full, .oneThird, .half, .twoThirds] : [.full, .oneThird, .twoThirds]
    }

    /// The size of the app in a split; nil if the device has no such split in that orientation.
    public func size(orientation: Orientation, split: Split) -> CGSize? {
        guard splits(orientation: orientation).contains(split) else { return nil }
        let full = size(orientation: orientation)
        switch split {
        case .full: return full
        case .oneThird: return CGSize(width: narrowWidth(orientation), height: full.height)
        case .half: return CGSize(width: (full.width - Self.splitDivider) / 2, height: full.height)
        case .twoThirds:
            return CGSize(width: full.width - narrowWidth(orientation) - Self.splitDivider, height: full.height)
        }
    }

    /// The width of Slide Over; nil for devices other than an iPad.
    public func slideOverWidth(orientation: Orientation) -> Double? {
        kind == .tablet ? narrowWidth(orientation) : nil
    }

    /// The narrow app of a split: 375 on the largest screens, 320 on home-button iPads, else by orientation.
    private func narrowWidth(_ orientation: Orientation) -> Double {
        if portraitSize.width >= 1000 { return 375 }
        return cutout == .homeButton || orientation == .portrait ? 320 : 375
    }
}
