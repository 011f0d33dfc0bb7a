// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// What stands in bars and windows: a row each, sorted. They are kept and change no frame.
extension ModifierDeclaration {
    private static let barRows0: [ModifierDeclaration] = [
        row(
            "defersSystemGestures", "System gestures come second.", "Text(\"a\").defersSystemGestures(on: .all)",
            .visual(.required("on", Edge.Set.self))),
        row(
            "navigationDocument", "The document that the bar represents.", "Text(\"a\").navigationDocument(\"x\")",
            .visual(.unlabeled("document", Value.self))),
        row(
            "navigationLinkIndicatorVisibility", "The arrow of links in lists.", "Text(\"a\").navigationLinkIndicatorVisibility(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"))),
        row(
            "navigationSplitViewStyle", "How columns share the window; kept.", "Text(\"a\").navigationSplitViewStyle(.balanced)",
            .visual(.any(nil, name: "value", type: "NavigationSplitViewStyle"))),
        row(
            "navigationViewStyle", "The style of a NavigationView; kept.", "Text(\"a\").navigationViewStyle(.stack)",
            .visual(.any(nil, name: "value", type: "NavigationViewStyle"))),
        row(
            "persistentSystemOverlays", "Whether the home indicator and the like show.", "Text(\"a\").persistentSystemOverlays(.hidden)",
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
        row("searchCompletion", "What a suggestion means.", "Text(\"a\").searchCompletion(\"x\")", .visual(.unlabeled("text", Value.self))),
        row(
            "searchDictationBehavior", "Dictation in a search field.", "Text(\"a\").searchDictationBehavior(.automatic)",
            .visual(.any(nil, name: "value", type: "TextInputDictationBehavior"))),
        row(
            "searchFocused", "Binds the focus of the search field.", "Text(\"a\").searchFocused($on)",
            .visual(.unlabeled("binding", Value.self)), .visual(.unlabeled("binding", Value.self), .required("equals", Value.self))),
        row(
            "searchPresentationToolbarBehavior", "What the bar does during a search.",
            "Text(\"a\").searchPresentationToolbarBehavior(.avoidHidingContent)",
            .visual(.any(nil, name: "value", type: "SearchPresentationToolbarBehavior"))),
    ]

    private static let barRows1: [ModifierDeclaration] = [
        row(
            "searchScopes", "Where to search; kept.", "Text(\"a\").searchScopes($on) { Text(\"b\") }",
            .visual(
                .any(nil, name: "scope", type: "Binding"),
                .any("activation", name: "activation", type: "SearchScopeActivation", defaultText: ".automatic"), .late("scopes"))),
        row(
            "searchSuggestions", "Suggestions of a search; kept.", "Text(\"a\").searchSuggestions { Text(\"b\") }",
            .visual(.late("suggestions"))),
        row(
            "searchToolbarBehavior", "How the search field behaves in the toolbar.", "Text(\"a\").searchToolbarBehavior(.minimize)",
            .visual(.any(nil, name: "value", type: "SearchToolbarBehavior"))),
        row(
            "sharedBackgroundVisibility", "Does a bar item share the background of its group?",
            "NavigationStack { Text(\"a\").toolbar { ToolbarItem { Text(\"b\") }.sharedBackgroundVisibility(.hidden) } }",
            .visual(.any(nil, name: "visibility", type: "Visibility"))),
        row(
            "statusBar", "Hides the status bar.", "Text(\"a\").statusBar(hidden: true)",
            .visual(.required("hidden", Bool.self)) { .statusBar(isHidden: $0) }),
        row(
            "statusBarHidden", "Hides the status bar.", "Text(\"a\").statusBarHidden()",
            .visual(.unlabeledDefault("hidden", true)) { .statusBar(isHidden: $0) }),
        row(
            "tabBarMinimizeBehavior", "When the tab bar shrinks.", "Text(\"a\").tabBarMinimizeBehavior(.onScrollDown)",
            .visual(.any(nil, name: "value", type: "TabBarMinimizeBehavior"))),
        row(
            "tabViewCustomization", "Binds how the user arranged the tabs.", "Text(\"a\").tabViewCustomization($on)",
            .visual(.any(nil, name: "customization", of: .named("Binding", genericArguments: [.named("TabViewCustomization")])))),
        row(
            "tabViewSidebarBottomBar", "A view in the sidebar of tabs; kept.", "Text(\"a\").tabViewSidebarBottomBar { Text(\"b\") }",
            .visual(.late())),
        row(
            "tabViewSidebarFooter", "A view in the sidebar of tabs; kept.", "Text(\"a\").tabViewSidebarFooter { Text(\"b\") }",
            .visual(.late())),
        row(
            "tabViewSidebarHeader", "A view in the sidebar of tabs; kept.", "Text(\"a\").tabViewSidebarHeader { Text(\"b\") }",
            .visual(.late())),
        row(
            "toolbarBackground", "The background of a bar.", "Text(\"a\").toolbarBackground(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"), .bars) { .barGround(BarGround(visibility: $0.opaqueText, bars: $1)) },
            .visual(.style(nil, name: "style"), .bars) { .barGround(BarGround(style: $0, bars: $1)) }),
        row(
            "toolbarBackgroundVisibility", "Is the background of a bar visible?", "Text(\"a\").toolbarBackgroundVisibility(.hidden)",
            .visual(.any(nil, name: "value", type: "Visibility"), .bars) { .barGround(BarGround(visibility: $0.opaqueText, bars: $1)) }),
        row(
            "toolbarColorScheme", "The colour scheme of a bar.", "Text(\"a\").toolbarColorScheme(.dark)",
            .visual(.unlabeled("colorScheme", ColorScheme?.self), .bars) { .barGround(BarGround(colorScheme: $0, bars: $1)) }),
        row(
            "toolbarForegroundStyle", "The style of a bar's contents.", "Text(\"a\").toolbarForegroundStyle(.red)",
            .visual(.style(nil, name: "style"), .bars)),
        row("toolbarItemHidden", "Hides an item of a bar.", "Text(\"a\").toolbarItemHidden()", .visual(.unlabeledDefault("hidden", true))),
        row(
            "toolbarRole", "What the bar is for.", "Text(\"a\").toolbarRole(.editor)",
            .visual(.any(nil, name: "value", type: "ToolbarRole"))),
        row(
            "toolbarTitleDisplayMode", "How the title is displayed.", "Text(\"a\").toolbarTitleDisplayMode(.automatic)",
            .visual(.any(nil, name: "value", type: "ToolbarTitleDisplayMode"))),
        row("toolbarTitleMenu", "A menu at the title; kept.", "Text(\"a\").toolbarTitleMenu { Button(\"x\") { } }", .visual(.late())),
    ]

    private static let barRows2: [ModifierDeclaration] = [
        row(
            "windowDismissBehavior", "What the window may do.", "Text(\"a\").windowDismissBehavior(.disabled)",
            .visual(.any(nil, name: "value", type: "WindowInteractionBehavior"))),
        row(
            "windowFullScreenBehavior", "What the window may do.", "Text(\"a\").windowFullScreenBehavior(.disabled)",
            .visual(.any(nil, name: "value", type: "WindowInteractionBehavior"))),
        row(
            "windowMinimizeBehavior", "What the window may do.", "Text(\"a\").windowMinimizeBehavior(.disabled)",
            .visual(.any(nil, name: "value", type: "WindowInteractionBehavior"))),
        row(
            "windowResizeAnchor", "Which point of the window stays.", "Text(\"a\").windowResizeAnchor(.top)",
            .visual(.any(nil, name: "value", type: "UnitPoint"))),
        row(
            "windowResizeBehavior", "What the window may do.", "Text(\"a\").windowResizeBehavior(.disabled)",
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
