// SPDX-License-Identifier: GPL-3.0-or-later

/// Names of SwiftUI that the catalogue leaves out on purpose: using one is the error `unsupported`, not one of spelling.
package enum UnsupportedNames {
    package static let all = views.union(modifiers)

    package static let views: Set<String> = [
        "DocumentGroup",
        "HSplitView", "HelpLink", "ImmersiveSpace", "KeyframeAnimator", "Map", "MenuBarExtra",
        "MeshGradient", "MultiDatePicker", "NowPlayingView", "OutlineGroup", "PhaseAnimator",
        "PhotosPicker", "SceneView", "SettingsLink", "SignInWithAppleButton", "SpriteView",
        "SubscriptionStoreView", "SwiftUIView", "Table", "TextFieldLink", "UIViewControllerRepresentable",
        "UIViewRepresentable", "VSplitView", "VideoPlayer", "WebView",
    ]

    package static let modifiers: Set<String> = [
        "digitalCrownRotation", "keyframeAnimator", "lineHeight", "listSectionMargins", "listSectionSpacing", "phaseAnimator",
        "quickLookPreview", "textRenderer", "worldAlignment", "writingDirection",
    ]
}
