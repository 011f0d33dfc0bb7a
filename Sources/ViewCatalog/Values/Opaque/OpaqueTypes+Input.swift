// SPDX-License-Identifier: GPL-3.0-or-later

/// What keyboards, fingers, pointers and assistive apps would look at.
extension OpaqueType {
    static let input: [OpaqueType] =
        gestures + [
            OpaqueType(name: "ButtonRepeatBehavior", statics: ["automatic", "enabled", "disabled"]),
            OpaqueType(name: "EventModifiers", statics: ["command", "shift", "option", "control", "capsLock", "numericPad", "all"]),
            OpaqueType(
                name: "KeyEquivalent",
                statics: [
                    "return", "escape", "delete", "deleteForward", "space", "tab", "upArrow", "downArrow", "leftArrow", "rightArrow",
                    "home",
                    "end", "pageUp", "pageDown", "clear",
                ],
                functions: ["init": ["_": "Any"]], literal: .text),
            OpaqueType(name: "KeyPress.Phases", statics: ["down", "up", "repeat", "all"]),
            OpaqueType(name: "KeyPress.Result", statics: ["handled", "ignored"]),
            OpaqueType(
                name: "KeyboardShortcut", statics: ["defaultAction", "cancelAction"],
                functions: ["init": ["_": "KeyEquivalent", "modifiers": "EventModifiers"]]),
            OpaqueType(name: "ScrollEdgeEffectStyle", statics: ["automatic", "soft", "hard"]),
            OpaqueType(name: "ScrollInputBehavior", statics: ["automatic", "enabled", "disabled"]),
            OpaqueType(name: "ScrollInputKind", statics: ["handGestureShortcut", "look"]),
            OpaqueType(name: "SpringLoadingBehavior", statics: ["automatic", "enabled", "disabled"]),
            OpaqueType(name: "SubmitLabel", statics: ["done", "go", "send", "join", "route", "search", "return", "next", "continue"]),
            OpaqueType(name: "SubmitTriggers", statics: ["text", "search"]),
            OpaqueType(name: "TaskPriority", statics: ["high", "medium", "low", "background", "userInitiated", "utility"]),
            OpaqueType(name: "TextInputAutocapitalization", statics: ["never", "words", "sentences", "characters"]),
            OpaqueType(
                name: "TextInputFormattingControlPlacement.Set", statics: ["contextMenu", "inputAssistant", "keyboard", "all", "default"]),
            OpaqueType(name: "TextSelectability", statics: ["enabled", "disabled"]),
            OpaqueType(name: "TextSelectionAffinity", statics: ["automatic", "upstream", "downstream"]),
            OpaqueType(
                name: "UIBlurEffect.Style",
                statics: [
                    "extraLight", "light", "dark", "regular", "prominent", "systemUltraThinMaterial", "systemThinMaterial",
                    "systemMaterial",
                    "systemThickMaterial", "systemChromeMaterial", "systemUltraThinMaterialLight", "systemThinMaterialLight",
                    "systemMaterialLight", "systemThickMaterialLight", "systemChromeMaterialLight", "systemUltraThinMaterialDark",
                    "systemThinMaterialDark", "systemMaterialDark", "systemThickMaterialDark", "systemChromeMaterialDark",
                ]),
            OpaqueType(name: "UIImpactFeedbackGenerator.FeedbackStyle", statics: ["light", "medium", "heavy", "soft", "rigid"]),
            OpaqueType(name: "UINotificationFeedbackGenerator.FeedbackType", statics: ["success", "warning", "error"]),
            OpaqueType(name: "UITextAutocapitalizationType", statics: ["none", "words", "sentences", "allCharacters"]),
            OpaqueType(
                name: "UIKeyboardType",
                statics: [
                    "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress",
                    "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad", "alphabet",
                ]),
            OpaqueType(
                name: "UITextContentType",
                statics: [
                    "name", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname", "jobTitle",
                    "organizationName", "location", "fullStreetAddress", "streetAddressLine1", "streetAddressLine2", "addressCity",
                    "addressState", "addressCityAndState", "sublocality", "countryName", "postalCode", "telephoneNumber",
                    "emailAddress", "URL", "username", "password", "newPassword", "oneTimeCode", "shipmentTrackingNumber",
                    "flightNumber", "dateTime", "birthdate", "birthdateDay", "birthdateMonth", "birthdateYear", "creditCardNumber",
                    "creditCardName", "creditCardGivenName", "creditCardMiddleName", "creditCardFamilyName", "creditCardSecurityCode",
                    "creditCardExpiration", "creditCardExpirationMonth", "creditCardExpirationYear", "creditCardType",
                    "cellularEID", "cellularIMEI",
                ]),
            OpaqueType(name: "WritingToolsBehavior", statics: ["automatic", "complete", "limited", "disabled"]),
        ]

