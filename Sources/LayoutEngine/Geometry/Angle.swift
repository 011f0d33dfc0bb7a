// SPDX-License-Identifier: GPL-3.0-or-later

/// An angle; positive turns clockwise on the screen.
package struct Angle: Hashable, Sendable {
    package var radians: Double

    package static let zero = Angle(radians: 0)

    package init(radians: Double) { self.radians = radians }
    package init(degrees: Double) { radians = degrees * .pi / 180 }

    package var degrees: Double { radians * 180 / .pi }
}
