// SPDX-License-Identifier: GPL-3.0-or-later

/// An angle; positive turns clockwise on the screen.
public struct Angle: Hashable, Sendable {
    public var radians: Double

    public static let zero = Angle(radians: 0)

    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    public var degrees: Double { radians * 180 / .pi }
}
