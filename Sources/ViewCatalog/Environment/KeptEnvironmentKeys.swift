// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Keys without an effect on layout: code reads them, views and the shell may set them.
enum KeptEnvironmentKeys {
    static let declarations: [EnvironmentKeyDeclaration] =
        flags.map { name, summary in EnvironmentKeyDeclaration(EnvironmentKey(name, default: false), summary: summary) }
        + usuallyTrue.map { name, summary in EnvironmentKeyDeclaration(EnvironmentKey(name, default: true), summary: summary) }
        + opaque.map { name, type, standard, summary in
            EnvironmentKeyDeclaration(kept: name, type: .named(type), defaultText: "." + standard, summary: summary) {
                OpaqueValue(kind: type, text: standard).encode()
            }
        }
        + actions.map { name, type, summary in
            EnvironmentKeyDeclaration(kept: name, type: .named(type), defaultText: type + "()", summary: summary) {
                OpaqueValue(kind: type, text: type + "()").encode()
            }
        }
        + absent.map { name, type, summary in
            EnvironmentKeyDeclaration(
                kept: name, type: .optional(.named(type)), defaultText: "nil", summary: summary + "; nil unless it is set."
            ) { .nil }
        }
        + [
            EnvironmentKeyDeclaration(
                kept: "redactionReasons", type: .named("RedactionReasons"), defaultText: "[]", summary: "Why content is hidden."
            ) {
                RedactionReasons().encode()
            },
            EnvironmentKeyDeclaration(
                kept: "locale", type: .named("Locale"), defaultText: "Locale.current", summary: "Language and region."
            ) {
                LocaleValue(locale: FoundationDefaults.locale).encode()
            },
            EnvironmentKeyDeclaration(
                kept: "calendar", type: .named("Calendar"), defaultText: "Calendar.current", summary: "How days are counted."
            ) {
                CalendarValue().encode()
            },
            EnvironmentKeyDeclaration(
                kept: "timeZone", type: .named("TimeZone"), defaultText: "TimeZone.current", summary: "The time zone of dates."
            ) {
                TimeZoneValue(zone: FoundationDefaults.timeZone).encode()
            },
            EnvironmentKeyDeclaration(
                kept: EditMode.key.name, type: .optional(.named("Binding", genericArguments: [EditMode.swiftType])),
                defaultText: "the scene's", summary: "Whether the content of lists is being edited."
            ) { EditMode.ofScene },
            EnvironmentKeyDeclaration(
                computed: "presentationMode", default: PresentationModeValue(dismissal: .none),
                summary: "The older form of dismiss and isPresented."
            ) { PresentationModeValue(dismissal: Dismissal($0)) },
            EnvironmentKeyDeclaration(
                computed: "sizeCategory", default: ContentSizeCategory.large, summary: "The user's text size, by its older name."
            ) {
                ContentSizeCategory($0[EnvironmentKeys.dynamicTypeSize])
            } setting: { environment, category, origin in
                environment.setting(EnvironmentKeys.dynamicTypeSize, to: category.size, by: origin)
            },
        ]

    private static let flags: KeyValuePairs<String, String> = [
        "accessibilityDifferentiateWithoutColor": "Must colour not be the only cue?",
        "accessibilityEnabled": "Is an assistive technology on?",
        "accessibilityInvertColors": "Are colours inverted?", "accessibilityReduceTransparency": "Does the user want less transparency?",
        "accessibilityShowButtonShapes": "Do buttons show their shapes?", "accessibilitySwitchControlEnabled": "Is Switch Control on?",
        "accessibilityVoiceOverEnabled": "Is VoiceOver on?", "accessibilityDimFlashingLights": "Are flashing lights dimmed?",
        "accessibilityPlayAnimatedImages": "Do animated images play?", "autocorrectionDisabled": "Is autocorrection off?",
        "isLuminanceReduced": "Is the screen dimmed?", "isSearching": "Is the search field in use?",
        "isSceneCaptured": "Is the scene recorded?", "supportsMultipleWindows": "May the app open more windows?",
        "isTabBarShowingSections": "Does the tab bar show sections?",
        "accessibilityAssistiveAccessEnabled": "Is Assistive Access on?",
        "accessibilityLargeContentViewerEnabled": "Is the large content viewer on?",
        "accessibilityPrefersHeadAnchorAlternative": "Does the user want content that does not follow the head?",
        "accessibilityQuickActionsEnabled": "Are quick actions on?",
        "allowsWindowActivationEvents": "Does a click that activates the window act?",
        "contentTransitionAddsDrawingGroup": "Are content transitions drawn as a group?",
        "isActivityFullscreen": "Does a Live Activity fill the screen?",
        "isActivityUpdateReduced": "Is a Live Activity updated less often?",
        "supportsImagePlayground": "Can Image Playground be shown?", "supportsRemoteScenes": "May scenes be shown on other devices?",
    ]

