// SPDX-License-Identifier: GPL-3.0-or-later

/// What the outermost ScrollViewport recorded outside of its scroll view (S13): the size of the safe region that it fills
/// and the insets of that region. Zero outside of any (S13.7).
package struct Viewport: Hashable, Sendable {
    package var size: CGSize
    package var safeAreaInsets: EdgeInsets

    static let zero = Viewport(size: .zero, safeAreaInsets: .zero)

    package init(size: CGSize, safeAreaInsets: EdgeInsets) {
        self.size = size
        self.safeAreaInsets = safeAreaInsets
    }
}

/// The keys that layout itself reads. A program that embeds the engine may add keys of its own, which are only carried along.
public enum EnvironmentKeys {
    /// The direction of reading: whether leading is on the left or on the right (L13.3).
    public static let layoutDirection = EnvironmentKey("layoutDirection", default: LayoutDirection.leftToRight) { $0.layoutDirection = $1 }
    /// Pixels a point; 1 outside of a device (L13.1). Texts and scroll offsets lie on whole pixels.
    public static let displayScale = EnvironmentKey("displayScale", default: 1.0) { $0.displayScale = $1 }
    /// How large the reader wants texts to be (L14.1); platforms without Dynamic Type ignore it (L14.4).
    public static let dynamicTypeSize = EnvironmentKey("dynamicTypeSize", default: DynamicTypeSize.large) { $0.dynamicTypeSize = $1 }
    /// The platform whose fonts and constants are used.
    public static let platform = EnvironmentKey("platform", default: Platform.iOS) { $0.platform = $1 }
    /// The generation of systems whose rules are followed, where they differ.
    public static let os = EnvironmentKey("os", default: OSGeneration.v26) { $0.os = $1 }
    /// How large controls are: on macOS also their default font (L12.10).
    public static let controlSize = EnvironmentKey("controlSize", default: ControlSize.regular) { $0.controlSize = $1 }
    /// The font of texts without one of their own; nil: the platform's default (L12.10).
    public static let font = EnvironmentKey("font", default: Font?.none) { $0.font = $1 }
    /// The largest number of lines of a text; nil: as many as there is room for; less than 1 counts as 1 (L12.3).
    public static let lineLimit = EnvironmentKey("lineLimit", default: Int?.none) { $0.text.lineLimit = $1 }
    /// How far a text may shrink to avoid truncation, from 0 to 1; 1: not at all (L12.4).
    public static let minimumScaleFactor = EnvironmentKey("minimumScaleFactor", default: 1.0) { $0.text.minimumScaleFactor = $1 }
    /// Points added between the lines of a text; a negative or infinite number counts as 0.
    public static let lineSpacing = EnvironmentKey("lineSpacing", default: 0.0) { $0.text.lineSpacing = $1 }
    /// The height of the lines of texts; nil: what their fonts ask for (L12.12).
    package static let lineHeight = EnvironmentKey("lineHeight", default: LineHeight?.none) { $0.text.lineHeight = $1 }
    /// How much room there is across (L13.2); nil on a platform without size classes. No layout depends on it by itself.
    public static let horizontalSizeClass = EnvironmentKey("horizontalSizeClass", default: UserInterfaceSizeClass?.some(.regular))
    /// How much room there is in height (L13.2); nil on a platform without size classes. Only the gestures of view-aligned scrolling
    /// depend on it (S4.26).
    public static let verticalSizeClass = EnvironmentKey("verticalSizeClass", default: UserInterfaceSizeClass?.some(.regular))
    /// Whether gestures scroll the scroll views inside; where it is false, only the program does (S3.20).
    public static let isScrollEnabled = EnvironmentKey("isScrollEnabled", default: true)
    package static let viewport = EnvironmentKey("viewport", default: Viewport.zero)
    /// 0 outside of every ScrollViewport; only level 0 measures (S13.2).
    static let viewportDepth = EnvironmentKey("viewportDepth", default: 0)
}
