// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Views of AVKit, WebKit, SpriteKit and SceneKit.
extension ViewDeclaration {
    private typealias View = FrameworkView

    static let mediaViews: [ViewDeclaration] = [
        ViewDeclaration(
            "SceneView", summary: "A scene of SceneKit: takes its proposal. It is not drawn.", examples: ["SceneView(scene: nil)"],
            traits: .placeholder,
            overloads: [
                .filling(
                    View.optional("scene", "Any"), View.optional("pointOfView", "Any"), View.optional("options", "Any"),
                    View.optional("preferredFramesPerSecond", "Int"), View.optional("antialiasingMode", "Any"),
                    View.optional("delegate", "Any"), View.optional("technique", "Any"))
            ]),
        ViewDeclaration(
            "SpriteView", summary: "A scene of SpriteKit: takes its proposal. It is not drawn.", examples: ["SpriteView(scene: 1)"],
            traits: .placeholder,
            overloads: [
                .filling(
                    View.required("scene", "Any"), View.optional("transition", "Any"), View.optional("isPaused", "Bool"),
                    View.optional("preferredFramesPerSecond", "Int"), View.optional("options", "Any"), View.optional("debugOptions", "Any"))
            ]),
        ViewDeclaration(
            "VideoPlayer", summary: "A video of AVKit: takes its proposal. It is not played.",
            examples: ["VideoPlayer(player: nil)", "VideoPlayer(player: AVPlayer()) { Text(\"a\") }"], traits: .placeholder,
            overloads: [
                .filling(View.required("player", "Any")), .filling(View.required("player", "Any"), View.builder("videoOverlay")),
            ]),
        ViewDeclaration(
            "WebView", summary: "A page of WebKit: takes its proposal. It is not loaded.",
            examples: ["WebView(url: URL(string: \"https://example.org\"))"], traits: .placeholder,
            overloads: [.filling(View.required("url", "Any")), .filling(View.required(nil, "Any", name: "page"))]),
    ]
}