    private static let usuallyTrue: KeyValuePairs<String, String> = [
        "appearsActive": "Does the view look active, as in the window in front?", "isFocusEffectEnabled": "Is the effect of focus shown?",
        "isHoverEffectEnabled": "Is the effect of hovering shown?", "showsWidgetContainerBackground": "Is a widget's background shown?",
        "showsWidgetLabel": "Is the label of an accessory widget shown?",
    ]

    private static let opaque: [(name: String, type: String, standard: String, summary: String)] = [
        ("badgeProminence", "BadgeProminence", "standard", "How prominent badges are."),
        ("buttonRepeatBehavior", "ButtonRepeatBehavior", "automatic", "Whether a button acts again while it is pressed."),
        ("contentTransition", "ContentTransition", "identity", "How content changes."),
        ("labelsVisibility", "Visibility", "automatic", "Whether the labels of controls are shown."),
        ("menuIndicatorVisibility", "Visibility", "automatic", "Whether menus show their sign."),
        ("navigationLinkIndicatorVisibility", "Visibility", "automatic", "Whether rows that lead on show it."),
        ("materialActiveAppearance", "MaterialActiveAppearance", "automatic", "When materials look active."),
        ("sidebarRowSize", "SidebarRowSize", "medium", "The size of a sidebar's rows."),
        ("symbolColorRenderingMode", "SymbolColorRenderingMode", "flat", "How the colours of symbols are filled."),
        ("symbolVariableValueMode", "SymbolVariableValueMode", "automatic", "How symbols show a value."),
        ("textSelectionAffinity", "TextSelectionAffinity", "automatic", "To which of two places the end of a selection belongs."),
        ("toolbarLabelStyle", "ToolbarLabelStyle", "automatic", "What items of a toolbar show."),
        ("widgetRenderingMode", "WidgetRenderingMode", "fullColor", "How a widget is drawn."),
        ("backgroundProminence", "BackgroundProminence", "standard", "How strong the background is."),
        ("colorSchemeContrast", "ColorSchemeContrast", "standard", "Standard or increased contrast."),
        ("controlActiveState", "ControlActiveState", "active", "Whether controls of the window are active."),
        ("headerProminence", "Prominence", "standard", "How prominent headers of sections are."),
        ("horizontalScrollBounceBehavior", "ScrollBounceBehavior", "automatic", "Whether scroll views bounce sideways."),
        ("verticalScrollBounceBehavior", "ScrollBounceBehavior", "automatic", "Whether scroll views bounce up and down."),
        ("legibilityWeight", "LegibilityWeight", "regular", "Whether texts are bold."),
        ("symbolRenderingMode", "SymbolRenderingMode", "monochrome", "How symbols are coloured."),
        ("symbolVariants", "SymbolVariants", "none", "Which variants of symbols are used."),
        ("menuOrder", "MenuOrder", "automatic", "The order of a menu's items."),
        ("springLoadingBehavior", "SpringLoadingBehavior", "automatic", "What dragging over a view does."),
        ("tabViewBottomAccessoryPlacement", "TabViewBottomAccessoryPlacement", "expanded", "Where the accessory of a tab bar is."),
        ("widgetFamily", "WidgetFamily", "systemSmall", "The size of a widget."),
    ]

    private static let absent: [(name: String, type: String, summary: String)] = [
        ("allowedDynamicRange", "Image.DynamicRange", "The range of brightness that images may use"),
        ("backgroundMaterial", "Material", "The material behind the view"),
        ("backgroundStyle", "AnyShapeStyle", "The style of backgrounds"),
        ("documentConfiguration", "Any", "The document that is open"), ("findContext", "Any", "What is searched for"),
        ("keyboardShortcut", "KeyboardShortcut", "The shortcut of the control"), ("refresh", "Any", "What pulling down a list does"),
        ("tabBarPlacement", "TabBarPlacement", "Where the tab bar is"), ("undoManager", "Any", "Where changes are registered"),
    ]

    private static let actions: [(name: String, type: String, summary: String)] = [
        ("dismissSearch", "DismissSearchAction", "Ends the search."), ("dismissWindow", "DismissWindowAction", "Closes a window."),
        ("openDocument", "OpenDocumentAction", "Opens a document."), ("openSettings", "OpenSettingsAction", "Opens the settings."),
        ("newDocument", "NewDocumentAction", "Makes a document."), ("purchase", "PurchaseAction", "Buys a product."),
        ("openImmersiveSpace", "OpenImmersiveSpaceAction", "Opens a space of visionOS."),
        ("dismissImmersiveSpace", "DismissImmersiveSpaceAction", "Closes a space of visionOS."),
        ("openURL", "OpenURLAction", "Opens a link."), ("openWindow", "OpenWindowAction", "Opens a window."),
        ("pushWindow", "PushWindowAction", "Opens a window in place of this one."), ("rename", "RenameAction", "Renames what is shown."),
        ("requestReview", "RequestReviewAction", "Asks for a review."),
        ("resetFocus", "ResetFocusAction", "Moves the focus to its default."),
    ]
}
