// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What stands in bars and windows: a row each, sorted. They are kept and change no frame.
extension ModifierDeclaration {
    private static let barRows0: [ModifierDeclaration] = [
        row(
            "defersSystemGestures", "Lets the app's gestures go before the system's at the screen's edges.",
            "Text(\"a\").defersSystemGestures(on: .all)",
            .visual(.required("on", Edge.Set.self))),
        row(
            "navigationDocument", "The document that the navigation bar represents.", "Text(\"a\").navigationDocument(\"x\")",
            .visual(.unlabeled("document", Value.self))),
        row(
            "navigationSplitViewStyle", "How the columns of a split view share the window; no effect here.",
            "Text(\"a\").navigationSplitViewStyle(.balanced)",
            .visual(.any(nil, name: "value", type: "NavigationSplitViewStyle"))),
        row(
            "navigationViewStyle", "The style of a NavigationView; no effect here.", "Text(\"a\").navigationViewStyle(.stack)",
            .visual(.any(nil, name: "value", type: "NavigationViewStyle"))),
        row(
            "persistentSystemOverlays", "Whether the home indicator and the like are shown.",
            "Text(\"a\").persistentSystemOverlays(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility")) { .homeIndicator(isHidden: $0.opaqueText == "hidden") }),
        row("previewContext", "The context of a preview.", "Text(\"a\").previewContext(1)", .visual(.unlabeled("context", Value.self))),
        row(
            "previewDevice", "The device of a preview.", "Text(\"a\").previewDevice(\"iPhone 15 Pro\")",
            .visual(.unlabeled("device", String?.self)), .visual(.any(nil, name: "device", type: "PreviewDevice"))),
        row(
            "previewDisplayName", "The name of a preview.", "Text(\"a\").previewDisplayName(\"x\")",
            .visual(.unlabeled("name", String?.self))),
        row(
            "previewInterfaceOrientation", "The orientation of a preview.", "Text(\"a\").previewInterfaceOrientation(.portrait)",
            .visual(.any(nil, name: "value", type: "InterfaceOrientation"))),
        row(
            "previewLayout", "The size of a preview.", "Text(\"a\").previewLayout(.sizeThatFits)",
            .visual(.any(nil, name: "value", type: "PreviewLayout"))),
        row(
            "searchDictationBehavior", "How dictation works in a search field.", "Text(\"a\").searchDictationBehavior(.automatic)",
            .visual(.any(nil, name: "value", type: "TextInputDictationBehavior"))),
    ]

    private static let barRows1: [ModifierDeclaration] = [
        row(
            "searchToolbarBehavior", "How the search field behaves in the toolbar.", "Text(\"a\").searchToolbarBehavior(.minimize)",
            .visual(.any(nil, name: "value", type: "SearchToolbarBehavior"))),
        row(
            "sharedBackgroundVisibility", "Whether a toolbar item shares the background of its group.",
            "NavigationStack { Text(\"a\").toolbar { ToolbarItem { Text(\"b\") }.sharedBackgroundVisibility(.hidden) } }",
            .visual(.any(nil, name: "visibility", type: "Visibility"))),
        row(
            "statusBar", "Hides the status bar; statusBarHidden has replaced it.", "Text(\"a\").statusBar(hidden: true)",
            .visual(.required("hidden", Bool.self)) { .statusBar(isHidden: $0) }),
        row(
            "statusBarHidden", "Hides the status bar.", "Text(\"a\").statusBarHidden()",
            .visual(.unlabeledDefault("hidden", true)) { .statusBar(isHidden: $0) }),
        row(
            "tabBarMinimizeBehavior", "When the tab bar shrinks.", "Text(\"a\").tabBarMinimizeBehavior(.onScrollDown)",
            .visual(.any(nil, name: "value", type: "TabBarMinimizeBehavior"))),
        row(
            "tabViewCustomization", "Binds how the user has arranged the tabs.", "Text(\"a\").tabViewCustomization($on)",
            .visual(.any(nil, name: "customization", of: .named("Binding", genericArguments: [.named("TabViewCustomization")])))),
        row(
            "tabViewSidebarBottomBar", "A bar at the bottom of a tab view's sidebar; no effect here.",
            "Text(\"a\").tabViewSidebarBottomBar { Text(\"b\") }",
            .visual(.late())),
        row(
            "tabViewSidebarFooter", "A footer in a tab view's sidebar; no effect here.", "Text(\"a\").tabViewSidebarFooter { Text(\"b\") }",
            .visual(.late())),
        row(
            "tabViewSidebarHeader", "A header in a tab view's sidebar; no effect here.", "Text(\"a\").tabViewSidebarHeader { Text(\"b\") }",
            .visual(.late())),
        row(
            "toolbarBackground", "The background of a bar.", "Text(\"a\").toolbarBackground(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"), .bars) { .barGround(BarGround(visibility: $0.opaqueText, bars: $1)) },
            .visual(.style(nil, name: "style"), .bars) { .barGround(BarGround(style: $0, bars: $1)) }),
        row(
            "toolbarBackgroundVisibility", "Whether the background of a bar is visible.",
            "Text(\"a\").toolbarBackgroundVisibility(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"), .bars) { .barGround(BarGround(visibility: $0.opaqueText, bars: $1)) }),
        row(
            "toolbarColorScheme", "The colour scheme of a bar.", "Text(\"a\").toolbarColorScheme(.dark)",
            .visual(.unlabeled("colorScheme", ColorScheme?.self), .bars) { .barGround(BarGround(colorScheme: $0, bars: $1)) }),
        row(
            "toolbarForegroundStyle", "The style of a bar's contents.", "Text(\"a\").toolbarForegroundStyle(.red)",
            .visual(.style(nil, name: "style"), .bars)),
        row("toolbarItemHidden", "Hides a toolbar item.", "Text(\"a\").toolbarItemHidden()", .visual(.unlabeledDefault("hidden", true))),
        row(
            "toolbarRole", "The purpose of the toolbar.", "Text(\"a\").toolbarRole(.editor)",
            .visual(.any(nil, name: "value", type: "ToolbarRole"))),
        row(
            "toolbarTitleMenu", "A menu that opens from the title; no effect here.", "Text(\"a\").toolbarTitleMenu { Button(\"x\") { } }",
            .visual(.late())),
    ]

    private static let barRows2: [ModifierDeclaration] = [
        row(
            "windowDismissBehavior", "Whether the window can be closed.", "Text(\"a\").windowDismissBehavior(.disabled)",
            .visual(.any(nil, name: "value", type: "WindowInteractionBehavior"))),
        row(
            "windowFullScreenBehavior", "Whether the window can enter full screen.", "Text(\"a\").windowFullScreenBehavior(.disabled)",
            .visual(.any(nil, name: "value", type: "WindowInteractionBehavior"))),
        row(
            "windowMinimizeBehavior", "Whether the window can be minimized.", "Text(\"a\").windowMinimizeBehavior(.disabled)",
            .visual(.any(nil, name: "value", type: "WindowInteractionBehavior"))),
        row(
            "windowResizeAnchor", "The point of the window that stays in place when it is resized.", "Text(\"a\").windowResizeAnchor(.top)",
            .visual(.any(nil, name: "value", type: "UnitPoint"))),
        row(
            "windowResizeBehavior", "Whether the window can be resized.", "Text(\"a\").windowResizeBehavior(.disabled)",
            .visual(.any(nil, name: "value", type: "WindowInteractionBehavior"))),
    ]

    static let barRows = barRows0 + barRows1 + barRows2
}

extension Parameter where T == [Value] {
    /// The bars that are meant, one after the other.
    static var bars: Parameter<[Value]> {
        Parameter<[Value]>(ParameterInfo(label: "for", name: "bars", type: .named("ToolbarPlacement"), isVariadic: true)) { call, index in
            if case .array(let values)? = call[index] { values } else { [] }
        }
    }
}
