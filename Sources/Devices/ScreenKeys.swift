// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutEngine

extension EnvironmentKeys {
    /// The whole screen of the device in points, in the orientation it is held: larger than the window in a split.
    public static let screenSize = EnvironmentKey("screenSize", default: CGSize.zero)
}
