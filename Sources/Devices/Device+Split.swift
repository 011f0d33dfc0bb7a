// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension Device {
    /// The part of an iPad's screen that the app has. Other devices have `full` only.
    public enum Split: String, Sendable, CaseIterable {
        /// The whole screen, or a share of it (Split View).
        case full, oneThird, half, twoThirds
        /// A narrow window over another app (Slide Over).
        case slideOver
    }

    /// Between the two apps of a split, in points.
    static let splitDivider = 10.0

    /// Above and below the window of Slide Over, in points. Measured on iPads with a home button, taken for all.
    static let slideOverMargin = 20.0

    /// The splits that exist: a half only in landscape.
    public func splits(orientation: Orientation) -> [Split] {
        guard kind == .tablet else { return [.full] }
        return orientation == .landscape ? Split.allCases : Split.allCases.filter { $0 != .half }
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
        case .slideOver:
            return CGSize(width: narrowWidth(orientation), height: full.height - 2 * Self.slideOverMargin)
        }
    }

    /// The narrow app of a split, and that of Slide Over: 375 on the largest screens, 320 on home-button iPads, else by orientation.
    private func narrowWidth(_ orientation: Orientation) -> Double {
        if portraitSize.width >= 1000 { return 375 }
        return cutout == .homeButton || orientation == .portrait ? 320 : 375
    }
}
