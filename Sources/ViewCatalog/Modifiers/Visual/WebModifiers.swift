// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What the pages of WebKit are told: a row each. It is kept and changes no frame.
extension ModifierDeclaration {
    private typealias View = FrameworkView

    static let webRows: [ModifierDeclaration] = [
        behavior(
            "webViewBackForwardNavigationGestures", "BackForwardNavigationGesturesBehavior",
            "Whether swipes go back and forward in a page's history"),
        row(
            "webViewContentBackground", "Whether a page has a background; no effect here.", page("webViewContentBackground(.hidden)"),
            .kept(View.required(nil, "Visibility", name: "visibility"))),
        row(
            "webViewContextMenu", "The menu of a page's elements; no effect here.", page("webViewContextMenu { _ in Text(\"a\") }"),
            .kept(View.builder("menu", "Any"))),
        behavior(
            "webViewElementFullscreenBehavior", "ElementFullscreenBehavior", "Whether elements of a page may fill the screen"),
        behavior("webViewLinkPreviews", "LinkPreviewBehavior", "Whether a page's links have previews"),
        behavior("webViewMagnificationGestures", "MagnificationGesturesBehavior", "Whether gestures make a page larger"),
        row(
            "webViewOnScrollGeometryChange", "Runs an action when a page scrolls, which never happens here.",
            page("webViewOnScrollGeometryChange(for: Double.self) { _ in 0 } action: { _, _ in }"),
            Overload(
                .required("for", Value.self), .closure("of", [.named("ScrollGeometry")], result: .named("Any")),
                .closure("action", [.named("Any"), .named("Any")])
            ) { maker, _, _, _ in maker.drawn(.none) }),
        row(
            "webViewScrollInputBehavior", "Which inputs scroll a page; no effect here.",
            page("webViewScrollInputBehavior(.enabled, for: .look)"),
            .kept(View.required(nil, "ScrollInputBehavior", name: "behavior"), View.required("for", "ScrollInputKind"))),
        row(
            "webViewScrollPosition", "Where a page is scrolled to; no effect here.",
            page("webViewScrollPosition(.constant(ScrollPosition()))"),
            .kept(ParameterInfo(label: nil, name: "position", type: .named("Binding", genericArguments: [.named("ScrollPosition")])))),
        row(
            "webViewTextSelection", "Whether a page's text can be selected; no effect here.", page("webViewTextSelection(.disabled)"),
            .kept(View.required(nil, "TextSelectability", name: "selectability"))),
    ]

    private static func page(_ modifier: String) -> String { "WebView(url: URL(string: \"https://example.org\")).\(modifier)" }

    private static func behavior(_ name: String, _ type: String, _ summary: String) -> ModifierDeclaration {
        row(
            name, summary + "; no effect here.", page("\(name)(.disabled)"),
            .kept(View.required(nil, "WebView.\(type)", name: "behavior")))
    }
}
