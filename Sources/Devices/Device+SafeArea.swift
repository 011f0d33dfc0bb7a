// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension Device {
    /// The insets of the screen's safe area (L11.8). A split of an iPad has the same ones.
    ///
    /// A phone with a cutout has its top inset on both sides in landscape, and 20 (before OS 26: 21) at the bottom.
    public func safeAreaInsets(os: OSGeneration, orientation: Orientation) -> EdgeInsets {
        let isCurrent = os >= .v26
        let top = isCurrent ? uprightInsets.top26 : uprightInsets.top18
        let bottom = isCurrent ? uprightInsets.bottom26 : uprightInsets.bottom18
        guard kind == .phone, orientation == .landscape else {
            return EdgeInsets(top: top, leading: uprightInsets.sides, bottom: bottom, trailing: uprightInsets.sides)
        }
        if cutout == .homeButton { return EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) }
        return EdgeInsets(top: 0, leading: top, bottom: isCurrent ? 20 : 21, trailing: top)
    }
}
