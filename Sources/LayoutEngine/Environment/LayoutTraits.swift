// SPDX-License-Identifier: GPL-3.0-or-later

/// The direction of reading: it decides on which side leading is, and nothing else.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    /// Leading is left, or right.
    case leftToRight, rightToLeft
}

/// The part of the environment that layout algorithms read, resolved to plain values.
package struct LayoutTraits: Sendable {
    package var layoutDirection = LayoutDirection.leftToRight
    /// Pixels a point; 1 outside a device (L13.1).
    package var displayScale = 1.0
    var dynamicTypeSize = DynamicTypeSize.large
    package var platform = Platform.iOS
    package var os = OSGeneration.v26
    package var controlSize = ControlSize.regular
    /// nil: the platform's default font (L12.10).
    package var font: Font?
    var text = TextAttributes()

    /// The length of a pixel in points.
    package var pixelLength: Double { 1 / displayScale }

    package var fontContext: FontContext {
        FontContext(platform: platform, dynamicTypeSize: dynamicTypeSize, displayScale: displayScale, controlSize: controlSize)
    }
}
