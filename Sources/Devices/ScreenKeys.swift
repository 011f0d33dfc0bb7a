// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension EnvironmentKeys {
    /// The whole screen of the device in points, in the orientation it is held: larger than the window in a split.
    public static let screenSize = EnvironmentKey("screenSize", default: CGSize.zero)

    /// The safe area of the app's window, in points from its edges inwards, leading on the left: that of the device, without bars and
    /// keyboard.
    public static let windowSafeAreaInsets = EnvironmentKey("windowSafeAreaInsets", default: EdgeInsets.zero)
}
