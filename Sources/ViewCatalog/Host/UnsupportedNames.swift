// SPDX-License-Identifier: GPL-3.0-or-later

/// Names of SwiftUI that the catalogue leaves out on purpose: using one is the error `unsupported`, not one of spelling.
package enum UnsupportedNames {
    package static let all = views.union(modifiers)

    package static let views: Set<String> = [
        "HelpLink", "ImmersiveSpace", "NowPlayingView", "SettingsLink", "SignInWithAppleButton", "SubscriptionStoreView", "SwiftUIView",
        "TextFieldLink",
    ]

    package static let modifiers: Set<String> = [
        "worldAlignment"
    ]
}
