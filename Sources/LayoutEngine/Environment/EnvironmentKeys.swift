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

/// The keys that the engine knows by name. Keys that only carry data have no `apply`.
public enum EnvironmentKeys {
    /// From where x counts: what is leading on the left or on the right.
    public static let layoutDirection = EnvironmentKey("layoutDirection", default: LayoutDirection.leftToRight) { $0.layoutDirection = $1 }
    /// Pixels a point; 1 outside of a device (L13.1). Texts and scroll offsets lie on whole pixels.
    public static let displayScale = EnvironmentKey("displayScale", default: 1.0) { $0.displayScale = $1 }
    /// How large the reader wants texts (L14.1); platforms without Dynamic Type pass over it.
    public static let dynamicTypeSize = EnvironmentKey("dynamicTypeSize", default: DynamicTypeSize.large) { $0.dynamicTypeSize = $1 }
    /// The platform whose fonts and constants hold.
    public static let platform = EnvironmentKey("platform", default: Platform.iOS) { $0.platform = $1 }
    /// The generation of systems whose rules hold.
    public static let os = EnvironmentKey("os", default: OSGeneration.v26) { $0.os = $1 }
    /// How large controls are: on macOS also their default font (L12.10).
    public static let controlSize = EnvironmentKey("controlSize", default: ControlSize.regular) { $0.controlSize = $1 }
    /// The font of texts without one of their own; nil: the platform's default (L12.10).
    public static let font = EnvironmentKey("font", default: Font?.none) { $0.font = $1 }
    /// The most lines that a text has; nil: as many as have room (L12.3).
    public static let lineLimit = EnvironmentKey("lineLimit", default: Int?.none) { $0.text.lineLimit = $1 }
    /// How far a text may shrink to avoid truncation, from 0 to 1; 1: not at all (L12.4).
    public static let minimumScaleFactor = EnvironmentKey("minimumScaleFactor", default: 1.0) { $0.text.minimumScaleFactor = $1 }
    /// Points that are added between the lines of a text.
    public static let lineSpacing = EnvironmentKey("lineSpacing", default: 0.0) { $0.text.lineSpacing = $1 }
    /// The height of the lines of texts; nil: what their fonts ask for (L12.12).
    package static let lineHeight = EnvironmentKey("lineHeight", default: LineHeight?.none) { $0.text.lineHeight = $1 }
    /// How much room there is across (L13.2); nil where a platform has no such thing. Lays nothing out.
    public static let horizontalSizeClass = EnvironmentKey("horizontalSizeClass", default: UserInterfaceSizeClass?.some(.regular))
    /// How much room there is in height (L13.2). Only gestures of view-aligned scrolling read it (S4.26).
    public static let verticalSizeClass = EnvironmentKey("verticalSizeClass", default: UserInterfaceSizeClass?.some(.regular))
    /// False: only the program scrolls (S3.20).
    public static let isScrollEnabled = EnvironmentKey("isScrollEnabled", default: true)
    package static let viewport = EnvironmentKey("viewport", default: Viewport.zero)
    /// 0 outside of every ScrollViewport; only level 0 measures (S13.2).
    static let viewportDepth = EnvironmentKey("viewportDepth", default: 0)
}
