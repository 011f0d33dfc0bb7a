// SPDX-License-Identifier: GPL-3.0-or-later
import LayoutEngine
import SwiftLanguage

/// Keys without an effect on layout: code reads them, views and the shell may set them.
enum KeptEnvironmentKeys {
    static let declarations: [EnvironmentKeyDeclaration] =
        flags.map { flag($0, false, $1) } + usuallyTrue.map { flag($0, true, $1) }
        + opaque.map { choice($0, isKept: true) } + followed.map { choice($0, isKept: false) }
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
                kept: "redactionReasons", type: .named("RedactionReasons"), defaultText: "[]",
                summary: "Why content is drawn as a placeholder."
            ) {
                RedactionReasons().encode()
            },
            EnvironmentKeyDeclaration(
                kept: "locale", type: .named("Locale"), defaultText: "Locale.current", summary: "The language and region.", isKept: false
            ) {
                LocaleValue(locale: FoundationDefaults.locale).encode()
            },
            EnvironmentKeyDeclaration(
                kept: "calendar", type: .named("Calendar"), defaultText: "Calendar.current",
                summary: "The calendar by which days are counted."
            ) {
                CalendarValue().encode()
            },
            EnvironmentKeyDeclaration(
                kept: "timeZone", type: .named("TimeZone"), defaultText: "TimeZone.current", summary: "The time zone of dates.",
                isKept: false
            ) {
                TimeZoneValue(zone: FoundationDefaults.timeZone).encode()
            },
            EnvironmentKeyDeclaration(
                kept: EditMode.key.name, type: .optional(.named("Binding", genericArguments: [EditMode.swiftType])),
                defaultText: "the scene's", summary: "Whether the content of lists is being edited.", isKept: false
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

    private static func flag(_ name: String, _ standard: Bool, _ summary: String) -> EnvironmentKeyDeclaration {
        var declaration = EnvironmentKeyDeclaration(EnvironmentKey(name, default: standard), summary: summary)
        declaration.isKept = true
        return declaration
    }

    private static let flags: KeyValuePairs<String, String> = [
        "accessibilityDifferentiateWithoutColor": "Whether colour must not be the only cue.",
        "accessibilityEnabled": "Whether an assistive technology is on.",
        "accessibilityInvertColors": "Whether colours are inverted.",
        "accessibilityReduceTransparency": "Whether the user wants less transparency.",
        "accessibilityShowButtonShapes": "Whether buttons show their shapes.",
        "accessibilitySwitchControlEnabled": "Whether Switch Control is on.",
        "accessibilityVoiceOverEnabled": "Whether VoiceOver is on.",
        "accessibilityDimFlashingLights": "Whether flashing lights are dimmed.",
        "accessibilityPlayAnimatedImages": "Whether animated images play.", "autocorrectionDisabled": "Whether autocorrection is off.",
        "isLuminanceReduced": "Whether the screen is dimmed.",
        "isSceneCaptured": "Whether the scene is recorded.", "supportsMultipleWindows": "Whether the app may open more windows.",
        "isTabBarShowingSections": "Whether the tab bar shows sections.",
        "accessibilityAssistiveAccessEnabled": "Whether Assistive Access is on.",
        "accessibilityLargeContentViewerEnabled": "Whether the large content viewer is on.",
        "accessibilityPrefersHeadAnchorAlternative": "Whether the user wants content that does not follow the head.",
        "accessibilityQuickActionsEnabled": "Whether quick actions are on.",
        "allowsWindowActivationEvents": "Whether a click that activates the window also acts.",
        "contentTransitionAddsDrawingGroup": "Whether content transitions are drawn as a group.",
        "isActivityFullscreen": "Whether a Live Activity fills the screen.",
        "isActivityUpdateReduced": "Whether a Live Activity is updated less often.",
        "supportsImagePlayground": "Whether Image Playground can be shown.",
        "supportsRemoteScenes": "Whether scenes can be shown on other devices.",
    ]

    private static let usuallyTrue: KeyValuePairs<String, String> = [
        "appearsActive": "Whether the view looks active, as in the window in front.",
        "isFocusEffectEnabled": "Whether the focus effect is shown.",
        "isHoverEffectEnabled": "Whether hover effects are shown.",
        "showsWidgetContainerBackground": "Whether a widget's background is shown.",
        "showsWidgetLabel": "Whether the label of an accessory widget is shown.",
    ]

    /// A key whose values are written as members of a type: `.automatic`.
    private typealias Choice = (name: String, type: String, standard: String, summary: String)

    private static func choice(_ key: Choice, isKept: Bool) -> EnvironmentKeyDeclaration {
        EnvironmentKeyDeclaration(
            kept: key.name, type: .named(key.type), defaultText: "." + key.standard, summary: key.summary, isKept: isKept
        ) {
            OpaqueValue(kind: key.type, text: key.standard).encode()
        }
    }

    /// What a modifier of the same name says, or a view around.
    private static let followed: [Choice] = [
        ("labelsVisibility", "Visibility", "automatic", "Whether the labels of controls are shown."),
        ("navigationLinkIndicatorVisibility", "Visibility", "automatic", "Whether navigation links show their chevron."),
        ("searchSuggestionsPlacement", "SearchSuggestionsPlacement", "automatic", "Where the suggestions of a search are shown."),
    ]

    private static let opaque: [Choice] = [
        ("badgeProminence", "BadgeProminence", "standard", "How prominent badges are."),
        ("buttonRepeatBehavior", "ButtonRepeatBehavior", "automatic", "Whether a button acts again while it is pressed."),
        ("contentTransition", "ContentTransition", "identity", "How changes of content are animated."),
        ("menuIndicatorVisibility", "Visibility", "automatic", "Whether menus show their indicator."),
        ("materialActiveAppearance", "MaterialActiveAppearance", "automatic", "When materials look active."),
        ("sidebarRowSize", "SidebarRowSize", "medium", "The size of a sidebar's rows."),
        ("symbolColorRenderingMode", "SymbolColorRenderingMode", "flat", "How the colours of symbols are filled."),
        ("symbolVariableValueMode", "SymbolVariableValueMode", "automatic", "How symbols show a variable value."),
        (
            "textSelectionAffinity", "TextSelectionAffinity", "automatic",
            "Whether a selection that ends at a line break belongs to the line above or below."
        ),
        ("toolbarLabelStyle", "ToolbarLabelStyle", "automatic", "Whether toolbar items show icons, titles or both."),
        ("widgetRenderingMode", "WidgetRenderingMode", "fullColor", "How a widget is drawn."),
        ("backgroundProminence", "BackgroundProminence", "standard", "How prominent the background is."),
        ("colorSchemeContrast", "ColorSchemeContrast", "standard", "Standard or increased contrast."),
        ("controlActiveState", "ControlActiveState", "active", "Whether the controls of the window are active."),
        ("headerProminence", "Prominence", "standard", "How prominent the headers of sections are."),
        ("horizontalScrollBounceBehavior", "ScrollBounceBehavior", "automatic", "Whether scroll views bounce sideways."),
        ("verticalScrollBounceBehavior", "ScrollBounceBehavior", "automatic", "Whether scroll views bounce up and down."),
        ("legibilityWeight", "LegibilityWeight", "regular", "Whether text is bold."),
        ("symbolRenderingMode", "SymbolRenderingMode", "monochrome", "How symbols are coloured."),
        ("symbolVariants", "SymbolVariants", "none", "Which variants of symbols are used."),
        ("menuOrder", "MenuOrder", "automatic", "The order of a menu's items."),
        ("springLoadingBehavior", "SpringLoadingBehavior", "automatic", "Whether hovering with a dragged item opens a view."),
        ("tabViewBottomAccessoryPlacement", "TabViewBottomAccessoryPlacement", "expanded", "Where the accessory of a tab bar is."),
        ("widgetFamily", "WidgetFamily", "systemSmall", "The size of a widget."),
    ]

    private static let absent: [(name: String, type: String, summary: String)] = [
        ("allowedDynamicRange", "Image.DynamicRange", "The range of brightness that images may use"),
        ("backgroundMaterial", "Material", "The material behind the view"),
        ("backgroundStyle", "AnyShapeStyle", "The style of backgrounds"),
        ("documentConfiguration", "Any", "The open document"), ("findContext", "Any", "The context of a search"),
        ("keyboardShortcut", "KeyboardShortcut", "The keyboard shortcut of the control"),
        ("refresh", "Any", "The action that pulling down a list runs"),
        ("tabBarPlacement", "TabBarPlacement", "Where the tab bar is"),
        ("undoManager", "Any", "The undo manager, with which changes are registered"),
    ]

    private static let actions: [(name: String, type: String, summary: String)] = [
        ("dismissWindow", "DismissWindowAction", "Closes a window."),
        ("openDocument", "OpenDocumentAction", "Opens a document."), ("openSettings", "OpenSettingsAction", "Opens the settings."),
        ("newDocument", "NewDocumentAction", "Creates a document."), ("purchase", "PurchaseAction", "Buys a product."),
        ("openImmersiveSpace", "OpenImmersiveSpaceAction", "Opens an immersive space of visionOS."),
        ("dismissImmersiveSpace", "DismissImmersiveSpaceAction", "Closes the immersive space of visionOS."),
        ("openURL", "OpenURLAction", "Opens a URL."), ("openWindow", "OpenWindowAction", "Opens a window."),
        ("pushWindow", "PushWindowAction", "Opens a window in place of this one."),
        ("rename", "RenameAction", "Renames the item that is shown."),
        ("requestReview", "RequestReviewAction", "Asks the user for a review."),
        ("resetFocus", "ResetFocusAction", "Moves the focus to the default view."),
    ]
}
