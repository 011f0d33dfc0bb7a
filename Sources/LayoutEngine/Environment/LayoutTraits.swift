// SPDX-License-Identifier: GPL-3.0-or-later

public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft
}

/// The part of the environment that layout algorithms read, resolved to plain values.
public struct LayoutTraits: Sendable {
    public var layoutDirection = LayoutDirection.leftToRight
    /// Pixels a point; 1 outside a device (L13.1).
    public var displayScale = 1.0
    public var dynamicTypeSize = DynamicTypeSize.large
    public var platform = Platform.iOS
    public var os = OSGeneration.v26
    public var controlSize = ControlSize.regular
    /// nil: the platform's default font (L12.10).
    public var font: Font?
    public var text = TextAttributes()

    /// The length of a pixel in points.
    public var pixelLength: Double { 1 / displayScale }

    public var fontContext: FontContext {
        FontContext(
            platform: platform, dynamicTypeSize: dynamicTypeSize, displayScale: displayScale, controlSize: controlSize)
    }
}
