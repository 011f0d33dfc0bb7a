// SPDX-License-Identifier: GPL-3.0-or-later

/// Names of SwiftUI that the catalogue leaves out on purpose: using one is the error `unsupported`, not one of spelling.
package enum UnsupportedNames {
    package static let all = views.union(modifiers)

    package static let views: Set<String> = [
        "AsyncImage", "Canvas", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker", "DocumentGroup", "EditButton",
        "Gauge", "GlassEffectContainer", "HSplitView", "HelpLink", "ImmersiveSpace", "KeyframeAnimator", "Map", "MenuBarExtra",
        "MeshGradient", "MultiDatePicker", "NavigationPath", "NowPlayingView", "OutlineGroup", "PasteButton", "PhaseAnimator",
        "PhotosPicker", "RenameButton", "SceneView", "Settings", "SettingsLink", "ShareLink", "SignInWithAppleButton", "SpriteView",
        "SubscriptionStoreView", "SwiftUIView", "Table", "TextFieldLink", "TimelineView", "UIViewControllerRepresentable",
        "UIViewRepresentable", "VSplitView", "VideoPlayer", "WebView", "Window",
    ]

    package static let modifiers: Set<String> = [
        "digitalCrownRotation", "keyframeAnimator", "lineHeight", "listSectionMargins", "listSectionSpacing", "phaseAnimator",
        "quickLookPreview", "textRenderer", "worldAlignment", "writingDirection",
    ]
}
