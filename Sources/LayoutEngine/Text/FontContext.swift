// SPDX-License-Identifier: GPL-3.0-or-later

/// What the metrics of a font depend on beside the font itself.
public struct FontContext: Hashable, Sendable {
    /// Whose fonts are used.
    public var platform: Platform
    /// How large the reader wants texts.
    public var dynamicTypeSize: DynamicTypeSize
    /// Pixels per point. A scale that is not a positive number counts as 1.
    public var displayScale: Double
    /// The reader asked for bold text (`legibilityWeight == .bold`).
    public var legibilityBold: Bool
    /// The size of controls: on macOS the default font follows it.
    public var controlSize: ControlSize

    /// A context; without arguments a phone at the default text size and 1 pixel a point.
    public init(
        platform: Platform = .iOS, dynamicTypeSize: DynamicTypeSize = .large, displayScale: Double = 1, legibilityBold: Bool = false,
        controlSize: ControlSize = .regular
    ) {
        self.platform = platform
        self.dynamicTypeSize = dynamicTypeSize
        self.displayScale = displayScale
        self.legibilityBold = legibilityBold
        self.controlSize = controlSize
    }
}