    private static let gestureMethods: Functions = [
        "onChanged": ["_": "Any"], "onEnded": ["_": "Any"], "updating": ["_": "Any", "body": "Any"], "simultaneously": ["with": "Gesture"],
        "sequenced": ["before": "Gesture"], "map": ["_": "Any"], "exclusively": ["before": "Gesture"], "modifiers": ["_": "EventModifiers"],
    ]

    private static func gesture(_ name: String, _ parameters: KeyValuePairs<String, String>) -> OpaqueType {
        OpaqueType(name: name, functions: ["init": parameters], methods: gestureMethods, conformances: ["Gesture"])
    }

    /// A gesture is kept with its closures; nothing at the prompt performs it (`tap` and `drag` are commands).
    private static let gestures: [OpaqueType] = [
        OpaqueType(name: "Gesture", isProtocol: true),
        OpaqueType(name: "FocusInteractions", statics: ["automatic", "activate", "edit"]),
        OpaqueType(name: "HoverEffectGroup"),
        OpaqueType(name: "DefaultFocusEvaluationPriority", statics: ["automatic", "userInitiated"]),
        gesture("AnyGesture", ["_": "Gesture"]),
        OpaqueType(name: "UIGestureRecognizerRepresentable", conformances: ["Gesture"], isProtocol: true),
        OpaqueType(name: "GestureMask", statics: ["all", "gesture", "none", "subviews"]),
        gesture("DragGesture", ["minimumDistance": "Double", "coordinateSpace": "CoordinateSpace"]),
        gesture("ExclusiveGesture", ["_": "Gesture", "_": "Gesture"]),
        gesture("LongPressGesture", ["minimumDuration": "Double", "maximumDistance": "Double"]),
        gesture("MagnificationGesture", ["minimumScaleDelta": "Double"]),
        gesture("MagnifyGesture", ["minimumScaleDelta": "Double"]),
        gesture("RotateGesture", ["minimumAngleDelta": "Angle"]),
        gesture("RotationGesture", ["minimumAngleDelta": "Angle"]),
        gesture("SequenceGesture", ["_": "Gesture", "_": "Gesture"]),
        gesture("SimultaneousGesture", ["_": "Gesture", "_": "Gesture"]),
        gesture("SpatialTapGesture", ["count": "Int", "coordinateSpace": "CoordinateSpace"]),
        gesture("TapGesture", ["count": "Int"]),
    ]

    static let accessibility: [OpaqueType] = [
        OpaqueType(name: "AccessibilityActionKind", statics: ["default", "escape", "magicTap", "delete", "showMenu"]),
        OpaqueType(name: "AccessibilityAdjustmentDirection", statics: ["increment", "decrement"]),
        OpaqueType(name: "AccessibilityChildBehavior", statics: ["ignore", "contain", "combine"]),
        OpaqueType(name: "AccessibilityDirectTouchOptions", statics: ["silentOnTouch", "requiresActivation"]),
        OpaqueType(name: "AccessibilityQuickActionStyle", statics: ["outline", "prompt"]),
        OpaqueType(name: "AccessibilityHeadingLevel", statics: ["unspecified", "h1", "h2", "h3", "h4", "h5", "h6"]),
        OpaqueType(name: "AccessibilityLabeledPairRole", statics: ["label", "content"]),
        OpaqueType(
            name: "AccessibilityTextContentType",
            statics: ["plain", "console", "fileSystem", "messaging", "narrative", "sourceCode", "spreadsheet", "wordProcessing"]),
        OpaqueType(
            name: "AccessibilityTraits",
            statics: [
                "isButton", "isHeader", "isImage", "isLink", "isSelected", "isStaticText", "isModal", "isSearchField", "isKeyboardKey",
                "isToggle", "isTabBar", "isSummaryElement", "updatesFrequently", "playsSound", "startsMediaSession",
                "allowsDirectInteraction", "causesPageTurn",
            ],
            functions: ["init": [:]],
            methods: [
                "union": ["_": "AccessibilityTraits"], "intersection": ["_": "AccessibilityTraits"],
                "subtracting": ["_": "AccessibilityTraits"],
            ]),
    ]
}
