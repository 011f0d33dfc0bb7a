// SPDX-License-Identifier: GPL-3.0-or-later

public enum ColorScheme: String, CaseIterable, Hashable, Sendable { case light, dark }
public enum ScenePhase: String, CaseIterable, Hashable, Sendable { case active, inactive, background }

/// What the outermost ScrollViewport recorded outside of its scroll view (S13): the size of the safe region that it fills
/// and the insets of that region. Zero outside of any (S13.7).
public struct Viewport: Hashable, Sendable {
    public var size: CGSize
    public var safeAreaInsets: EdgeInsets

    public static let zero = Viewport(size: .zero, safeAreaInsets: .zero)

    public init(size: CGSize, safeAreaInsets: EdgeInsets) {
        self.size = size
        self.safeAreaInsets = safeAreaInsets
    }
}

/// The keys that the engine knows by name. Keys that only carry data have no `apply`.
public enum EnvironmentKeys {
    public static let layoutDirection = EnvironmentKey("layoutDirection", default: LayoutDirection.leftToRight) { $0.layoutDirection = $1 }
    public static let displayScale = EnvironmentKey("displayScale", default: 1.0) { $0.displayScale = $1 }
    public static let dynamicTypeSize = EnvironmentKey("dynamicTypeSize", default: DynamicTypeSize.large) { $0.dynamicTypeSize = $1 }
    public static let platform = EnvironmentKey("platform", default: Platform.iOS) { $0.platform = $1 }
    public static let os = EnvironmentKey("os", default: OSGeneration.v26) { $0.os = $1 }
    /// How large controls are: on macOS also their default font (L12.10).
    public static let controlSize = EnvironmentKey("controlSize", default: ControlSize.regular) { $0.controlSize = $1 }
    public static let font = EnvironmentKey("font", default: Font?.none) { $0.font = $1 }
    public static let lineLimit = EnvironmentKey("lineLimit", default: Int?.none) { $0.text.lineLimit = $1 }
    public static let minimumScaleFactor = EnvironmentKey("minimumScaleFactor", default: 1.0) { $0.text.minimumScaleFactor = $1 }
    public static let lineSpacing = EnvironmentKey("lineSpacing", default: 0.0) { $0.text.lineSpacing = $1 }
    public static let horizontalSizeClass = EnvironmentKey("horizontalSizeClass", default: UserInterfaceSizeClass?.some(.regular))
    public static let verticalSizeClass = EnvironmentKey("verticalSizeClass", default: UserInterfaceSizeClass?.some(.regular))
    public static let colorScheme = EnvironmentKey("colorScheme", default: ColorScheme.light)
    public static let scenePhase = EnvironmentKey("scenePhase", default: ScenePhase.active)
    public static let isEnabled = EnvironmentKey("isEnabled", default: true)
    public static let isScrollEnabled = EnvironmentKey("isScrollEnabled", default: true)
    public static let viewport = EnvironmentKey("viewport", default: Viewport.zero)
    /// 0 outside of every ScrollViewport; only level 0 measures (S13.2).
    public static let viewportDepth = EnvironmentKey("viewportDepth", default: 0)
}
